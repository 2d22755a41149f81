from pathlib import Path

import pytest

from pyengine.arena.match import Fixture, result
from pyengine.arena.programs.entrants import ProgramPlayer, entrant
from pyengine.bots import entrants
from pyengine.bots.bot import Budget
from pyengine.core.errors import BadValue, Refusal
from pyengine.games import new_game
from tests.engine.arena.programs.scripts import command

HEX = new_game("hex", 5)


@pytest.mark.parametrize(
    ("text", "command", "budget"),
    [
        ("gtp(./a)", "./a", Budget(playouts=7)),
        ("gtp(./a b@2 --c='(d)*3')@1.5s", "./a b@2 --c='(d)*3'", Budget(seconds=1.5)),
        (" gtp(cells=go,./a)@.5s ", "cells=go,./a", Budget(seconds=0.5)),
    ],
)
def test_programs_have_a_command_and_a_budget(text: str, command: str, budget: Budget) -> None:
    found = entrant(text, HEX, Budget(playouts=7), Path("logs"))
    assert found == ProgramPlayer(text.strip(), budget, 1, command, Path("logs"))


def test_bots_are_what_they_were() -> None:
    assert entrant("uct@5", HEX) == entrants.entrant("uct@5", HEX)


@pytest.mark.parametrize(
    ("text", "game", "told"),
    [
        ("gtp()", "hex", "names no program"),
        ("gtp(cells=go,)", "hex", "names no program"),
        ("gtp('a)", "hex", "is not understood"),
        ("gtp(./a)@500", "hex", "in playouts, of which GTP knows nothing: expected seconds"),
        ("gtp(./a)@", "hex", "Invalid budget"),
        ("gtp(./a", "hex", "Invalid bot"),
        ("gtp(./a)", "nim", "is not played over GTP: expected Y or Hex"),
    ],
)
def test_what_is_no_program_is_refused(text: str, game: str, told: str) -> None:
    with pytest.raises(Refusal, match=told):
        entrant(text, new_game(game))


SLOW = """
import time
def search(state, dice, playouts):
    yield state.legal()[0], 0.5
    time.sleep(0.12)
    yield state.legal()[0], 0.5
"""


def test_a_file_is_late_by_more_than_its_grace_only_once(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    for grace, late, fault in ((9, 1, ""), (0, 1, "it did not answer in time: expected 0.02 s, and 0 s of grace")):
        player = entrant(f"{tmp_path}/slow.py@0.02s", new_game("hex", 2, {"pie": False}), grace=grace)
        played = result(Fixture(0, "hex2:", (player, entrant("random", HEX)), 1))
        assert played.late[0] >= late
        assert played.fault == fault
        assert played.late[1] == 0


def test_a_program_that_does_not_answer_is_refused_before_the_games_and_loses_one_among_them(tmp_path: Path) -> None:
    player = entrant(f"gtp({command(tmp_path, 'complain')})", HEX)
    with pytest.raises(BadValue, match="does not answer"):
        player.require_ready(HEX)
    played = result(Fixture(0, "hex5:", (player, entrant("random", HEX)), 1))
    assert played.record == "hex5:.forfeits" or played.record.endswith("forfeits")
    assert "does not answer (it ended with code 1: 'a weight file is missing')" in played.fault


def test_a_program_is_the_same_file_wherever_it_plays(tmp_path: Path) -> None:
    player = entrant(f"gtp({command(tmp_path)})", HEX)
    assert len(player.digests) == 2  # Python and the script
    (tmp_path / "tiny.py").write_text("another one")
    with pytest.raises(BadValue, match="is another one where the game is played: expected the same file there"):
        player.require_ready(HEX)
