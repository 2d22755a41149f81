from __future__ import annotations

from collections import defaultdict
from math import log, sqrt

import pytest

from pyengine.lab.experiments.bandits import Bandits, divergence, lower, upper
from pyengine.search.bandit import STRATEGIES


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
