from collections import defaultdict
from math import log, sqrt

import pytest

from pyengine.lab.experiments.bandits import Bandits, divergence, lower, upper
from pyengine.search.bandit import STRATEGIES
from tests.lab.experiments.sketch import recording_of


def curves(bandits: Bandits, seed: int = 1) -> dict[str, dict[int, float]]:
    """For each strategy the mean regret after so many pulls."""
    found = defaultdict[str, dict[int, float]](dict)
    for row in recording_of(bandits, seed).rows("regret"):
        found[row["strategy"]][row["pulls"]] = row["regret"]
    return found


def test_the_watched_run_replays_to_its_table() -> None:
    recording = recording_of(Bandits(pulls=200, runs=1), 3)
    pulls = recording.events["pull"]
    assert [event["number"] for event in pulls] == list(range(1, 201))
    for place, row in enumerate(recording.rows("arms")):
        rewards = [event["reward"] for event in pulls if event["arm"] == place]
        assert row["pulls"] == len(rewards)
        assert row["mean"] == pytest.approx(sum(rewards) / len(rewards))
        assert row["+-"] == pytest.approx(sqrt(2 * log(200) / len(rewards)))


def test_the_watched_run_is_the_first_of_many() -> None:
    for name in STRATEGIES:
        bandits = Bandits(pulls=60, runs=3, watch=name)
        events = recording_of(bandits, 5).events
        (first,) = (event for event in events["run"] if event["strategy"] == name and not event["run"])
        watched = {event["number"]: event["regret"] for event in events["pull"]}
        assert first["regret"] == [watched[point] for point in bandits.points]


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


def test_the_lower_bound_knows_how_hard_arms_are_to_tell_apart() -> None:
    assert divergence(0.5, 0.5) == 0
    assert divergence(0.5, 1) == float("inf")
    assert divergence(0, 0.5) == pytest.approx(log(2))
    assert lower((0.5, 1)) == 0
    assert lower((0.4, 0.5)) > lower((0.2, 0.5)) > 0


def test_pulls_by_hand_hide_the_chances_and_are_compared() -> None:
    bandits = Bandits()
    begun = bandits.recording([]).trial
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
