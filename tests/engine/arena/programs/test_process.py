import os
import signal
import time
import tracemalloc
from pathlib import Path

import pytest

from pyengine.arena.parallel.interrupts import defer_signals
from pyengine.arena.programs import process
from pyengine.arena.programs.process import Process, Timeout
from pyengine.core.errors import BadValue
from tests.engine.arena.programs.scripts import command, runs, started


def test_a_program_answers_until_it_ends(tmp_path: Path) -> None:
    program = Process(command(tmp_path, "startup"), tmp_path / "log.txt")
    assert program.ask("name", 60) == "Tiny"
    assert program.ask("boardsize 3", 60) == ""
    assert program.ask("genmove b", 60) == "A1"
    program.end()
    assert not runs(*started(tmp_path))
    log = (tmp_path / "log.txt").read_text()
    assert "< Welcome to this program\n" in log
    assert "> genmove b\n< thinking about it\n< = A1\n" in log


@pytest.mark.parametrize("habit", ["hang", "stubborn", "flood"])
def test_a_silent_program_is_late_and_killed(habit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "PATIENCE", 0.2)
    program = Process(command(tmp_path, habit), tmp_path / "log.txt")
    if habit != "flood":
        assert program.ask("name", 60) == "Tiny"
    with pytest.raises(Timeout):
        program.ask("genmove b", 0.2)
    program.end()
    assert not any(map(runs, started(tmp_path)))
    assert "# killed, as it did not quit\n" in (tmp_path / "log.txt").read_text()


@pytest.mark.parametrize("habit", ["fork", "fork apart"])
def test_what_a_program_has_started_ends_with_it_and_is_not_waited_for(habit: str, tmp_path: Path) -> None:
    program = Process(command(tmp_path, habit))
    assert program.ask("name", 60) == "Tiny"
    before = time.monotonic()
    program.end()
    assert time.monotonic() - before < process.PATIENCE
    (child,) = started(tmp_path, "children")
    deadline = time.monotonic() + 10
    while has_escaped := runs(child):
        if habit == "fork apart" or time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
            break
        time.sleep(0.05)
    assert has_escaped == (habit == "fork apart")


def test_a_long_line_takes_no_memory(tmp_path: Path) -> None:
    program = Process(command(tmp_path, "long line"))
    assert program.ask("name", 60) == "Tiny"
    tracemalloc.start()
    assert program.ask("boardsize 3", 60) == ""
    assert tracemalloc.get_traced_memory()[1] < 20_000_000
    tracemalloc.stop()
    program.end()


@pytest.mark.parametrize("line", ["./no-such-program --x", "'open quote", ".", "'\0'"])
def test_a_program_that_cannot_be_started_is_told(line: str) -> None:
    with pytest.raises(BadValue, match=r"^The program .* cannot be started \(.+\): expected the path of a program"):
        Process(line)


def test_an_interrupt_waits_until_a_program_has_started(tmp_path: Path) -> None:
    programs = []

    def start() -> None:
        with defer_signals():
            signal.raise_signal(signal.SIGINT)
            programs.append(Process(command(tmp_path)))

    with pytest.raises(KeyboardInterrupt):
        start()
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    programs[0].end()
    assert not any(map(runs, started(tmp_path)))
