import pytest

from pyengine.arena.lines import DEFENCES, FEW, Tree, line, require_line
from pyengine.arena.problems import Source, find
from pyengine.core.errors import Refusal
from pyengine.core.game import opponent
from pyengine.games.connection import ConnectionState
from pyengine.records.record import read
from pyengine.search.connection.distance import mask_of
from pyengine.search.connection.solver import Solver
from tests.engine.brute import brute_force

LARGEST = 10_000


def state_of(record: str) -> ConnectionState:
    state = read(record).state
    assert isinstance(state, ConnectionState)
    return state


def test_of_every_reply_in_a_line_brute_force_says_that_it_wins_and_that_no_other_does() -> None:
    judge, lines = brute_force(4), 0

    def require(state: ConnectionState, tree: Tree, left: int) -> None:
        assert left >= 0
        assert len(tree) <= 1
        for defence, replies in tree.items():
            after = state.play(state.game.move_named(defence))
            masks = [mask_of(after.cells, player) for player in (after.to_move, opponent(after.to_move))]
            assert judge.winning_moves(*masks) == set(map(state.game.move_named, replies))
            assert 1 <= len(replies) <= FEW
            for reply, rest in replies.items():
                require(after.play(state.game.move_named(reply)), rest, left - 1)

    for number in range(25):
        for one in find(Source(number, "y", 4, 3 << 32 | number)):
            lines += bool(one.line)
            require(state_of(f"{one.record}.{one.move}"), one.line, DEFENCES)
    assert lines >= 3


def test_without_positions_to_examine_there_is_no_line() -> None:
    assert line(state_of("hex5:c2.a1.b4"), 0) == {}


@pytest.mark.parametrize(
    "wrong", [{"z9": {}}, {"b5": {}}, {"b5": {"a5": {}}}, {"b5": {"a1": {}, "c5": {}}, "c5": {"b5": {}}}]
)
def test_a_line_that_lacks_a_winning_reply_or_has_another_one_is_refused(wrong: Tree) -> None:
    state = state_of("y5:b3.b4.d4.c4.c3")
    with pytest.raises(Refusal):
        require_line(state, wrong, Solver(state.game, LARGEST))


def test_a_ladder_is_played_to_its_escape() -> None:
    state = read("y8:a1.a2.b2.a4.b3.a5.c4.b6.c5.d6.d5.e6.e5.f6.c6.b7.c7.c8.g7.d8.d7").state
    assert isinstance(state, ConnectionState)
    assert line(state, 1000) == {"e7": {"e8": {}}}
    assert line(state, 1000, is_ladder=True) == {"e8": {"e7": {"f8": {"f7": {"g8": {"h8": {}}}}}}}
