"""Games that people write: the template plays like the engine's Nim, and every fault is told at its line."""

from textwrap import dedent

import pytest

from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.bots.thinking import choose
from pyengine.cli.board import picture
from pyengine.core import script
from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord, BotFault, IllegalMove
from pyengine.core.game import CHANCE, Chancy, playout
from pyengine.games import new_game
from pyengine.games.own import LONGEST_GAME, OwnGame
from pyengine.page.reports import snapshot
from pyengine.records.record import Record, read
from pyengine.search.solve import Induction, values
from tests.engine.boards import ended
from web.build.texts import LAB, entries

TEMPLATE = dedent(entries(LAB / "en.ftl")["lab-own-template-game"]).strip()


def game(source: str = TEMPLATE) -> OwnGame:
    return OwnGame(script.compile_script("my_game.py", source))


def edited(before: str, after: str) -> str:
    assert before in TEMPLATE
    return TEMPLATE.replace(before, after)


def test_the_template_is_nim() -> None:
    own, nim = game().start(), new_game("nim", 10, {"take": 3}).start()
    exact = {own.game.move_name(move): value for move, value in values(own).items()}
    assert exact == dict(zip("123", values(nim).values(), strict=True)) == {"1": 0, "2": 1, "3": 0}
    for name in ("uct", "rave", "alphabeta", "minimax"):
        *_, info = bot_named(name).search(own, Dice(1), 2000)
        assert own.game.move_name(info.move) == "2", name


def test_a_search_that_remembers_tells_positions_without_a_board_apart() -> None:
    for heap in range(3, 11):
        own, nim = game(edited("START = 10", f"START = {heap}")).start(), new_game("nim", heap, {"take": 3}).start()
        found, known = (choose("expectimax", start, Budget(playouts=100_000), seed=1) for start in (own, nim))
        assert found.value == pytest.approx(known.value)
        assert Induction(1000).score(own) == Induction(1000).score(nim)


def test_a_record_names_the_file_and_is_read_only_where_the_file_is_known() -> None:
    script.carry({"my_game.py": TEMPLATE})
    record = read("my_game.py:3.1.2")
    assert record.text() == "my_game.py:3.1.2"
    assert (record.state.text, record.state.to_move, record.state.cells) == ("4", 2, b"")
    with pytest.raises(BadRecord, match=r"There is no game in the file 'other\.py': expected one that has been opened"):
        read("other.py:1")
    with pytest.raises(BadRecord, match="'4' is not a move: expected one of 1, 2, 3"):
        read("my_game.py:4")
    with pytest.raises(IllegalMove):
        game().move_named("x")


def test_every_playout_ends_and_a_game_without_end_is_a_draw() -> None:
    for seed in range(20):
        assert playout(game().start(), Dice(seed)).winner in (1, 2)
    endless = game(edited("return position - move", "return position"))
    assert playout(endless.start(), Dice(1)).reason == "long"
    state = endless.start()
    for _ in range(LONGEST_GAME):
        state = state.play(0)
    assert ended(state).winner == 0


def test_a_position_is_copied_so_that_the_file_cannot_change_one_that_is_known() -> None:
    source = edited("START = 10", "START = [10]").replace("position == 0", "position == [0]")
    source = source.replace("<= position]", "<= position[0]]")
    source = source.replace("return position - move", "position[0] -= move; return position")
    start = game(source).start()
    after = start.play(0)
    assert (start.text, after.text) == ("[10]", "[9]")
    assert start.play(0) == after != start.play(1)


BOARD = dedent(entries(LAB / "en.ftl")["lab-own-template-board"]).strip()
CHANCY = """
MOVES, START = ["safe", "dare", "heads", "tails"], (0, 0, "")
def moves(position, player):
    return ["safe", "dare"]
def apply(position, move, player):
    one, two, coin = position
    gain, mover = {"safe": 1, "heads": 2}.get(move, 0), 3 - player if coin else player
    return (one + gain * (mover == 1), two + gain * (mover == 2), "?" if move == "dare" else "")
def chance(position):
    return {"heads": 0.5, "tails": 0.5} if position[2] == "?" else None
def winner(position, player):
    return 1 if position[0] >= 2 else 2 if position[1] >= 2 else None
def show(position):
    return f"{position[0]}:{position[1]}\\n{position[2]}"
"""


def test_a_picture_of_stones_is_a_board_on_which_every_place_draws_it() -> None:
    state = game(BOARD).start().play(0).play(0).play(2)
    assert (state.cells, state.rows, state.game.geometry.names[-1]) == (
        bytes.fromhex("000000000200000001000100"),
        (),
        "d3",
    )
    assert picture(state).splitlines()[-1] == " 3 X . X ."
    assert snapshot(Record.of(game(BOARD)).play(3)).cells == "000000000001"
    assert state.play(3).winning_move() == 1


def test_another_picture_is_a_grid_of_texts() -> None:
    wide = game(
        edited("START = 10", "START = 10\n\n\ndef show(position):\n    return [[position, 'x'], ['a']]\n")
    ).start()
    assert (wide.rows, wide.cells, picture(wide)) == ((("10", "x"), ("a",)), b"", "10  x\n a")
    assert picture(game(CHANCY).start().play(1)) == "0:0\n?"


def test_chance_moves_between_the_players_by_its_probabilities() -> None:
    """The first to have two points wins: who dares gets two points or none, who does not gets one."""
    tossed = game(CHANCY).start().play(1)
    assert isinstance(tossed, Chancy)
    assert (tossed.to_move, tossed.chances(), tossed.play(3).to_move) == (CHANCE, ((2, 0.5), (3, 0.5)), 2)
    ahead = game(CHANCY).start().play(0)  # 1:0, and the opponent dares: wins at once in half of all games
    assert values(ahead)[1] == pytest.approx(0.5)
    for name in ("expectiminimax", "mcts-chance"):
        *_, info = bot_named(name).search(ahead, Dice(1), 3000)
        assert info.value == pytest.approx(0.5, abs=0.05), name
    assert not bot_named("uct").plays(game(CHANCY))


FAULTS = [
    (
        "return 0.5",
        "return 0.5\n\n\ndef show(position):\n    return 7",
        "def show",
        "show returns 7: expected a text, or a",
    ),
    (
        "return 0.5",
        "return 0.5\n\n\ndef show(position):\n    return ['.'] * position",
        "def show",
        "show returns another board",
    ),
    (
        "return 0.5",
        "return 0.5\n\n\ndef chance(position):\n    return {'1': 0.5}",
        "def chance",
        "chance returns {'1': 0.5}: exp",
    ),
    ("START = 10", "START = 10\nPLAYERS = 3", "def moves", "this game has three players: expected one for two"),
    ("START = 10", "START = 10\nPLAYERS = 4", "def moves", "PLAYERS is 4: expected 2, or 3 without chance"),
    ("def winner", "def victor", "def moves", "this is no game: expected the functions moves, apply and winner"),
    ("MOVES = [1, 2, 3]", "MOVES = [1, 1]", "def moves", "MOVES has 1, 1: expected moves whose texts differ"),
    ("MOVES = [1, 2, 3]", "MOVES = ['a b']", "def moves", "MOVES has a b: expected moves whose texts differ"),
    ("3 - player if", "5 if", "def winner", "winner returns 5: expected 1, 2, 0 for a draw, or None"),
    ("position == 0 else", "position == 99 else", "def moves", "moves returns []: expected a list of at least one"),
    ("if taken <= position", "if 1 / 0", "1 / 0", "ZeroDivisionError"),
    ("return position - move", "return missing", "missing", "NameError"),
    ("return position - move", "while True: pass", "while", "the time is over: expected an answer within 0.05"),
    ("return 0.5", "return 7", "def evaluate", "evaluate returns 7: expected a number from 0 to 1"),
]


@pytest.mark.parametrize(("before", "after", "place", "told"), FAULTS, ids=[one[3][:20] for one in FAULTS])
def test_a_fault_is_told_at_its_line(
    monkeypatch: pytest.MonkeyPatch, before: str, after: str, place: str, told: str
) -> None:
    monkeypatch.setattr("pyengine.games.own.LIMIT", 0.05)
    source = edited(before, after)
    with pytest.raises(BotFault) as fault:
        search(source)
    assert told in str(fault.value)
    lines = [number for number, line in enumerate(source.splitlines(), 1) if place in line]
    assert [fault.value.values["line"]] == lines


def search(source: str) -> None:
    state = game(source).start()
    bot = "expectiminimax" if isinstance(state, Chancy) else "alphabeta(depth=12)"
    for _ in bot_named(bot).search(state, Dice(1), 3000):
        pass


def test_searches_take_the_evaluation_of_the_file() -> None:
    source = edited("return 0.5", "return 0.9 if position % 2 == 0 else 0.1")
    *_, info = bot_named("minimax(depth=1)").search(game(source).start(), Dice(1), 100)
    assert info.value == pytest.approx(0.9)  # an odd heap is bad for the opponent
    assert Record.of(game(source)).play(0).state.to_move == 2
