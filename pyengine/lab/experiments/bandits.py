"""Strategies for the multi-armed bandit: one run pull by pull, and the regret over many runs.

The lower bound is that of Tze Leung Lai and Herbert Robbins, "Asymptotically efficient adaptive allocation rules"
(1985): no good strategy can, in the long run, regret less than ln n times the sum of gap / divergence over the arms
that are not the best. The upper bound is that of UCB1, theorem 1 of Peter Auer, Nicolò Cesa-Bianchi and Paul Fischer,
"Finite-time analysis of the multiarmed bandit problem" (2002).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from math import fsum, inf, log, pi, sqrt
from typing import ClassVar

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Several, Whole, Word, parameter
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import interval, marks
from pyengine.lab.recording import Recording, Scene, Told, Trial, Unit, Verdict, View, figure, joined, plot, said
from pyengine.lab.table import Table
from pyengine.lab.widgets import Lines, Measured, intervals
from pyengine.search.bandit import STRATEGIES, Arm, Strategy, logarithm, pull_epsilon_greedy, pulls, regret, shuffled

BATCH = 10
"""Runs in a part."""
POINTS = 20
"""Points of a curve on a linear scale; those on a logarithmic scale are added."""
HIGHEST = 1.5
"""The greatest upper end of an interval that is drawn as it is."""
LOOKS = {name: f"s{number}" for number, name in enumerate(STRATEGIES, 1)}


@dataclass(frozen=True, slots=True)
class Bandits(Experiment):
    """Part 0 is one run pull by pull, the first of the many; the others are BATCH runs of a strategy each.

    Of each pull an event "pull" tells, as `_watched` has it; of each of the many runs an event "run" with its regret at
    each of `points`.
    """

    name: ClassVar[str] = "bandits"
    title: ClassVar[str] = "Bandits"
    question: ClassVar[str] = "Which arm should a player pull next to have the least regret in the long run?"
    chapter: ClassVar[str] = "bandits"
    minutes: ClassVar[int] = 12

    arms: tuple[float, ...] = parameter("Chance that each arm pays", (0.2, 0.5, 0.7), Several(Real(0, 1), 2, 10))
    pulls: int = parameter("Pulls in a run", 1000, Whole(1, 10_000))
    runs: int = parameter("Runs", 100, Whole(1, 1000))
    epsilon: float = parameter("Share of random pulls of epsilon-greedy", 0.1, Real(0, 1))
    watch: str = parameter("Strategy of the run that is shown", "ucb1", Word(*STRATEGIES))

    @property
    def parts(self) -> int:
        return 1 + len(STRATEGIES) * self._batches

    def part(self, number: int, seed: int) -> Iterator[Event]:
        if number == 0:
            yield from self._watched(seed)
            return
        place, batch = divmod(number - 1, self._batches)
        name = list(STRATEGIES)[place]
        for run in range(batch * BATCH, min(self.runs, (batch + 1) * BATCH)):
            yield {"is": "run", "strategy": name, "run": run, "regret": self._regrets(name, seed_of(seed, run))}

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`regret`: the mean of all runs with its 95 % interval, and the two bounds. `arms`: the run that is shown."""
        runs, last = defaultdict[str, list[list[float]]](list), Event()
        for event in events:
            if event["is"] == "run":
                runs[event["strategy"]].append(event["regret"])
            elif event["is"] == "pull":
                last = event
        return {"regret": self._curves(runs), "arms": self._arms(last)}

    def by_hand(self, choices: Sequence[int], seed: int) -> Trial:
        """The pulls of a person, and the regret of the first run of each strategy after as many. Raises BadValue.

        The arms of the person are in another order, so that nobody knows which of them is the best.
        """
        for choice in choices:
            if not 0 <= choice < len(self.arms):
                raise BadValue(
                    "Arm {arm} is not there: expected {least} to {most}.",
                    "choices",
                    arm=choice + 1,
                    least=1,
                    most=len(self.arms),
                )
        dice, chosen = Dice(seed_of(seed, self.runs)), iter(choices)
        mixed = tuple(self.arms[place] for place in shuffled(range(len(self.arms)), dice))
        mine = list(_told(mixed, islice(pulls(lambda *_: next(chosen), mixed, dice), len(choices))))
        rivals = dict.fromkeys(STRATEGIES, 0.0)
        for name in STRATEGIES:
            for arms, *_ in islice(pulls(self._strategy(name), self.arms, Dice(seed_of(seed, 0))), len(choices)):
                rivals[name] = regret(arms, self.arms)
        return trial(mine, rivals, len(self.arms))

    def recorded(self, events: Sequence[Event]) -> Recording:
        return BanditsRecording(self, events)

    @property
    def points(self) -> list[int]:
        """The numbers of pulls after which the regret is noted."""
        return sorted({*marks(self.pulls), *(self.pulls * point // POINTS for point in range(1, POINTS + 1))} - {0})

    @property
    def _batches(self) -> int:
        return -(-self.runs // BATCH)

    def _strategy(self, name: str) -> Strategy:
        strategy = STRATEGIES[name]
        return partial(pull_epsilon_greedy, epsilon=self.epsilon) if strategy is pull_epsilon_greedy else strategy

    def _watched(self, seed: int) -> Iterator[Event]:
        """The first run of the strategy that is shown."""
        run = pulls(self._strategy(self.watch), self.arms, Dice(seed_of(seed, 0)))
        yield from _told(self.arms, islice(run, self.pulls))

    def _regrets(self, name: str, seed: int) -> list[float]:
        """The regret of a run at each of the points."""
        wanted, run = set(self.points), pulls(self._strategy(name), self.arms, Dice(seed))
        return [regret(arms, self.arms) for number, (arms, *_) in zip(range(1, self.pulls + 1), run, strict=False)
                if number in wanted]  # fmt: skip

    def _curves(self, runs: dict[str, list[list[float]]]) -> Table:
        rows = list[Row]()
        for name, curves in runs.items():
            for number, found in zip(self.points, zip(*curves, strict=True), strict=True):
                mean, low, high = interval(found)
                rows.append({
                    "strategy": name, "pulls": number, "regret": mean, "from": low, "to": high,
                    "lower bound": round(lower(self.arms) * log(number), 4),
                    "bound of UCB1": round(upper(self.arms, number), 4), "runs": len(found),
                })  # fmt: skip
        return Table(tuple(rows))

    def _arms(self, last: Event) -> Table:
        if not last:
            return Table(())
        columns = zip(self.arms, last["pulls"], last["mean"], last["spread"], strict=True)
        return Table(
            tuple(
                {"arm": number, "chance": chance, "pulls": count, "mean": mean, "+-": spread}
                for number, (chance, count, mean, spread) in enumerate(columns, 1)
            )
        )


def _told(chances: Sequence[float], run: Iterable[tuple[list[Arm], int, int]]) -> Iterator[Event]:
    """Each pull: the arm and its reward, then of every arm the pulls, the mean and the half width of its interval.

    The interval is mean +- sqrt(2 ln n / T); neither is known of an arm that was never pulled.
    """
    for number, (arms, pulled, reward) in enumerate(run, 1):
        yield {
            "is": "pull",
            "number": number,
            "arm": pulled,
            "reward": reward,
            "pulls": [arm.visits for arm in arms],
            "mean": [arm.total / arm.visits if arm.visits else None for arm in arms],
            "spread": [sqrt(2 * logarithm(number) / arm.visits) if arm.visits else None for arm in arms],
            "regret": regret(arms, chances),
        }


def lower(chances: tuple[float, ...]) -> float:
    """The c of c ln n, below which no strategy stays that is good whatever the arms: Lai and Robbins (1985)."""
    best = max(chances)
    return fsum((best - chance) / divergence(chance, best) for chance in chances if chance < best)


def upper(chances: tuple[float, ...], count: int) -> float:
    """What UCB1 regrets at most after so many pulls: Auer and others (2002), theorem 1."""
    gaps = [max(chances) - chance for chance in chances if chance < max(chances)]
    return 8 * log(count) * fsum(1 / gap for gap in gaps) + (1 + pi**2 / 3) * fsum(gaps)


def divergence(one: float, two: float) -> float:
    """How unlike two coins are with these chances: the Kullback-Leibler divergence, infinite if `two` never varies."""
    if two in (0, 1):
        return inf
    return fsum(p * log(p / q) for p, q in ((one, two), (1 - one, 1 - two)) if p)


# --- what is shown ----------------------------------------------------------------------------------------------------


class BanditsRecording(Recording):
    """A step for each pull of the run that is shown."""

    axes = ("logX", "linear", "log")
    options = tuple((name, name) for name in STRATEGIES)

    def __init__(self, experiment: Bandits, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._chances, self._explained = experiment.arms, experiment.watch == "ucb1"
        self._pulls = [event for event in events if event["is"] == "pull"]
        self.trial = trial([], dict.fromkeys(STRATEGIES, 0.0), len(experiment.arms))

    @property
    def units(self) -> list[Unit]:
        return Unit.strides(lambda count: said("lab-bandits-stride", count=count), len(self._pulls))

    def scene(self, at: int) -> Scene:
        pull, ahead = self._pulls[at - 1] if at else None, self._pulls[at : at + 1]
        scene = _scene(pull, self._chances, ahead[0]["arm"] if ahead else None)
        if not self._explained or pull is None:
            return scene
        lines = (0,) if pull["number"] <= len(self._chances) else (2, 3)
        return replace(scene, lines=lines, formula=[
            [joined([said("lab-bandits-arm", arm=arm), ":"]), mean, "+", spread, "=", mean + spread]
            for arm, (mean, spread) in enumerate(zip(pull["mean"], pull["spread"], strict=True), 1) if mean is not None
        ])  # fmt: skip

    @property
    def views(self) -> list[View]:
        rows = [row | {"from": max(0.0, float(row["from"] or 0))} for row in self.tables["regret"].rows]
        lines = Lines(LOOKS, "pulls", "regret", by="strategy", ends=("from", "to")).of(rows)
        first = [row for row in rows if row["strategy"] == rows[0]["strategy"]]
        bound = Lines({"lower bound": "bound"}, "pulls", told=lambda _: "c ln n").of(first)
        across, up = said("lab-bandits-across-title"), said("lab-bandits-up-title")
        return [View("regret", plot(across, up, *lines, *bound), "regret")]

    @property
    def verdict(self) -> Verdict | None:
        ends = {row["strategy"]: row["regret"] for row in self.tables["regret"].rows}
        if len(ends) < len(STRATEGIES):
            return None
        ranked = sorted((float(regret or 0), str(name)) for name, regret in ends.items())
        told = joined([[name, regret] for regret, name in ranked], ", ")
        right = [name for regret, name in ranked if regret == ranked[0][0]]
        return Verdict(right, said("lab-bandits-ranking", told=told))


def trial(mine: Sequence[Event], rivals: Mapping[str, float], arms: int) -> Trial:
    """What a person sees after their own pulls, who does not know the chances."""
    regrets: list[tuple[Told, float]] = [(said("lab-bandits-you"), mine[-1]["regret"] if mine else 0), *rivals.items()]
    regrets.sort(key=lambda one: one[1])
    scene = _scene(mine[-1] if mine else None, [None] * arms)
    choices = [said("lab-bandits-pull-arm", arm=arm) for arm in range(1, arms + 1)]
    return Trial(choices, scene, ["strategy", "regret"], regrets)


def _scene(pull: Event | None, chances: Sequence[float | None], ahead: int | None = None) -> Scene:
    """The arms after a pull, None before the first one, and the arm that is pulled next."""
    hidden = [None] * len(chances)
    known = pull or {"pulls": [0] * len(chances), "mean": hidden, "spread": hidden}
    bars, rows = list[Measured](), list[list[Told]]()
    for arm, (chance, count, mean, spread) in enumerate(
        zip(chances, known["pulls"], known["mean"], known["spread"], strict=True)
    ):
        ends = (None, None) if mean is None else (mean - spread, mean + spread)
        rows.append([arm + 1, *(() if chance is None else (chance,)), count, mean, *ends])
        name: list[Told] = ["→"] * (arm == ahead) + [said("lab-bandits-arm", arm=arm + 1)]
        end, look = [joined([said("lab-bandits-pulls"), ":"]), count], "chosen" if arm == ahead else "s1"
        bars.append(Measured(name, end, look, mean, ends[0] or 0, ends[1] or 0, chance))
    told = said("lab-bandits-untried") if pull is None else said(
        "lab-bandits-pulled", count=pull["number"], arm=pull["arm"] + 1, reward=pull["reward"],
        mean=figure(pull["mean"][pull["arm"]]), regret=figure(pull["regret"]),
    )  # fmt: skip
    columns = ["arm", *(() if chances[0] is None else ("chance",)), "pulls", "mean", "from", "to"]
    sentence = [told, *(() if ahead is None else (said("lab-bandits-next", arm=ahead + 1),))]
    return Scene(sentence, columns, rows, picture=intervals("", bars, (0, HIGHEST), alone=True))
