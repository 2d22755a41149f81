"""Cells and how they lie: names, neighbours, sides, places on the plane. Rules use it, and the page draws it.

Nothing here is specific to a rule: a geometry says which cells touch, not what is won by touching. Places are in units
of one cell's width, the origin at the top left, y growing downward.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import sqrt

Point = tuple[float, float]

ROW_HEIGHT = sqrt(3) / 2
_RISE = 1 / sqrt(3)  # from the centre of a hexagon of width 1 to its top
HEXAGON: tuple[Point, ...] = (
    (0, -_RISE), (0.5, -_RISE / 2), (0.5, _RISE / 2), (0, _RISE), (-0.5, _RISE / 2), (-0.5, -_RISE / 2),
)  # fmt: skip
"""The outline of a cell round its centre, clockwise from the top."""


@dataclass(frozen=True)
class Side:
    """A side of the board: the line to draw along it, and the player whose goal it is (0: nobody's)."""

    name: str
    points: tuple[Point, ...]
    player: int


@dataclass(frozen=True)
class Label:
    """A piece of text beside the board: a coordinate."""

    text: str
    place: Point


@dataclass(frozen=True)
class Geometry:
    """The cells of one board, numbered in reading order, and how they lie.

    `names[i]` is cell i's name, `neighbours[i]` the cells that touch it, `borders[i]` a mask with one bit for each of
    `sides` that the cell lies on, `rows` the cells row by row, `places[i]` the centre of its `outline`.
    """

    names: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    borders: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    places: tuple[Point, ...]
    outline: tuple[Point, ...]
    sides: tuple[Side, ...]
    labels: tuple[Label, ...]
    width: float
    height: float

    @cached_property
    def index(self) -> dict[str, int]:
        """Cell number by name."""
        return {name: cell for cell, name in enumerate(self.names)}


@cache
def triangle(side: int) -> Geometry:
    """The board of Y with `side` cells a side, its apex up: row r has r cells, and `a1` is the apex."""
    cells = [(row, column) for row in range(side) for column in range(row + 1)]
    number = {cell: i for i, cell in enumerate(cells)}
    steps = ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1))

    def place(row: int, column: int) -> Point:
        return (column - row / 2 + (side - 1) / 2 + 1.6, row * ROW_HEIGHT + 0.9)

    def edge(along: list[tuple[int, int]], corners: tuple[int, ...], end: int) -> tuple[Point, ...]:
        """The line through these corners of the outlines of some cells, closed by corner `end` of the last one."""
        marks = [(cell, corner) for cell in along for corner in corners] + [(along[-1], end)]
        return tuple(_shift(place(*cell), HEXAGON[corner]) for cell, corner in marks)

    bottom = side - 1
    return Geometry(
        names=tuple(f"{chr(ord('a') + column)}{row + 1}" for row, column in cells),
        neighbours=tuple(
            tuple(number[row + down, column + right] for down, right in steps if (row + down, column + right) in number)
            for row, column in cells
        ),
        borders=tuple((column == 0) | (column == row) << 1 | (row == bottom) << 2 for row, column in cells),
        rows=tuple(tuple(number[row, column] for column in range(row + 1)) for row in range(side)),
        places=tuple(place(row, column) for row, column in cells),
        outline=HEXAGON,
        sides=(
            Side("left", edge([(row, 0) for row in range(side)], (0, 5), 4), 0),
            Side("right", edge([(row, row) for row in range(side)], (0, 1), 2), 0),
            Side("bottom", edge([(bottom, column) for column in range(side)], (4, 3), 2), 0),
        ),
        labels=(
            *(Label(str(row + 1), place(row, -1)) for row in range(side)),
            *(Label(chr(ord("a") + column), place(side, column)) for column in range(side)),
        ),
        width=side + 2.2,
        height=side * ROW_HEIGHT + 1.5,
    )


def _shift(point: Point, by: Point) -> Point:
    return (point[0] + by[0], point[1] + by[1])
