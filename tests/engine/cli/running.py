"""Lets tests run commands."""

import pytest

from pyengine.arena import results
from pyengine.arena.match import Fixture, Result, result
from pyengine.cli.main import main

Output = pytest.CaptureFixture[str]
SMALL = ("--game", "y", "--size", "4")


def ran(capsys: Output, *arguments: str, code: int = 0) -> str:
    assert main(arguments) == code
    return capsys.readouterr().out


def interrupt(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Lets Ctrl-C be pressed before the game of this number."""

    def interrupted(fixture: Fixture) -> Result:
        if fixture.number == number:
            raise KeyboardInterrupt
        return result(fixture)

    monkeypatch.setattr(results, "result", interrupted)
