"""What game results say about strength: intervals, Elo, the likelihood of superiority, a sequential test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import copysign, erf, fsum, inf, log, log10, sqrt

import numpy as np
from numpy.typing import NDArray

from pyengine.core.errors import BadValue

Floats = NDArray[np.float64]

Z95 = 1.959963984540054
"""Half the width of a 95 % interval, in standard deviations of a normal distribution."""
ELO = 400 / log(10)
"""Elo points of a factor e in the odds of winning."""
SMALL = 1e-3
"""Pairs that the sequential test takes as seen of every kind, so that none is impossible."""
MOST_STEPS = 10_000
MOST_NEWTON = 100
CLOSE = 1e-12
"""A step of Newton's method that changes nothing any more."""


def elo(score: float) -> float:
    """The difference in Elo points at which a score, 0 to 1, is to be expected; infinite at both ends."""
    if score in (0, 1):
        return copysign(inf, score - 0.5)
    return 400 * log10(score / (1 - score))


def expected(difference: float) -> float:
    """The score, 0 to 1, to be expected from so many Elo points more than the other one has."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of `games`: good also at 0 and 1, where a normal one has no width.

    Edwin B. Wilson, "Probable inference, the law of succession, and statistical inference" (1927). With draws, and with
    games in colour-swapped pairs, the true interval is a little narrower.
    """
    if games == 0:
        return 0.0, 1.0
    spread = Z95**2 / games
    middle, width = score + spread / 2, Z95 * sqrt(score * (1 - score) / games + spread / (4 * games))
    least, most = (middle - width) / (1 + spread), (middle + width) / (1 + spread)
    return max(0.0, least) if score > 0 else 0.0, min(1.0, most) if score < 1 else 1.0


@dataclass(frozen=True, slots=True)
class Tally:
    """Games won, drawn and lost, seen by one side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @classmethod
    def of(cls, scores: Iterable[float]) -> Tally:
        """The tally of scores 1, 0.5 and 0."""
        count = Counter(scores)
        return cls(count[1.0], count[0.5], count[0.0])

    @property
    def games(self) -> int:
        """How many there were."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Wins and half the draws, as a share of the games; a half of none."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo points, and the ends of its 95 % interval."""
        least, most = wilson(self.score, self.games)
        return elo(self.score), elo(least), elo(most)

    @property
    def superiority(self) -> float:
        """The likelihood, 0 to 1, that this is the stronger side (LOS), from decided games alone."""
        decided = self.wins + self.losses
        return 0.5 * (1 + erf((self.wins - self.losses) / sqrt(2 * decided))) if decided else 0.5


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test whether one side is `elo1` points stronger (H1) or only `elo0` (H0).

    `alpha` is the chance to accept H1 where H0 holds, `beta` the other way round. Abraham Wald, "Sequential tests of
    statistical hypotheses" (1945). The scores of pairs of games are compared under the most likely distributions that
    have the means of H0 and H1 (Michel Van den Bergh, "A practical introduction to the GSPRT", 2020).
    """

    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -1000 <= self.elo0 < self.elo1 <= 1000:
            raise BadValue(
                "SPRT from {elo0} to {elo1} Elo: expected -1000 <= elo0 < elo1 <= 1000.",
                "sprt",
                elo0=f"{self.elo0:g}",
                elo1=f"{self.elo1:g}",
            )
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise BadValue(
                    "SPRT with {name} {value}: expected more than 0 and less than 0.5.",
                    "sprt",
                    name=name,
                    value=f"{value:g}",
                )

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which H0 and H1 are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, pairs: Sequence[float]) -> float:
        """The log-likelihood ratio of H1 to H0 after pairs of games with these scores, each 0 to 1 in quarters."""
        if not pairs:
            return 0.0
        count = Counter(pairs)
        weights = [(quarter / 4, count[quarter / 4] + SMALL) for quarter in range(5)]
        low, high = expected(self.elo0), expected(self.elo1)
        tilt0, tilt1 = _tilt(weights, low), _tilt(weights, high)
        terms = (w * log((1 + tilt0 * (score - low)) / (1 + tilt1 * (score - high))) for score, w in weights)
        return fsum(terms)

    def accepted(self, pairs: Sequence[float]) -> str | None:
        """Which of "H0" and "H1" is accepted after these pairs, or None: play on."""
        ratio, (low, high) = self.ratio(pairs), self.bounds
        return "H1" if ratio >= high else "H0" if ratio <= low else None


def _tilt(weights: Sequence[tuple[float, float]], mean: float) -> float:
    """The t for which weight / (1 + t (score - mean)) has this mean: the most likely distribution that has it.

    By Newton's method, with a halving of the interval wherever a step would leave it.
    """
    low, high, t = -1 / (1 - mean), 1 / mean, 0.0
    for _ in range(MOST_NEWTON):
        parts = [(weight, (score - mean) / (1 + t * (score - mean))) for score, weight in weights]
        slope = fsum(weight * part for weight, part in parts)
        low, high = (t, high) if slope > 0 else (low, t)
        step = slope / fsum(weight * part * part for weight, part in parts)
        if abs(step) < CLOSE:
            break
        t = t + step if low < t + step < high else (low + high) / 2
    return t


def ratings(scores: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """Elo points and half the width of their 95 % interval for each of several sides, 0 on average.

    `scores[i][j]` is what i got from its games against j, so the games of a pair are scores[i][j] + scores[j][i]. Of
    the model of Bradley and Terry the most likely strengths, by the iteration of David R. Hunter, "MM algorithms for
    generalized Bradley-Terry models" (2004). One more draw between each two keeps a side that won all from infinity.
    """
    got = np.array(scores, float) + 0.5
    np.fill_diagonal(got, 0)
    games, won = got + got.T, got.sum(axis=1)
    strength = np.ones(len(got))
    for _ in range(MOST_STEPS):
        before = strength
        strength = won / (games / np.add.outer(strength, strength)).sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
        if np.abs(strength / before - 1).max() < 1e-12:
            break
    return list(zip((ELO * np.log(strength)).tolist(), (Z95 * ELO * _errors(strength, games)).tolist(), strict=True))


def _errors(strength: Floats, games: Floats) -> Floats:
    """Standard errors of the logarithms of the strengths, from the Fisher information where they add up to 0."""
    share = strength / np.add.outer(strength, strength).T
    information = -games * share * share.T
    np.fill_diagonal(information, 0)
    np.fill_diagonal(information, -information.sum(axis=1))
    errors: Floats = np.sqrt(np.diag(np.linalg.pinv(information)))
    return errors
