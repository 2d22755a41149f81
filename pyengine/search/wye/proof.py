"""The proofs of a tree: links prove leaves, and their proofs are backed up (connection/proof.py has the idea)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pyengine.core.game import NOBODY
from pyengine.search.connection.distance import Board, bits, mask_of
from pyengine.search.connection.evaluation import Stones
from pyengine.search.connection.links import Links
from pyengine.search.connection.proof import EVERY_CELL, Proof
from pyengine.search.wye.tree import WyeTree

Numbers = NDArray[np.intp]


@dataclass(slots=True)
class Threats:
    """The opponent's proven wins at a node: the must-play region that they leave, and all cells of their carriers."""

    must_play: int = EVERY_CELL
    carriers: int = 0


class Proofs:
    """The proofs of a tree, by the numbers of its nodes; 0 is the root."""

    def __init__(self) -> None:
        self.decided: dict[int, Proof] = {}
        self.threats: dict[int, Threats] = {}

    def below(self, nodes: Sequence[int]) -> Proofs:
        """The proofs of these nodes alone, renumbered by their places in the sequence."""
        kept, number = Proofs(), {node: place for place, node in enumerate(nodes)}
        kept.decided = {number[node]: proof for node, proof in self.decided.items() if node in number}
        kept.threats = {number[node]: threats for node, threats in self.threats.items() if node in number}
        return kept

    def win(self, node: int, move: int, carrier: int) -> Proof:
        """Proves that the player to move at a node wins by this move; `carrier` is that of the position after it."""
        return self._decide(node, Proof(True, move, carrier | 1 << move))

    def loss(self, node: int, carrier: int) -> Proof | None:
        """Proves that every move outside this carrier loses. Returns the proof of a loss if no move is left."""
        threats = self.threats.setdefault(node, Threats())
        threats.must_play &= carrier
        threats.carriers |= carrier
        return None if threats.must_play else self._decide(node, Proof(False, None, threats.carriers))

    def _decide(self, node: int, proof: Proof) -> Proof:
        self.decided[node] = proof
        self.threats.pop(node, None)
        return proof


class Prover:
    """Proves leaves of a tree that links alone win, and backs their proofs up."""

    def __init__(self, board: Board, goals: tuple[int, int], tree: WyeTree) -> None:
        self.proofs = Proofs()
        self._board, self._tree = board, tree
        self.links = [Links(board, board.goal(goal)) for goal in goals]

    def keep(self, nodes: Sequence[int]) -> None:
        """Drops all proofs but those of these nodes, renumbered by their places in the sequence."""
        self.proofs = self.proofs.below(nodes)

    def leaves(self, edges: Numbers, positions: Stones, winners: Numbers) -> dict[int, int]:
        """The carriers of the proven ones among the positions behind these edges, by their place in the arrays.

        `winners`, shape (positions,), holds the apparent winner, or 0; equal edges lead to equal positions.
        """
        carriers: dict[int, int | None] = {}
        for number in np.flatnonzero(winners).tolist():
            edge = int(edges[number])
            if edge not in carriers:
                cells, player = positions[number].tobytes(), int(winners[number])
                carriers[edge] = self.links[player - 1].carrier(mask_of(cells, player), mask_of(cells, NOBODY))
        places = ((number, carriers[int(edges[number])]) for number in np.flatnonzero(winners).tolist())
        return {number: carrier for number, carrier in places if carrier is not None}

    def back_up(self, edge: int, won: bool, carrier: int, *, swappable: bool) -> None:
        """Backs up that a move wins or loses for its player, with the carrier of the position after it.

        Closes every move that is thereby proven to lose. Where the root is `swappable`, a first stone that wins is one
        of these, since the opponent takes it over.
        """
        tree, proofs = self._tree, self.proofs
        while True:
            node, move = divmod(edge, tree.cells)
            if node in proofs.decided:
                return
            if node == 0 and swappable and won:
                tree.close(node, [move])
                return
            proof = proofs.win(node, move, carrier) if won else proofs.loss(node, carrier)
            if proof is None:
                tree.close(node, list(bits(~proofs.threats[node].must_play & self._board.all)))
                return
            if node == 0:
                return
            edge, won, carrier = int(tree.edge[node]), not proof.won, proof.carrier
