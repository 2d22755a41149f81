from pyengine.core.protocols import connection
from pyengine.insight.position import Position
from pyengine.records.record import read
from pyengine.search.connection.distance import bits


def test_chains_come_by_size_and_with_the_sides_of_their_goal() -> None:
    here = Position.of(connection(read("hex4:b2.a1.b3.d4.d1.a2").state))
    assert [len(list(bits(end.cells))) for end in here.chains(1)] == [2, 1]
    assert [end.side for end in here.sides(1)] == [0, 1]
    assert [end.side for end in here.sides(2)] == [2, 3]
    assert len(list(here.pairs(1))) == 2 + 1 + 1, "the stone at d1 lies on the top side"


def test_a_swap_of_sides_trades_the_goals() -> None:
    here = Position.of(connection(read("hex4-pie-sides:b2.swap").state))
    assert [end.side for end in here.sides(1)] == [2, 3]


def test_after_a_move_or_a_pass_the_other_one_is_to_move() -> None:
    here = Position.of(connection(read("y4:b2").state))
    assert (here.to_move, here.after(None).to_move, here.after(0).stones) == (2, 1, (here.stones[0], 1))
    assert here.after(0).without(1).stones == here.stones
    assert here.after(None).empty == here.empty
