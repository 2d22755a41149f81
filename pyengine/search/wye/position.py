"""The position at the root of a search, and what the pie rule means there."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from pyengine.core.game import NOBODY, opponent
from pyengine.core.protocols import Connection
from pyengine.search.distance import bits, mask_of
from pyengine.search.links import Links
from pyengine.search.openings import worth_taking
from pyengine.search.wye.evaluation import Stones

Numbers = NDArray[np.intp]


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

    def others(self, plies: int | Numbers) -> Numbers:
        """Whether the opponent of the player to move here is to move after so many more stones: 1, otherwise 0."""
        later, turn = np.asarray(plies) - self.state.left, self.state.game.turn
        theirs: Numbers = ((later >= 0) & (later // turn % 2 == 0)).astype(np.intp)
        return theirs

    def sure_move(self, links: Sequence[Links]) -> int | None:
        """A move that wins at once or, where the player to move holds a win already, one of its links; else None.

        `links` are those of both players.
        """
        at_once = self.state.winning_move()
        if at_once is not None or self.swappable or not self.state.alternates:
            return at_once
        cells = self.state.cells
        carrier = links[self.player - 1].held(mask_of(cells, self.player), mask_of(cells, NOBODY))
        return None if carrier is None else next(bits(carrier))

    def moves_to(self, state: Connection) -> list[int] | None:
        """The moves that lead from here to a later position of the same game; None if it is no such position.

        Where the players do not alternate, nobody can tell in which order several stones were placed: then no later
        position counts.
        """
        if (state.game, state.goals) != (self.state.game, self.state.goals):
            return None
        if not self.state.alternates:
            same = (state.cells, state.to_move, state.left) == (self.state.cells, self.player, self.state.left)
            return [] if same else None
        player, after = self.player, bytearray(self.state.cells)
        made = [cell for cell in self.empty if state.cells[cell] != NOBODY]
        made.sort(key=lambda cell: state.cells[cell] != player)  # one's own move, then the answer
        for cell in made:
            after[cell], player = player, opponent(player)
        return made if after == state.cells and player == state.to_move else None
