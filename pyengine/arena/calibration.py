"""Calibrates the levels of a game at one size, so that all steps between neighbouring levels are equally large.

All levels lie on the path of the game (bots/paths.py) from weak to strong. First a survey: neighbours on an even grid
play each other, which shows how strength grows along the path. The highest level is the end of the path. From there
down, each lower level is placed so that the remaining strength is shared evenly among the levels left, but no farther
away than FARTHEST, and a duel measures the step. A score outside BAND moves the lower level farther away or nearer, and
the step is tried again, at most TRIES times. Where there is too little strength for all levels, steps may be smaller,
though none below one half. Levels measured earlier can be kept, so that only those below them are placed.

Games begin with one random stone, without the pie rule, in pairs with colours swapped.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import fsum, sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.match import Result, require_series
from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.arena.rating import ELO, elo, expected_score
from pyengine.arena.results import open_results
from pyengine.arena.tournament import Plan, tally
from pyengine.bots.entrants import entrant
from pyengine.bots.levels import Ladder, Level, at
from pyengine.bots.paths import PATHS
from pyengine.core.game import Game

GRID = 8
"""Steps of the survey."""
BAND = (0.6, 0.8)
FARTHEST = 0.75
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
    """A duel between two places on the path: the games, and how many of them the higher place won."""

    low: float
    high: float
    won: float
    games: int

    @property
    def score(self) -> float:
        return self.won / self.games


@dataclass(frozen=True, slots=True)
class Curve:
    """Elo points at the places of an even grid, 0 at the first, interpolated linearly in between."""

    grid: Floats
    points: Floats

    def at(self, place: float) -> float:
        return float(np.interp(place, self.grid, self.points))

    def step(self, high: float, left: int) -> float:
        """The points down to the next of the `left` levels below `high`: an even share, limited by FARTHEST."""
        return min(self.at(high) / left, elo(FARTHEST))

    def below(self, high: float, left: int) -> float:
        """The place of the next of the `left` levels below `high`."""
        points = self.at(high) - self.step(high, left)
        return round(float(np.interp(points, self.points, self.grid)), 3)


def fit_curve(duels: Sequence[Duel], grid: Floats) -> Curve:
    """The increasing piecewise linear curve that fits the duels best, by weighted least squares."""

    def hat(place: float) -> Floats:  # the weights of the grid's points in linear interpolation
        weight: Floats = np.maximum(0.0, 1 - np.abs(grid - place) / (grid[1] - grid[0]))
        return weight

    rows = np.array([hat(duel.high) - hat(duel.low) for duel in duels])
    gains = np.array([elo(_inner_score(duel.won, duel.games)) for duel in duels])
    scale = np.array([1 / sqrt(_variance(duel.won, duel.games)) for duel in duels])
    points, *_ = np.linalg.lstsq(rows[:, 1:] * scale[:, np.newaxis], gains * scale)
    return Curve(grid, np.maximum.accumulate(np.concatenate([[0.0], points])) + np.arange(len(grid)))


def next_low(duel: Duel, points: float) -> float:
    """The low place of the next try, whose duel should show a difference of `points`, judging by this one."""
    gain = max(1.0, elo(_inner_score(duel.won, duel.games)))
    return max(0.0, round(duel.high - (duel.high - duel.low) * min(LEAP, max(1 / LEAP, points / gain)), 3))


def pair_count(games: int, playouts: int, costly: int) -> int:
    """Pairs of games for a step up to a level with `playouts`: fewer than half of `games` above `costly` playouts."""
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
        """The ladder, measured from the survey down to level 1. Its highest levels are those `kept`, weakest first."""
        left = self._path.count - max(1, len(kept))
        top = kept[0].place if kept else 1.0
        grid = np.linspace(0.0, top, GRID + 1)
        duels = [self._duel(low, high, self._games // 4, spread) for low, high in pairwise(grid.round(3).tolist())]
        steps: list[Duel] = []
        for below in range(left, 0, -1):
            steps.append(self._step(duels, grid, steps[-1].low if steps else top, below, spread))
        steps.reverse()
        weakest, name, size = steps[0].low, self._game.name, self._game.size
        rungs = [(weakest, *self._play(self._path.text(weakest), ANCHOR, self._games // 2, spread))]
        rungs += [(step.high, step.won, step.games) for step in steps]
        rungs += [(level.place, level.won or 0, level.games or 0) for level in kept[1:]]
        return Ladder(name, size, date, command, tuple(to_levels(name, rungs)), (size,))

    def _step(self, duels: list[Duel], grid: Floats, high: float, left: int, spread: Spread) -> Duel:
        """The step down from `high`, with `left` levels below. Adds the duels of its tries to `duels`.

        If no try hits BAND, the closest to its middle counts.
        """
        tries: list[Duel] = []
        curve = fit_curve(duels, grid)
        points, low = curve.step(high, left), self._weaker(curve.below(high, left), high)
        least = min(BAND[0], max(0.5, expected_score(points)))
        for _ in range(TRIES):
            duel = self._duel(low, high, self._games, spread)
            duels.append(duel)
            tries.append(duel)
            if least <= duel.score <= BAND[1]:
                return duel
            low = self._weaker(next_low(duel, points), high)
            if low == duel.low:
                break
        return min(tries, key=lambda duel: abs(duel.score - fsum(BAND) / 2))

    def _weaker(self, low: float, high: float) -> float:
        """The place nearest to `low`, or below it, whose bot differs from that of `high`."""
        while low > 0 and self._path.text(low) == self._path.text(high):
            low = round(low - 0.001, 3)
        return low

    def _duel(self, low: float, high: float, games: int, spread: Spread) -> Duel:
        pairs = pair_count(games, at(self._game.name, 0, high).budget.playouts or 0, self._path.costly)
        return Duel(low, high, *self._play(self._path.text(high), self._path.text(low), pairs, spread))

    def _play(self, one: str, two: str, pairs: int, spread: Spread) -> tuple[float, int]:
        """How many games the first entrant won, and how many were played."""
        game = self._game
        plan = Plan(game, (entrant(one, game), entrant(two, game)), pairs, STONES, SEED)
        file = f"{game.name}{game.size} {one} {two}.jsonl"
        with open_results(plan, None if self._folder is None else self._folder / file) as results:
            self._follow(results.play(spread), plan.games, len(results.games), f"{one} against {two}")
            score = tally(results.games, one, two)
        return score.wins + score.draws / 2, score.games


def to_levels(game: str, rungs: Sequence[tuple[float, float, int]]) -> list[Level]:
    """The levels, the weakest first, with Elo points above the first one.

    A rung is a place on the path, how many games its level won against the one below, and how many were played.
    """
    levels, points, variance = list[Level](), 0.0, 0.0
    for number, (place, won, games) in enumerate(rungs, 1):
        if number > 1:
            points += elo(_inner_score(won, games))
            variance += _variance(won, games)
        error = round(1.96 * sqrt(variance))
        levels.append(replace(at(game, number, place), elo=round(points), error=error, won=won, games=games))
    return levels


def _inner_score(won: float, games: int) -> float:
    """The score with half a game added to both sides, so that it is neither 0 nor 1."""
    return (won + 0.5) / (games + 1)


def _variance(won: float, games: int) -> float:
    """The variance of the Elo points of a score."""
    score = _inner_score(won, games)
    return ELO**2 / (games * score * (1 - score))
