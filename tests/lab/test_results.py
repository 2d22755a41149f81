from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

from pyengine.errors import BadRecord
from pyengine.lab.processes import playing
from pyengine.lab.rating import Sprt
from pyengine.lab.results import Results, run
from pyengine.lab.tournament import pairs
from tests.lab.test_tournament import BOTS, complete, plan_of, records


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, plan = tmp_path / "results.jsonl", plan_of()
    started = run(Results(plan, path))
    assert len(list(islice(started, 5))) == 5
    with path.open("a") as file:
        file.write('{"number": 5, "pla')  # the machine stopped in the middle of a line
    results = Results(plan, path)
    assert len(results.games) == 5
    assert [game.number for game in run(results)] == list(range(5, 12))
    assert records(Results(plan, path)) == records(results) == records(complete(plan))
    further = Results(plan_of(rounds=3), path)
    assert [game.number for game in run(further)] == list(range(12, 18))
    assert list(run(Results(plan_of(rounds=3), path))) == []


def test_results_of_another_plan_are_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    list(islice(run(Results(plan_of(), path)), 1))
    before = path.read_text()
    for other in (plan_of(seed=2), plan_of(BOTS[:2])):
        with pytest.raises(BadRecord, match="holds other results: expected those of the same command"):
            Results(other, path)
    assert path.read_text() == before


@pytest.mark.parametrize("line", ["{}", "nonsense", "[]", '{"number": 7}', "null"])
def test_a_file_that_holds_no_results_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(f"{plan_of().text()}\n{line}\n")
    with pytest.raises(BadRecord, match=r"Line 2 of .*results.jsonl is no result: expected a game as JSON"):
        Results(plan_of(), path)


def test_a_missing_game_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    list(islice(run(Results(plan_of(), path)), 3))
    lines = path.read_text().splitlines()
    assert json.loads(lines[1])["number"] == 0
    path.write_text("\n".join([lines[0], *lines[2:]]) + "\n")
    with pytest.raises(BadRecord, match="is game 1: expected game 0"):
        Results(plan_of(), path)


def test_the_sequential_test_stops_at_the_same_game_in_any_number_of_processes() -> None:
    plan, test = plan_of(("flat@400", "random"), rounds=100), Sprt(0, 100)
    alone, together = Results(plan), Results(plan)
    for results, jobs in ((alone, 1), (together, 2)):
        assert len(list(run(results, playing(jobs), test))) == len(results.games) < plan.games
    assert records(alone) == records(together)
    found = pairs(alone.games, *plan.names)
    assert test.accepted(found) == "H1"
    assert test.accepted(found[:-1]) is None
    assert list(run(alone, sprt=test)) == []
