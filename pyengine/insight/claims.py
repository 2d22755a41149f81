"""A claim about a position or a move, as data: what explanations and features are made of."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.insight.position import End
from pyengine.search.distance import Board


@dataclass(frozen=True, slots=True)
class Claim:
    """A proven claim.

    `kind` is a word of KINDS, `player` whose success or connection it is about, `ends` are those of a connection,
    `carrier` masks the empty cells on which it is decided, and `answer` is the move that shows it.
    """

    kind: str
    player: int
    carrier: int
    ends: tuple[End, ...] = ()
    answer: int | None = None


KINDS = {
    # of a move and a better one
    "wins": "the better move wins; with ends: by a link from its chain to a side",
    "must": "the opponent threatens to win, and the move lies outside the must-play region, the carrier",
    "double": "the answer, of a move and a better one the better one, leaves two ways for everything that a win lacks",
    "doubled": "after the move the opponent has such an answer, and after the better one none",
    "loses": "after the move the opponent wins, beginning with the answer",
    "broken-bridge": "the opponent has gone into a bridge, and after the move can cut it; the better one keeps it",
    "broken-template": "the same of an edge template",
    "broken-connection": "the same of any other connection",
    "cut": "after the move the opponent can cut what the better one connects",
    "joins": "after the move the opponent can make a connection that the better one stops",
    "ladder-joins": "the same by a ladder, which connects because of the chain at its third end",
    "ladder-escape": "after the better move, at the third end, a ladder threatens to connect; after the other one none",
    "ladder-fails": "the move begins a ladder and the opponent can cut, as the answer shows; the better one connects",
    "dead": "the move is dead: a stone there changes nothing; of a position: the cells that are",
    # of a position
    "captured": "pairs of cells: the opponent's stone on one is dead after the player's answer on the other",
    "reaches": "a chain touches a side of its goal",
    "bridge": "two cells hold a connection, whoever moves",
    "template": "more cells hold a connection to a side from a row near it, whoever moves",
    "connection": "more cells hold any other connection, whoever moves",
    "open": "whoever moves first connects or cuts: the answer is the owner's move",
    "severed": "the opponent holds a cut, whoever moves",
    "ladder": "along the carrier, in which moves and answers alternate, each move on the second row forces an answer",
    "escape": "a ladder that connects because of the chain at its second end",
    "region": "the must-play region of the player to move: the opponent threatens to win",
}
"""What each kind claims."""
ROWS = 4
"""The rows from a side in which its templates lie."""
HELD = "bridge", "template", "connection"
"""The kinds of connections that are held."""


def link(board: Board, carrier: int, ends: tuple[End, End]) -> str:
    """The word for a connection that is held: two cells are a bridge.

    An edge template lies between a side and the row of the chain, the fourth at most; all others are connections.
    """
    if carrier.bit_count() == 2:
        return "bridge"
    chain, side = ends
    rows = side.cells
    for _ in range(ROWS) if side.side is not None else ():
        if chain.cells & rows:
            return "connection" if carrier & ~rows else "template"
        rows |= board.around(rows)
    return "connection"
