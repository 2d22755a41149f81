"""Games with variations, comments and marks, as text formats and the page have them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Self, TypeVar

from pyengine.core.errors import BadRecord, Remark
from pyengine.core.game import Game, State, opponent
from pyengine.games.connection import ConnectionState
from pyengine.records.marks import Mark
from pyengine.records.record import Record

Source = TypeVar("Source")


@dataclass(slots=True)
class Node:
    """A game up to some move; `parent` is the number of the node before that move, -1 for the root.

    `properties` are those of a text format that have no meaning here, with every value as written in the text. A move
    that is `made_up` stands in no text: a stone that a text sets up, or a pass between two moves of one player.
    """

    record: Record
    parent: int
    comment: str = ""
    marks: tuple[Mark, ...] = ()
    properties: dict[str, tuple[str, ...]] = field(default_factory=dict)
    made_up: bool = False


@dataclass(slots=True)
class Tree:
    """A game with variations: nodes, the root first and each after its parent; `at` is the number of the node shown.

    The first child of a node continues its line, the others are variations. The first `set_up` moves were made up for a
    position without a history. The `remarks` say what the reader of a text left out or assumed.
    """

    nodes: list[Node]
    at: int = 0
    set_up: int = 0
    remarks: list[Remark] = field(default_factory=list)

    @classmethod
    def of(cls, game: Game) -> Self:
        return cls([Node(Record.of(game), -1)])

    @classmethod
    def along(cls, record: Record, *, made_up: bool = False) -> Self:
        """The tree of a game without variations, at its end; its moves may be made up for that position."""
        tree = cls.of(record.game)
        for word, _ in record.words():
            tree.append(word, made_up=made_up)
        tree.set_up = record.state.ply if made_up else 0
        return tree

    @property
    def game(self) -> Game:
        return self.nodes[0].record.game

    @property
    def record(self) -> Record:
        return self.nodes[self.at].record

    def add(self, parent: int, record: Record, *, made_up: bool = False) -> int:
        """Adds a node, whose record is one word longer than its parent's; returns its number."""
        self.nodes.append(Node(record, parent, made_up=made_up))
        return len(self.nodes) - 1

    def append(self, word: str, *, made_up: bool = False) -> None:
        """Adds a word of a record after the node shown, and shows it. Raises GameOver or IllegalMove."""
        self.at = self.add(self.at, self.record.add(word), made_up=made_up)

    def children(self) -> list[list[int]]:
        """The numbers of the children of each node, in their order."""
        children: list[list[int]] = [[] for _ in self.nodes]
        for number, node in enumerate(self.nodes[1:], start=1):
            children[node.parent].append(number)
        return children

    def path(self, number: int) -> list[int]:
        """The numbers of the nodes from the root to that node."""
        path = []
        while number >= 0:
            path.append(number)
            number = self.nodes[number].parent
        return path[::-1]

    def move_numbers(self, number: int) -> list[int]:
        """For each node from the root to that node, how many moves lead to it that are not made up."""
        return list(accumulate(int(one > 0 and not self.nodes[one].made_up) for one in self.path(number)))

    def end(self, number: int = 0) -> int:
        """The number of the last node on the line through a node; by default on the main line."""
        children = self.children()
        while children[number]:
            number = children[number][0]
        return number


def collect(read_source: Callable[[Source], list[Tree]], sources: Iterable[Source]) -> list[Tree]:
    """The games of all sources that can be read; a remark tells of the others. Raises BadRecord if none can be read."""
    trees, refusals = list[Tree](), list[BadRecord]()
    for source in sources:
        try:
            trees += read_source(source)
        except BadRecord as wrong:
            refusals.append(wrong)
    if not trees:
        raise refusals[0]
    for tree in trees if refusals else ():
        tree.remarks.append(Remark("games-broken", wrong=refusals[0], count=len(refusals)))
    return trees


def side_of(state: State, player: int) -> int:
    """The player, 1 or 2, whose goal at the start was the goal of `player` in this position."""
    return opponent(player) if isinstance(state, ConnectionState) and state.has_traded_goals else player
