"""What the network sees at a glance is the same however the board lies, and whoever moves."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import numpy as np
import pytest

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.records.record import read
from pyengine.search.network.evaluator import Evaluator, softmax
from pyengine.search.network.glance import glance
from tests.engine.boards import rules
from tests.engine.conformance import walk

BOARDS = pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 5), ("bent", 5)])


def moved(state: State, image: Sequence[int]) -> State:
    """The same stones, each on the cell on which its own falls."""
    cells = bytearray(len(state.cells))
    for cell, place in enumerate(image):
        cells[place] = state.cells[cell]
    return cast(State, replace(cast(Any, state), cells=bytes(cells)))


def recoloured(state: State, like: State) -> State:
    """The stones of a position, each of the other player, in a position in which that player is to move."""
    assert {state.to_move, like.to_move} == {1, 2}
    return cast(State, replace(cast(Any, like), cells=bytes((0, 2, 1)[stone] for stone in state.cells)))


@BOARDS
def test_it_is_the_mean_of_what_the_network_says_in_each_view(name: str, size: int) -> None:
    game = rules(name, size)
    network = Evaluator(game)
    for state in walk(game, Dice(1))[:-1]:
        policies, values = [], []
        for image in game.symmetries:
            other = connection(moved(state, image))
            look = network.look_of(other)[np.newaxis]
            logits, value = network(look)
            shares = dict(zip(network.cells_of(other).tolist(), softmax(logits, look == 0)[0].tolist(), strict=True))
            policies.append([shares[place] for place in image])
            values.append((1 + float(value[0])) / 2)
        seen = glance(state)
        assert seen.policy == pytest.approx(np.mean(policies, axis=0), abs=1e-7)
        assert seen.value == pytest.approx(np.mean(values), abs=1e-7)
        assert sum(seen.policy) == pytest.approx(1, abs=1e-6)
        assert [cell for cell, share in enumerate(seen.policy) if share] == list(state.legal())


@BOARDS
def test_symmetric_positions_look_symmetric(name: str, size: int) -> None:
    game = rules(name, size)
    for state in walk(game, Dice(2))[:-1]:
        seen = glance(state)
        for image in game.symmetries:
            other = glance(moved(state, image))
            assert other.value == seen.value
            assert tuple(other.policy[place] for place in image) == seen.policy


def test_both_players_of_hex_see_alike_across_the_long_diagonal() -> None:
    across = [column * 5 + row for row in range(5) for column in range(5)]
    states = walk(new_game("hex", 5, {"pie": False}), Dice(3))[:-1]
    for state, like in pairwise(states):
        seen, other = glance(state), glance(moved(recoloured(state, like), across))
        assert other.value == seen.value
        assert tuple(other.policy[place] for place in across) == seen.policy


def test_after_a_trade_of_the_sides_each_player_sees_the_new_edges() -> None:
    traded, plain = connection(read("hex5-pie-sides:b2.swap").state), connection(read("hex5:a1").state)
    assert (traded.to_move, plain.to_move) == (1, 2)
    assert traded.goals == plain.goals[::-1]
    assert glance(traded) == glance(recoloured(traded, plain))
    assert glance(traded) != glance(replace(cast(Any, read("hex5:a1.b1").state), cells=traded.cells))
