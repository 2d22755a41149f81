import math

import pytest

from pyengine.arena.rating import Sprt, Tally, elo, expected_score, ratings, wilson
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue


@pytest.mark.parametrize(("score", "points"), [(0.5, 0), (0.75, 190.848), (10 / 11, 400), (1 / 11, -400)])
def test_elo_points_of_a_score_and_back(score: float, points: float) -> None:
    assert elo(score) == pytest.approx(points, abs=0.001)
    assert expected_score(points) == pytest.approx(score, abs=1e-5)


def test_nobody_who_won_everything_has_finite_points() -> None:
    assert (elo(1.0), elo(0.0)) == (math.inf, -math.inf)
    points, least, most = Tally(20, 0, 0).elo
    assert (points, most) == (math.inf, math.inf)
    assert 280 < least < 290  # Wilson: 20 of 20 is 0.839 at least


@pytest.mark.parametrize(
    ("share", "games", "least", "most"),
    [(0.1, 10, 0.0179, 0.4042), (0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (0.5, 0, 0.0, 1.0)],
)
def test_wilson_intervals(share: float, games: int, least: float, most: float) -> None:
    assert wilson(share, games) == pytest.approx((least, most), abs=1e-4)


def test_a_wilson_interval_holds_the_truth_in_nineteen_of_twenty_experiments() -> None:
    dice, held = Dice(1), 0
    for _ in range(1000):
        share = sum(dice.share() < 0.7 for _ in range(60)) / 60
        least, most = wilson(share, 60)
        held += least <= 0.7 <= most
    assert 930 <= held <= 970


def test_a_tally() -> None:
    tally = Tally.of([1, 0.5, 0, 1, 0.5])
    assert tally == Tally(2, 2, 1)
    assert (tally.games, tally.score) == (5, 0.6)
    assert Tally().score == Tally().superiority == 0.5
    assert Tally(15, 40, 5).superiority == pytest.approx(0.98733, abs=1e-5)
    assert Tally(5, 0, 15).superiority == pytest.approx(1 - Tally(15, 0, 5).superiority)


def test_the_sequential_test_accepts_the_right_hypothesis_about_as_often_as_it_should() -> None:
    dice, test = Dice(3), Sprt(0, 100, 0.05, 0.05)

    def verdict_at(difference: float) -> str:
        pairs: list[float] = []
        while (verdict := test.decide(pairs)) is None:
            pairs.append(sum(dice.share() < expected_score(difference) for _ in range(2)) / 2)
        return verdict

    assert sum(verdict_at(100) == "H1" for _ in range(100)) >= 88
    assert sum(verdict_at(0) == "H0" for _ in range(100)) >= 88


def test_the_sequential_test_does_not_jump_to_a_conclusion() -> None:
    test = Sprt(0, 50)
    assert test.ratio([]) == 0
    assert test.decide([1.0] * 5) is None
    # each pair won tells as much as expected_score(50) / expected_score(0), and no pair tells more
    assert test.ratio([1.0] * 10) == pytest.approx(10 * math.log(expected_score(50) / 0.5), rel=0.01)
    assert test.decide([1.0] * 30) == "H1"
    assert test.decide([0.0] * 30) == "H0"


@pytest.mark.parametrize(
    "numbers", [(50, 0, 0.05, 0.05), (0, 50, 0, 0.05), (0, 50, 0.05, 0.5), (0, math.nan, 0.1, 0.1)]
)
def test_sequential_tests_that_make_no_sense_are_refused(numbers: tuple[float, float, float, float]) -> None:
    with pytest.raises(BadValue, match="expected"):
        Sprt(*numbers)


def test_ratings_of_two_are_the_elo_difference() -> None:
    (one, error), (two, _) = ratings([[0, 150], [50, 0]])
    assert one == pytest.approx(-two)
    assert one - two == pytest.approx(elo(150.5 / 201))
    _, least, most = Tally(150, 0, 50).elo
    assert 2 * 2 * error == pytest.approx(most - least, rel=0.02)  # two errors that are one, on either side


def test_ratings_find_the_strengths_that_made_the_scores() -> None:
    strengths = [200.0, 50.0, -250.0]
    scores = [[10_000 * expected_score(i - j) if i != j else 0 for j in strengths] for i in strengths]
    assert [points for points, _ in ratings(scores)] == pytest.approx(strengths, abs=0.5)
    assert sum(points for points, _ in ratings([[0, 9, 9], [0, 0, 9], [0, 0, 0]])) == pytest.approx(0)
