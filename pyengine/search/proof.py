"""What is proven in a search tree of a game that chains win: who wins, and which cells that takes.

A won position has a carrier, the empty cells that the winner's play needs, whatever the other one does. Where a move
loses by a win with a carrier, every move beside that carrier loses by the same win; so a player must play into all the
carriers found so far, and who cannot has lost (Ryan Hayward and others, "Solving 7x7 Hex with domination, virtual
connections, and game-state reduction", 2005).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

EVERY_CELL = -1
"""As a mask of cells."""


class Proof(NamedTuple):
    """What is proven of a position: whether the player to move wins, by which move, and the winner's carrier."""

    won: bool
    move: int | None
    carrier: int


@dataclass(slots=True)
class Threats:
    """What the player to move at a node must break: the cells common to all known wins of the other one, and all."""

    must_play: int = EVERY_CELL
    carriers: int = 0


class Proofs:
    """The proofs of a tree. Its nodes have numbers, 0 is the root."""

    def __init__(self) -> None:
        self.decided: dict[int, Proof] = {}
        self.threats: dict[int, Threats] = {}

    def below(self, nodes: Sequence[int]) -> Proofs:
        """The proofs of these nodes alone, which are now numbered by their places."""
        found, number = Proofs(), {node: place for place, node in enumerate(nodes)}
        found.decided = {number[node]: proof for node, proof in self.decided.items() if node in number}
        found.threats = {number[node]: threats for node, threats in self.threats.items() if node in number}
        return found

    def win(self, node: int, move: int, carrier: int) -> Proof:
        """The player to move at a node wins by this move; `carrier` is that of the position after it."""
        return self._decide(node, Proof(True, move, carrier | 1 << move))

    def loss(self, node: int, carrier: int) -> Proof | None:
        """The player to move loses with every move that is not in this carrier; the proof, if none is left."""
        threats = self.threats.setdefault(node, Threats())
        threats.must_play &= carrier
        threats.carriers |= carrier
        return None if threats.must_play else self._decide(node, Proof(False, None, threats.carriers))

    def _decide(self, node: int, proof: Proof) -> Proof:
        self.decided[node] = proof
        self.threats.pop(node, None)
        return proof
