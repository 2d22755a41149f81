"""What a task asks for: who gets it, by which moves, and how that is shown."""

import pytest

from pyengine.page.aims import Battle, Link, Victory, aim_of
from pyengine.records.record import read
from pyengine.search.solve import values

ALTERNATING = ("y4:b3.b2.a3.c4", "y4:b2", "y5:c3.e5.a3.a4.c4.d5", "hex4:b3.c3.c2.d2", "hex3:a1")


@pytest.mark.parametrize("text", [*ALTERNATING, "y4-pie:b3", "y4-pie:", "y4-master:b3.a1"])
def test_the_moves_that_win_are_those_of_the_solver_which_decides_where_players_do_not_alternate(text: str) -> None:
    state = read(text).state
    aim = aim_of(state, "")
    assert isinstance(aim, Battle if text in ALTERNATING else Victory)
    assert aim.keeping_moves(state) == [move for move, value in values(state).items() if value == 1]


def test_of_wins_those_at_once_are_right() -> None:
    state = read("y4:b3.b2.a3.c4.c3.b4").state
    aim = aim_of(state, "")
    name = state.game.move_name
    assert [name(move) for move in aim.right_moves(state)] == ["a4", "d4"]
    assert len(aim.keeping_moves(state)) > 2
    assert name(aim.plainest_move(state)) in ("a4", "d4")


def test_a_link_is_wanted_by_the_owner_of_its_stone_and_prevented_by_the_other() -> None:
    bridge = read("y5:b3.b4.d4.c4")
    aim = aim_of(bridge.state, "b3-d4")
    assert isinstance(aim, Link)
    assert aim.owner == 1
    assert [bridge.game.move_name(move) for move in aim.right_moves(bridge.state)] == ["c3"]
    assert aim.winner(bridge.add("c3").state) == aim.holder(bridge.add("c3").state) == 1
    cut = bridge.add("e5")
    assert aim.winner(cut.state) == 2
    assert cut.game.move_name(aim.plainest_move(cut.state)) == "c3"
    while aim.holder(cut.state) == 0:
        cut = cut.play(aim.plainest_move(cut.state))
    assert aim.holder(cut.state) == 2


def test_an_end_is_a_stone_or_a_side() -> None:
    state = read("y5:b3.b4").state
    assert aim_of(state, "b3-bottom").winner(state) in (1, 2)
    with pytest.raises(ValueError, match="'a1' is no end: expected a stone or the name of a side"):
        aim_of(state, "b3-a1")
