"""Motifs: what the winning move of a problem is good for, each proven by a search.

A connection counts if a pass loses it and the win needs it: the opponent would win with its carrier.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.insight.claims import link_kind
from pyengine.insight.connections import Connections, distance
from pyengine.insight.ladders import ladders
from pyengine.insight.position import Position

MOTIFS = {
    "must": "the opponent threatens to win by links alone, and of the few cells that meet that only the move wins",
    "double": "after the move there are two ways for everything that a win lacks",
    "bridge": "the move makes or saves a bridge",
    "joins": "the move connects two chains",
    "cut": "the move touches two chains of the opponent's, each with a side of its own, and keeps them apart",
    "template": "the move makes or saves an edge template",
    "ladder": "the move begins a ladder that an escape or a side connects, or makes such an escape",
}
"""The meaning of each motif, the most frequent motif first."""
NODES = 6000
"""The budget: positions that all searches look at."""
EASY, HARD = 100, 1000
"""The most nodes for the proof that ends are connected, and that they are not."""
FEW = 6
"""The most cells of a must-play region."""
NEAR = 2
"""The most stones that a connection may lack, beside the move."""


def motifs(state: Connection, move: int, nodes: int = NODES) -> tuple[str, ...]:
    """The motifs of a move that wins, in the order of MOTIFS; the same budget finds the same on every machine."""
    matches = set(_Case(Position.of(state), move, nodes).search())
    return tuple(motif for motif in MOTIFS if motif in matches)


class _Case:
    """A position with a move that wins."""

    def __init__(self, position: Position, move: int, nodes: int) -> None:
        self._position, self._move, self._connections = position, move, Connections(position, nodes)
        self._after = position.after(move)
        self._player, self._rival = position.to_move, opponent(position.to_move)

    def search(self) -> Iterator[str]:
        """The motifs, each perhaps several times."""
        return chain(self._threats(), self._ladders(), self._cuts(), self._links())

    def _threats(self) -> Iterator[str]:
        must, threats = self._connections.game.simple_threats(self._position)
        if threats and 1 < must.bit_count() <= FEW:
            yield "must"
        if any(cell == self._move for cell, _ in self._connections.double_threats(self._position)):
            yield "double"

    def _ladders(self) -> Iterator[str]:
        for ladder in ladders(self._position, self._connections, self._player):
            if ladder.first == self._move:
                yield "ladder"
        for ladder in ladders(self._after, self._connections, self._player):
            if ladder.escape is not None and ladder.escape.cells >> self._move & 1:
                yield "ladder"

    def _cuts(self) -> Iterator[str]:
        """Chains of the opponent that meet at the move. Only the cut is proven, not that they would be joined."""
        near = self._position.board.near[self._move]
        touching = [end for end in self._position.chains(self._rival) if end.cells & near]
        sides = self._position.sides(self._rival)
        for ends in combinations(touching, 2):
            one, other = ({side.side for side in sides if side.cells & end.cells} for end in ends)
            if one <= other or other <= one:
                continue
            if self._connections.link(self._rival, ends).winner(self._after, HARD) == self._player:
                yield "cut"

    def _links(self) -> Iterator[str]:
        """Connections of the player that the move makes or saves."""
        passed = self._position.after(None)
        for ends in self._position.pairs(self._player):
            if distance(self._position, self._player, ends, self._move) > NEAR + 1:
                continue
            duel = self._connections.link(self._player, ends)
            verdict = duel.verdict(self._after, EASY)
            if verdict is None or verdict.winner != self._player:
                continue
            if duel.winner(passed, HARD) == self._rival and self._needs(verdict.carrier):
                if ends[1].side is None:
                    yield "joins"
                kind = link_kind(self._position.board, verdict.carrier, ends) if verdict.carrier else ""
                if kind in ("bridge", "template"):
                    yield kind

    def _needs(self, carrier: int) -> bool:
        """Whether the win needs a connection: the opponent wins with its carrier, even if the player moves next."""
        if not carrier:
            return True
        one, two = (self._after.own(player) | (carrier if player == self._rival else 0) for player in (1, 2))
        without = replace(self._after, stones=(one, two), to_move=self._player)
        return self._connections.game.winner(without, HARD) == self._rival
