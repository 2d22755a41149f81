"""The first steps: what a lesson asks for is right, and the only thing that is."""

from __future__ import annotations

import pytest

from pyengine.page.lessons import LESSONS, Lesson
from pyengine.records.record import read
from pyengine.search.solve import values


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_asks_for_the_moves_that_win_at_once_or_else_for_those_that_win(lesson: Lesson) -> None:
    state = read(lesson.record).state
    name = state.game.move_name
    at_once = {name(move) for move in state.legal() if state.play(move).outcome is not None}
    winning = {name(move) for move, value in values(state).items() if value == 1}
    assert set(lesson.moves) in ({*at_once}, {*winning}, set())
    assert winning


def test_names_tell_lessons_apart() -> None:
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)
