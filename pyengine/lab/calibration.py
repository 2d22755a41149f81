"""Calibrates the levels of a game at one size, so that all steps between neighbouring levels are equally large.

All levels lie on one path from weak to strong, along which the playouts grow and the blur vanishes. First a survey:
neighbours on an even grid play each other, which shows how strength grows along the path. Level 10 is the end of the
path. From there down, each lower level is placed so that the remaining strength is shared evenly among the levels left,
but no farther away than FARTHEST, and a duel measures the step. If its score is outside BAND, the step is repeated with
all results so far, at most TRIES times.

Games begin with one random stone, without the pie rule, in pairs with colours swapped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pyengine.bots.entrants import entrant
from pyengine.bots.levels import COUNT, Ladder, Level
from pyengine.game import Game
from pyengine.lab.match import Played, require_experiment
from pyengine.lab.processes import playing
from pyengine.lab.rating import ELO, Tally, elo
from pyengine.lab.results import Results, run
from pyengine.lab.tournament import Plan, tally

WEAKEST, STRONGEST = 1 << 13, 1 << 20
"""Playouts at both ends of the path."""
BLUR = 4.0
"""The blur of the weakest level."""
GRID = 10
"""Steps of the survey."""
BAND = (0.6, 0.7)
FARTHEST = 0.68
"""The highest share of games that a level should win against the one below."""
TRIES = 5
ANCHOR = "random"
"""The opponent by which level 1 is measured."""
STONES, SEED = 1, 1
"""The random stones at the start of a game, and their seed."""
EXPENSIVE = 1 << 17
"""From this many playouts on, steps are measured by fewer games."""
LEAST = 0.3
"""The least share of the games that an expensive step still gets."""

Curve = NDArray[np.float64]
"""Elo points at the points of the grid, 0 at the first."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The result of a duel between two places on the path, 0 to 1: the tally of the higher one."""

    low: float
    high: float
    tally: Tally


def at(place: float, number: int = 0) -> Level:
    """The level at a place on the path, 0 the weakest and 1 full strength."""
    playouts = WEAKEST * (STRONGEST / WEAKEST) ** place**2
    return Level(number, 64 * round(playouts / 64), float(f"{BLUR * (1 - place) ** 6:.3g}"))


def pairs_for(games: int, playouts: int) -> int:
    """Pairs of games that measure a step up to a level with so many playouts; a cheap step takes `games` games."""
    return max(1, round(games / 2 * max(LEAST, min(1.0, EXPENSIVE / playouts))))


class Calibration:
    """A search for a ladder. A `folder` keeps every game, so that the same command continues where it stopped."""

    def __init__(
        self, game: Game, games: int, folder: Path | None, follow: Callable[[Iterator[Played], int, int, str], None]
    ) -> None:
        """`games` is for a cheap step. `follow` runs a duel: games, their number, how many are already played, title.

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
        """The step down from `high`, with so many levels `left` below; its duels are added to `known`."""
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
        self._follow(run(results, playing(jobs)), plan.games, len(results.games), f"{one} against {two}")
        return tally(results.games, one, two)


def fitted(duels: Sequence[Duel]) -> Curve:
    """The increasing piecewise linear curve that fits these duels best, by weighted least squares."""
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
    """The place of the next of the `left` levels below `high`: strength shared evenly, but a step limited."""
    grid = np.linspace(0, 1, len(curve))
    here = float(np.interp(high, grid, curve))
    step = min(here / left, elo(FARTHEST))
    return round(float(np.interp(here - step, curve, grid)), 3)


def _hat(place: float) -> Curve:
    """The weights of the points of the grid in linear interpolation at a place."""
    distance = np.abs(np.linspace(0, 1, GRID + 1) - place) * GRID
    weight: Curve = np.maximum(0.0, 1 - distance)
    return weight


def _inside(tally: Tally) -> float:
    """The score with half a game added to both sides, so that it is neither 0 nor 1."""
    return (tally.score * tally.games + 0.5) / (tally.games + 1)


def _variance(tally: Tally) -> float:
    """The variance of the Elo points of a score."""
    score = _inside(tally)
    return ELO**2 / (tally.games * score * (1 - score))


def _measured(level: Level, points: float, error: float, duel: Tally) -> Level:
    won = duel.wins + duel.draws / 2
    return Level(level.number, level.playouts, level.blur, round(points), round(error), won, duel.games)
