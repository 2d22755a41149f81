"""Trains the policy network (search/wye/policy.py) on games of self-play, with JAX on the CPU.

The network and the weight of AMAF are fitted together, so that the softmax over the moves of a position predicts their
shares of the visits. Kernels and activations are rounded in training as they will be in use, and the gradient passes
the rounding by (Yoshua Bengio, Nicholas Léonard and Aaron Courville, "Estimating or propagating gradients through
stochastic neurons", 2013). A batch holds positions of one board, seen in one of the twelve ways to turn and mirror the
neighbours of a cell. One game in so many is held out.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np
import optax  # type: ignore[import-untyped]  # it has no types
from jax.typing import ArrayLike
from numpy.typing import NDArray

from pyengine.errors import BadRecord, BadValue
from pyengine.game import NOBODY
from pyengine.games import new_game
from pyengine.geometry import Field
from pyengine.learn.selfplay import Taught
from pyengine.search.wye.patterns import AS_SEEN, BOTH, STEPS, beyond
from pyengine.search.wye.policy import LARGEST_KERNEL, MOST, PLANES, TAPS, UNIT, planes

Grid = NDArray[Any]
Params = dict[str, Any]

HELD_OUT = 12
"""One game in so many is held out."""
REPORTS = 20
"""Times that a training tells how far it has come."""
BATCH = 128
"""Positions of a step."""
RATE = 2e-3
"""The largest learning rate of Adam."""
AMAF_START = 20.0
LAST, UNKNOWN = 2, 0.25
"""The plane of the last move, and in how many batches nobody says which it was."""
INSIDE = 0
"""The kind of a place of the grid that is a cell."""


class Positions(NamedTuple):
    """Positions of one board on a grid with a border, shape (positions, side, side) each but for the last.

    `seen`, with PLANES more, is what the network sees; `kinds` is INSIDE for a cell, else how the place beyond the edge
    looks to the player to move; `amaf` and `visits` are those of the search, `open` the empty cells. `guessed` tells
    whether the search preferred the move of most visits after its first leaf, shape (positions,).
    """

    seen: Grid
    kinds: Grid
    amaf: Grid
    visits: Grid
    open: Grid
    guessed: Grid


@dataclass(frozen=True, slots=True)
class Plan:
    """A network of `depth` layers with so many `channels`, trained for so many steps from a seed."""

    channels: int
    depth: int
    steps: int
    seed: int


@dataclass(frozen=True, slots=True)
class Report:
    """How well a network predicts positions: the mean cross entropy, and how often its first move is that of most
    visits, 0 to 1; `guessed` is how often the search had preferred that move after its first leaf.
    """

    step: int
    entropy: float
    top: float
    guessed: float


class Board:
    """The places of a board's cells on the grid."""

    def __init__(self, field: Field) -> None:
        side = field.width + 2
        self.side = side
        self.places = np.array([(i + 1) * side + j + 1 for i, j in field.places], np.intp)
        kinds = [
            [0 if (i, j) in field.places else beyond(field, i, j) for j in range(-1, side - 1)]
            for i in range(-1, side - 1)
        ]
        self.kinds = np.array(kinds, np.uint8)

    def positions(self, games: Iterable[Taught]) -> Positions:
        """All positions of some games."""
        found = [one for game in games for one in game.positions]
        stones = np.array([np.frombuffer(one.state.cells, np.uint8) for one in found])
        players, last = (np.array(one) for one in zip(*((one.state.to_move, one.last) for one in found), strict=True))
        amaf = np.array([one.amaf for one in found], np.float32)
        visits = np.array([one.visits for one in found], np.float32)
        guess = np.array([one.guess for one in found])
        return Positions(
            self._placed(planes(stones, players, last).astype(np.uint8)),
            AS_SEEN[players - 1][:, self.kinds],
            self._placed(amaf),
            self._placed(visits),
            self._placed(stones == NOBODY),
            guess == visits.argmax(axis=1),
        )

    def _placed(self, values: Grid) -> Grid:
        """Values of cells, shape (k, cells, ...), on the grid, shape (k, side, side, ...)."""
        grid = np.zeros((len(values), self.side**2, *values.shape[2:]), values.dtype)
        grid[:, self.places] = values
        return grid.reshape(len(values), self.side, self.side, *values.shape[2:])


def initial(plan: Plan) -> Params:
    """The parameters before training."""
    dice, channels = np.random.default_rng(plan.seed), plan.channels
    layers, inputs = [], PLANES
    edges = np.array([[1, 0, 0], [0, 1, 0], [1, 1, 0]], np.float32)
    for _ in range(plan.depth):
        kernel = dice.normal(size=(TAPS, inputs, channels), scale=np.sqrt(2 / (TAPS * inputs)))
        layers.append(
            {"kernel": jnp.array(kernel, jnp.float32), "bias": jnp.zeros(channels), "edges": jnp.array(edges)}
        )
        inputs, edges = channels, np.full((BOTH, channels), 0.5, np.float32)
    head = {"kernel": jnp.array(dice.normal(size=(1, inputs, 1), scale=0.1), jnp.float32)}
    return {"layers": layers, "head": head, "amaf": jnp.float32(AMAF_START)}


def _rounded(x: jax.Array) -> jax.Array:
    """To whole numbers, with the gradient of what is rounded."""
    return x + jax.lax.stop_gradient(jnp.round(x) - x)


def _activation(x: jax.Array) -> jax.Array:
    return jnp.clip(_rounded(x * UNIT), 0, MOST) / UNIT


def _kernel(kernel: jax.Array) -> jax.Array:
    """As many steps as fit into a byte, a step for each output."""
    step = jax.lax.stop_gradient(_step(kernel))
    return jnp.clip(_rounded(kernel / step), -LARGEST_KERNEL, LARGEST_KERNEL) * step


def _step(kernel: jax.Array) -> jax.Array:
    return jnp.max(jnp.abs(kernel), axis=(0, 1)) / LARGEST_KERNEL + 1e-8


def logits(params: Params, seen: ArrayLike, kinds: ArrayLike, amaf: ArrayLike, turn: ArrayLike) -> jax.Array:
    """The logarithms of the shares of visits up to a constant, shape (positions, side, side)."""
    x, kinds = jnp.asarray(seen, jnp.float32) / UNIT, jnp.asarray(kinds)
    for number, layer in enumerate(params["layers"]):
        edges = layer["edges"] if number == 0 else _activation(layer["edges"])
        edges = jax.lax.stop_gradient(edges) if number == 0 else edges
        beyond_ = jnp.concatenate([jnp.zeros((1, edges.shape[1])), edges])[kinds]
        x = jnp.where((kinds == INSIDE)[..., None], x, beyond_)
        taps = _kernel(layer["kernel"])[turn]
        none = jnp.zeros_like(taps[0])
        # STEPS, after the cell itself, on a grid whose rows are i and columns j
        (inside, down, right, right_up, up, left, left_down) = taps
        square = jnp.stack(
            [jnp.stack([none, up, right_up]), jnp.stack([left, inside, right]), jnp.stack([left_down, down, none])]
        )
        y = jax.lax.conv_general_dilated(x, square, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        y = jax.nn.relu(y + layer["bias"])
        x = _activation(y + x if y.shape == x.shape else y)
    found: jax.Array = (x @ _kernel(params["head"]["kernel"])[0])[..., 0] + params["amaf"] * jnp.asarray(amaf)
    return found


def _loss(params: Params, batch: Positions, turn: jax.Array) -> jax.Array:
    found = jnp.where(batch.open, logits(params, batch.seen, batch.kinds, batch.amaf, turn), -1e9)
    chances = jax.nn.log_softmax(found.reshape(len(found), -1))
    return -jnp.sum(
        batch.visits.reshape(chances.shape) * jnp.where(batch.open.reshape(chances.shape), chances, 0)
    ) / len(found)


def turns() -> NDArray[np.intp]:
    """The taps in the twelve ways to turn and mirror the neighbours of a cell, shape (12, TAPS)."""
    ring = np.arange(1, TAPS)
    ways = [np.roll(one, shift) for one in (ring, ring[::-1]) for shift in range(len(STEPS))]
    return np.array([[0, *way] for way in ways])


class Training:
    """The training of one network, step by step; the same seed and games give the same steps."""

    def __init__(self, games: dict[str, list[Taught]], plan: Plan) -> None:
        """`games` by their board, as "hex11:". Raises BadValue if there are too few."""
        self._plan, self.step = plan, 0
        self._shown, self._kept = [], []
        for board in sorted(games):
            kept, shown = games[board][::HELD_OUT], [one for n, one in enumerate(games[board]) if n % HELD_OUT]
            places = Board(_field(board))
            if not any(one.positions for one in kept) or not any(one.positions for one in shown):
                raise BadValue(f"Too few games of {board[:-1]}: expected {HELD_OUT} at least.", "games")
            self._shown.append(places.positions(shown))
            self._kept.append(places.positions(kept))
        self.params = initial(plan)
        self._optimizer = optax.adam(optax.cosine_onecycle_schedule(plan.steps, RATE))
        self.state = self._optimizer.init(self.params)
        self._update = jax.jit(self._updated)
        self._predict = jax.jit(logits)

    def run(self) -> Iterator[Report]:
        """Trains to the end and tells how well it predicts, as often as it changes much."""
        pause = max(1, self._plan.steps // REPORTS)
        sizes = np.array([len(one.guessed) for one in self._shown])
        while self.step < self._plan.steps:
            dice = np.random.default_rng((self._plan.seed, self.step))
            shown = self._shown[int(dice.choice(len(sizes), p=sizes / sizes.sum()))]
            chosen = dice.integers(len(shown.guessed), size=BATCH)
            batch = Positions(*(values[chosen] for values in shown))
            if dice.random() < UNKNOWN:
                batch.seen[..., LAST] = 0
            self.params, self.state = self._update(self.params, self.state, batch, turns()[dice.integers(12)])
            self.step += 1
            if self.step % pause == 0 or self.step == self._plan.steps:
                yield self.report()

    def save(self, path: Path) -> None:
        """Keeps how far the training has come, so that `resume` goes on from here."""
        leaves = [np.array(leaf) for leaf in jax.tree.leaves((self.params, self.state))]
        whole = path.with_suffix(".new.npz")
        np.savez(whole, np.array(astuple(self._plan)), np.array(self.step), *leaves)
        whole.replace(path)

    def resume(self, path: Path) -> None:
        """Goes on from what was kept. Raises BadRecord if that is no checkpoint of the same plan."""
        now, tree = jax.tree.flatten((self.params, self.state))
        try:
            with np.load(path) as kept:
                plan, step, *leaves = (kept[name] for name in kept.files)
        except (ValueError, OSError, EOFError, BadZipFile) as wrong:
            raise BadRecord(f"{path} is no checkpoint: expected one of `wye learn network`.", "checkpoint") from wrong
        if tuple(plan) != astuple(self._plan) or [one.shape for one in leaves] != [one.shape for one in now]:
            raise BadRecord(f"{path} is of another training: expected the same options.", "checkpoint")
        self.step = int(step)
        self.params, self.state = jax.tree.unflatten(tree, [jnp.array(one) for one in leaves])

    def report(self) -> Report:
        """How well the games held out are predicted."""
        entropy = top = guessed = 0.0
        count = 0
        for kept in self._kept:
            for first in range(0, len(kept.guessed), 256):
                part = Positions(*(values[first : first + 256] for values in kept))
                found = np.array(self._predict(self.params, part.seen, part.kinds, part.amaf, np.arange(TAPS)))
                found = np.where(part.open, found, -1e9).reshape(len(found), -1).astype(np.float64)
                visits = part.visits.reshape(found.shape)
                chances = found - found.max(axis=1, keepdims=True)
                chances -= np.log(np.exp(chances).sum(axis=1, keepdims=True))
                entropy -= float((visits * np.maximum(chances, -100)).sum())
                top += float((found.argmax(axis=1) == visits.argmax(axis=1)).sum())
                guessed += float(part.guessed.sum())
                count += len(found)
        return Report(self.step, entropy / count, top / count, guessed / count)

    def _updated(self, params: Params, state: Any, batch: Positions, turn: jax.Array) -> tuple[Params, Any]:
        slope = jax.grad(_loss)(params, batch, turn)
        change, state = self._optimizer.update(slope, state, params)
        return optax.apply_updates(params, change), state


def written(params: Params, card: dict[str, Any]) -> str:
    """The text of the engine's file: the card, which says where the weights come from, and the weights."""
    layers = [_written(layer["kernel"], layer["bias"], layer["edges"]) for layer in params["layers"]]
    layers.append(_written(params["head"]["kernel"], np.zeros(1), np.zeros((BOTH, params["head"]["kernel"].shape[1]))))
    return json.dumps({"card": card, "amaf": round(float(params["amaf"]), 4), "layers": layers}, indent=1) + "\n"


def _written(kernel: Any, bias: Any, edges: Any) -> dict[str, Any]:
    step = np.array(_step(kernel))
    whole = np.clip(np.rint(np.array(kernel) / step), -LARGEST_KERNEL, LARGEST_KERNEL).astype(np.int8)
    return {
        "inputs": whole.shape[1],
        "kernel": b64encode(whole.tobytes()).decode("ascii"),
        "edges": b64encode(np.clip(np.rint(np.array(edges) * UNIT), 0, MOST).astype(np.uint8).tobytes()).decode(
            "ascii"
        ),
        "scale": [float(f"{value:.7g}") for value in step / UNIT],
        "bias": [float(f"{value:.7g}") for value in np.array(bias)],
    }


def _field(board: str) -> Field:
    name = board.rstrip(":").rstrip("0123456789")
    field = new_game(name, int(board.rstrip(":")[len(name) :])).start().field
    assert field is not None, "every game that `wye` plays has one"
    return field
