from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.learn import training
from pyengine.search.network import weights
from tests.engine.cli.running import Output, ran


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
