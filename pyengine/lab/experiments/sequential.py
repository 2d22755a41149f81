"""How often a sequential test is wrong, and how many pairs of games it takes.

No game is played: the results of games are drawn at random for two bots whose true difference is known. So the command
`wye lab "sequential?runs=200"` shows in seconds whether the test keeps its promise, which is to accept H1 in at most
a share `alpha` of the runs if H0 holds, and H0 in at most a share `beta` if H1 holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pyengine.arena.rating import Sprt, expected, wilson
from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Whole, parameter
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import marks
from pyengine.lab.table import Table

BATCH = 10
"""Runs in a part."""
VERDICTS = ("H0", "H1", "")
MOST_POINTS = 24
"""Points of the walk of one test."""
BINS = 20
"""About so many rows has the table of lengths."""


@dataclass(frozen=True, slots=True)
class Sequential(Experiment):
    """Each part is BATCH runs of the test.

    A game is drawn with a chance of `draws`; else the first bot wins with the chance that gives the score that its Elo
    difference promises. The games of a pair are drawn one by one. Of each test an event "verdict" tells, with its
    `walk`: the log-likelihood ratio after every `stride` pairs, and the last one.
    """

    name: ClassVar[str] = "sequential"
    title: ClassVar[str] = "Sequential test"
    question: ClassVar[str] = "How often does a sequential test of two equal bots end with the wrong verdict?"
    chapter: ClassVar[str] = "strength"
    minutes: ClassVar[int] = 10

    difference: float = parameter("True difference of the bots in Elo points", 0, Real(-400, 400))
    draws: float = parameter("Share of drawn games", 0, Real(0, 0.9))
    elo0: float = parameter("Elo points of H0", 0, Real(-1000, 1000))
    elo1: float = parameter("Elo points of H1", 50, Real(-1000, 1000))
    alpha: float = parameter("Chance to accept H1 where H0 holds", 0.05, Real(0.001, 0.49))
    beta: float = parameter("Chance to accept H0 where H1 holds", 0.05, Real(0.001, 0.49))
    runs: int = parameter("Tests", 200, Whole(1, 10_000))
    pairs: int = parameter("Pairs of games after which a test is given up", 1000, Whole(1, 10_000))

    def check(self) -> None:
        Sprt(self.elo0, self.elo1, self.alpha, self.beta)
        if not 0 <= self._wins <= 1 - self.draws:
            raise BadValue(
                "A difference of {difference} Elo with {draws} of the games drawn: expected fewer draws.",
                "draws",
                difference=self.difference,
                draws=self.draws,
            )

    @property
    def sprt(self) -> Sprt:
        """The test."""
        return Sprt(self.elo0, self.elo1, self.alpha, self.beta)

    @property
    def parts(self) -> int:
        return -(-self.runs // BATCH)

    def part(self, number: int, seed: int) -> Iterator[Event]:
        for run in range(number * BATCH, min(self.runs, (number + 1) * BATCH)):
            yield self._test(run, Dice(seed_of(seed, run)))

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """How often the tests ended with each verdict, with the 95 % interval, and how `lengths` are distributed.

        `verdicts` has the log-likelihood ratio at which each is reached, and the average of the pairs, too. The promise
        is Wald's: the greatest share of wrong verdicts in the long run, given for the verdict that is wrong. Between H0
        and H1 neither is.
        """
        tests = [event for event in events if event["is"] == "verdict"]
        promised, bounds = (
            self._promised,
            dict(zip(VERDICTS, (round(one, 6) for one in self.sprt.bounds), strict=False)),
        )
        rows = list[Row]()
        for verdict in VERDICTS if tests else ():
            lengths = [one["pairs"] for one in tests if one["verdict"] == verdict]
            share = len(lengths) / len(tests)
            least, most = wilson(share, len(tests))
            rows.append({
                "verdict": verdict or "none", "ratio at": bounds.get(verdict),
                "tests": len(lengths), "%": round(100 * share, 2),
                "from": round(100 * least, 2), "to": round(100 * most, 2), "promised %": promised.get(verdict),
                "pairs": round(sum(lengths) / len(lengths), 1) if lengths else None,
            })  # fmt: skip
        return {"verdicts": Table(tuple(rows)), "lengths": Table(tuple(_lengths(tests)))}

    @property
    def _promised(self) -> dict[str, float]:
        """The verdict that is wrong, with the percentage that it has at most in the long run."""
        if self.difference <= self.elo0:
            return {"H1": round(100 * self.alpha / (1 - self.beta), 2)}
        if self.difference >= self.elo1:
            return {"H0": round(100 * self.beta / (1 - self.alpha), 2)}
        return {}

    @property
    def _wins(self) -> float:
        """The chance that the first bot wins a game."""
        return expected(self.difference) - self.draws / 2

    def _test(self, run: int, dice: Dice) -> Event:
        """One test: its verdict, "" if it was given up, the pairs that it took, and its walk."""
        test, scores, walk = self.sprt, list[float](), list[float]()
        low, high = test.bounds
        while len(scores) < self.pairs and (not walk or low < walk[-1] < high):
            scores.append((self.game(dice) + self.game(dice)) / 2)
            walk.append(test.ratio(scores))
        stride = -(-len(walk) // MOST_POINTS)
        points = [*walk[stride - 1 : -1 : stride], walk[-1]]
        return {
            "is": "verdict",
            "run": run,
            "verdict": test.accepted(scores) or "",
            "pairs": len(scores),
            "stride": stride,
            "walk": [round(point, 3) for point in points],
        }

    def game(self, dice: Dice) -> float:
        """The score of the first bot in a game."""
        point = dice.share()
        return 1.0 if point < self._wins else 0.5 if point < self._wins + self.draws else 0.0


def _lengths(tests: Sequence[Event]) -> Iterator[Row]:
    """How many tests took how many pairs, by their verdicts."""
    longest = max((one["pairs"] for one in tests), default=0)
    width = next(wide for wide in marks(10_000) if wide * BINS >= longest)
    for most in range(width, longest + width, width) if tests else ():
        ended = Counter(one["verdict"] for one in tests if most - width < one["pairs"] <= most)
        counts = {verdict or "none": ended[verdict] for verdict in VERDICTS}
        yield {"pairs from": most - width + 1, "pairs to": most, **counts}
