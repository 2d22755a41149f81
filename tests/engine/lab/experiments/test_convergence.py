from __future__ import annotations

from itertools import pairwise

import pytest

from pyengine.core.dice import Dice
from pyengine.lab.experiments.convergence import Convergence, mean
from pyengine.lab.experiments.players import bot_of, position_of


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
