"""The proof that a position of a connection game is won: by whom, by which move, and with which cells.

A won position has a carrier, the empty cells that the winner's play needs, whatever the opponent does. A move outside
the carrier of a win of the opponent loses to that same win. So a player must move within all the carriers found so far,
the must-play region, and has lost when it is empty (Ryan Hayward and others, "Solving 7x7 Hex with domination, virtual
connections, and game-state reduction", 2005).
"""

from typing import NamedTuple

EVERY_CELL = -1
"""The mask of all cells."""


class Proof(NamedTuple):
    """Whether the player to move wins, by which move, and the winner's carrier."""

    won: bool
    move: int | None
    carrier: int
