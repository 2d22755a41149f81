"""The game of Y: the first chain that touches all three sides wins. There are no draws."""

from collections.abc import Mapping
from functools import cached_property
from itertools import permutations
from typing import ClassVar

from pyengine.core.geometry import Field, Geometry, triangle
from pyengine.games.connection import ConnectionGame


class Y(ConnectionGame):
    """Y on a triangle of `size` cells a side. Both players have the same goal, so a swapped stone stays in place."""

    name = "y"
    title = "Y"
    goal = "Connect all three sides with one chain of your stones."
    sizes = (3, 25, 11)
    large: ClassVar[int | None] = 20
    goals = (0b111, 0b111)
    reasons: ClassVar[Mapping[str, str]] = {"chain": "three sides connected"}

    @property
    def geometry(self) -> Geometry:
        return triangle(self.size)

    @cached_property
    def field(self) -> Field:
        places = tuple((row - column, column) for row in range(self.size) for column in range(row + 1))
        return Field(self.size, self.size, places)

    def mirror(self, cell: int) -> int:
        return cell

    @cached_property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """The rotations and reflections, which permute a cell's distances from the three sides."""
        distances = [(i, j, self.size - 1 - i - j) for i, j in self.field.places]
        index = {place: cell for cell, place in enumerate(distances)}
        return tuple(tuple(index[far[a], far[b], far[c]] for far in distances) for a, b, c in permutations(range(3)))
