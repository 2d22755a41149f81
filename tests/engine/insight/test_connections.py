"""Every verdict on a connection is what trying everything says, and the carrier is enough for the winner."""

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import opponent
from pyengine.core.protocols import connection
from pyengine.insight.connections import Connections, distance, needs
from pyengine.insight.position import End, Position
from pyengine.search.distance import FAR
from tests.engine.boards import position, rules
from tests.engine.conformance import walk
from tests.engine.insight.judge import joined

ENOUGH = 100_000


@pytest.mark.parametrize(("name", "size", "seeds"), [("hex", 4, 12), ("y", 4, 12), ("y", 5, 6)])
def test_a_verdict_is_what_trying_everything_says(name: str, size: int, seeds: int) -> None:
    game, seen = rules(name, size), set()
    for seed in range(seeds):
        for state in walk(game, Dice(seed)):
            if state.outcome or state.cells.count(0) > 10:
                continue
            here = Position.of(connection(state))
            for owner in (1, 2):
                for ends in here.pairs(owner):
                    verdict = Connections(here.board, ENOUGH).verdict(here, owner, ends, ENOUGH)
                    assert verdict is not None
                    judged = joined(here, owner, (ends[0].cells, ends[1].cells))
                    assert (verdict.winner == owner) == judged, (state.cells, owner, ends)
                    seen.add((owner == here.to_move, judged))
    assert len(seen) == 4


@pytest.mark.parametrize(("name", "size"), [("hex", 4), ("y", 5)])
def test_a_carrier_is_all_that_the_winner_needs(name: str, size: int) -> None:
    game, tried = rules(name, size), 0
    for seed in range(8):
        for state in walk(game, Dice(seed)):
            if state.outcome or state.cells.count(0) > 10:
                continue
            here = Position.of(connection(state))
            for owner in (1, 2):
                for ends in here.pairs(owner):
                    verdict = Connections(here.board, ENOUGH).verdict(here, owner, ends, ENOUGH)
                    assert verdict is not None
                    given = list(here.stones)  # everything outside the carrier goes to the loser
                    given[opponent(verdict.winner) - 1] |= here.empty & ~verdict.carrier
                    poorer = Position(here.board, (given[0], given[1]), here.goals, here.to_move)
                    won = joined(poorer, owner, (ends[0].cells, ends[1].cells)) == (verdict.winner == owner)
                    assert won, (state.cells, owner, ends)
                    tried += 1
    assert tried > 50


def test_a_budget_that_is_too_small_says_nothing() -> None:
    here = Position.of(connection(position(rules("hex", 5), "..... ..... ..X.. ..... .....", 2)))
    ends = End(1 << 12), End(here.board.sides[0], 0)
    assert Connections(here.board, 0).verdict(here, 1, ends, ENOUGH) is None
    assert Connections(here.board, ENOUGH).verdict(here, 1, ends, 0) is None


def test_the_budget_is_shared() -> None:
    here = Position.of(connection(position(rules("hex", 5), "..... ..... ..X.. ..... .....", 2)))
    known = Connections(here.board, ENOUGH)
    verdict = known.verdict(here, 1, (End(1 << 12), End(here.board.sides[0], 0)), ENOUGH)
    assert verdict is not None
    assert known.nodes.left < ENOUGH


def test_distances_count_the_stones_to_come() -> None:
    here = Position.of(connection(position(rules("hex", 3), "X.. .O. ...", 1)))
    assert needs(here) == (2, 2)
    ends = End(1), End(here.board.sides[1], 1)
    assert distance(here, 1, ends) == 2
    assert distance(here, 1, ends, 3) == 2
    assert distance(here, 1, ends, 4) == FAR
