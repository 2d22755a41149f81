"""Claims about a position or a move, as data: explanations and features consist of them."""

from dataclasses import dataclass

from pyengine.insight.position import End
from pyengine.search.connection.distance import Board

FEW = 5
"""The most cells of a must-play region that is told: a larger one tells a person nothing."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A proven claim.

    `kind` is a word of KINDS; `player` has the success or the connection; `ends` are those of a connection; `carrier`
    masks the empty cells that decide it; `answer` is the move that shows it.
    """

    kind: str
    player: int
    carrier: int
    ends: tuple[End, ...] = ()
    answer: int | None = None


KINDS = {
    # A move and a better one:
    "wins": "the better move wins; with ends: by a link from its chain to a side",
    "must": "the opponent threatens to win, and the move lies outside the must-play region, the carrier",
    "double": "the answer, which is the better move, leaves two ways for everything that a win lacks",
    "doubled": "after the move the opponent has a double threat, the answer, and after the better one none",
    "loses": "after the move the opponent wins, beginning with the answer",
    "broken-bridge": "the opponent has gone into a bridge, and after the move can cut it; the better one keeps it",
    "broken-template": "the opponent can cut an edge template after the move; the better one keeps it",
    "broken-connection": "the opponent can cut another connection after the move; the better one keeps it",
    "cut": "after the move the opponent can cut what the better one connects",
    "joins": "after the move the opponent can make a connection that the better one stops",
    "ladder-joins": "after the move the opponent can connect by a ladder, whose escape is the chain at its third end",
    "ladder-runs": "the better move begins a ladder that connects by its escape, the third end; after the other not",
    "ladder-escape": "the better move is an escape, the third end: a ladder threatens to connect; after the other not",
    "ladder-fails": "the move begins a ladder and the opponent can cut, as the answer shows; the better one connects",
    "dead": "the move is dead, since a stone there changes nothing; in a position: the dead cells",
    # A position:
    "captured": "pairs of cells: the opponent's stone on one is dead after the player's answer on the other",
    "reaches": "a chain touches a side of its goal",
    "bridge": "two cells hold a connection, whichever player moves",
    "template": "more cells hold a connection to a side from a row near it, whichever player moves",
    "connection": "more cells hold any other connection, whichever player moves",
    "open": "the player who moves first connects or cuts: the answer is the owner's move",
    "severed": "the opponent holds a cut, whichever player moves",
    "ladder": "along the carrier, in which moves and answers alternate, each move on the second row forces an answer",
    "escape": "a ladder that connects because of the chain at its second end",
    "region": "the must-play region of the player to move: the opponent threatens to win",
}
"""The meaning of each kind."""
ROWS = 4
"""The rows from a side in which its templates lie."""
HELD = "bridge", "template", "connection"
"""The kinds of connections that their owner holds."""


def link_kind(board: Board, carrier: int, ends: tuple[End, End]) -> str:
    """One of HELD: two cells are a bridge.

    An edge template lies between a side and the row of the chain, at most the fourth; all others are connections.
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
