import io
import sys

import pytest

from pyengine.bots.bot import Budget
from pyengine.bots.names import BOTS
from pyengine.bots.player import BotPlayer
from pyengine.cli.session import Session
from pyengine.games import GAMES, new_game
from pyengine.records.record import RESIGN, Forfeit, Record, read
from tests.engine.cli.running import Output

BOT = BotPlayer("flat@60", Budget(playouts=60), 1, BOTS["flat"])


def played(
    monkeypatch: pytest.MonkeyPatch, typed: str, record: Record, seats: tuple[BotPlayer | None, BotPlayer | None]
) -> Record:
    """A session in which a person types these words."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(word + "\n" for word in typed.split())))
    return Session(record, seats, seed=1).run()


def test_two_people_play_a_game(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    record = played(monkeypatch, "a1 B2 a2 b3 c3 undo a3", read("y3:"), (None, None))
    assert record.text() == "y3:a1.b2.a2.a3"
    record = played(monkeypatch, "a1 b2 z9 a1 moves undo a2 b3 a3", read("y3:"), (None, None))
    out = capsys.readouterr().out
    assert "'z9' is not a move: expected a cell from a1 to c3." in out
    assert "'a1' cannot be played here: expected one of 4 legal moves." in out
    assert "a2 a3 b3 c3" in out


def test_a_player_who_swaps_sides_is_told_what_to_connect_now(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    record = played(monkeypatch, "a1 swap-sides b1 a2", read("hex2-pie-sides:"), (None, None))
    assert record.text() == "hex2-pie-sides:a1.swap.b1.a2"
    before, after = capsys.readouterr().out.split("black, your move", 2)[::2]
    assert "Black connects top and bottom, White connects left and right." in before
    assert "White connects top and bottom, Black connects left and right." in after
    assert after.endswith("white (O) wins: two sides connected.\n")


def test_a_person_plays_a_bot(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    record = played(monkeypatch, "5 undo 3 resign", Record.of(new_game("nim", 21)), (None, BOT))
    assert record.moves()[0] == (2, 1)
    assert len(record.moves()) == 2
    assert record.forfeit == Forfeit(1, RESIGN)
    out = capsys.readouterr().out
    assert "white (flat@60" in out
    assert out.endswith("white (O) wins: resignation.\n")


@pytest.mark.parametrize(
    ("name", "end"), [("tictactoe", "."), ("randomhex", "wins: two sides connected."), ("rooms", "% collected.")]
)
def test_bots_play_where_chance_moves_too(monkeypatch: pytest.MonkeyPatch, capsys: Output, name: str, end: str) -> None:
    record = played(monkeypatch, "", Record.of(new_game(name, GAMES[name].sizes[0])), (BOT, BOT))
    assert record.outcome is not None
    assert capsys.readouterr().out.rstrip().endswith(end)


def test_the_end_of_the_input_ends_the_session(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert played(monkeypatch, "a1", read("y3:"), (None, None)).text() == "y3:a1"
    assert "Stopped." in capsys.readouterr().out
