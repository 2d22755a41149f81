"""Deciding many full boards of Y at once, without a search: the Y-reduction on machine words.

Replace every three mutually adjacent cells of a full Y board of side n by their majority: a full Y board of side n - 1
with the same winner. The last cell is the winner (Jack van Rijswijck, "Search and evaluation in Hex", 2002). The
majority of bits is three operations, so every bit of a word is a board of its own and a word decides 64 of them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pyengine.dice import Words
from pyengine.geometry import Field

PLAYOUTS_A_WORD = 64


ALL = np.uint64(2**64 - 1)


class Reduction:
    """Decides batches of full boards of one field; keeps its working arrays for the next batch of the same width."""

    def __init__(self, field: Field) -> None:
        self._field = field
        # One row and one column more than the board has, for what lies beyond it.
        self._places = np.array([i * (field.width + 1) + j for i, j in field.places], dtype=np.intp)
        self._square: Words = np.empty((0, 0, 0), np.uint64)
        self._spare: Words = np.empty(0, np.uint64)

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


def pack_boards(boards: NDArray[np.bool_]) -> Words:
    """Boards as bits for `Reduction.winners`: (boards, cells) to (cells, words), the last word padded with zeros."""
    count, cells = boards.shape
    words = -(-count // PLAYOUTS_A_WORD)
    padded = np.zeros((cells, words * PLAYOUTS_A_WORD), np.bool_)
    padded[:, :count] = boards.T
    packed: Words = np.packbits(padded, axis=1, bitorder="little").view("<u8").astype(np.uint64, copy=False)
    return packed
