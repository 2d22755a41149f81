import pytest

from pyengine.core.errors import BadRecord
from pyengine.games import new_game
from pyengine.records import formats
from pyengine.records.marks import Mark, arrange, read, shorten


def test_a_mark_fits_a_board_that_has_its_cells() -> None:
    fit = [Mark("circle", "a1"), Mark("label", "a1", text="A1"), Mark("arrow", "a1", "b2")]
    others = [Mark("star", "a1"), Mark("circle", "e5"), Mark("circle", "a1", "b2"), Mark("circle", "a1", text="A")]
    others += [Mark("label", "a1", text=text) for text in ("", "long", " A")]
    others += [Mark("arrow", "a1", "a1"), Mark("line", "a1")]
    assert [mark for mark in (*fit, *others) if mark.fits(new_game("y", 4))] == fit


def test_a_place_has_one_mark_the_last_one() -> None:
    circle, square, label = Mark("circle", "a1"), Mark("square", "a1"), Mark("label", "a1", text="A")
    there, back = Mark("arrow", "a1", "b2"), Mark("line", "b2", "a1")
    assert arrange([label, circle, square, there, back]) == (square, label, back)


def test_labels_are_short_and_of_one_line() -> None:
    assert [shorten(text) for text in (" a\nb ", "1234", "x  y", "\t")] == ["ab", "123", "x", ""]


def test_a_link_tells_marks_kind_by_kind() -> None:
    told = "shade-a1-a2.line-b2-b3-C3-c4.label-a1-x_2d_Y-a4-_1f600_.circle-a3"
    assert read(told, new_game("y", 4)) == (
        *(Mark("circle", "a3"), Mark("shade", "a1"), Mark("shade", "a2")),
        *(Mark("label", "a1", text="x-Y"), Mark("label", "a4", text="\U0001f600")),
        *(Mark("line", "b2", "b3"), Mark("line", "c3", "c4")),
    )


@pytest.mark.parametrize(
    "told",
    [
        *("", "circle", "circle-e5", "circle-a1-", "star-a1", "circle-a1..line-a1-b2", "line-a1", "line-a1-a1"),
        *("label-a1", "label-a1-long", "label-a1-A-b2", "label-a1-_20_", "label-a1-_fffff_", "label-a1-_10ffff_"),
    ],
)
def test_marks_of_a_link_that_are_none_are_refused(told: str) -> None:
    with pytest.raises(BadRecord, match="of the link are none of its board: expected something like 'circle-c3"):
        formats.read(f"https://example.org/#y4:a1&marks={told}", new_game("y", 4))
