from __future__ import annotations

import json

import pytest

from web.build.files import version
from web.build.inside.problems import theme
from web.build.paths import DIST


@pytest.mark.parametrize(
    ("record", "move", "expected"),
    [
        ("hex5:b3.d3.d4.a1", "a2", "edges"),
        ("hex5:b3.a1.d3.a2", "c3", "joins"),
        ("hex7:d4.a1", "d5", "distance"),  # touches the stone
        ("hex7:d4.a1", "d6", "distance"),  # in line with the stone, with one cell between
        ("hex5:c2.a1", "b4", "bridges"),
        ("hex5:c2.b3", "b4", "distance"),  # of the two cells between one is taken
        ("hex5:a1.b3.a2.d3", "c3", "cuts"),
    ],
)
def test_the_theme_of_a_move_is_what_it_does_on_the_board(record: str, move: str, expected: str) -> None:
    assert theme(record, move) == expected


def test_every_theme_has_a_fair_number_of_problems() -> None:
    problems = json.loads((DIST / version(DIST) / "problems/problems.json").read_text("utf-8"))["problems"]
    themes = [problem["theme"] for problem in problems]
    assert set(themes) == {"edges", "joins", "bridges", "cuts", "distance"}
    assert all(themes.count(one) >= 10 for one in themes)
