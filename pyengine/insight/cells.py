"""Cells that are worth nothing: dead ones to both players, captured ones to the player to move.

A cell is dead if, however the cells around it fill up, it connects nothing for anybody; it is captured if the opponent
has an answer that makes a stone on it dead (Yngvi Björnsson, Ryan Hayward, Michael Johanson and Jack van Rijswijck,
"Dead cell analysis in Hex and the Shannon game", 2006). Both are local arguments: the six cells around decide.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from pyengine.core.protocols import Connection
from pyengine.search.wye.patterns import Patterns, captured, dead


class Worthless(NamedTuple):
    """Masks of the empty cells that are dead, and of those captured by the opponent of the player to move."""

    dead: int
    captured: int


def worthless(state: Connection) -> Worthless:
    """The dead and the captured cells of a position in which a player is to move."""
    stones = np.frombuffer(state.cells, np.uint8)
    rings = Patterns(state.field).around(stones[np.newaxis], np.array([state.to_move])).rings[:, 0]
    gone = dead()[rings] & (stones == 0)
    taken = captured()[rings] & (stones == 0) & ~gone
    return Worthless(*(sum(1 << int(cell) for cell in np.flatnonzero(cells)) for cells in (gone, taken)))
