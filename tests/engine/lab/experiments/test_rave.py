from __future__ import annotations

from math import sqrt

import pytest

from pyengine.core.dice import Dice
from pyengine.lab.experiment import Event, preset, seed_of
from pyengine.lab.experiments.players import position_of
from pyengine.lab.experiments.rave import RaveExperiment
from pyengine.search.rave import Rave


def test_the_cells_have_the_visits_of_the_search_itself() -> None:
    study, state = RaveExperiment(position="hex4", playouts=500, exact=False), position_of("hex4")
    *_, last = (event for event in study.events(3) if event["is"] == "cells")
    *_, info = Rave(k=study.k, sims=1)(state, Dice(seed_of(3, 0)), 500)
    visits = {cell["move"]: cell["visits"] for cell in last["cells"] if cell["visits"]}
    assert visits == {state.game.move_name(move): count for move, count in info.visits.items()}
    assert last["chosen"] == state.game.move_name(info.move)


def test_the_weight_passes_from_amaf_to_the_results_of_the_move_itself() -> None:
    study = RaveExperiment(position="hex4", playouts=1000, k=500, exact=False)
    tables = study.tables(study.events(1))
    course = tables["weights"].rows
    assert [row["playouts"] for row in course] == [10, 20, 50, 100, 200, 500, 1000]
    for row in (*course, *tables["cells"].rows):
        visits, weight = int(row["visits"] or 0), float(row["weight"] or 0)
        assert weight == pytest.approx(sqrt(500 / (3 * visits + 500)), abs=1e-4)
        if visits:
            mixed = weight * float(row["amaf"] or 0) + (1 - weight) * float(row["own"] or 0)
            assert row["mixed"] == pytest.approx(mixed, abs=2e-4)
    weights = [row["weight"] for row in course]
    assert weights == sorted(weights, reverse=True)  # type: ignore[type-var]


def test_exact_values_show_where_amaf_misleads() -> None:
    study = RaveExperiment()
    tables = study.tables(study.events(1))
    rows = tables["cells"].rows
    assert {row["exact"] for row in rows} == {0, 1}
    best = max(rows, key=lambda row: float(row["amaf"] or 0))
    assert best["exact"] == 0  # it looks best as a move made sometime, and loses
    assert all(row["by AMAF: exact"] == 0 for row in tables["leaders"].rows)
    assert [row["chosen: exact"] for row in tables["leaders"].rows] == [0, 0, 0, 0, 1, 1, 1, 1]
    bare = RaveExperiment(playouts=10, exact=False)
    found = bare.tables(bare.events(1))
    assert all(row["exact"] is None for row in found["cells"].rows)
    assert all(row["own order %"] is row["chosen: exact"] is None for row in found["leaders"].rows)


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


@pytest.mark.parametrize("position", ["hex4:a4.c3.c1", "hex4:d2.d3.c1.c3", "y5:b2", "y5:a1.a2"])
def test_a_forced_win_of_either_player_is_found(position: str) -> None:
    study = RaveExperiment(position=position)
    last = study.tables(study.events(1))["leaders"].rows[-1]
    assert last["chosen: exact"] == 1


def test_the_presets_show_that_amaf_helps_and_that_it_must_give_way() -> None:
    def chosen(title: str) -> list[object]:
        study = preset(RaveExperiment, title)
        return [row["chosen: exact"] for row in study.tables(study.events(1))["leaders"].rows]

    early, without, late, stuck = map(chosen, RaveExperiment.presets)
    assert early[1:] == [1] * 5
    assert without[-1] == 0
    assert late[:5] == [0] * 5
    assert late[-1] == 1
    assert set(stuck) == {0}
