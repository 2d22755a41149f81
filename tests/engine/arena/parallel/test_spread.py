"""Tasks in processes of which some die, are told to end, or are left alone."""

import os
import select
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from pyengine.arena.parallel.spread import Processes
from pyengine.core.errors import BadValue
from tests.engine.arena.programs.scripts import command, started


def square(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die_once(path: Path) -> int:
    """Ends its process the first time."""
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 7


def test_a_task_whose_process_dies_is_done_again(tmp_path: Path) -> None:
    found = Processes(2)(die_once, [tmp_path / "a", tmp_path / "b", tmp_path / "a"])
    assert list(found) == [7, 7, 7]


def test_an_error_of_a_task_is_raised_when_its_turn_has_come() -> None:
    found = Processes(2)(Path.read_text, [Path(__file__), Path("none")])
    assert next(found)
    with pytest.raises(FileNotFoundError):
        next(found)


def test_a_task_that_ends_two_processes_is_refused_when_its_turn_has_come() -> None:
    found = Processes(2)(square, range(100))
    assert list(islice(found, 3)) == [0, 1, 4]
    with pytest.raises(BadValue, match="A process has died at its work, twice: expected one that lives on"):
        next(found)


def wait_for(program: Path, ran: subprocess.Popen[str]) -> int:
    """The process of a program in the first game of a match; before it another one shows whether it can be started."""
    while not (program / "pids").exists() or len(started(program)) < 2:
        with pytest.raises(subprocess.TimeoutExpired):  # the match goes on
            ran.wait(0.02)
    return started(program)[1]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_what_ends_a_match_ends_its_processes_and_their_programs(number: int, tmp_path: Path) -> None:
    line = ["match", f"gtp({command(tmp_path, 'hang')})", "random", "--game", "hex", "--size", "4", "--jobs", "2"]
    ran = subprocess.Popen(
        [sys.executable, "-m", "pyengine", *line], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    )
    program = os.pidfd_open(wait_for(tmp_path, ran))
    ran.send_signal(number)
    assert select.select([program], [], [], 30)[0]
    os.close(program)
    _, said = ran.communicate()
    assert ran.returncode == (128 + number if number == signal.SIGTERM else -number)
    assert "Traceback" not in said
