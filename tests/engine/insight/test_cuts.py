"""Walls and cuts, compared with brute force."""

from dataclasses import replace

import pytest

from pyengine.core.game import opponent
from pyengine.core.protocols import connection
from pyengine.insight.cuts import Cut, gaps
from pyengine.insight.position import Position
from tests.engine.boards import rules
from tests.engine.insight.judge import joins, positions


@pytest.mark.parametrize(("name", "size", "seeds"), [("hex", 4, 10), ("y", 4, 14), ("y", 5, 8)])
def test_a_wall_holds_within_its_gaps_and_a_cut_within_its_carrier(name: str, size: int, seeds: int) -> None:
    held = cut = 0
    for here in positions(name, size, seeds, empty=9):
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


def with_the_rest(here: Position, owner: int, carrier: int, to_move: int) -> Position:
    """The position after all empty cells outside a carrier have gone to `owner`."""
    stones = list(here.stones)
    stones[owner - 1] |= here.empty & ~carrier
    return replace(here, stones=(stones[0], stones[1]), to_move=to_move)


def test_a_gap_inside_the_board_lies_between_two_stones_and_one_at_the_border_beside_one() -> None:
    board = Position.of(connection(rules("hex", 3).start())).board
    known = {(pair, beside) for around in gaps(board.near) for pair, beside in around}
    assert all(pair.bit_count() == 2 and beside.bit_count() in (1, 2) for pair, beside in known)
    assert len(known) == 16, "as many as there are neighbours"
    assert (0b11, 1 << 3) in known, "a1 and b1 over a2"
