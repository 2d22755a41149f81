"""A game with variations: the positions that were looked at, each with what was written about it.

Record formats read and write trees, and the page keeps one for the game at the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pyengine.game import Game, State, opponent
from pyengine.record import Record


@dataclass(slots=True)
class Node:
    """A game up to some move, and its number `parent` in the tree before that move: -1 for the root.

    `properties` are those that a format has besides and we do not understand: every value as it stood in the text.
    """

    record: Record
    parent: int
    comment: str = ""
    properties: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Tree:
    """Nodes, each after its parent, the root first; `at` is the number of the one that is shown.

    The first child of a node goes on with its line, the others are variations. The first `set_up` moves were made up
    for a position without a history.
    """

    nodes: list[Node]
    at: int = 0
    set_up: int = 0

    @classmethod
    def of(cls, game: Game) -> Tree:
        """A game that has just begun."""
        return cls([Node(Record.of(game), -1)])

    @classmethod
    def along(cls, record: Record) -> Tree:
        """A game without variations, shown at its end."""
        tree = cls.of(record.game)
        for word, _ in record.words():
            tree.at = tree.add(tree.at, tree.nodes[tree.at].record.add(word))
        return tree

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.nodes[0].record.game

    def add(self, parent: int, record: Record) -> int:
        """The number of a new node, one word after its parent."""
        self.nodes.append(Node(record, parent))
        return len(self.nodes) - 1

    def children(self) -> list[list[int]]:
        """The numbers of the children of each node, in their order."""
        found: list[list[int]] = [[] for _ in self.nodes]
        for number, node in enumerate(self.nodes[1:], start=1):
            found[node.parent].append(number)
        return found

    def following(self, number: int) -> Sequence[int]:
        """The numbers of the nodes on the line that goes on from a node, without it."""
        children, line = self.children(), []
        while children[number]:
            number = children[number][0]
            line.append(number)
        return line

    def end(self) -> int:
        """The number of the last node of the main line."""
        return (0, *self.following(0))[-1]


def side_of(state: State, player: int) -> int:
    """1 or 2: whose goal, as it was at the start, a player has here; and who has that one's goal."""
    return player if state.goals == state.game.goals else opponent(player)
