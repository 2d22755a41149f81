"""Tic-tac-toe: three marks in a line win; a full board without a line is a draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pyengine.core.game import NOBODY, Game, Outcome, opponent
from pyengine.core.geometry import Geometry, grid
from pyengine.core.protocols import Solvable, WithLines

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class TicTacToe(Game):
    """Tic-tac-toe on three by three squares."""

    name = "tictactoe"
    title = "Tic-tac-toe"
    goal = "Get three in a row."
    sizes = (3, 3, 3)
    reasons: ClassVar[Mapping[str, str]] = {"line": "three in a line", "full": "board full"}

    @property
    def geometry(self) -> Geometry:
        return grid(self.size, self.size)

    def start(self) -> TicTacToeState:
        return TicTacToeState(self, 0, 1, bytes(9), None)


@dataclass(frozen=True, slots=True)
class TicTacToeState(WithLines, Solvable):
    """A position of tic-tac-toe."""

    game: TicTacToe
    ply: int
    to_move: int
    cells: bytes
    last: int | None

    @property
    def outcome(self) -> Outcome | None:
        if self.to_move != NOBODY:
            return None
        line = self.winning_cells()
        return Outcome(self.cells[line[0]], "line") if line else Outcome(NOBODY, "full")

    @property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        return LINES

    @property
    def key(self) -> tuple[int, bytes]:
        return self.to_move, self.cells

    def legal(self) -> Sequence[int]:
        if self.to_move == NOBODY:
            return ()
        return [cell for cell, owner in enumerate(self.cells) if owner == NOBODY]

    def play(self, move: int) -> TicTacToeState:
        if self.to_move == NOBODY or not 0 <= move < 9 or self.cells[move] != NOBODY:
            raise self.refuse(move)
        cells = self.cells[:move] + bytes([self.to_move]) + self.cells[move + 1 :]
        over = bool(_complete(cells)) or NOBODY not in cells
        return TicTacToeState(self.game, self.ply + 1, NOBODY if over else opponent(self.to_move), cells, move)

    def winning_cells(self) -> Sequence[int]:
        return _complete(self.cells)


def _complete(cells: bytes) -> tuple[int, ...]:
    """The first line that one player holds, or ()."""
    for a, b, c in LINES:
        if cells[a] != NOBODY and cells[a] == cells[b] == cells[c]:
            return (a, b, c)
    return ()
