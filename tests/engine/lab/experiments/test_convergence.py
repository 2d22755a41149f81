from itertools import pairwise
from math import log

import pytest

from pyengine.core.dice import Dice
from pyengine.lab.course import LESSONS
from pyengine.lab.experiment import Event, read
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.convergence import Convergence, mean
from pyengine.lab.experiments.players import bot_of, position_of
from tests.engine.lab.experiments.told import recording_of, verdict_of


def test_a_search_comes_near_the_exact_value_and_move() -> None:
    study = Convergence(position="tictactoe3:a1", bots=("uct(sims=1)",), playouts=2000, runs=10)
    first, *_, last = study.tables(study.events(1))["values"].rows
    assert (first["playouts"], last["playouts"]) == (10, 2000)
    assert first["exact"] == last["exact"] == 0.5
    assert float(last["distance"] or 0) < float(first["distance"] or 0) / 3
    assert float(last["wrong %"] or 0) < float(first["wrong %"] or 0) / 3
    assert float(last["wrong from"] or 0) <= float(last["wrong %"] or 0) <= float(last["wrong to"] or 0)


def test_the_answer_to_a_corner_is_the_centre() -> None:
    study = Convergence(position="tictactoe3:a1", playouts=10, runs=1)
    moves = {row["move"]: row["value"] for row in study.tables(study.events(1))["moves"].rows}
    assert [move for move, value in moves.items() if value == 0.5] == ["b2"]
    assert set(moves.values()) == {0, 0.5}


def test_the_table_is_made_of_the_values_that_were_told() -> None:
    study = Convergence(position="tictactoe3:a1", bots=("uct(sims=1)", "flat"), playouts=50, runs=4)
    events = list(study.events(2))
    row = next(row for row in study.tables(events)["values"].rows if (row["bot"], row["playouts"]) == ("flat", 50))
    told = [event for event in events if event["is"] == "value" and (event["bot"], event["playouts"]) == ("flat", 50)]
    assert [event["run"] for event in told] == [0, 1, 2, 3]
    assert row["value"] == pytest.approx(sum(event["value"] for event in told) / 4, abs=1e-4)
    assert row["wrong %"] == 100 * sum(event["move"] != "b2" for event in told) / 4


def test_a_search_with_fewer_playouts_is_the_beginning_of_a_longer_one() -> None:
    short, long = (list(Convergence(playouts=most, runs=1).part(1, 7)) for most in (20, 200))
    assert short == long[:2]


def test_the_mean_is_that_of_all_playouts() -> None:
    state = position_of("hex4")
    *_, info = bot_of("uct(sims=1)", state.game).search(state, Dice(1), 300)
    branches = info.tree(16)
    assert sum(branch.visits for branch in branches) == 300
    assert mean(info) == pytest.approx(sum(branch.visits * branch.value for branch in branches) / 300)
    assert mean(info) <= info.value
    *_, flat = bot_of("flat", state.game).search(state, Dice(1), 300)
    assert mean(flat) == flat.value


def test_only_with_proofs_the_value_jumps_to_the_exact_one() -> None:
    study = Convergence(runs=10)
    plain, proving = study.bots
    rows = study.tables(study.events(1))["values"].rows
    distances = {bot: [float(row["distance"] or 0) for row in rows if row["bot"] == bot] for bot in study.bots}
    assert min(distances[plain]) > 0.1
    assert all(one - two < 0.25 for one, two in pairwise(distances[plain]))
    assert distances[proving][-1] == 0
    assert max(one - two for one, two in pairwise(distances[proving])) > 0.4


def test_without_proofs_the_move_is_right_long_before_the_value() -> None:
    study = Convergence(bots=("uct(sims=1,shortcuts=off)",), runs=20)
    rows = study.tables(study.events(1))["values"].rows
    settled = next(row for row in rows if row["wrong %"] == 0)
    assert settled["playouts"] == 200
    assert float(settled["distance"] or 0) > 0.4


def test_the_position_is_shown() -> None:
    assert Convergence(position="tictactoe3:a1").shown == "tictactoe3:a1"


SMALL = Convergence(position="nim5-take3", playouts=50, runs=4)


def test_a_step_shows_every_search_after_as_many_playouts_and_counts_the_moves_chosen() -> None:
    recording = recording_of(SMALL)
    assert recording.units[0].stops == [0, 1, 2, 3]
    before, first, last = (recording.scene(at) for at in (0, 1, 3))
    assert before.sentence == {"say": "lab-convergence-before", "values": {"exact": 1}}
    assert [before.rows, before.formula, before.lines] == [[], (), ()]
    assert before.board is not None
    worths = {"1": {"exact": 1}, "2": {"exact": 0}, "3": {"exact": 0}}
    assert before.board["overlay"] == {"tokens": True, "worths": worths, "shares": {}}
    assert isinstance(first.sentence, list)
    told = {"bot": SMALL.bots[0], "value": [0.5625], "right": 3, "count": 4}
    assert first.sentence[1] == {"say": "lab-convergence-estimated", "values": told}
    assert first.formula[0] == {
        "say": "lab-convergence-share",
        "values": {"bot": SMALL.bots[0], "wrong": 1, "count": 4, "percentage": 25},
    }
    assert first.rows[0] == [SMALL.bots[0], "1", 1, {"say": "lab-convergence-best", "values": {}}, 3]
    assert first.board is not None
    assert first.picture is not None
    assert sum(first.board["overlay"]["shares"].values()) == 1
    assert [len(strip["dots"]) for strip in first.picture["strips"]] == [4, 4]
    assert [good for _, good in first.picture["strips"][0]["dots"]].count(False) == 1
    assert last.picture is not None
    plain, proving = last.picture["strips"]
    assert proving["mean"] == last.picture["truth"] == 1
    assert plain["mean"] < 0.9


def test_the_result_has_value_distance_and_wrong_moves_one_below_the_other() -> None:
    values, distance, wrong = recording_of(SMALL).views[0].picture["pictures"]
    assert [line["look"] for line in values["series"]] == ["s1", "s2", "bound"]
    assert [values["linear"], distance["linear"], wrong["linear"]] == ["up", "", ""]
    assert [len(picture["series"][0]["points"][0]) for picture in (values, distance, wrong)] == [4, 2, 4]


def test_the_verdict_says_from_when_on_the_move_of_the_first_bot_is_right() -> None:
    verdict = verdict_of(recording_of(SMALL))
    told = {"bot": SMALL.bots[0], "playouts": 20, "distance": [0.3944]}
    assert (verdict.told, verdict.right) == ({"say": "lab-convergence-settled", "values": told}, ["late"])


@pytest.mark.parametrize(
    ("wrong", "right"), [((0, 0, 0), "early"), ((0, 1, 0), "late"), ((0, 0, 1), "never"), ((1, 1, 1), "never")]
)
def test_a_move_that_goes_wrong_again_is_not_right_yet(wrong: tuple[int, ...], right: str) -> None:
    events: list[Event] = [{"is": "exact", "value": 1.0, "moves": {"1": 1.0, "2": 0.0}, "tokens": True}]
    events += [{"is": "value", "bot": "b", "run": 0, "playouts": 10 * 10**place, "move": "2" if one else "1",
                "value": 0.5, "mean": 0.5} for place, one in enumerate(wrong)]  # fmt: skip
    assert verdict_of(SMALL.recorded(events)).right == [right]


def test_the_predictions_name_the_playouts_of_the_run() -> None:
    options = Convergence(playouts=20_000).recorded([]).options
    assert [values["values"] for _, values in map(tuple, options) if isinstance(values, dict)] == [
        {"playouts": 2000}, {"from": 2000, "to": 20_000}, {"playouts": 20_000},
    ]  # fmt: skip


def test_the_distance_of_the_lessons_experiment_rises_and_then_falls_in_a_straight_line() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.name == "convergence")
    experiment, seed = read(lesson.experiments[1], EXPERIMENTS)
    rows = experiment.tables(experiment.events(seed))["values"].rows
    distances = {int(row["playouts"] or 0): float(row["distance"] or 0) for row in rows}
    rising = [distances[playouts] for playouts in (10, 20, 50, 100)]
    assert rising == sorted(rising)
    slopes = [log(distances[more] / distances[less]) / log(more / less)
              for less, more in pairwise((500, 1000, 2000, 5000, 10_000))]  # fmt: skip
    assert slopes == pytest.approx([-0.77] * 4, abs=0.05)
