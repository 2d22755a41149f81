"""Positions evaluated by playouts: random full boards, some words of them for each position, many positions per pass.

The boards of a position give its value and, for every cell, how often each player owned it and how often that went with
a win: the all-moves-as-first (AMAF) statistics of the moves.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice, Words
from pyengine.core.protocols import Connection
from pyengine.core.reduction import Reduction
from pyengine.search.connection.fills import ALL_ONE, ALL_TWO, RANDOM, SAMPLES, Fills

Stones = NDArray[np.uint8]
"""Positions, shape (positions, cells): 0 for an empty cell, 1 or 2 for a player's stone."""
Counts = NDArray[np.float32]
"""Numbers of playouts."""
WORDS = 2
"""Words of playouts at a leaf, unless a setting changes that."""
OWNERSHIP = 32
"""Words of playouts for the ownership of the cells of a position."""
STEEP = 1.5
"""Mended playouts spread the values of moves this many times as wide as coins do, and so the noise is larger, too."""


class Evaluation(NamedTuple):
    """The results of the playouts of k positions.

    `wins` counts those that player 1 won, shape (k,); `owned` those in which a cell was player 1's and `owned_wins` the
    wins among these, both shape (k, cells). `winners`, shape (k,), is the apparent winner, or 0: the player who wins
    even if the opponent gets every empty cell, except one of each bridge. That may be wrong where bridges cross.
    """

    wins: Counts
    owned: Counts
    owned_wins: Counts
    winners: NDArray[np.intp]


class Evaluator:
    """Evaluates positions of one game that Y decides; each gets `samples` random playouts."""

    def __init__(self, state: Connection, words: int = 1, *, replies: bool = True) -> None:
        """For positions of the game of `state`. Each gets that many `words` of playouts; see Fills for `replies`."""
        self.samples = SAMPLES * words
        self._words = words
        self._reduction = Reduction(state.field)
        self._fills = Fills(state, replies=replies)
        self.steep = STEEP if self._fills.mends else 1.0
        """How widely the values of moves are spread, where coins spread them 1."""

    def evaluate(self, stones: Stones, dice: Dice) -> Evaluation:
        """Plays `samples` playouts of each position."""
        fills = self._fills.draw(np.repeat(stones.T, self._words, axis=1), dice)
        won = self._reduction.winners(fills)
        winners = np.where(won & ALL_TWO, 1, np.where(won & ALL_ONE, 0, 2))[:: self._words]
        fills &= RANDOM
        won &= RANDOM
        return Evaluation(self._count(won), self._count(fills).T, self._count(fills & won).T, winners)

    def _count(self, boards: Words) -> Counts:
        """How many playouts have a bit set, from shape (..., positions * words) to shape (..., positions)."""
        bits = np.bitwise_count(boards).astype(np.float32)
        return bits if self._words == 1 else bits.reshape(*bits.shape[:-1], -1, self._words).sum(axis=-1)


def ownership(state: Connection) -> tuple[float, ...]:
    """For each cell the share of playouts, 0 to 1, in which the player to move owns it. It never varies."""
    evaluator = Evaluator(state, OWNERSHIP)
    owned = evaluator.evaluate(np.frombuffer(state.cells, np.uint8)[np.newaxis], Dice(0)).owned[0] / evaluator.samples
    return tuple((owned if state.to_move == 1 else 1 - owned).tolist())
