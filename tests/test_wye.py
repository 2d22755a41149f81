from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyengine.dice import Dice
from pyengine.game import State
from pyengine.games import new_game
from pyengine.search import solve
from pyengine.search.wye import Wye
from tests.brute import brute_force
from tests.conformance import walk
from tests.tactics import last


def open_positions(name: str, size: int, seeds: range) -> Iterator[State]:
    """Positions of random games, from the third ply on."""
    for seed in seeds:
        yield from walk(new_game(name, size, {"pie": False}), Dice(seed))[2:-1:2]


@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 4)])
def test_what_it_proves_is_true(name: str, size: int) -> None:
    proven = 0
    for state in open_positions(name, size, range(25)):
        info, exact = last(Wye(), state, 64 * 4000), solve.values(state)
        if info.value in (0.0, 1.0):
            assert info.value == max(exact.values())
            assert exact[info.move] == info.value
            proven += 1
    assert proven > 60


def test_it_ends_when_all_is_proven() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    info = last(Wye(), state)
    assert info.value == 1
    assert info.move in brute_force(4).winning_moves()


def test_a_held_win_is_played_out_within_its_pairs() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    plies = 0
    for move in ("b3", "a2"):
        state = state.play(state.game.move_named(move))
    while state.outcome is None:
        state = state.play(last(Wye(), state, 64).move if state.to_move == 1 else state.legal()[0])
        plies += 1
    assert state.outcome.winner == 1
    assert plies <= 7


def test_a_lost_position_is_known_as_lost_and_still_played() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    state = state.play(state.game.move_named("b3"))
    info = last(Wye(), state, 64 * 4000)
    assert info.value == 0
    assert info.move in state.legal()


def chosen(blur: float) -> set[int]:
    """The moves that a player with that handicap makes at the same position, by twenty seeds."""
    state = new_game("y", 6, {"pie": False}).start()
    return {last(Wye(blur=blur), state, 64 * 200, seed).move for seed in range(20)}


def test_a_handicap_misjudges_more_the_larger_it_is() -> None:
    assert len(chosen(0.1)) < len(chosen(50))
    assert chosen(0.1) == chosen(0.1)


def test_a_win_in_one_is_overlooked_only_with_a_handicap() -> None:
    overlooked = {0.0: 0, 2.0: 0}
    for state in open_positions("y", 5, range(40)):
        if state.winning_move() is not None:
            for blur in overlooked:
                after = state.play(last(Wye(blur=blur), state, 640).move)
                overlooked[blur] += after.outcome is None
    assert overlooked[0.0] == 0
    assert overlooked[2.0] > 5


def test_a_handicapped_player_still_moves_where_all_is_lost() -> None:
    state = new_game("y", 4, {"pie": False}).start()
    state = state.play(state.game.move_named("b3"))
    assert last(Wye(blur=0.5), state, 64 * 4000).move in state.legal()
