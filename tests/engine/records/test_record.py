import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord, GameOver, IllegalMove
from pyengine.games import new_game
from pyengine.records.record import LONGEST, RESIGN, TIME, Record, read
from tests.engine.boards import ended
from tests.engine.conformance import walk

SECOND = "Move 2 of the record cannot be played."


@given(
    st.integers(3, 9), st.booleans(), st.integers(0, 2**32), st.sampled_from([0, 1, 2]), st.sampled_from([RESIGN, TIME])
)
def test_a_record_survives_its_text(size: int, pie: bool, seed: int, loser: int, reason: str) -> None:
    states = walk(new_game("y", size, {"pie": pie}), Dice(seed))
    record = Record(tuple(states[:-1])).lose(loser, reason) if loser else Record(tuple(states))
    again = read(record.text())
    assert again.text() == record.text()
    assert [state.cells for state in again.states] == [state.cells for state in record.states]
    assert again.outcome == record.outcome


def test_the_text_is_the_one_that_links_hold() -> None:
    record = read("y11-pie:f6.swap.c4.white-resigns")
    assert (record.game.size, record.state.ply) == (11, 3)
    assert record.game.choices == {"pie": True, "master": False, "handicap": 0}
    assert [(record.game.move_name(move), player) for move, player in record.moves()] == record.words()[:3]
    assert record.words()[:3] == [("f6", 1), ("swap", 2), ("c4", 1)]
    assert record.words()[-1] == record.latest == ("white-resigns", 2)
    assert record.undo().latest == ("c4", 1)
    assert read("y5:").latest == ("", 0)
    assert (ended(record).winner, ended(record).reason) == (1, "resign")
    late = read("y5:b2.black-times-out")
    assert (ended(late).winner, ended(late).reason, late.latest) == (2, "time", ("black-times-out", 1))
    assert late.undo(2).text() == "y5:b2"
    assert read("y5:").text() == "y5:"
    assert not read("y5:").game.choices["pie"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is not a game record: expected something like 'y11-pie:f6.swap.c4'."),
        ("y11", "'y11' is not a game record: expected something like 'y11-pie:f6.swap.c4'."),
        ("y0:", "'y0:' is not a game record: expected something like 'y11-pie:f6.swap.c4'."),
        ("y2:", "The record begins with 'y2'. Size 2 is not a size of Y: expected 3 to 25."),
        ("y26:", "The record begins with 'y26'. Size 26 is not a size of Y: expected 3 to 25."),
        ("bent6:", "The record begins with 'bent6'. Size 6 is not a size of Bent Y: expected 5, 7, 9, 11 or 13."),
        ("bent15:", "The record begins with 'bent15'. Size 15 is not a size of Bent Y: expected 5, 7, 9, 11 or 13."),
        ("chess8:e4", "The record begins with 'chess8'. Unknown game 'chess': expected 'y', 'bent', 'hex', "),
        ("y5-komi:", "The record begins with 'y5-komi'. Y has no 'komi': expected 'pie', 'master' or 'handicap'."),
        ("y5:a1.a1", f"{SECOND} 'a1' cannot be played here: expected one of 14 legal moves."),
        ("y5:a1.z9", f"{SECOND} 'z9' is not a move: expected a cell from a1 to e5."),
        ("y5:a1.", f"{SECOND} '' is not a move: expected a cell from a1 to e5."),
        ("y3:a1.b2.a2.b3.a3.c3", "Move 6 of the record cannot be played. The game is over: expected no further move."),
        ("y5:pass.pass.pass", "Move 3 of the record cannot be played. Both players have passed: expected a move."),
        ("nim9-take3:pass", "Move 1 of the record cannot be played. In Nim nobody can pass: expected a move."),
        ("randomy5:pass", "Move 1 of the record cannot be played. In Random-turn Y nobody can pass: expected a move."),
        ("hex2:a1.b1.a2.pass", "Move 4 of the record cannot be played. The game is over: expected no further move."),
        ("y5:black-resigns.a1", f"{SECOND} The game is over: expected no further move."),
        ("y5:" + "a" * LONGEST, f"The record has {LONGEST + 3} characters: expected {LONGEST} at most."),
    ],
)
def test_a_broken_record_says_what_is_wrong_and_where(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(text)
    assert str(refused.value).startswith(message)
    assert refused.value.field == "record"


@given(st.text(max_size=60) | st.from_regex(r"y\d+(-[a-z]+)?:([a-z]\d+\.?)*", fullmatch=True))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        record = read(text)
    except BadRecord:
        return
    assert read(record.text()).text() == record.text()


def test_undo_goes_back_to_the_player_who_asks() -> None:
    record = read("y5:a1.b2.c3")
    assert record.undo().text() == "y5:a1.b2"
    assert record.undo(1).text() == "y5:a1.b2"
    assert record.undo(2).text() == "y5:a1"
    assert record.undo(1).undo(1).text() == "y5:"
    assert read("y5-pie:c3.swap").undo(1).text() == "y5-pie:"
    assert read("y5-pie:c3.swap.a1").undo(2).text() == "y5-pie:c3"
    with pytest.raises(IllegalMove, match="nothing to take back"):
        read("y5:a1").undo(2)


def test_a_resignation_ends_the_game_and_is_taken_back_alone() -> None:
    record = read("y5:a1").lose(1)
    with pytest.raises(GameOver):
        record.play(5)
    with pytest.raises(GameOver):
        record.lose(2)
    assert record.undo(2) == read("y5:a1").lose(1).undo() == Record(record.states)


def test_a_turn_without_a_move_is_a_word_of_its_own() -> None:
    record = read("y5-pie:a1.pass.b2.pass.a2")
    assert record.text() == "y5-pie:a1.pass.b2.pass.a2"
    assert record.state.to_move == 2
    assert [record.states[ply].ply for ply in range(6)] == [0, 1, 2, 3, 4, 5]
    assert record.moves() == [(0, 1), (2, 1), (1, 1)]
    assert record.undo().latest == ("pass", 2)
    assert record.with_mover(2) is record
    assert record.with_mover(1).latest == ("pass", 2)
    assert read("y5-pie:pass").state.legal() == list(range(15)), "there is no stone to take over"
