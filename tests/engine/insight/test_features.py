"""Features of boards, compared with brute force; texts of known positions."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection, connection
from pyengine.insight.claims import HELD, Claim
from pyengine.insight.connections import distance
from pyengine.insight.features import features
from pyengine.insight.position import Position
from pyengine.insight.words import feature
from pyengine.records.record import read
from pyengine.search.connection.distance import bits
from tests.engine.brute import BruteForce, brute_force
from tests.engine.insight.judge import joins, states


def is_true(claim: Claim, state: Connection) -> bool:
    here, player = Position.of(state), state.to_move
    solver = brute_force(state.game.size, state.game.name)
    if claim.kind == "region":
        moves = solver.winning_moves(here.own(player), here.own(claim.player), player)
        return claim.player == opponent(player) and all(claim.carrier >> cell & 1 for cell in moves)
    if claim.kind == "double":
        return claim.answer in solver.winning_moves(here.own(player), here.own(opponent(player)), player)
    owners = {"dead": (1, 2), "captured": (claim.player,)}[claim.kind]  # to any of them the cells may be given
    boards = [here.stones, *([here.own(one) | claim.carrier * (one == owner) for one in (1, 2)] for owner in owners)]
    return len({wins(solver, stones, player) for stones in boards}) == 1 and not claim.carrier & ~here.empty


def wins(solver: BruteForce, stones: Sequence[int], player: int) -> bool:
    mine, theirs = stones[player - 1], stones[2 - player]
    if solver.connects(mine, player) or solver.connects(theirs, opponent(player)):
        return solver.connects(mine, player)
    return bool(solver.winning_moves(mine, theirs, player))


def is_true_link(claim: Claim, here: Position) -> bool:
    one, other = (end.cells for end in claim.ends)
    if claim.kind == "reaches":
        return bool(here.board.chain(one & -one, here.own(claim.player)) & other)
    first, second = (
        joins(replace(here, to_move=mover), claim.player, (one, other))
        for mover in (claim.player, opponent(claim.player))
    )
    if claim.kind in HELD:
        return second
    if claim.kind == "open":
        return first and not second
    return claim.kind in ("ladder", "escape") or not first


@pytest.mark.parametrize(("name", "size", "seeds"), [("hex", 4, 14), ("y", 4, 20), ("y", 5, 10)])
def test_every_feature_is_true(name: str, size: int, seeds: int) -> None:
    seen = set[str]()
    for state in states(name, size, seeds, empty=9):
        for claim in features(state):
            here = Position.of(state)
            assert is_true_link(claim, here) if claim.ends else is_true(claim, state), (state.cells, claim)
            seen.add(claim.kind)
    assert {"bridge", "open", "severed", "reaches", "captured"} <= seen


def test_the_words() -> None:
    state = connection(read("hex5-pie:b2.swap.c3.d2.b4").state)
    assert [feature(claim, state) for claim in features(state)] == [
        "Black threatens to win: only c1, d1, c2, a5 and b5 can meet it, the must-play region.",
        "White: c2 wins; every missing link has two ways.",
        "White: c1 wins; every missing link has two ways.",
        "White: d1 wins; every missing link has two ways.",
        "Cells captured by Black: a1, b1, c1, d1, b3, a4, a5 and b5.",
        "Cells captured by White: e1, a2, e2 and a3.",
        "White: a bridge holds b2 and the left side together, over a2 and a3.",
        "White: a bridge holds d2 and the right side together, over e1 and e2.",
        "White: b2 and d2 belong to the one who moves first; White connects them by c2.",
        "Black: a bridge holds b4 and the bottom side together, over a5 and b5.",
        "Black: c3 and the top side belong to the one who moves first; Black connects them by c2.",
    ]


@pytest.mark.parametrize("record", ["hex11:", "hex11:f6", "y9:"])
def test_no_cell_is_worthless_that_stones_have_not_made_so(record: str) -> None:
    state = connection(read(record).state)
    assert not {claim.kind for claim in features(state)} & {"dead", "captured"}


def test_links_that_follow_from_others_are_left_out() -> None:
    state = connection(read("hex6:c3.a1.b5.a2").state)
    held = [claim for claim in features(state) if claim.kind in HELD and claim.player == 1]
    ends = [{end.side if end.side is not None else min(bits(end.cells)) for end in claim.ends} for claim in held]
    assert len(ends) == len({frozenset(one) for one in ends})
    assert len(held) <= 3, "two chains and two sides need three links at most"


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ("y6-pie:b5.d4.a3.b3.e6.f6.a2.b2", "Black: a ladder runs from e6 along the right side, beginning with d5."),
        ("hex6-pie:b1.d5.f3.b5.e5", "Black: b1 is a ladder escape for f3, which begins with f2."),
    ],
)
def test_a_ladder_and_its_escape(record: str, sentence: str) -> None:
    state = connection(read(record).state)
    assert sentence in [feature(claim, state) for claim in features(state)]


def test_each_step_of_a_ladder_forces_its_answer() -> None:
    state = connection(read("y6-pie:b5.d4.a3.b3.e6.f6.a2.b2").state)
    here = Position.of(state)
    [ladder] = [claim for claim in features(state) if claim.kind == "ladder" and claim.player == 1]
    chain, side = ladder.ends
    assert ladder.answer is not None
    after = replace(here, to_move=1).after(ladder.answer)
    forced = [cell for cell in bits(after.empty) if ladder.carrier & side.cells & 1 << cell]
    assert len(forced) == 2
    for reply in bits(after.empty & ~ladder.carrier):
        assert distance(after.after(reply), 1, (chain, side)) == 1, "any other reply lets the chain touch the side"
