"""What a wall holds, no play can break; and every move that is said to cut does."""

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import opponent
from pyengine.core.protocols import connection
from pyengine.insight.cuts import Cut, gaps
from pyengine.insight.position import Position
from tests.engine.boards import rules
from tests.engine.conformance import walk
from tests.engine.insight.judge import Judge

MOST = 9
"""The empty cells with which everything is tried."""


@pytest.mark.parametrize(("name", "size", "seeds"), [("hex", 4, 10), ("y", 4, 14), ("y", 5, 8)])
def test_a_wall_holds_within_its_gaps_and_a_cut_within_its_carrier(name: str, size: int, seeds: int) -> None:
    game, held, cut = rules(name, size), 0, 0
    for seed in range(seeds):
        for state in walk(game, Dice(seed)):
            here = Position.of(connection(state))
            if state.outcome or here.empty.bit_count() > MOST:
                continue
            for owner in (1, 2):
                for one, other in here.pairs(owner):
                    aim, ends = Cut(here.board, (one.cells, other.cells)), (one.cells, other.cells)
                    wall, own = here.own(opponent(owner)), here.own(owner)
                    carrier = aim.held(wall, here.empty)
                    if carrier is not None:
                        given = own | here.empty & ~carrier
                        assert not Judge(here, owner, ends).joins(given, carrier, owner), "the owner moves first"
                        held += 1
                    for win in aim.wins(wall, here.empty):
                        given = own | here.empty & ~win
                        assert not Judge(here, owner, ends).joins(given, win, opponent(owner))
                        cut += 1
    assert min(held, cut) > 50


def test_a_gap_inside_the_board_lies_between_two_stones_and_one_at_the_border_beside_one() -> None:
    board = Position.of(connection(rules("hex", 3).start())).board
    known = {(pair, beside) for around in gaps(board.near) for pair, beside in around}
    assert all(pair.bit_count() == 2 and beside.bit_count() in (1, 2) for pair, beside in known)
    assert len(known) == 16, "as many as there are neighbours"
    assert (0b11, 1 << 3) in known, "a1 and b1 over a2"
