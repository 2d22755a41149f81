"""The ring of six cells around each cell, as a player sees it, and what may lie beyond the edges of a board.

A cell looks empty, one's own, the opponent's, or like an edge that serves both players. Beyond an edge that serves one
player alone, all cells look like that player's stones.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from pyengine.core.geometry import Field

Flags = NDArray[np.bool_]

ONE, TWO, BOTH = 1, 2, 3
"""How a cell beyond an edge counts: as player 1's, as player 2's, or as both players'."""
AS_SEEN = np.array([[0, ONE, TWO, BOTH], [0, TWO, ONE, BOTH]], np.uint8)
"""How a cell looks to player 1 and to player 2: empty, one's own, the opponent's, or an edge for both."""
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The steps to the six neighbours of a cell of the triangle, in turn around it."""
RINGS = 4**6
"""The number of rings: six looks, two bits each, the first one lowest."""


def rings_of(field: Field, stones: NDArray[np.uint8], players: NDArray[np.intp]) -> NDArray[np.uint16]:
    """The ring around every cell in k positions, shape (cells, k), as the `players`, shape (k,), see it.

    `stones`, shape (k, cells), are 0 for an empty cell, 1 or 2 for a player's stone.
    """
    cells = len(field.places)
    looks = np.empty((cells + BOTH, len(stones)), np.uint8)
    looks[:cells] = AS_SEEN[players[:, np.newaxis] - 1, stones].T
    looks[cells:] = AS_SEEN[players - 1, ONE:].T
    rings = np.zeros((cells, len(stones)), np.uint16)
    for place, step in enumerate(STEPS):
        rings |= looks[[beside(field, cell, step) for cell in range(cells)]].astype(np.uint16) << np.uint16(2 * place)
    return rings


@cache
def dead() -> Flags:
    """The RINGS whose inner cell is dead: however the ring fills up, the cell's owner does not matter."""
    places = 2 * np.arange(6)
    looks = np.arange(RINGS)[:, np.newaxis] >> places & 3
    apart = [(looks == player) | (looks == BOTH) for player in (ONE, TWO)]
    groups = [(own & ~np.roll(own, 1, axis=1)).sum(axis=1) for own in apart]
    # In a corner the cell may connect two edges, which look alike.
    alive = (looks != 0).all(axis=1) & ((np.maximum(*groups) > 1) | ((looks == BOTH).sum(axis=1) > 2))
    for number, place in enumerate(places):
        empty = np.flatnonzero(looks[:, number] == 0)
        alive[empty] |= alive[empty | ONE << place] | alive[empty | TWO << place]
    dead: Flags = ~alive
    return dead


def beside(field: Field, cell: int, step: tuple[int, int]) -> int:
    """The cell a step of one or two cells away; beyond the board one of the three numbers after the last cell.

    ONE, TWO and BOTH stand for these in turn: an edge that only one player must reach is as good as a row of that
    player's stones.
    """
    other = field.beside(cell, step)
    if other is not None:
        return other
    (i, j), (down, across) = field.places[cell], step
    two, one = not 0 <= i + down < field.width, not 0 <= j + across < field.width
    return len(field.places) + (BOTH if field.width == field.side or one == two else ONE if one else TWO) - 1
