"""How often a sequential test is wrong, and how many pairs of games it takes.

No game is played: the results of games are drawn at random for two bots whose true difference is known. So the command
`wye lab "sequential?runs=200"` shows in seconds whether the test keeps its promise, which is to accept H1 in at most
a share `alpha` of the runs if H0 holds, and H0 in at most a share `beta` if H1 holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from pyengine.dice import Dice
from pyengine.errors import BadValue
from pyengine.lab.experiment import Event, Experiment, Real, Table, Whole, parameter, seed_of
from pyengine.lab.rating import Sprt, expected, wilson

BATCH = 10
"""Runs in a part."""
VERDICTS = ("H0", "H1", "")


@dataclass(frozen=True, slots=True)
class Sequential(Experiment):
    """Each part is BATCH runs of the test.

    A game is drawn with a chance of `draws`; else the first bot wins with the chance that gives the score that its Elo
    difference promises. The games of a pair are drawn one by one.
    """

    name: ClassVar[str] = "sequential"
    title: ClassVar[str] = "Sequential test"
    question: ClassVar[str] = "How often does a sequential test of two equal bots end with the wrong verdict?"

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
        """How often the tests ended with each verdict, with the 95 % interval, and after how many pairs on average."""
        tests = [event for event in events if event["is"] == "verdict"]
        rows = []
        for verdict in VERDICTS if tests else ():
            lengths = [one["pairs"] for one in tests if one["verdict"] == verdict]
            share = len(lengths) / len(tests)
            least, most = wilson(share, len(tests))
            rows.append({
                "verdict": verdict or "none", "tests": len(lengths), "%": round(100 * share, 2),
                "from": round(100 * least, 2), "to": round(100 * most, 2),
                "pairs": round(sum(lengths) / len(lengths), 1) if lengths else None,
            })  # fmt: skip
        return {"verdicts": Table(tuple(rows))}

    @property
    def _wins(self) -> float:
        """The chance that the first bot wins a game."""
        return expected(self.difference) - self.draws / 2

    def _test(self, run: int, dice: Dice) -> Event:
        """One test: its verdict, "" if it was given up, the pairs that it took, and the last ratio."""
        test, scores = self.sprt, list[float]()
        while len(scores) < self.pairs and test.accepted(scores) is None:
            scores.append((self.game(dice) + self.game(dice)) / 2)
        verdict = test.accepted(scores) or ""
        return {"is": "verdict", "run": run, "verdict": verdict, "pairs": len(scores), "ratio": test.ratio(scores)}

    def game(self, dice: Dice) -> float:
        """The score of the first bot in a game."""
        point = dice.share()
        return 1.0 if point < self._wins else 0.5 if point < self._wins + self.draws else 0.0
