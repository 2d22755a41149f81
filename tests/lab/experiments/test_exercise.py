"""The exercise: its right answers, against searches of the engine; grades, and the line that is handed in."""

from contextlib import suppress
from math import log, sqrt
from typing import Any
from unittest.mock import ANY

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.errors import Refusal
from pyengine.core.parameters import parameters
from pyengine.lab import experiment
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.exercise import (
    GAPS,
    NO,
    TASKS,
    UNREACHED,
    YES,
    Exercise,
    Gap,
    Value,
    check_line,
    compute,
    grade,
    tree_of,
    windows_of,
)
from pyengine.lab.laboratory import recording_report
from pyengine.lab.recording import Question
from pyengine.lab.words import say
from pyengine.page.shapes import to_json
from tests.lab.experiments.sketch import recording_of

VALUES: dict[str, Value] = {"x": 3.0, "y": 0.5, "values": (1.0, 4.0, 2.0)}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("x + 2 * y", 4.0),
        ("-x ** 2 / 4", -2.25),
        ("max(values) - min(values)", 3.0),
        ("sum(values) if x > 2 and not y >= 1 else 0", 7.0),
        ("sqrt(log(x)) + abs(-y)", sqrt(log(3)) + 0.5),
        ("0 < y < 1", 1.0),
    ],
)
def test_a_formula_is_computed_as_python_does(text: str, value: float) -> None:
    assert compute(text, VALUES) == pytest.approx(value)


@pytest.mark.parametrize(
    "text",
    ["", "z", "values", "x.real", "x / 0", "log(-x)", "9 ** 9 ** 9", "max", "'x'", "[x]", "x := 1", "lambda: x", "x if",
     "max(values, key=x)", "(lambda: x)()", "().__class__", "x" * 201, "(" * 150, "values * 3", "max(x, values)"],
)  # fmt: skip
def test_whatever_else_is_said_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"gives no number: expected a formula of x, y, values, with max"):
        compute(text, VALUES)


@given(st.text(max_size=60))
def test_any_text_gives_a_number_or_is_refused(text: str) -> None:
    with suppress(ValueError):
        assert isinstance(compute(text, VALUES), float)


@pytest.mark.parametrize("gap", GAPS, ids=lambda gap: gap.name)
def test_the_solution_passes_the_tests_that_are_near_misses_of_others(gap: Gap) -> None:
    near = {
        "code-choice": ["max(values)", "min(values)", "min(values) if player == 1 else max(values)"],
        "code-cut": ["alpha > beta", "alpha == beta", "beta >= alpha"],
        "code-bound": ["total / visits", "total / visits + c * sqrt(log(parent) / visits)"],
        "code-backup": ["score", "1 - score", "score if player == 1 else -score"],
    }
    assert gap.failure(gap.solution) is None
    for text in near[gap.name]:
        assert gap.failure(text) is not None


LINE = "exercise?student=Ana&seed=7"


def read(text: str) -> tuple[experiment.Experiment, int]:
    return experiment.read(text, EXPERIMENTS)


def questions(line: str) -> list[Question]:
    found, seed = read(line)
    assert isinstance(found, Exercise)
    return found.questions(found.events(seed))


def right(line: str) -> dict[str, str]:
    return {one.id: one.answer for one in questions(line)}


def test_windows_are_asked_for_below_the_root_in_several_notations() -> None:
    tree: list[Any] = [[[5, 4], [9, 1]], [[2, 3], [8, 8]]]
    windows = {way: window for way, window in windows_of(tree_of({"tree": tree})).items() if 0 < len(way) < 3}
    assert windows == {"1": "-inf, inf", "11": "-inf, inf", "12": "-inf, 5", "2": "5, inf", "21": "5, inf"}
    asked = Exercise().questions([{"is": "task", "task": "cuts", "tree": tree}])
    answers = {one.id: one.answer for one in asked}
    assert [answers["w22"], answers["c122"], answers["c221"]] == [UNREACHED, NO, NO]
    assert "w" not in answers
    for same in ({"w12": "[−∞; 5]"}, {"w12": "-inf 5"}, {"w12": "(-INF,5.0)"}, {"w22": "–"}):
        assert grade(LINE, asked, answers | same).wrong == {}
    for other in ({"w12": "-inf, 4"}, {"w12": ""}, {"w12": "5"}, {"w12": "nan, x"}, {"w12": "-"}, {"w22": ""}):
        assert grade(LINE, asked, answers | other).wrong == dict.fromkeys(other, "")


@pytest.mark.parametrize("seed", [1, 7])
def test_among_a_thousand_names_no_two_have_the_same_tasks(seed: int) -> None:
    firsts = ["Ana", "Ion", "Maria", "Andrei", "Elena", "José", "Zoë", "Ștefan", "Léa", "Mehmet"]
    lasts = ["Popescu", "García", "Martin", "Nguyễn", "Müller", "Smith", "Rossi", "Kowalski", "Şahin", "O’Neil"]
    names = [f"{first} {middle}. {last}" for first in firsts for last in lasts for middle in "ABCDEFGHIJ"]
    tasks = {str([*Exercise(student=name).part(TASKS.index("cuts"), seed)]) for name in names}
    assert len(tasks) == len(set(names)) == 1000


def test_right_answers_have_all_points_in_either_notation_and_wrong_ones_are_named() -> None:
    answers = right(LINE)
    assert grade(LINE, questions(LINE), answers).points == 27
    answers["bound"] = answers["bound"].replace(".", ",") + " "
    assert grade(LINE, questions(LINE), answers).points == 27
    other = {"yes": NO, "no": YES}[answers["c111"]]
    found = grade(LINE, questions(LINE), {**answers, "c111": other, "v": "x", "move": ""})
    assert (found.points, found.of, set(found.wrong)) == (24, 27, {"c111", "v", "move"})


def test_a_missing_line_of_code_is_run_against_hidden_tests() -> None:
    answers = right(LINE)
    same = {"code-cut": "(beta<=alpha) * 7", "code-backup": "score if player < 2 else 1-score"}
    assert grade(LINE, questions(LINE), answers | same).points == 27
    wrong = {"code-cut": "alpha > beta", "code-choice": "max(values)", "code-bound": "__import__('os')"}
    found = grade(LINE, questions(LINE), answers | wrong | {"code-backup": ""})
    names = {"names": "total, visits, parent, c", "functions": "max, min, sum, abs, sqrt, log"}
    unreadable = {"say": "lab-exercise-unreadable", "values": names}
    assert found.wrong == {"code-choice": ANY, "code-cut": ANY, "code-bound": unreadable, "code-backup": ""}
    failure = found.wrong["code-cut"]
    assert isinstance(failure, dict)
    assert failure["say"] == "lab-exercise-fails"
    assert (failure["values"]["got"], failure["values"]["wanted"]) == ("False", "True")
    assert check_line(found.line, read)["remarks"] == f"wrong: {', '.join(found.wrong)}"
    without_sign = grade(LINE, questions(LINE), answers | {"code-backup": "-0 * score"}).wrong["code-backup"]
    assert isinstance(without_sign, dict)
    assert without_sign["values"]["got"] == "0"


def test_the_line_that_is_handed_in_is_checked_anew() -> None:
    line = grade(LINE, questions(LINE), right(LINE), 3).line
    tasks = {"values": 7, "cuts": 14, "selection": 2, "code": 4}
    row = {"name": "Ana", "points": 27, "of": 27, "claimed": 27, "tries": 3, "remarks": "", **tasks}
    assert check_line(line, read) == row
    assert check_line(f" {line.removesuffix(' tries=3')}\n", read) == row | {"tries": None}
    forged = grade(LINE, questions(LINE), {}).line.replace("0/27", "27/27")
    assert [check_line(forged, read)[name] for name in ("points", "claimed")] == [0, 27]
    for wrong in ("", "bandits?seed=1 1;2 3/4", LINE, f"{LINE} 1 x/2"):
        with pytest.raises(Refusal):
            check_line(wrong, read)


def test_solutions_are_told_only_where_a_link_asks_for_them() -> None:
    assert [one.name for one in parameters(Exercise).values() if "hidden" in one.control()] == ["solutions"]
    for shows in (False, True):
        recording = recording_of(Exercise(solutions=shows))
        assert '"answer"' not in to_json(recording_report(recording).assignments)
        solved = say("lab-exercise-solved") if shows else ""
        assert recording.scene(1).sentence == [solved, say("lab-exercise-values-task")]
        assert any(row["answer"] for row in recording.tables["questions"].rows) == shows
        tree = recording.scene(1).tree
        assert tree is not None
        assert (tree.note == "?") != shows
