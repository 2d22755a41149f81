"""A match over GTP against OpenSpiel's bot, each program behind its own pipes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

FRONT = Path(__file__).parents[2] / "measure/gtp_openspiel.py"


class Program:
    """A program that speaks GTP."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, command: str) -> str:
        """What it answers; an error fails the test."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines = [self._process.stdout.readline()]
        while lines[-1].strip():
            lines.append(self._process.stdout.readline())
        assert lines[0].startswith("="), f"{command}: {lines}"
        return "".join(lines)[1:].strip()


@contextmanager
def started(*arguments: str) -> Iterator[Program]:
    """The program, which must end well when it is told to quit."""
    command = [sys.executable, *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        program = Program(process)
        yield program
        program.ask("quit")
        assert process.wait(timeout=20) == 0


@pytest.mark.parametrize(("game", "size"), [("hex", 4), ("y", 5)])
def test_a_match_against_openspiel(game: str, size: int) -> None:
    """Both programs agree on every move and on who won; the bot wins at least when it begins, with more thought."""
    ours = ("-m", "pyengine", "gtp", "--game", game, "--option", "pie=off", "--playouts", "30000")
    theirs = (str(FRONT), game, str(size), "--simulations", "30")
    with started(*ours) as wye, started(*theirs) as spiel:
        assert (wye.ask("name"), spiel.ask("name")) == ("Wye", "OpenSpiel")
        scores = []
        for number in range(4):
            players = [wye, spiel] if number % 2 == 0 else [spiel, wye]
            scores.append(play(players, size))
    assert scores[::2] == ["B+", "B+"]


def play(players: list[Program], size: int) -> str:
    """One game; its result, on which both must agree."""
    for one in players:
        one.ask(f"boardsize {size}")
        one.ask("clear_board")
    mover, other, colour = *players, "b"
    wye = next(one for one in players if one.ask("name") == "Wye")
    while wye.ask("all_legal_moves"):
        other.ask(f"play {colour} {mover.ask(f'genmove {colour}')}")
        mover, other, colour = other, mover, "w" if colour == "b" else "b"
    (score,) = {one.ask("final_score") for one in players}
    return score
