"""Learns the weights of move patterns (search/wye/patterns.py) from long searches.

`wye` plays games against itself without patterns. Each position is an example: the visits of the moves, the patterns
around them, and their AMAF values from the playouts of one leaf. The weights are fitted so that a softmax over the
moves predicts the visits: they minimize the cross entropy, with a small L2 penalty, by the steps of Adam (Diederik
Kingma and Jimmy Ba, "Adam: A method for stochastic optimization", 2015).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.match import SEEDS
from pyengine.arena.parallel.spread import Spread
from pyengine.core.errors import BadValue
from pyengine.core.game import NOBODY, Game
from pyengine.core.protocols import connection
from pyengine.learn.lessons import Lesson, Searched, play
from pyengine.records.record import read
from pyengine.search.wye.patterns import FAR, Patterns, bridge_kinds, ring_kinds
from pyengine.search.wye.search import Wye

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

TEACHER = Wye(words=1, prior=0.0, static=0.0, replies=False, memory=32)
"""Weights learned from searches with stronger playouts are no better."""
KEPT = 8
"""One game in so many is held out, to test the weights on positions that they were not fitted to."""
STEPS, RATE, DECAYS, PENALTY = 400, 0.08, (0.9, 0.99), 3e-5
AMAF_START, AMAF_RATE = 20.0, 10.0
"""The initial weight of AMAF, and how much faster than the others it is learned."""

RING_KINDS = int(ring_kinds().max()) + 1
NEAR = RING_KINDS + int(bridge_kinds().max()) + 1
"""All weights are one row: those of rings, then of bridges, then from this place on of distances, and last of AMAF."""
SIZE = NEAR + FAR + 2
"""The length of that row."""
AMAF_ONLY: Floats = np.eye(SIZE)[-1] * AMAF_RATE
ALL: Floats = np.ones(SIZE) + np.eye(SIZE)[-1] * (AMAF_RATE - 1)
"""How fast each weight is learned."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position with m moves: the kinds of their rings, shape (m,), and bridges, shape (6, m); their distances to the
    last move, their AMAF values, and their shares of the visits, each of shape (m,).
    """

    rings: Numbers
    bridges: Numbers
    near: Numbers
    amaf: Floats
    visits: Floats


@dataclass(frozen=True, slots=True)
class Foretold:
    """How well visits are predicted: the mean cross entropy, and how often the top move is right, 0 to 1."""

    entropy: float
    top: float


@dataclass(frozen=True, slots=True)
class Learnt:
    """The weights as `patterns.expanded` takes them, and how well they predict the visits in the games held out: by
    AMAF alone, and together with the patterns.
    """

    weights: dict[str, list[float] | float]
    games: int
    positions: int
    alone: Foretold
    together: Foretold


def lessons(game: Game, games: int, playouts: int, seed: int) -> list[Lesson]:
    """The games to learn from. Raises BadValue."""
    if games < KEPT:
        raise BadValue(f"{games} games: expected {KEPT} at least.", "games")
    return [Lesson(f"{game.name}{game.size}:", seed * SEEDS + number, playouts, TEACHER, 1) for number in range(games)]


def learn(of: Sequence[Lesson], spread: Spread, follow: Callable[[Iterator[object]], None]) -> Learnt:
    """Plays the games and fits the weights; `follow` runs the games. Raises BadValue."""
    taught: list[list[Example]] = []
    follow(_collecting(spread(examples, of), taught))
    apart = [example for found in taught[::KEPT] for example in found]
    others = [example for number, found in enumerate(taught) if number % KEPT for example in found]
    if not apart or not others:
        raise BadValue("All is decided too early to learn from: expected a larger board, or more playouts.", "size")
    kept, rest = Batch(apart), Batch(others)
    alone, together = fit(rest, AMAF_ONLY), fit(rest, ALL)
    positions = sum(len(found) for found in taught)
    return Learnt(written(together), len(taught), positions, foretold(alone, kept), foretold(together, kept))


def examples(lesson: Lesson) -> list[Example]:
    """Plays one game and returns its examples."""
    patterns = Patterns(connection(read(lesson.board).state).field)
    return [_example(searched, patterns) for searched in play(lesson).positions]


class Batch:
    """Positions whose visits are predicted together, with all their moves in one row."""

    def __init__(self, of: Sequence[Example]) -> None:
        self.first: Numbers = np.cumsum([0, *(len(one.near) for one in of)])[:-1]
        """Where each position's moves begin, shape (positions,)."""
        self.position: Numbers = np.repeat(np.arange(len(of)), [len(one.near) for one in of])
        features = [np.vstack([one.rings, RING_KINDS + one.bridges, NEAR + one.near]) for one in of]
        self.features: Numbers = np.concatenate(features, axis=1)
        """The places of a move's weights among all of them, shape (8, moves)."""
        self.amaf: Floats = np.concatenate([one.amaf for one in of])
        self.visits: Floats = np.concatenate([one.visits for one in of])


def fit(batch: Batch, learns: Floats) -> Floats:
    """The weights, shape (SIZE,), that predict the visits best; `learns` scales the steps, and with 0 one stays 0."""
    weights = np.zeros(SIZE)
    weights[-1] = AMAF_START
    mean, square = np.zeros(SIZE), np.zeros(SIZE)
    penalty = np.full(SIZE, PENALTY)
    penalty[-1] = 0
    for step in range(1, STEPS + 1):
        slope = _slope(weights, batch) + penalty * weights
        mean += (1 - DECAYS[0]) * (slope - mean)
        square += (1 - DECAYS[1]) * (slope**2 - square)
        rate = RATE * (1 - step / (STEPS + 50))
        unbiased = np.sqrt(square / (1 - DECAYS[1] ** step)) + 1e-9
        weights -= rate * learns * mean / (1 - DECAYS[0] ** step) / unbiased
    return weights


def foretold(weights: Floats, batch: Batch) -> Foretold:
    """How well the weights predict the visits."""
    chances = _chances(weights, batch)
    entropy = -float(np.sum(batch.visits * np.log(chances))) / len(batch.first)
    best = np.maximum.reduceat(chances, batch.first)[batch.position] == chances
    most = np.maximum.reduceat(batch.visits, batch.first)[batch.position] == batch.visits
    return Foretold(entropy, len(np.unique(batch.position[best & most])) / len(batch.first))


def written(weights: Floats) -> dict[str, list[float] | float]:
    """The weights as `patterns.expanded` takes them."""
    rounded: list[float] = np.round(weights, 3).tolist()
    return {
        "ring": rounded[:RING_KINDS],
        "bridge": rounded[RING_KINDS:NEAR],
        "near": rounded[NEAR:-1],
        "amaf": rounded[-1],
    }


def _slope(weights: Floats, batch: Batch) -> Floats:
    """The gradient of the mean cross entropy."""
    excess = (_chances(weights, batch) - batch.visits) / len(batch.first)
    slope = np.bincount(batch.features.reshape(-1), np.tile(excess, len(batch.features)), SIZE).astype(np.float64)
    slope[-1] = excess @ batch.amaf
    return slope


def _chances(weights: Floats, batch: Batch) -> Floats:
    """The predicted shares of visits: in each position the softmax over its moves."""
    worth = weights[batch.features].sum(axis=0) + weights[-1] * batch.amaf
    worth -= np.maximum.reduceat(worth, batch.first)[batch.position]
    odds = np.exp(worth)
    chances: Floats = odds / np.add.reduceat(odds, batch.first)[batch.position]
    return chances


def _example(of: Searched, patterns: Patterns) -> Example:
    stones = np.frombuffer(of.state.cells, np.uint8)
    free = np.flatnonzero(stones == NOBODY)
    around = patterns.around(stones[np.newaxis], np.array([of.state.to_move]))
    return Example(
        ring_kinds()[around.rings[free, 0]],
        bridge_kinds()[around.bridges()[:, free, 0]],
        patterns.distance[of.last, free],
        of.amaf[free],
        of.visits[free],
    )


def _collecting(games: Iterator[list[Example]], into: list[list[Example]]) -> Iterator[None]:
    for found in games:
        into.append(found)
        yield
