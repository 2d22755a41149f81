"""The rings of cells around a cell: how each player sees them, and which of them make the cell dead."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY
from pyengine.core.geometry import Field
from pyengine.core.protocols import connection
from pyengine.core.reduction import ALL, Reduction
from pyengine.records.record import read
from pyengine.search.connection.rings import STEPS, dead, rings_of


def field_of(board: str) -> Field:
    return connection(read(f"{board}:").state).field


def test_a_ring_is_read_round_the_cell_and_as_the_mover_sees_it() -> None:
    field = field_of("y5")
    number = {place: cell for cell, place in enumerate(field.places)}
    at = next(place for place in field.places if all((place[0] + i, place[1] + j) in number for i, j in STEPS))
    stones = np.zeros((1, len(field.places)), np.uint8)
    for place, stone in ((0, 1), (1, 2), (4, 1)):
        stones[0, number[at[0] + STEPS[place][0], at[1] + STEPS[place][1]]] = stone
    for player, own, other in ((1, 1, 2), (2, 2, 1)):
        assert rings_of(field, stones, np.array([player]))[number[at], 0] == own | other << 2 | own << 8


@pytest.mark.parametrize(("board", "beyond"), [("y5", {3}), ("hex5", {1, 2, 3})])
def test_beyond_the_board_lies_whom_the_edge_serves(board: str, beyond: set[int]) -> None:
    field = field_of(board)
    rings = rings_of(field, np.zeros((1, len(field.places)), np.uint8), np.array([1]))
    looks = rings >> 2 * np.arange(6) & 3
    assert set(looks[looks > 0].tolist()) == beyond


def matters(field: Field, stones: NDArray[np.uint8], cell: int, dice: Dice) -> bool:
    """Whether the owner of the cell decides one of many random fills of the empty cells."""
    fills = dice.words(len(stones), 40)
    fills[stones == 1], fills[stones == 2] = ALL, 0
    ours, theirs = fills.copy(), fills
    ours[cell], theirs[cell] = ALL, 0
    reduction = Reduction(field)
    return bool((reduction.winners(ours) != reduction.winners(theirs)).any())


@given(st.sampled_from(["y3", "y5", "hex3", "hex5"]), st.sampled_from([1, 2]), st.integers(0, 2**32))
def test_a_dead_cell_decides_nothing(board: str, player: int, seed: int) -> None:
    field, dice = field_of(board), Dice(seed)
    stones = (dice.octets(1, len(field.places))[0] % 3).astype(np.uint8)
    rings = rings_of(field, stones[np.newaxis], np.array([player]))[:, 0]
    for cell in np.flatnonzero((stones == NOBODY) & dead()[rings]).tolist():
        assert not matters(field, stones, cell, dice)


def test_of_a_row_of_stones_the_cells_beside_it_are_dead() -> None:
    four = sum(2 << 2 * place for place in range(4))
    assert dead()[four]
    assert dead()[sum(1 << 2 * place for place in range(4))], "it is dead for both"
    assert not dead()[four ^ 2]
    assert not dead()[1 | 1 << 6], "it joins what lies on both sides"
