"""The search `net`: tree search guided by a small network that learns by playing against itself.

A descent chooses at each node the move with the best sum of its mean result and a bonus for what the network favours
and the search has not tried (PUCT: David Silver and others, "Mastering the game of Go without human knowledge", 2017).
The network judges leaves in batches, kept apart by virtual losses (Guillaume Chaslot, Mark Winands and Jaap van den
Herik, "Parallel Monte-Carlo tree search", 2008); no game is played to its end. A position that was judged before, by
another order of moves, is not judged again.

Leaves that are won by links alone are proven, and proofs are backed up as in `wye` (search/wye/proof.py): moves that
lose are not made again, and moves that do not interfere with a proven win are not tried at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.protocols import connection
from pyengine.search.info import Info, Search, line_of
from pyengine.search.network.descents import Descents
from pyengine.search.network.settings import Settings
from pyengine.search.remembering import Remembering


@dataclass(frozen=True, slots=True)
class Net(Settings):
    """The search with its settings."""

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after the root is judged and after each batch; `playouts` is a number of leaves.

        Under a pie rule it opens with the most even stone, and swaps when that leaves it ahead; the table of openings
        decides where it knows the stone.
        """
        return self.run(Descents(connection(state), dice, self), playouts)

    def remembering(self) -> Search:
        """The same search for the moves of one game: each goes on from the tree of the move before.

        Whoever does not see the whole board looks at it anew before each move.
        """
        if self.sight < 1:
            return self
        return Remembering(lambda state, dice: Descents(state, dice, self), self.run)

    def run(self, search: Descents, playouts: int | None) -> Iterator[Info]:
        """Lets a tree grow by so many leaves, or until all is proven; yields as above."""
        sure = search.sure_move()
        if sure is not None:
            yield Info(sure, 1.0, 0, 1, {sure: 1}, line_of(sure))
            return
        yield search.info()
        while not search.settled and (playouts is None or search.nodes < playouts):
            most = 2 * self.batch
            search.batch(most if playouts is None else min(most, playouts - search.nodes))
            yield search.info()
