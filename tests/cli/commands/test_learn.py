from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.search.wye import patterns
from tests.cli.running import Output, ran


def test_the_weights_of_patterns_are_learnt_and_kept(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = patterns.FILE.read_text("utf-8")
    monkeypatch.setattr(patterns, "FILE", tmp_path / "patterns.json")
    patterns.FILE.write_text(before, "utf-8")
    shown = ran(capsys, "learn", "y", "--size", "6", "--games", "8", "--playouts", "10000")
    assert "8 games" in shown
    assert "AMAF and patterns" in shown
    after = json.loads(patterns.FILE.read_text("utf-8"))
    assert after["y"]["command"] == "wye learn y --size 6 --games 8 --playouts 10000 --seed 1"
    assert after["hex"] == json.loads(before)["hex"]
    monkeypatch.undo()
    patterns.weights.cache_clear()
