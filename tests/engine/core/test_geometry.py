import math

import pytest

from pyengine.core.bent import bent
from pyengine.core.geometry import Geometry, heap, triangle


@pytest.mark.parametrize("side", range(2, 20))
def test_a_triangle_has_its_cells_and_corners(side: int) -> None:
    board = triangle(side)
    assert len(board.names) == side * (side + 1) // 2 == len(set(board.names))
    assert sorted(mask.bit_count() for mask in board.borders)[-3:] == [2, 2, 2]
    assert sum(mask != 0 for mask in board.borders) == 3 * (side - 1)


def test_names_count_rows_from_the_apex_and_letters_from_the_left() -> None:
    board = triangle(4)
    assert board.names == ("a1", "a2", "b2", "a3", "b3", "c3", "a4", "b4", "c4", "d4")
    assert [board.names[cell] for cell in board.neighbours[board.index["b3"]]] == ["a2", "b2", "a3", "c3", "b4", "c4"]


@pytest.mark.parametrize("side", [3, 11, 19])
def test_neighbours_are_the_cells_at_distance_one(side: int) -> None:
    board = triangle(side)
    for cell, place in enumerate(board.places):
        near = {other for other, there in enumerate(board.places) if 0.5 < math.dist(place, there) < 1.01}
        assert near == set(board.neighbours[cell])


@pytest.mark.parametrize("board", [*map(triangle, (3, 11, 19)), *map(bent, range(2, 7))])
def test_everything_drawn_lies_inside_the_picture(board: Geometry) -> None:
    outlines = board.outlines or [board.outline] * len(board.places)
    points = [
        *((x + dx, y + dy) for (x, y), rim in zip(board.places, outlines, strict=True) for dx, dy in rim),
        *(label.place for label in board.labels),
        *(point for line in board.sides for point in line.points),
    ]
    assert all(0 < x < board.width and 0 < y < board.height for x, y in points)
    assert [cell for row in board.rows for cell in row] == list(range(len(board.names)))


def test_sides_follow_the_outlines_of_their_own_cells() -> None:
    board = triangle(5)
    for number, side in enumerate(board.sides):
        own = [place for cell, place in enumerate(board.places) if board.borders[cell] >> number & 1]
        assert len(side.points) == 2 * len(own) + 1
        assert all(any(math.dist(point, place) < 0.6 for place in own) for point in side.points)


@pytest.mark.parametrize(("count", "rows", "longest"), [(1, 1, 1), (9, 2, 5), (21, 5, 5), (99, 11, 9)])
def test_a_heap_is_narrow_enough_for_a_telephone(count: int, rows: int, longest: int) -> None:
    board = heap(count)
    assert [cell for row in board.rows for cell in row] == list(range(count))
    assert (len(board.rows), len(board.rows[0])) == (rows, longest)
    assert 344 / board.width > 34  # pixels of a token on a page of 360, margins taken off
