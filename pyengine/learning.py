"""Learns from long searches what lies around good moves: the weights of search/patterns.py.

`wye`, without what it has learnt before, plays games against itself. Every position of these is an example: how the
search shared out its visits, what lies around each move, and what one leaf's playouts said of it as all moves as
first. The weights are those by which a softmax over the moves foretells the visits best: the cross entropy is least,
with a small penalty on large weights. Steps are those of Adam (Diederik Kingma and Jimmy Ba, "Adam: A method for
stochastic optimization", 2015).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pyengine.dice import Dice
from pyengine.errors import BadValue
from pyengine.game import NOBODY, Game, State
from pyengine.match import SEEDS, spread
from pyengine.record import read
from pyengine.search.patterns import FAR, Patterns, bridge_kinds, ring_kinds
from pyengine.search.wye import OWNED, OWNED_WINS, VISITS, Descents, Wye, amaf

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

TEACHER = Wye(words=1, prior=0.0, pairs=False, memory=32)
"""What is learnt from searches whose playouts hold more is worth no more."""
STONES = 3
"""Random stones that games begin with at most."""
STRAYING = 6
"""Plies after these in which the move is sometimes drawn by visits, so that games differ."""
STRAYS = 0.3
"""How often it is."""
LEAST_VISITS = 50
"""Positions of fewer visits were decided too early to learn from."""
KEPT = 8
"""Every so many-th game is kept apart, to see how well the weights foretell what they were not fitted to."""
STEPS, RATE, DECAYS, PENALTY = 400, 0.08, (0.9, 0.99), 3e-5
AMAF_START, AMAF_RATE = 20.0, 10.0
"""The weight of a win of all moves as first at the beginning, and how much faster than the others it is learnt."""

RING_KINDS = int(ring_kinds().max()) + 1
NEAR = RING_KINDS + int(bridge_kinds().max()) + 1
"""Where in a row of all weights those of the distance begin; before them are those of bridges, and of rings first."""
SIZE = NEAR + FAR + 2
"""Of that row; the last weight is that of all moves as first."""
AMAF_ONLY: Floats = np.eye(SIZE)[-1] * AMAF_RATE
ALL: Floats = np.ones(SIZE) + np.eye(SIZE)[-1] * (AMAF_RATE - 1)
"""How fast each weight is learnt."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game to learn from: its own seed, and how it is searched."""

    board: str
    seed: int
    playouts: int


@dataclass(frozen=True, slots=True)
class Example:
    """A position: for each of its m moves the kinds of its ring, shape (m,), and of its bridges, shape (6, m), the
    distance to the last move, the share of wins of all moves as first, and the share of visits, all of shape (m,).
    """

    rings: Numbers
    bridges: Numbers
    near: Numbers
    amaf: Floats
    visits: Floats


@dataclass(frozen=True, slots=True)
class Foretold:
    """How well visits are foretold: the mean cross entropy, and how often the move of most visits is on top, 0 to 1."""

    entropy: float
    top: float


@dataclass(frozen=True, slots=True)
class Learnt:
    """The weights as `patterns.expanded` takes them, and how well visits in the games kept apart are foretold: by all
    moves as first alone, and with the weights.
    """

    weights: dict[str, list[float] | float]
    games: int
    positions: int
    alone: Foretold
    together: Foretold


def lessons(game: Game, games: int, playouts: int, seed: int) -> list[Lesson]:
    """So many games of one board to learn from. Raises BadValue."""
    if games < KEPT:
        raise BadValue(f"{games} games: expected {KEPT} at least.", "games")
    return [Lesson(f"{game.name}{game.size}:", seed * SEEDS + number, playouts) for number in range(games)]


def learn(of: Sequence[Lesson], jobs: int, follow: Callable[[Iterator[object]], None]) -> Learnt:
    """Plays the games in `jobs` processes and fits the weights; `follow` lets the games happen. Raises BadValue."""
    taught: list[list[Example]] = []
    follow(_collecting(spread(examples, of, jobs), taught))
    apart = [example for found in taught[::KEPT] for example in found]
    others = [example for number, found in enumerate(taught) if number % KEPT for example in found]
    if not apart or not others:
        raise BadValue("All is decided too early to learn from: expected a larger board, or more playouts.", "size")
    kept, rest = Batch(apart), Batch(others)
    alone, together = fit(rest, AMAF_ONLY), fit(rest, ALL)
    positions = sum(len(found) for found in taught)
    return Learnt(written(together), len(taught), positions, foretold(alone, kept), foretold(together, kept))


def examples(lesson: Lesson) -> list[Example]:
    """What one game has to teach. Plays it."""
    dice, state = Dice(lesson.seed), read(lesson.board).state
    field = state.field
    assert field is not None, "every game that `wye` plays has one"
    patterns, last, found = Patterns(field), 0, []
    for _ in range(1 + dice.below(STONES)):
        free = [cell for cell, stone in enumerate(state.cells) if stone == NOBODY]
        last = free[dice.below(len(free))]
        state = state.play(last)
    start = state.ply
    while state.outcome is None:
        search = Descents(state, dice, TEACHER)
        if search.sure_move() is not None:
            break
        leaf = search.tree.stats[0].copy()
        for _ in TEACHER.run(search, lesson.playouts):
            pass
        visits = search.tree.stats[0, VISITS].astype(np.float64)
        open_ = visits.sum() >= LEAST_VISITS
        if open_:
            found.append(_example(state, patterns, last, leaf, visits))
        drawn = open_ and state.ply < start + STRAYING and dice.share() < STRAYS
        last = _drawn(visits, dice) if drawn else search.info().move
        state = state.play(last)
    return found


class Batch:
    """Positions to be foretold together, all their moves in one row."""

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
    """The weights, shape (SIZE,), by which the visits are foretold best; those of which `learns` is 0 stay at 0."""
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
    """How well the weights foretell the visits."""
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
    """How the mean cross entropy rises with each weight."""
    excess = (_chances(weights, batch) - batch.visits) / len(batch.first)
    slope = np.bincount(batch.features.reshape(-1), np.tile(excess, len(batch.features)), SIZE).astype(np.float64)
    slope[-1] = excess @ batch.amaf
    return slope


def _chances(weights: Floats, batch: Batch) -> Floats:
    """What the weights foretell: of each position the softmax over its moves."""
    worth = weights[batch.features].sum(axis=0) + weights[-1] * batch.amaf
    worth -= np.maximum.reduceat(worth, batch.first)[batch.position]
    odds = np.exp(worth)
    chances: Floats = odds / np.add.reduceat(odds, batch.first)[batch.position]
    return chances


def _example(state: State, patterns: Patterns, last: int, leaf: NDArray[np.float32], visits: Floats) -> Example:
    stones = np.frombuffer(state.cells, np.uint8)
    free = np.flatnonzero(stones == NOBODY)
    rings, bridges = patterns.looks(stones[np.newaxis], np.array([state.to_move]))
    return Example(
        ring_kinds()[rings[free, 0]],
        bridge_kinds()[bridges[:, free, 0]],
        patterns.distance[last, free],
        amaf(leaf[OWNED], leaf[OWNED_WINS])[free].astype(np.float64),
        visits[free] / visits.sum(),
    )


def _drawn(visits: Floats, dice: Dice) -> int:
    """A move, each as likely as it has been visited."""
    return int(np.searchsorted(np.cumsum(visits), dice.share() * visits.sum(), side="right"))


def _collecting(games: Iterator[list[Example]], into: list[list[Example]]) -> Iterator[None]:
    for found in games:
        into.append(found)
        yield
