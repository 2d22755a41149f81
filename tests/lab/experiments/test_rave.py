from __future__ import annotations

from math import sqrt

import pytest

from pyengine.dice import Dice
from pyengine.lab.experiment import seed_of
from pyengine.lab.experiments.players import position_of
from pyengine.lab.experiments.rave import RaveExperiment
from pyengine.search.rave import Rave


def test_the_cells_have_the_visits_of_the_search_itself() -> None:
    study, state = RaveExperiment(playouts=500, exact=False), position_of("hex4")
    *_, last = (event for event in study.events(3) if event["is"] == "cells")
    *_, info = Rave(sims=1)(state, Dice(seed_of(3, 0)), 500)
    visits = {cell["move"]: cell["visits"] for cell in last["cells"] if cell["visits"]}
    assert visits == {state.game.move_name(move): count for move, count in info.visits.items()}
    assert last["chosen"] == state.game.move_name(info.move)


def test_the_weight_passes_from_amaf_to_the_results_of_the_move_itself() -> None:
    study = RaveExperiment(playouts=1000, k=500, exact=False)
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
    study = RaveExperiment(playouts=2000)
    rows = study.tables(study.events(1))["cells"].rows
    assert {row["exact"] for row in rows} == {0, 1}
    best = max(rows, key=lambda row: float(row["amaf"] or 0))
    assert best["exact"] == 0  # c3 looks best as a move made sometime, and loses
    assert all(row["exact"] is None for row in RaveExperiment(playouts=10, exact=False).tables(
        RaveExperiment(playouts=10, exact=False).events(1))["cells"].rows)  # fmt: skip
