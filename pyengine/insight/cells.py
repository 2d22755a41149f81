"""Cells that are worth nothing: dead cells to both players, captured cells to one of them.

A cell is dead if it connects nothing for either player, however the cells around it fill up. Two empty cells are
captured by a player if an opponent's stone on either is dead once the player has answered on the other: then both may
count as the player's (Yngvi Björnsson, Ryan Hayward, Michael Johanson and Jack van Rijswijck, "Dead cell analysis in
Hex and the Shannon game", 2006). Both are local arguments: the six cells around each decide.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.geometry import Field
from pyengine.core.protocols import Connection
from pyengine.search.connection.rings import STEPS, TWO, dead, rings_of


class Worthless(NamedTuple):
    """Masks of the empty cells that are dead, and of those captured by player 1 and by player 2."""

    dead: int
    captured: tuple[int, int]


def worthless_cells(state: Connection) -> Worthless:
    stones = np.frombuffer(state.cells, np.uint8)
    opponents = np.array([2, 1])
    rings = rings_of(state.field, np.array([stones, stones]), opponents)
    empty, dead_rings = stones == 0, dead()[rings[:, 0]]
    alive = [int(cell) for cell in np.flatnonzero(empty & ~dead_rings)]
    one, two = (_captured_cells(state.field, alive, rings[:, column]) for column in range(2))
    return Worthless(sum(1 << int(cell) for cell in np.flatnonzero(empty & dead_rings)), (one, two))


def _captured_cells(field: Field, alive: Iterable[int], rings: NDArray[np.uint16]) -> int:
    """The mask of the captured ones among the cells `alive`, which are in order; `rings` are the opponent's.

    Pairs share no cell, so that the player can answer in all of them.
    """
    answers = {cell: set(_answers(field, cell, int(rings[cell]))) for cell in alive}
    mask = 0
    for cell, others in answers.items():
        for other in sorted(others):
            pair = 1 << cell | 1 << other
            if cell in answers.get(other, ()) and not mask & pair:
                mask |= pair
    return mask


def _answers(field: Field, cell: int, ring: int) -> Iterable[int]:
    """The neighbours on which a stone of the player makes an opponent's stone on the cell dead."""
    for place, step in enumerate(STEPS):
        other = field.beside(cell, step)
        if other is not None and not ring >> 2 * place & 3 and dead()[ring | TWO << 2 * place]:
            yield other
