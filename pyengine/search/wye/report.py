"""What the search tells of its tree: the choice and its winning chance, the principal variation and the candidates."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pyengine.search.info import Branch, Info, line_of
from pyengine.search.wye.position import Position
from pyengine.search.wye.proof import Proofs
from pyengine.search.wye.tree import NO_CHILD, OWNED, SCORE, VISITS, WINS, WyeTree, amaf

UNSURE = 0.001
"""How far from 0 and 1 the chance of a move stays that is not proven."""
DOUBT = 50
"""A handicapped player adds to each move so many visits of the same score, and as many lost ones: so moves that were
hardly tried look worse."""


class Report:
    """A view of one search at one moment; to be asked before the search goes on."""

    def __init__(
        self, tree: WyeTree, proofs: Proofs, position: Position, misjudged: NDArray[np.float32] | None = None
    ) -> None:
        """`misjudged`, shape (cells,), is what a handicapped player adds to each move's chance; None for others."""
        self._tree, self._proofs, self._position, self._misjudged = tree, proofs, position, misjudged

    @property
    def settled(self) -> bool:
        """Whether nothing is left to find out."""
        return 0 in self._proofs.decided or bool(np.isneginf(self._tree.choice[0, SCORE]).all())

    def info(self, nodes: int, playouts: int, owned_of: int) -> Info:
        """What is known now, `nodes` and `playouts` being the work done; cells were owned in `owned_of` playouts.

        A swap trades sides: it is chosen against a stone known to be good, or else against a good best reply.
        """
        position = self._position
        best, value = self._best()
        visits = self._tree.stats[0, VISITS]
        of_moves = {move: int(visits[move]) for move in position.empty}
        stone = 1 - value if position.stone is None else position.stone
        if position.swap is not None and stone > 0.5:
            return Info(position.swap, stone, playouts, nodes, of_moves, line_of(position.swap))
        if position.swappable:
            value = min(value, 1 - value)
        lead = 0
        if self._misjudged is None and position.swap is None:
            lead = int(visits[best] - np.delete(visits, best).max(initial=0))
        return Info(
            best,
            value,
            playouts,
            nodes,
            of_moves,
            self._tree.line,
            self._branches,
            lead,
            lambda: tuple((self._tree.stats[0, OWNED] / owned_of).tolist()),
        )

    def _best(self) -> tuple[int, float]:
        """The choice at the root and its winning chance: the most visited move that is not known to lose."""
        visits, score = self._tree.stats[0, VISITS], self._tree.choice[0, SCORE]
        proof = self._proofs.decided.get(0)
        won = None if proof is None else proof.move
        if self._misjudged is not None and not np.isneginf(score).all():
            worth = score * (visits + DOUBT) / (visits + 2 * DOUBT)
            if won is not None:
                worth[won] = 1
            best = int((worth + self._misjudged).argmax())
            return best, 1.0 if best == won else self._chance(best)
        if won is not None:
            return won, 1.0
        if self.settled:  # every move loses: the one that was hardest to refute
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
        """The most visited moves at a node and below it."""
        if node == NO_CHILD or not tops:
            return ()
        player = self._position.state.mover(depth)
        visits = self._tree.stats[node, VISITS]
        best = np.argsort(-visits, kind="stable")[: tops[0]]
        return tuple(
            Branch(
                move,
                player,
                int(visits[move]),
                self._worth(node, move),
                self._branches(*tops[1:], node=int(self._tree.child[node, move]), depth=depth + 1),
            )
            for move in best.tolist()
            if visits[move]
        )

    def _worth(self, node: int, move: int) -> float:
        """The winning chance of the player who makes a move that was visited: 1 or 0 where that is proven."""
        proof = self._proofs.decided.get(node)
        if proof is not None and proof.move in (move, None):
            return float(proof.won)
        if np.isneginf(self._tree.choice[node, SCORE, move]):
            return 0.0
        return chance(float(self._tree.stats[node, WINS, move] / self._tree.stats[node, VISITS, move]))


def chance(share: float) -> float:
    """The winning chance that a share of won playouts stands for, both 0 to 1; without a proof it is never 0 or 1.

    Random games forgive more mistakes than good ones, so a small lead in playouts wins most games: the odds are cubed,
    which agrees with the results of games between stronger players (tests/MEASUREMENTS.md).
    """
    won, lost = share * share * share, (1 - share) * (1 - share) * (1 - share)
    return min(max(won / (won + lost), UNSURE), 1 - UNSURE)
