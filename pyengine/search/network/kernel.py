"""The memory that the network's kernel works on, in browsers, where numpy multiplies small integers slowly.

The code in kernel.wat computes the same integers as evaluator.py, by instructions for eight numbers at once. The page
runs it: it puts `load` here when Python starts. Without it, as outside a browser, numpy says the same.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pyengine.search.network.weights import BLOCKS, CHANNELS, HIDDEN, POOLED, TAPS, UNIT, Layer, Weights

Floats = NDArray[np.float32]
Numbers = NDArray[np.intp]

Judge = Callable[[NDArray[np.int8], Floats, int], None]
"""Judges a number of positions, shape (positions, cells), as the player to move sees them. Writes their values before
the tanh, and then the logits of each, shape (positions * (1 + cells),)."""

CODE = str(Path(__file__).with_name("kernel.wasm"))
"""Where the build puts the code for browsers."""
load: Callable[[bytes], Judge] | None = None
"""Makes a judge from the memory of `memory_of`, where there is a kernel. No judge outlives the Python that made it, so
there is no kernel while a snapshot of Python's memory is taken."""

LARGEST, ROOM = 640, 6144
"""The most cells of a board, and of all boards that are judged in one call."""
ROW = 2 * CHANNELS
"""Octets of the numbers of a cell."""
NEAR, WIDE, FIRST, POOL, LAYERS, END = 0, 0x5000, 0xB000, 0xBA00, 0xC000, 0x18000
"""Where the parts of its memory lie, as in kernel.wat."""


def memory_of(near: Numbers, wide: Numbers, weights: Weights) -> bytes:
    """The tables of a board of at most LARGEST cells, see `Tables` in evaluator.py, and the weights."""
    cells = len(near)
    beyond = cells + cells % 2  # two rows are computed at a time
    rows = np.full((beyond, TAPS), beyond)
    rows[:cells] = np.where(near < cells, near, beyond)
    parts = {
        NEAR: _offsets(rows),
        WIDE: wide.astype("<i2").tobytes(),
        FIRST: _first(weights["in"]),
        POOL: _offsets(np.tile(np.arange(TAPS), 2)),
        LAYERS: b"".join(_others(weights)),
    }
    found = bytearray(END)
    for (at, part), end in zip(parts.items(), [*list(parts)[1:], END], strict=True):
        assert at + len(part) <= end, "the kernel is made for these layers, and the caller has seen that the board fits"
        found[at : at + len(part)] = part
    return bytes(found)


def _offsets(rows: Numbers) -> bytes:
    return (rows * ROW).astype("<i4").tobytes()


def _first(layer: Layer) -> bytes:
    """The first layer: what each cell within two steps adds if it is empty, one's own, the other's or both."""
    own, other = layer.kernel.astype("<i2").reshape(-1, 2, CHANNELS).transpose(1, 0, 2)
    return np.stack([np.zeros_like(own), own, other, own + other], axis=1).tobytes() + _end(layer, 0)


def _others(weights: Weights) -> Iterator[bytes]:
    """All layers but the first, in the order of their use, those with more outputs than CHANNELS in parts."""
    for block in range(BLOCKS):
        yield _dense(weights[f"{block}a"])
        if block in POOLED:
            yield _dense(weights[f"g{block}"])
        yield _dense(weights[f"{block}b"])
    yield _dense(weights["policy"], unit=UNIT)
    for name in ("v1", "v2"):
        for first in range(0, HIDDEN, CHANNELS):
            yield _dense(weights[name], first)
    yield _dense(weights["v3"], unit=UNIT)


def _dense(layer: Layer, first: int = 0, unit: int = 1) -> bytes:
    """CHANNELS outputs of a layer from the first one on, in units of 1 / unit: the weights of two inputs together."""
    kernel = _pad(layer.kernel[:, first : first + CHANNELS].astype("<i2"))
    return kernel.reshape(-1, 2, CHANNELS).transpose(0, 2, 1).tobytes() + _end(layer, first, unit)


def _end(layer: Layer, first: int, unit: int = 1) -> bytes:
    """The biases and the powers of two of the same CHANNELS outputs."""
    some = slice(first, first + CHANNELS)
    powers = np.ldexp(np.float32(1 / unit), -layer.exponents[some].astype(np.intc))
    return _pad(layer.bias[some].astype("<i4")).tobytes() + _pad(powers.astype("<f4")).tobytes()


def _pad(numbers: NDArray[np.generic]) -> NDArray[np.generic]:
    """Adds zeros up to CHANNELS outputs."""
    missing = CHANNELS - numbers.shape[-1]
    return np.concatenate([numbers, np.zeros((*numbers.shape[:-1], missing), numbers.dtype)], axis=-1)
