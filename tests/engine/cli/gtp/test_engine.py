import itertools
import time
from io import StringIO
from math import inf
from pathlib import Path

import pytest

from pyengine.bots import levels
from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.cli.gtp.engine import Engine
from pyengine.cli.gtp.syntax import LONGEST, Lines, lines_of
from pyengine.core.errors import BadValue
from pyengine.core.game import Game
from pyengine.games import new_game
from tests.conftest import Golden

GOLDEN = Path(__file__).parents[3] / "golden"
SGF = "(;FF[4]GM[11]SZ[4];B[b1];W[swap-pieces];B[c3];W[d2])"


class Talk:
    """An engine and what it says; every look at its clock takes a twentieth of a second."""

    def __init__(
        self,
        game: Game,
        bot: str = "wye",
        budget: Budget | None = None,
        *,
        level: int | None = None,
        ponders: bool = False,
    ) -> None:
        self.said: list[str] = []
        self.seconds = 0.0
        chosen, write = budget or Budget(playouts=2000), self.said.append
        self.engine = Engine(
            bot_named(bot), game, chosen, write, level=level, seed=1, ponders=ponders, clock=self._look
        )

    def _look(self) -> float:
        self.seconds = round(self.seconds + 0.05, 2)
        return self.seconds

    def ask(self, line: str) -> str:
        self.said.clear()
        lines = Lines()
        for one in (line, None):
            lines.put(one)
        self.engine.run(lines)
        return "".join(self.said)


KINDS = {
    "hex": (new_game("hex"), SGF),
    "sides": (new_game("hex", None, {"sides": True}), SGF.replace("pieces];B[c3];W[d2", "sides];W[c3];B[d2")),
    "y": (new_game("y"), SGF.replace("GM[11]", "GM[Y]").replace("b1", "a2")),
}


def test_a_level_answers_with_what_it_has_at_each_size() -> None:
    talk = Talk(new_game("y", 5), level=1)
    for size in (5, 11):
        own = levels.level(1, new_game("y", size))
        assert talk.ask(f"boardsize {size}") == "=\n\n"
        other = Talk(new_game("y", size), own.text.partition("@")[0], own.budget)
        assert talk.ask("reg_genmove b") == other.ask("reg_genmove b")


@pytest.mark.parametrize("kind", KINDS)
def test_golden_transcript_of_every_command(kind: str, golden: Golden, tmp_path: Path) -> None:
    game, text = KINDS[kind]
    (tmp_path / "game.sgf").write_text(text)
    (tmp_path / "broken.sgf").write_text("(;FF[4]GM[11]SZ[4]\n;B[zz])")
    talk, lines = Talk(game), []
    for line in (GOLDEN / "gtp.txt").read_text("utf-8").splitlines():
        said = talk.ask(line.replace("FOLDER", str(tmp_path)))
        lines.append({"line": line, "answer": said.replace(str(tmp_path), "FOLDER")})
    used = {line["line"].strip("0123456789 ").split(" ")[0] for line in lines}
    assert set(talk.ask("list_commands")[1:].split()) <= used
    golden.check(GOLDEN / f"gtp-{kind}.jsonl", lines)


@pytest.mark.parametrize("program", ["hexgui", "twogtp"])
def test_golden_transcript_of_what_other_programs_ask(program: str, golden: Golden) -> None:
    talk, lines = Talk(new_game("hex")), []
    for line in (GOLDEN / f"gtp-{program}.txt").read_text("utf-8").splitlines():
        said = talk.ask(line)
        assert said.startswith("=")
        lines.append({"line": line, "answer": said})
    golden.check(GOLDEN / f"gtp-{program}.jsonl", lines)


@pytest.mark.parametrize(
    ("size", "opening"), [(4, ""), (5, "c3"), (5, "a1"), (6, "a2 swap-pieces"), (6, "b4 swap-pieces d4")]
)
def test_whole_games_as_the_scripts_of_benzene_play_them(size: int, opening: str) -> None:
    """Two programs hear each other's moves until one resigns; after a swap they change colours, and white moves on."""
    black, white = programs = [Talk(new_game("hex"), "flat", Budget(playouts=50)) for _ in range(2)]
    for talk in programs:
        assert talk.ask(f"boardsize {size} {size}") == "=\n\n"
    colours, given = itertools.cycle("bw"), opening.split()
    moves: list[str] = []
    colour = next(colours)
    while moves[-1:] != ["resign"]:
        mover, other = (black, white) if colour == "b" else (white, black)
        if given:
            moves.append(given.pop(0))
            assert mover.ask(f"play {colour} {moves[-1]}") == "=\n\n"
        else:
            moves.append(mover.ask(f"genmove {colour}").removeprefix("= ").strip().lower())
        assert other.ask(f"play {colour} {moves[-1]}") == "=\n\n"
        if moves[-1] == "swap-pieces":
            black, white = white, black
        else:
            colour = next(colours)
    scores = [talk.ask("final_score") for talk in programs]
    assert scores in (["= B+\n\n"] * 2, ["= W+\n\n"] * 2)


def test_lines_are_read_as_the_standard_says() -> None:
    said = dict.fromkeys(("\tname\r\n", "na\x01me", "\ufeffname\r\n"), "= Wye\n\n")
    said |= {"7": "", "5 fly away": "?5 unknown command\n\n"}
    assert {line: Talk(new_game("hex", 3)).ask(line) for line in said} == said


def test_a_line_of_any_length_is_one_command() -> None:
    talk = Talk(new_game("hex", 3))
    long = "x" * (3 * LONGEST)
    text = f"1 play b {long}\n2 play b a1 # {long} quit\n#{long[:-9]}quit\n{' ' * LONGEST}name\n3 name\n4 {long}"
    talk.engine.run(lines_of(StringIO(text), time.perf_counter))
    too_long = "line too long: expected at most 65536 characters\n\n"
    assert talk.said == [f"?1 {too_long}", "=2\n\n", f"? {too_long}", "=3 Wye\n\n", f"?4 {too_long}"]


@pytest.mark.parametrize("name", ["a b.sgf", "my  games/a b.sgf", "game 2", 'it"s.sgf', "'quoted.sgf"])
def test_names_of_files_may_have_spaces(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("(;GM[11]SZ[3];B[b2];W[a1])")
    quoted = [f'"{path}"'] if '"' not in name else []
    for text in (str(path), f"  {path} ", *quoted, f"'{path}'"):
        for number, count in (("", 2), (" 1", 0), (" 2", 1), (" 9", 2)):
            if text.endswith("'") and "'" in name:
                continue
            talk = Talk(new_game("hex", 3))
            assert talk.ask(f"loadsgf {text}{number}") == "=\n\n"
            assert talk.engine.record.state.ply == count
    assert Talk(new_game("hex", 3)).ask(f"loadsgf {path} x").startswith("? cannot load file: No such file")
    assert Talk(new_game("hex", 3)).ask('loadsgf "a b" x') == (
        "? syntax error: move_number is 'x', expected a whole number of 0 or more\n\n"
    )


@pytest.mark.parametrize(
    ("number", "record"),
    [("", "b2.d3.a1.e5.pass.e4"), (0, "b2.d3"), (1, "b2.d3"), (2, "b2.d3.a1"), (3, "b2.d3.a1.e5.pass"),
     (4, "b2.d3.a1.e5.pass.e4")],
)  # fmt: skip
def test_moves_of_a_file_are_counted_without_stones_set_up(number: int | str, record: str, tmp_path: Path) -> None:
    (tmp_path / "a.sgf").write_text("(;FF[4]GM[11]SZ[5]AB[b2]AW[d3]PL[B];B[a1];W[e5];W[e4])")
    talk = Talk(new_game("hex", 5))
    assert talk.ask(f"loadsgf {tmp_path}/a.sgf {number}") == "=\n\n"
    assert talk.engine.record.text() == f"hex5-pie:{record}"


def test_what_a_broken_file_lacks_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.sgf").write_text("(;GM[11]SZ[3];B[b2];W[a1")
    talk = Talk(new_game("hex", 3))
    said = talk.ask(f"loadsgf {tmp_path}/a.sgf")
    assert said == "= The text ends before the game does: all that is there was opened.\n\n"
    assert talk.engine.record.text() == "hex3-pie:b2"


@pytest.mark.parametrize(
    ("name", "text"),
    [("game.sgf", "(;GM[11]SZ[3];B[b2];W[a1])"), ("list.txt", "1. b2 a1"), ("link.txt", "hexworld.org/board/#3n,b2a1")],
)
def test_a_game_is_loaded_in_whatever_form_it_is(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    talk = Talk(new_game("hex", 3, {"pie": False}), "random")
    assert talk.ask(f"loadsgf {tmp_path / name}") == "=\n\n"
    assert talk.ask("play b B2").startswith("? illegal move")
    assert talk.ask("play b c3") == "=\n\n"
    assert talk.ask("play w Resigns") == "=\n\n"
    assert talk.ask("final_score") == "= B+R\n\n"


def test_swapped_sides_keep_the_colours_and_trade_what_they_join(tmp_path: Path) -> None:
    talk = Talk(new_game("hex", 3, {"sides": True}), "random")
    lines = ["play b b2", "play w swap-sides", "boardsize 3", "play b b2", "play w swap", "play b a2"]
    assert [talk.ask(line) for line in lines] == ["=\n\n"] * len(lines)
    assert talk.ask("play w swap-pieces").startswith("? invalid color or coordinate: 'swap-pieces' is not a move")
    lines = ["play w b1", "play b c2", "play w b3"]
    assert [talk.ask(line) for line in lines] == ["=\n\n"] * len(lines)
    assert talk.ask("final_score") == "= W+\n\n"
    (tmp_path / "game.sgf").write_text("(;FF[4]GM[11]SZ[2];B[a1];W[swap-sides])")
    talk = Talk(new_game("hex", 2))
    talk.ask(f"loadsgf {tmp_path}/game.sgf")
    assert talk.ask("undo") == "=\n\n"
    assert talk.ask("all_legal_moves") == "= b1 a2 b2 swap-sides\n\n"
    talk = Talk(new_game("hex", 3, {"sides": True}), budget=Budget(playouts=10_000))
    talk.ask("play b b2")
    assert talk.ask("genmove w") == "= swap-sides\n\n"


def ended(winner: str) -> list[str]:
    return ["boardsize 2 2", "play black a1", "play white b1"] + (
        ["play black a2"] if winner == "B" else ["play black b2", "play white a2"]
    )


@pytest.mark.parametrize("winner", ["B", "W"])
def test_a_game_that_is_over_can_still_be_resigned(winner: str) -> None:
    talk = Talk(new_game("hex"), "random")
    for line in (*ended(winner), "play b resign", "play w resign"):
        assert talk.ask(line) == "=\n\n"
    for line in ("genmove b", "genmove w", "reg_genmove b", "reg_genmove w"):
        assert talk.ask(line) == "= resign\n\n"
    assert talk.ask("final_score") == f"= {winner}+\n\n"
    assert talk.ask("play b a2").startswith("? illegal move: The game is over")


def test_stones_may_be_placed_in_any_order_of_colours() -> None:
    def board(*lines: str) -> str:
        talk = Talk(new_game("hex", 4))
        for line in lines:
            assert talk.ask(line) == "=\n\n"
        return talk.ask("showboard")

    mixed = ("play b a1", "play b a3", "play b c2", "play w d1", "play w b4")
    assert board(*mixed, "undo") == board(*mixed[:-1])
    stones = ("play w d1", "play b c2", "play w b4", "play b a1", "play b a3")
    assert board(*mixed).split("\n")[:7] == board(*stones).split("\n")[:7]
    assert board(*stones, *["undo"] * 5) == board()


@pytest.mark.parametrize("first", ["b", "w"])
def test_a_stone_of_the_same_colour_or_the_wrong_one_cannot_be_swapped(first: str) -> None:
    talk = Talk(new_game("hex", 3))
    talk.ask(f"play {first} b2")
    assert talk.ask(f"play {first} swap-pieces").startswith("? illegal move: 'swap' cannot be played here")
    swap = "swap-pieces" in talk.ask(f"all_legal_moves {'w' if first == 'b' else 'b'}")
    assert swap == (first == "b")
    assert talk.ask(f"genmove {first}").startswith("= ")


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_moves_after_a_swap_tells_what_it_means(kind: str) -> None:
    game = new_game(KINDS[kind][0].name, 5, KINDS[kind][0].choices)
    for mover, owner in (("b", 2), ("w", 1)):
        talk = Talk(game)
        for line in ("play b c3", "play w swap", f"play {mover} a5"):
            assert talk.ask(line) == "=\n\n"
        assert talk.engine.record.state.cells[game.move_named("c3")] == owner
        assert "swap" not in talk.ask("all_legal_moves b") + talk.ask("all_legal_moves w")
        for _ in range(3):
            assert talk.ask("undo") == "=\n\n"
        assert talk.ask("undo").startswith("? cannot undo")


class Closing(Lines):
    """Input that ends so many seconds after the only command, by the clock of the engine."""

    def __init__(self, line: str, talk: Talk, seconds: float) -> None:
        super().__init__()
        self.put(line)
        self.put(None)
        self._talk, self._seconds = talk, seconds

    @property
    def end(self) -> float:  # type: ignore[override]
        return self._seconds if self._talk.seconds > self._seconds else inf


@pytest.mark.parametrize("line", ["genmove b", "reg_genmove b", "play-game"])
def test_nobody_thinks_on_once_the_input_has_closed(line: str) -> None:
    talk = Talk(new_game("y", 7, {"pie": False}), budget=Budget(seconds=500))
    talk.engine.run(Closing(line, talk, 5))
    assert talk.said == []
    assert 5 < talk.seconds < 6


def test_commands_in_a_file_are_thought_about_in_full() -> None:
    talk = Talk(new_game("y", 7, {"pie": False}), budget=Budget(seconds=5))
    talk.engine.run(Closing("genmove b", talk, 0.5))
    assert talk.said[0].startswith("= ")
    assert talk.seconds > 3


class Waiting(Lines):
    """Input in which a line comes in after so many looks."""

    def __init__(self, line: str, looks: int) -> None:
        super().__init__()
        self.put(line)
        self._looks = looks

    def empty(self) -> bool:
        self._looks -= 1
        if self._looks == 0:
            self.put("name")
            self.put(None)
        return self._looks > 0


def test_analysis_streams_until_the_next_line() -> None:
    talk = Talk(new_game("y", 7, {"pie": False}))
    talk.engine.run(Waiting("3 analyze b 100", looks=100))
    head, *infos, end, name = talk.said
    assert (head, end, name) == ("=3\n", "\n", "= Wye\n\n")
    assert 4 <= len(infos) <= 12  # 100 looks of a twentieth of a second or two, 100 hundredths between two reports
    moves = [part.split() for part in infos[-1].split("info ")[1:]]
    assert [move[6:8] for move in moves] == [["order", str(order)] for order in range(len(moves))]
    visits = [int(move[3]) for move in moves]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= int(move[5]) <= 10_000 for move in moves)
    assert all(move[8:10] == ["pv", move[1]] for move in moves)
    assert all(len(set(move[9:])) == len(move[9:]) for move in moves)  # no cell is taken twice
    assert len(moves[0]) > 11  # a line of several moves
    assert len(moves[1]) > 10  # and so for the other moves


def test_what_is_pondered_comes_on_top_of_the_next_thought() -> None:
    talk = Talk(new_game("y", 7, {"pie": False}), budget=Budget(playouts=640), ponders=True)
    talk.ask("genmove b")
    talk.engine.run(Waiting("name", looks=40))
    known = talk.ask("analyze w 100").split("info ")[1:]
    assert sum(int(move.split()[3]) for move in known) > 200


def test_an_analysis_that_has_nothing_more_to_find_ends() -> None:
    talk = Talk(new_game("hex", 3), "random")
    said = talk.ask("analyze b 100")
    assert said.startswith("=\ninfo move ")
    assert said.endswith("\n\n")


def test_a_game_is_played_out_from_where_it_stands() -> None:
    talk = Talk(new_game("hex", 4, {"pie": False}), budget=Budget(playouts=500))
    talk.ask("play b b2")
    *moves, score = talk.ask("play-game").removeprefix("= ").split("\n")[:-2]
    assert [move[:2] for move in moves] == ["W " if turn % 2 == 0 else "B " for turn in range(len(moves))]
    assert score == moves[-1][0] + "+"
    assert talk.ask("final_score") == f"= {score}\n\n"
    assert talk.ask("play-game") == "? the game is over: expected undo or clear_board\n\n"
    for _ in (*moves, "the first stone"):
        assert talk.ask("undo") == "=\n\n"
    assert talk.ask("undo").startswith("? cannot undo")


@pytest.mark.parametrize("settings", ["20 0 0", "10 5 5", "0 5 1", "0 18 3"])
def test_a_game_keeps_to_its_time(settings: str) -> None:
    talk = Talk(new_game("hex", 5, {"pie": False}), budget=Budget(seconds=1000))
    talk.ask(f"time_settings {settings}")
    main, period, stones = map(int, settings.split())
    used = {"b": 0.0, "w": 0.0}
    for number, colour in enumerate(itertools.cycle("bw")):
        if not talk.ask("all_legal_moves")[2:].strip():
            break
        before = talk.seconds
        assert talk.ask(f"genmove {colour}").startswith("= ")
        used[colour] += talk.seconds - before
        # a period begins anew with each `stones` moves, the first one when the main time is used up
        allowed = main + period * -(-(number // 2 + 1) // stones) if stones else main
        assert used[colour] <= allowed + 0.05 * (number // 2 + 1)  # of a look after each move
    assert number >= 5
    assert used["b"] > 0.1 * main


@pytest.mark.parametrize(
    ("line", "usual", "least", "most"),
    [
        ("time_left b 8 0", 1000, 1, 2.8),  # 8 seconds for six moves or so, and twice as much where it is unclear
        ("time_left b 4 2", 1000, 1.5, 2.3),
        ("time_settings 0 10 0", 3, 2.9, 3.5),  # no limit: the usual budget
    ],
)
def test_a_move_takes_a_share_of_what_is_left(line: str, usual: float, least: float, most: float) -> None:
    talk = Talk(new_game("hex", 5, {"pie": False}), budget=Budget(seconds=usual))
    talk.ask(line)
    before = talk.seconds
    talk.ask("genmove b")
    assert least < talk.seconds - before < most


@pytest.mark.parametrize("game", ["nim", "tictactoe", "randomhex", "rooms"])
def test_other_games_are_refused(game: str) -> None:
    with pytest.raises(BadValue, match=r"is not played over GTP: expected one of y, bent, hex, or a file\."):
        Talk(new_game(game), "random")
