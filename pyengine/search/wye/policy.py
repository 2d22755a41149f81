"""A policy network: what good moves look like, learnt from the visits of long searches (learn/network.py).

It is fully convolutional over the six neighbours of a cell, so that one set of weights serves every board of Y and Hex.
A cell beyond an edge is a stone of whoever needs the edge, in every layer. The network sees the stones and the last
move; a few residual layers find the logarithm of how often each move deserves a visit, up to a constant and beside what
AMAF says (as in Chao Gao, Ryan Hayward and Martin Müller, "Move prediction
using deep convolutional neural networks in Hex", 2018).

All weights and activations are small integers, and sums of their products stay below 2**24, where float32 is exact: so
the same position gets the same numbers from every machine, whatever its matrix multiplication adds up first (integer
arithmetic as in Benoit Jacob and others, "Quantization and training of neural networks for efficient
integer-arithmetic-only inference", 2018).
"""

from __future__ import annotations

import json
import sys
import warnings
from base64 import b64decode
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.geometry import Field
from pyengine.search.wye.patterns import AS_SEEN, BOTH, ONE, STEPS, beyond

Floats = NDArray[np.float32]
Numbers = NDArray[np.intp]
Stones = NDArray[np.uint8]

FILE = Path(__file__).with_name("policy.json")
TAPS = 1 + len(STEPS)
"""A cell and its neighbours."""
UNIT, MOST = 32, 255
"""An activation of 1 as an integer, and the largest one."""
LARGEST_KERNEL = 127
PLANES = 3
"""What the network sees of a cell: one's own stone, the opponent's, and the last move."""
EXACT = 2**24
"""Integers below this one are exact in float32."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A convolution: `kernel`, shape (taps * inputs, outputs), and `edges`, shape (3, inputs), what lies beyond an edge
    of one's own, of the opponent's and of both, hold integers; `scale` and `bias`, shape (outputs,), turn a sum of
    products into an activation.
    """

    kernel: Floats
    edges: Floats
    scale: Floats
    bias: Floats


@dataclass(frozen=True, slots=True)
class Weights:
    """The layers, of which the last one gives one number for each cell, and the weight of an AMAF value of 1."""

    layers: tuple[Layer, ...]
    amaf: float


class Policy:
    """The network on one board."""

    def __init__(self, field: Field, weights: Weights) -> None:
        self._weights = weights
        cells = len(field.places)
        number = {place: cell for cell, place in enumerate(field.places)}

        def what(i: int, j: int) -> int:
            """The cell at a place; beyond the board one of the three numbers after the last cell, by its edge."""
            return number.get((i, j), cells + beyond(field, i, j) - 1)

        around = [[what(i + di, j + dj) for di, dj in ((0, 0), *STEPS)] for i, j in field.places]
        self._around: Numbers = np.array(around, np.intp)
        # Memory that is used again: to get new memory from the system takes longer than all the arithmetic.
        self._rooms = {layer.edges.shape[1]: _Room(cells, layer.edges.shape[1]) for layer in weights.layers}

    def worth(self, stones: Stones, players: Numbers, last: Numbers) -> Floats:
        """What the network adds to the AMAF value of every move in k positions, as a winning chance; shape (k, cells).

        `players` are those to move, `last` the moves before, -1 for none, both shape (k,). A constant may be added to
        each position's values, and those of occupied cells mean nothing.
        """
        found = np.empty(stones.shape, np.float32)
        for number, (seen, player) in enumerate(zip(planes(stones, players, last), players, strict=True)):
            found[number] = self._logits(seen, int(player))
        found /= np.float32(self._weights.amaf)
        return found

    def _logits(self, seen: Floats, player: int) -> Floats:
        """The last layer's number for each cell of a position, shape (cells,)."""
        *layers, head = self._weights.layers
        cells = len(seen)
        self._rooms[PLANES].seen[:cells] = seen
        for layer in layers:
            inputs, outputs = layer.edges.shape[1], len(layer.scale)
            room, after = self._rooms[inputs], self._rooms[outputs]
            room.seen[cells:] = layer.edges[AS_SEEN[player - 1, ONE:] - 1]
            room.seen.take(self._around, axis=0, out=room.near, mode="clip")  # no index is out of bounds
            sums = _product(room.near.reshape(cells, -1), layer.kernel, after.sums)
            sums *= layer.scale
            sums += layer.bias
            np.maximum(sums, 0, out=sums)
            sums *= np.float32(UNIT)
            if inputs == outputs:
                sums += room.seen[:cells]
            np.rint(sums, out=sums)
            np.minimum(sums, np.float32(MOST), out=after.seen[:cells])
        found: Floats = (self._rooms[head.kernel.shape[0]].seen[:cells] @ head.kernel)[:, 0] * head.scale[0]
        return found


def _product(rows: Floats, kernel: Floats, out: Floats) -> Floats:
    """The product of two matrices; without a BLAS, as in Pyodide, einsum takes 0.6 times as long as matmul."""
    if sys.platform == "emscripten":
        return np.einsum("ij,jk->ik", rows, kernel, out=out)
    return np.matmul(rows, kernel, out=out)


class _Room:
    """Memory for a layer with so many inputs: what lies on the cells and beyond the edges, the same around each cell,
    and the sums of a layer with as many outputs.
    """

    def __init__(self, cells: int, inputs: int) -> None:
        self.seen: Floats = np.empty((cells + BOTH, inputs), np.float32)
        self.near: Floats = np.empty((cells, TAPS, inputs), np.float32)
        self.sums: Floats = np.empty((cells, inputs), np.float32)


def planes(stones: Stones, players: Numbers, last: Numbers) -> Floats:
    """What the network sees, as integers, shape (k, cells, PLANES)."""
    found = np.zeros((*stones.shape, PLANES), np.float32)
    looks = AS_SEEN[players[:, np.newaxis] - 1, stones]
    for plane, look in enumerate((1, 2)):
        found[:, :, plane] = (looks == look) * np.float32(UNIT)
    known = np.flatnonzero(last >= 0)
    found[known, last[known], 2] = UNIT
    return found


@cache
def weights() -> Weights | None:
    """The network that the engine comes with; None, with a warning, if its file is missing or damaged."""
    try:
        return parsed(FILE.read_text("utf-8"))
    except (OSError, ValueError) as wrong:
        warnings.warn(f"The policy network cannot be used, wye plays without it: {wrong}", stacklevel=2)
        return None


def parsed(text: str) -> Weights:
    """The weights in the text of their file. Raises ValueError."""
    try:
        found: Any = json.loads(text)
        layers = tuple(_layer(one) for one in found["layers"])
        amaf = float(found["amaf"])
        _require_sound(layers, amaf)
    except (ValueError, KeyError, TypeError) as wrong:
        raise ValueError(f"Its weights are damaged ({wrong}): expected those of its training.") from wrong
    return Weights(layers, amaf)


def _layer(found: Any) -> Layer:
    inputs, outputs = found["inputs"], len(found["scale"])
    kernel = np.frombuffer(b64decode(found["kernel"], validate=True), np.int8).reshape(-1, outputs)
    edges = np.frombuffer(b64decode(found["edges"], validate=True), np.uint8).reshape(BOTH, inputs)
    scale, bias = (np.array(found[name], np.float32).reshape(outputs) for name in ("scale", "bias"))
    # By columns, as einsum wants them: see `_product`.
    return Layer(np.asfortranarray(kernel, np.float32), edges.astype(np.float32), scale, bias)


def _require_sound(layers: tuple[Layer, ...], amaf: float) -> None:
    """Raises ValueError unless each layer takes what the one before gives, and all sums are finite and exact."""
    inputs = PLANES
    for number, layer in enumerate(layers):
        taps = 1 if number == len(layers) - 1 else TAPS
        if layer.kernel.shape[0] != taps * inputs:
            raise ValueError(f"layer {number + 1} does not fit")
        if np.abs(layer.kernel).sum(axis=0).max() * MOST >= EXACT:
            raise ValueError(f"layer {number + 1} is too large")
        if not (np.isfinite(layer.scale).all() and np.isfinite(layer.bias).all()):
            raise ValueError(f"layer {number + 1} is not finite")
        inputs = layer.kernel.shape[1]
    if inputs != 1 or not 0 < amaf < np.inf:
        raise ValueError("the last layer does not give one number")
