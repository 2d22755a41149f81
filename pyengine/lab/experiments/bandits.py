"""Strategies for the multi-armed bandit: one run pull by pull, and the regret over many runs.

The lower bound is that of Tze Leung Lai and Herbert Robbins, "Asymptotically efficient adaptive allocation rules"
(1985): no good strategy can, in the long run, regret less than ln n times the sum of gap / divergence over the arms
that are not the best. The upper bound is that of UCB1, theorem 1 of Peter Auer, Nicolò Cesa-Bianchi and Paul Fischer,
"Finite-time analysis of the multiarmed bandit problem" (2002).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from math import fsum, inf, log, pi, sqrt
from operator import itemgetter

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Several, Whole, Word, parameter
from pyengine.lab.experiment import Experiment, interval, marks, seed_of
from pyengine.lab.log import Event, by_kind, group
from pyengine.lab.recording import Recording, Scene, Table, Trial, Unit, Verdict, View
from pyengine.lab.widgets import Estimate, Lines, intervals, looks_of, plot
from pyengine.lab.words import Words, figure, join, say
from pyengine.search.bandit import STRATEGIES, Arm, Strategy, logarithm, pull_epsilon_greedy, pulls, regret, shuffle

BATCH = 10
"""Runs in a part."""
POINTS = 20
"""Points of a curve on a linear scale, besides those of a logarithmic scale."""
HIGHEST = 1.5
"""The right end of the axis of the intervals of a person's own pulls."""


@dataclass(frozen=True, slots=True)
class Bandits(Experiment):
    """Part 0 is the first run of the watched strategy, pull by pull; each other part is BATCH runs of one strategy.

    Part 0 has an event "pull" for each pull, as `pull_events` makes it. Each run of the other parts is an event "run"
    with its regret at each of `points`.
    """

    name, title, chapter, minutes = "bandits", "Bandits", "bandits", 12
    question = "Which arm should a player pull next to have the least regret in the long run?"

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
            watched = pulls(self._strategy(self.watch), self.arms, Dice(seed_of(seed, 0)))
            yield from pull_events(self.arms, islice(watched, self.pulls))
            return
        place, batch = divmod(number - 1, self._batches)
        name, points = list(STRATEGIES)[place], set(self.points)
        for run in range(batch * BATCH, min(self.runs, (batch + 1) * BATCH)):
            course = islice(pulls(self._strategy(name), self.arms, Dice(seed_of(seed, run))), self.pulls)
            regrets = [regret(arms, self.arms) for count, (arms, *_) in enumerate(course, 1) if count in points]
            yield {"is": "run", "strategy": name, "run": run, "regret": regrets}

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`regret`: the mean of all runs with its 95 % interval, and both bounds. `arms`: the watched run."""
        kinds, rows = by_kind(events), list[Row]()
        for name, runs in group(kinds["run"], "strategy").items():
            curves = (run["regret"] for run in runs)
            for number, regrets in zip(self.points, zip(*curves, strict=True), strict=True):
                mean, low, high = interval(regrets)
                rows.append({
                    "strategy": name, "pulls": number, "regret": mean, "from": low, "to": high,
                    "Lai-Robbins rate": round(lower(self.arms) * log(number), 4),
                    "bound of UCB1": round(upper(self.arms, number), 4), "runs": len(regrets),
                })  # fmt: skip
        arms: list[Row] = [
            {"arm": arm, "chance": chance, "pulls": count, "mean": mean, "+-": spread}
            for last in kinds["pull"][-1:]
            for arm, (chance, count, mean, spread) in enumerate(
                zip(self.arms, last["pulls"], last["mean"], last["spread"], strict=True), 1)
        ]  # fmt: skip
        return {"regret": Table(tuple(rows)), "arms": Table(tuple(arms))}

    def by_hand(self, choices: Sequence[int], seed: int) -> Trial:
        """A person's pulls, beside the regret of each strategy's first run after as many pulls. Raises BadValue.

        The person's arms are shuffled, so that their order does not give the best one away.
        """
        for choice in choices:
            if not 0 <= choice < len(self.arms):
                raise BadValue("arm-range", "choices", arm=choice + 1, least=1, most=len(self.arms))  # fmt: skip
        dice, choice_of = Dice(seed_of(seed, self.runs)), iter(choices)
        mixed = tuple(self.arms[place] for place in shuffle(range(len(self.arms)), dice))
        mine = list(pull_events(mixed, islice(pulls(lambda *_: next(choice_of), mixed, dice), len(choices))))
        rivals = dict.fromkeys(STRATEGIES, 0.0)
        for name in STRATEGIES:
            for arms, *_ in islice(pulls(self._strategy(name), self.arms, Dice(seed_of(seed, 0))), len(choices)):
                rivals[name] = regret(arms, self.arms)
        return trial(mine, rivals, len(self.arms))

    @property
    def points(self) -> list[int]:
        """The numbers of pulls after which the regret of a run is noted."""
        return sorted({*marks(self.pulls), *(self.pulls * point // POINTS for point in range(1, POINTS + 1))} - {0})

    @property
    def _batches(self) -> int:
        return -(-self.runs // BATCH)

    def _strategy(self, name: str) -> Strategy:
        strategy = STRATEGIES[name]
        return partial(pull_epsilon_greedy, epsilon=self.epsilon) if strategy is pull_epsilon_greedy else strategy


def pull_events(chances: Sequence[float], run: Iterable[tuple[list[Arm], int, int]]) -> Iterator[Event]:
    """An event for each pull: its arm and reward, then for every arm its pulls, mean and `spread`; and the regret.

    An arm's interval is mean +- spread, with spread = sqrt(2 ln n / pulls); both are None before its first pull.
    """
    for number, (arms, arm, reward) in enumerate(run, 1):
        yield {
            "is": "pull", "number": number, "arm": arm, "reward": reward, "pulls": [arm.visits for arm in arms],
            "mean": [arm.total / arm.visits if arm.visits else None for arm in arms],
            "spread": [sqrt(2 * logarithm(number) / arm.visits) if arm.visits else None for arm in arms],
            "regret": regret(arms, chances),
        }  # fmt: skip


def lower(chances: tuple[float, ...]) -> float:
    """The c of the lower bound c ln n on the regret of any consistently good strategy: Lai and Robbins (1985)."""
    best = max(chances)
    return fsum((best - chance) / divergence(chance, best) for chance in chances if chance < best)


def upper(chances: tuple[float, ...], count: int) -> float:
    """The greatest expected regret of UCB1 after `count` pulls: Auer and others (2002), theorem 1."""
    gaps = [max(chances) - chance for chance in chances if chance < max(chances)]
    return 8 * log(count) * fsum(1 / gap for gap in gaps) + (1 + pi**2 / 3) * fsum(gaps)


def divergence(one: float, two: float) -> float:
    """The Kullback-Leibler divergence of a coin with chance `one` from a coin with chance `two`."""
    if two in (0, 1):
        return inf
    return fsum(p * log(p / q) for p, q in ((one, two), (1 - one, 1 - two)) if p)


class BanditsRecording(Recording, of=Bandits):
    """A step for each pull of the watched run."""

    axes = ("logX", "linear", "log")
    options = tuple((name, name) for name in STRATEGIES)
    initial = 12

    def __init__(self, experiment: Bandits, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._chances, self.code = experiment.arms, "" if experiment.watch == "ucb1" else experiment.watch
        self._pulls = self.events["pull"]
        ends = [mean + spread for pull in self._pulls if not self.code
                for mean, spread in zip(pull["mean"], pull["spread"], strict=True) if mean is not None]  # fmt: skip
        self._axis = (0.0, max([1.0, *ends]))
        self.units = Unit.strides(lambda count: say("lab-bandits-stride", count=count), len(self._pulls))
        self.trial = trial([], dict.fromkeys(STRATEGIES, 0.0), len(experiment.arms))

    def scene(self, at: int) -> Scene:
        pull, ahead = self._pulls[at - 1] if at else None, self._pulls[at : at + 1]
        scene = _scene(pull, self._chances, ahead[0]["arm"] if ahead else None, self._axis, spreads=not self.code)
        if pull is None:
            return scene
        lines = (0,) if not self.code and pull["number"] <= len(self._chances) else (2, 3)
        if self.code:
            return replace(scene, lines=(1, *lines))
        return replace(scene, lines=lines, formula=[
            [join([say("lab-bandits-arm", arm=arm), ":"]), mean, "+", spread, "=", mean + spread]
            for arm, (mean, spread) in enumerate(zip(pull["mean"], pull["spread"], strict=True), 1) if mean is not None
        ])  # fmt: skip

    @property
    def views(self) -> list[View]:
        rows = [{**row, "from": max(0.0, row["from"])} for row in self.rows("regret")]
        lines = Lines(looks_of(STRATEGIES), "pulls", "regret", by="strategy", ends=("from", "to")).of(rows)
        first = [row for row in rows if row["strategy"] == rows[0]["strategy"]]
        bound = Lines({"Lai-Robbins rate": "bound"}, "pulls", name=lambda _: "c ln n").of(first)
        across, up = say("lab-bandits-across-title"), say("lab-bandits-up-title")
        return [View("regret", plot(across, up, *lines, *bound), "regret")]

    @property
    def verdict(self) -> Verdict | None:
        ends = {row["strategy"]: row["regret"] for row in self.rows("regret")}
        if len(ends) < len(STRATEGIES):
            return None
        ranking = sorted((regret, name) for name, regret in ends.items())
        order = join([[name, regret] for regret, name in ranking], ", ")
        right = [name for regret, name in ranking if regret == ranking[0][0]]
        return Verdict(right, say("lab-bandits-ranking", told=order))


def trial(mine: Sequence[Event], rivals: Mapping[str, float], arms: int) -> Trial:
    """What a person sees after their own pulls, without the chances of the arms."""
    regrets: list[tuple[Words, float]] = [(say("lab-bandits-you"), mine[-1]["regret"] if mine else 0), *rivals.items()]
    regrets.sort(key=itemgetter(1))
    scene = _scene(mine[-1] if mine else None, [None] * arms)
    choices = [say("lab-bandits-pull-arm", arm=arm) for arm in range(1, arms + 1)]
    return Trial(choices, scene, ["strategy", "regret"], regrets)


def _scene(
    pull: Event | None,
    chances: Sequence[float | None],
    ahead: int | None = None,
    axis: tuple[float, float] = (0.0, HIGHEST),
    *,
    spreads: bool = True,
) -> Scene:
    """The arms after a `pull` (None before the first), and the arm `ahead`, which is pulled next.

    The means have their intervals if `spreads` is set; the `axis` is that of the picture.
    """
    unknown = [None] * len(chances)
    state = pull or {"pulls": [0] * len(chances), "mean": unknown, "spread": unknown}
    bars, rows = list[Estimate](), list[list[Words]]()
    for arm, (chance, count, mean, spread) in enumerate(
        zip(chances, state["pulls"], state["mean"], state["spread"], strict=True)
    ):
        ends = (None, None) if mean is None else (mean - spread, mean + spread) if spreads else (mean, mean)
        rows.append([arm + 1, *(() if chance is None else (chance,)), count, mean, *ends])
        name: list[Words] = ["→"] * (arm == ahead) + [say("lab-bandits-arm", arm=arm + 1)]
        end, look = [join([say("lab-bandits-pulls"), ":"]), count], "chosen" if arm == ahead else "s1"
        bars.append(Estimate(name, end, look, mean, ends[0] or 0, ends[1] or 0, chance))
    last = say("lab-bandits-untried") if pull is None else say(
        "lab-bandits-pulled", count=pull["number"], arm=pull["arm"] + 1, reward=pull["reward"],
        mean=figure(pull["mean"][pull["arm"]]), regret=figure(pull["regret"]),
    )  # fmt: skip
    columns = ["arm", *(() if chances[0] is None else ("chance",)), "pulls", "mean", "from", "to"]
    sentence = [last, *(() if ahead is None else (say("lab-bandits-next", arm=ahead + 1),))]
    return Scene(sentence, columns, rows, picture=intervals("", bars, axis, alone=True))
