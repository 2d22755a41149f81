"""How often a sequential test is wrong, and how many pairs of games it takes.

No game is played: the results of games are drawn at random for two bots whose true difference is known. So the command
`wye lab "sequential?runs=200"` shows in seconds whether the test keeps its promise, which is to accept H1 in at most
a share `alpha` of the runs if H0 holds, and H0 in at most a share `beta` if H1 holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import ClassVar

from pyengine.arena.rating import Sprt, expected, wilson
from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Whole, parameter
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import marks
from pyengine.lab.recording import (
    Picture,
    Recording,
    Scene,
    Series,
    Told,
    Unit,
    Verdict,
    View,
    figure,
    joined,
    plot,
    said,
)
from pyengine.lab.table import Table
from pyengine.lab.widgets import Measured, histogram, intervals

BATCH = 10
"""Runs in a part."""
VERDICTS = ("H0", "H1", "")
MOST_POINTS = 24
"""Points of the walk of one test."""
BINS = 20
"""About so many rows has the table of lengths."""
NONE = "none"
LINES = {"H0": (7, 8), "H1": (5, 6), NONE: (1,)}
"""The verdicts, and the lines of the pseudocode that lead to each of them."""
LOOKS = dict(zip(LINES, ("s1", "s2", "s3"), strict=True))
SHARES = {"rare": 2.0, "promised": 8.0, "often": 25.0, "coin": inf}
"""The percentage of wrong verdicts below which each prediction is right."""
BEHIND = 30
"""Earlier walks that are drawn behind the last one."""


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
                "verdict": verdict or NONE, "ratio at": bounds.get(verdict),
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

    def recorded(self, events: Sequence[Event]) -> Recording:
        return SequentialRecording(self, events)


def _lengths(tests: Sequence[Event]) -> Iterator[Row]:
    """How many tests took how many pairs, by their verdicts."""
    longest = max((one["pairs"] for one in tests), default=0)
    width = next(wide for wide in marks(10_000) if wide * BINS >= longest)
    for most in range(width, longest + width, width) if tests else ():
        ended = Counter(one["verdict"] for one in tests if most - width < one["pairs"] <= most)
        counts = {verdict or NONE: ended[verdict] for verdict in VERDICTS}
        yield {"pairs from": most - width + 1, "pairs to": most, **counts}


# --- what is shown ----------------------------------------------------------------------------------------------------


class SequentialRecording(Recording):
    """A step for each test: its walk between the bounds, before those of the tests before it."""

    def __init__(self, experiment: Sequential, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._alpha, self._beta, self._bounds = experiment.alpha, experiment.beta, experiment.sprt.bounds
        self.options = () if experiment.elo0 < experiment.difference < experiment.elo1 else tuple(SHARES)
        self._tests = [event | {"verdict": event["verdict"] or NONE} for event in events if event["is"] == "verdict"]
        self._counts = [dict.fromkeys(LINES, 0)]
        for test in self._tests:
            before = self._counts[-1]
            self._counts.append(before | {test["verdict"]: before[test["verdict"]] + 1})
        points = [*self._bounds, *(point for test in self._tests for point in test["walk"])]
        longest = max((test["pairs"] for test in self._tests), default=1)
        self._ends = (0.0, float(longest)), (min(points), max(points))

    @property
    def units(self) -> list[Unit]:
        return Unit.strides(lambda count: said("lab-sequential-stride", count=count), len(self._tests), 100)

    def scene(self, at: int) -> Scene:
        counts = self._counts[at]
        rows: list[list[Told]] = [[name, count, 100 * count / at if at else None] for name, count in counts.items()]
        columns, picture = ["verdict", "tests", "%"], self._walks(self._tests[max(0, at - 1 - BEHIND) : at])
        if not at:
            return Scene(said("lab-sequential-before"), columns, rows, picture=picture)
        test, (low, high), (a, b) = self._tests[at - 1], self._bounds, (self._alpha, self._beta)
        verdict, ratio = test["verdict"], test["walk"][-1]
        ended = said("lab-sequential-ended", test=at, pairs=test["pairs"], ratio=figure(ratio), verdict=verdict,
                     hasVerdict=verdict != NONE)  # fmt: skip
        counted = said("lab-sequential-counted", low=counts["H0"], high=counts["H1"], none=counts[NONE])
        formula = [
            joined(["H0: ln(", b, " / (1 − ", a, ")) = ", low]),
            joined(["H1: ln((1 − ", b, ") / ", a, ") = ", high]),
            said("lab-sequential-ratio", low=figure(low), ratio=figure(ratio), high=figure(high)),
        ]
        return Scene([ended, counted], columns, rows, LINES[verdict], formula, picture)

    def _walks(self, tests: Sequence[Event]) -> Picture:
        """The walks of some tests between the bounds; the last one stands out."""
        lines = [Series(name, "bound", [(end, bound) for end in self._ends[0]])
                 for name, bound in zip(LOOKS, self._bounds, strict=False)]  # fmt: skip
        for place, test in enumerate(tests, 1):
            points = [(min(test["pairs"], step * test["stride"]), y) for step, y in enumerate((0, *test["walk"]))]
            lines.append(Series("", f"{LOOKS[test['verdict']]} {'faint' if place < len(tests) else 'strong'}", points))
        across, up = said("lab-sequential-across-title"), said("lab-sequential-up-title")
        return plot(across, up, *lines, ends=self._ends)

    @property
    def views(self) -> list[View]:
        shares = intervals(said("lab-sequential-share"), self._measured(), (0,))
        return [View("errors", shares, "verdicts"), View("lengths", self._histogram(), "lengths")]

    def _measured(self) -> list[Measured]:
        """The share of the wrong verdict beside what is promised; of every verdict where none is wrong."""
        rows = self.tables["verdicts"].rows
        promises = any(row["promised %"] is not None for row in rows)
        return [
            Measured(
                _told(str(row["verdict"])),
                said("lab-sequential-tested", share=figure(_number(row["%"])), tests=row["tests"]),
                LOOKS[str(row["verdict"])],
                _number(row["%"]),
                _number(row["from"]),
                _number(row["to"]),
                None if row["promised %"] is None else _number(row["promised %"]),
            )
            for row in rows
            if not promises or row["promised %"] is not None or (row["verdict"] == NONE and row["tests"])
        ]

    def _histogram(self) -> Picture:
        """How many tests took how many pairs, by their verdicts."""
        rows = self.tables["lengths"].rows
        known = [name for name in LOOKS if any(row[name] for row in rows)]
        bins = [(_number(row["pairs from"]) - 1, _number(row["pairs to"]), [int(row[name] or 0) for name in known])
                for row in rows]  # fmt: skip
        kinds = [(_told(name), LOOKS[name]) for name in known]
        return histogram(said("lab-sequential-across-title"), said("lab-sequential-tests"), kinds, bins)

    @property
    def verdict(self) -> Verdict | None:
        rows = self.tables["verdicts"].rows
        wrong = next((row for row in rows if row["promised %"] is not None), None)
        if wrong is None:
            return Verdict([], said("lab-sequential-neither")) if rows else None
        share, low, high, promised = (_number(wrong[name]) for name in ("%", "from", "to", "promised %"))
        ends = {"from": figure(low), "to": figure(high), "promised": figure(promised)}
        told = said("lab-sequential-erred", wrong=wrong["tests"], tests=len(self._tests), share=figure(share), **ends)
        right = next(name for name, most in SHARES.items() if share < most)
        return Verdict([right], [told, said(f"lab-sequential-{'kept' if low <= promised else 'broken'}")])


def _told(verdict: str) -> Told:
    """A verdict in words."""
    return said("lab-sequential-given-up") if verdict == NONE else said("lab-sequential-accepted", verdict=verdict)


def _number(value: str | float | None) -> float:
    return float(value or 0)
