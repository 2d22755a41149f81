from collections import defaultdict
from math import log, sqrt

import pytest

from pyengine.lab.experiments.bandits import Bandits, divergence, lower, upper
from pyengine.search.bandit import STRATEGIES
from tests.engine.lab.experiments.told import recording_of, verdict_of


def curves(bandits: Bandits, seed: int = 1) -> dict[str, dict[int, float]]:
    """For each strategy the mean regret after so many pulls."""
    found = defaultdict[str, dict[int, float]](dict)
    for row in bandits.tables(bandits.events(seed))["regret"].rows:
        found[str(row["strategy"])][int(row["pulls"] or 0)] = float(row["regret"] or 0)
    return found


def test_the_watched_run_replays_to_its_table() -> None:
    bandits = Bandits(pulls=200, runs=1)
    events = list(bandits.events(3))
    pulls = [event for event in events if event["is"] == "pull"]
    assert [event["number"] for event in pulls] == list(range(1, 201))
    for place, row in enumerate(bandits.tables(events)["arms"].rows):
        rewards = [event["reward"] for event in pulls if event["arm"] == place]
        assert row["pulls"] == len(rewards)
        assert row["mean"] == pytest.approx(sum(rewards) / len(rewards))
        assert row["+-"] == pytest.approx(sqrt(2 * log(200) / len(rewards)))


def test_the_watched_run_is_the_first_of_many() -> None:
    for name in STRATEGIES:
        bandits = Bandits(pulls=60, runs=3, watch=name)
        events = list(bandits.events(5))
        (first,) = (
            event for event in events if event["is"] == "run" and event["strategy"] == name and not event["run"]
        )
        watched = {event["number"]: event["regret"] for event in events if event["is"] == "pull"}
        assert first["regret"] == [watched[point] for point in bandits.points]


def test_before_an_arm_is_pulled_nothing_is_known_of_it() -> None:
    first = next(Bandits().events(1))
    assert first["pulls"] == [1, 0, 0]
    assert first["mean"][1:] == first["spread"][1:] == [None, None]


def test_the_regret_of_uniform_pulls_grows_linearly_and_that_of_ucb1_like_the_logarithm() -> None:
    bandits = Bandits(arms=(0.2, 0.8), pulls=4000, runs=10)
    regrets = curves(bandits)
    uniform, ucb1 = regrets["uniform"], regrets["ucb1"]
    assert uniform[4000] / uniform[1000] == pytest.approx(4, rel=0.05)
    assert uniform[4000] == pytest.approx(4000 * 0.3, rel=0.02)
    assert 1 < ucb1[4000] / ucb1[1000] < 1.4  # ln 4000 / ln 1000 = 1.2
    assert all(lower(bandits.arms) * log(n) < found < upper(bandits.arms, n) for n, found in ucb1.items() if n >= 100)
    assert regrets["thompson"][4000] < ucb1[4000] < uniform[4000] / 20


def test_epsilon_is_the_share_of_random_pulls() -> None:
    greedy, random = (curves(Bandits(pulls=300, runs=20, epsilon=share))["epsilon-greedy"][300] for share in (0.1, 1))
    assert random == pytest.approx(300 * (0.7 - 1.4 / 3), rel=0.1)
    assert greedy < random / 2


def test_the_intervals_shrink_with_the_runs() -> None:
    def width(runs: int) -> float:
        bandits = Bandits(pulls=100, runs=runs)
        row = bandits.tables(bandits.events(1))["regret"].rows[-1]
        return float(row["to"] or 0) - float(row["from"] or 0)

    assert width(160) < 0.7 * width(20)


def test_the_lower_bound_knows_how_hard_arms_are_to_tell_apart() -> None:
    assert divergence(0.5, 0.5) == 0
    assert divergence(0.5, 1) == float("inf")
    assert divergence(0, 0.5) == pytest.approx(log(2))
    assert lower((0.5, 1)) == 0
    assert lower((0.4, 0.5)) > lower((0.2, 0.5)) > 0


def test_each_pull_is_told_with_what_ucb1_computes() -> None:
    bandits = Bandits(pulls=12, runs=2)
    events = list(bandits.events(1))
    recording = bandits.recorded(events)
    assert [unit.stops for unit in recording.units] == [list(range(13)), [0, 10, 12]]
    before, first, later = (recording.scene(at) for at in (0, 1, 9))
    assert before.sentence == [{"say": "lab-bandits-untried", "values": {}},
                               {"say": "lab-bandits-next", "values": {"arm": 1}}]  # fmt: skip
    assert [before.rows[0], before.lines, before.formula] == [[1, 0.2, 0, None, None, None], (), ()]
    assert [first.lines, later.lines, len(first.formula), len(later.formula)] == [(0,), (2, 3), 1, 3]
    for line, (*_, high) in zip(later.formula, later.rows, strict=True):
        assert isinstance(line, list)
        assert line[-1] == high
    assert later.picture is not None
    marked = [place for place, row in enumerate(later.picture["rows"]) if row["look"] == "chosen"]
    assert marked == [event["arm"] for event in events if event.get("number") == 10]
    greedy = Bandits(pulls=5, runs=1, watch="uniform")
    assert recording_of(greedy).scene(5).lines == ()


def test_the_result_ranks_the_strategies_beside_the_lower_bound() -> None:
    bandits = Bandits(pulls=50, runs=3)
    recording = recording_of(bandits)
    series = recording.views[0].picture["series"]
    assert [one["look"] for one in series] == ["s1", "s2", "s3", "s4", "bound"]
    assert all(point[2] >= 0 for one in series[:-1] for point in one["points"])
    ends = {name: curve[50] for name, curve in curves(bandits).items()}
    assert verdict_of(recording).right == [name for name in STRATEGIES if ends[name] == min(ends.values())]
    assert bandits.recorded(list(bandits.part(0, 1))).verdict is None


def test_pulls_by_hand_hide_the_chances_and_are_compared() -> None:
    bandits = Bandits()
    begun = bandits.recorded([]).trial
    assert begun is not None
    assert len(begun.choices) == 3
    assert begun == bandits.by_hand([], 1)
    tried = bandits.by_hand([2, 0, 2], 1)
    assert tried.scene.columns == ["arm", "pulls", "mean", "from", "to"]
    assert [row[1] for row in tried.scene.rows] == [1, 0, 2]
    assert len(tried.rows) == 1 + len(STRATEGIES)
    regrets = [float(str(row[1])) for row in tried.rows]
    assert regrets == sorted(regrets)
    assert any(row[0] == {"say": "lab-bandits-you", "values": {}} for row in tried.rows)
