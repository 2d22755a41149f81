"""What is proven in a search tree of a connection game: who wins, and which cells that takes.

A won position has a carrier, the empty cells that the winner's play needs, whatever the opponent does. A move outside
the carrier of a win of the opponent loses to that same win. So a player must move within all the carriers found so far,
the must-play region, and has lost when it is empty (Ryan Hayward and others, "Solving 7x7 Hex with domination, virtual
connections, and game-state reduction", 2005).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.game import NOBODY
from pyengine.search.distance import Board, bits, mask_of
from pyengine.search.links import Links
from pyengine.search.wye.evaluation import Stones
from pyengine.search.wye.tree import WyeTree

Numbers = NDArray[np.intp]

EVERY_CELL = -1
"""As a mask of cells."""


class Proof(NamedTuple):
    """What is proven of a position: whether the player to move wins, by which move, and the winner's carrier."""

    won: bool
    move: int | None
    carrier: int


@dataclass(slots=True)
class Threats:
    """The known wins of the opponent at a node: the must-play region that is left, and all cells of their carriers."""

    must_play: int = EVERY_CELL
    carriers: int = 0


class Proofs:
    """The proofs of a tree, by the numbers of its nodes; 0 is the root."""

    def __init__(self) -> None:
        self.decided: dict[int, Proof] = {}
        self.threats: dict[int, Threats] = {}

    def below(self, nodes: Sequence[int]) -> Proofs:
        """The proofs of these nodes alone, renumbered by their places in the sequence."""
        found, number = Proofs(), {node: place for place, node in enumerate(nodes)}
        found.decided = {number[node]: proof for node, proof in self.decided.items() if node in number}
        found.threats = {number[node]: threats for node, threats in self.threats.items() if node in number}
        return found

    def win(self, node: int, move: int, carrier: int) -> Proof:
        """The player to move at a node wins by this move; `carrier` is that of the position after it."""
        return self._decide(node, Proof(True, move, carrier | 1 << move))

    def loss(self, node: int, carrier: int) -> Proof | None:
        """The player to move loses with every move outside this carrier. The proof of a loss, if no move is left."""
        threats = self.threats.setdefault(node, Threats())
        threats.must_play &= carrier
        threats.carriers |= carrier
        return None if threats.must_play else self._decide(node, Proof(False, None, threats.carriers))

    def _decide(self, node: int, proof: Proof) -> Proof:
        self.decided[node] = proof
        self.threats.pop(node, None)
        return proof


class Prover:
    """Proves leaves of a tree that are won by links alone, and backs their proofs up through it."""

    def __init__(self, board: Board, goals: tuple[int, int], tree: WyeTree) -> None:
        self.proofs = Proofs()
        self._board, self._tree = board, tree
        self.links = [Links(board, board.goal(goal)) for goal in goals]

    def keep(self, nodes: Sequence[int]) -> None:
        """Drops all proofs but those of these nodes, renumbered by their places in the sequence."""
        self.proofs = self.proofs.below(nodes)

    def carrier(self, stones: NDArray[np.uint8], player: int) -> int | None:
        """The carrier of a win that the player holds in a position, shape (cells,), whoever moves; None if unproven."""
        cells = stones.tobytes()
        return self.links[player - 1].held(mask_of(cells, player), mask_of(cells, NOBODY))

    def leaves(self, edges: Numbers, positions: Stones, winners: Numbers) -> dict[int, int]:
        """The carriers of the proven ones among the positions behind these edges, by their place in the arrays.

        `winners`, shape (positions,), holds who seems to have won, or 0; equal edges lead to equal positions.
        """
        found: dict[int, int] = {}
        known: dict[int, int | None] = {}
        for number in np.flatnonzero(winners).tolist():
            edge = int(edges[number])
            if edge not in known:
                known[edge] = self.carrier(positions[number], int(winners[number]))
            carrier = known[edge]
            if carrier is not None:
                found[number] = carrier
        return found

    def back_up(self, edge: int, won: bool, carrier: int, *, swappable: bool) -> None:
        """Backs up that a move wins or loses for its player, with the carrier of the position after it.

        Closes every move that is thereby known to lose. Where the root is `swappable`, a first stone that wins is one
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
                lost = ~proofs.threats[node].must_play & self._board.all
                tree.close(node, list(bits(lost)))
                return
            if node == 0:
                return
            edge, won, carrier = int(tree.edge[node]), not proof.won, proof.carrier
