from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.learn import training
from pyengine.search.network import weights
from pyengine.search.wye import patterns, static
from tests.engine.cli.running import Output, ran


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


def test_a_network_is_trained_compared_drawn_and_written(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "SAVED", 200)
    monkeypatch.setattr(training, "LEAST", 100)
    monkeypatch.setattr(training, "CURRICULUM", training.CURRICULUM[:1])
    folder, plot, written = (str(tmp_path / name) for name in ("run", "run.svg", "weights.json"))
    options = ["--games", "16", "--batch", "16", "--start", "engine"]
    shown = ran(capsys, "learn", "network", folder, "--minutes", "0.01", *options)
    assert "games" in shown
    assert "policy" in shown
    ran(capsys, "learn", "network", folder, "--minutes", "0.01", *options)
    shown = ran(capsys, "learn", "network", folder, "--matches", "2", "--board", "hex4")
    assert "Elo" in shown
    ran(capsys, "learn", "network", folder, "--plot", plot)
    assert "hex4" in Path(plot).read_text("utf-8")
    ran(capsys, "learn", "network", folder, "--export", written)
    text = Path(written).read_text("utf-8")
    assert json.loads(text)["card"]["games"] >= 64
    assert weights.parsed(text)


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
