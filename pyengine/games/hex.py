"""The game of Hex: one player joins top and bottom, the other one left and right. There are no draws."""

from __future__ import annotations

from pyengine.game import Option
from pyengine.games.connection import PIE, ConnectionGame
from pyengine.geometry import Field, Geometry, rhombus

SIDES = Option("sides", "Swap sides", "The stone taken over stays, and the players trade sides.", default=False)


class Hex(ConnectionGame):
    """Hex on a rhombus of `size` by `size` cells: player 1 joins top and bottom, player 2 left and right.

    There are two kinds of swap, after which a stone means to its new owner what it meant to the old one: it is
    reflected in the long diagonal, or it stays and the players trade their sides.
    """

    name = "hex"
    title = "Hex"
    goal = "Black connects top and bottom, White connects left and right."
    traded_goal = "White connects top and bottom, Black connects left and right."
    sizes = (2, 19, 11)
    options = (PIE, SIDES)
    goals = (0b0011, 0b1100)

    @property
    def geometry(self) -> Geometry:
        return rhombus(self.size)

    def make_field(self) -> Field:
        """Hex is Y on a triangle of side 2n - 1 with a corner filled for either player: rows run along j."""
        places = tuple((column, row) for row in range(self.size) for column in range(self.size))
        return Field(2 * self.size - 1, self.size, places)

    @property
    def trades(self) -> bool:
        return bool(self.chosen[SIDES.name])

    def alike(self, move: int) -> int:
        """Turned by 180 degrees, everybody still joins the same sides."""
        return min(move, self.swap - 1 - move)

    def mirrored(self, cell: int) -> int:
        if self.trades:
            return cell
        row, column = divmod(cell, self.size)
        return column * self.size + row
