"""The result of a search: the choice and its winning chance, the principal variation and the candidates."""

from functools import partial

import numpy as np
from numpy.typing import NDArray

from pyengine.search.connection.position import Position
from pyengine.search.info import Branch, Info, lead_of
from pyengine.search.wye.proof import Proofs
from pyengine.search.wye.tree import NO_CHILD, OWNED, SCORE, VISITS, WINS, WyeTree, amaf

UNSURE = 0.001
"""How far from 0 and 1 the chance of an unproven move stays."""
DOUBT = 50
"""For a handicapped player each move counts this many more visits of the same score, and as many lost ones, so that
moves with few visits look worse."""


class Report:
    """A view of one search at one moment, valid until the search goes on."""

    def __init__(
        self, tree: WyeTree, proofs: Proofs, position: Position, errors: NDArray[np.float32] | None = None
    ) -> None:
        """`errors`, shape (cells,), is what a handicapped player adds to each move's chance; None for others."""
        self._tree, self._proofs, self._position, self._errors = tree, proofs, position, errors

    @property
    def is_decided(self) -> bool:
        return 0 in self._proofs.decided or bool(np.isneginf(self._tree.choice[0, SCORE]).all())

    def info(self, nodes: int, playouts: int, owned_of: int) -> Info:
        """The result after `nodes` and `playouts`; cells were owned in `owned_of` playouts."""
        best, value = self._best()
        visits = self._tree.stats[0, VISITS]
        of_moves = {move: int(visits[move]) for move in self._position.empty}
        lead = lead_of(best, of_moves) if self._errors is None else 0

        def owned() -> tuple[float, ...]:
            return tuple((self._tree.stats[0, OWNED] / owned_of).tolist())

        line = partial(self._tree.line, best)
        info = Info(best, value, playouts, nodes, of_moves, line, self._branches, lead, owned)
        return self._position.by_pie_rule(info)

    def _best(self) -> tuple[int, float]:
        """The choice at the root and its winning chance: the most visited move that is not proven to lose."""
        visits, score = self._tree.stats[0, VISITS], self._tree.choice[0, SCORE]
        proof = self._proofs.decided.get(0)
        winning = None if proof is None else proof.move
        if self._errors is not None and not np.isneginf(score).all():
            worth = score * (visits + DOUBT) / (visits + 2 * DOUBT)
            if winning is not None:
                worth[winning] = 1
            best = int((worth + self._errors).argmax())
            return best, 1.0 if best == winning else self._chance(best)
        if winning is not None:
            return winning, 1.0
        if self.is_decided:  # every move loses: the one that was hardest to refute
            return int(visits.argmax()), 0.0
        best = int(np.where(np.isneginf(score), -1, visits).argmax())
        if not visits[best]:
            best = int(score.argmax())
        return best, self._chance(best)

    def _chance(self, move: int) -> float:
        """The winning chance of a move at the root by its own results, or by its AMAF value before its first visit."""
        visits, wins, owned, owned_wins = self._tree.stats[0, :, move].tolist()
        return chance(wins / visits if visits else amaf(owned, owned_wins))

    def _branches(self, *tops: int, node: int = 0, depth: int = 0) -> tuple[Branch, ...]:
        if node == NO_CHILD or not tops:
            return ()
        player, visits, branches = self._position.state.mover(depth), self._tree.stats[node, VISITS], list[Branch]()
        for move in np.argsort(-visits, kind="stable")[: tops[0]].tolist():
            if visits[move]:
                below = self._branches(*tops[1:], node=int(self._tree.child[node, move]), depth=depth + 1)
                branches.append(Branch(move, player, int(visits[move]), self._worth(node, move), below))
        return tuple(branches)

    def _worth(self, node: int, move: int) -> float:
        """The winning chance of the player who makes a visited move: 1 or 0 where that is proven."""
        proof = self._proofs.decided.get(node)
        if proof is not None and proof.move in (move, None):
            return float(proof.won)
        if np.isneginf(self._tree.choice[node, SCORE, move]):
            return 0.0
        return chance(float(self._tree.stats[node, WINS, move] / self._tree.stats[node, VISITS, move]))


def chance(share: float) -> float:
    """The winning chance for a share of won playouts, both 0 to 1; without a proof it is never 0 or 1.

    Random games forgive more mistakes than good ones, so a small lead in playouts wins most games: the odds are cubed,
    which agrees with the results of games between stronger players (tests/MEASUREMENTS.md).
    """
    won, lost = share * share * share, (1 - share) * (1 - share) * (1 - share)
    return min(max(won / (won + lost), UNSURE), 1 - UNSURE)
