import csv
import json
from pathlib import Path

import pytest

from pyengine.cli.main import main
from tests.engine.arena.programs.scripts import command
from tests.engine.cli.running import SMALL, Output, interrupt, ran


@pytest.mark.parametrize(("number", "points"), [(1, 0), (9, 2)])
def test_an_interrupted_sweep_resumes(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, points: int
) -> None:
    arguments = ("sweep", "wye", "--vary", "batch=1,8", "--vary", "iterations=64,128", *SMALL, "--games", "4", "--json")
    kept = (*arguments, "--results", str(tmp_path / "results.jsonl"))
    whole = json.loads(ran(capsys, *arguments))
    with monkeypatch.context() as patch:
        interrupt(patch, number)
        assert main((*kept, "--plot", str(tmp_path / "grid.svg"))) == 130
    captured = capsys.readouterr()
    assert captured.err == f"wye: stopped after {number} of 16 games: the same command resumes.\n"
    assert len(json.loads(captured.out or "[]")) == points
    assert not (tmp_path / "grid.svg").exists()
    rows = json.loads(ran(capsys, *kept))
    for row, again in zip(rows, whole, strict=True):
        assert {**row, "s/game": 0} == {**again, "s/game": 0}


def test_a_sweep_as_table_json_csv_and_plot(capsys: Output, tmp_path: Path) -> None:
    arguments = ("sweep", "wye", "--vary", "batch=1,8", "--vary", "iterations=64,640", *SMALL, "--games", "4")
    files = ("--csv", str(tmp_path / "grid.csv"), "--plot", str(tmp_path / "grid.svg"))
    assert "Y 4: wye against random, 4 games each" in ran(capsys, *arguments)
    rows = json.loads(ran(capsys, *arguments, *files, "--json"))
    assert [(row["batch"], row["iterations"]) for row in rows] == [(b, i) for b in ("1", "8") for i in ("64", "640")]
    for row in rows:
        assert row["lost %"] + row["drawn %"] + row["won %"] == 100
        assert row["won from"] < row["won %"] <= row["won to"]
    with (tmp_path / "grid.csv").open() as file:
        assert [float(row["won %"]) for row in csv.DictReader(file)] == [row["won %"] for row in rows]
    assert "<svg" in (tmp_path / "grid.svg").read_text()


def test_an_opponent_that_loses_by_faults_is_told_of(capsys: Output, tmp_path: Path) -> None:
    program = f"gtp({command(tmp_path, 'illegal')})"
    arguments = ("sweep", "wye", "--vary", "batch=1,8", "--vary", "iterations=2,4", *SMALL, "--against", program)
    for row in json.loads(ran(capsys, *arguments, "--games", "2", "--json")):
        assert (row["won %"], row["faults"], row["faults against"], row["late against"]) == (100, 0, 2, 0)
