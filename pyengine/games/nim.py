"""Nim with one heap: take a few tokens in turn; whoever takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyengine.game import NOBODY, Game, Option, Outcome, State, opponent
from pyengine.geometry import Geometry, heap

TAKE = Option("take", "Largest take", "How many tokens may be taken at once.", default=3, least=2, most=9)


class Nim(Game):
    """A heap of `size` tokens of which a player takes from 1 to as many as the option `take` says.

    A move is the last token that it takes: the tokens are taken in the order of their numbers, so with five gone,
    "7" takes two. A taken token belongs to whoever took it. The player to move loses, with best play, where what is
    left is a multiple of the largest take + 1.
    """

    name = "nim"
    title = "Nim"
    goal = "Take the last token."
    sizes = (1, 99, 21)
    options = (TAKE,)
    exact = True
    tokens = True

    @property
    def geometry(self) -> Geometry:
        return heap(self.size)

    def start(self) -> NimState:
        return NimState(self, 0, 1, bytes(self.size), None, 0)


@dataclass(frozen=True, slots=True)
class NimState(State):
    """A position of Nim; `gone` tokens are taken, the latest take began after `before`."""

    game: Nim
    ply: int
    to_move: int
    cells: bytes
    last: int | None
    before: int

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(self.cells[-1], "last") if self.to_move == NOBODY else None

    def legal(self) -> Sequence[int]:
        gone = 0 if self.last is None else self.last + 1
        return range(gone, min(self.game.size, gone + int(self.game.chosen[TAKE.name])))

    def play(self, move: int) -> NimState:
        legal = self.legal()
        if move not in legal:
            raise self.refuse(move)
        gone, taken = legal[0], move + 1 - legal[0]
        cells = self.cells[:gone] + bytes([self.to_move]) * taken + self.cells[move + 1 :]
        over = move + 1 == self.game.size
        return NimState(self.game, self.ply + 1, NOBODY if over else opponent(self.to_move), cells, move, gone)

    def winning_cells(self) -> Sequence[int]:
        return (self.game.size - 1,) if self.to_move == NOBODY else ()

    def last_cells(self) -> Sequence[int]:
        return () if self.last is None else range(self.before, self.last + 1)
