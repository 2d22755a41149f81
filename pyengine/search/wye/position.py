"""The position at the root of a search, and what the pie rule means there."""

from __future__ import annotations

import numpy as np

from pyengine.core.game import NOBODY
from pyengine.core.protocols import Connection
from pyengine.search.openings import worth_taking
from pyengine.search.wye.evaluation import Stones


class Position:
    """A position to be searched: its `stones`, its `empty` cells, and the `player` to move.

    `swap` is the swap, if it is legal here, and `stone` then the winning chance of whoever owns the first stone, as the
    table of openings has it, or None. `swappable` tells whether the move made here is a first stone that the opponent
    may take over.
    """

    def __init__(self, state: Connection) -> None:
        self.state, self.player = state, state.to_move
        self.stones: Stones = np.frombuffer(state.cells, np.uint8)
        self.empty: list[int] = np.flatnonzero(self.stones == NOBODY).tolist()
        swap, legal = state.game.swap, state.legal()
        self.swap = swap if swap in legal else None
        self.stone = worth_taking(state)
        self.swappable = swap in state.play(legal[0]).legal()
