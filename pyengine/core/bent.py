"""The bent board of Y: half of a geodesic sphere, on which the middle is worth less than on a flat triangle.

Craige Schensted and Charles Titus looked for boards whose sides count as much as their middle ("Mudcrack Y & Poly-Y",
1975); Kadon makes the one with 93 points of wood. Ten faces of an icosahedron are cut into small triangles, s to an
edge: one face, the three next to it, and the six others at its corners. These corners are the three points with five
neighbours; every other point inside has six. There are 5ss + 3s + 1 points (27, 55 and 93 for s = 2, 3 and 4), and each
side has 2s + 1 of them.

Unfolded, the board lies in a triangle with 4s + 1 cells a side, whose cells have coordinates (i, j, k) with
i + j + k = 4s. Where two coordinates are at most s, the board was cut open, from a point with five neighbours to a
corner. In the wedge between the two banks of the cut every row of cells is one point of the board, and beyond the wedge
all cells are the corner. So cells of two points touch if and only if the points do: Y on the triangle and Y on the
board have the same winner, and the Y-reduction decides the game.
"""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise, permutations
from math import acos, atan2, cos, dist, fsum, hypot, pi, radians, sin, sqrt, tau

from pyengine.core.geometry import HEXAGON, Field, Geometry, Label, Place, Point, Side

Triple = tuple[int, int, int]
"""The three coordinates of a cell of the triangle."""

INNER, FLANK, CORNER = radians(14), radians(29.5), radians(38)
"""The angles from the pole of a sphere to the corners of the middle face, to the outer corners of the faces next to it,
and to the corners of the board. The points then lie more evenly than those of an icosahedron would."""
TOWARDS = radians(-90), radians(150), radians(30)
"""The directions of the three corners in the drawing."""
CLOSEST = 0.96
"""The least distance between two points in the drawing, so that every cell has room for a stone."""
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The steps to the neighbours of a cell of the triangle."""
MARGIN = 0.5
"""The free space round the drawing."""


@dataclass(frozen=True, eq=False)
class BentField(Field):
    """A bent board in its triangle; `edge` is the s of the text above."""

    edge: int = 0

    def beside(self, cell: int, step: Place) -> int | None:
        """The cell a step away from `cell`, or None beyond the board. A way over a wedge goes on behind the wedge."""
        edge, (i, j) = self.edge, self.places[cell]
        here, there = _triple(i, j, edge), _triple(i + step[0], j + step[1], edge)
        for axis in range(3):
            one, two = _others(axis)
            (a, b), (c, d) = ((place[one] - edge, place[two] - edge) for place in (here, there))
            if a == b == 0:
                continue
            forward = b > a
            over = (d < c if forward else c < d) and (a * d > b * c if forward else a * d < b * c)
            if max(c, d) <= 0 or over:
                there = _turn(there, axis, edge, forward=forward)
                break
        return self.cells.get(there[:2]) if min(there) >= 0 else None


@cache
def field(edge: int) -> BentField:
    """The board with `edge` small triangles to an edge, in its triangle; its cells are in reading order."""
    points: dict[Triple, list[Place]] = {}
    for i in range(4 * edge + 1):
        for j in range(4 * edge + 1 - i):
            points.setdefault(_point(_triple(i, j, edge), edge), []).append((i, j))
    order = sorted(points, key=lambda point: (_row(point, edge), _place(point, edge)[0]))
    copies = ((place, cell) for cell, point in enumerate(order) for place in points[point] if place != point[:2])
    return BentField(4 * edge + 1, 4 * edge + 1, tuple((i, j) for i, j, _ in order), tuple(copies), edge)


def symmetries(edge: int) -> tuple[tuple[int, ...], ...]:
    """The rotations and reflections, which permute the three coordinates."""
    board = field(edge)
    points = [_triple(i, j, edge) for i, j in board.places]
    return tuple(tuple(board.cells[point[a], point[b]] for point in points) for a, b, _ in permutations(range(3)))


@cache
def bent(edge: int) -> Geometry:
    """The board with `edge` small triangles to an edge, a corner at the top.

    Cells are named by rings: `a1` is the corner at the top, where the outermost ring begins, clockwise; `b1` lies below
    it and begins the next ring.
    """
    board = field(edge)
    borders = [0] * len(board.places)
    for (i, j), cell in board.cells.items():
        borders[cell] |= (i + j == 4 * edge) | (j == 0) << 1 | (i == 0) << 2
    unscaled = [_place(_triple(i, j, edge), edge) for i, j in board.places]
    near = _neighbours(board, unscaled)
    scale = CLOSEST / min(dist(unscaled[one], unscaled[other]) for one, cells in enumerate(near) for other in cells)
    points = [(scale * x, scale * y) for x, y in unscaled]
    rims = [_rim(points, cell, near[cell], borders[cell]) for cell in range(len(points))]
    ring = [0]  # the boundary, clockwise
    while near[ring[-1]][0] != 0:
        ring.append(near[ring[-1]][0])
    names = _names(points, near, borders)
    labels = [(names[cell], _outward(*points[cell])) for cell in ring[::edge]]
    extent = [(x + ends, y) for _, (x, y) in labels for ends in (-MARGIN, MARGIN)]
    extent += [point for inner, outer in rims for point in inner + outer]
    left, top = (min(point[axis] for point in extent) - MARGIN for axis in range(2))
    right, bottom = (max(point[axis] for point in extent) + MARGIN for axis in range(2))

    def shift(x: float, y: float) -> Point:
        return x - left, y - top

    sides = [_side(rims, (ring * 2)[2 * edge * side : 2 * edge * (side + 1) + 1]) for side in range(3)]
    rows: dict[int, list[int]] = {}
    for cell, (i, j) in enumerate(board.places):
        rows.setdefault(_row(_triple(i, j, edge), edge), []).append(cell)
    return Geometry(
        names=tuple(names),
        neighbours=tuple(tuple(sorted(cells)) for cells in near),
        borders=tuple(borders),
        rows=tuple(map(tuple, rows.values())),
        places=tuple(shift(*point) for point in points),
        outline=HEXAGON,
        sides=tuple(
            Side(name, tuple(shift(*point) for point in sides[number]))
            for name, number in (("left", 2), ("right", 0), ("bottom", 1))
        ),
        labels=tuple(Label(text, shift(*point)) for text, point in labels),
        width=right - left,
        height=bottom - top,
        outlines=tuple(
            tuple((x - points[cell][0], y - points[cell][1]) for x, y in inner + outer)
            for cell, (inner, outer) in enumerate(rims)
        ),
    )


def _triple(i: int, j: int, edge: int) -> Triple:
    return i, j, 4 * edge - i - j


def _others(axis: int) -> tuple[int, int]:
    return (axis + 1) % 3, (axis + 2) % 3


def _point(cell: Triple, edge: int) -> Triple:
    """The cell that stands for the point of the board at a cell of the triangle: at a cut, the cell on one bank."""
    for axis in range(3):
        one, two = _others(axis)
        if cell[one] <= edge and cell[two] <= edge:
            point = [edge] * 3
            point[axis] = min(cell[axis], 3 * edge)
            point[one] = 3 * edge - point[axis]
            return point[0], point[1], point[2]
    return cell


def _turn(cell: Triple, axis: int, edge: int, *, forward: bool) -> Triple:
    """The cell after a turn of 60 degrees about the point with five neighbours on an axis: bank falls on bank."""
    pivot = [edge, edge, edge]
    pivot[axis] = 2 * edge
    one, two = _others(axis)
    a, b, c = (cell[place] - pivot[place] for place in (axis, one, two))
    for place, value in zip((axis, one, two), (-b, -c, -a) if forward else (-c, -a, -b), strict=True):
        pivot[place] += value
    return pivot[0], pivot[1], pivot[2]


def _row(point: Triple, edge: int) -> int:
    """The row of the drawing in which a point lies, from the top; of a point at a side cut, the middle of its rows."""
    for axis in (1, 2):
        if all(point[other] <= edge for other in _others(axis)):
            return 3 * edge - (4 * edge - point[axis]) // 2
    return 3 * edge - point[0]


def _place(point: Triple, edge: int) -> Point:
    """The place of a point in the drawing, seen from the middle: a point of a sphere, spread out around the pole."""
    down = [value // edge for value in point]
    rest = [value % edge for value in point]
    if sum(down) == 4:
        corners = [(down, edge)]
    elif sum(down) == 3:
        corners = [([value + (place == one) for place, value in enumerate(down)], rest[one]) for one in range(3)]
    else:
        corners = [([value + (place != one) for place, value in enumerate(down)], edge - rest[one]) for one in range(3)]
    parts = [(weight, _face_corner(corner)) for corner, weight in corners if weight]
    x, y, z = (fsum(weight * vector[axis] for weight, vector in parts) for axis in range(3))
    angle, towards = acos(z / sqrt(x * x + y * y + z * z)), atan2(y, x)
    return angle * cos(towards), angle * sin(towards)


def _face_corner(corner: list[int]) -> tuple[float, float, float]:
    """A corner of the faces, by its coordinates in edges, on the sphere."""
    if min(corner) == 0 and max(corner) == 2:
        return _on_sphere(FLANK, TOWARDS[corner.index(0)] + pi)
    return _on_sphere(INNER if max(corner) == 2 else CORNER, TOWARDS[corner.index(max(corner))])


def _on_sphere(angle: float, towards: float) -> tuple[float, float, float]:
    return sin(angle) * cos(towards), sin(angle) * sin(towards), cos(angle)


def _neighbours(board: BentField, points: list[Point]) -> list[list[int]]:
    """The neighbours of each point, clockwise; at the boundary the next point of the boundary comes first."""
    near: list[set[int]] = [set() for _ in points]
    for (i, j), cell in board.cells.items():
        near[cell] |= {board.cells.get((i + down, j + across), cell) for down, across in STEPS} - {cell}

    def clockwise(cell: int) -> list[int]:
        x, y = points[cell]
        order = sorted(near[cell], key=lambda other: atan2(points[other][1] - y, points[other][0] - x))
        gap = next((place for place, other in enumerate(order) if other not in near[order[place - 1]]), 0)
        return order[gap:] + order[:gap]

    return [clockwise(cell) for cell in range(len(points))]


def _outward(x: float, y: float) -> Point:
    """The place of a label: one unit farther from the middle."""
    return x * (1 + 1 / hypot(x, y)), y * (1 + 1 / hypot(x, y))


def _rim(points: list[Point], cell: int, near: list[int], borders: int) -> tuple[list[Point], list[Point]]:
    """The corners of a cell, clockwise: those between it and two neighbours, and those outside the board.

    A corner lies half-way between the middle and the circumcentre of a triangle, so that no cell is too narrow for a
    stone and all cells look like hexagons.
    """
    x, y = points[cell]
    ring = pairwise(near if borders else [*near, near[0]])
    triangles = [((x, y), points[one], points[other]) for one, other in ring]
    inner = [_middle(_middle(*corners), _circumcentre(*corners)) for corners in triangles]
    if not borders:
        return inner, []
    opposite = inner if len(inner) == 2 else inner[1:-1]
    across = [(2 * x - a, 2 * y - b) for a, b in opposite]
    return inner, [_mirror(inner[-1], (x, y), points[near[-1]]), *across, _mirror(inner[0], (x, y), points[near[0]])]


def _middle(*corners: Point) -> Point:
    return fsum(x for x, _ in corners) / len(corners), fsum(y for _, y in corners) / len(corners)


def _circumcentre(one: Point, two: Point, three: Point) -> Point:
    """The point at the same distance from three points."""
    (x, y), (a, b), (c, d) = one, (two[0] - one[0], two[1] - one[1]), (three[0] - one[0], three[1] - one[1])
    area, second, third = 2 * (a * d - b * c), a * a + b * b, c * c + d * d
    return x + (d * second - b * third) / area, y + (a * third - c * second) / area


def _mirror(point: Point, one: Point, other: Point) -> Point:
    """The mirror image of a point in the line through two others."""
    (x, y), along = point, (other[0] - one[0], other[1] - one[1])
    share = ((x - one[0]) * along[0] + (y - one[1]) * along[1]) / (along[0] ** 2 + along[1] ** 2)
    return 2 * (one[0] + share * along[0]) - x, 2 * (one[1] + share * along[1]) - y


def _side(rims: list[tuple[list[Point], list[Point]]], cells: list[int]) -> list[Point]:
    """The line along the cells of a side, from the middle of one corner to the middle of the next."""
    first, last = rims[cells[0]][1], rims[cells[-1]][1]
    along = [point for cell in cells[1:-1] for point in rims[cell][1][:2]]
    return [_middle(*first[1:3]), first[2], *along, *last[:2], _middle(*last[1:3])]


def _names(points: list[Point], near: list[list[int]], borders: list[int]) -> list[str]:
    names = [""] * len(points)
    ring = {cell for cell, border in enumerate(borders) if border}
    for letter in "abcdefghijklmnopqrstuvwxyz":
        # The cell straight above the middle comes first, however its angle was rounded.
        clockwise = sorted(ring, key=lambda cell: round(atan2(points[cell][1], points[cell][0]) - TOWARDS[0], 6) % tau)
        for number, cell in enumerate(clockwise, start=1):
            names[cell] = f"{letter}{number}"
        ring = {other for cell in ring for other in near[cell] if not names[other]}
    return names
