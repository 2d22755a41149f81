"""What the page shows before Python has started: what is asked for is right, and everything in it can happen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.core.errors import Refusal
from pyengine.core.game import Chancy, State
from pyengine.page.examples import EASY, FAMILIAR, GAME, PICTURES, examples
from pyengine.page.lessons import LESSONS, Lesson
from pyengine.page.reports import offered
from pyengine.page.schema import Examples
from pyengine.records.record import read
from pyengine.search.solve import values
from tests.conftest import Golden
from tests.page.client import require_shape

PATH = Path(__file__).parents[1] / "golden/examples.json"
"""The examples, for the tests of the page's pure modules."""
SHOWN = examples()


def test_the_examples_are_those_that_the_page_is_tested_with(golden: Golden) -> None:
    require_shape(json.loads(json.dumps(SHOWN)), Examples)
    golden.check_text(PATH, json.dumps(SHOWN, separators=(",", ":")) + "\n")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_asks_for_the_moves_that_win_at_once_or_else_for_those_that_win(lesson: Lesson) -> None:
    state = read(lesson.record).state
    name = state.game.move_name
    at_once = {name(move) for move in state.legal() if state.play(move).outcome is not None}
    winning = {name(move) for move, value in values(state).items() if value == 1}
    assert set(lesson.moves) in ({*at_once}, {*winning}, set())
    assert winning


@pytest.mark.parametrize("lesson", SHOWN["lessons"], ids=lambda lesson: lesson["name"])
def test_each_try_is_answered_by_moves_that_can_be_played(lesson: dict[str, object]) -> None:
    (planned,) = [one for one in LESSONS if one.name == lesson["name"]]
    (shown,) = [one for one in SHOWN["lessons"] if one["name"] == planned.name]
    legal = shown["position"]["snapshot"]["legal"]
    assert set(shown["tries"]) == (set(legal) if planned.moves else set())
    for name, moments in shown["tries"].items():
        state = read(planned.record).add(name).state
        assert moments[0]["cells"] == text_of(state)
        for moment in moments[1:]:
            (state,) = [after for move in state.legal() if text_of(after := state.play(move)) == moment["cells"]]
        won = state.outcome.winner if state.outcome else 0
        assert bool(moments[-1]["winning_cells"]) == (won > 0)
        mover = shown["position"]["snapshot"]["to_move"]
        if planned.plies and name in planned.moves:
            assert won == mover, "a right move is followed to the win that it forces"
        if name not in planned.moves:
            assert won != mover, "no wrong move is shown to win"


def text_of(state: State) -> str:
    return "".join(map(str, state.cells))


def test_a_full_board_has_a_winner_whatever_is_tried() -> None:
    (lesson,) = [one for one in SHOWN["lessons"] if one["name"] == "full"]
    ends = [moments[-1] for moments in lesson["tries"].values()]
    assert len(ends) == 2
    assert all(end["winning_cells"] for end in ends)


def test_names_tell_lessons_apart() -> None:
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)


def test_the_game_to_be_watched_is_won_by_one_chain_that_touches_every_side() -> None:
    state = read(GAME).state
    assert state.outcome is not None
    assert state.outcome.reason == "chain"
    assert 0 < len(state.winning_cells()) < state.cells.count(state.outcome.winner)


def test_each_game_of_the_page_has_one_picture_in_its_order() -> None:
    pictured = [read(text).game for text in PICTURES]
    assert [game.name for game in pictured] == list(offered())
    assert [isinstance(game.start(), Chancy) for game in pictured] == [
        any(step["kind"] == "chance" for step in one["snapshot"]["steps"]) for one in SHOWN["pictures"]
    ]


@pytest.mark.parametrize("text", [*EASY, *FAMILIAR])
def test_a_first_game_begins_with_an_empty_board(text: str) -> None:
    assert not any(read(text).state.cells)


@pytest.mark.parametrize("text", EASY)
def test_the_first_game_has_no_swap(text: str) -> None:
    record = read(text)
    first = record.state.legal()[0]
    assert "swap" not in map(record.game.move_name, record.play(first).state.legal())
    with pytest.raises(Refusal):
        record.play(first).add("swap")
