"""Learns the static evaluation (search/wye/static.py) from games of self-play.

Each position is an example: the share of its playouts that are won, the patterns around its cells, and how well it
went, half by who won the game and half by what a long search said. The factors are fitted by logistic regression with
an L2 penalty, in steps of Newton, and counted beside the odds of the playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.protocols import connection
from pyengine.learn.lessons import Taught
from pyengine.search.wye.evaluation import Evaluator
from pyengine.search.wye.patterns import Patterns, bridge_kinds, ring_kinds
from pyengine.search.wye.static import OWNERS, UNIT

Floats = NDArray[np.float64]
Features = NDArray[np.float32]

HELD_OUT = 12
"""One game in so many is held out."""
WORDS = 2
"""Words of playouts of a position, as many as a leaf gets."""
BATCH = 1024
STEPS, PENALTY = 8, 50.0
LEAST = 0.005
"""Shares of wins are kept so far from 0 and 1, where their odds would be infinite."""

RING_KINDS, BRIDGE_KINDS = int(ring_kinds().max()) + 1, int(bridge_kinds().max()) + 1
PATTERNS = 2
"""The parameters: first that of the move, that of the odds of the playouts, and from here on those of rings, then of
bridges, of each owner in turn."""
BRIDGES = PATTERNS + OWNERS * RING_KINDS
SIZE = BRIDGES + OWNERS * BRIDGE_KINDS


@dataclass(frozen=True, slots=True)
class Examples:
    """Positions of one game. `features`, shape (positions, SIZE), multiply the parameters; `won`, 1 or 0, is who won,
    and `value` what the search said, both for the player to move, shape (positions,).
    """

    features: Features
    won: Floats
    value: Floats

    def __len__(self) -> int:
        return len(self.won)


@dataclass(frozen=True, slots=True)
class Learnt:
    """The weights as `static.expanded` takes them, and how well games held out are foretold: the mean log loss, in
    nats, of playouts alone, of both together, and of the long searches.
    """

    weights: dict[str, list[int] | int]
    positions: int
    playouts: float
    together: float
    searches: float


def learn(games: dict[str, list[Taught]], seed: int) -> Learnt:
    """Fits the weights to games of one kind, on boards of any size, as "hex11:". Raises BadValue if there are few."""
    found = [_examples(games[board], Dice(seed)) for board in sorted(games)]
    if not all(len(kept) and len(shown) for kept, shown in found):
        raise BadValue(f"Too few games: expected {HELD_OUT} of each board at least.", "games")
    kept, shown = (_together(part) for part in zip(*found, strict=True))
    plain = fit(shown, PATTERNS)
    full = fit(shown, SIZE)
    return Learnt(
        written(full),
        len(kept) + len(shown),
        loss(chances(kept, plain), kept.won),
        loss(chances(kept, full), kept.won),
        loss(kept.value, kept.won),
    )


def fit(of: Examples, size: int) -> Floats:
    """The parameters, shape (SIZE,), that foretell best how well positions went; all after the first `size` are 0."""
    seen = np.flatnonzero(of.features[:, :size].any(axis=0))
    penalty = np.where(seen < PATTERNS, 1e-3, PENALTY)
    aims, found = (of.won + of.value) / 2, np.zeros(len(seen))
    for _ in range(STEPS):
        slope, bent = penalty * found, np.diag(penalty)
        for first in range(0, len(of), BATCH):
            rows = of.features[first : first + BATCH, seen].astype(np.float64)
            expected = 1 / (1 + np.exp(-rows @ found))
            slope += (expected - aims[first : first + BATCH]) @ rows
            bent += (rows * (expected * (1 - expected))[:, np.newaxis]).T @ rows
        found -= np.linalg.solve(bent, slope)
    parameters = np.zeros(SIZE)
    parameters[seen] = found
    return parameters


def chances(of: Examples, parameters: Floats) -> Floats:
    """The chance of a win in each position, shape (positions,)."""
    expected: Floats = 1 / (1 + np.exp(-of.features @ parameters))
    return expected


def loss(expected: Floats, won: Floats) -> float:
    """The mean log loss, in nats."""
    kept = np.clip(expected, LEAST, 1 - LEAST)
    return float(-np.mean(won * np.log(kept) + (1 - won) * np.log(1 - kept)))


def written(parameters: Floats) -> dict[str, list[int] | int]:
    """The weights as `static.expanded` takes them: how much they count beside the odds of the playouts."""
    scaled: list[int] = np.rint(parameters * (UNIT / parameters[1])).astype(int).tolist()
    return {"ring": scaled[PATTERNS:BRIDGES], "bridge": scaled[BRIDGES:], "move": scaled[0]}


def _examples(games: Sequence[Taught], dice: Dice) -> tuple[Examples, Examples]:
    """The positions of games of one board: of those held out, and of the others."""
    apart = [one for number, one in enumerate(games) if number % HELD_OUT == 0]
    others = [one for number, one in enumerate(games) if number % HELD_OUT]
    return _of(apart, dice), _of(others, dice)


def _of(games: Sequence[Taught], dice: Dice) -> Examples:
    found = [(one, game.winner == one.state.to_move) for game in games for one in game.positions]
    if not found:
        return Examples(np.zeros((0, SIZE), np.float32), np.zeros(0), np.zeros(0))
    state = connection(found[0][0].state)
    patterns = Patterns(state.field)
    evaluator = Evaluator(state.game.geometry, state.field, state.goals, WORDS)
    stones = np.array([np.frombuffer(one.state.cells, np.uint8) for one, _ in found])
    players = np.array([one.state.to_move for one, _ in found])
    parts = range(0, len(found), BATCH)
    rows = [
        features(patterns, evaluator, stones[first : first + BATCH], players[first : first + BATCH], dice)
        for first in parts
    ]
    value = np.array([one.value for one, _ in found])
    return Examples(np.concatenate(rows), np.array([won for _, won in found], np.float64), value)


def features(
    patterns: Patterns, evaluator: Evaluator, stones: NDArray[np.uint8], players: NDArray[np.intp], dice: Dice
) -> Features:
    """The features of k positions, shape (k, SIZE): 1, the odds of the playouts, and how often each pattern occurs."""
    count = len(stones)
    wins = evaluator.evaluate(stones, dice).wins / np.float32(evaluator.samples)
    share = np.clip(np.where(players == 1, wins, 1 - wins), LEAST, 1 - LEAST)
    around = patterns.around(stones, players)
    owner = around.cells.astype(np.intp)
    places = np.concatenate([
        PATTERNS + owner[np.newaxis] * RING_KINDS + ring_kinds()[around.rings],
        BRIDGES + owner[np.newaxis] * BRIDGE_KINDS + bridge_kinds()[around.bridges()],
    ])  # fmt: skip
    occurrences = np.bincount((places + SIZE * np.arange(count)).reshape(-1), minlength=SIZE * count)
    found: Features = occurrences.reshape(count, SIZE).astype(np.float32)
    found[:, 0], found[:, 1] = 1, np.log(share / (1 - share))
    return found


def _together(parts: Sequence[Examples]) -> Examples:
    return Examples(*(np.concatenate([getattr(one, name) for one in parts]) for name in ("features", "won", "value")))
