import pytest

from pyengine.core.dice import Dice
from pyengine.lab.experiments.sequential import MOST_POINTS, Sequential
from pyengine.lab.log import Event
from tests.lab.experiments.sketch import recording_of, verdict_of


def shares(test: Sequential) -> dict[str, float]:
    """The percentage of each verdict."""
    return {row["verdict"]: row["%"] for row in recording_of(test).rows("verdicts")}


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


def test_a_walk_ends_at_a_bound_and_keeps_between_them_before() -> None:
    test = Sequential(runs=30)
    low, high = test.sprt.bounds
    for event in recording_of(test).events["verdict"]:
        *before, last = event["walk"]
        assert all(low < point < high for point in before)
        assert last >= high - 0.001 if event["verdict"] == "H1" else last <= low + 0.001
        assert len(before) < MOST_POINTS
        assert len(before) * event["stride"] < event["pairs"] <= (len(before) + 1) * event["stride"]


def test_the_lengths_count_every_test_once() -> None:
    recording = recording_of(Sequential(runs=30))
    rows = recording.rows("lengths")
    counted = [sum(row[verdict] for row in rows) for verdict in ("H0", "H1", "none")]
    assert counted == [row["tests"] for row in recording.rows("verdicts")]
    assert sum(counted) == 30
    assert [row["pairs from"] for row in rows[1:]] == [row["pairs to"] + 1 for row in rows[:-1]]


@pytest.mark.parametrize(("difference", "promised"), [(0, [None, 5.26]), (25, [None, None]), (50, [5.26, None])])
def test_a_share_is_promised_for_the_verdict_that_is_wrong(difference: float, promised: list[float | None]) -> None:
    rows = recording_of(Sequential(runs=10, difference=difference)).rows("verdicts")
    assert [row["promised %"] for row in rows] == [*promised, None]


@pytest.mark.parametrize("draws", [0, 0.4])
def test_the_drawn_games_have_the_score_that_the_difference_promises(draws: float) -> None:
    events = Sequential(difference=100, elo0=-1000, elo1=1000, draws=draws, runs=1, pairs=1).part(0, 1)
    assert next(events)["pairs"] == 1
    test, dice = Sequential(difference=100, draws=draws), Dice(1)
    scores = [test.game(dice) for _ in range(4000)]
    assert sum(scores) / 4000 == pytest.approx(0.64, abs=4 * 0.0076)
    assert scores.count(0.5) / 4000 == pytest.approx(draws, abs=4 * 0.008)


def walked(*counts: int) -> list[Event]:
    """So many tests with each verdict in turn, of 48 pairs each."""
    ends = {"H0": -3, "H1": 3, "": -3}
    verdicts = [verdict for verdict, count in zip(ends, counts, strict=True) for _ in range(count)]
    walks = {verdict: [end * step / 24 for step in range(1, 25)] for verdict, end in ends.items()}
    return [{"is": "verdict", "run": run, "verdict": verdict, "pairs": 48, "stride": 2, "walk": walks[verdict]}
            for run, verdict in enumerate(verdicts)]  # fmt: skip


@pytest.mark.parametrize(
    ("counts", "right"), [((99, 1, 0), "rare"), ((95, 5, 0), "promised"), ((90, 10, 0), "often"), ((50, 50, 0), "coin")]
)
def test_the_share_of_wrong_verdicts_decides_which_prediction_is_right(counts: tuple[int, ...], right: str) -> None:
    verdict = verdict_of(Sequential().recording(walked(*counts)))
    assert verdict.right == [right]
    assert isinstance(verdict.told, list)
    word = "kept" if right in ("rare", "promised") else "broken"
    assert verdict.told[1] == {"say": f"lab-sequential-{word}", "values": {}}


def test_between_h0_and_h1_there_is_nothing_to_predict_as_neither_verdict_is_wrong() -> None:
    between = Sequential(difference=25).recording(walked(18, 1, 0))
    assert [between.options, verdict_of(between).right] == [(), []]
    for difference in (0, -10, 50, 80):
        assert len(Sequential(difference=difference).recording([]).options) == 4

    def shown(test: Sequential, *counts: int) -> int:
        return len(test.recording(walked(*counts)).views[0].picture["rows"])

    assert shown(Sequential(difference=25), 18, 1, 0) == 3
    assert [shown(Sequential(), 18, 1, 0), shown(Sequential(), 1, 1, 1)] == [1, 2]
