"""The search `wye`: Monte Carlo tree search in batches, over bit-parallel playouts.

A batch of descents runs through the tree together (descents.py); a little noise on the scores of moves spreads them,
without virtual losses. All leaves of a batch are evaluated in one pass (evaluation.py), and every node above learns
from their playouts: a move that was made from its results, and all moves from the AMAF counts (RAVE; Sylvain Gelly and
David Silver, "Combining online and offline knowledge in UCT", 2007). A leaf's value is the mean of many playouts, so
hardly any exploration is needed beyond the noise.

Leaves that are won by links alone (links.py) are proven, and the proofs are backed up (proof.py): moves that lose are
not made again (Mark Winands, Yngvi Björnsson and Jahn-Takeshi Saito, "Monte-Carlo tree search solver", 2008), and
moves that do not interfere with a proven win are not tried at all.

NOTES.md tells what was tried and what it gained.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.protocols import connection
from pyengine.core.reduction import PLAYOUTS_A_WORD
from pyengine.search.info import Info, line_of
from pyengine.search.remembering import Remembering
from pyengine.search.wye.descents import Descents
from pyengine.search.wye.settings import Settings

SMALLEST_BATCH = 8


@dataclass(frozen=True, slots=True)
class Wye(Settings):
    """The search with its settings."""

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after the evaluation of the root and after each batch of descents.

        Under a pie rule it opens with the most even stone, and swaps when that leaves it ahead; the table of openings
        decides where it knows the stone.
        """
        return self.run(Descents(connection(state), dice, self), playouts)

    def remembering(self) -> Remembering[Descents]:
        """The same search for the moves of one game: each goes on from the tree of the move before."""
        return Remembering(lambda state, dice: Descents(state, dice, self), self.run)

    def run(self, search: Descents, playouts: int | None) -> Iterator[Info]:
        """Lets a tree grow by so many playouts, or until all is proven; yields as above."""
        sure = search.sure_move()
        if sure is not None and not self.blur:
            yield Info(sure, 1.0, 0, 1, {sure: 1}, line_of(sure))
            return
        wanted = None if playouts is None else -(-playouts // (PLAYOUTS_A_WORD * self.words))
        yield search.info()
        while not search.settled and (wanted is None or search.nodes < wanted):
            # What a small tree knows changes fast, and a large batch would descend by what was known before it.
            batch = min(self.batch, max(SMALLEST_BATCH, search.nodes // 32))
            search.batch(batch if wanted is None else min(batch, wanted - search.nodes))
            yield search.info()
