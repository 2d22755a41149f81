"""Lets tests run commands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyengine.arena import match
from pyengine.arena.match import Crew, Fixture, Played
from pyengine.cli.main import main

Output = pytest.CaptureFixture[str]
SMALL = ("--game", "y", "--size", "4")


def ran(capsys: Output, *arguments: str, code: int = 0) -> str:
    """What a command prints."""
    assert main(arguments) == code
    return capsys.readouterr().out


def interrupt(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Lets Ctrl-C be pressed before the game of this number."""
    play: Callable[[Fixture, Crew], Played] = match.play

    def interrupted(fixture: Fixture, crew: Crew) -> Played:
        if fixture.number == number:
            raise KeyboardInterrupt
        return play(fixture, crew)

    monkeypatch.setattr(match, "play", interrupted)
