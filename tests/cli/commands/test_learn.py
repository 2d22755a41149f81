from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.search.wye import patterns, policy, static
from tests.cli.running import Output, ran


def test_the_weights_of_patterns_are_learnt_and_kept(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = patterns.FILE.read_text("utf-8")
    monkeypatch.setattr(patterns, "FILE", tmp_path / "patterns.json")
    patterns.FILE.write_text(before, "utf-8")
    shown = ran(capsys, "learn", "patterns", "y", "--size", "6", "--games", "8", "--playouts", "10000")
    assert "8 games" in shown
    assert "AMAF and patterns" in shown
    after = json.loads(patterns.FILE.read_text("utf-8"))
    assert after["y"]["command"] == "wye learn patterns y --size 6 --games 8 --playouts 10000 --seed 1"
    assert after["hex"] == json.loads(before)["hex"]
    monkeypatch.undo()
    patterns.weights.cache_clear()


def test_a_network_is_trained_on_games_that_were_kept(capsys: Output, tmp_path: Path) -> None:
    games, weights = tmp_path / "y6.jsonl", tmp_path / "policy.json"
    ran(capsys, "learn", "games", "y", "--size", "6", "--games", "14", "--playouts", "10000", "--results", str(games))
    small = ["--channels", "4", "--depth", "1", "--steps", "20"]
    options = [*small, "--checkpoint", str(tmp_path / "kept.npz"), "--output", str(weights)]
    shown = ran(capsys, "learn", "network", str(games), *options)
    assert "step 20: cross entropy" in shown
    found = json.loads(weights.read_text("utf-8"))
    assert found["card"]["command"] == "wye learn network y6.jsonl --channels 4 --depth 1 --steps 20 --seed 1"
    assert found["card"]["positions"]["y6"] > 50
    assert policy.parsed(weights.read_text("utf-8"))
    again = ran(capsys, "learn", "network", str(games), *options)
    assert "step" not in again, "all was trained already"


def test_the_static_evaluation_is_fitted_to_games_that_were_kept(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = tmp_path / "y6.jsonl"
    ran(capsys, "learn", "games", "y", "--size", "6", "--games", "14", "--playouts", "8192", "--results", str(games))
    before = json.loads(static.FILE.read_text("utf-8"))
    monkeypatch.setattr(static, "FILE", tmp_path / "static.json")
    static.FILE.write_text(json.dumps(before), "utf-8")
    shown = ran(capsys, "learn", "static", str(games))
    assert "and patterns" in shown
    after = json.loads(static.FILE.read_text("utf-8"))
    assert after["y"]["command"] == "wye learn static y6.jsonl --seed 1"
    assert after["y"]["games"] == {"y6": 14}
    assert after["hex"] == before["hex"]
    monkeypatch.undo()
    static.weights.cache_clear()
