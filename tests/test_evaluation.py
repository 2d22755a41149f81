from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.dice import Dice
from pyengine.games import new_game
from pyengine.geometry import triangle
from pyengine.search.evaluation import RANDOM, SAMPLES, Evaluation, Evaluator, bridges, hold_bridges
from tests.boards import cells

EVERY_SIDE = (0b111, 0b111)


def evaluate(side: int, *pictures: str, seed: int = 1) -> Evaluation:
    stones = np.array([list(cells(picture)) for picture in pictures], np.uint8)
    game = new_game("y", side)
    field, goals = game.start().field, game.start().goals
    assert field is not None
    assert goals is not None
    return Evaluator(game.geometry, field, goals).evaluate(stones, Dice(seed))


def test_bridges_hold_two_common_neighbours_or_two_cells_of_an_edge() -> None:
    board, found = triangle(4), bridges(triangle(4), EVERY_SIDE)
    named = {
        (frozenset((board.names[one], board.names[two])), frozenset((board.names[left], board.names[right])))
        for one, two, left, right, _ in zip(*found, strict=True)
    }
    assert (frozenset({"a1", "b3"}), frozenset({"a2", "b2"})) in named
    assert (frozenset({"b3"}), frozenset({"b4", "c4"})) in named
    assert len(named) == len(found.first) == 9 + 9  # three in each direction, three at each edge


def test_stones_stay_and_counts_are_of_random_playouts() -> None:
    wins, owned, owned_wins, _ = evaluate(4, "X O. X.O ....")
    assert owned[0, [0, 3]].tolist() == [SAMPLES, SAMPLES]
    assert owned[0, [1, 5]].tolist() == [0, 0]
    assert (owned_wins <= np.minimum(owned, wins[:, np.newaxis])).all()
    assert ((owned > 10) & (owned < 52))[0, [2, 4, 6, 7, 8, 9]].all()


def test_decided_positions_are_certain_for_both_players() -> None:
    wins, _, _, certain = evaluate(4, "X X. X.O X.OO", "O O. O.X O.XX")
    assert wins.tolist() == [SAMPLES, 0]
    assert certain.tolist() == [1, 2]


def test_a_chain_held_together_by_bridges_alone_wins_every_playout() -> None:
    # One stone in the middle: an edge bridge to each of the three sides, and no two of them share a cell.
    wins, _, _, certain = evaluate(4, ". .. .X. ....", ". .. .O. ....")
    assert wins.tolist() == [SAMPLES, 0]
    assert certain.tolist() == [1, 2]


@given(st.integers(4, 9), st.integers(0, 2**32))
def test_bridges_that_hold_are_unbroken_and_share_no_cell(side: int, seed: int) -> None:
    board, dice = triangle(side), Dice(seed)
    pairs = bridges(board, EVERY_SIDE)
    stones = dice.octets(len(board.names), 1) % 3
    before = dice.words(len(board.names), 1)
    after = before.copy()
    hold_bridges(pairs, stones, after)
    row = stones[:, 0]
    unbroken = [
        (left, right)
        for one, two, left, right, _ in zip(*pairs, strict=True)
        if row[one] and row[one] == row[two] and not row[left] and not row[right]
    ]
    held = [(left, right) for left, right in unbroken if not (after[left, 0] ^ ~after[right, 0]) & RANDOM]
    assert bool(held) == bool(unbroken)
    used = [cell for pair in held for cell in pair]
    assert len(used) == len(set(used))
    assert set(np.flatnonzero((before != after)[:, 0])) <= set(used)


def test_the_values_are_those_of_random_full_boards() -> None:
    wins, owned, _, _ = evaluate(5, *[". .. ... .... ....."] * 200, seed=2)
    assert wins.mean() == pytest.approx(SAMPLES / 2, abs=4 * 4 / np.sqrt(200))
    assert owned.mean() == pytest.approx(SAMPLES / 2, abs=0.3)


@pytest.mark.parametrize(("goals", "held"), [((0b0011, 0b1100), {"a2", "a3"}), ((0b1100, 0b0011), {"b1", "c1"})])
def test_an_edge_bridge_serves_only_the_player_whose_edge_it_is(goals: tuple[int, int], held: set[str]) -> None:
    game = new_game("hex", 4)
    stones = np.zeros((16, 1), np.uint8)
    stones[game.geometry.index["b2"], 0] = 2  # next to the top, which is player 1's, and to the left, its own
    before = Dice(1).words(16, 1)
    after = before.copy()
    hold_bridges(bridges(game.geometry, goals), stones, after)
    assert {game.geometry.names[cell] for cell in np.flatnonzero((before != after)[:, 0])} <= held
    assert (before != after).any()


def test_who_holds_every_bridge_is_certain_where_nothing_else_is_random() -> None:
    _, _, _, certain = evaluate(5, ". .. .X. .... .....", ". .. .X. .X.. .....", "O .. .X. .O.. ....O")
    assert certain.tolist() == [0, 1, 0]
