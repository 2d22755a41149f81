"""The weights of the network: how floats become small integers, the files that hold them, and their checks.

Every layer is a matrix of integers from -127 to 127 with a power of two for each output, by which its column is to be
multiplied, and integers to be added to the sums of products (Benoit Jacob and others, "Quantization and training of
neural networks for efficient integer-arithmetic-only inference", 2018). The limits below keep every sum an integer that
float32 holds exactly, so that all machines get the same numbers in whatever order they add.
"""

import json
import warnings
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.core.errors import BadValue

Floats = NDArray[np.float32]
Numbers = NDArray[np.intp]

FILES = {kind: Path(__file__).with_name(f"{kind}.json") for kind in ("y", "hex", "bent")}
"""The networks that the engine comes with, by the kind of board: flat boards of Y, those of Hex, bent ones of Y."""
CHANNELS, HIDDEN = 16, 32
"""How many numbers the network keeps of a cell, and of the whole board to tell its value."""
BLOCKS = 5
POOLED = (1, 3)
"""The blocks that look at the whole board between their two convolutions."""
TAPS, WIDE_TAPS = 7, 19
"""A cell with its neighbours, and with all cells within two steps."""
UNIT, MOST = 32, 511
"""An activation of 1 as an integer, and the largest one."""
LARGEST_WEIGHT, LARGEST_BIAS, LARGEST_EXPONENT = 127, 2**15 - 1, 14
EXACT = 2**24
"""Integers below this one are exact in float32."""

SHAPES: Mapping[str, tuple[int, int]] = {
    "in": (2 * WIDE_TAPS, CHANNELS),
    **{f"{block}{half}": (TAPS * CHANNELS, CHANNELS) for block in range(BLOCKS) for half in "ab"},
    **{f"g{block}": (2 * CHANNELS, CHANNELS) for block in POOLED},
    "policy": (CHANNELS, 1),
    "v1": (CHANNELS, HIDDEN),
    "v2": (2 * HIDDEN, HIDDEN),
    "v3": (HIDDEN, 1),
}
"""Inputs and outputs of each layer by its name: the first one, those of the blocks, the biases that some blocks compute
from the whole board, the policy, and three for the value."""
KERNELS = {name: f"kernel {name}" for name in SHAPES}
BIASES = {name: f"bias {name}" for name in SHAPES if name != "policy" and not name.startswith("g")}
"""What a training calls the numbers of each layer; two kinds of layers have no bias."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A layer: `kernel`, shape (inputs, outputs), `bias` and `exponents`, shape (outputs,), hold integers.

    An output is (activations @ kernel + bias) * 2**-exponents; activations are multiples of 1 / UNIT counted in units
    of it.
    """

    kernel: NDArray[np.int8]
    bias: NDArray[np.int16]
    exponents: NDArray[np.int8]

    def in_floats(self) -> tuple[Floats, Floats]:
        """The kernel and the bias multiplied by the powers of two, which is exact."""
        factors: Floats = np.ldexp(np.ones(len(self.bias), np.float32), -self.exponents.astype(np.intc))
        return self.kernel.astype(np.float32) * factors, self.bias.astype(np.float32) * factors


Weights = Mapping[str, Layer]
"""The layers by the names of SHAPES."""


@cache
def weights(kind: str) -> Weights | None:
    """The network that the engine comes with for a kind of board; None, with a warning, if its file is missing or
    damaged.
    """
    try:
        return parse(FILES[kind].read_text("utf-8"))
    except (OSError, ValueError) as wrong:
        warnings.warn(f"The network cannot be used: {wrong}", stacklevel=2)
        return None


def round_layer(kernel: NDArray[np.floating[Any]], bias: NDArray[np.floating[Any]]) -> Layer:
    """The nearest layer to floats: `kernel`, shape (inputs, outputs), and `bias`, shape (outputs,), for units of 1.

    Each output gets the largest exponent with which its weights and its bias keep their limits. Raises ValueError if
    there is none.
    """
    factors = np.ldexp(1.0, np.arange(LARGEST_EXPONENT + 1))[:, np.newaxis]
    fits = np.abs(kernel).max(axis=0) * factors <= LARGEST_WEIGHT
    fits &= np.abs(bias) * (factors * UNIT) <= LARGEST_BIAS
    if not (fits[0].all() and np.isfinite(kernel).all() and np.isfinite(bias).all()):
        raise ValueError("The weights are too large: expected some that fit eight bits.")
    exponents = fits.sum(axis=0) - 1
    factor = np.ldexp(1.0, exponents)
    return Layer(
        np.rint(kernel * factor).astype(np.int8),
        np.rint(bias * (factor * UNIT)).astype(np.int16),
        exponents.astype(np.int8),
    )


def layers_of(params: Mapping[str, NDArray[np.floating[Any]]]) -> Weights:
    """The layers nearest to the floats of a training, by the names of KERNELS and BIASES. Raises ValueError."""
    found = {}
    for name, shape in SHAPES.items():
        bias = np.asarray(params[BIASES[name]], np.float64) if name in BIASES else np.zeros(shape[1])
        found[name] = round_layer(np.asarray(params[KERNELS[name]], np.float64), bias)
    return found


def pack(params: Mapping[str, NDArray[np.floating[Any]]], card: Any) -> str:
    """The text of the file for the floats of a training (see `layers_of`). `card` tells where they come from, as JSON.

    Raises ValueError.
    """
    found = layers_of(params)
    _require_sound(found)
    layers = {
        name: {
            "shape": list(layer.kernel.shape),
            "exponents": layer.exponents.tolist(),
            "weights": b64encode(layer.kernel.tobytes()).decode(),
            "bias": b64encode(layer.bias.astype("<i2").tobytes()).decode(),
        }
        for name, layer in found.items()
    }
    return json.dumps({"card": card, "layers": layers}, indent=1) + "\n"


@lru_cache(8)
def parse(text: str) -> Weights:
    """The weights in the text of their file. Raises BadValue."""
    try:
        layers: Any = json.loads(text)["layers"]
        found = {name: _layer(layers[name]) for name in SHAPES}
        _require_sound(found)
    except (ValueError, TypeError, OverflowError, RecursionError) as wrong:
        raise BadValue("no-weights", reason=str(wrong)) from wrong
    except KeyError as wrong:
        raise BadValue("no-weights", reason=f"{wrong} is missing") from wrong
    return found


def _layer(found: Any) -> Layer:
    kernel = np.frombuffer(b64decode(found["weights"], validate=True), np.int8).reshape(tuple(found["shape"]))
    bias = np.frombuffer(b64decode(found["bias"], validate=True), "<i2").astype(np.int16)
    return Layer(kernel, bias, np.array(found["exponents"], np.int8))


def _require_sound(layers: Weights) -> None:
    """Raises ValueError unless every layer has its shape and keeps the limits, so that all sums are exact."""
    for name, shape in SHAPES.items():
        layer = layers[name]
        outputs = shape[1:]
        if layer.kernel.shape != shape or layer.bias.shape != outputs or layer.exponents.shape != outputs:
            raise ValueError(f"layer {name} does not fit")
        if layer.exponents.min() < 0 or layer.exponents.max() > LARGEST_EXPONENT:
            raise ValueError(f"the exponents of layer {name} are out of bounds")
        sums = np.abs(layer.kernel.astype(np.intp)).sum(axis=0) * MOST + np.abs(layer.bias.astype(np.intp))
        # An earlier activation may be added to a sum, in the same units.
        if (sums + (MOST << layer.exponents.astype(np.intp))).max() >= EXACT:
            raise ValueError(f"layer {name} is too large")
