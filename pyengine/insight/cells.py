"""Cells that are worth nothing: dead ones to both players, captured ones to one of them.

A cell is dead if, however the cells around it fill up, it connects nothing for anybody. Two empty cells are captured by
a player if a stone of the opponent on either is dead once the player has answered on the other: then both may count as
the player's (Yngvi Björnsson, Ryan Hayward, Michael Johanson and Jack van Rijswijck, "Dead cell analysis in Hex and the
Shannon game", 2006). Both are local arguments: the six cells around each decide.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.geometry import Field
from pyengine.core.protocols import Connection
from pyengine.search.wye.patterns import STEPS, TWO, Patterns, dead


class Worthless(NamedTuple):
    """Masks of the empty cells that are dead, and of those captured by player 1 and by player 2."""

    dead: int
    captured: tuple[int, int]


def worthless(state: Connection) -> Worthless:
    """The dead and the captured cells of a position."""
    stones = np.frombuffer(state.cells, np.uint8)
    opponents = np.array([2, 1])
    rings = Patterns(state.field).around(np.array([stones, stones]), opponents).rings
    gone = dead()[rings[:, 0]] & (stones == 0)
    free = {int(cell) for cell in np.flatnonzero((stones == 0) & ~gone)}
    one, two = (_captured(state.field, free, rings[:, column]) for column in range(2))
    return Worthless(sum(1 << int(cell) for cell in np.flatnonzero(gone)), (one, two))


def _captured(field: Field, free: Iterable[int], rings: NDArray[np.uint16]) -> int:
    """The mask of the captured cells among the free ones, where `rings` are as the opponent sees them.

    Pairs share no cell, so that the player can answer in all of them.
    """
    answers = {cell: set(_answers(field, cell, int(rings[cell]))) for cell in free}
    mask = 0
    for cell in sorted(answers):
        for other in sorted(answers[cell]):
            pair = 1 << cell | 1 << other
            if cell in answers.get(other, ()) and not mask & pair:
                mask |= pair
    return mask


def _answers(field: Field, cell: int, ring: int) -> Iterable[int]:
    """The neighbours on which a stone of the player makes one of the opponent's on the cell dead."""
    for place, step in enumerate(STEPS):
        other = field.beside(cell, step)
        if other is not None and not ring >> 2 * place & 3 and dead()[ring | TWO << 2 * place]:
            yield other
