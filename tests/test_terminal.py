from __future__ import annotations

import io
import sys

import pytest

from pyengine import terminal
from pyengine.bots import Budget
from pyengine.errors import BadValue
from pyengine.game import Game
from pyengine.games import GAMES, new_game
from pyengine.match import Entrant
from pyengine.record import RESIGN, Forfeit, Record, read

HEX = """\
  a b c
 1 X . .
  2 . O .
   3 . . ."""
Y = """\
   1 .
  2 X .
 3 . O .
  a b c"""
TICTACTOE = """\
   a b c
 1 X . .
 2 . O .
 3 . . ."""
NIM = """\
  X O O O .
  . . . ."""
BOT = Entrant("flat@60", Budget(playouts=60))


@pytest.mark.parametrize(
    ("record", "expected"),
    [("hex3:a1.b2", HEX), ("y3:a2.b3", Y), ("tictactoe3:a1.b2", TICTACTOE), ("nim9-take3:1.4", NIM)],
)
def test_boards_are_drawn_as_they_lie(record: str, expected: str) -> None:
    assert terminal.picture(read(record).state) == expected


@pytest.mark.parametrize("kind", GAMES.values())
def test_every_cell_of_every_board_is_drawn_once(kind: type[Game]) -> None:
    for size in range(kind.sizes[0], kind.sizes[1] + 1):
        game = kind(size)
        drawn = terminal.picture(game.start())
        signs = sum(drawn.count(sign) for sign in terminal.SIGNS)
        assert signs == len(game.geometry.names)
        assert {str(label.text) for label in game.geometry.labels} <= set(drawn.split())


def test_the_painted_board_says_the_same_and_marks_what_matters() -> None:
    state = read("y3:a1.b2.a2.b3.a3").state
    painted = terminal.painted(state)
    assert [line.rstrip() for line in painted.plain.splitlines()] == terminal.picture(state).splitlines()
    marked = [painted.plain[span.start] for span in painted.spans if "reverse" in str(span.style)]
    assert marked == ["X", "X", "X"]
    assert sum("underline" in str(span.style) for span in painted.spans) == 1


def test_what_is_missing_is_named_with_what_to_install() -> None:
    with pytest.raises(
        BadValue, match=r"The package nowhere is missing: expected pip install 'wye-engine\[cli\]' first"
    ):
        terminal.require("nowhere", "cli")


def played(
    monkeypatch: pytest.MonkeyPatch, typed: str, record: Record, seats: tuple[Entrant | None, Entrant | None]
) -> Record:
    """A session in which a person types these words."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(word + "\n" for word in typed.split())))
    return terminal.Session(record, seats, seed=1).run()


def test_two_persons_play_a_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(monkeypatch, "a1 B2 a2 b3 c3 undo a3", read("y3:"), (None, None))
    assert record.text() == "y3:a1.b2.a2.a3"
    record = played(monkeypatch, "a1 b2 z9 a1 moves undo a2 b3 a3", read("y3:"), (None, None))
    out = capsys.readouterr().out
    assert "'z9' is not a move: expected a cell from a1 to c3." in out
    assert "'a1' cannot be played here: expected one of 4 legal moves." in out
    assert "a2 a3 b3 c3" in out


def test_who_swaps_sides_is_told_what_to_connect_now(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(monkeypatch, "a1 swap-sides b1 a2", read("hex2-pie-sides:"), (None, None))
    assert record.text() == "hex2-pie-sides:a1.swap.b1.a2"
    before, after = capsys.readouterr().out.split("black, your move", 2)[::2]
    assert "Black connects top and bottom, White connects left and right." in before
    assert "White connects top and bottom, Black connects left and right." in after
    assert after.endswith("white (O) wins by chain.\n")


def test_a_person_plays_a_bot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(monkeypatch, "5 undo 3 resign", Record.of(new_game("nim", 21)), (None, BOT))
    assert record.moves()[0] == (2, 1)
    assert len(record.moves()) == 2
    assert record.forfeit == Forfeit(1, RESIGN)
    out = capsys.readouterr().out
    assert "white (flat@60" in out
    assert out.endswith("white (O) wins by resign.\n")


@pytest.mark.parametrize(
    ("name", "end"), [("tictactoe", "."), ("randomhex", "wins by chain."), ("rooms", "% collected.")]
)
def test_bots_play_each_other_also_where_chance_moves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, end: str
) -> None:
    record = played(monkeypatch, "", Record.of(new_game(name, GAMES[name].sizes[0])), (BOT, BOT))
    assert record.outcome is not None
    assert capsys.readouterr().out.rstrip().endswith(end)


def test_the_end_of_the_input_ends_the_session(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played(monkeypatch, "a1", read("y3:"), (None, None)).text() == "y3:a1"
    assert "Stopped." in capsys.readouterr().out
