"""What the page shows before Python has started: what is asked for is right, and everything in it can happen."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.core.game import Chancy, opponent
from pyengine.page.aims import aim_of
from pyengine.page.examples import EASY, FAMILIAR, GAME, PICTURES, boards, examples, tasks
from pyengine.page.lessons import COURSE, Task
from pyengine.page.reports import page_games
from pyengine.page.schema import Boards, Examples
from pyengine.page.schema import Task as Shown
from pyengine.records.record import Record, read
from tests.conftest import Golden
from tests.page.client import Json, require_shape, sent

GOLDEN = Path(__file__).parents[1] / "golden"
"""Where the examples and some tasks are for the tests of the page's pure modules."""
PAGE_TASKS = ("chain", "bridge", "takeover", "hexmirror", "search", "fork", "narrow", "halt")
"""The tasks that the tests of the page's pure modules play."""
SHOWN = sent(examples())
BOARDS = sent(boards())
TASKS = [task for lesson in COURSE for task in lesson.tasks]
EXERCISES = sent(tasks())
BOTH = list(zip(TASKS, EXERCISES.values(), strict=True))
NAMES = [task.name for task in TASKS]


def test_the_examples_are_those_that_the_page_is_tested_with(golden: Golden) -> None:
    known = [read(text).game.name for text in PICTURES]
    pictures = [one for one in BOARDS["pictures"] if one["snapshot"]["game"] in known]
    for name, shown, shape in (
        ("examples", SHOWN, Examples),
        ("boards", {**BOARDS, "pictures": pictures}, Boards),
        ("tasks", {name: EXERCISES[name] for name in PAGE_TASKS}, dict[str, Shown]),
    ):
        require_shape(shown, shape)
        golden.check_text(GOLDEN / f"{name}.json", json.dumps(shown, separators=(",", ":")) + "\n")


def test_each_task_is_the_one_that_was_reviewed(golden: Golden) -> None:
    """The golden file has a line for each task: its position, its moves by verdict, and a hash of all that it shows."""
    require_shape(EXERCISES, dict[str, Shown])
    golden.check(GOLDEN / "tasks.jsonl", [outline(shown) for shown in EXERCISES.values()])


def outline(task: Json) -> dict[str, str]:
    moves: dict[str, list[str]] = {"right": [], "slow": [], "wrong": []}
    for move, one in task["replies"].items():
        moves[one["verdict"]].append(move)
    digest = hashlib.sha256(json.dumps(task, sort_keys=True).encode()).hexdigest()[:16]
    found = {"name": task["name"], "aim": task["aim"], "record": task["position"]["snapshot"]["record"]}
    return found | {verdict: " ".join(names) for verdict, names in moves.items()} | {"digest": digest}


@pytest.mark.parametrize(("task", "shown"), BOTH, ids=NAMES)
def test_exactly_the_moves_of_a_task_are_right(task: Task, shown: Json) -> None:
    legal = shown["position"]["snapshot"]["legal"]
    assert list(shown["replies"]) == (legal if task.moves else [])
    assert {move for move, one in shown["replies"].items() if one["verdict"] == "right"} == set(task.moves.split())
    assert len(task.moves.split()) < len(legal), "something can be done wrong"


@pytest.mark.parametrize(("task", "shown"), BOTH, ids=NAMES)
def test_what_is_called_right_or_wrong_is_proven_by_what_follows(task: Task, shown: Json) -> None:
    start = read(task.record)
    aim, player = aim_of(start.state, task.ends), start.state.to_move
    for depth, before, name, one in every(start, shown["replies"], player):
        ends = followed(before, one["moments"])
        assert ends[0].latest[0] == name
        end = ends[-1].state
        kept = aim.holder(end) or aim.winner(end)
        assert kept == (opponent(player) if one["verdict"] == "wrong" else player), name
        if one["verdict"] == "right":
            assert depth + 1 <= task.length
            assert one["replies"] or depth + 1 == task.length or aim.holder(end) == player
            assert len(ends) == 1 or one["replies"] or aim.holder(end) == player
        if one["verdict"] == "wrong" and not task.ends:
            assert len(ends) > 1, "it is refuted on the board"
        if one["carrier"]:
            assert task.ends
            assert not any(end.cells[cell] for cell in one["carrier"])


def every(
    record: Record, replies: dict[str, Json], player: int, depth: int = 0
) -> Iterator[tuple[int, Record, str, Json]]:
    """Each reply with the record before it, and how many right moves came earlier."""
    for name, one in replies.items():
        yield depth, record, name, one
        if one["replies"]:
            end = followed(record, one["moments"])[-1]
            assert end.state.to_move == player
            yield from every(end, one["replies"], player, depth + 1)


def followed(record: Record, moments: list[Json]) -> list[Record]:
    """The records after each moment, all of which can be played and look as the moments say."""
    records = []
    cells = list(record.state.cells)
    for moment in moments:
        record = record.add(moment["move"])
        for cell, stone in moment["changes"]:
            cells[cell] = stone
        state = record.state
        assert cells == list(state.cells)
        assert moment["to_move"] == (0 if state.outcome else state.to_move)
        assert moment.get("winning_cells", []) == list(state.winning_cells())
        records.append(record)
    return records


def test_each_lesson_has_a_few_tasks_and_the_first_chapter_is_short() -> None:
    assert len([lesson for lesson in COURSE if lesson.chapter == COURSE[0].chapter]) <= 6
    assert all(len(lesson.tasks) in range(2, 8) for lesson in COURSE if lesson.name != "machine")
    assert 12 <= len([lesson for lesson in COURSE if lesson.chapter not in ("hex", "further")]) <= 15
    assert {read(task.record).game.name for lesson in COURSE for task in lesson.tasks if lesson.chapter == "hex"} == {
        "hex"
    }


def test_the_page_names_the_tasks_of_each_lesson_and_the_game_that_all_are_about() -> None:
    for lesson, shown in zip(COURSE, SHOWN["lessons"], strict=True):
        assert shown["tasks"] == [task.name for task in lesson.tasks]
        assert {read(task.record).game.name for task in lesson.tasks} == {shown["game"]}


def test_names_tell_lessons_and_tasks_apart() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert len({lesson.name for lesson in COURSE}) == len(COURSE)


def test_the_game_that_is_told_goes_on_from_task_to_task() -> None:
    (lesson,) = [lesson for lesson in COURSE if lesson.name == "game"]
    records = [task.record.split(".") for task in lesson.tasks]
    for before, after, task in zip(records, records[1:], lesson.tasks, strict=False):
        assert after[: len(before)] == before
        assert after[len(before)] in task.moves.split(), "the move of the game is one of those that win"


def test_the_game_to_be_watched_is_won_by_one_chain_that_touches_every_side() -> None:
    state = read(GAME).state
    assert state.outcome is not None
    assert state.outcome.reason == "chain"
    assert 0 < len(state.winning_cells()) < state.cells.count(state.outcome.winner)


def test_each_game_of_the_page_has_one_picture_in_its_order() -> None:
    pictured = [read(one["snapshot"]["record"]).game for one in BOARDS["pictures"]]
    assert [game.name for game in pictured] == list(page_games())
    assert [isinstance(game.start(), Chancy) for game in pictured] == [
        any(step["kind"] == "chance" for step in one["snapshot"]["steps"]) for one in BOARDS["pictures"]
    ]


@pytest.mark.parametrize("text", [*EASY, *FAMILIAR])
def test_a_first_game_begins_with_an_empty_board_and_an_easy_one_has_no_swap(text: str) -> None:
    record = read(text)
    assert not any(record.state.cells)
    answers = record.play(record.state.legal()[0]).state.legal()
    assert ("swap" in map(record.game.move_name, answers)) == (text in FAMILIAR)
