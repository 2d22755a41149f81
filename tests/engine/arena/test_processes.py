"""What ends with a game that programs play, and what stays as it was."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from pyengine.arena.match import Fixture, opening
from pyengine.arena.processes import crew
from pyengine.arena.programs.entrants import entrant
from pyengine.games import new_game
from tests.engine.arena.programs.scripts import command, runs, started


def fixture(folder: Path) -> Fixture:
    """A game between a program and itself."""
    game = new_game("hex", 4)
    player = entrant(f"gtp({command(folder)})", game)
    return Fixture(0, opening(game, 1, 0), (player, player), 0)


def test_a_process_that_is_told_to_end_ends_its_program_first(tmp_path: Path) -> None:
    program = crew(fixture(tmp_path), 0)
    with pytest.raises(SystemExit) as ended, program:
        os.kill(os.getpid(), signal.SIGTERM)
    assert ended.value.code == 128 + signal.SIGTERM
    assert started(tmp_path)
    assert not any(map(runs, started(tmp_path)))


def test_after_a_game_a_process_ends_at_once_again(tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGTERM)
    with crew(fixture(tmp_path), 0), crew(fixture(tmp_path), 1):
        assert signal.getsignal(signal.SIGTERM) != before
    assert signal.getsignal(signal.SIGTERM) == before
