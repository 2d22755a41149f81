"""Walls and cuts, compared with brute force."""

import pytest

from pyengine.core.game import opponent
from pyengine.core.protocols import connection
from pyengine.insight.cuts import Cut, gaps
from pyengine.insight.position import Position
from tests.engine.boards import rules
from tests.engine.insight.judge import joins, states, with_the_rest


@pytest.mark.parametrize(("name", "size", "seeds"), [("hex", 4, 10), ("y", 4, 14), ("y", 5, 8)])
def test_a_wall_holds_within_its_gaps_and_a_cut_within_its_carrier(name: str, size: int, seeds: int) -> None:
    held = cut = 0
    for here in map(Position.of, states(name, size, seeds, empty=9)):
        for owner in (1, 2):
            for one, other in here.pairs(owner):
                ends, wall = (one.cells, other.cells), here.own(opponent(owner))
                aim = Cut(here.board, ends)
                carrier = aim.carrier(wall, here.empty)
                if carrier is not None:
                    assert not joins(with_the_rest(here, owner, carrier, owner), owner, ends), "the owner moves first"
                    held += 1
                for win in aim.wins(wall, here.empty):
                    assert not joins(with_the_rest(here, owner, win, opponent(owner)), owner, ends)
                    cut += 1
    assert min(held, cut) > 50


def test_a_gap_inside_the_board_lies_between_two_stones_and_one_at_the_border_beside_one() -> None:
    board = Position.of(connection(rules("hex", 3).start())).board
    known = {(pair, beside) for around in gaps(board.near) for pair, beside in around}
    assert all(pair.bit_count() == 2 and beside.bit_count() in (1, 2) for pair, beside in known)
    assert len(known) == 16, "as many as there are neighbours"
    assert (0b11, 1 << 3) in known, "a1 and b1 over a2"
