"""The network in JAX: it computes the same as search/network/evaluator.py, with gradients.

Weights and activations are rounded as they are in use, and gradients ignore the rounding (Yoshua Bengio, Nicholas
Léonard and Aaron Courville, "Estimating or propagating gradients through stochastic neurons", 2013). Positions lie on
square grids with a frame, so that one compiled function serves all boards with the same side; a kernel over a cell and
its neighbours is laid into a square of 3 x 3, the first kernel into one of 5 x 5.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from pyengine.learn.board import MARGIN, Board, board
from pyengine.learn.folder import Learner, Params
from pyengine.learn.gumbel import Evaluate
from pyengine.search.network.evaluator import NEAR, WIDE
from pyengine.search.network.weights import (
    BIASES,
    BLOCKS,
    CHANNELS,
    KERNELS,
    LARGEST_BIAS,
    LARGEST_EXPONENT,
    LARGEST_WEIGHT,
    MOST,
    POOLED,
    SHAPES,
    UNIT,
    Weights,
)

Array = NDArray[Any]

DECAY = 3e-5
"""The weight of the sum of the squares of all parameters in the loss."""
BEYOND = 4
"""Added to the codes of places beyond the edge."""
NEVER = -1e9
"""The logit of an occupied cell."""
KERNEL = np.array([(i + 1) * 3 + j + 1 for i, j in NEAR])
WIDE_KERNEL = np.array([(i + 2) * 5 + j + 2 for i, j in WIDE])
MOMENTUM, SQUARES = 0.9, 0.99
"""The share of its means of gradients, and of their squares, that Adam keeps at a step."""


class Batch(NamedTuple):
    """Positions of boards with the same side.

    `framed`, shape (k, side + 4, side + 4), see `frame`; `policy`, shape (k, side * side), the shares that moves should
    get; `value`, shape (k,), -1 to 1 for the player to move.
    """

    framed: Any
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


def frame(of: Board) -> Array:
    """The empty board for `forward`, shape (side + 4, side + 4): 0 on cells, BEYOND and more elsewhere."""
    codes: Array = np.where(of.frame > 0, of.frame + BEYOND, 0).astype(np.uint8)
    return codes


def forward(params: Params, framed: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Logits, shape (k, side, side), and values before their tanh, shape (k,), of positions in their frames."""
    layers = _round_layers(params)
    codes = framed & 3
    inside = (framed[:, MARGIN:-MARGIN, MARGIN:-MARGIN] < BEYOND)[..., None].astype(jnp.float32)
    cells = inside.sum((1, 2))

    def pool(x: jax.Array) -> jax.Array:
        return jnp.concatenate([_near(x.sum((1, 2)) / cells), x.max((1, 2))], -1)

    planes = jnp.stack([codes & 1, codes >> 1], -1).astype(jnp.float32)
    x = _active(_convolve(planes, layers["in"], WIDE_KERNEL, 5, "VALID")) * inside
    for block in range(BLOCKS):
        h = _active(_convolve(x, layers[f"{block}a"], KERNEL, 3, "SAME")) * inside
        if block in POOLED:
            extra = _near(_product(pool(h), layers[f"g{block}"]))
            h = jnp.clip(h + extra[:, None, None], -MOST / UNIT, MOST / UNIT) * inside
        x = _active(_convolve(h, layers[f"{block}b"], KERNEL, 3, "SAME") + x) * inside
    z = _active(_product(x, layers["v1"])) * inside
    z = _active(_product(pool(z), layers["v2"]))
    return _product(x, layers["policy"])[..., 0], _product(z, layers["v3"])[..., 0]


def loss(params: Params, batch: Batch) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:
    """The loss of a batch, and with it the divergence of the policies and the mean squared error of the values."""
    logits, values = forward(params, batch.framed)
    legal = (batch.framed[:, MARGIN:-MARGIN, MARGIN:-MARGIN] == 0).reshape(len(logits), -1)
    policy = batch.policy.astype(jnp.float32)
    logs = jax.nn.log_softmax(jnp.where(legal, logits.reshape(legal.shape), NEVER))
    cross = -jnp.where(legal, policy * logs, 0).sum(1).mean()
    entropy = -(policy * jnp.log(policy + 1e-9)).sum(1).mean()
    error = ((jnp.tanh(values) - batch.value) ** 2).mean()
    return cross + error + DECAY * sum((w**2).sum() for w in params.values()), (cross - entropy, error)


compiled_loss = jax.jit(loss)


@jax.jit
def step(
    learner: Learner, count: Any, rate: Any, share: Any, batch: Batch
) -> tuple[Learner, tuple[jax.Array, jax.Array]]:
    """Step number `count`, from 1, of Adam; averaged parameters keep a `share` of themselves.

    Returns the learner, and the divergence and the error of `loss`.
    """
    slope, losses = jax.grad(loss, has_aux=True)(learner.params, batch)
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
        logits, values = _evaluate_stones(params, batch, of.name)
        return np.asarray(logits), np.asarray(values)

    return call


@partial(jax.jit, static_argnums=2)
def _evaluate_stones(params: Params, stones: jax.Array, name: str) -> tuple[jax.Array, jax.Array]:
    of = board(name)
    rows, columns = np.divmod(of.grid, of.side)
    framed = jnp.broadcast_to(jnp.asarray(frame(of)), (len(stones), *of.frame.shape))
    framed = framed.at[:, rows + MARGIN, columns + MARGIN].set(stones.astype(jnp.uint8))
    logits, values = forward(params, framed)
    return logits.reshape(len(stones), -1)[:, of.grid], jnp.tanh(values)


Dense = tuple[jax.Array, jax.Array]
"""The kernel of a layer, shape (inputs, outputs), and its bias."""


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
        layers[name] = kernel, _pass_gradient(bias, jnp.round(bias / unit * UNIT) * unit / UNIT)
    return layers


def _pass_gradient(x: jax.Array, round_layer: jax.Array) -> jax.Array:
    """The rounded numbers, with the gradient of x."""
    return x + jax.lax.stop_gradient(round_layer - x)


def _active(x: jax.Array) -> jax.Array:
    """An activation: a multiple of 1 / UNIT, from 0 to MOST / UNIT."""
    return _near(jnp.clip(x, 0, MOST / UNIT))


def _near(x: jax.Array) -> jax.Array:
    return _pass_gradient(x, jnp.round(x * UNIT) / UNIT)


def _product(x: jax.Array, layer: Dense) -> jax.Array:
    return x @ layer[0] + layer[1]


def _convolve(x: jax.Array, layer: Dense, places: Array, side: int, padding: str) -> jax.Array:
    """A convolution whose taps lie at these places of a square."""
    kernel, bias = layer
    taps = kernel.reshape(len(places), -1, CHANNELS)
    square = jnp.zeros((side * side, *taps.shape[1:])).at[places].set(taps).reshape(side, side, *taps.shape[1:])
    return jax.lax.conv_general_dilated(x, square, (1, 1), padding, dimension_numbers=("NHWC", "HWIO", "NHWC")) + bias
