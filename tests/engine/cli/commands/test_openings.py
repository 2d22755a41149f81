from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.arena import valuation
from pyengine.search import openings
from tests.engine.cli.running import Output, ran


def test_first_stones_are_valued_and_written(capsys: Output, tmp_path: Path) -> None:
    before, file = openings.FILE.read_text("utf-8"), tmp_path / "openings.json"
    file.write_text(before, "utf-8")
    shown = ran(capsys, "openings", "y", "6", "3", "--games", "2", "--playouts", "1000", "--output", str(file))
    assert "y6: 5 first stones" in shown
    after = json.loads(file.read_text("utf-8"))
    assert after["y6"]["command"] == "wye openings y 6 --games 2 --playouts 1000 --seed 1"
    assert after["y6"]["values"].keys() == json.loads(before)["y6"]["values"].keys()
    assert after["hex6"] == json.loads(before)["hex6"]


def test_answers_to_the_even_stones_are_valued_and_written(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(valuation, "POSITIONS", 50)
    file = tmp_path / "answers.json"
    options = ("--games", "2", "--playouts", "640", "--output", str(file))
    assert "y9: answers to b5" in ran(capsys, "openings", "y", "9", "--answers", *options)
    found = json.loads(file.read_text("utf-8"))["y9"]
    assert found["command"] == "wye openings y 9 --answers --games 2 --playouts 640 --seed 1"
    assert list(found["answers"]) == ["b5"]
    assert all(0 < value < 1 and games == 2 for value, games in found["answers"]["b5"].values())
