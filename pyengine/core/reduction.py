"""The Y-reduction: the winners of many full boards of Y at once, by operations on the bits of words and of integers.

Replace every three mutually adjacent cells of a full Y board of side n by their majority. The result is a full Y board
of side n - 1 with the same winner; the board of side 1 shows who that is (Jack van Rijswijck, "Search and evaluation in
Hex", 2002). The majority of bits takes four operations, so a word decides 64 boards, one in each bit. All cells of a
few boards together fit one long integer, and then a step takes a handful of operations.

Filling the board after the end of a game does not change its winner, so a playout is a randomly filled board.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice, Words
from pyengine.core.geometry import Field

PLAYOUTS_A_WORD = 64
Boards = NDArray[np.bool_]
"""Full boards, shape (cells, boards): True for the cells of player 1."""

ALL = np.uint64(2**64 - 1)


class Reduction:
    """Decides full boards of one field. It reuses its buffers while the number of boards stays the same."""

    def __init__(self, field: Field) -> None:
        self._field = field
        # The square has one row and one column more than the board, for the cells beyond it.
        self._places = np.array([i * (field.width + 1) + j for i, j in field.cells], dtype=np.intp)
        # Only the cells of a bent board come in another order, and some of them twice.
        self._order = np.fromiter(field.cells.values(), np.intp) if field.copies else slice(None)
        self._square: Words = np.empty((0, 0, 0), np.uint64)
        self._spare: Words = np.empty(0, np.uint64)
        self._edge = 0, 0

    def winners(self, fills: Words) -> Words:
        """The winners of full boards, 64 to a word.

        `fills` has shape (cells, width): bit b of `fills[i, w]` is set if cell i of board (w, b) is player 1's. The
        result, a new array, has shape (width,): bit b of item w is set if player 1 wins board (w, b).
        """
        edge, width = self._field.width, fills.shape[1]
        if self._square.shape != (edge + 1, edge + 1, width):
            self._square = np.zeros((edge + 1, edge + 1, width), np.uint64)
            self._square[:edge, edge] = ALL
            self._spare = np.empty(2 * edge * edge * width, np.uint64)
        full = self._square
        full.reshape((edge + 1) ** 2, width)[self._places] = fills[self._order]
        for size in range(self._field.side - 1, 0, -1):
            # Each step leaves the next smaller triangle in the corner of the square. It runs over the whole square:
            # cells outside the triangle never influence those inside, and cells beyond the edge keep their owner.
            span = min(size, edge)
            low, high = self._spare[: 2 * span * span * width].reshape(2, span, span, width)
            a, b, c = full[:span, :span], full[1 : span + 1, :span], full[:span, 1 : span + 1]
            np.bitwise_or(a, b, out=low)
            low &= c
            np.bitwise_and(a, b, out=high)
            np.bitwise_or(low, high, out=a)
        winners: Words = full[0, 0].copy()
        return winners

    def winner_bits(self, boards: Boards) -> int:
        """The winners of a few full boards: bit b of the result is set if player 1 wins board b."""
        edge, count = self._field.width, boards.shape[1]
        square = np.zeros(((edge + 1) ** 2, count), np.bool_)
        square[self._places] = boards[self._order]
        if self._edge[0] != count:
            row, stone = edge + 1, (1 << count) - 1
            self._edge = count, sum(stone << (place * row - 1) * count for place in range(1, row))
        beyond = self._edge[1]  # the cells of player 1 beyond the edge of the board
        full = int.from_bytes(np.packbits(square, bitorder="little").tobytes(), "little") | beyond
        for size in range(self._field.side - 1, 0, -1):
            b, c = full >> (edge + 1) * count, full >> count
            full = full & b | (full | b) & c
            if size > edge:
                full |= beyond
        winners: int = full & ((1 << count) - 1)
        return winners


@lru_cache(maxsize=32)
def reduction_of(field: Field) -> Reduction:
    """The shared reduction of a field."""
    return Reduction(field)


def deal(cells: bytes, due: int, count: int, dice: Dice) -> Boards:
    """`count` random ways to fill a position in which player 1 gets `due` of the empty cells."""
    return fill_cells(cells, dice.subsets(count, cells.count(0), due).T)


def fill_cells(cells: bytes, owned: Boards) -> Boards:
    """A position with its empty cells filled: True in `owned`, shape (empty cells, boards), for those of player 1."""
    stones = np.frombuffer(cells, np.uint8)
    boards: Boards = np.repeat((stones == 1)[:, np.newaxis], owned.shape[1], axis=1)
    boards[stones == 0] = owned
    return boards
