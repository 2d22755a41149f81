"""Reasons for mistakes, compared with brute force; texts of known positions."""

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
from tests.engine.brute import brute_force
from tests.engine.insight.judge import joins, states
from tests.measure.problems import problems


def is_true(claim: Claim, state: Connection, move: int, better: int) -> bool:
    position, player = Position.of(state), state.to_move
    after, best, rival = position.after(move), position.after(better), opponent(player)
    solver = brute_force(state.game.size, state.game.name)

    def loses(here: Position) -> bool:
        """Whether the opponent, who is to move, wins."""
        return solver.mover_wins(*_seen(here, rival), rival)

    if claim.kind in ("wins", "double"):
        return not loses(best) and (not claim.ends or joins(best, player, (claim.ends[0].cells, claim.ends[1].cells)))
    if claim.kind == "must":
        return not claim.carrier >> move & 1 and loses(position.after(None)) and loses(after)
    if claim.kind in ("loses", "doubled"):
        answered = after if claim.answer is None else after.after(claim.answer)
        return loses(after) and (answered is after or not solver.mover_wins(*_seen(answered, player), player))
    if claim.kind == "dead":
        return loses(after) == loses(position.after(None))
    return _is_true_link(claim, state, after, best) and _marked(claim, move, better)


def _is_true_link(claim: Claim, state: Connection, after: Position, best: Position) -> bool:
    """Whether what a reason tells of a connection is true after the move and after the better one."""
    player, (one, other) = state.to_move, (end.cells for end in claim.ends[:2])
    if claim.kind == "ladder-escape":
        best, after = (replace(here, to_move=player) for here in (best, after))
        return _runs(best, claim) and not joins(after, player, (one, other))
    good, bad = joins(best, claim.player, (one, other)), joins(after, claim.player, (one, other))
    if claim.kind in ("joins", "ladder-joins"):
        return claim.player != player and bad and not good and (claim.kind == "joins" or _runs(after, claim))
    whole = True
    if claim.kind.startswith("broken"):
        assert state.last is not None
        whole = joins(Position.of(state).without(1 << state.last).after(None), player, (one, other))
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
    stones = list(position.stones)
    stones[claim.player - 1] |= claim.carrier & ~other
    stones[opponent(claim.player) - 1] |= claim.carrier & other
    after = replace(position, stones=(stones[0], stones[1]), to_move=opponent(claim.player))
    return (
        joins(begun, claim.player, (one, other))
        and joins(after, claim.player, (one, other))
        and not joins(after.without(escape), claim.player, (one, other))
    )


def _seen(position: Position, player: int) -> tuple[int, int]:
    return position.own(player), position.own(opponent(player))


@pytest.mark.parametrize(("name", "size", "seeds"), [("hex", 4, 20), ("y", 4, 25), ("y", 5, 12)])
def test_every_reason_is_true(name: str, size: int, seeds: int) -> None:
    seen, dice = Counter[str](), Dice(1)
    for state in states(name, size, seeds, empty=9):
        moves = state.legal()
        move, better = (moves[dice.below(len(moves))] for _ in range(2))
        if move == better:
            continue
        for claim in explain(state, move, better):
            assert is_true(claim, state, move, better), (state.cells, move, better, claim)
            seen[claim.kind] += 1
    assert {"must", "cut", "joins"} <= set(seen)
    assert sum(seen.values()) > 15


BASE = "y6:b2.a6.b3.b6.a3.b4.a4"


LADDERS = [
    (
        "c4.a5.d4.e5",
        "ladder-joins",
        "After a1 Black connects a4 with the bottom side by a ladder, beginning with b5: e5",
    ),
    (
        "c4.a5.d4",
        "ladder-escape",
        "e5 is a ladder escape: a4 threatens to connect with the bottom side, beginning with",
    ),
    ("d4.a5.e6", "ladder-fails", "b5 begins a ladder from a4 along the bottom side that does not connect; c5 connects"),
]


@pytest.mark.parametrize(("moves", "kind", "sentence"), LADDERS)
def test_ladders_and_their_escapes_are_reasons(moves: str, kind: str, sentence: str) -> None:
    state, texts = connection(read(f"{BASE}.{moves}").state), set[str]()
    for move, better in permutations(state.legal(), 2):
        reasons = explain(state, move, better)
        claims = [claim for claim in reasons if claim.kind == kind]
        assert all(is_true(claim, state, move, better) for claim in claims), (move, better)
        texts |= set(sentences(reasons, state, move, better)) if claims else set()
    assert any(text.startswith(sentence) for text in texts)


TEXTS = [
    ("hex5-pie:b2.swap.c3.d2", "b4", "c2", [
        "White threatens to win, and b4 does not meet it: only e1, a2, c2, e2 and a3 can.",
        "After b4 c3 can be cut from the top side, by c2; c2 connects them.",
        "After b4 White connects b2 with the right side, by c2; c2 stops that.",
    ]),
    ("hex6-pie:b1.b4.d3.e6.c2.c5.b5.c4.d5.d4.a4.a5.f3", "e5", "e4", [
        "After e5 Black has a forced win, beginning with e4.",
        "e5 lets the edge template from d4 to the right side be cut, by e4; e4 keeps it.",
        "After e5 Black connects f3 with the bottom side, by e4; e4 stops that.",
    ]),
    ("y5:c4.b4.c3", "a1", "b3", ["Nothing is proven that tells a1 from b3."]),
]  # fmt: skip


@pytest.mark.parametrize(("record", "move", "better", "texts"), TEXTS)
def test_the_words(record: str, move: str, better: str, texts: list[str]) -> None:
    state = connection(read(record).state)
    name = state.game.move_named
    assert sentences(explain(state, name(move), name(better)), state, name(move), name(better)) == texts


def test_the_same_nodes_give_the_same_reasons_and_none_give_none() -> None:
    state = connection(read("hex6-pie:b1.b4.d3.e6.c2.c5.b5.c4.d5.d4.a4.a5.f3").state)
    move, better = state.game.move_named("e5"), state.game.move_named("e4")
    assert explain(state, move, better) == explain(state, move, better)
    few = explain(state, move, better, 0)
    assert {claim.kind for claim in few} <= {"dead"}, "what the cells around show costs no node"
    assert sentences(few, state, move, better) == [
        "After e5 Black needs 4 stones and White 2 stones; after e4 5 stones and 1 stone."
    ]


@pytest.mark.parametrize(
    ("record", "better", "kinds", "link"),
    [
        ("y7:b5.b6.c5.d6.c4.d4.b4.b3.d5.e7.c3.b2", "c6", "wins joins joins", "the bottom side over c7 and d7"),
        ("hex5-pie:b2.swap.c3.d2", "c2", "wins cut joins", "the top side over c1 and d1"),
    ],
)
def test_the_reason_of_a_hint_is_its_own_win_first(record: str, better: str, kinds: str, link: str) -> None:
    state = connection(read(record).state)
    move = state.game.move_named(better)
    hint = explain(state, None, move)
    assert [claim.kind for claim in hint] == kinds.split()
    assert sentences(hint, state, None, move)[0] == f"{better} wins: it is joined to {link}."


@pytest.mark.parametrize(
    ("record", "better", "kind", "cells", "answer"),
    [
        ("y8:h8.d5.a6.g7.b8.a8.d8.c4.c3.e7.a5.d4", "e8", "must", "a3 d6 e6 e8 f8", None),
        ("y8:c3.b2.b3.c8.a6.d4.f8.c7.b8.b7.e5.c4", "c5", "doubled", "a4 b4 a5 b5 c5 b6 c6", "b5"),
    ],
)
def test_a_threat_is_the_reason_of_a_hint_without_a_proven_win(
    record: str, better: str, kind: str, cells: str, answer: str | None
) -> None:
    state = connection(read(record).state)
    name = state.game.move_named
    claim = explain(state, None, name(better))[0]
    assert (claim.kind, claim.player) == (kind, opponent(state.to_move))
    assert claim.carrier == sum(1 << name(cell) for cell in cells.split())
    assert claim.answer == (None if answer is None else name(answer))


def test_a_ladder_that_decides_a_constructed_game_is_named() -> None:
    kinds = []
    for problem in problems():
        state = connection(problem.state)
        if problem.kind == "ladder" and state.game.size > 5:
            kinds.append({claim.kind for claim in explain(state, None, state.game.move_named(problem.move))})
    assert len(kinds) == 11
    assert all("ladder-runs" in found for found in kinds)
