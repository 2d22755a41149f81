from itertools import pairwise
from math import log

import pytest

from pyengine.core.dice import Dice
from pyengine.lab.experiment import read
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.convergence import Convergence, mean
from pyengine.lab.experiments.players import bot_of, position_of
from pyengine.lab.log import Event
from tests.lab.experiments.sketch import recording_of, verdict_of


def test_a_search_comes_near_the_exact_value_and_move() -> None:
    study = Convergence(position="tictactoe3:a1", bots=("uct(sims=1)",), playouts=2000, runs=10)
    first, *_, last = recording_of(study).rows("values")
    assert (first["playouts"], last["playouts"]) == (10, 2000)
    assert first["exact"] == last["exact"] == 0.5
    assert last["distance"] < first["distance"] / 3
    assert last["wrong %"] < first["wrong %"] / 3
    assert last["wrong from"] <= last["wrong %"] <= last["wrong to"]


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
    rows = recording_of(study).rows("values")
    distances = {bot: [row["distance"] for row in rows if row["bot"] == bot] for bot in study.bots}
    assert min(distances[plain]) > 0.1
    assert all(one - two < 0.25 for one, two in pairwise(distances[plain]))
    assert distances[proving][-1] == 0
    assert max(one - two for one, two in pairwise(distances[proving])) > 0.4


def test_without_proofs_the_move_is_right_long_before_the_value() -> None:
    rows = recording_of(Convergence(bots=("uct(sims=1,shortcuts=off)",), runs=20)).rows("values")
    settled = next(row for row in rows if row["wrong %"] == 0)
    assert settled["playouts"] == 200
    assert settled["distance"] > 0.4


SMALL = Convergence(position="nim5-take3", playouts=50, runs=4)


@pytest.mark.parametrize(
    ("wrong", "right"), [((0, 0, 0), "early"), ((0, 1, 0), "late"), ((0, 0, 1), "never"), ((1, 1, 1), "never")]
)
def test_a_move_that_goes_wrong_again_is_not_right_yet(wrong: tuple[int, ...], right: str) -> None:
    events: list[Event] = [{"is": "exact", "value": 1.0, "moves": {"1": 1.0, "2": 0.0}, "tokens": True}]
    events += [{"is": "value", "bot": "b", "run": 0, "playouts": 10 * 10**place, "move": "2" if one else "1",
                "value": 0.5, "mean": 0.5} for place, one in enumerate(wrong)]  # fmt: skip
    assert verdict_of(SMALL.recording(events)).right == [right]


def test_the_distance_of_the_lessons_experiment_rises_and_then_falls_in_a_straight_line() -> None:
    line = "convergence?bots=uct(sims=1,shortcuts=off)&playouts=10000&runs=10&seed=1"
    rows = recording_of(*read(line, EXPERIMENTS)).rows("values")
    distances = {row["playouts"]: row["distance"] for row in rows}
    rising = [distances[playouts] for playouts in (10, 20, 50, 100)]
    assert rising == sorted(rising)
    slopes = [log(distances[more] / distances[less]) / log(more / less)
              for less, more in pairwise((500, 1000, 2000, 5000, 10_000))]  # fmt: skip
    assert slopes == pytest.approx([-0.77] * 4, abs=0.05)
