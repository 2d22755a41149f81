import pickle
import sys
from pathlib import Path

import pytest

from pyengine.arena.match import Fixture, result
from pyengine.bots import own
from pyengine.bots.bot import Budget, with_settings
from pyengine.bots.entrants import entrant
from pyengine.bots.names import bot_named
from pyengine.bots.own import own_bot, script_of
from pyengine.bots.thinking import conclude, think, with_memory
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, BotFault, UnknownBot
from pyengine.core.parameters import Real, Switch, Whole, parameters
from pyengine.games import new_game
from pyengine.search.info import Info

START = "def search(state, dice, playouts):\n"
FLAT = (
    START
    + """\
    moves = state.legal()
    won = [0.0] * len(moves)
    for games in range(1, playouts // len(moves) + 2):
        for number, move in enumerate(moves):
            score = state.play(move).playouts(1, dice)
            won[number] += score if state.to_move == 1 else 1 - score
        best = max(range(len(moves)), key=won.__getitem__)
        yield moves[best], won[best] / games
"""
)


def thought(source: str, budget: Budget = Budget(playouts=100)) -> Info:  # noqa: B008
    """What a bot with this source knows at the end about the first move of tic-tac-toe."""
    return conclude(own_bot("my.py", source), new_game("tictactoe").start(), budget, Dice(1))


def fault(source: str, budget: Budget = Budget(playouts=100)) -> BotFault:  # noqa: B008
    with pytest.raises(BotFault) as caught:
        thought(source, budget)
    assert caught.value.values["file"] == "my.py"
    return caught.value


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "LIMIT", 0.2)


def test_the_last_move_that_the_file_yields_is_played() -> None:
    info = thought(START + "    yield 3, 0.25\n    yield 5, 1\n")
    assert (info.move, info.value, info.visits, info.line()) == (5, 1.0, {5: 1}, (5,))


def test_a_file_may_yield_what_the_searches_of_the_engine_yield() -> None:
    source = "from pyengine.search.info import Info\n" + START + "    yield Info(4, 0.5, 10, 20, {4: 7, 5: 3})\n"
    assert thought(source) == Info(4, 0.5, 10, 20, {4: 7, 5: 3})


def test_the_same_seed_gives_the_same_moves_and_the_file_plays_well() -> None:
    assert thought(FLAT) == thought(FLAT)
    assert thought(FLAT, Budget(playouts=2000)).move == 4


def test_where_the_caller_keeps_the_clock_the_search_goes_on_until_it_is_stopped() -> None:
    source = START + "    yield 0, min(1, playouts / 10**12)\n    while True: yield 1, 0.5\n"
    clock = iter(range(100)).__next__
    thoughts = think(own_bot("my.py", source), new_game("tictactoe").start(), Budget(seconds=10), Dice(1), clock)
    assert [one.info.move for one in thoughts] == [0] + 9 * [1]


@pytest.mark.parametrize(
    ("line", "source"),
    [
        (2, START + "    yield state.legal()[0] 0.5\n"),
        (1, "def search(state, dice, playouts)\n    pass\n"),
        (1, "\0"),
        (1, "(" * 5000),
    ],
)
def test_what_is_not_python_is_told_at_its_line(line: int, source: str) -> None:
    wrong = fault(source)
    assert wrong.values["line"] == line
    shown = ": expected ':'." if "playouts)\n" in source else " ("
    assert str(wrong).startswith(f"my.py, line {line}: this is not Python{shown}")


@pytest.mark.parametrize(
    ("message", "source"),
    [
        ("line 3: ZeroDivisionError (division by zero)", START + "    yield 0, 0.5\n    yield 1 / 0, 0.5\n"),
        ("line 2: NameError (name 'dise' is not defined", START + "    yield dise.below(9), 0.5\n"),
        ("line 1: ModuleNotFoundError (No module named 'nothing')", "import nothing\n" + FLAT),
        ("line 2: SystemExit (stop)", START + "    raise SystemExit('stop')\n    yield\n"),
        ("line 2: RuntimeError (generator raised StopIteration)", START + "    next(iter(''))\n    yield\n"),
        ("line 2: 'a1' cannot be played here: expected one of 8 legal moves.",
         START + "    state.play(0).play(0)\n    yield 1, 0.5\n"),
        ("line 3: ", START + "    yield 0, 0.5\n    dice.below(None)\n"),  # the line that called the engine
        ("line 1: functions call each other too deeply: expected a recursion that ends.",
         "def deep(n):\n    return deep(n + 1)\n" + START + "    yield deep(0), 0.5\n"),
    ],
)  # fmt: skip
def test_an_exception_is_told_at_its_line(message: str, source: str) -> None:
    assert str(fault(source)).startswith(f"my.py, {message}")


@pytest.mark.parametrize(
    ("call", "code"),
    [
        ("input()", "int(input('move? '))"),
        ("help()", "help()"),
        ("breakpoint()", "breakpoint()"),
        ("pdb", "__import__('pdb').set_trace()"),
        ("getpass()", "__import__('getpass').getpass()"),
        ("sys.stdin", "__import__('builtins').input()"),
        ("sys.stdin", "__import__('code').interact()"),
        *(("sys.stdin", f"sys.stdin.{read}") for read in ("read()", "readline()", "readlines()", "buffer.read()")),
        ("sys.stdin", "list(sys.stdin)"),
    ],
)
def test_a_file_that_asks_at_the_keyboard_is_told_at_its_line(call: str, code: str) -> None:
    stdin = sys.stdin
    for source in (f"import sys\n{code}\n" + FLAT, f"import sys\n{START}    yield {code}, 1\n"):
        told = str(fault(source).values["text"])
        assert told.startswith(f"a bot cannot ask: {call} waits for somebody at the keyboard")
    assert fault(f"import sys\n{START}    yield {code}, 1\n").values["line"] == 3
    assert sys.stdin is stdin


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(
    ("line", "source"),
    [
        (2, START + "    while True: pass\n    yield 0, 0.5\n"),
        (3, START + "    for x in range(3):\n        for _ in iter(int, 1):\n            pass\n    yield 0, 0.5\n"),
        (2, START + "    [x for x in iter(int, 1)]\n    yield 0, 0.5\n"),
        (2, START + "    sum(1 for x in iter(int, 1))\n    yield 0, 0.5\n"),
        (2, START + "    f = lambda n: n < 2 or f(n - 1) + f(n - 2)\n    yield f(90), 0.5\n"),
        (1, "def f(n):\n    return n < 2 or f(n - 1) + f(n - 2)\n" + START + "    yield f(90), 0.5\n"),
        (2, START + "    state.playouts(10**9, dice)\n    yield 0, 0.5\n"),
        (1, "while True: pass\n" + FLAT),
        (2, START + "    while True:\n        try:\n            while True: pass\n        except: pass\n    yield\n"),
        (3, START + "    try:\n        while True: pass\n    except Exception: pass\n    yield 0, 0.5\n"),
    ],
)
def test_a_loop_without_end_is_told_at_its_line(line: int, source: str) -> None:
    assert str(fault(source)) == f"my.py, line {line}: the time is over: expected an answer within 0.2 seconds."


@pytest.mark.usefixtures("hurry")
def test_a_search_that_yields_beyond_its_playouts_is_told_to_stop() -> None:
    source = START + "    while True:\n        yield 0, 0.5\n"
    assert str(fault(source)).endswith("search yields without end: expected it to stop after 100 playouts.")


@pytest.mark.usefixtures("hurry")
def test_where_the_caller_keeps_the_clock_each_yield_has_its_time() -> None:
    source = START + "    yield 0, 0.5\n    while True: pass\n"
    assert fault(source, Budget(seconds=100)).values["line"] == 3
    long = START + "    import time\n    while True:\n        time.sleep(0.02)\n        yield 7, 0.5\n"
    assert thought(long, Budget(seconds=0.5)).move == 7


@pytest.mark.parametrize(
    "said", ["9, 0.5", "-1, 0.5", "0, 1.5", "0, nan", "0", "None", "'a1', 0.5", "0.0, 0.5", "(0, 0.5), 1"]
)
def test_what_is_no_move_with_its_value_is_told_at_its_line(said: str) -> None:
    wrong = fault(
        START.replace("playouts", "playouts, nan=float('nan')") + "    yield 0, 0.5\n\n    yield " + said + "\n"
    )
    assert str(wrong) == (
        f"my.py, line 4: yield {said} names no move with its value: expected one of state.legal() and a "
        "number from 0 to 1."
    )


@pytest.mark.parametrize(
    ("line", "told", "source"),
    [
        (1, "there is no search that yields", "x = 1\n"),
        (2, "there is no search that yields", "\ndef search(state, dice, playouts):\n    return 0\n"),
        (1, "search(state, dice) cannot be called", "def search(state, dice):\n    yield 0, 0.5\n"),
        (1, "search(state, dice, playouts, more) cannot", "def search(state, dice, playouts, more):\n    yield\n"),
        (3, "search has ended without a move", "\n\n" + START + "    if not state: yield 0, 0.5\n"),
        (1, "the file has 100033 characters", "#" * 99_997 + "\n" + START),
    ],
)
def test_a_file_without_a_search_that_finds_a_move_is_told(line: int, told: str, source: str) -> None:
    assert str(fault(source)).startswith(f"my.py, line {line}: {told}")


def test_further_parameters_are_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    head = "def search(state, dice, playouts, first=0, sure=0.5, last=False, name='x'):\n"
    Path("my.py").write_text(head + "    yield 8 if last else first, sure\n")
    bot = bot_named("my.py(first=3,sure=1)")
    assert [(one.name, type(one.kind), one.default) for one in parameters(bot.search).values()] == [
        ("move_seconds", Real, 5.0),
        ("first", Whole, 3),
        ("sure", Real, 1.0),
        ("last", Switch, False),
    ]
    state = new_game("tictactoe").start()
    assert conclude(bot, state, bot.budget, Dice(1)).move == 3
    assert conclude(bot_named("my.py(last=on)"), state, bot.budget, Dice(1)).move == 8
    with pytest.raises(BadValue, match=r"my.py has no 'c': expected 'move_seconds', 'first', 'sure' or 'last'\."):
        bot_named("my.py(c=1)")


def test_what_a_file_keeps_lasts_for_one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my.py").write_text("seen = []\n" + START + "    seen.append(0)\n    yield state.legal()[0], len(seen) / 10\n")
    start, bot = new_game("tictactoe").start(), with_memory(bot_named("my.py"))
    states = [start, start.play(8).play(7), start.play(8).play(7).play(6), start, new_game("nim").start().play(0)]
    assert [conclude(bot, state, bot.budget, Dice(1)).value for state in states] == [0.1, 0.2, 0.3, 0.1, 0.1]
    assert conclude(with_memory(bot_named("my.py")), start, bot.budget, Dice(1)).value == 0.1


def test_a_file_is_an_entrant_like_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bots").mkdir()
    Path("bots/my.py").write_text(FLAT)
    game = new_game("y", 5)
    one, two = entrant("bots/my.py@200", game), entrant("uct", game, Budget(playouts=50))
    assert (one.bot.name, one.budget) == ("bots/my.py", Budget(playouts=200))
    fixture = Fixture(0, "y5-pie:c3", (one, two), 7)
    travelled = pickle.loads(pickle.dumps(fixture))  # as between processes
    assert entrant("bots/my.py", game).budget == own.USUAL
    assert result(travelled).record == result(fixture).record
    with pytest.raises(BadValue, match="cannot use several processes"):
        entrant("bots/my.py*2", game)


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownBot, match=r"There is no bot in the file 'my.py': expected a file that can be read\."):
        bot_named("my.py")
    for wrong in (b"\xff\xfe", b"# coding: runes\n"):
        Path("my.py").write_bytes(wrong)
        with pytest.raises(BotFault, match=r"my.py, line 1: the file is no text: expected UTF-8, or the encoding that"):
            bot_named("my.py")
    Path("my.py").write_bytes(f"# -*- coding: latin-1 -*-\r\n# J\u00fcrgen\r\n{FLAT}".encode("latin-1"))
    assert bot_named("my.py").name == "my.py"
    Path("my.py").write_text("\ufeff" + FLAT, "utf-8")
    assert bot_named("my.py").title == "my.py"
    Path("my.py").write_text(FLAT + "#", "utf-8")
    assert bot_named("my.py").summary == ""


EVALUATION = """\
def evaluate(state):
    '''Dislikes the middle.'''
    return 0.9 if state.cells[4] != state.to_move else 0.1
"""


def test_an_evaluation_alone_looks_ahead_by_alpha_beta() -> None:
    bot = own_bot("my.py", EVALUATION)
    assert (bot.name, bot.summary) == ("my.py", "Dislikes the middle.")
    state = new_game("tictactoe").start()
    *_, info = with_settings(bot, {"depth": 2}).search(state, Dice(1), 100)
    assert info.move != 4
    assert info.value == pytest.approx(0.9)
    again = pickle.loads(pickle.dumps(bot.search))
    assert [info.move for info in again(state, Dice(1), 50)] == [info.move for info in bot.search(state, Dice(1), 50)]
    script = script_of(bot)
    assert script is not None
    assert script.source == EVALUATION
    with pytest.raises(BotFault, match=r"line 1: evaluate returns 2: expected a number from 0 to 1"):
        list(own_bot("my.py", "def evaluate(state):\n    return 2\n").search(state, Dice(1), 50))
