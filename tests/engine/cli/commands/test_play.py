import io
import sys
from pathlib import Path

import pytest

from pyengine.bots import levels
from pyengine.games import new_game
from pyengine.records import sgf
from tests.engine.cli.running import SMALL, Output, ran


def test_a_game_played_in_the_terminal_is_kept(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.sgf"
    monkeypatch.setattr(sys, "stdin", io.StringIO("b2\n"))
    out = ran(capsys, "play", *SMALL, "--playouts", "500", "--sgf", str(path))
    record = out.splitlines()[-1]
    assert record.startswith("y4-pie:b2.")
    assert sgf.read_trees(path.read_text())[0].record.text() == record
    monkeypatch.setattr(sys, "stdin", io.StringIO("resign\n"))
    out = ran(capsys, "play", "--record", str(path), "--second", "human")
    assert out.splitlines()[-1] == record + ".black-resigns"


def test_a_game_against_a_level(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("b2\nresign\n"))
    out = ran(capsys, "play", *SMALL, "--level", "2")
    assert levels.level(2, new_game("y", 4)).text in out
