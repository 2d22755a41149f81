"""Verdicts on connections, compared with brute force."""

import pytest

from pyengine.core.game import opponent
from pyengine.core.protocols import connection
from pyengine.insight.connections import Connections, distance, needs
from pyengine.insight.position import End, Position
from pyengine.search.connection.distance import FAR
from tests.engine.boards import position, rules
from tests.engine.insight.judge import joins, states, with_the_rest

ENOUGH = 100_000


@pytest.mark.parametrize(("name", "size", "seeds"), [("hex", 4, 12), ("y", 4, 12), ("y", 5, 6)])
def test_a_verdict_is_what_trying_everything_says_and_its_carrier_is_enough(name: str, size: int, seeds: int) -> None:
    verdicts = set()
    for here in map(Position.of, states(name, size, seeds, empty=10)):
        for owner in (1, 2):
            for ends in here.pairs(owner):
                masks = ends[0].cells, ends[1].cells
                verdict = Connections(here, ENOUGH).link(owner, ends).verdict(here, ENOUGH)
                assert verdict is not None
                assert (verdict.winner == owner) == joins(here, owner, masks), (here, owner, ends)
                poorer = with_the_rest(here, opponent(verdict.winner), verdict.carrier, here.to_move)
                assert joins(poorer, owner, masks) == (verdict.winner == owner), (here, owner, ends)
                verdicts.add((owner == here.to_move, verdict.winner == owner))
    assert len(verdicts) == 4


def test_searches_share_a_budget_and_without_nodes_nothing_is_claimed() -> None:
    here = Position.of(connection(position(rules("hex", 5), "..... ..... ..X.. ..... .....", 2)))
    ends = End(1 << 12), End(here.board.sides[0], 0)
    known = Connections(here, ENOUGH)
    assert known.link(1, ends).verdict(here, 0) is Connections(here, 0).link(1, ends).verdict(here, ENOUGH) is None
    assert known.link(1, ends).verdict(here, ENOUGH) is not None
    assert known.nodes.left < ENOUGH


def test_distances_count_the_stones_to_come() -> None:
    here = Position.of(connection(position(rules("hex", 3), "X.. .O. ...", 1)))
    assert needs(here) == (2, 2)
    ends = End(1), End(here.board.sides[1], 1)
    assert distance(here, 1, ends) == 2
    assert distance(here, 1, ends, 3) == 2
    assert distance(here, 1, ends, 4) == FAR
