"""The weights of the network: rounding, the file, and damaged ones that are refused."""

import json
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pyengine.core.errors import BadValue
from pyengine.search.network import weights as module
from pyengine.search.network.weights import BIASES, FILES, KERNELS, SHAPES, UNIT, pack, parse, round_layer

Params = dict[str, np.ndarray[Any, np.dtype[np.float32]]]


def invented(seed: int = 1, size: float = 1.0) -> Params:
    """Random floats as a training keeps them; with a larger `size` activations grow."""
    dice, found = np.random.default_rng(seed), Params()
    for name, (inputs, outputs) in SHAPES.items():
        width = size * (2 / inputs) ** 0.5
        found[KERNELS[name]] = dice.normal(0, width, (inputs, outputs)).astype(np.float32)
        if name in BIASES:
            found[BIASES[name]] = dice.normal(0, 0.3, outputs).astype(np.float32)
    return found


@pytest.mark.parametrize("kind", FILES)
def test_the_files_of_the_engine_are_sound_and_small(kind: str) -> None:
    text = FILES[kind].read_text("utf-8")
    assert len(text) < 80_000
    assert parse(text).keys() == SHAPES.keys()
    assert module.weights(kind) is parse(text)
    assert "date" in json.loads(text)["card"]


def test_a_layer_is_as_near_as_its_bits_allow() -> None:
    dice = np.random.default_rng(1)
    kernel = dice.normal(0, 1, (40, 16)) * 2.0 ** dice.integers(-9, 4, 16)
    bias = dice.normal(0, 1, 16)
    layer = round_layer(kernel, bias)
    factor = 2.0 ** layer.exponents.astype(int)
    assert abs(layer.kernel / factor - kernel).max(axis=0) == pytest.approx(0.5 / factor, rel=0.3)
    assert (abs(layer.bias / factor / UNIT - bias) <= 0.5 / factor / UNIT).all()
    largest = abs(kernel).max(axis=0) * factor
    fullest = abs(bias) * factor * UNIT
    assert (largest <= 127).all()
    assert ((largest * 2 > 127) | (fullest * 2 > 2**15 - 1) | (layer.exponents == 14)).all()
    weights, biases = layer.in_floats()
    assert (weights * factor == layer.kernel).all()
    assert (biases * factor == layer.bias).all()


def test_weights_of_zero_get_the_finest_units() -> None:
    layer = round_layer(np.zeros((3, 2)), np.array([0, 0.5]))
    assert layer.exponents.tolist() == [14, 10]


def test_weights_that_do_not_fit_are_refused() -> None:
    for kernel, bias in ((128.0, 0.0), (1.0, 2000.0), (float("nan"), 0.0), (1.0, float("inf"))):
        with pytest.raises(ValueError, match="The weights are too large"):
            round_layer(np.array([[kernel]]), np.array([bias]))


def test_the_file_keeps_the_layers() -> None:
    params = invented()
    text = pack(params, {"date": "today"})
    assert json.loads(text)["card"] == {"date": "today"}
    for name, layer in parse(text).items():
        expected = module.layers_of(params)[name]
        assert (layer.kernel == expected.kernel).all()
        assert (layer.bias == expected.bias).all()
        assert (layer.exponents == expected.exponents).all()


DAMAGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a kernel that is too short": lambda layers: layers["0a"].update(weights=""),
    "no base64": lambda layers: layers["0a"].update(weights="?" + layers["0a"]["weights"][1:]),
    "another shape": lambda layers: layers["0a"].update(shape=[56, 32]),
    "no shape": lambda layers: layers["v1"].pop("shape"),
    "an exponent that is no number": lambda layers: layers["v3"].update(exponents=[None]),
    "an exponent that is too large": lambda layers: layers["v3"].update(exponents=[15]),
    "an exponent that fits no byte": lambda layers: layers["v3"].update(exponents=[1500]),
    "too few exponents": lambda layers: layers["1b"].update(exponents=[7]),
    "a bias that is too short": lambda layers: layers["1b"].update(bias=layers["1b"]["bias"][:-4]),
    "a layer that is missing": lambda layers: layers.pop("g1"),
    "a layer of another kind": lambda layers: layers.update(g1=3),
    "sums that are not exact": lambda layers: layers["0a"].update(
        weights=b64encode(np.full((112, 16), 127, np.int8).tobytes()).decode(), exponents=[15] * 16
    ),
}


def damaged(kind: str) -> str:
    found = json.loads(pack(invented(), {}))
    DAMAGES[kind](found["layers"])
    return json.dumps(found)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", "[" * 10**5, *map(damaged, DAMAGES)])
def test_damaged_weights_are_refused_in_one_sentence(text: str) -> None:
    expected = r"^these are no weights of the network \(.*\): expected a file of wye learn network --export\.$"
    with pytest.raises(BadValue, match=expected):
        parse(text)


@pytest.mark.parametrize("content", [None, "{"])
def test_damaged_weights_are_warned_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "weights.json"
    if content is not None:
        file.write_text(content)
    monkeypatch.setitem(FILES, "hex", file)
    module.weights.cache_clear()
    try:
        with pytest.warns(UserWarning, match="The network cannot be used"):
            assert module.weights("hex") is None
    finally:
        module.weights.cache_clear()
