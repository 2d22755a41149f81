"""Finds the levels of a game at one size: so that each wins as often against the one before as the next one does.

All levels lie on one path from weak to strong, along which the playouts grow and the blur vanishes. First neighbours on
an even grid play each other; these results say how strength grows along the path. Level 10 is the path's end. From
there down, the level below is put where its share of the strength that is left should lie, or closer where ten levels
would be too far apart, and is played against; what comes of it is one more result. A step outside BAND is taken again
from what is known then, TRIES times at most.

Games begin with one random stone, without pie rule, in pairs of swapped colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pyengine.game import Game
from pyengine.levels import COUNT, Ladder, Level
from pyengine.match import Played, entrant, require_experiment
from pyengine.rating import ELO, Tally, elo
from pyengine.tournament import Plan, Results, run, tally

WEAKEST, STRONGEST = 1 << 13, 1 << 20
"""Playouts at both ends of the path."""
BLUR = 4.0
"""That of the weakest level."""
GRID = 10
"""Steps of the survey."""
BAND = (0.6, 0.7)
FARTHEST = 0.68
"""What a level is meant to win at most against the one before."""
TRIES = 5
ANCHOR = "random"
"""Whom level 1 is held against."""
STONES, SEED = 1, 1
"""Random stones that games begin with, and what they are drawn by."""
EXPENSIVE = 1 << 17
"""Playouts from which on steps are measured by fewer games."""
LEAST = 0.3
"""The share of the games that is left of them then at least."""

Curve = NDArray[np.float64]
"""Elo points at the grid's points, of which the first is 0."""


@dataclass(frozen=True, slots=True)
class Duel:
    """What came of two places on the path, 0 to 1: the tally of the higher one."""

    low: float
    high: float
    tally: Tally


def at(place: float, number: int = 0) -> Level:
    """The level at a place on the path, 0 the weakest and 1 full strength."""
    playouts = WEAKEST * (STRONGEST / WEAKEST) ** place**2
    return Level(number, 64 * round(playouts / 64), float(f"{BLUR * (1 - place) ** 6:.3g}"))


def pairs_for(games: int, playouts: int) -> int:
    """Pairs of games that a step up to so many playouts is measured by, where a cheap one is by `games`."""
    return max(1, round(games / 2 * max(LEAST, min(1.0, EXPENSIVE / playouts))))


class Calibration:
    """One search for a ladder. A `folder` keeps every game, so that the same command goes on where it stopped."""

    def __init__(
        self, game: Game, games: int, folder: Path | None, follow: Callable[[Iterator[Played], int, int, str], None]
    ) -> None:
        """`games` are those of a cheap step; `follow` lets a duel happen: games, how many, how many known, title.

        Raises BadValue.
        """
        require_experiment(game, games, STONES, SEED)
        self._game, self._games, self._folder, self._follow = game, games, folder, follow

    def find(self, date: str, command: str, jobs: int = 1) -> Ladder:
        """The ladder, from the survey down to level 1."""
        grid = np.linspace(0, 1, GRID + 1).tolist()
        known = [self._duel(low, high, self._games // 2, jobs) for low, high in pairwise(grid)]
        steps: list[Duel] = []
        for left in range(COUNT - 1, 0, -1):
            steps.append(self._step(known, steps[-1].low if steps else 1.0, left, jobs))
        steps.reverse()
        place = steps[0].low
        first = self._play(at(place).text, ANCHOR, pairs_for(self._games // 2, WEAKEST), jobs)
        levels, points, variance = [_measured(at(place, 1), 0, 0, first)], 0.0, 0.0
        for number, step in enumerate(steps, 2):
            points += elo(_inside(step.tally))
            variance += _variance(step.tally)
            levels.append(_measured(at(step.high, number), points, 1.96 * sqrt(variance), step.tally))
        return Ladder(self._game.name, self._game.size, date, command, tuple(levels), (self._game.size,))

    def _step(self, known: list[Duel], high: float, left: int, jobs: int) -> Duel:
        """The step down from a place that has so many `left` below; all that is played for it becomes known."""
        for _ in range(TRIES):
            duel = self._duel(below(fitted(known), high, left), high, self._games, jobs)
            if duel in known:
                break
            known.append(duel)
            if BAND[0] <= duel.tally.score <= BAND[1]:
                break
        return duel

    def _duel(self, low: float, high: float, games: int, jobs: int) -> Duel:
        strong = at(high)
        return Duel(low, high, self._play(strong.text, at(low).text, pairs_for(games, strong.playouts), jobs))

    def _play(self, one: str, two: str, pairs: int, jobs: int) -> Tally:
        game = self._game
        plan = Plan(game, (entrant(one, game), entrant(two, game)), pairs, STONES, SEED)
        file = f"{game.name}{game.size} {one} {two}.jsonl"
        results = Results(plan, None if self._folder is None else self._folder / file)
        self._follow(run(results, jobs), plan.games, len(results.games), f"{one} against {two}")
        return tally(results.games, one, two)


def fitted(duels: Sequence[Duel]) -> Curve:
    """The curve that fits these duels best, each weighted by how sure it is: piecewise straight, and always rising."""
    rows, gains, weights = [], [], []
    for duel in duels:
        rows.append(_hat(duel.high) - _hat(duel.low))
        gains.append(elo(_inside(duel.tally)))
        weights.append(1 / sqrt(_variance(duel.tally)))
    scale = np.array(weights)
    curve, *_ = np.linalg.lstsq(np.array(rows)[:, 1:] * scale[:, np.newaxis], np.array(gains) * scale)
    rising: Curve = np.maximum.accumulate(np.concatenate([[0.0], curve])) + np.arange(GRID + 1)
    return rising


def below(curve: Curve, high: float, left: int) -> float:
    """Where on the path the first of the `left` levels below `high` should lie: evenly down, but not too far apart."""
    grid = np.linspace(0, 1, len(curve))
    here = float(np.interp(high, grid, curve))
    step = min(here / left, elo(FARTHEST))
    return round(float(np.interp(here - step, curve, grid)), 3)


def _hat(place: float) -> Curve:
    """How much each point of the grid counts at a place between two of them."""
    distance = np.abs(np.linspace(0, 1, GRID + 1) - place) * GRID
    weight: Curve = np.maximum(0.0, 1 - distance)
    return weight


def _inside(tally: Tally) -> float:
    """The score, with half a game more on both sides so that it is neither 0 nor 1."""
    return (tally.score * tally.games + 0.5) / (tally.games + 1)


def _variance(tally: Tally) -> float:
    """Of the Elo points that a score stands for."""
    score = _inside(tally)
    return ELO**2 / (tally.games * score * (1 - score))


def _measured(level: Level, points: float, error: float, duel: Tally) -> Level:
    won = duel.wins + duel.draws / 2
    return Level(level.number, level.playouts, level.blur, round(points), round(error), won, duel.games)
