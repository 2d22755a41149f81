import math
from itertools import combinations, pairwise

import pytest

from pyengine.core.bent import bent, field, symmetries
from pyengine.search.connection.rings import STEPS

EDGES = range(2, 7)
LINKED, BESIDE, STONE = 1.455, 0.75, 0.4
"""By these distances the page tells from the drawing alone which cells touch, and which lie on a side; and how large a
stone is."""


@pytest.mark.parametrize(("edge", "points"), [(2, 27), (3, 55), (4, 93), (5, 141), (6, 199)])
def test_three_points_have_five_neighbours_and_all_others_inside_six(edge: int, points: int) -> None:
    board = bent(edge)
    assert len(board.names) == points == len(set(board.names))
    assert all(cell in board.neighbours[near] for cell, cells in enumerate(board.neighbours) for near in cells)
    inside = [len(near) for near, border in zip(board.neighbours, board.borders, strict=True) if not border]
    assert sorted(inside) == [5] * 3 + [6] * (points - 6 * edge - 3)
    outside = {len(near) for near, border in zip(board.neighbours, board.borders, strict=True) if border}
    assert outside == {3, 4}


@pytest.mark.parametrize("edge", EDGES)
def test_the_board_is_a_disc_of_triangles(edge: int) -> None:
    board = bent(edge)
    lines = {frozenset((cell, near)) for cell, cells in enumerate(board.neighbours) for near in cells}
    triangles = {
        frozenset((cell, *pair))
        for cell, near in enumerate(board.neighbours)
        for pair in combinations(near, 2)
        if frozenset(pair) in lines
    }
    assert len(board.names) - len(lines) + len(triangles) == 1  # Euler
    shared = [sum(line < triangle for triangle in triangles) for line in lines]
    assert sorted(shared) == [1] * (6 * edge) + [2] * (len(lines) - 6 * edge)


@pytest.mark.parametrize("edge", EDGES)
def test_each_two_sides_share_a_corner(edge: int) -> None:
    board = bent(edge)
    assert [sum(border >> side & 1 for border in board.borders) for side in range(3)] == [2 * edge + 1] * 3
    corners = {border: cell for cell, border in enumerate(board.borders) if border.bit_count() == 2}
    assert sorted(corners) == [0b011, 0b101, 0b110]
    assert {len(board.neighbours[cell]) for cell in corners.values()} == {3}


@pytest.mark.parametrize("edge", EDGES)
def test_it_has_the_six_symmetries_of_a_triangle(edge: int) -> None:
    board, images = bent(edge), symmetries(edge)
    assert len(set(images)) == 6
    for image in images:
        for cell, near in enumerate(board.neighbours):
            assert {image[other] for other in near} == set(board.neighbours[image[cell]])
        sides = {(board.borders[cell], board.borders[image[cell]]) for cell in range(len(image))}
        assert len({one for one, _ in sides if one}) == len({(one, other) for one, other in sides if one})


@pytest.mark.parametrize("edge", EDGES)
def test_a_step_over_the_cut_leads_to_its_other_bank(edge: int) -> None:
    board, place = bent(edge), field(edge)
    for cell, cells in enumerate(board.neighbours):
        ring = [place.beside(cell, step) for step in STEPS]
        assert {near for near in ring if near is not None} == set(cells)
        for (one, left), (other, right) in pairwise([*zip(STEPS, ring, strict=True), (STEPS[0], ring[0])]):
            if left is None or right is None or left == right:
                continue
            end = place.beside(cell, (one[0] + other[0], one[1] + other[1]))
            beyond = set(board.neighbours[left]) & set(board.neighbours[right]) - {cell}
            assert right in board.neighbours[left]
            assert beyond == ({end} if end is not None else set())


@pytest.mark.parametrize("edge", EDGES)
def test_the_drawing_shows_what_touches_what(edge: int) -> None:
    board = bent(edge)
    for one, other in combinations(range(len(board.names)), 2):
        apart = math.dist(board.places[one], board.places[other])
        assert (apart < LINKED) == (other in board.neighbours[one])
    for rim in board.outlines:
        for (x, y), (a, b) in pairwise([*rim, rim[0]]):
            assert (x * b - y * a) / math.dist(
                (x, y), (a, b)
            ) > STONE  # the way clockwise: convex, and room for a stone
    for number, side in enumerate(board.sides):
        for cell, place in enumerate(board.places):
            near = min(math.dist(point, place) for point in side.points)
            assert (near < BESIDE) == bool(board.borders[cell] >> number & 1)


def test_names_count_each_ring_clockwise_from_the_top() -> None:
    board = bent(2)
    rings = [[name for name in board.names if name.startswith(letter)] for letter in "abcd"]
    assert [len(ring) for ring in rings] == [12, 9, 6, 0]
    x, y = board.places[board.index["a1"]]
    assert y == min(down for _, down in board.places)
    assert board.places[board.index["a2"]][0] > x > board.places[board.index["a12"]][0]
    assert board.names[board.neighbours[board.index["a1"]][0]] in ("a2", "a12", "b1")
