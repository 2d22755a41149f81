"""The position at the root of a search, and what the pie rule means there."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from pyengine.core.game import NOBODY, opponent
from pyengine.core.protocols import Connection
from pyengine.search.connection.distance import bits, mask_of
from pyengine.search.connection.evaluation import Stones
from pyengine.search.connection.links import Links
from pyengine.search.connection.openings import first_stone_value
from pyengine.search.info import Info, line_of

Numbers = NDArray[np.intp]


class Position:
    """A position to be searched: its `stones`, its `empty` cells, and the `player` to move.

    `swap` is the swap where it is legal, and `stone_value` then the winning chance of the owner of the first stone from
    the table of openings, or None. `can_be_swapped` is true if the move made here is a first stone that the opponent
    may take over.
    """

    def __init__(self, state: Connection) -> None:
        self.state, self.player = state, state.to_move
        self.stones: Stones = np.frombuffer(state.cells, np.uint8)
        self.empty: list[int] = np.flatnonzero(self.stones == NOBODY).tolist()
        swap, legal = state.game.swap, state.legal()
        self.swap = swap if swap in legal else None
        self.stone_value = first_stone_value(state)
        self.can_be_swapped = swap in state.play(legal[0]).legal()

    def turns(self, plies: int | Numbers) -> Numbers:
        """Who moves after that many more stones: 0 for the player to move here, 1 for the opponent."""
        later, turn = np.asarray(plies) - self.state.left, self.state.game.turn
        theirs: Numbers = ((later >= 0) & (later // turn % 2 == 0)).astype(np.intp)
        return theirs

    def sure_move(self, links: Sequence[Links]) -> int | None:
        """A move that wins at once or, where the player to move holds a win already, one of its links; else None.

        `links` are those of both players.
        """
        at_once = self.state.winning_move()
        if at_once is not None or self.can_be_swapped or not self.state.alternates:
            return at_once
        cells = self.state.cells
        carrier = links[self.player - 1].carrier(mask_of(cells, self.player), mask_of(cells, NOBODY))
        return None if carrier is None else next(bits(carrier))

    def moves_to(self, state: Connection) -> list[int] | None:
        """The moves that lead from here to a later position of the same game; None if it is no such position.

        Where the players do not alternate, the order in which several stones were placed is unknown: then no later
        position counts.
        """
        if (state.game, state.goals) != (self.state.game, self.state.goals):
            return None
        if not self.state.alternates:
            same = (state.cells, state.to_move, state.left) == (self.state.cells, self.player, self.state.left)
            return [] if same else None
        player, after = self.player, bytearray(self.state.cells)
        moves = [cell for cell in self.empty if state.cells[cell] != NOBODY]
        moves.sort(key=lambda cell: state.cells[cell] != player)  # one's own move, then the answer
        for move in moves:
            after[move], player = player, opponent(player)
        return moves if after == state.cells and player == state.to_move else None

    def by_pie_rule(self, info: Info) -> Info:
        """The result of a search as the pie rule changes it.

        A swap trades sides: it is chosen against a stone that the table calls good, or else against a good best reply.
        """
        if self.swap is not None:
            stone = 1 - info.value if self.stone_value is None else self.stone_value
            if stone > 0.5:
                return Info(self.swap, stone, info.playouts, info.nodes, info.visits, line_of(self.swap))
            return replace(info, lead=0)
        return replace(info, value=min(info.value, 1 - info.value)) if self.can_be_swapped else info
