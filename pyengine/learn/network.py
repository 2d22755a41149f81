"""The network in JAX: it computes the same as search/network/evaluator.py, with gradients.

Weights and activations are rounded as they are in use, and gradients ignore the rounding (Yoshua Bengio, Nicholas
Léonard and Aaron Courville, "Estimating or propagating gradients through stochastic neurons", 2013). Activations have
the shape (channels, cells, positions), so that a convolution gathers whole rows by the table of a board and multiplies
one matrix; each board is compiled for itself.
"""

from collections.abc import Callable
from functools import cache, partial
from math import gcd
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from pyengine.learn.board import Board, board
from pyengine.learn.folder import Learner, Params
from pyengine.learn.gumbel import Evaluate
from pyengine.search.network.evaluator import EDGES
from pyengine.search.network.weights import (
    BIASES,
    BLOCKS,
    KERNELS,
    LARGEST_BIAS,
    LARGEST_EXPONENT,
    LARGEST_WEIGHT,
    MOST,
    POOLED,
    SHAPES,
    TAPS,
    UNIT,
    WIDE_TAPS,
    Weights,
)

Array = NDArray[Any]

DECAY = 3e-5
"""The weight of the sum of the squares of all parameters in the loss."""
NEVER = -1e9
"""The logit of an occupied cell."""
MOMENTUM, SQUARES = 0.9, 0.999
"""The share of its means of gradients, and of their squares, that Adam keeps at a step."""
TOGETHER = 32
"""Positions whose gradients are computed at once, so that their numbers stay in the processor's cache."""


class Batch(NamedTuple):
    """Positions of one board, and what the network should say.

    `stones`, shape (k, cells); `policy`, shape (k, cells), the shares that moves should get; `value`, shape (k,), -1 to
    1 for the player to move.
    """

    stones: Any
    policy: Any
    value: Any


def random(seed: int) -> dict[str, Array]:
    """New normal parameters with the variance of Kaiming He and others (2015), near zero where a block ends."""
    dice, params = np.random.default_rng(seed), dict[str, Array]()
    for name, (inputs, outputs) in SHAPES.items():
        scale = 0.1 if name in ("policy", "v3") else (2 / inputs) ** 0.5
        scale *= 0.2 if name.endswith("b") else 0.3 if name.startswith("g") else 1
        params[KERNELS[name]] = (dice.standard_normal((inputs, outputs)) * scale).astype(np.float32)
        if name in BIASES:
            params[BIASES[name]] = np.zeros(outputs, np.float32)
    return params


def params_of(layers: Weights) -> dict[str, Array]:
    params = dict[str, Array]()
    for name, layer in layers.items():
        params[KERNELS[name]], bias = layer.in_floats()
        if name in BIASES:
            params[BIASES[name]] = bias / np.float32(UNIT)
    return params


def forward(params: Params, stones: jax.Array, name: str) -> tuple[jax.Array, jax.Array]:
    """Logits, shape (k, cells), and values before their tanh, shape (k,), of positions of the board of that name."""
    of, layers = board(name), _round_layers(params)

    def pool(x: jax.Array) -> jax.Array:
        return jnp.concatenate([_near(x.sum(1) / of.cells), x.max(1)])

    def convolve(x: jax.Array, layer: Dense) -> jax.Array:
        return _convolve(_around(name)(x), layer, TAPS)

    looks = jnp.stack([stones.T == 1, stones.T == 2]).astype(jnp.float32)
    beyond = jnp.broadcast_to((EDGES.T / UNIT)[..., None], (*EDGES.T.shape, len(stones)))
    planes = jnp.concatenate([looks, beyond], axis=1)[:, of.wide.T.reshape(-1)]
    x = _active(_convolve(planes, layers["in"], WIDE_TAPS))
    for block in range(BLOCKS):
        h = _active(convolve(x, layers[f"{block}a"]))
        if block in POOLED:
            extra = _near(_product(layers[f"g{block}"], pool(h)))
            h = jnp.clip(h + extra[:, None], -MOST / UNIT, MOST / UNIT)
        x = _active(convolve(h, layers[f"{block}b"]) + x)
    z = _active(_product(layers["v1"], x))
    z = _active(_product(layers["v2"], pool(z)))
    return _product(layers["policy"], x)[0].T, _product(layers["v3"], z)[0]


def loss(params: Params, batch: Batch, name: str) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:
    """The loss of a batch, and with it the divergence of the policies and the mean squared error of the values."""
    logits, values = forward(params, batch.stones, name)
    legal, policy = batch.stones == 0, batch.policy.astype(jnp.float32)
    logs = jax.nn.log_softmax(jnp.where(legal, logits, NEVER))
    cross = -jnp.where(legal, policy * logs, 0).sum(1).mean()
    entropy = -(policy * jnp.log(policy + 1e-9)).sum(1).mean()
    error = ((jnp.tanh(values) - batch.value) ** 2).mean()
    return cross + error + DECAY * sum((w**2).sum() for w in params.values()), (cross - entropy, error)


compiled_loss = jax.jit(loss, static_argnums=2)


class Pace(NamedTuple):
    """The number of a step, from 1, its rate, and the share of themselves that averaged parameters keep."""

    count: Any
    rate: Any
    share: Any


@partial(jax.jit, static_argnums=3)
def step(learner: Learner, pace: Pace, batch: Batch, name: str) -> tuple[Learner, tuple[jax.Array, jax.Array]]:
    """A step of Adam on the board of that name. Returns the learner, and the divergence and the error of `loss`."""
    count, rate, share = pace
    parts = jax.tree.map(lambda values: values.reshape(-1, gcd(TOGETHER, len(values)), *values.shape[1:]), batch)
    found = jax.lax.map(lambda part: jax.grad(loss, has_aux=True)(learner.params, part, name), parts)
    slope, losses = jax.tree.map(lambda values: values.mean(0), found)
    mean = jax.tree.map(lambda m, g: MOMENTUM * m + (1 - MOMENTUM) * g, learner.mean, slope)
    square = jax.tree.map(lambda s, g: SQUARES * s + (1 - SQUARES) * g * g, learner.square, slope)
    far, near = 1 - MOMENTUM**count, 1 - SQUARES**count
    params = jax.tree.map(
        lambda w, m, s: w - rate * (m / far) / (jnp.sqrt(s / near) + 1e-7), learner.params, mean, square
    )
    averaged = jax.tree.map(lambda a, w: share * a + (1 - share) * w, learner.averaged, params)
    return Learner(params, mean, square, averaged), losses


def evaluate(of: Board, params: Params, most: int) -> Evaluate:
    """A function that evaluates up to `most` positions of a board, on the device that JAX uses.

    It fills batches up to one of two sizes, since every size needs a compilation of its own.
    """
    sizes = (-(-most // 4), most)

    def call(stones: Array) -> tuple[Array, Array]:
        batch = np.zeros((sizes[len(stones) > sizes[0]], of.cells), np.int8)
        batch[: len(stones)] = stones
        logits, values = _compiled_forward(params, batch, of.name)
        return np.asarray(logits), np.tanh(np.asarray(values))

    return call


_compiled_forward = jax.jit(forward, static_argnums=2)


Dense = tuple[jax.Array, jax.Array]
"""The kernel of a layer, shape (inputs, outputs), and its bias, shape (outputs, 1)."""


def _round_layers(params: Params) -> dict[str, Dense]:
    """The layers, rounded as in search/network/weights.py."""
    layers = {}
    for name, (_, outputs) in SHAPES.items():
        kernel = params[KERNELS[name]]
        bias = params[BIASES[name]] if name in BIASES else jnp.zeros(outputs)
        # The weights of each output are multiples of a power of two.
        powers = 2.0 ** np.arange(LARGEST_EXPONENT + 1)[:, np.newaxis]
        fits = (jnp.abs(kernel).max(0) * powers <= LARGEST_WEIGHT) & (jnp.abs(bias) * (powers * UNIT) <= LARGEST_BIAS)
        unit = jax.lax.stop_gradient(2.0 ** (1 - fits.sum(0)))
        kernel = _pass_gradient(kernel, jnp.clip(jnp.round(kernel / unit), -LARGEST_WEIGHT, LARGEST_WEIGHT) * unit)
        bias = _pass_gradient(bias, jnp.round(bias / unit * UNIT) * unit / UNIT)
        layers[name] = kernel, bias[:, None]
    return layers


def _pass_gradient(x: jax.Array, round_layer: jax.Array) -> jax.Array:
    """The rounded numbers, with the gradient of x."""
    return x + jax.lax.stop_gradient(round_layer - x)


def _active(x: jax.Array) -> jax.Array:
    """An activation: a multiple of 1 / UNIT, from 0 to MOST / UNIT."""
    return _near(jnp.clip(x, 0, MOST / UNIT))


def _near(x: jax.Array) -> jax.Array:
    return _pass_gradient(x, jnp.round(x * UNIT) / UNIT)


def _product(layer: Dense, x: jax.Array) -> jax.Array:
    """The sums of a layer for x, shape (inputs, ...)."""
    kernel, bias = layer
    return (kernel.T @ x.reshape(len(kernel), -1) + bias).reshape(-1, *x.shape[1:])


def _convolve(gathered: jax.Array, layer: Dense, taps: int) -> jax.Array:
    """The sums of a convolution for what lies around the cells, shape (inputs, taps * cells, positions)."""
    kernel, bias = layer
    inputs, _, positions = gathered.shape
    # Kernels have all inputs of a tap together, and here all taps of an input.
    kernel = kernel.reshape(taps, inputs, -1).swapaxes(0, 1).reshape(taps * inputs, -1)
    return _product((kernel, bias), gathered.reshape(taps * inputs, -1, positions))


@cache
def _around(name: str) -> Callable[[jax.Array], jax.Array]:
    """A function that gathers, for x of shape (channels, cells, positions), each cell and its neighbours: shape
    (channels, TAPS * cells, positions), tap by tap. Its gradient is gathered too, since XLA adds to single places
    slowly on a processor.
    """
    near = board(name).rules.near
    places = near.T.reshape(-1).astype(np.int32)
    uses = [np.flatnonzero(places == cell) for cell in range(len(near))]
    most = max(map(len, uses))
    back = np.array([np.pad(use, (0, most - len(use)), constant_values=len(places)) for use in uses], np.int32)

    def take(x: jax.Array, where: Array) -> jax.Array:
        """Rows of x, and zeros where a number is beyond them."""
        return jnp.pad(x, ((0, 0), (0, 1), (0, 0)))[:, where]

    @jax.custom_vjp
    def gather(x: jax.Array) -> jax.Array:
        return take(x, places)

    gather.defvjp(lambda x: (gather(x), None), lambda _, slope: (take(slope, back).sum(2),))
    return gather
