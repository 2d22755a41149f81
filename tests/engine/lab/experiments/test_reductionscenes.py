"""What the page shows of the reduction: every majority, the stages of a playout, and what bots do in a second."""

import re
from itertools import accumulate, pairwise
from typing import Any

import pytest

from pyengine.lab.experiment import Event, done
from pyengine.lab.experiments.reduction import ReductionExperiment
from pyengine.lab.experiments.reductionscenes import MAJORITY, STAGES, WON, cells_of, three
from pyengine.lab.recording import Recording
from tests.engine.lab.experiments.told import plain, verdict_of

TRIANGLES = [[side - row for row in range(side)] for side in range(7, 0, -1)]
"""The majorities of the rows of each triangle that a board of side 8 is reduced to."""
MAJORITIES, FILLS = 84, 4
PLAYERS = ("black", "white")


def speed(number: int, bot: str, playouts: int, leaves: int, seconds: float) -> Event:
    return {"is": "speed", "round": number, "bot": bot, "playouts": playouts, "leaves": leaves, "seconds": seconds}


@pytest.fixture(scope="module")
def events() -> list[Event]:
    experiment = ReductionExperiment(position="y8:b3.d5.c5.b5", boards=10)
    return [*done(experiment, 1, 0), *done(experiment, 1, 1)]


@pytest.fixture(scope="module")
def recording(events: list[Event]) -> Recording:
    return ReductionExperiment(position="y8:b3.d5.c5.b5", boards=10).recorded(events)


def test_one_goes_by_cells_by_rows_and_by_triangles_then_by_the_stages_of_a_playout(recording: Recording) -> None:
    cells, rows, whole = (list(unit.stops) for unit in recording.units)
    assert cells == list(range(MAJORITIES + FILLS + 1))
    each = [1] * FILLS
    assert rows == list(accumulate([0, *(count for counts in TRIANGLES for count in counts), *each]))
    assert whole == list(accumulate([0, *map(sum, TRIANGLES), *each]))


def test_a_step_takes_the_majority_that_the_engine_took_and_shows_those_before_it(
    recording: Recording, events: list[Event]
) -> None:
    assert plain(recording.scene(0).sentence) == "lab-reduction-full(side: 8, boards: 10)"
    triangles, at = [event for event in events if event["is"] == "triangle"], 0
    for before, after in pairwise(triangles):
        for count, (row, cell) in enumerate(cells_of(after), 1):
            at += 1
            scene: Any = recording.scene(at)
            owners = [before["first"][i][j] for i, j in three(row, cell)]
            owner = after["first"][row][cell]
            named = ", ".join(PLAYERS[one - 1] for one in owners)
            equation = f"lab-reduction-majority-of({named}) = {PLAYERS[owner - 1]}"
            assert plain(scene.formula[0]).endswith(equation)
            assert owners.count(owner) >= 2
            first, every = scene.picture["parts"]
            assert len(first["dots"]) == len(every["dots"]) == count
            assert len(first["framed"]) == len(every["framed"]) == 3
            assert sum(line[3] != "" for line in scene.rows) == count
            assert scene.lines == (WON if at == MAJORITIES else MAJORITY)
    assert at == MAJORITIES


def test_the_first_cells_have_the_names_of_the_board_and_a_dot_lies_in_the_middle_of_its_three_cells(
    recording: Recording,
) -> None:
    scene: Any = recording.scene(1)
    told = r"lab-reduction-majority\(step: 1, cell: a1, three: a1 \w+, b2 \w+, a2 \w+, result: (black|white)\)"
    assert re.fullmatch(told, plain(scene.sentence))
    first = scene.picture["parts"][0]
    for axis in (0, 1):
        assert first["dots"][0]["place"][axis] == pytest.approx(sum(place[axis] for place in first["framed"]) / 3)
    width, height = scene.picture["size"]
    assert all(0 < x < width and 0 < y < height for x, y in (cell["place"] for cell in first["cells"]))


def test_the_words_of_the_engine_are_shown_bit_by_bit_for_so_many_boards_as_there_are(
    recording: Recording, events: list[Event]
) -> None:
    scene: Any = recording.scene(4)
    assert (len(scene.picture["words"]), scene.picture["bits"]) == (4, 10)
    lines = list(map(plain, scene.formula[1:]))
    assert [line.split(" = ")[0] for line in lines] == ["a", "b", "c", "a & b | (a | b) & c"]
    second = [event for event in events if event["is"] == "triangle"][1]
    assert lines[3].split(" = ")[1] == scene.picture["words"][3]["word"] == second["words"][0][3]


def test_the_last_majority_tells_who_has_won_as_the_table_does(recording: Recording) -> None:
    boards = recording.tables["boards"].rows
    black = sum(row["winner"] == 1 for row in boards)
    winner = PLAYERS[int(boards[0]["winner"] or 0) - 1]
    told = plain(recording.scene(MAJORITIES).sentence)
    assert told.endswith(f"lab-reduction-won(winner: {winner}, count: {black}, boards: 10)")


def test_a_stage_of_a_playout_frames_the_cells_that_it_has_changed_which_both_the_table_and_the_sentence_tell(
    recording: Recording, events: list[Event]
) -> None:
    fills, before = [event for event in events if event["is"] == "fill"], ""
    assert [fill["stage"] for fill in fills] == list(STAGES)
    for at, fill in enumerate(fills, MAJORITIES + 1):
        scene: Any = recording.scene(at)
        count = len(fill["changed"])
        assert plain(scene.sentence) == f"lab-reduction-playout-{fill['stage']}(step: {at}, count: {count})"
        (part,) = scene.picture["parts"]
        assert "".join(str(mark["piece"]) for mark in part["cells"].values()) == fill["owners"]
        assert sum(bool(mark["rings"]) for mark in part["cells"].values()) == count
        for cell, (_, was, now) in enumerate(scene.rows):
            assert now == PLAYERS[int(fill["owners"][cell]) - 1]
            assert was == (PLAYERS[int(before[cell]) - 1] if cell in fill["changed"] else "")
        before = fill["owners"]
    assert any(fill["changed"] for fill in fills)


def test_the_rounds_add_up_to_rates_which_are_drawn_and_told(events: list[Event]) -> None:
    speeds = [speed(1, "wye", 1280, 10, 0.5), speed(1, "uct", 1280, 80, 2), speed(2, "wye", 1280, 10, 0.5)]
    scene: Any = ReductionExperiment(position="y8:b3.d5.c5.b5", boards=10).recorded([*events, *speeds]).scene(91)
    assert scene.rows == [["wye", 2560, 20, 1, 2560, 20], ["uct", 1280, 80, 2, 640, 40]]
    told = "step: 91, seconds: 0.5, round: 2, bot: wye, playouts: 1280, leaves: 10"
    assert plain(scene.sentence) == f"lab-reduction-speed({told})"
    assert [bar[2][0][1] for bar in scene.picture["pictures"][0]["bars"]] == [2560, 640]


def test_the_result_counts_operations_and_the_verdict_says_in_which_range_they_lie(recording: Recording) -> None:
    (view,) = recording.views
    assert [line["points"][-1] for line in view.picture["series"]] == [[7, 336], [7, 3360]]
    verdict = verdict_of(recording)
    assert verdict.right == ["hundreds"]
    assert plain(verdict.told) == "lab-reduction-counted(made: 336, each: 3360, boards: 10)"
