"""How often a sequential test is wrong, and how many pairs of games it takes.

No game is played: results are drawn at random for two bots whose true difference is known. So the command
`wye lab "sequential?runs=200"` shows in seconds whether the test keeps its promise: in the long run it accepts H1 in at
most a share `alpha` of the runs where H0 holds, and H0 in at most a share `beta` where H1 holds.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from pyengine.arena.rating import Sprt, expected_score, wilson
from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Whole, parameter
from pyengine.lab.experiment import Experiment, marks, seed_of
from pyengine.lab.log import Event, by_kind
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Estimate, Picture, Series, intervals, looks_of, plot
from pyengine.lab.words import Words, figure, join, say

BATCH = 10
"""Runs in a part."""
VERDICTS = ("H0", "H1", "")
MOST_POINTS = 24
"""Points of the walk of one test."""
BINS = 20
"""The table of lengths has at most this many rows."""
NONE = "none"
LINES = {"H0": (7, 8), "H1": (5, 6), NONE: (1,)}
"""The lines of the pseudocode that lead to each verdict."""
LOOKS = looks_of(LINES)
SHARES = {"rare": 2.0, "promised": 8.0, "often": 25.0, "coin": inf}
"""The predictions, each with the percentage of wrong verdicts below which it is right."""
BEHIND = 30
"""The most earlier walks drawn behind the last one."""


@dataclass(frozen=True, slots=True)
class Sequential(Experiment):
    """Each part is BATCH runs of the test.

    A game is a draw with probability `draws`; otherwise the first bot wins with the probability that makes its expected
    score that of its Elo difference. The games of a pair are independent. Each test is an event "verdict" with its
    `walk`: the log-likelihood ratio after every `stride` pairs, and the last one.
    """

    name, title, chapter, minutes = "sequential", "Sequential test", "strength", 10
    question = "How often does a sequential test of two equal bots end with the wrong verdict?"

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
            raise BadValue("too-many-draws", "draws", difference=self.difference, draws=self.draws)  # fmt: skip

    @property
    def sprt(self) -> Sprt:
        return Sprt(self.elo0, self.elo1, self.alpha, self.beta)

    @property
    def parts(self) -> int:
        return -(-self.runs // BATCH)

    def part(self, number: int, seed: int) -> Iterator[Event]:
        for run in range(number * BATCH, min(self.runs, (number + 1) * BATCH)):
            yield self._test(run, Dice(seed_of(seed, run)))

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`verdicts`: how often the tests end with each verdict, with the 95 % interval. `lengths`: how long they take.

        `verdicts` also has the log-likelihood ratio at which a verdict is reached, its mean length in pairs, and what
        Wald promises: the greatest share of a wrong verdict in the long run. Between H0 and H1 no verdict is wrong.
        """
        tests, promises = by_kind(events)["verdict"], self._promises
        bounds = dict(zip(VERDICTS, (round(bound, 6) for bound in self.sprt.bounds), strict=False))
        rows = list[Row]()
        for verdict in VERDICTS if tests else ():
            lengths = [test["pairs"] for test in tests if test["verdict"] == verdict]
            share = len(lengths) / len(tests)
            least, most = wilson(share, len(tests))
            rows.append({
                "verdict": verdict or NONE, "ratio at": bounds.get(verdict),
                "tests": len(lengths), "%": round(100 * share, 2),
                "from": round(100 * least, 2), "to": round(100 * most, 2), "promised %": promises.get(verdict),
                "pairs": round(sum(lengths) / len(lengths), 1) if lengths else None,
            })  # fmt: skip
        return {"verdicts": Table(tuple(rows)), "lengths": Table(tuple(_length_rows(tests)))}

    @property
    def _promises(self) -> dict[str, float]:
        """The wrong verdict with its greatest percentage in the long run."""
        if self.difference <= self.elo0:
            return {"H1": round(100 * self.alpha / (1 - self.beta), 2)}
        if self.difference >= self.elo1:
            return {"H0": round(100 * self.beta / (1 - self.alpha), 2)}
        return {}

    @property
    def _wins(self) -> float:
        """The probability that the first bot wins a game."""
        return expected_score(self.difference) - self.draws / 2

    def _test(self, run: int, dice: Dice) -> Event:
        """One test; its verdict is "" if it is given up."""
        test, scores, walk = self.sprt, list[float](), list[float]()
        low, high = test.bounds
        while len(scores) < self.pairs and (not walk or low < walk[-1] < high):
            scores.append((self.game(dice) + self.game(dice)) / 2)
            walk.append(test.ratio(scores))
        stride = -(-len(walk) // MOST_POINTS)
        points = [*walk[stride - 1 : -1 : stride], walk[-1]]
        return {
            "is": "verdict", "run": run, "verdict": test.decide(scores) or "", "pairs": len(scores), "stride": stride,
            "walk": [round(point, 3) for point in points],
        }  # fmt: skip

    def game(self, dice: Dice) -> float:
        """The score of the first bot in a random game."""
        point = dice.share()
        return 1.0 if point < self._wins else 0.5 if point < self._wins + self.draws else 0.0


def _length_rows(tests: Sequence[Event]) -> Iterator[Row]:
    """The numbers of tests by their length in pairs, for each verdict."""
    longest = max((test["pairs"] for test in tests), default=0)
    width = next(wide for wide in marks(10_000) if wide * BINS >= longest)
    for most in range(width, longest + width, width) if tests else ():
        ends = Counter(test["verdict"] for test in tests if most - width < test["pairs"] <= most)
        counts = {verdict or NONE: ends[verdict] for verdict in VERDICTS}
        yield {"pairs from": most - width + 1, "pairs to": most, **counts}


class SequentialRecording(Recording, of=Sequential):
    """A step for each test: its walk between the bounds, in front of earlier ones."""

    def __init__(self, experiment: Sequential, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._alpha, self._beta, self._bounds = experiment.alpha, experiment.beta, experiment.sprt.bounds
        self.options = () if experiment.elo0 < experiment.difference < experiment.elo1 else tuple(SHARES)
        self._tests = [event | {"verdict": event["verdict"] or NONE} for event in self.events["verdict"]]
        points = [*self._bounds, *(point for test in self._tests for point in test["walk"])]
        longest = max((test["pairs"] for test in self._tests), default=1)
        self._ends = (0.0, float(longest)), (min(points), max(points))
        self.units = Unit.strides(lambda count: say("lab-sequential-stride", count=count), len(self._tests), 100)

    def scene(self, at: int) -> Scene:
        counts = Counter(test["verdict"] for test in self._tests[:at])
        rows: list[list[Words]] = [[name, counts[name], 100 * counts[name] / at if at else None] for name in LINES]
        columns, picture = ["verdict", "tests", "%"], self._walks(self._tests[max(0, at - 1 - BEHIND) : at])
        if not at:
            return Scene(say("lab-sequential-before"), columns, rows, picture=picture)
        test, (low, high), (a, b) = self._tests[at - 1], self._bounds, (self._alpha, self._beta)
        verdict, ratio = test["verdict"], test["walk"][-1]
        ended = say("lab-sequential-ended", test=at, pairs=test["pairs"], ratio=figure(ratio), verdict=verdict,
                     hasVerdict=verdict != NONE)  # fmt: skip
        counted = say("lab-sequential-counted", low=counts["H0"], high=counts["H1"], none=counts[NONE])
        formula = [
            join(["H0: ln(", b, " / (1 − ", a, ")) = ", low]),
            join(["H1: ln((1 − ", b, ") / ", a, ") = ", high]),
            say("lab-sequential-ratio", low=figure(low), ratio=figure(ratio), high=figure(high)),
        ]
        return Scene([ended, counted], columns, rows, LINES[verdict], formula, picture)

    def _walks(self, tests: Sequence[Event]) -> Picture:
        """The walks of some tests between the bounds, the last one in bold."""
        lines = [Series(name, "bound", [(end, bound) for end in self._ends[0]])
                 for name, bound in zip(LOOKS, self._bounds, strict=False)]  # fmt: skip
        for place, test in enumerate(tests, 1):
            points = [(min(test["pairs"], step * test["stride"]), y) for step, y in enumerate((0, *test["walk"]))]
            lines.append(Series("", f"{LOOKS[test['verdict']]} {'faint' if place < len(tests) else 'strong'}", points))
        across, up = say("lab-sequential-across-title"), say("lab-sequential-up-title")
        return plot(across, up, *lines, ends=self._ends)

    @property
    def views(self) -> list[View]:
        shares = intervals(say("lab-sequential-share"), self._estimates(), (0,))
        return [View("errors", shares, "verdicts"), View("lengths", self._histogram(), "lengths")]

    def _estimates(self) -> list[Estimate]:
        """The share of the wrong verdict beside what is promised; of every verdict where none is wrong."""
        rows = self.rows("verdicts")
        has_promise = any(row["promised %"] is not None for row in rows)
        return [
            Estimate(
                _verdict_name(row["verdict"]), say("lab-sequential-tested", share=figure(row["%"]), tests=row["tests"]),
                LOOKS[row["verdict"]], row["%"], row["from"], row["to"], row["promised %"],
            )
            for row in rows
            if not has_promise or row["promised %"] is not None or (row["verdict"] == NONE and row["tests"])
        ]  # fmt: skip

    def _histogram(self) -> Picture:
        """The numbers of tests by their length, a bar for each verdict on top of the other."""
        rows, series = self.rows("lengths"), list[Series]()
        below = [0] * len(rows)
        for name, look in LOOKS.items():
            tops = [low + row[name] for low, row in zip(below, rows, strict=True)]
            if tops != below:
                points = [
                    (row["pairs from"] - 1, top, low, top) for row, low, top in zip(rows, below, tops, strict=True)
                ]
                width = rows[0]["pairs to"] - points[0][0]
                series.append(Series(_verdict_name(name), look, points, width=width))
            below = tops
        ends = (0.0, float(rows[-1]["pairs to"] if rows else 1)), (0.0, float(max(below, default=1)))
        return plot(say("lab-sequential-across-title"), say("lab-sequential-tests"), *series, ends=ends)

    @property
    def verdict(self) -> Verdict | None:
        rows = self.rows("verdicts")
        wrong = next((row for row in rows if row["promised %"] is not None), None)
        if wrong is None:
            return Verdict([], say("lab-sequential-neither")) if rows else None
        share, low, high, promise = (wrong[name] for name in ("%", "from", "to", "promised %"))
        ends = {"from": figure(low), "to": figure(high), "promised": figure(promise)}
        sentence = say(
            "lab-sequential-erred", wrong=wrong["tests"], tests=len(self._tests), share=figure(share), **ends
        )
        right = next(name for name, most in SHARES.items() if share < most)
        return Verdict([right], [sentence, say(f"lab-sequential-{'kept' if low <= promise else 'broken'}")])


def _verdict_name(verdict: str) -> Words:
    return say("lab-sequential-given-up") if verdict == NONE else say("lab-sequential-accepted", verdict=verdict)
