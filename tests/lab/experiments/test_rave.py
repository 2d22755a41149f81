from math import sqrt

import pytest

from pyengine.core.dice import Dice
from pyengine.lab.experiment import preset, seed_of
from pyengine.lab.experiments.players import position_of
from pyengine.lab.experiments.rave import RaveExperiment, misleading_moves
from pyengine.lab.log import Event
from pyengine.search.rave import Rave
from tests.lab.experiments.sketch import recording_of, verdict_of


def test_the_cells_have_the_visits_of_the_search_itself() -> None:
    study, state = RaveExperiment(position="hex4", playouts=500, exact=False), position_of("hex4")
    last = recording_of(study, 3).events["cells"][-1]
    *_, info = Rave(k=study.k, sims=1)(state, Dice(seed_of(3, 0)), 500)
    visits = {cell["move"]: cell["visits"] for cell in last["cells"] if cell["visits"]}
    assert visits == {state.game.move_name(move): count for move, count in info.visits.items()}
    assert last["chosen"] == state.game.move_name(info.move)


def test_the_weight_passes_from_amaf_to_the_results_of_the_move_itself() -> None:
    recording = recording_of(RaveExperiment(position="hex4", playouts=1000, k=500, exact=False))
    course = recording.rows("weights")
    assert [row["playouts"] for row in course] == [10, 20, 50, 100, 200, 500, 1000]
    for row in (*course, *recording.rows("cells")):
        visits, weight = row["visits"], row["weight"]
        assert weight == pytest.approx(sqrt(500 / (3 * visits + 500)), abs=1e-4)
        if visits:
            assert row["mixed"] == pytest.approx(weight * row["amaf"] + (1 - weight) * row["own"], abs=2e-4)
    weights = [row["weight"] for row in course]
    assert weights == sorted(weights, reverse=True)


def test_exact_values_show_where_amaf_misleads() -> None:
    usual = recording_of(RaveExperiment())
    rows = usual.rows("cells")
    assert {row["exact"] for row in rows} == {0, 1}
    best = max(rows, key=lambda row: row["amaf"])
    assert best["exact"] == 0  # it looks best as a move made sometime, and loses
    assert all(row["by AMAF: exact"] == 0 for row in usual.rows("leaders"))
    assert [row["chosen: exact"] for row in usual.rows("leaders")] == [0, 0, 0, 0, 1, 1, 1, 1]
    bare = recording_of(RaveExperiment(playouts=10, exact=False))
    assert all(row["exact"] is None for row in bare.rows("cells"))
    assert all(row["own order %"] is row["chosen: exact"] is None for row in bare.rows("leaders"))


def test_the_leaders_are_the_highest_values_and_the_order_is_that_of_pairs() -> None:
    cells = [
        {"move": "a", "own": None, "amaf": 0.4},
        {"move": "b", "own": 0.5, "amaf": 0.4},
        {"move": "c", "own": 0.7, "amaf": 0.1},
    ]
    events: list[Event] = [
        {"is": "exact", "moves": {"a": 1.0, "b": 0.0, "c": 0.5}},
        {"is": "cells", "playouts": 10, "chosen": "b", "cells": cells},
    ]
    assert RaveExperiment().tables(events)["leaders"].rows == (
        {
            "playouts": 10, "by own": "c", "by own: exact": 0.5, "by AMAF": "a", "by AMAF: exact": 1.0,
            "chosen": "b", "chosen: exact": 0.0,
            "own order %": 66.67,  # a over c and b is not known, c over b is right
            "AMAF order %": 50.0,  # a over c is right, a and b are equal, c below b is wrong
        },
    )  # fmt: skip


def test_the_presets_show_that_amaf_helps_and_that_it_must_give_way() -> None:
    def chosen(name: str) -> list[object]:
        return [row["chosen: exact"] for row in recording_of(preset(RaveExperiment, name)).rows("leaders")]

    early, without, late, stuck = map(chosen, RaveExperiment.presets)
    assert early[1:] == [1] * 5
    assert without[-1] == 0
    assert late[:5] == [0] * 5
    assert late[-1] == 1
    assert set(stuck) == {0}


def test_a_move_misleads_that_lies_above_every_best_move_and_none_does_where_a_best_one_is_not_known() -> None:
    cells = [{"move": move, "amaf": amaf, "own": amaf if move == "a" else None}
             for move, amaf in (("a", 0.5), ("b", 0.7), ("c", 0.6), ("d", 0.4))]  # fmt: skip
    values = {"a": 1.0, "b": 0.0, "c": 1.0, "d": 0.0}
    assert misleading_moves(cells, "amaf", values) == ["b"]
    assert misleading_moves(cells, "own", values) == []
    assert misleading_moves(cells, "amaf", {}) == []


@pytest.mark.parametrize(
    ("own", "amaf", "right"), [("a", "b", "own"), ("b", "a", "amaf"), ("a", "a", "both"), ("b", "b", "neither")]
)
def test_the_verdict_compares_the_leaders_with_exact_values_where_known(own: str, amaf: str, right: str) -> None:
    cells = [{"move": move, "visits": 1, "own": float(move == own), "amaf": float(move == amaf), "weight": 0.5,
              "mixed": 0.5, "bonus": 0.0} for move in ("a", "b")]  # fmt: skip
    events: list[Event] = [
        {"is": "exact", "moves": {"a": 1.0, "b": 0.0}},
        {"is": "cells", "playouts": 10, "chosen": "a", "cells": cells},
    ]
    assert verdict_of(RaveExperiment().recording(events)).right == [right]
    assert RaveExperiment().recording(events[1:]).verdict is None
