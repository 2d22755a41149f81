"""The game of Hex: one player connects top and bottom, the other left and right. There are no draws."""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from pyengine.core.geometry import Field, Geometry, rhombus
from pyengine.core.parameters import Parameter, Switch
from pyengine.games.connection import HANDICAP, MASTER, PIE, ConnectionGame

SIDES = Parameter(
    "sides", "Swap sides", False, Switch(), "The stone that is taken over stays in place, and the players trade sides."
)


class Hex(ConnectionGame):
    """Hex on a rhombus of `size` by `size` cells: player 1 connects top and bottom, player 2 left and right.

    A swap keeps the worth of the stone for its owner: the stone is reflected in the long diagonal or, with SIDES, it
    stays in place and the players trade sides.
    """

    name = "hex"
    title = "Hex"
    goal = "Black connects top and bottom, White connects left and right."
    traded_goal = "White connects top and bottom, Black connects left and right."
    sizes = (2, 25, 11)
    large: ClassVar[int | None] = 15
    options = (PIE, SIDES, MASTER, HANDICAP)
    swaps = (PIE.name, SIDES.name)
    reasons: ClassVar[Mapping[str, str]] = {"chain": "two sides connected"}
    goals = (0b0011, 0b1100)

    @property
    def geometry(self) -> Geometry:
        return rhombus(self.size)

    @cached_property
    def field(self) -> Field:
        """A triangle of side 2n - 1 in which each player owns all cells of one corner; rows run along j."""
        places = tuple((column, row) for row in range(self.size) for column in range(self.size))
        return Field(2 * self.size - 1, self.size, places)

    @property
    def trades(self) -> bool:
        return bool(self.choices[SIDES.name])

    @cached_property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """The identity and a turn by 180 degrees, after which both players have the same sides."""
        cells = tuple(range(self.size**2))
        return cells, cells[::-1]

    def mirror(self, cell: int) -> int:
        if self.trades:
            return cell
        row, column = divmod(cell, self.size)
        return column * self.size + row
