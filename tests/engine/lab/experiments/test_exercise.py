"""The exercise: its right answers, against searches of the engine; grades, and the line that is handed in."""

from typing import Any
from unittest.mock import ANY

import pytest

from pyengine.core.dice import Dice
from pyengine.core.errors import Refusal
from pyengine.core.parameters import parameters
from pyengine.lab import experiment
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.exercise import NO, TASKS, UNREACHED, YES, Exercise, checked, grade, leaves, searched
from pyengine.lab.experiments.minimax import searches
from pyengine.lab.recording import Question, said
from pyengine.lab.trees import GivenTree
from pyengine.search.minimax import Deepening, Lookahead

LINE = "exercise?student=Ana&seed=7"


def read(text: str) -> tuple[experiment.Experiment, int]:
    return experiment.read(text, EXPERIMENTS)


def questions(line: str) -> list[Question]:
    found, seed = read(line)
    assert isinstance(found, Exercise)
    return found.asked(found.events(seed))


def right(line: str) -> dict[str, str]:
    return {one.id: one.answer for one in questions(line)}


@pytest.mark.parametrize("branching", [2, 3])
@pytest.mark.parametrize("seed", range(1, 6))
def test_the_leaves_that_are_visited_are_those_of_the_engines_search(branching: int, seed: int) -> None:
    exercise = Exercise(branching=branching)
    _, cuts, _ = (event for part in range(3) for event in exercise.part(part, seed))

    def frozen(nodes: object) -> object:
        return tuple(map(frozen, nodes)) if isinstance(nodes, list) else float(str(nodes))

    state = GivenTree(frozen(cuts["tree"])).start()  # type: ignore[arg-type]
    tree = Lookahead(searches(3, None)["natural"].plan(state), Dice(1))
    for _ in Deepening(tree, state, Dice(1)).walk():
        pass
    ways = {way for way, _ in leaves(cuts["tree"])}
    assert len(ways & searched(cuts["tree"]).keys()) == tree.leaves <= len(ways)


def test_windows_are_asked_for_below_the_root_in_several_notations() -> None:
    tree: list[Any] = [[[5, 4], [9, 1]], [[2, 3], [8, 8]]]
    windows = {way: window for way, window in searched(tree).items() if 0 < len(way) < 3}
    assert windows == {"1": "-inf, inf", "11": "-inf, inf", "12": "-inf, 5", "2": "5, inf", "21": "5, inf"}
    asked = Exercise().asked([{"is": "task", "task": "cuts", "tree": tree}])
    answers = {one.id: one.answer for one in asked}
    assert [answers["w22"], answers["c122"], answers["c221"]] == [UNREACHED, NO, NO]
    assert "w" not in answers
    for same in ({"w12": "[−∞; 5]"}, {"w12": "-inf 5"}, {"w12": "(-INF,5.0)"}, {"w22": "–"}):
        assert grade(LINE, asked, answers | same).wrong == {}
    for other in ({"w12": "-inf, 4"}, {"w12": ""}, {"w12": "5"}, {"w12": "nan, x"}, {"w12": "-"}, {"w22": ""}):
        assert grade(LINE, asked, answers | other).wrong == dict.fromkeys(other, "")


def test_every_student_has_other_numbers_and_always_the_same() -> None:
    assert right(LINE) == right(LINE) != right("exercise?student=Ion&seed=7")
    assert len(questions(LINE)) == 7 + 8 + 6 + 2 + 4


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
    wrong = {
        "code-cut": "alpha > beta",
        "code-choice": "max(values)",
        "code-bound": "__import__('os')",
        "code-backup": "",
    }
    found = grade(LINE, questions(LINE), answers | wrong)
    assert found.wrong == {
        "code-choice": ANY,
        "code-cut": ANY,
        "code-bound": {
            "say": "lab-exercise-unreadable",
            "values": {"names": "total, visits, parent, c", "functions": "max, min, sum, abs, sqrt, log"},
        },
        "code-backup": "",
    }
    failure = found.wrong["code-cut"]
    assert isinstance(failure, dict)
    assert failure["say"] == "lab-exercise-fails"
    assert (failure["values"]["got"], failure["values"]["wanted"]) == ("False", "True")
    assert checked(found.line, read)[0] == found
    without_sign = grade(LINE, questions(LINE), answers | {"code-backup": "-0 * score"}).wrong["code-backup"]
    assert isinstance(without_sign, dict)
    assert without_sign["values"]["got"] == "0"


def test_every_task_says_what_to_do_and_what_its_code_may_use() -> None:
    recording = Exercise().recorded(list(Exercise().events(1)))
    told = recording.message()["assignments"]
    assert [one["told"]["say"] for one in told] == [f"lab-exercise-{task}-task" for task in TASKS]
    for at, one in enumerate(told, 1):
        assert recording.scene(at).sentence == ["", one["told"]]
    assert told[-1]["hint"]["values"]["functions"] == "max, min, sum, abs, sqrt, log"
    hints = {one["id"]: one["hint"]["values"]["names"] for one in told[-1]["questions"]}
    assert hints == {
        "code-choice": "values, player",
        "code-cut": "alpha, beta",
        "code-bound": "total, visits, parent, c",
        "code-backup": "score, player",
    }


def test_the_line_that_is_handed_in_is_checked_anew() -> None:
    line = grade(LINE, questions(LINE), right(LINE)).line
    assert checked(line, read)[0].points == checked(line, read)[1] == 27
    forged = grade(LINE, questions(LINE), {}).line.replace("0/27", "27/27")
    assert [checked(forged, read)[0].points, checked(forged, read)[1]] == [0, 27]
    for wrong in ("", "bandits?seed=1 1;2 3/4", LINE, f"{LINE} 1 x/2"):
        with pytest.raises(Refusal):
            checked(wrong, read)


def test_solutions_are_told_only_where_a_link_asks_for_them() -> None:
    assert [one.name for one in parameters(Exercise).values() if "hidden" in one.control()] == ["solutions"]
    for shows in (False, True):
        exercise = Exercise(solutions=shows)
        recording = exercise.recorded(list(exercise.events(1)))
        assert "answer" not in recording.message()["assignments"][0]["questions"][0]
        solved = said("lab-exercise-solved") if shows else ""
        assert recording.scene(1).sentence == [solved, said("lab-exercise-values-task")]
        assert any(row["answer"] for row in recording.tables["questions"].rows) == shows
        tree = recording.scene(1).tree
        assert tree is not None
        assert (tree.note == "?") != shows
