"""The search of self-play: sequential halving, wins that are found, and a policy that is better than the network's."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pyengine.games import new_game
from pyengine.learn.board import board
from pyengine.learn.games import advance
from pyengine.learn.gumbel import Lockstep, halving
from tests.engine.boards import ended

Array = NDArray[Any]


def blind(stones: Array) -> tuple[Array, Array]:
    return np.zeros(stones.shape, np.float32), np.zeros(len(stones), np.float32)


def test_halving_gives_all_moves_visits_and_then_the_better_half_more() -> None:
    plan = halving(4, 16)
    assert plan[:8] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert plan[8:] == [2, 2, 3, 3, 4, 4, 5, 5]
    assert halving(1, 3) == [0, 1, 2]
    assert all(len(halving(moves, 24)) == 24 for moves in range(1, 17))


@pytest.mark.parametrize("name", ["hex4", "hex5", "y5", "y6", "bent5", "bent7"])
def test_games_end_as_the_rules_say(name: str) -> None:
    of, dice = board(name), np.random.default_rng(1)
    for _ in range(30):
        state, stones = new_game(of.game.name, of.game.size, {"pie": False}).start(), np.zeros((1, of.cells), np.int8)
        over = np.zeros(1, np.bool_)
        while not over[0]:
            assert state.outcome is None
            seen = int(dice.choice(np.flatnonzero(stones[0] == 0)))
            state = state.play(seen if state.to_move == 1 else int(of.rules.turn[seen]))
            advance(stones, of.rules, np.array([seen]), over)
        assert ended(state).winner == 2 - state.ply % 2


def test_a_win_at_once_is_found_without_any_knowledge() -> None:
    of = board("hex3")
    # One's own rows are joined by the middle cell of the middle row, and by no other one.
    stones = np.array([[0, 1, 2, 2, 0, 0, 2, 1, 0]], np.int8)
    lockstep = Lockstep(of, 1, simulations=32, considered=4)
    found = lockstep.search(stones, blind, np.random.default_rng(1), noise=0.0)
    assert found.moves.tolist() == [4]
    assert found.policy[0].argmax() == 4
    assert found.values[0] > 0.95, "what the improved policy expects, not the mean of good and bad moves"
    assert found.policy[0, stones[0] > 0].max() == 0
    assert found.policy.sum() == pytest.approx(1, abs=1e-5)


def test_memory_that_is_used_again_changes_nothing() -> None:
    of = board("y5")
    used, empty = Lockstep(of, 8, 16, 4), np.zeros((8, of.cells), np.int8)
    first = used.search(empty, blind, np.random.default_rng(1))
    used.search(empty[:3], blind, np.random.default_rng(2))
    again = used.search(empty, blind, np.random.default_rng(1))
    assert all((one == other).all() for one, other in zip(first, again, strict=True))
