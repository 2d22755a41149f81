"""Calibrates the levels of a game at one size, so that all steps between neighbouring levels are equally large.

All levels lie on the path of the game (bots/paths.py) from weak to strong. First a survey: neighbours on an even grid
play each other, which shows how strength grows along the path. The highest level is the end of the path. From there
down, each lower level is placed so that the remaining strength is shared evenly among the levels left, but no farther
away than FARTHEST, and a duel measures the step. If its score is outside BAND, the step is tried again from a place as
much farther away or nearer as the score demands, at most TRIES times; where there is too little strength for so many
levels, steps may be smaller, though none below one half. Levels measured earlier can be kept, so that only those below
them are placed.

Games begin with one random stone, without the pie rule, in pairs with colours swapped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import fsum, sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.match import Result, require_series
from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.arena.rating import ELO, elo, expected
from pyengine.arena.results import kept
from pyengine.arena.tournament import Plan, tally
from pyengine.bots.entrants import entrant
from pyengine.bots.levels import Ladder, Level, at
from pyengine.bots.paths import PATHS
from pyengine.core.game import Game

GRID = 8
"""Steps of the survey."""
BAND = (0.6, 0.75)
FARTHEST = 0.72
"""The highest share of games that a level should win against the one below."""
TRIES = 5
LEAP = 2
"""How many times as far or as near the next try of a step lies, at most."""
ANCHOR = "flat@100"
"""The opponent by which level 1 is measured."""
STONES, SEED = 1, 1
"""The random stones at the start of a game, and their seed."""
LEAST = 0.3
"""The least share of the games that a costly step still gets."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Duel:
    """The result of a duel between two places on the path: what the higher one won."""

    low: float
    high: float
    won: float
    games: int

    @property
    def score(self) -> float:
        """The share of the games that the higher one won."""
        return self.won / self.games


@dataclass(frozen=True, slots=True)
class Curve:
    """Elo points at the places of an even grid, 0 at the first; in between they are interpolated linearly."""

    grid: Floats
    points: Floats

    def at(self, place: float) -> float:
        """The points at a place."""
        return float(np.interp(place, self.grid, self.points))

    def step(self, high: float, left: int) -> float:
        """The points down to the next of the `left` levels below `high`: evenly shared, but limited by FARTHEST."""
        return min(self.at(high) / left, elo(FARTHEST))

    def below(self, high: float, left: int) -> float:
        """The place of that level."""
        points = self.at(high) - self.step(high, left)
        return round(float(np.interp(points, self.points, self.grid)), 3)


def fitted(duels: Sequence[Duel], grid: Floats) -> Curve:
    """The increasing piecewise linear curve that fits these duels best, by weighted least squares."""
    rows, gains, weights = [], [], []
    for duel in duels:
        rows.append(_hat(duel.high, grid) - _hat(duel.low, grid))
        gains.append(elo(_inside(duel.won, duel.games)))
        weights.append(1 / sqrt(_variance(duel.won, duel.games)))
    scale = np.array(weights)
    points, *_ = np.linalg.lstsq(np.array(rows)[:, 1:] * scale[:, np.newaxis], np.array(gains) * scale)
    return Curve(grid, np.maximum.accumulate(np.concatenate([[0.0], points])) + np.arange(len(grid)))


def nearer(duel: Duel, points: float) -> float:
    """The low place of a duel that should show a difference of so many points, by what this one has shown."""
    shown = max(1.0, elo(_inside(duel.won, duel.games)))
    return max(0.0, round(duel.high - (duel.high - duel.low) * min(LEAP, max(1 / LEAP, points / shown)), 3))


def pairs_for(games: int, playouts: int, costly: int) -> int:
    """Pairs of games that measure a step up to a level with so many playouts: all `games` unless it is `costly`."""
    return max(1, round(games / 2 * max(LEAST, min(1.0, costly / playouts))))


class Calibration:
    """A search for a ladder. A `folder` keeps every game, so that the same command continues where it stopped."""

    def __init__(
        self, game: Game, games: int, folder: Path | None, follow: Callable[[Iterator[Result], int, int, str], None]
    ) -> None:
        """`games` is for a cheap step. `follow` runs a duel: games, their number, how many are already played, title.

        Raises BadValue, also for a game of one player.
        """
        require_series(game, games, STONES, SEED)
        self._game, self._games, self._folder, self._follow = game, games, folder, follow
        self._path = PATHS[game.name]

    def find(self, date: str, command: str, spread: Spread = in_turn, kept: Sequence[Level] = ()) -> Ladder:
        """The ladder, from the survey down to level 1. Its highest levels are those `kept`, the weakest first."""
        left = self._path.count - max(1, len(kept))
        top = kept[0].place if kept else 1.0
        grid = np.linspace(0.0, top, GRID + 1)
        known = [self._duel(low, high, self._games // 4, spread) for low, high in pairwise(grid.round(3).tolist())]
        steps: list[Duel] = []
        for below in range(left, 0, -1):
            steps.append(self._step(known, grid, steps[-1].low if steps else top, below, spread))
        steps.reverse()
        weakest, name, size = steps[0].low, self._game.name, self._game.size
        rungs = [Rung(weakest, *self._play(self._path.text(weakest), ANCHOR, self._games // 2, spread))]
        rungs += [Rung(step.high, step.won, step.games) for step in steps]
        rungs += [Rung(level.place, level.won or 0, level.games or 0) for level in kept[1:]]
        return Ladder(name, size, date, command, tuple(measured(name, rungs)), (size,))

    def _step(self, known: list[Duel], grid: Floats, high: float, left: int, spread: Spread) -> Duel:
        """The step down from `high`, with so many levels `left` below; its duels are added to `known`.

        If no try hits BAND, it is the one that comes closest to its middle.
        """
        tried: list[Duel] = []
        curve = fitted(known, grid)
        points, low = curve.step(high, left), self._other(curve.below(high, left), high)
        least = min(BAND[0], max(0.5, expected(points)))
        for _ in range(TRIES):
            duel = self._duel(low, high, self._games, spread)
            known.append(duel)
            tried.append(duel)
            if least <= duel.score <= BAND[1]:
                return duel
            low = self._other(nearer(duel, points), high)
            if low == duel.low:
                break
        return min(tried, key=lambda one: abs(one.score - fsum(BAND) / 2))

    def _other(self, low: float, high: float) -> float:
        """The place nearest to `low`, or below it, whose bot is another one than that of `high`."""
        while low > 0 and self._path.text(low) == self._path.text(high):
            low = round(low - 0.001, 3)
        return low

    def _duel(self, low: float, high: float, games: int, spread: Spread) -> Duel:
        pairs = pairs_for(games, at(self._game.name, 0, high).budget.playouts or 0, self._path.costly)
        return Duel(low, high, *self._play(self._path.text(high), self._path.text(low), pairs, spread))

    def _play(self, one: str, two: str, pairs: int, spread: Spread) -> tuple[float, int]:
        """How many games the first one won, and how many were played."""
        game = self._game
        plan = Plan(game, (entrant(one, game), entrant(two, game)), pairs, STONES, SEED)
        file = f"{game.name}{game.size} {one} {two}.jsonl"
        with kept(plan, None if self._folder is None else self._folder / file) as results:
            self._follow(results.play(spread), plan.games, len(results.games), f"{one} against {two}")
            found = tally(results.games, one, two)
        return found.wins + found.draws / 2, found.games


@dataclass(frozen=True, slots=True)
class Rung:
    """A place on the path, and how many games its level won against the one below."""

    place: float
    won: float
    games: int


def measured(game: str, rungs: Sequence[Rung]) -> list[Level]:
    """The levels, the weakest first, with Elo points above the first one."""
    levels, points, variance = list[Level](), 0.0, 0.0
    for number, rung in enumerate(rungs, 1):
        if number > 1:
            points += elo(_inside(rung.won, rung.games))
            variance += _variance(rung.won, rung.games)
        level = at(game, number, rung.place)
        error = round(1.96 * sqrt(variance))
        levels.append(replace(level, elo=round(points), error=error, won=rung.won, games=rung.games))
    return levels


def _hat(place: float, grid: Floats) -> Floats:
    """The weights of the points of the grid in linear interpolation at a place."""
    weight: Floats = np.maximum(0.0, 1 - np.abs(grid - place) / (grid[1] - grid[0]))
    return weight


def _inside(won: float, games: int) -> float:
    """The score with half a game added to both sides, so that it is neither 0 nor 1."""
    return (won + 0.5) / (games + 1)


def _variance(won: float, games: int) -> float:
    """The variance of the Elo points of a score."""
    score = _inside(won, games)
    return ELO**2 / (games * score * (1 - score))
