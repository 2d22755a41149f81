"""Deciding many full boards of Y at once, without a search: the Y-reduction on machine words.

Replace every three mutually adjacent cells of a full Y board of side n by their majority: a full Y board of side n - 1
with the same winner. The last cell is the winner (Jack van Rijswijck, "Search and evaluation in Hex", 2002). The
majority of bits is three operations, so every bit of a word is a board of its own and a word decides 64 of them.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from pyengine.dice import Words

PLAYOUTS_A_WORD = 64


@cache
def _square_places(side: int) -> NDArray[np.intp]:
    """Where cell i of the triangle (in reading order) lies in a (side, side) square, flattened."""
    return np.array([row * side + column for row in range(side) for column in range(row + 1)], dtype=np.intp)


class Reduction:
    """Decides batches of full boards of one side; keeps its working arrays for the next batch of the same width."""

    def __init__(self, side: int) -> None:
        self.side = side
        self._places = _square_places(side)
        self._square: Words = np.empty((0, 0), np.uint64)
        self._spare: Words = np.empty(0, np.uint64)

    def winners(self, fills: Words) -> Words:
        """Who wins each full board.

        `fills` has shape (cells, width): bit b of `fills[i, w]` is set where cell i of board (w, b) is player 1's.
        Returns shape (width,), the bits set where player 1 wins; a copy, good for as long as the caller likes.
        """
        side, width = self.side, fills.shape[1]
        if self._square.shape != (side * side, width):
            self._square = np.zeros((side * side, width), np.uint64)
            self._spare = np.empty((side - 1) * (side - 1) * width * 2, np.uint64)
        self._square[self._places] = fills
        full = self._square.reshape(side, side, width)
        for size in range(side - 1, 0, -1):
            # Each step leaves the next smaller triangle in the top left of the square. The operations run over all of
            # the smaller square: what lies above the diagonal never reaches the cells that count.
            low, high = self._spare[: 2 * size * size * width].reshape(2, size, size, width)
            a, b, c = full[:size, :size], full[1 : size + 1, :size], full[1 : size + 1, 1 : size + 1]
            np.bitwise_or(a, b, out=low)
            low &= c
            np.bitwise_and(a, b, out=high)
            np.bitwise_or(low, high, out=a)
        won: Words = full[0, 0].copy()
        return won


def pack_boards(boards: NDArray[np.bool_]) -> Words:
    """Boards as bits for `Reduction.winners`: (boards, cells) to (cells, words), the last word padded with zeros."""
    count, cells = boards.shape
    words = -(-count // PLAYOUTS_A_WORD)
    padded = np.zeros((cells, words * PLAYOUTS_A_WORD), np.bool_)
    padded[:, :count] = boards.T
    packed: Words = np.packbits(padded, axis=1, bitorder="little").view("<u8").astype(np.uint64, copy=False)
    return packed
