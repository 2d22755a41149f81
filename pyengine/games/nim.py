"""Nim with one heap: the players take tokens in turn, and the player who takes the last token wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.game import NOBODY, Game, Outcome, opponent
from pyengine.core.geometry import Geometry, heap
from pyengine.core.parameters import Parameter, Whole
from pyengine.core.protocols import Solvable

TAKE = Parameter("take", "Largest take", 3, Whole(2, 9), "The most tokens that a player may take at once.")


class Nim(Game):
    """A heap of `size` tokens, from which a player takes 1 up to the number that the option `take` sets.

    Tokens go in the order of their numbers, and a move has the name of the last token that it takes: with five gone,
    "7" takes two. A cell holds the player who took its token. With best play the player to move loses if the number of
    remaining tokens is a multiple of the largest take + 1.
    """

    name = "nim"
    title = "Nim"
    goal = "Take the last token to win."
    sizes = (1, 99, 21)
    options = (TAKE,)
    reasons: ClassVar[Mapping[str, str]] = {"last": "last token taken"}

    @property
    def geometry(self) -> Geometry:
        return heap(self.size)

    def start(self) -> NimState:
        return NimState(self, 0, 1, bytes(self.size), None, 0)


@dataclass(frozen=True, slots=True)
class NimState(Solvable):
    """A position of Nim; before the last move `before` tokens were gone."""

    game: Nim
    ply: int
    to_move: int
    cells: bytes
    last: int | None
    before: int

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(self.cells[-1], "last") if self.to_move == NOBODY else None

    @property
    def key(self) -> tuple[int, int | None]:
        return self.to_move, self.last

    def legal(self) -> Sequence[int]:
        first = 0 if self.last is None else self.last + 1
        return range(first, min(self.game.size, first + int(self.game.choices[TAKE.name])))

    def play(self, move: int) -> NimState:
        legal = self.legal()
        if move not in legal:
            raise self.refuse(move)
        first, over = legal[0], move + 1 == self.game.size
        cells = self.cells[:first] + bytes([self.to_move]) * (move + 1 - first) + self.cells[move + 1 :]
        return NimState(self.game, self.ply + 1, NOBODY if over else opponent(self.to_move), cells, move, first)

    def winning_cells(self) -> Sequence[int]:
        return (self.game.size - 1,) if self.to_move == NOBODY else ()

    def last_cells(self) -> Sequence[int]:
        return () if self.last is None else range(self.before, self.last + 1)
