"""Every reason for a mistake is confirmed by trying everything; texts of known positions."""

from collections import Counter
from dataclasses import replace

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
        return not loses(best)
    if claim.kind == "must":
        return not claim.carrier >> move & 1 and loses(position.after(None)) and loses(after)
    if claim.kind in ("loses", "doubled"):
        answered = after if claim.answer is None else after.after(claim.answer)
        return loses(after) and (answered is after or not solver.mover_wins(*_seen(answered, player), player))
    if claim.kind == "dead":
        return loses(after) == loses(position.after(None))
    one, other = (end.cells for end in claim.ends)
    good, bad = joined(best, claim.player, (one, other)), joined(after, claim.player, (one, other))
    if claim.kind == "joins":
        return claim.player == rival and bad and not good
    assert state.last is not None
    whole = joined(position.without(1 << state.last).after(None), claim.player, (one, other))
    return claim.player == player and good and not bad and (claim.kind == "cut" or whole)


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
    ("y5:c4.b4.c3", "a1", "b3", ["After a1 Black needs 3 stones and White 3 stones; after b3 3 stones and 3 stones."]),
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


def test_what_a_pass_would_let_happen_is_the_reason_of_a_hint() -> None:
    state = connection(read("hex5-pie:b2.swap.c3.d2").state)
    found = explain(state, None, state.game.move_named("c2"))
    assert [claim.kind for claim in found.reasons] == ["doubled", "cut", "joins"]
    assert replace(found.reasons[1], answer=None).player == state.to_move
