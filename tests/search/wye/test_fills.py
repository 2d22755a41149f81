from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.dice import Dice
from pyengine.game import State
from pyengine.games import new_game
from pyengine.geometry import triangle
from pyengine.search.wye.fills import ALL_ONE, RANDOM, Fills, Pairing, bridges, edges, hold_bridges, pairings
from tests.boards import cells

EVERY_SIDE = (0b111, 0b111)
BOARDS = [("y", 3), ("y", 8), ("y", 11), ("hex", 2), ("hex", 3), ("hex", 11)]


def start(name: str, size: int) -> State:
    return new_game(name, size, {"pie": False}).start()


def ways_of(state: State) -> list[list[Pairing]]:
    assert state.field is not None
    return pairings(state.game.geometry, state.field)


def fills_of(state: State, *, pairs: bool = True) -> Fills:
    assert state.field is not None
    assert state.goals is not None
    return Fills(state.game.geometry, state.field, state.goals, pairs=pairs)


def test_bridges_hold_two_common_neighbours_or_two_cells_of_an_edge() -> None:
    board, found = triangle(4), bridges(triangle(4), EVERY_SIDE)
    named = {
        (frozenset((board.names[one], board.names[two])), frozenset((board.names[left], board.names[right])))
        for one, two, left, right, _ in zip(*found, strict=True)
    }
    assert (frozenset({"a1", "b3"}), frozenset({"a2", "b2"})) in named
    assert (frozenset({"b3"}), frozenset({"b4", "c4"})) in named
    assert len(named) == len(found.first) == 9 + 9  # three in each direction, three at each edge


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


@pytest.mark.parametrize(("name", "size"), BOARDS)
def test_an_edge_is_its_cells_in_their_order_without_corners(name: str, size: int) -> None:
    state = start(name, size)
    board = state.game.geometry
    assert state.field is not None
    found = edges(board, state.field)
    assert sorted(cell for row in found for cell in row) == [
        cell for cell, borders in enumerate(board.borders) if borders.bit_count() == 1
    ]
    assert len(found) == (0 if size == 2 else len(board.sides))
    assert all(two in board.neighbours[one] for row in found for one, two in pairwise(row))


@pytest.mark.parametrize(("name", "size"), BOARDS)
def test_every_two_neighbours_inside_of_the_board_are_a_pair_in_some_way(name: str, size: int) -> None:
    state = start(name, size)
    board = state.game.geometry
    inner = {cell for cell, borders in enumerate(board.borders) if not borders}
    seen = set()
    for ways in ways_of(state):
        assert len(ways) == 4
        for left, right in ways:
            assert len({*left.tolist(), *right.tolist()}) == 2 * len(left), "no cell is drawn against two"
            seen |= {frozenset(pair) for pair in zip(left.tolist(), right.tolist(), strict=True)}
    assert seen == {frozenset((one, two)) for one in inner for two in board.neighbours[one] if two in inner}


def test_no_player_of_hex_is_better_off_by_the_ways_of_pairing() -> None:
    """Mirrored in the long diagonal, which trades the players' sides, the ways are the same ones."""
    size = 6

    def named(way: Pairing, mirrored: bool) -> frozenset[frozenset[int]]:
        turned = [number % size * size + number // size if mirrored else number for number in range(size**2)]
        pairs = zip(way.left.tolist(), way.right.tolist(), strict=True)
        return frozenset(frozenset((turned[one], turned[two])) for one, two in pairs)

    directions = [{named(way, mirrored=False) for way in ways} for ways in ways_of(start("hex", size))]
    mirrored = [{named(way, mirrored=True) for way in ways} for ways in ways_of(start("hex", size))]
    assert all(ways in directions for ways in mirrored)


def test_edges_alternate_and_pairs_inside_are_opposite() -> None:
    state = start("y", 9)
    assert state.field is not None
    fills = fills_of(state).draw(np.zeros((45, 3), np.uint8), Dice(1))
    for row in edges(state.game.geometry, state.field):
        assert (((fills[row[1:]] ^ ~fills[row[:-1]]) & RANDOM) == 0).all()
    for number, ways in enumerate(ways_of(state)):
        share = np.uint64(sum(1 << bit for bit in range(64) if bit % 3 == number)) & RANDOM
        opposite = [(((fills[left] ^ ~fills[right]) & share) == 0).all() for left, right in ways]
        assert opposite.count(True) == 1


@pytest.mark.parametrize("pairs", [True, False])
def test_stones_stay_and_all_cells_go_to_one_player_in_the_bits_of_these(*, pairs: bool) -> None:
    state = start("y", 8)
    stones = np.array([list(cells(". .. ... .... ..X.. ...O.. ....... ........"))] * 50, np.uint8).T
    fills = fills_of(state, pairs=pairs).draw(np.ascontiguousarray(stones), Dice(1))
    assert (fills[stones == 1] == ~np.uint64(0)).all()
    assert (fills[stones == 2] == 0).all()
    empty = fills[stones == 0]
    assert (empty & ~RANDOM == ALL_ONE).all()
    drawn = np.bitwise_count(empty & RANDOM)
    assert 0 < drawn.min() <= drawn.max() < 62
    assert drawn.mean() == pytest.approx(31, abs=1)


@pytest.mark.parametrize(("size", "pairs"), [(6, False), (5, True)])
def test_without_pairs_and_on_small_boards_cells_are_drawn_each_for_itself(size: int, *, pairs: bool) -> None:
    fills = fills_of(start("hex", size), pairs=pairs).draw(np.zeros((size**2, 4000), np.uint8), Dice(1))
    bits = (fills & np.uint64(4)) != 0
    together = np.corrcoef(bits) - np.eye(size**2)
    assert np.abs(together).max() < 0.08
