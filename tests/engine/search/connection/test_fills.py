from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.dice import Dice
from pyengine.core.geometry import Geometry, triangle
from pyengine.core.protocols import Connection
from pyengine.core.reduction import Reduction
from pyengine.games import new_game
from pyengine.search.connection import fills as module
from pyengine.search.connection.fills import DOWN, INSIDE, RANDOM, Fills, Links, bridges, down, inside, mend
from tests.engine.boards import cells, rules

EVERY_SIDE = (0b111, 0b111)
BOARDS = [("y", 3), ("y", 8), ("y", 11), ("hex", 2), ("hex", 3), ("hex", 11)]


def inside_of(state: Connection) -> list[Links]:
    return inside(state.game.geometry, state.field)


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
    module.hold_bridges(pairs, stones, after)
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
    module.hold_bridges(bridges(game.geometry, goals), stones, after)
    assert {game.geometry.names[cell] for cell in np.flatnonzero((before != after)[:, 0])} <= held
    assert (before != after).any()


@pytest.mark.parametrize(("name", "size"), BOARDS)
def test_links_inside_are_all_bridges_between_cells_off_the_edges(name: str, size: int) -> None:
    state = rules(name, size).start()
    board = state.game.geometry
    inner = {cell for cell, borders in enumerate(board.borders) if not borders}
    known = [
        {left, right}
        for one, two, left, right, _ in zip(*bridges(board, (0, 0)), strict=True)
        if one != two and inner >= {left, right}
    ]
    found = [links.bridges for links in inside_of(state)]
    assert sum(len(links.left) for links in found) == len(known)
    for links in found:
        assert all({left, right} in known for left, right in zip(links.left, links.right, strict=True))
        assert len(set(links.left.tolist())) == len(links.left), "no cell answers for two links of a direction"
        assert len(set(links.right.tolist())) == len(links.right)


def test_no_player_of_hex_is_better_off_by_the_links() -> None:
    """Mirrored in the long diagonal, which trades the players' sides, the directions are the same ones."""
    size = 6

    def named(links: Links, mirrored: bool) -> frozenset[frozenset[int]]:
        turned = [number % size * size + number // size if mirrored else number for number in range(size**2)]
        return frozenset(
            frozenset((turned[one], turned[two]))
            for one, two in zip(links.bridges.left, links.bridges.right, strict=True)
        )

    directions = inside_of(rules("hex", size).start())
    assert {named(links, mirrored=True) for links in directions} == {named(one, mirrored=False) for one in directions}


def links_down(board: Geometry, goals: tuple[int, int], row: int) -> list[tuple[str, frozenset[str], int]]:
    names = board.names
    return [
        (names[one], frozenset((names[left], names[right])), int(owners[0]))
        for one, _, left, right, owners in zip(*down(board, goals, row).bridges, strict=True)
    ]


def test_links_down_lead_from_every_cell_of_a_row_to_two_of_the_next() -> None:
    board = triangle(6)
    second = links_down(board, EVERY_SIDE, 2)
    assert len(second) == len(set(second))
    assert {(one, pair) for one, pair, _ in second} == {
        (board.names[one], frozenset((board.names[left], board.names[right])))
        for one, two, left, right, _ in zip(*bridges(board, EVERY_SIDE), strict=True)
        if one == two
    }
    third = links_down(board, EVERY_SIDE, 3)
    assert ("c4", frozenset(("c5", "d5")), 3) in third
    assert len(third) == len(set(third)) == 3 * 4
    assert not links_down(triangle(3), EVERY_SIDE, 4)


def test_links_down_serve_the_players_of_their_edges() -> None:
    found = {(one, owner) for one, _, owner in links_down(new_game("hex", 5).geometry, (0b0011, 0b1100), 2)}
    assert {("b2", 1), ("b2", 2), ("c2", 1), ("c4", 1), ("b3", 2), ("d3", 2)} <= found
    assert not {("c2", 2), ("c4", 2), ("b3", 1), ("d3", 1), ("c3", 1), ("c3", 2)} & found


@pytest.mark.parametrize(("name", "size"), BOARDS)
def test_no_cell_is_left_or_right_twice_in_a_part_of_the_links_down(name: str, size: int) -> None:
    state = rules(name, size).start()
    for row, _ in DOWN:
        (_, _, left, right, _), parts = down(state.game.geometry, state.goals, row)
        assert [cell for part in parts for cell in left[part].tolist()] == left.tolist()
        for part in parts:
            for cells_ in (left[part].tolist(), right[part].tolist()):
                assert len(set(cells_)) == len(cells_)


@given(st.integers(6, 9), st.integers(0, 2), st.integers(0, 2**32))
def test_the_owner_of_a_broken_link_gets_one_of_its_cells(side: int, number: int, seed: int) -> None:
    links = inside_of(rules("y", side).start())[number]
    one, two, left, right, _ = links.bridges
    dice = Dice(seed)
    before = dice.words(side * (side + 1) // 2, 3)
    where = dice.coins(len(left), 3)
    after = before.copy()
    mend(links, where, after, INSIDE)
    owner = before[one]
    lost = ~(owner ^ before[two]) & (owner ^ before[left]) & (owner ^ before[right])
    lost &= np.where(where, INSIDE, np.uint64(0))
    changed = before ^ after
    assert (changed[left] & module.EITHER & lost == module.EITHER & lost).all()
    assert (changed[right] & ~module.EITHER & lost == ~module.EITHER & lost).all()
    assert np.bitwise_count(changed).sum() == np.bitwise_count(lost).sum(), "nothing else changes"
    assert not (changed & ~INSIDE).any()


def test_links_of_one_player_are_mended_for_that_player_alone() -> None:
    fills = Dice(3).words(36, 50)
    before = fills.copy()
    links = down(new_game("hex", 6).geometry, (0b0011, 0), 2)
    mend(links, np.ones((len(links.bridges.left), 50), np.bool_), fills, RANDOM)
    assert (before != fills).any()
    assert not (before & ~fills).any(), "player 1 loses no cell"


@pytest.mark.parametrize(("size", "stages"), [(module.SMALL + 1, module.STAGES), (module.SMALL, ("coins", "bridges"))])
def test_boards_come_about_in_stages(size: int, stages: tuple[str, ...]) -> None:
    fills, stones = Fills(rules("hex", size).start(), replies=True), np.zeros((size**2, 5), np.uint8)
    stones[size + 2] = 1
    found = [(stage, boards.copy()) for stage, boards in fills.draw_stages(stones, Dice(1))]
    assert tuple(stage for stage, _ in found) == stages
    assert (found[-1][1] == fills.draw(stones, Dice(1))).all()
    assert all((one != two).any() for (_, one), (_, two) in pairwise(found))


@pytest.mark.parametrize(("name", "size"), [("hex", module.SMALL + 1), ("y", module.SMALL + 1)])
def test_mending_favours_no_player(name: str, size: int) -> None:
    state = rules(name, size).start()
    boards = Fills(state, replies=True).draw(np.zeros((len(state.cells), 3000), np.uint8), Dice(1))
    won = np.bitwise_count(Reduction(state.field).winners(boards) & RANDOM).mean()
    assert won == pytest.approx(31, abs=0.4)


@pytest.mark.parametrize("replies", [True, False])
def test_stones_stay_and_all_cells_go_to_one_player_in_the_bits_of_these(*, replies: bool) -> None:
    state = rules("y", 8).start()
    stones = np.array([list(cells(". .. ... .... ..X.. ...O.. ....... ........"))] * 50, np.uint8).T
    fills = Fills(state, replies=replies).draw(np.ascontiguousarray(stones), Dice(1))
    assert (fills[stones == 1] == ~np.uint64(0)).all()
    assert (fills[stones == 2] == 0).all()
    empty = fills[stones == 0]
    assert (empty & ~RANDOM == module.ALL_ONE).all()
    drawn = np.bitwise_count(empty & RANDOM)
    assert 0 < drawn.min() <= drawn.max() < 62
    assert drawn.mean() == pytest.approx(31, abs=1)


@pytest.mark.parametrize(("size", "replies"), [(6, False), (5, True)])
def test_without_replies_and_on_small_boards_cells_are_drawn_each_for_itself(size: int, *, replies: bool) -> None:
    fills = Fills(rules("hex", size).start(), replies=replies).draw(np.zeros((size**2, 4000), np.uint8), Dice(1))
    bits = (fills & np.uint64(4)) != 0
    together = np.corrcoef(bits) - np.eye(size**2)
    assert np.abs(together).max() < 0.08
