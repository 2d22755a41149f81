"""Cells and how they lie: names, neighbours, sides, places on the plane. Rules use it, and the page draws it.

Nothing here is specific to a rule: a geometry says which cells touch, not what is won by touching. Places are in units
of one cell's width, the origin at the top left, y growing downward.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, cached_property
from math import ceil, sqrt

Point = tuple[float, float]

ROW_HEIGHT = sqrt(3) / 2
_RISE = 1 / sqrt(3)  # from the centre of a hexagon of width 1 to its top
HEXAGON: tuple[Point, ...] = (
    (0, -_RISE), (0.5, -_RISE / 2), (0.5, _RISE / 2), (0, _RISE), (-0.5, _RISE / 2), (-0.5, -_RISE / 2),
)  # fmt: skip
"""The outline of a cell round its centre, clockwise from the top."""
SQUARE: tuple[Point, ...] = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
HEAP_ROW = 5
"""Tokens in a row of a heap at least: few enough for a telephone held upright, and easy to count."""


@dataclass(frozen=True)
class Side:
    """A side of the board, and the line to draw along it."""

    name: str
    points: tuple[Point, ...]


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


@dataclass(frozen=True, eq=False)
class Field:
    """How a board lies in a triangular board of Y of `side` cells a side, so that Y decides its games.

    A cell of the triangle has the coordinates (i, j), i, j >= 0 and i + j < side. The board's own cells are `places`,
    in their order, with i, j < width. What lies beyond with i >= width is player 2's, with j >= width player 1's.
    Fields are told apart by identity, which costs nothing where every playout asks for one.
    """

    side: int
    width: int
    places: tuple[tuple[int, int], ...]

    @cached_property
    def turned(self) -> Field:
        """The same board turned over in the triangle, so that the players have traded what lies beyond it."""
        return replace(self, places=tuple((j, i) for i, j in self.places))


@cache
def triangle(side: int) -> Geometry:
    """The board of Y with `side` cells a side, its apex up: row r has r cells, and `a1` is the apex."""
    cells = [(row, column) for row in range(side) for column in range(row + 1)]
    bottom = side - 1

    def place(row: int, column: int) -> Point:
        return (column - row / 2 + bottom / 2 + 1.6, row * ROW_HEIGHT + 0.9)

    return Geometry(
        names=tuple(_name(row, column) for row, column in cells),
        neighbours=_near(cells, ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1))),
        borders=tuple((column == 0) | (column == row) << 1 | (row == bottom) << 2 for row, column in cells),
        rows=tuple(tuple(range(row * (row + 1) // 2, (row + 1) * (row + 2) // 2)) for row in range(side)),
        places=tuple(place(row, column) for row, column in cells),
        outline=HEXAGON,
        sides=(
            Side("left", _edge([place(row, 0) for row in range(side)], (0, 5), 4)),
            Side("right", _edge([place(row, row) for row in range(side)], (0, 1), 2)),
            Side("bottom", _edge([place(bottom, column) for column in range(side)], (4, 3), 2)),
        ),
        labels=(
            *(Label(str(row + 1), place(row, -1)) for row in range(side)),
            *(Label(_letter(column), place(side, column)) for column in range(side)),
        ),
        width=side + 2.2,
        height=side * ROW_HEIGHT + 1.5,
    )


@cache
def rhombus(size: int) -> Geometry:
    """The board of Hex: `size` rows of `size` cells, each lower row shifted to the right, `a1` top left."""
    span, last = range(size), size - 1
    cells = [(row, column) for row in span for column in span]

    def place(row: float, column: float) -> Point:
        return (column + row / 2 + 1.6, row * ROW_HEIGHT + 1.6)

    return Geometry(
        names=tuple(_name(row, column) for row, column in cells),
        neighbours=_near(cells, ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))),
        borders=tuple((r == 0) | (r == last) << 1 | (c == 0) << 2 | (c == last) << 3 for r, c in cells),
        rows=tuple(tuple(range(row * size, (row + 1) * size)) for row in span),
        places=tuple(place(row, column) for row, column in cells),
        outline=HEXAGON,
        sides=(
            Side("top", _edge([place(0, column) for column in span], (5, 0), 1)),
            Side("bottom", _edge([place(last, column) for column in span], (4, 3), 2)),
            Side("left", _edge([place(row, 0) for row in span], (5, 4), 3)),
            Side("right", _edge([place(row, last) for row in span], (0, 1), 2)),
        ),
        labels=(
            *(Label(_letter(column), place(-1, column + 0.1)) for column in span),
            *(Label(str(row + 1), place(row, -1)) for row in span),
        ),
        width=last * 1.5 + 3.2,
        height=last * ROW_HEIGHT + 2.6,
    )


@cache
def grid(height: int, width: int) -> Geometry:
    """Squares in `height` rows of `width`, `a1` top left; cells that share an edge are neighbours."""
    cells = [(row, column) for row in range(height) for column in range(width)]
    right, bottom = width - 1, height - 1

    def place(row: int, column: int) -> Point:
        return (column + 1.5, row + 1.5)

    return Geometry(
        names=tuple(_name(row, column) for row, column in cells),
        neighbours=_near(cells, ((-1, 0), (0, -1), (0, 1), (1, 0))),
        borders=tuple((r == 0) | (r == bottom) << 1 | (c == 0) << 2 | (c == right) << 3 for r, c in cells),
        rows=tuple(tuple(range(row * width, (row + 1) * width)) for row in range(height)),
        places=tuple(place(row, column) for row, column in cells),
        outline=SQUARE,
        sides=(),
        labels=(
            *(Label(_letter(column), place(-1, column)) for column in range(width)),
            *(Label(str(row + 1), place(row, -1)) for row in range(height)),
        ),
        width=width + 2,
        height=height + 2,
    )


@cache
def heap(count: int) -> Geometry:
    """Tokens in rows, a little higher than wide where they are many, numbered from 1; nobody touches anybody."""
    row = max(HEAP_ROW, ceil(sqrt(0.7 * count)))
    return Geometry(
        names=tuple(str(number + 1) for number in range(count)),
        neighbours=((),) * count,
        borders=(0,) * count,
        rows=tuple(tuple(range(first, min(count, first + row))) for first in range(0, count, row)),
        places=tuple((number % row + 1.0, number // row + 1.0) for number in range(count)),
        outline=SQUARE,
        sides=(),
        labels=(),
        width=min(count, row) + 1.0,
        height=-(-count // row) + 1.0,
    )


def _letter(column: int) -> str:
    return chr(ord("a") + column)


def _name(row: int, column: int) -> str:
    return f"{_letter(column)}{row + 1}"


def _near(cells: list[tuple[int, int]], steps: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """For each cell the numbers of those that lie these steps away."""
    number = {cell: i for i, cell in enumerate(cells)}
    return tuple(
        tuple(number[row + down, column + right] for down, right in steps if (row + down, column + right) in number)
        for row, column in cells
    )


def _edge(along: list[Point], corners: tuple[int, ...], end: int) -> tuple[Point, ...]:
    """The line through these corners of the hexagons round some places, closed by corner `end` of the last one."""
    marks = [(place, corner) for place in along for corner in corners] + [(along[-1], end)]
    return tuple((x + HEXAGON[corner][0], y + HEXAGON[corner][1]) for (x, y), corner in marks)
