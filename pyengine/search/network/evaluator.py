"""The network on one board: how much each move deserves a visit, and who wins, without any playout.

It is fully convolutional over a cell and its six neighbours, so that one set of weights serves all sizes of a kind of
board: flat boards of Y, bent ones, on which the middle is worth less, or those of Hex. The first layer sees the 19
cells within two steps, edges among them as stones of the player who needs them. Residual blocks of two convolutions
follow, two of which look at the mean and the maximum of the whole board, as the value does (David Wu, "Accelerating
self-play learning in Go", 2019).

Activations are integers, and so are the weights up to powers of two (see weights.py): every sum is exact, and the same
position gets the same numbers from every machine, alone or with others. In browsers a kernel computes them (kernel.py).
"""

import sys
from functools import lru_cache
from math import exp, tanh
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.game import State
from pyengine.core.geometry import Field
from pyengine.core.protocols import Connection, ConnectionRules
from pyengine.search.connection.rings import beside
from pyengine.search.network import kernel
from pyengine.search.network.weights import BLOCKS, CHANNELS, HIDDEN, MOST, POOLED, UNIT, Weights
from pyengine.search.network.weights import weights as those_of_the_engine

Floats = NDArray[np.float32]
Numbers = NDArray[np.intp]
Look = NDArray[np.int8]
"""Cells as the player to move sees them: 0 empty, 1 one's own stone, 2 the opponent's."""

AS_SEEN = np.array([[0, 1, 2], [0, 2, 1]], np.int8)
"""How the stones of nobody, player 1 and player 2 look to player 1 and to player 2."""
NEAR = ((-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0))
"""The steps from a cell to itself and its neighbours, in the order of the weights."""
WIDE = tuple((i, j) for i in range(-2, 3) for j in range(-2, 3) if abs(i + j) <= 2)
"""The steps to all cells within two steps."""
LOOKS = np.array([[0, 0], [UNIT, 0], [0, UNIT]], np.float32)
"""The inputs of the first layer for an empty cell, one's own stone and the opponent's."""
EDGES = np.array([[UNIT, 0], [0, UNIT], [UNIT, UNIT]], np.float32)
"""The inputs for a cell beyond an edge of one's own, of the opponent's and of both."""
TOGETHER = 16
"""How many positions are judged at once, so that all their numbers stay in the processor's cache."""
LARGEST_PRODUCT = 2**18
"""The most products of numbers for which OpenBLAS multiplies matrices in place, without copies and without threads:
these take twice as long for so little, and another process's core."""
REPEATED = 128
"""The most rows to which a bias is added at once."""
WITHOUT_BLAS = sys.platform == "emscripten"
"""Whether einsum multiplies faster than matmul, as in Pyodide."""
FINE = 256
"""Logits, and values before their tanh, are rounded to this fraction."""
TANH = np.array([float(f"{tanh(k / FINE):.6g}") for k in range(-8 * FINE, 8 * FINE + 1)], np.float32)
"""The values, by how far in units of 1 / FINE from -8; libraries differ in the last digits of a tanh."""
EXP = np.array([max(1, round(float(f"{exp(-k / FINE):.6g}") * 2**30)) for k in range(16 * FINE + 1)], np.float64)
"""Weights of moves, by how many units of 1 / FINE they are worse than the best: integers whose sums are exact."""


class Tables(NamedTuple):
    """What lies around the cells of a board, seen by the player who connects its rows.

    `near`, shape (cells, TAPS), are a cell and its neighbours in the order of NEAR; the number after the last cell
    stands for all that lies beyond the board. `wide`, shape (cells, WIDE_TAPS), goes by WIDE; after the last cell come
    three numbers for what lies beyond an edge of one's own, of the opponent's and of both. Cell k of what the other
    player sees is cell turn[k], shape (cells,).
    """

    near: Numbers
    wide: Numbers
    turn: Numbers


@lru_cache(maxsize=32)
def tables(field: Field) -> Tables:
    """The tables of a board in a triangle, cached since making them takes as long as judging many positions."""
    shared = field.width == field.side
    cells = len(field.places)
    # The first coordinate is the one along which the player to move has edges, if both players have their own.
    steps = WIDE if shared else tuple((j, i) for i, j in WIDE)
    wide = np.array([[beside(field, cell, step) for step in steps] for cell in range(cells)], np.intp)
    near = np.minimum(wide[:, [WIDE.index(step) for step in NEAR]], cells)
    turn = range(cells) if shared else [field.cells[j, i] for i, j in field.places]
    return Tables(near, wide, np.array(turn, np.intp))


def kind_of(field: Field) -> str:
    """The kind of a board, by which the engine comes with a network."""
    return "bent" if field.copies else "y" if field.width == field.side else "hex"


def weights_of(field: Field) -> Weights | None:
    """The engine's weights for a board; None if their file is missing or damaged."""
    return those_of_the_engine(kind_of(field))


class Evaluator:
    """The network on the board of one game."""

    def __init__(self, game: ConnectionRules, weights: Weights | None = None, board: Tables | None = None) -> None:
        """Takes the engine's weights and the tables of the game's field unless others are given."""
        field = game.start().field
        weights = weights or weights_of(field)
        assert weights is not None, "the caller has checked `supports`"
        if board is None:
            board = tables(field)
        self._board, self.turn, self._goals = board, board.turn, game.goals
        self._layers = {name: _Dense(*layer.in_floats()) for name, layer in weights.items()}
        self._rooms: dict[int, _Room] = {}
        self._kernel: kernel.Judge | None = None
        if kernel.load is not None and len(board.near) <= kernel.LARGEST:
            self._kernel = kernel.load(kernel.memory_of(board.near, board.wide, weights))

    @staticmethod
    def supports(state: State) -> bool:
        """Whether the network can judge positions of this game, and its weights are there."""
        return isinstance(state, Connection) and weights_of(state.field) is not None

    def look_of(self, state: Connection) -> Look:
        """The position as the player to move sees it, shape (cells,)."""
        look: Look = AS_SEEN[state.to_move - 1, np.frombuffer(state.cells, np.uint8)]
        return look[self.turn] if self._is_turned(state) else look

    def cells_of(self, state: Connection) -> Numbers:
        """The cell of the board that each cell of what the player to move sees stands for, shape (cells,)."""
        return self.turn if self._is_turned(state) else np.arange(len(self.turn))

    def _is_turned(self, state: Connection) -> bool:
        """Whether the player to move connects the sides that are player 2's at the start."""
        return state.goals[state.to_move - 1] != self._goals[0]

    def __call__(self, cells: Look) -> tuple[Floats, Floats]:
        """Judges k positions, shape (k, cells): logits of the moves, shape (k, cells), which mean nothing on occupied
        cells, and values, shape (k,), from -1 to 1 for the player to move.
        """
        logits, values = np.empty(cells.shape, np.float32), np.empty(len(cells), np.float32)
        judge, together = self._judge, TOGETHER
        if self._kernel is not None:
            judge, together = self._ask_kernel, min(TOGETHER, kernel.ROOM // cells.shape[1])
        for first in range(0, len(cells), together):
            some = slice(first, first + together)
            judge(cells[some], logits[some], values[some])
        return logits, TANH[(np.clip(np.rint(values * FINE), -8 * FINE, 8 * FINE) + 8 * FINE).astype(np.intp)]

    def _ask_kernel(self, cells: Look, logits: Floats, values: Floats) -> None:
        assert self._kernel is not None
        count = len(cells)
        out: Floats = np.empty(count + cells.size, np.float32)
        self._kernel(np.ascontiguousarray(cells, np.int8), out, count)
        values[:], logits[:] = out[:count], out[count:].reshape(cells.shape)

    def _judge(self, cells: Look, logits: Floats, values: Floats) -> None:
        """Judges at most TOGETHER positions: gives their logits, and values before the tanh."""
        count, layers = len(cells), self._layers
        room = self._rooms.get(count)
        if room is None:
            room = self._rooms[count] = _Room(self._board, count)
        x, h = room.x[room.cells], room.h[room.cells]
        LOOKS.take(cells.T, axis=0, out=room.stones[room.cells].reshape(-1, count, 2), mode="clip")
        layers["in"].activate(room.within_two.convolve(room.stones, layers["in"]), x)
        for block in range(BLOCKS):
            one, two = layers[f"{block}a"], layers[f"{block}b"]
            one.activate(room.next_to.convolve(room.x, one), h)
            if block in POOLED:
                extra = np.rint(layers[f"g{block}"].product(_pool(h, count)))
                each = h.reshape(-1, extra.size)
                each += extra.reshape(-1)
                each.clip(-MOST, MOST, out=each)
            sums = room.next_to.convolve(room.h, two)
            sums += x
            two.activate(sums, x)
        rows = x.reshape(count, -1, CHANNELS)
        np.multiply(layers["policy"].product(rows).reshape(-1, count).T, np.float32(1 / UNIT), out=logits)
        layers["v1"].product(rows, room.wide.reshape(count, -1, HIDDEN))
        layers["v1"].activate(room.wide, room.wide)
        values[:] = self._values(_pool(room.wide, count))

    def _values(self, z: Floats) -> Floats:
        """The values before the tanh by what the last layers see of each board, shape (k, 2 * HIDDEN)."""
        v2, v3 = self._layers["v2"], self._layers["v3"]
        t = v2.product(z)
        v2.activate(t, t)
        found: Floats = (v3.product(t) + v3.bias)[:, 0] * np.float32(1 / UNIT)
        return found


class _Dense:
    """A layer with its powers of two: `kernel`, shape (inputs, outputs), and `bias`, shape (outputs,)."""

    def __init__(self, kernel: Floats, bias: Floats) -> None:
        self.bias = bias
        # einsum wants columns, OpenBLAS rows.
        self._kernel: Floats = np.asfortranarray(kernel) if WITHOUT_BLAS else kernel
        self._repeated: dict[int, Floats] = {}

    def product(self, rows: Floats, out: Floats | None = None) -> Floats:
        """The sums of products for rows, shape (..., inputs), without the bias; shape (..., outputs)."""
        if WITHOUT_BLAS:
            found: Floats = np.einsum("...j,jk->...k", rows, self._kernel, out=out)
            return found
        return np.matmul(rows, self._kernel, out=out)

    def activate(self, sums: Floats, out: Floats) -> None:
        """The activations for sums, shape (n, outputs), which are overwritten."""
        bias = self._repeated.get(len(sums))
        if bias is None:  # added to several rows at once, since short ones take twice as long
            several = max(rows for rows in range(1, 1 + REPEATED) if len(sums) % rows == 0)
            bias = self._repeated[len(sums)] = np.tile(self.bias, several)
        each = sums.reshape(-1, len(bias))
        each += bias
        np.rint(sums, out=sums)
        sums.clip(0, MOST, out=out)


class _Around:
    """The neighbourhoods of the cells of `count` positions, for convolutions.

    The rows of numbers are ordered by cell, and those for places beyond the board come last. The products are computed
    in parts that are small enough for OpenBLAS to multiply them in place.
    """

    def __init__(self, table: Numbers, numbers: int, count: int) -> None:
        """`table`, shape (cells, taps), is one of `Tables`; `numbers` is the length of a row."""
        cells, taps = table.shape
        size = cells * count
        parts = -(-size * taps * numbers * CHANNELS // LARGEST_PRODUCT)
        length = -(-size // parts)
        inside = table[:, np.newaxis] * count + np.arange(count)[:, np.newaxis]
        places = np.where(table[:, np.newaxis] < cells, inside, table[:, np.newaxis] - cells + size)
        self._places: Numbers = np.zeros((parts * length, taps), np.intp)
        self._places[:size] = places.reshape(-1, taps)
        self._near: Floats = np.empty((parts * length, taps, numbers), np.float32)
        self._sums: Floats = np.empty((parts * length, CHANNELS), np.float32)
        self._rows, self._outputs = self._near.reshape(parts, length, -1), self._sums.reshape(parts, length, -1)
        self._size = size

    def convolve(self, rows: Floats, layer: _Dense) -> Floats:
        """The sums of products of a layer, shape (cells * count, CHANNELS), in memory that the next call uses again."""
        rows.take(self._places, axis=0, out=self._near, mode="clip")  # no index is out of bounds
        layer.product(self._rows, self._outputs)
        return self._sums[: self._size]


class _Room:
    """Memory for `count` positions, used again, since new memory takes longer than all the arithmetic.

    `stones`, `x` and `h` hold the rows of numbers before the first layer and before the convolutions of a block, and
    then the rows for what lies beyond the board; `wide` those before the value, of the cells alone.
    """

    def __init__(self, board: Tables, count: int) -> None:
        size = len(board.near) * count
        self.cells = slice(size)
        self.within_two, self.next_to = _Around(board.wide, 2, count), _Around(board.near, CHANNELS, count)
        self.stones: Floats = np.empty((size + len(EDGES), 2), np.float32)
        self.stones[size:] = EDGES
        self.x, self.h = (np.zeros((size + 1, CHANNELS), np.float32) for _ in "xh")
        self.wide: Floats = np.empty((size, HIDDEN), np.float32)


def softmax(logits: Floats, empty: NDArray[np.bool_]) -> Floats:
    """The share of each empty cell by its logit, shape (k, cells) as both arguments; 0 on the other cells.

    It is the same on every machine. Each position has an empty cell.
    """
    fine = np.where(empty, np.rint(logits * FINE), -np.inf)
    worse = np.minimum(fine.max(axis=1, keepdims=True) - fine, len(EXP) - 1)
    shares = np.where(empty, EXP[worse.astype(np.intp)], 0)
    found: Floats = (shares / shares.sum(axis=1, keepdims=True)).astype(np.float32)
    return found


def _pool(rows: Floats, count: int) -> Floats:
    """Means, rounded, and maxima over the cells of each position, shape (count, 2 * numbers), of the numbers in rows,
    shape (cells * count, numbers).
    """
    each = rows.reshape(-1, rows.shape[1] * count)
    mean = np.rint(np.add.reduce(each, axis=0) / np.float32(len(each)))
    return np.concatenate([mean.reshape(count, -1), np.maximum.reduce(each, axis=0).reshape(count, -1)], axis=1)
