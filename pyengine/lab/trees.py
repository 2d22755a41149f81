"""Uniform trees: games without a board that are nothing but a tree with a value at each leaf.

They show what a search visits and what it cuts: Donald Knuth and Ronald Moore, "An analysis of alpha-beta pruning"
(1975), measure alpha-beta on uniform trees whose leaves have random values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import CHANCE, NOBODY, Chancy, Game, Outcome, State
from pyengine.core.geometry import Geometry, heap

LEAVES = 1_000_000
"""The most leaves of a tree."""
WIDEST, DEEPEST = 99, 20
"""The most moves at a node, and the most moves in a row."""


class UniformTree(Game):
    """A tree with `branching` moves at each inner node and leaves after `depth` moves.

    `leaves` are the values of the leaves from left to right, 0 to 1: the scores of player 1 at their ends. `movers`
    tells who moves at the root, below it and so on, over and over: players 1 and 2, or CHANCE, which is fair. Raises
    BadValue.
    """

    name = "tree"
    title = "Uniform tree"
    goal = "Reach a good leaf."
    sizes = (1, DEEPEST, 6)
    reasons: ClassVar[Mapping[str, str]] = {"leaf": "leaf reached"}

    def __init__(self, branching: int, depth: int, leaves: Sequence[float], movers: tuple[int, ...] = (1, 2)) -> None:
        super().__init__(depth)
        require_tree(branching, depth)
        if len(leaves) != branching**depth or not all(0 <= value <= 1 for value in leaves):
            raise BadValue(
                "The tree has {count} leaves: expected {wanted} values, each 0 to 1.",
                "leaves",
                count=len(leaves),
                wanted=branching**depth,
            )
        if not movers or not set(movers) <= {1, 2, CHANCE}:
            raise BadValue(
                "The movers are {movers}: expected players 1 and 2, or {chance} for chance.",
                "movers",
                movers=tuple(map(str, movers)),
                chance=CHANCE,
            )
        self.branching, self.leaves, self.movers = branching, tuple(leaves), movers

    def _key(self) -> tuple[object, ...]:
        return (self.name, self.branching, self.size, self.leaves, self.movers)

    @property
    def geometry(self) -> Geometry:
        """One cell for each level."""
        return heap(self.size)

    @property
    def moves(self) -> int:
        return self.branching

    def move_name(self, move: int) -> str:
        return str(move + 1)

    def start(self) -> TreeState:
        return TreeState(self, 0, self.movers[0], bytes(self.size), None)


@dataclass(frozen=True, slots=True)
class TreeState(Chancy):
    """A node. The cell of each level above it holds the number of the move made there, from 1."""

    game: UniformTree
    ply: int
    to_move: int
    cells: bytes
    last: int | None

    @property
    def outcome(self) -> Outcome | None:
        if self.to_move != NOBODY:
            return None
        place = 0
        for cell in self.cells:
            place = place * self.game.branching + cell - 1
        return Outcome(NOBODY, "leaf", self.game.leaves[place])

    def legal(self) -> Sequence[int]:
        return range(self.game.branching) if self.to_move != NOBODY else ()

    def chances(self) -> Sequence[tuple[int, float]]:
        return [(move, 1 / self.game.branching) for move in self.legal()] if self.to_move == CHANCE else ()

    def play(self, move: int) -> TreeState:
        if move not in self.legal():
            raise self.refuse(move)
        game, ply = self.game, self.ply + 1
        to_move = game.movers[ply % len(game.movers)] if ply < game.size else NOBODY
        cells = self.cells[: self.ply] + bytes([move + 1]) + self.cells[ply:]
        return TreeState(game, ply, to_move, cells, move)

    def winning_cells(self) -> Sequence[int]:
        return ()


def require_tree(branching: int, depth: int) -> None:
    """Raises BadValue for trees that are no trees or too large."""
    if not 1 <= branching <= WIDEST or not 1 <= depth <= DEEPEST or branching**depth > LEAVES:
        raise BadValue(
            "A tree of {branching} moves at each node, {depth} deep: expected 1 to {widest} moves, depth 1 to {deepest}"
            " and at most {most} leaves.",
            "tree",
            branching=branching,
            depth=depth,
            widest=WIDEST,
            deepest=DEEPEST,
            most=LEAVES,
        )


def random_tree(branching: int, depth: int, seed: int, movers: tuple[int, ...] = (1, 2)) -> UniformTree:
    """A tree whose leaves have independent uniform random values between 0 and 1. Raises BadValue."""
    require_tree(branching, depth)
    dice = Dice(seed)
    return UniformTree(branching, depth, [dice.share() for _ in range(branching**depth)], movers)


def fewest_leaves(branching: int, depth: int) -> int:
    """The leaves that alpha-beta visits if the best moves come first; no order needs fewer (Knuth and Moore)."""
    return int(branching ** (depth - depth // 2) + branching ** (depth // 2) - 1)


def forgetful(state: State) -> float:
    """A judgement with a mistake: when the game is over, player 1 has lost, whoever moved last.

    It belongs to Nim and takes the end of the heap for a property of the position alone, where the winner is the one
    who took the last token. For `ends` of a Plan, in `search/minimax.py`.
    """
    return 0.5 if state.outcome is None else 0.0
