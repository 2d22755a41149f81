"""Every reason for a mistake is confirmed by trying everything; texts of known positions."""

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import opponent
from pyengine.core.protocols import Connection, connection
from pyengine.insight.claims import Claim
from pyengine.insight.position import Position
from pyengine.insight.reasons import explain
from pyengine.insight.words import sentences
from pyengine.records.record import read
from tests.engine.boards import rules
from tests.engine.brute import brute_force, brute_force_hex
from tests.engine.conformance import walk
from tests.engine.insight.judge import joined

MOST = 9
"""The empty cells with which everything is tried."""


def confirmed(claim: Claim, state: Connection, move: int, better: int) -> bool:
    """Whether a reason is true."""
    position, player = Position.of(state), state.to_move
    after, best, rival = position.after(move), position.after(better), opponent(player)
    solver = brute_force(state.game.size) if state.game.name == "y" else brute_force_hex(state.game.size)

    def loses(here: Position) -> bool:
        """Whether the opponent, who is to move, wins."""
        return solver.mover_wins(*_seen(here, rival), rival)

    if claim.kind in ("wins", "double"):
        return not loses(best) and (not claim.ends or joined(best, player, (claim.ends[0].cells, claim.ends[1].cells)))
    if claim.kind == "must":
        return not claim.carrier >> move & 1 and loses(position.after(None)) and loses(after)
    if claim.kind in ("loses", "doubled"):
        answered = after if claim.answer is None else after.after(claim.answer)
        return loses(after) and (answered is after or not solver.mover_wins(*_seen(answered, player), player))
    if claim.kind == "dead":
        return loses(after) == loses(position.after(None))
    return _joined(claim, state, after, best) and _marked(claim, move, better)


def _joined(claim: Claim, state: Connection, after: Position, best: Position) -> bool:
    """Whether what a reason tells of a connection is true after the move and after the better one."""
    player, (one, other) = state.to_move, (end.cells for end in claim.ends[:2])
    if claim.kind == "ladder-escape":
        best, after = (replace(here, to_move=player) for here in (best, after))
        return _runs(best, claim) and not joined(after, player, (one, other))
    good, bad = joined(best, claim.player, (one, other)), joined(after, claim.player, (one, other))
    if claim.kind in ("joins", "ladder-joins"):
        return claim.player != player and bad and not good and (claim.kind == "joins" or _runs(after, claim))
    whole = True
    if claim.kind.startswith("broken"):
        assert state.last is not None
        whole = joined(Position.of(state).without(1 << state.last).after(None), player, (one, other))
    return claim.player == player and good and not bad and whole


def _marked(claim: Claim, move: int, better: int) -> bool:
    """Whether a ladder begins with the move that fails, or has the better one as its escape."""
    if claim.kind == "ladder-escape":
        return bool(claim.ends[2].cells >> better & 1)
    return claim.kind != "ladder-fails" or bool(claim.carrier >> move & 1)


def _runs(position: Position, claim: Claim) -> bool:
    """Whether a ladder connects, beginning with the answer, and its last step only because of the escape."""
    one, other, escape = (end.cells for end in claim.ends)
    assert claim.answer is not None
    begun = position.after(claim.answer)
    low, steps = claim.carrier & other, claim.carrier & ~other
    after = replace(position, stones=_both(position, claim.player, steps, low))
    return (
        joined(begun, claim.player, (one, other))
        and joined(replace(after, to_move=opponent(claim.player)), claim.player, (one, other))
        and not joined(replace(after.without(escape), to_move=opponent(claim.player)), claim.player, (one, other))
    )


def _both(position: Position, player: int, own: int, others: int) -> tuple[int, int]:
    """The stones with more of a player's own, and of the opponent's."""
    one, two = position.stones
    return (one | own, two | others) if player == 1 else (one | others, two | own)


def _seen(position: Position, player: int) -> tuple[int, int]:
    """A player's own stones, and those of the opponent."""
    return position.own(player), position.own(opponent(player))


@pytest.mark.parametrize(("name", "size", "seeds"), [("hex", 4, 20), ("y", 4, 25), ("y", 5, 12)])
def test_every_reason_is_true(name: str, size: int, seeds: int) -> None:
    game, seen = rules(name, size), Counter[str]()
    for seed in range(seeds):
        dice = Dice(seed)
        for state in map(connection, walk(game, Dice(seed))):
            if state.outcome or not 2 <= state.cells.count(0) <= MOST:
                continue
            moves = state.legal()
            move, better = (moves[dice.below(len(moves))] for _ in range(2))
            if move == better:
                continue
            for claim in explain(state, move, better).reasons:
                assert confirmed(claim, state, move, better), (state.cells, move, better, claim)
                seen[claim.kind] += 1
    assert {"must", "cut", "joins"} <= set(seen)
    assert sum(seen.values()) > 15


BASE = "y6:b2.a6.b3.b6.a3.b4.a4"


@pytest.mark.parametrize(
    ("record", "kind", "told"),
    [
        (
            f"{BASE}.c4.a5.d4.e5",
            "ladder-joins",
            (
                "After a1 Black connects a4 with the bottom side by a ladder, beginning with b5: e5 is its escape; "
                "b5 stops that."
            ),
        ),
        (
            f"{BASE}.c4.a5.d4",
            "ladder-escape",
            (
                "e5 is a ladder escape: a4 threatens to connect with the bottom side, beginning with b5; "
                "after a1 it cannot."
            ),
        ),
        (
            f"{BASE}.d4.a5.e6",
            "ladder-fails",
            "b5 begins a ladder from a4 along the bottom side that does not connect; c5 connects them.",
        ),
    ],
)
def test_ladders_and_their_escapes_are_reasons(record: str, kind: str, told: str) -> None:
    state, said, judged = connection(read(record).state), set[str](), 0
    for move, better in permutations(state.legal(), 2):
        found = explain(state, move, better)
        claims = [claim for claim in found.reasons if claim.kind == kind]
        if claims:
            said |= set(sentences(found, state, move, better))
        for claim in claims:
            assert confirmed(claim, state, move, better), (move, better, claim)
            judged += 1
    assert judged
    assert told in said


LARGE = "c1 e1 f1 b2 d2 e2 f2 c3 e3 e4 c6".split()
TOLD = [
    (
        "hex5-pie:b2.swap.c3.d2",
        "b4",
        "c2",
        [
            "White threatens to win, and b4 does not meet it: only e1, a2, c2, e2 and a3 can.",
            "After b4 c3 can be cut from the top side, by c2; c2 connects them.",
            "After b4 White connects b2 with the right side, by c2; c2 stops that.",
        ],
    ),
    (
        "hex6-pie:b1.b4.d3.e6.c2.c5.b5.c4.d5.d4.a4.a5.f3",
        "e5",
        "e4",
        [
            f"Black threatens to win, and e5 does not meet it: only {', '.join(LARGE)} and d6 can.",
            "e5 lets the edge template from d4 to the right side be cut, by e4; e4 keeps it.",
            "After e5 Black connects f3 with the bottom side, by e4; e4 stops that.",
        ],
    ),
    ("y5:c4.b4.c3", "a1", "b3", ["Nothing is proven that tells a1 from b3."]),
]


@pytest.mark.parametrize(("record", "move", "better", "told"), TOLD)
def test_the_words(record: str, move: str, better: str, told: list[str]) -> None:
    state = connection(read(record).state)
    name = state.game.move_named
    found = explain(state, name(move), name(better))
    assert sentences(found, state, name(move), name(better)) == told


def test_the_same_nodes_give_the_same_reasons_and_none_give_none() -> None:
    state = connection(read("hex6-pie:b1.b4.d3.e6.c2.c5.b5.c4.d5.d4.a4.a5.f3").state)
    move, better = state.game.move_named("e5"), state.game.move_named("e4")
    assert explain(state, move, better) == explain(state, move, better)
    few = explain(state, move, better, 0)
    assert {claim.kind for claim in few.reasons} <= {"dead"}, "what the cells around show costs no node"
    assert few.needs == explain(state, move, better).needs
    assert sentences(few, state, move, better) == [
        "After e5 Black needs 4 stones and White 2 stones; after e4 5 stones and 1 stone."
    ]


@pytest.mark.parametrize(
    ("record", "better", "kinds", "told"),
    [
        (
            "y7:b5.b6.c5.d6.c4.d4.b4.b3.d5.e7.c3.b2",
            "c6",
            ["wins", "joins", "joins"],
            "c6 wins: it is joined to the bottom side over c7 and d7.",
        ),
        (
            "hex5-pie:b2.swap.c3.d2",
            "c2",
            ["wins", "cut", "joins"],
            "c2 wins: it is joined to the top side over c1 and d1.",
        ),
    ],
)
def test_the_reason_of_a_hint_is_its_own_win_first(record: str, better: str, kinds: list[str], told: str) -> None:
    state = connection(read(record).state)
    move = state.game.move_named(better)
    found = explain(state, None, move)
    assert [claim.kind for claim in found.reasons] == kinds
    assert sentences(found, state, None, move)[0] == told


@pytest.mark.parametrize(
    ("record", "better", "kind", "cells", "answer"),
    [
        ("y8:h8.d5.a6.g7.b8.a8.d8.c4.c3.e7.a5.d4", "e8", "must", "a3 d6 e6 e8 f8", None),
        ("y8:c3.b2.b3.c8.a6.d4.f8.c7.b8.b7.e5.c4", "c5", "doubled", "a4 b4 a5 b5 c5 b6 c6", "b5"),
    ],
)
def test_what_the_opponent_threatens_is_the_reason_of_a_hint_where_no_win_is_proven(
    record: str, better: str, kind: str, cells: str, answer: str | None
) -> None:
    state = connection(read(record).state)
    name = state.game.move_named
    claim = explain(state, None, name(better)).reasons[0]
    assert (claim.kind, claim.player) == (kind, opponent(state.to_move))
    assert claim.carrier == sum(1 << name(cell) for cell in cells.split())
    assert claim.answer == (None if answer is None else name(answer))
