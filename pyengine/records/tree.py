"""Games with variations, comments and marks, as text formats and the page have them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pyengine.core.errors import Remark
from pyengine.core.game import Game, State, opponent
from pyengine.games.connection import ConnectionState
from pyengine.records.marks import Mark
from pyengine.records.record import Record


@dataclass(slots=True)
class Node:
    """A game up to some move; `parent` is the number of the node before that move, -1 for the root.

    `properties` are foreign ones of a format, with every value as written in the text.
    """

    record: Record
    parent: int
    comment: str = ""
    marks: tuple[Mark, ...] = ()
    properties: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Tree:
    """Nodes, the root first and each after its parent; `at` is the number of the node that is shown.

    The first child of a node continues its line, the others are variations. The first `set_up` moves were made up for a
    position without a history. The `remarks` tell what its reader left out or assumed.
    """

    nodes: list[Node]
    at: int = 0
    set_up: int = 0
    remarks: list[Remark] = field(default_factory=list)

    @classmethod
    def of(cls, game: Game) -> Tree:
        """A game that has just begun."""
        return cls([Node(Record.of(game), -1)])

    @classmethod
    def along(cls, record: Record) -> Tree:
        """The tree of a game without variations, at its end."""
        tree = cls.of(record.game)
        for word, _ in record.words():
            tree.at = tree.add(tree.at, tree.nodes[tree.at].record.add(word))
        return tree

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.nodes[0].record.game

    def add(self, parent: int, record: Record) -> int:
        """Adds a node, whose record is one word longer than its parent's; returns its number."""
        self.nodes.append(Node(record, parent))
        return len(self.nodes) - 1

    def children(self) -> list[list[int]]:
        """The numbers of the children of each node, in their order."""
        found: list[list[int]] = [[] for _ in self.nodes]
        for number, node in enumerate(self.nodes[1:], start=1):
            found[node.parent].append(number)
        return found

    def following(self, number: int) -> Sequence[int]:
        """The numbers of the nodes that follow a node on its line."""
        children, line = self.children(), []
        while children[number]:
            number = children[number][0]
            line.append(number)
        return line

    def end(self) -> int:
        """The number of the last node of the main line."""
        return (0, *self.following(0))[-1]


def side_of(state: State, player: int) -> int:
    """The player, 1 or 2, who had at the start the goal that `player` has in this position."""
    return opponent(player) if isinstance(state, ConnectionState) and state.traded else player
