"""Files of the reader's own that hang, end their process, or change it: each loses its own game and nothing else."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.arena.match import Fixture, Result, result
from pyengine.arena.parallel import worker
from pyengine.arena.parallel.spread import Processes, ask
from pyengine.arena.parallel.worker import dismiss
from pyengine.arena.programs.entrants import entrant
from pyengine.cli.main import main
from pyengine.core import script
from pyengine.games import new_game
from pyengine.games.own import open_game
from pyengine.records.record import FAULT, Record, read
from tests.engine.boards import ended

WYE, HERE = (sys.executable, "-m", "pyengine"), os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
LONG_STEPS = (
    "sum(range(10**11))",
    "re.match('(a+)+b', 'a' * 40)",
    "yield type('Odd', (tuple,), {'__len__': lambda self: sum(range(10**11))})()",
)
FILE = """import os, random, re, signal, sys, threading, time

def search(state, dice, playouts):
    yield state.legal()[0], 0.5
    if state.ply >= 4:
        {}
"""
GAME = """import os
MOVES, START, NUMBER = [1, 2, 3], 7, [0]

def moves(position, player):
    return [taken for taken in MOVES if taken <= position]

def apply(position, move, player):
    if position < 5:
        NUMBER[0] += 1
        {}
    return position - move

def winner(position, player):
    return 3 - player if position == 0 else None
"""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(worker, "MARGIN", 0.3)
    monkeypatch.setattr(script, "sources", {})
    with script.run_files_elsewhere(ask):
        yield
    dismiss()  # they have the folder as theirs


def play_two(step: str, file: str = "my.py(move_seconds=0.3)") -> list[Result]:
    """Two games of the file against a random player on Hex 4."""
    Path("my.py").write_text(FILE.format(step))
    game = new_game("hex", 4, {"pie": False})
    one, two = entrant(file, game), entrant("random", game)
    return list(Processes(1)(result, [Fixture(0, "hex4:", (one, two), 1), Fixture(1, "hex4:", (two, one), 2)]))


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ("os._exit(3)", "line 6: its process has ended with code 3"),
        ("os.abort()", "line 6: its process has ended with code -6"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "its process has ended with code -9"),
        ("threading.Timer(0.05, os._exit, (3,)).start(); time.sleep(0.2)", "its process has ended with code 3"),
        ("raise type('Odd', (Exception,), {'__str__': lambda self: 1 / 0})", "line 6: Odd ()"),
        ("type(state).play = lambda self, move: 1 / 0", "ZeroDivisionError"),
        *((step, "my.py, line 6: the time is over: expected an answer within 0.3 seconds.") for step in LONG_STEPS),
    ],
)
def test_a_file_that_never_ends_or_ends_its_process_or_breaks_the_engine_loses_its_game(step: str, fault: str) -> None:
    for place, played in enumerate(play_two(step)):
        outcome = ended(read(played.record))
        assert (outcome.winner, outcome.reason) == (2 - place, FAULT)
        assert fault in played.fault


@pytest.mark.parametrize(
    "step",
    [
        "sys.stdout = open('log.txt', 'w')",
        "os.chdir('/'), os.umask(0o777)",
        "state.ply > 5 or os.close(1)",
        "state.ply > 5 or os.closerange(0, 3)",
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.alarm(1)",
        "threading.Thread(target=time.sleep, args=(60,)).start()",
        "sys.setrecursionlimit(60)",
    ],
)
def test_a_file_that_changes_its_process_changes_nothing_else(step: str, tmp_path: Path) -> None:
    def shown() -> object:
        return Path.cwd(), sys.stdout, signal.getsignal(signal.SIGTERM), sys.getrecursionlimit()

    before = shown()
    games = play_two("pass"), play_two(step), play_two("pass")
    assert [[(one.record, one.fault) for one in pair] for pair in games] == [
        [(one.record, "") for one in games[0]] for _ in range(3)
    ]
    assert shown() == before
    assert ask(os.getcwd) == str(tmp_path)


def test_a_game_whose_step_has_no_end_is_lost_by_the_player_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "LIMIT", 0.3)
    Path("game.py").write_text(GAME.format("os._exit(4) if NUMBER[0] > 1 else None"))
    Path("my.py").write_text("def search(state, dice, playouts):\n    yield state.legal()[0], 0.5\n")
    game = open_game("game.py")
    players = entrant("my.py", game), entrant("my.py", game)
    fixtures = [Fixture(0, "game.py:", players, seed) for seed in range(4)]
    for count in (1, 2):  # which process has played what before makes no difference
        for played in Processes(count)(result, fixtures):
            assert played.record == "game.py:1.1.1.1.black-forfeits"
            assert played.fault.startswith("game.py, line 10: its process has ended with code 4")


def test_every_command_plays_a_game_of_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    Path("game.py").write_text(GAME.format("pass"))
    Path("my.py").write_text("def search(state, dice, playouts):\n    yield state.legal()[-1], 0.5\n")
    plays = ("match my.py uct@20 --rounds 1", "tournament my.py random flat@50 --rounds 1", "solve")
    sweep = "sweep uct --vary sims=1,2 --vary iterations=10,20 --games 2"
    for command in (*plays, sweep, "bench my.py --seconds 0.1", "play --first my.py --second uct --playouts 20"):
        assert main([*command.split(), "--game", "game.py"]) == 0
    said = capsys.readouterr().out
    assert "game.py: pairings" in said
    assert "wins: game over." in said
    for line, wrong in {
        "solve --game none.py": "There is no game in the file 'none.py': expected a file that can be read.",
        "solve --game my.py": "my.py, line 1: this is no game: expected the functions moves, apply and winner",
        "solve --game game.py --size 3": "A game of your own has no sizes and options",
    }.items():
        assert main(line.split()) == 2
        assert wrong in capsys.readouterr().err


def test_a_game_of_a_file_is_played_over_gtp() -> None:
    Path("game.py").write_text(GAME.format("pass"))
    answers = {"boardsize 9": "?", "play b 2": "=", "showboard": "= \n5", "all_legal_moves w": "= 1 2 3"}
    answers |= {"genmove w": "= 1", "undo": "=", "play w 9": "?", "final_score": "?"}
    assert converse(*answers) == list(answers.values())


def test_a_bot_over_gtp_that_hangs_answers_with_its_fault() -> None:
    Path("my.py").write_text(FILE.format("sum(range(10**11))").replace(">= 4", ">= 0"))
    answers = converse("genmove b", "play b a1", "name", bot="my.py(move_seconds=0.3)", game="hex")
    assert answers == ["?", "=", "= Wye"]


def converse(*lines: str, bot: str = "uct", game: str = "game.py") -> list[str]:
    """The answers to these lines, without the sentences of failures."""
    line, said = ["gtp", "--bot", bot, "--game", game, "--playouts", "200"], "\n".join([*lines, "quit\n"])
    ran = subprocess.run([*WYE, *line], input=said, capture_output=True, text=True, check=True, env=HERE)
    answers = [answer.strip() for answer in ran.stdout.split("\n\n")][: len(lines)]
    return ["?" if answer.startswith("?") else answer for answer in answers]


def test_a_game_of_a_file_is_played_move_by_move_where_it_does_not_run() -> None:
    Path("game.py").write_text(GAME.format("pass"))
    record = Record.of(open_game("game.py"))
    for word in ("3", "3", "1"):
        record = record.add(word)
    assert record.text() == "game.py:3.3.1"
    outcome = ended(record)
    assert (outcome.winner, outcome.reason) == (1, "over")
    assert [state.text for state in record.states] == ["7", "4", "1", "0"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize(
    "command", ["match my.py random --rounds 1", "play --first my.py --second random", "gtp --bot my.py"]
)
def test_what_ends_a_command_ends_its_files_at_once(number: int, command: str) -> None:
    Path("my.py").write_text("import os\nopen('pid', 'w').write(str(os.getpid()))\n" + LONG)
    line, pipe = [*WYE, *command.split(), "--game", "hex", "--size", "3"], subprocess.PIPE
    with subprocess.Popen(line, stdin=pipe, stdout=subprocess.DEVNULL, stderr=pipe, text=True, env=HERE) as ran:
        assert ran.stdin is not None
        ran.stdin.write("genmove b\n")
        ran.stdin.flush()
        while not Path("hangs").exists():
            with pytest.raises(subprocess.TimeoutExpired):
                ran.wait(0.02)
        process = os.pidfd_open(int(Path("pid").read_text()))
        ran.send_signal(number)
        _, said = ran.communicate(timeout=60)
        assert select.select([process], [], [], 60)[0]
        os.close(process)
        assert "Traceback" not in said


LONG = """
def search(state, dice, playouts):
    yield state.legal()[0], 0.5
    open("hangs", "w")
    sum(range(10**11))
"""
