"""Boards: the names, neighbours and sides of cells, and their places in the plane, for the rules and for drawing.

A geometry is independent of the rules of a game: it says which cells touch, not who wins. Places are in units of the
width of a cell, with the origin at the top left and y growing downward.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache, cached_property
from math import ceil, sqrt

Point = tuple[float, float]
Place = tuple[int, int]
"""Two coordinates of a cell of a triangle, as in a Field."""

ROW_HEIGHT = sqrt(3) / 2
_RISE = 1 / sqrt(3)  # from the centre of a hexagon of width 1 to its top
HEXAGON: tuple[Point, ...] = (
    (0, -_RISE), (0.5, -_RISE / 2), (0.5, _RISE / 2), (0, _RISE), (-0.5, _RISE / 2), (-0.5, -_RISE / 2),
)  # fmt: skip
"""The outline of a cell around its centre, clockwise from the top."""
SQUARE: tuple[Point, ...] = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
HEAP_ROW = 5
"""The fewest tokens in a full row of a heap, easy to count on the width of a phone."""


_PADDING = re.compile(r"(?<=[a-z])0+(?=\d)")


def plain_name(name: str) -> str:
    """The name of a cell without zeros before its row: `a2` for `a02`."""
    return _PADDING.sub("", name)


@dataclass(frozen=True)
class Side:
    """A side of the board and the line along it."""

    name: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Label:
    """A coordinate written beside the board."""

    text: str
    place: Point


@dataclass(frozen=True)
class Geometry:
    """The cells of one board, numbered in reading order.

    `names[i]` is the name of cell i, `neighbours[i]` the cells that touch it, `borders[i]` the mask of the `sides` on
    which it lies, `places[i]` the centre of its `outline`; `rows` are the cells row by row. Cells are places for stones
    or, if `tokens` is True, tokens to take. If cells differ in shape, `outlines[i]` is the outline of cell i around its
    centre, and `outline` a typical one; otherwise `outlines` is empty.
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
    tokens: bool = False
    outlines: tuple[tuple[Point, ...], ...] = ()

    @cached_property
    def index(self) -> dict[str, int]:
        """Cell number by name."""
        return {name: cell for cell, name in enumerate(self.names)}


@dataclass(frozen=True, eq=False)
class Field:
    """A board as a part of a triangular board of Y with `side` cells a side, on which Y decides the game.

    A cell of the triangle has the coordinates (i, j) with i, j >= 0 and i + j < side. The cells of the board are at
    `places`, in their order, with i, j < width. All cells with i >= width are player 2's, those with j >= width player
    1's. A cell of a bent board may have more places: `copies` are these with their cells. Fields are compared by
    identity, since every playout looks one up.
    """

    side: int
    width: int
    places: tuple[Place, ...]
    copies: tuple[tuple[Place, int], ...] = ()

    @cached_property
    def mirror_image(self) -> Field:
        """The mirror image of the board in the triangle, for players with traded goals."""
        return replace(self, places=tuple((j, i) for i, j in self.places))

    @cached_property
    def cells(self) -> dict[Place, int]:
        return dict(self.copies) | {place: cell for cell, place in enumerate(self.places)}

    def beside(self, cell: int, step: Place) -> int | None:
        """The cell at a step of one or two cells from `cell`, or None beyond the board."""
        (i, j), (down, across) = self.places[cell], step
        return self.cells.get((i + down, j + across))


@cache
def triangle(side: int) -> Geometry:
    """The board of Y with `side` cells a side: row r has r cells, and `a1` is the apex at the top."""
    cells = [(row, column) for row in range(side) for column in range(row + 1)]
    bottom = side - 1

    def place(row: float, column: float) -> Point:
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
            *(Label(str(row + 1), place(row, -1.15)) for row in range(side)),
            *(Label(_letter(column), place(side + 0.12, column + 0.06)) for column in range(side)),
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
            *(Label(_letter(column), place(-1.25, column + 0.125)) for column in span),
            *(Label(str(row + 1), place(row, -1.25)) for row in span),
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
    """Tokens in rows, numbered from 1; a large heap is a little higher than wide. No two tokens are neighbours."""
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
        tokens=True,
    )


@cache
def empty() -> Geometry:
    return Geometry((), (), (), (), (), SQUARE, (), (), 1.0, 1.0)


def _letter(column: int) -> str:
    return chr(ord("a") + column)


def _name(row: int, column: int) -> str:
    return f"{_letter(column)}{row + 1}"


def _near(cells: list[tuple[int, int]], steps: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """For each cell the numbers of the cells at one of these steps from it."""
    number = {cell: i for i, cell in enumerate(cells)}
    return tuple(
        tuple(number[row + down, column + right] for down, right in steps if (row + down, column + right) in number)
        for row, column in cells
    )


def _edge(along: list[Point], corners: tuple[int, ...], end: int) -> tuple[Point, ...]:
    """The line through these corners of the hexagons around some places, up to corner `end` of the last hexagon."""
    marks = [(place, corner) for place in along for corner in corners] + [(along[-1], end)]
    return tuple((x + HEXAGON[corner][0], y + HEXAGON[corner][1]) for (x, y), corner in marks)
