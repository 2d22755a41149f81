from __future__ import annotations

import pytest

from pyengine.dice import Dice
from pyengine.lab.experiments.sequential import Sequential


def shares(test: Sequential, seed: int = 1) -> dict[str, float]:
    """The percentage of each verdict."""
    return {str(row["verdict"]): float(row["%"] or 0) for row in test.tables(test.events(seed))["verdicts"].rows}


def test_two_equal_bots_get_the_wrong_verdict_in_at_most_one_test_of_twenty() -> None:
    found = shares(Sequential(runs=200))
    assert found["H1"] <= 5
    assert found["H0"] == 100 - found["H1"]


def test_a_bot_as_strong_as_h1_says_is_found_as_often() -> None:
    found = shares(Sequential(runs=100, difference=50, draws=0.3))
    assert found["H0"] <= 10
    assert found["none"] == 0


def test_a_test_may_be_given_up() -> None:
    assert shares(Sequential(runs=20, pairs=5))["none"] == 100


@pytest.mark.parametrize("draws", [0, 0.4])
def test_the_drawn_games_have_the_score_that_the_difference_promises(draws: float) -> None:
    events = Sequential(difference=100, elo0=-1000, elo1=1000, draws=draws, runs=1, pairs=1).part(0, 1)
    assert next(events)["pairs"] == 1
    test, dice = Sequential(difference=100, draws=draws), Dice(1)
    scores = [test.game(dice) for _ in range(4000)]
    assert sum(scores) / 4000 == pytest.approx(0.64, abs=4 * 0.0076)
    assert scores.count(0.5) / 4000 == pytest.approx(draws, abs=4 * 0.008)
