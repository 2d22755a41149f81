from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.arena.programs.entrants import ProgramPlayer, entrant
from pyengine.bots import entrants
from pyengine.bots.bot import Budget
from pyengine.core.errors import Refusal
from pyengine.games import new_game

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
        ("gtp(./a", "hex", "Unknown bot"),
        ("gtp(./a)", "nim", "is not played over GTP: expected Y or Hex"),
    ],
)
def test_what_is_no_program_is_refused(text: str, game: str, told: str) -> None:
    with pytest.raises(Refusal, match=told):
        entrant(text, new_game(game))
