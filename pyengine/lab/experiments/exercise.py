"""An exercise with tasks of its own for each student: values, cuts, the next selection, and missing lines of code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any, ClassVar
from zlib import crc32

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Switch, Text, Whole, parameter
from pyengine.lab.branches import Branch
from pyengine.lab.experiment import Event, Experiment, quoted, seed_of, unquoted
from pyengine.lab.formulas import FUNCTIONS, GAPS, Value
from pyengine.lab.recording import Assignment, Question, Recording, Scene, Told, Unit, Verdict, View, bars_of, said
from pyengine.lab.table import Table

HIGHEST = 20
"""The greatest value of a leaf."""
NEAR = 0.011
"""By how much a bound may be off: it is asked for with two decimal places."""
YES, NO = "yes", "no"
UNREACHED = "-"
"""In place of the window of a node to which the search does not come."""
TASKS = ("values", "cuts", "selection", "code")
Nodes = int | list["Nodes"]


@dataclass(frozen=True)
class Exercise(Experiment):
    """Each part is a task, an event with its `task`: a tree for its values, one for its cuts, arms, lines of code."""

    name: ClassVar[str] = "exercise"
    title: ClassVar[str] = "Exercise"
    question: ClassVar[str] = "Can you do by hand what the searches do?"
    chapter: ClassVar[str] = "search"
    minutes: ClassVar[int] = 15

    student: str = parameter("Name of the student; each one has other numbers", "", Text(empty=True))
    branching: int = parameter("Moves at each node", 2, Whole(2, 3))
    depth: int = parameter("Depth in moves", 3, Whole(2, 4))
    arms: int = parameter("Moves to select from", 4, Whole(2, 8))
    c: float = parameter("Exploration (Cp)", 0.7, Real(0.1, 5))
    solutions: bool = parameter("Show the solutions", False, Switch(hidden=True))
    """In the teacher's link. It is no secret: all is computed where the exercise is shown, and anybody may add it."""

    @property
    def parts(self) -> int:
        return len(TASKS)

    def part(self, number: int, seed: int) -> Iterator[Event]:
        # As much of the sum as leaves room for the number: 2**30 students, each with seeds of their own.
        dice = Dice(seed_of(seed, crc32(self.student.encode()) // len(TASKS) * len(TASKS) + number))
        if TASKS[number] == "selection":
            visits = [1 + dice.below(30) for _ in range(self.arms)]
            yield {"is": "task", "task": "selection", "visits": visits, "wins": [dice.below(one + 1) for one in visits]}
        elif TASKS[number] == "code":
            yield {"is": "task", "task": "code"}
        else:
            yield {"is": "task", "task": TASKS[number], "tree": self._tree(dice, self.depth)}

    def _tree(self, dice: Dice, depth: int) -> Nodes:
        return [self._tree(dice, depth - 1) for _ in range(self.branching)] if depth else dice.below(HIGHEST + 1)

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`questions`: what is asked for, with the answers if they are to be shown."""
        rows: Iterator[Row] = (
            {"question": one.id, "answer": one.answer if self.solutions else ""} for one in self.asked(events)
        )
        return {"questions": Table(tuple(rows))}

    def asked(self, events: Iterable[Event]) -> list[Question]:
        """The questions of these tasks, in their order."""
        return [one for assignment in self.assigned(events) for one in assignment.questions]

    def assigned(self, events: Iterable[Event]) -> list[Assignment]:
        """These tasks with their questions, in their order."""
        return [self._assigned(event) for event in events if event["is"] == "task"]

    def _assigned(self, task: Event) -> Assignment:
        found, values = list[Question](), dict[str, Any]()
        hint: Told = ""
        match task["task"]:
            case "values":
                for way, nodes in inner(task["tree"]):
                    label = said("lab-exercise-value", node=named(way))
                    found.append(Question(f"v{way}", label, str(value(nodes, maximizes=len(way) % 2 == 0))))
            case "cuts":
                windows = searched(task["tree"])
                for way, _ in leaves(task["tree"]):
                    label = said("lab-exercise-visited", node=named(way))
                    found.append(Question(f"c{way}", label, YES if way in windows else NO, (YES, NO)))
                for way in sorted(way for way, _ in inner(task["tree"]) if way):  # as the search comes to them
                    label = said("lab-exercise-window", node=named(way))
                    found.append(Question(f"w{way}", label, windows.get(way, UNREACHED), kind="window"))
                hint = said("lab-exercise-cuts-hint")
            case "selection":
                bounds = self.bounds(task)
                best = max(range(len(bounds)), key=bounds.__getitem__)
                options = tuple(str(number + 1) for number in range(len(bounds)))
                found.append(Question("move", said("lab-exercise-selected"), str(best + 1), options))
                found.append(Question("bound", said("lab-exercise-bound"), f"{bounds[best]:.2f}"))
                values = {"c": self.c, "all": sum(task["visits"])}
            case "code":
                for gap in GAPS:
                    names = said(f"lab-exercise-{gap.name}", names=gap.names)
                    found.append(Question(gap.name, gap.code, gap.solution, kind="code", hint=names))
                hint = said("lab-exercise-code-hint", functions=", ".join(FUNCTIONS))
        return Assignment(said(f"lab-exercise-{task['task']}-task", **values), found, hint)

    def bounds(self, task: Event) -> list[float]:
        """The bounds of UCB1 of all arms: Q/N + 2 Cp sqrt(ln sum N / N)."""
        total = sum(task["visits"])
        return [
            won / n + 2 * self.c * sqrt(log(total) / n) for won, n in zip(task["wins"], task["visits"], strict=True)
        ]

    def recorded(self, events: Sequence[Event]) -> Recording:
        return ExerciseRecording(self, events)


# --- trees, by the ways to their nodes: the numbers of the moves, from 1 ---


def inner(nodes: Nodes, way: str = "") -> Iterator[tuple[str, Nodes]]:
    """The inner nodes, each after those below it."""
    if isinstance(nodes, list):
        for number, child in enumerate(nodes, 1):
            yield from inner(child, f"{way}{number}")
        yield way, nodes


def leaves(nodes: Nodes, way: str = "") -> Iterator[tuple[str, int]]:
    """The leaves from left to right."""
    if isinstance(nodes, int):
        yield way, nodes
        return
    for number, child in enumerate(nodes, 1):
        yield from leaves(child, f"{way}{number}")


def value(nodes: Nodes, *, maximizes: bool) -> int:
    """The minimax value."""
    if isinstance(nodes, int):
        return nodes
    return (max if maximizes else min)(value(child, maximizes=not maximizes) for child in nodes)


def searched(tree: Nodes) -> dict[str, str]:
    """The windows with which alpha-beta, from left to right, comes to nodes and leaves, by the ways to them."""
    found = dict[str, str]()

    def search(nodes: Nodes, way: str, alpha: float, beta: float) -> float:
        found[way] = f"{alpha}, {beta}"
        if isinstance(nodes, int):
            return nodes
        for number, child in enumerate(nodes, 1):
            if len(way) % 2 == 0:
                alpha = max(alpha, search(child, f"{way}{number}", alpha, beta))
            else:
                beta = min(beta, search(child, f"{way}{number}", alpha, beta))
            if alpha >= beta:
                break
        return alpha if len(way) % 2 == 0 else beta

    search(tree, "", float("-inf"), float("inf"))
    return found


def named(way: str) -> Told:
    """The name of a node: the moves that lead to it."""
    return "\N{NO-BREAK SPACE}".join(way) if way else said("lab-walks-root")


# --- answers ---


def fault(question: Question, answer: str) -> Told:
    """Why an answer is wrong, "" where the right one is not to be told; None for a right answer.

    Numbers may have either decimal sign.
    """
    if question.kind == "code":
        return code_fault(question, answer)
    if question.kind == "window":
        return None if window(answer) == window(question.answer) else ""
    text = answer.strip().replace(",", ".")
    if question.options:
        return None if text == question.answer else ""
    try:
        return None if abs(float(text) - float(question.answer)) < NEAR else ""
    except ValueError:
        return ""


def window(text: str) -> list[float] | None:
    """The numbers of a window, with any sign between them and brackets or none; none for UNREACHED, None if unreadable.

    Minus signs and dashes are one, infinity may be ∞.
    """
    plain = re.sub("[−–—]", "-", text).replace("∞", "inf").strip(" ()[]")
    try:
        return [] if plain == UNREACHED else [float(part) for part in re.split(r"[\s,;]+", plain)]
    except ValueError:
        return None


def code_fault(question: Question, answer: str) -> Told:
    """The same for a missing line of code: the first hidden test that it fails."""
    if not answer.strip():
        return ""
    gap = next(one for one in GAPS if one.name == question.id)
    try:
        failure = gap.failure(answer)
    except BadValue:
        return said("lab-exercise-unreadable", names=gap.names, functions=", ".join(FUNCTIONS))
    if failure is None:
        return None
    values, got, wanted = failure
    case = ", ".join(f"{name} = {written(value)}" for name, value in values.items())
    return said("lab-exercise-fails", case=case, got=written(got), wanted=written(wanted))


def written(value: Value) -> str:
    """A value of a test, as Python writes it, without the sign of -0."""
    if isinstance(value, bool):
        return str(value)
    return f"{value + 0.0:.4g}" if isinstance(value, float) else f"[{', '.join(map(written, value))}]"


@dataclass(frozen=True, slots=True)
class Grade:
    """What the answers to some questions are worth, and why some are wrong, by the ids of the questions."""

    points: int
    of: int
    wrong: Mapping[str, Told]
    line: str
    """With which a student hands the answers in: the exercise, the answers in their order, the points."""


def grade(line: str, questions: Sequence[Question], answers: Mapping[str, str]) -> Grade:
    """The grade of the answers, by the ids of the questions, to the exercise with the text `line`."""
    given = [answers.get(one.id, "").strip() for one in questions]
    faults = {one.id: fault(one, answer) for one, answer in zip(questions, given, strict=True)}
    wrong = {name: why for name, why in faults.items() if why is not None}
    points = len(questions) - len(wrong)
    handed = ";".join(quoted(answer).replace(";", "%3B") for answer in given)
    return Grade(points, len(questions), wrong, f"{line} {handed} {points}/{len(questions)}")


def checked(line: str, read: Callable[[str], tuple[Experiment, int]]) -> tuple[Grade, int]:
    """The grade of the answers in such a line, and the points that it claims. Raises Refusal.

    `read` reads the text of an experiment.
    """
    parts = line.split()
    claimed = parts[2].partition("/")[0] if len(parts) == 3 else ""
    found, seed = read(parts[0]) if parts else (None, 0)
    if not isinstance(found, Exercise) or not claimed.isdecimal():
        raise BadValue("The line is {line!r}: expected the one that an exercise gives.", "check", line=line)
    questions = found.asked(event for part in range(found.parts) for event in found.part(part, seed))
    answers = dict(zip((one.id for one in questions), map(unquoted, parts[1].split(";")), strict=False))
    return grade(parts[0], questions, answers), int(claimed)


class ExerciseRecording(Recording):
    """A step for each task; its tree or its arms are shown."""

    def __init__(self, experiment: Exercise, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._tasks = [event for event in events if event["is"] == "task"]
        self._experiment = experiment

    @property
    def assignments(self) -> list[Assignment]:
        return self._experiment.assigned(self._tasks)

    @property
    def units(self) -> list[Unit]:
        return [Unit.every(said("lab-exercise-task"), len(self._tasks))]

    def scene(self, at: int) -> Scene:
        columns: list[Told] = ["question", "answer"]
        rows: list[list[Told]] = [[row["question"], row["answer"]] for row in self.tables["questions"].rows]
        if not self._tasks:
            return Scene(said("lab-none"), columns, rows)
        task, assignment = self._tasks[max(at, 1) - 1], self.assignments[max(at, 1) - 1]
        sentence = [said("lab-exercise-solved") if self._experiment.solutions else "", assignment.told]
        if task["task"] == "code":
            return Scene(sentence, columns, rows)
        if task["task"] != "selection":
            notes = {one.id[1:]: one.answer if self._experiment.solutions else "?" for one in assignment.questions}
            return Scene(sentence, columns, rows, tree=self._branch(task["tree"], "", notes), current="")
        scores = list(zip(task["wins"], task["visits"], strict=True))
        arms: list[list[Told]] = [[number, won, n, round(won / n, 3)] for number, (won, n) in enumerate(scores, 1)]
        bars = [(str(number), f"{won}/{n}", won / n) for number, (won, n) in enumerate(scores, 1)]
        picture = bars_of(said("lab-exercise-arms"), bars)
        return Scene(sentence, ["move", "wins", "visits", "value"], arms, picture=picture)

    def _branch(self, nodes: Nodes, way: str, notes: Mapping[str, str]) -> Branch:
        """A node with those below it, and what is noted at the inner ones by the ways to them."""
        if isinstance(nodes, int):
            return Branch(way, str(nodes), "", way[-1:])
        own = "max" if len(way) % 2 == 0 else "min"
        children = [self._branch(child, f"{way}{number}", notes) for number, child in enumerate(nodes, 1)]
        return Branch(way, said(f"lab-walks-short-{own}"), notes.get(way, ""), way[-1:], children=children)

    @property
    def views(self) -> list[View]:
        return []

    @property
    def verdict(self) -> Verdict | None:
        return None
