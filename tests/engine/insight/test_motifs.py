import pytest

from pyengine.core.protocols import Connection
from pyengine.insight.motifs import MOTIFS, motifs
from pyengine.records.record import read
from tests.measure.problems import problems


def motifs_of(record: str, move: str) -> tuple[str, ...]:
    state = read(record).state
    assert isinstance(state, Connection)
    return motifs(state, state.game.move_named(move))


@pytest.mark.parametrize(
    ("record", "move", "expected"),
    [
        ("hex3:b1.a2.b3.a1", "b2", ("must", "joins")),
        ("y5:b3.b4.d4.c4", "c3", ("must", "double", "bridge", "joins")),  # saves a bridge
        ("y5:c3.e5.a3.a4.c4.d5.d4.b5", "c5", ("cut",)),
        ("hex5:c2.a1", "b4", ("double", "template")),
        ("hex5:b3.d3.d4.a1", "a2", ()),
    ],
)
def test_the_motifs_of_a_move_are_what_it_does(record: str, move: str, expected: tuple[str, ...]) -> None:
    assert motifs_of(record, move) == expected


def test_problems_that_were_made_for_a_motif_have_it() -> None:
    made = [one for one in problems() if one.kind in ("ladder", "double threat")]
    found = {one.name: motifs_of(one.record, one.move) for one in made}
    ladders = [found[one.name] for one in made if one.kind == "ladder"]
    assert sum("ladder" in motifs for motifs in ladders) >= len(ladders) - 1
    assert all("double" in found[one.name] for one in made if one.kind == "double threat")
    assert all(list(one) == [motif for motif in MOTIFS if motif in one] for one in found.values())


def test_what_is_not_proven_within_the_budget_is_not_claimed() -> None:
    one = next(one for one in problems() if one.kind == "ladder")
    state = one.state
    assert isinstance(state, Connection)
    move = state.game.move_named(one.move)
    assert motifs(state, move, nodes=0) in ((), ("double",))
    assert set(motifs(state, move, nodes=20)) <= set(motifs(state, move))
