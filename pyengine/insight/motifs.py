"""Motifs: what the winning move of a problem is good for, each proven as in the rest of this room.

A connection counts if a pass loses it and the win needs it: the opponent, who has its carrier, wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain as chained
from itertools import combinations

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.insight.claims import link
from pyengine.insight.connections import Connections, Ends, Verdict, distance
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
"""What each motif claims, the most frequent ones first."""
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
    found = set(_Case(Position.of(state), move, nodes).found())
    return tuple(motif for motif in MOTIFS if motif in found)


class _Case:
    """A position with a move that wins."""

    def __init__(self, position: Position, move: int, nodes: int) -> None:
        self._position, self._move, self._known = position, move, Connections(position.board, nodes)
        self._after, self._passed = position.after(move), position.after(None)
        self._player, self._rival = position.to_move, opponent(position.to_move)

    def found(self) -> Iterator[str]:
        """The motifs, each perhaps several times."""
        return chained(self._threats(), self._ladders(), self._cuts(), self._links())

    def _threats(self) -> Iterator[str]:
        must, threats = self._known.threats(self._position)
        if threats and 1 < must.bit_count() <= FEW:
            yield "must"
        if any(cell == self._move for cell, _ in self._known.double(self._position)):
            yield "double"

    def _ladders(self) -> Iterator[str]:
        for ladder in ladders(self._position, self._known, self._player):
            if ladder.first == self._move:
                yield "ladder"
        for ladder in ladders(self._after, self._known, self._player):
            if ladder.escape is not None and ladder.escape.cells >> self._move & 1:
                yield "ladder"

    def _cuts(self) -> Iterator[str]:
        """Chains of the opponent's that meet at the move: that it would join them need not be proven, only the cut."""
        near = self._position.board.near[self._move]
        met = [chain for chain in self._position.chains(self._rival) if chain.cells & near]
        sides = self._position.sides(self._rival)
        for ends in combinations(met, 2):
            one, other = ({side.side for side in sides if side.cells & end.cells} for end in ends)
            if (
                not one <= other
                and not other <= one
                and self._verdict(self._after, self._rival, ends, HARD) == self._player
            ):
                yield "cut"

    def _links(self) -> Iterator[str]:
        """Connections of the player's that the move makes or saves."""
        for ends in self._position.pairs(self._player):
            if distance(self._position, self._player, ends, self._move) > NEAR + 1:
                continue
            kept = self._known.verdict(self._after, self._player, ends, EASY)
            if kept is None or kept.winner != self._player:
                continue
            if self._verdict(self._passed, self._player, ends, HARD) == self._rival and self._needed(kept):
                yield from self._kinds(ends, kept)

    def _needed(self, kept: Verdict) -> bool:
        """Whether the win needs a connection: the opponent wins with its carrier, even if the player moves next."""
        if not kept.carrier:
            return True
        stones = [self._after.own(player) | (kept.carrier if player == self._rival else 0) for player in (1, 2)]
        without = replace(self._after, stones=(stones[0], stones[1]), to_move=self._player)
        found = self._known.game(without, HARD)
        return found is not None and found.winner == self._rival

    def _kinds(self, ends: Ends, kept: Verdict) -> Iterator[str]:
        """The words for a connection after the move."""
        if ends[1].side is None:
            yield "joins"
        word = link(self._position.board, kept.carrier, ends) if kept.carrier else ""
        if word in ("bridge", "template"):
            yield word

    def _verdict(self, position: Position, owner: int, ends: Ends, most: int) -> int | None:
        """Who wins the duel about a connection; None if that is not found out."""
        found = self._known.verdict(position, owner, ends, most)
        return None if found is None else found.winner
