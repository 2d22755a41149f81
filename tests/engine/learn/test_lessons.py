"""Games of self-play: what their searches say, and that they are kept and go on as they would have."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pyengine.arena.parallel.spread import Processes, Spread, in_turn
from pyengine.core.errors import BadRecord
from pyengine.games import new_game
from pyengine.learn.lessons import Taught, kept, load
from pyengine.records.record import read

GAME = new_game("y", 6)


def played(path: Path, games: int, spread: Spread = in_turn, seed: int = 1) -> list[Taught]:
    """The games of a file that holds so many in the end."""
    with kept(GAME, games, 20_000, seed, path) as playing:
        list(playing.play(spread))
    return list(load(path))


def test_a_game_says_how_visits_were_shared_out_and_who_won(tmp_path: Path) -> None:
    found = played(tmp_path / "games.jsonl", 3)
    assert len(found) == 3
    assert any(game.positions for game in found)
    for game in found:
        assert game.winner in (1, 2)
        states = read(game.record).states
        for one in game.positions:
            assert one.state == states[one.state.ply]
            assert one.state.cells[one.last] != states[one.state.ply - 1].cells[one.last]
            taken = np.frombuffer(one.state.cells, np.uint8) != 0
            assert one.visits.sum() == pytest.approx(1, abs=0.01)
            assert not one.visits[taken].any()
            assert ((one.amaf >= 0) & (one.amaf <= 1)).all()
            assert not taken[one.guess]
            assert 0 <= one.value <= 1


def test_an_interrupted_command_goes_on_and_any_number_of_processes_plays_the_same(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    played(whole, 4, Processes(2))
    cut = tmp_path / "cut.jsonl"
    played(cut, 2)
    with cut.open("a") as file:
        file.write('{"record": "y6')  # the machine stopped in the middle of a line
    played(cut, 4)
    assert cut.read_text() == whole.read_text()


def test_games_of_another_command_are_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(path, 1)
    before = path.read_text()
    with pytest.raises(BadRecord, match="holds other results: expected those of the same command"):
        played(path, 1, seed=2)
    assert path.read_text() == before


BEYOND = '{"record": "y6:a1", "winner": 1, "positions": [{"ply": 9}]}'
SHORT = BEYOND.replace("9}", '1, "guess": 0, "value": 1, "visits": "AA==", "amaf": ""}')


@pytest.mark.parametrize("line", ["{}", "nonsense", "null", BEYOND, SHORT])
def test_a_file_without_searches_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"head\n{line}\n")
    with pytest.raises(BadRecord, match=r"^Line 2 of .*games.jsonl holds no searches: expected"):
        list(load(path))
