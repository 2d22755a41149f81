from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.bots import levels
from pyengine.lab import calibration
from tests.cli.running import Output, ran


def test_the_measurements_show_the_levels(capsys: Output) -> None:
    text = ran(capsys, "levels", "--markdown")
    assert text in (Path(__file__).parents[3] / "tests/MEASUREMENTS.md").read_text("utf-8")
    for one in levels.ladders():
        assert one.levels[0].text.partition("@")[2] in ran(capsys, "levels")


def test_levels_are_measured_and_kept(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "WEAKEST", 64)
    monkeypatch.setattr(calibration, "STRONGEST", 128)
    monkeypatch.setattr(levels, "FILE", tmp_path / "levels.json")
    levels.FILE.write_text("[]")
    for size in (4, 3):
        measure = ("levels", "--game", "y", "--size", str(size), "--calibrate", "4")
        assert f"Y {size}" in ran(capsys, *measure, "--results", str(tmp_path / "games"))
    found = levels.ladders()
    assert [one.size for one in found] == [3, 4]
    assert found[0].command == "wye levels --game y --size 3 --calibrate 4"
