"""Strength estimated from game results: intervals, Elo, the likelihood of superiority, a sequential test."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import copysign, erf, fsum, inf, log, log10, sqrt
from typing import Self

import numpy as np

from pyengine.core.errors import BadValue

Z95 = 1.959963984540054
"""Half the width of a 95 % interval, in standard deviations of a normal distribution."""
ELO = 400 / log(10)
"""Elo points of a factor e in the odds of winning."""
SMALL = 1e-3
"""Pairs of every score that the sequential test counts from the start, so that none is impossible."""
MOST_STEPS = 10_000
MOST_NEWTON = 100
CLOSE = 1e-12
"""A step of Newton's method small enough to stop."""


def elo(score: float) -> float:
    """The Elo advantage at which a score, 0 to 1, is expected; infinite at both ends."""
    if score in (0, 1):
        return copysign(inf, score - 0.5)
    return 400 * log10(score / (1 - score))


def expected_score(difference: float) -> float:
    """Expected score (0 to 1) with an Elo advantage of `difference`."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of `games`. It is sound also at 0 and 1, where a normal interval has no width.

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
    """Games won, drawn and lost, from one side's perspective."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @classmethod
    def of(cls, scores: Iterable[float]) -> Self:
        count = Counter(scores)
        return cls(count[1.0], count[0.5], count[0.0])

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Wins and half the draws, as a share of the games; a half of none."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    @property
    def elo(self) -> tuple[float, float, float]:
        """The Elo advantage, and the ends of its 95 % interval."""
        least, most = wilson(self.score, self.games)
        return elo(self.score), elo(least), elo(most)

    @property
    def superiority(self) -> float:
        """The likelihood, 0 to 1, that this is the stronger side (LOS), from decided games alone."""
        decided = self.wins + self.losses
        return 0.5 * (1 + erf((self.wins - self.losses) / sqrt(2 * decided))) if decided else 0.5


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test of whether one side is `elo1` points stronger (H1) or only `elo0` (H0).

    `alpha` is the chance to accept H1 where H0 holds, `beta` the chance to accept H0 where H1 holds. Abraham Wald,
    "Sequential tests of statistical hypotheses" (1945). The scores of pairs of games are compared under the most likely
    distributions with the means of H0 and H1 (Michel Van den Bergh, "A practical introduction to the GSPRT", 2020).
    """

    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -1000 <= self.elo0 < self.elo1 <= 1000:
            raise BadValue("sprt-elo", "sprt", elo0=f"{self.elo0:g}", elo1=f"{self.elo1:g}")
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise BadValue("sprt-error-rate", "sprt", name=name, value=f"{value:g}")

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
        low, high = expected_score(self.elo0), expected_score(self.elo1)
        tilt0, tilt1 = _tilt(weights, low), _tilt(weights, high)
        return fsum(w * log((1 + tilt0 * (score - low)) / (1 + tilt1 * (score - high))) for score, w in weights)

    def decide(self, pairs: Sequence[float]) -> str | None:
        """The hypothesis to accept after these pairs, "H0" or "H1", or None while more games are needed."""
        ratio, (low, high) = self.ratio(pairs), self.bounds
        return "H1" if ratio >= high else "H0" if ratio <= low else None


def _tilt(weights: Sequence[tuple[float, float]], mean: float) -> float:
    """The t for which weight / (1 + t (score - mean)) has this mean: the most likely distribution with that mean.

    Newton's method; a step that would leave the interval halves it instead.
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
    """Elo points, 0 on average, and half the width of their 95 % interval for each of several sides.

    `scores[i][j]` is what i scored against j, so i and j played scores[i][j] + scores[j][i] games. The strengths are
    the most likely ones under the model of Bradley and Terry, by the iteration of David R. Hunter, "MM algorithms for
    generalized Bradley-Terry models" (2004). An extra draw between any two sides keeps the ratings finite.
    """
    gains = np.array(scores, float) + 0.5
    np.fill_diagonal(gains, 0)
    games, won = gains + gains.T, gains.sum(axis=1)
    strength = np.ones(len(gains))
    for _ in range(MOST_STEPS):
        before = strength
        strength = won / (games / np.add.outer(strength, strength)).sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
        if np.abs(strength / before - 1).max() < 1e-12:
            break
    # The standard errors of the logarithms come from the Fisher information, where these add up to 0.
    share = strength / np.add.outer(strength, strength).T
    information = -games * share * share.T
    np.fill_diagonal(information, 0)
    np.fill_diagonal(information, -information.sum(axis=1))
    errors = np.sqrt(np.diag(np.linalg.pinv(information)))
    return list(zip((ELO * np.log(strength)).tolist(), (Z95 * ELO * errors).tolist(), strict=True))
