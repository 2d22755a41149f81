"""Deciding many full boards of Y at once, without a search: the Y-reduction on the bits of words and of integers.

Replace every three mutually adjacent cells of a full Y board of side n by their majority: a full Y board of side n - 1
with the same winner. The last cell is the winner (Jack van Rijswijck, "Search and evaluation in Hex", 2002). The
majority of bits is three operations, so every bit of a word is a board of its own and a word decides 64 of them. Where
there are only a few boards, all their cells together are one long integer: then a step is a handful of operations.

A random game has the winner that it would have on a full board, so playouts are full boards that are dealt at random.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pyengine.dice import Dice, Words
from pyengine.geometry import Field

PLAYOUTS_A_WORD = 64
Boards = NDArray[np.bool_]
"""Full boards, shape (cells, boards): whether the cell is player 1's."""

ALL = np.uint64(2**64 - 1)


class Reduction:
    """Decides full boards of one field; keeps what it works with for the next ones, if they are as many."""

    def __init__(self, field: Field) -> None:
        self._field = field
        # One row and one column more than the board has, for what lies beyond it.
        self._places = np.array([i * (field.width + 1) + j for i, j in field.places], dtype=np.intp)
        self._square: Words = np.empty((0, 0, 0), np.uint64)
        self._spare: Words = np.empty(0, np.uint64)
        self._edge = 0, 0

    def winners(self, fills: Words) -> Words:
        """Who wins each full board.

        `fills` has shape (cells, width): bit b of `fills[i, w]` is set where cell i of board (w, b) is player 1's.
        Returns shape (width,), the bits set where player 1 wins; a copy, good for as long as the caller likes.
        """
        edge, width = self._field.width, fills.shape[1]
        if self._square.shape != (edge + 1, edge + 1, width):
            self._square = np.zeros((edge + 1, edge + 1, width), np.uint64)
            self._square[:edge, edge] = ALL
            self._spare = np.empty(2 * edge * edge * width, np.uint64)
        full = self._square
        full.reshape((edge + 1) ** 2, width)[self._places] = fills
        for size in range(self._field.side - 1, 0, -1):
            # Each step leaves the next smaller triangle in the corner of the square. The operations run over a whole
            # square: what lies outside the triangle never reaches the cells that count, and beyond the board's edge
            # every cell stays the player's whose it was.
            span = min(size, edge)
            low, high = self._spare[: 2 * span * span * width].reshape(2, span, span, width)
            a, b, c = full[:span, :span], full[1 : span + 1, :span], full[:span, 1 : span + 1]
            np.bitwise_or(a, b, out=low)
            low &= c
            np.bitwise_and(a, b, out=high)
            np.bitwise_or(low, high, out=a)
        won: Words = full[0, 0].copy()
        return won

    def won(self, boards: Boards) -> int:
        """Which of a few full boards player 1 wins: bit b of the result for board b."""
        edge, count = self._field.width, boards.shape[1]
        square = np.zeros(((edge + 1) ** 2, count), np.bool_)
        square[self._places] = boards
        beyond = self._beyond(count)
        full = int.from_bytes(np.packbits(square, bitorder="little").tobytes(), "little") | beyond
        for size in range(self._field.side - 1, 0, -1):
            b, c = full >> (edge + 1) * count, full >> count
            full = full & b | (full | b) & c
            if size > edge:
                full |= beyond
        won: int = full & ((1 << count) - 1)
        return won

    def _beyond(self, count: int) -> int:
        """What lies beyond the board's edge and is player 1's, for so many boards."""
        if self._edge[0] != count:
            row, stone = self._field.width + 1, (1 << count) - 1
            self._edge = count, sum(stone << (place * row - 1) * count for place in range(1, row))
        return self._edge[1]


@lru_cache(maxsize=32)
def reduction_of(field: Field) -> Reduction:
    """The reduction of a field, the same one for all who ask."""
    return Reduction(field)


def dealt(cells: bytes, to_move: int, count: int, dice: Dice) -> Boards:
    """`count` ways to fill a position, its empty cells dealt to both players as random moves in turn would."""
    empty = cells.count(0)
    return filled(cells, dice.subsets(count, empty, (empty + (to_move == 1)) // 2).T)


def filled(cells: bytes, owned: Boards) -> Boards:
    """A position with its empty cells filled: `owned`, shape (empty cells, boards), tells which are player 1's."""
    stones = np.frombuffer(cells, np.uint8)
    boards: Boards = np.repeat((stones == 1)[:, np.newaxis], owned.shape[1], axis=1)
    boards[stones == 0] = owned
    return boards
