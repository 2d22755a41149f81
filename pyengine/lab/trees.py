"""Games without a board that are nothing but a tree with a value at each leaf.

They show what a search visits and what it cuts: Donald Knuth and Ronald Moore, "An analysis of alpha-beta pruning"
(1975), measure alpha-beta on uniform trees whose leaves have random values.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import NOBODY, Game, Outcome, State, opponent
from pyengine.core.geometry import Geometry, heap
from pyengine.core.parameters import Kind

LEAVES = 1_000_000
"""The most leaves of a tree."""
WIDEST, DEEPEST = 99, 20
"""The most moves at a node, and the most moves in a row."""
MOST_GIVEN = 1000
"""The most leaves of a tree that is written."""


Nodes = float | tuple["Nodes", ...]
"""A leaf with its value, or the nodes below an inner node."""


class Tree(Game):
    """A tree of any shape, in which the players move in turn, player `first` at the root.

    The value of a leaf is the score of player 1. A `way` leads to a node by the numbers of the moves from the root,
    each from 1.
    """

    name = "tree"
    title = "Tree"
    goal = "Reach a good leaf."
    sizes = (1, DEEPEST, 6)
    reasons: ClassVar[Mapping[str, str]] = {"leaf": "leaf reached"}

    def __init__(self, nodes: Nodes, first: int = 1) -> None:
        super().__init__(height(nodes))
        self.nodes, self.first = nodes, first

    def _key(self) -> tuple[object, ...]:
        return (self.name, self.nodes, self.first)

    @property
    def moves(self) -> int:
        return _widest(self.nodes)

    def branches(self, way: bytes) -> int:
        """The number of moves at a node; 0 at a leaf."""
        nodes = self._at(way)
        return len(nodes) if isinstance(nodes, tuple) else 0

    def leaf(self, way: bytes) -> float:
        value = self._at(way)
        assert not isinstance(value, tuple), "the way leads to a leaf"
        return value

    def _at(self, way: bytes) -> Nodes:
        nodes = self.nodes
        for move in way:
            assert isinstance(nodes, tuple), "there is a move"
            nodes = nodes[move - 1]
        return nodes

    @property
    def geometry(self) -> Geometry:
        """One cell for each level."""
        return heap(self.size)

    def move_name(self, move: int) -> str:
        return str(move + 1)

    def mover(self, way: bytes) -> int:
        """The one to move there, or NOBODY."""
        if not self.branches(way):
            return NOBODY
        return opponent(self.first) if len(way) % 2 else self.first

    def start(self) -> TreeState:
        return TreeState(self, 0, self.mover(b""), bytes(self.size), None)


def height(nodes: Nodes) -> int:
    """The most moves in a row; 0 for a leaf."""
    return 1 + max(map(height, nodes)) if isinstance(nodes, tuple) else 0


def _widest(nodes: Nodes) -> int:
    return max(len(nodes), *map(_widest, nodes)) if isinstance(nodes, tuple) else 0


NUMBER = re.compile(r"-?(\d{1,9}\.?\d{0,6}|\.\d{1,6})", re.ASCII)


_JSON = {"(": "[", ")": "]", ",": ","}


class TreeText(Kind):
    """A tree written with parentheses, as ((3,12,8),(2,4,6),(14,5,2)); None where the text is empty."""

    name = "tree"

    def parse(self, text: str) -> Nodes | None:
        if not text.strip():
            return None
        parts = re.findall(r"[(),]|[^(),\s]+", text)
        try:
            return self.check(self._nodes(json.loads("".join(_JSON.get(part) or json.dumps(part) for part in parts))))
        except (json.JSONDecodeError, RecursionError):
            raise self._refusal() from None

    def check(self, value: Any) -> Nodes | None:
        if value is None:
            return None
        if not isinstance(value, tuple) or height(value) > DEEPEST or self._leaves(value) > MOST_GIVEN:
            raise self._refusal()
        return value

    def text(self, value: Nodes | None) -> str:
        if value is None:
            return ""
        return f"({','.join(map(self.text, value))})" if isinstance(value, tuple) else f"{value:g}"

    def _nodes(self, parts: Any) -> Nodes:
        """The nodes of texts in lists."""
        if isinstance(parts, str):
            return self._leaf(parts)
        if not 0 < len(parts) <= WIDEST:
            raise self._refusal()
        return tuple(map(self._nodes, parts))

    def _leaf(self, text: str) -> Nodes:
        if not NUMBER.fullmatch(text):
            raise self._refusal()
        return float(text)

    def _leaves(self, nodes: Nodes) -> int:
        return sum(map(self._leaves, nodes)) if isinstance(nodes, tuple) else 1

    def _refusal(self) -> BadValue:
        return BadValue("tree-format", deepest=DEEPEST, most=MOST_GIVEN)


@dataclass(frozen=True, slots=True)
class TreeState(State):
    """A node. The cell of each level above it holds the number of the move made there, from 1."""

    game: Tree
    ply: int
    to_move: int
    cells: bytes
    last: int | None

    @property
    def _way(self) -> bytes:
        return self.cells[: self.ply]

    @property
    def outcome(self) -> Outcome | None:
        return None if self.to_move != NOBODY else Outcome(NOBODY, "leaf", self.game.leaf(self._way))

    def legal(self) -> Sequence[int]:
        return range(self.game.branches(self._way))

    def play(self, move: int) -> TreeState:
        if move not in self.legal():
            raise self.refuse(move)
        way = self._way + bytes([move + 1])
        cells = way + self.cells[len(way) :]
        return TreeState(self.game, len(way), self.game.mover(way), cells, move)


def require_tree(branching: int, depth: int) -> None:
    """Raises BadValue for trees that are no trees or too large."""
    if not 1 <= branching <= WIDEST or not 1 <= depth <= DEEPEST or branching**depth > LEAVES:
        raise BadValue(
            "tree-size", "tree", branching=branching, depth=depth, widest=WIDEST, deepest=DEEPEST, most=LEAVES
        )


def random_tree(branching: int, depth: int, seed: int) -> Tree:
    """A tree with `branching` moves at each inner node. Raises BadValue.

    The leaves have independent uniform random values between 0 and 1.
    """
    require_tree(branching, depth)
    dice = Dice(seed)
    nodes: list[Nodes] = [dice.share() for _ in range(branching**depth)]
    for _ in range(depth):
        nodes = [tuple(nodes[first : first + branching]) for first in range(0, len(nodes), branching)]
    return Tree(nodes[0])


def fewest_leaves(branching: int, depth: int) -> int:
    """The leaves that alpha-beta visits if the best moves come first; no order needs fewer (Knuth and Moore)."""
    return int(branching ** (depth - depth // 2) + branching ** (depth // 2) - 1)


def forgetful(state: State) -> float:
    """A judgement with a mistake: player 1 has lost every game that is over, no matter who moved last.

    It belongs to Nim and takes the end of the heap for a property of the position alone, where the winner is the one
    who took the last token. For `ends` of a Plan, in `search/minimax.py`.
    """
    return 0.5 if state.outcome is None else 0.0
