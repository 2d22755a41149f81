"""Tasks in processes of which some die, are told to end, or are left alone."""

import os
import select
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from pyengine.arena.match import Fixture
from pyengine.arena.parallel.replay import again
from pyengine.arena.parallel.spread import Processes
from pyengine.arena.programs.entrants import entrant
from pyengine.core.errors import BadValue
from pyengine.games import new_game
from pyengine.records.record import FAULT, read
from tests.engine.arena.programs.scripts import command, started
from tests.engine.boards import ended

DEADLY = """
import os
def search(state, dice, playouts):
    yield state.legal()[0], 0.5
    if state.ply >= 4:
        os._exit(3)
"""


def square(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 6:
        raise BadValue("{count} tasks: expected fewer.", "tasks", count=number)
    return number * number


def test_a_task_whose_process_dies_is_done_again_and_the_others_are_not() -> None:
    repeated = list[int]()

    def once_more(number: int) -> int:
        repeated.append(number)
        return -number

    found = Processes(2)(square, range(100), again=once_more)
    assert list(islice(found, 6)) == [0, 1, 4, -3, 16, 25]
    assert repeated == [3]
    with pytest.raises(BadValue, match=r"^6 tasks: expected fewer\.$"):  # when its turn has come
        next(found)


def test_without_a_way_to_do_it_again_it_is_refused() -> None:
    with pytest.raises(BadValue, match="A process has died at its work: expected one that lives on"):
        list(Processes(2)(square, range(4)))


def test_a_game_that_ends_its_process_again_is_lost_by_whoever_was_to_move(tmp_path: Path) -> None:
    (tmp_path / "my.py").write_text(DEADLY)
    game = new_game("hex", 4, {"pie": False})
    players = entrant("random", game), entrant(str(tmp_path / "my.py"), game)
    played = again(Fixture(0, "hex4:", players, 1))
    outcome = ended(read(played.record))
    assert (outcome.winner, outcome.reason) == (1, FAULT)
    assert played.fault == "its process has died, twice, the second time with code 3"


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
