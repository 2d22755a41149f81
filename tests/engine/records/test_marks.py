import pytest

from pyengine.games import new_game
from pyengine.records.marks import Mark, arranged, shortened


@pytest.mark.parametrize(
    ("mark", "fits"),
    [
        (Mark("circle", "a1"), True),
        (Mark("star", "a1"), False),
        (Mark("circle", "e5"), False),
        (Mark("circle", "a1", "b2"), False),
        (Mark("circle", "a1", text="A"), False),
        (Mark("label", "a1", text="A1"), True),
        (Mark("label", "a1"), False),
        (Mark("label", "a1", text="long"), False),
        (Mark("label", "a1", text=" A"), False),
        (Mark("arrow", "a1", "b2"), True),
        (Mark("arrow", "a1", "a1"), False),
        (Mark("line", "a1"), False),
    ],
)
def test_a_mark_fits_a_board_that_has_its_cells(mark: Mark, fits: bool) -> None:
    assert mark.fits(new_game("y", 4)) == fits


def test_a_place_has_one_mark_the_last_one() -> None:
    circle, square, label = Mark("circle", "a1"), Mark("square", "a1"), Mark("label", "a1", text="A")
    there, back = Mark("arrow", "a1", "b2"), Mark("line", "b2", "a1")
    assert arranged([label, circle, square, there, back]) == (square, label, back)


def test_labels_are_short_and_of_one_line() -> None:
    assert [shortened(text) for text in (" a\nb ", "1234", "x  y", "\t")] == ["ab", "123", "x", ""]
