"""An exercise with tasks of its own for each student: values, cuts, the next selection, and missing lines of code.

A line of code is a formula: an expression of Python with numbers, the given names, arithmetic, comparisons, a choice by
`if` and `else`, and the functions of FUNCTIONS. Nothing else is accepted, so texts from strangers are safe.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite, log, sqrt
from typing import Any
from zlib import crc32

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Several, Switch, Text, Whole, Word, parameter
from pyengine.lab.experiment import Experiment, quote, seed_of
from pyengine.lab.experiments.windows import Search, leaves, minimax
from pyengine.lab.log import Event
from pyengine.lab.recording import Assignment, Branch, Question, Recording, Scene, Table, Unit
from pyengine.lab.trees import Tree
from pyengine.lab.widgets import bars_of
from pyengine.lab.words import Words, say
from pyengine.records.links import unquote

Value = float | Sequence[float]
FUNCTIONS: dict[str, Callable[..., Any]] = {"max": max, "min": min, "sum": sum, "abs": abs, "sqrt": sqrt, "log": log}
LONGEST = 200
"""Characters of the longest formula."""
TESTS = 40
"""The cases in which the formula of a student is compared with the right one."""
OPERATORS: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.Pow: operator.pow, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge,
    ast.Eq: operator.eq, ast.NotEq: operator.ne,
}  # fmt: skip
TOLERANCE = 1e-6


def compute(text: str, values: Mapping[str, Value]) -> float:
    """The value of a formula. Raises ValueError if it is none, or has no value for these numbers."""
    try:
        found = _compute_part(ast.parse(text.strip(), mode="eval").body, values) if len(text) <= LONGEST else None
        if isinstance(found, int | float) and isfinite(found):
            return float(found)
    except (SyntaxError, ValueError, TypeError, ArithmeticError, RecursionError, MemoryError):
        pass
    raise ValueError(
        f"{text!r} gives no number: expected a formula of {', '.join(values)}, with {', '.join(FUNCTIONS)}."
    )


def _compute_part(node: ast.expr, values: Mapping[str, Value]) -> Any:  # noqa: PLR0911 (one for each kind of node)
    """The value of a part. Raises TypeError for a part that is not accepted."""
    match node:
        case ast.Constant(value=int() | float() as number):
            return float(number)
        case ast.Name(id=name) if name in values:
            return values[name]
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in OPERATORS:
            return OPERATORS[type(sign)](_compute_number(left, values), _compute_number(right, values))
        case ast.UnaryOp(op=ast.USub(), operand=part):
            return -_compute_number(part, values)
        case ast.UnaryOp(op=ast.Not(), operand=part):
            return not _compute_part(part, values)
        case ast.BoolOp(op=sign, values=parts):
            return (all if isinstance(sign, ast.And) else any)(_compute_part(part, values) for part in parts)
        case ast.Compare(left=left, ops=signs, comparators=others) if all(type(sign) in OPERATORS for sign in signs):
            numbers = [_compute_number(part, values) for part in (left, *others)]
            return all(OPERATORS[type(sign)](*numbers[at : at + 2]) for at, sign in enumerate(signs))
        case ast.IfExp(test=test, body=body, orelse=other):
            return _compute_part(body if _compute_part(test, values) else other, values)
        case ast.Call(func=ast.Name(id=name), args=parts, keywords=[]) if name in FUNCTIONS:
            return FUNCTIONS[name](*(_compute_part(part, values) for part in parts))
    raise TypeError


def _compute_number(node: ast.expr, values: Mapping[str, Value]) -> float:
    found = _compute_part(node, values)
    if not isinstance(found, int | float):
        raise TypeError
    return found


@dataclass(frozen=True, slots=True)
class Gap:
    """A line of code with a gap: the code around it, with ___ for the gap, and a formula that is right.

    `draw` makes the values of the names for one test. Of a `condition` only the truth counts.
    """

    name: str
    code: str
    solution: str
    draw: Callable[[Dice], dict[str, Value]]
    condition: bool = False

    @property
    def names(self) -> str:
        """What a formula may be made of."""
        return ", ".join(self.draw(Dice(1)))

    def failure(self, text: str) -> tuple[dict[str, Value], float, float] | None:
        """The first test that a formula fails: the values, what it gives, and what is right. Raises ValueError."""
        dice = Dice(len(self.solution))
        for _ in range(TESTS):
            values = self.draw(dice)
            got, wanted = compute(text, values), compute(self.solution, values)
            if self.condition:
                got, wanted = bool(got), bool(wanted)
            if abs(got - wanted) > TOLERANCE * max(1.0, abs(wanted)):
                return values, got, wanted
        return None


def _draw_arm(dice: Dice) -> dict[str, Value]:
    visits = 1 + dice.below(50)
    return {"total": float(dice.below(visits + 1)), "visits": float(visits), "parent": float(visits + dice.below(500)),
            "c": (1 + dice.below(20)) / 10}  # fmt: skip


GAPS = (
    Gap("code-choice", "value = ___", "max(values) if player == 1 else min(values)", lambda dice: {
        "values": tuple(float(dice.below(20)) for _ in range(2 + dice.below(4))), "player": 1.0 + dice.below(2)}),
    Gap("code-cut", "if ___: break", "alpha >= beta",
        lambda dice: {"alpha": float(dice.below(12)), "beta": float(dice.below(12))}, condition=True),
    Gap("code-bound", "bound = ___", "total / visits + 2 * c * sqrt(log(parent) / visits)", _draw_arm),
    Gap("code-backup", "node.total += ___", "score if player == 1 else 1 - score",
        lambda dice: {"score": dice.below(3) / 2, "player": float(1 + dice.below(2))}),
)  # fmt: skip
"""The lines of the searches that students complete."""


HIGHEST = 20
"""The greatest value of a leaf."""
NEAR = 0.011
"""The greatest error of a right bound, which has two decimal places."""
YES, NO = "yes", "no"
UNREACHED = "-"
"""Stands for the window of a node that the search does not reach."""
TASKS = ("values", "cuts", "selection", "code")
Nodes = int | list["Nodes"]


@dataclass(frozen=True)
class Exercise(Experiment):
    """Each part is a task, an event with the kind at `task`: the values of a tree, cuts, a selection, lines of code."""

    name, title, chapter, minutes = "exercise", "Exercise", "own", 15
    question = "Can you do by hand what the searches do?"

    student: str = parameter("Name of the student; each one has other numbers", "", Text(empty=True))
    tasks: tuple[str, ...] = parameter("Tasks", TASKS, Several(Word(*TASKS), 1, len(TASKS)))
    branching: int = parameter("Moves at each node", 2, Whole(2, 3))
    depth: int = parameter("Depth in moves", 3, Whole(2, 4))
    arms: int = parameter("Moves to select from", 4, Whole(2, 8))
    c: float = parameter("Exploration (Cp)", 0.7, Real(0.1, 5))
    solutions: bool = parameter("Show the solutions", False, Switch(hidden=True))
    """In the teacher's link. It is no secret: the exercise is computed in the page, so anybody could add it."""

    @property
    def parts(self) -> int:
        return len(self.tasks)

    def part(self, number: int, seed: int) -> Iterator[Event]:
        # The checksum leaves room for the number: 2**30 students, each with seeds of their own.
        task = self.tasks[number]
        dice = Dice(seed_of(seed, crc32(self.student.encode()) // len(TASKS) * len(TASKS) + TASKS.index(task)))
        if task == "selection":
            visits = [1 + dice.below(30) for _ in range(self.arms)]
            yield {"is": "task", "task": "selection", "visits": visits, "wins": [dice.below(n + 1) for n in visits]}
        elif task == "code":
            yield {"is": "task", "task": "code"}
        else:
            yield {"is": "task", "task": task, "tree": self._tree(dice, self.depth)}

    def _tree(self, dice: Dice, depth: int) -> Nodes:
        return [self._tree(dice, depth - 1) for _ in range(self.branching)] if depth else dice.below(HIGHEST + 1)

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`questions`: what is asked, with the answers if the solutions are shown."""
        questions = self.questions(events)
        rows: list[Row] = [{"question": question.id, "answer": question.answer if self.solutions else ""}
                           for question in questions]  # fmt: skip
        return {"questions": Table(tuple(rows))}

    def questions(self, events: Iterable[Event]) -> list[Question]:
        """The questions of these tasks, in order."""
        return [question for assignment in self.assignments(events) for question in assignment.questions]

    def assignments(self, events: Iterable[Event]) -> list[Assignment]:
        """These tasks with their questions, in order."""
        return [self._assignment(event) for event in events if event["is"] == "task"]

    def _assignment(self, task: Event) -> Assignment:
        questions, values = list[Question](), dict[str, Any]()
        hint: Words = ""
        match task["task"]:
            case "values":
                tree = tree_of(task)
                for path, value in minimax(tree).items():
                    if tree.branches(path):
                        way = to_digits(path)
                        label = say("lab-exercise-value", node=name_of(way)) if way else say("lab-exercise-root")
                        questions.append(Question(f"v{way}", label, str(value)))
            case "cuts":
                tree = tree_of(task)
                windows = windows_of(tree)
                for way in map(to_digits, leaves(tree)):
                    label = say("lab-exercise-visited", node=name_of(way))
                    questions.append(Question(f"c{way}", label, YES if way in windows else NO, (YES, NO)))
                for way in sorted(to_digits(path) for path in minimax(tree) if path and tree.branches(path)):
                    label = say("lab-exercise-window", node=name_of(way))
                    questions.append(Question(f"w{way}", label, windows.get(way, UNREACHED), kind="window"))
                hint = say("lab-exercise-cuts-hint")
            case "selection":
                total = sum(task["visits"])
                arms = zip(task["wins"], task["visits"], strict=True)
                bounds = [won / n + 2 * self.c * sqrt(log(total) / n) for won, n in arms]  # of UCB1
                best = max(range(len(bounds)), key=bounds.__getitem__)
                options = tuple(str(number + 1) for number in range(len(bounds)))
                questions.append(Question("move", say("lab-exercise-selected"), str(best + 1), options))
                questions.append(Question("bound", say("lab-exercise-bound"), f"{bounds[best]:.2f}"))
                values = {"c": self.c, "all": total}
            case "code":
                for gap in GAPS:
                    names = say(f"lab-exercise-{gap.name}", names=gap.names)
                    questions.append(Question(gap.name, gap.code, gap.solution, kind="code", hint=names))
                hint = say("lab-exercise-code-hint", functions=", ".join(FUNCTIONS))
        return Assignment(say(f"lab-exercise-{task['task']}-task", **values), questions, hint)


# --- trees; the way to a node is the string of its moves, numbered from 1 ---


def tree_of(task: Event) -> Tree:

    def freeze(nodes: Any) -> Any:
        return tuple(map(freeze, nodes)) if isinstance(nodes, list) else nodes

    return Tree(freeze(task["tree"]))


def to_digits(path: Iterable[int]) -> str:
    """The way to a node as a string."""
    return "".join(map(str, path))


def windows_of(tree: Tree) -> dict[str, str]:
    """The windows of all nodes and leaves that alpha-beta visits from left to right, by their ways."""
    windows = dict[str, str]()
    for step in Search(tree).run():
        if step["is"] == "enter":
            alpha, beta = ("-inf" if step["alpha"] is None else step["alpha"], step["beta"])
            windows[to_digits(step["way"])] = f"{alpha}, {'inf' if beta is None else beta}"
    return windows


def name_of(way: str) -> Words:
    """The name of a node: the moves that lead to it."""
    return "\N{NO-BREAK SPACE}".join(way) if way else say("lab-walks-root")


def fault(question: Question, answer: str) -> Words:
    """Why an answer is wrong: "" if the reason would give the right one away. None if it is right.

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
    """The two numbers of a window, [] for UNREACHED, None if the text is neither.

    The numbers may have any sign between them, with brackets or without. Minus signs and dashes mean the same, and
    infinity may be ∞.
    """
    plain = re.sub("[−–—]", "-", text).replace("∞", "inf").strip(" ()[]")
    try:
        return [] if plain == UNREACHED else [float(part) for part in re.split(r"[\s,;]+", plain)]
    except ValueError:
        return None


def code_fault(question: Question, answer: str) -> Words:
    """The first hidden test that a line of code fails; None if it passes all."""
    if not answer.strip():
        return ""
    gap = next(gap for gap in GAPS if gap.name == question.id)
    try:
        failure = gap.failure(answer)
    except ValueError:
        return say("lab-exercise-unreadable", names=gap.names, functions=", ".join(FUNCTIONS))
    if failure is None:
        return None
    values, got, wanted = failure
    case = ", ".join(f"{name} = {to_python(value)}" for name, value in values.items())
    return say("lab-exercise-fails", case=case, got=to_python(got), wanted=to_python(wanted))


def to_python(value: Value) -> str:
    """A value of a test as Python would print it, with -0 as 0."""
    if isinstance(value, bool):
        return str(value)
    return f"{value + 0.0:.4g}" if isinstance(value, float) else f"[{', '.join(map(to_python, value))}]"


@dataclass(frozen=True, slots=True)
class Grade:
    """The points of the answers to some questions, and why some answers are wrong, by the ids of the questions."""

    points: int
    of: int
    wrong: Mapping[str, Words]
    line: str
    """The line that a student hands in: the exercise, the answers in order, the points."""


def grade(line: str, questions: Sequence[Question], answers: Mapping[str, str], tries: int = 1) -> Grade:
    """The grade of the answers, by the ids of their questions, to the exercise with the text `line`.

    `tries` counts how often the student has handed them in.
    """
    texts = [answers.get(question.id, "").strip() for question in questions]
    faults = {question.id: fault(question, answer) for question, answer in zip(questions, texts, strict=True)}
    wrong = {name: why for name, why in faults.items() if why is not None}
    points = len(questions) - len(wrong)
    fields = ";".join(quote(answer).replace(";", "%3B") for answer in texts)
    return Grade(points, len(questions), wrong, f"{line} {fields} {points}/{len(questions)} tries={tries}")


_LINE = re.compile(r"(\S+) (\S+) (\d{1,4})/\d+(?: tries=(\d{1,6}))?", re.ASCII)


def check_line(line: str, read: Callable[[str], tuple[Experiment, int]]) -> Row:
    """Computes the grade of the line of a `Grade` again: the points, and what the line claims. Raises Refusal.

    Each task has a column with its points, and `tries` is None in lines without it. `read` parses the text of an
    experiment.
    """
    parts = _LINE.fullmatch(line.strip())
    exercise, seed = read(parts[1]) if parts else (None, 0)
    if not parts or not isinstance(exercise, Exercise):
        raise BadValue("exercise-line", "check", line=line)
    assignments = exercise.assignments(event for part in range(exercise.parts) for event in exercise.part(part, seed))
    questions = [question for assignment in assignments for question in assignment.questions]
    answers = dict(zip((question.id for question in questions), map(unquote, parts[2].split(";")), strict=False))
    found = grade(parts[1], questions, answers)
    wrong, tries = ", ".join(found.wrong), int(parts[4]) if parts[4] else None
    row: Row = {"name": exercise.student, "points": found.points, "of": found.of, "claimed": int(parts[3]),
                "tries": tries, "remarks": wrong and f"wrong: {wrong}"}  # fmt: skip
    for task, assignment in zip(exercise.tasks, assignments, strict=True):
        row[task] = sum(question.id not in found.wrong for question in assignment.questions)
    return row


class ExerciseRecording(Recording, of=Exercise):
    """A step for each task, with its tree or its arms."""

    def __init__(self, experiment: Exercise, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._experiment, self._tasks = experiment, self.events["task"]
        self.units = [Unit.every(say("lab-exercise-task"), len(self._tasks))]

    @property
    def assignments(self) -> list[Assignment]:
        return self._experiment.assignments(self._tasks)

    def scene(self, at: int) -> Scene:
        columns: list[Words] = ["question", "answer"]
        rows: list[list[Words]] = [[row["question"], row["answer"]] for row in self.rows("questions")]
        if not self._tasks:
            return Scene(say("lab-none"), columns, rows)
        task, assignment = self._tasks[max(at, 1) - 1], self.assignments[max(at, 1) - 1]
        sentence = [say("lab-exercise-solved") if self._experiment.solutions else "", assignment.told]
        if task["task"] == "code":
            return Scene(sentence, columns, rows)
        if task["task"] != "selection":
            notes = {question.id[1:]: question.answer if self._experiment.solutions else "?"
                     for question in assignment.questions}  # fmt: skip
            return Scene(sentence, columns, rows, tree=self._branch(task["tree"], "", notes), current="")
        scores = list(zip(task["wins"], task["visits"], strict=True))
        arms: list[list[Words]] = [[number, won, n, round(won / n, 3)] for number, (won, n) in enumerate(scores, 1)]
        bars = [(str(number), f"{won}/{n}", won / n) for number, (won, n) in enumerate(scores, 1)]
        picture = bars_of(say("lab-exercise-arms"), bars)
        return Scene(sentence, ["move", "wins", "visits", "value"], arms, picture=picture)

    def _branch(self, nodes: Nodes, way: str, notes: Mapping[str, str]) -> Branch:
        """A node with everything below it; `notes` are those of inner nodes by their ways."""
        if isinstance(nodes, int):
            return Branch(way, str(nodes), "", way[-1:])
        own = "max" if len(way) % 2 == 0 else "min"
        children = [self._branch(child, f"{way}{number}", notes) for number, child in enumerate(nodes, 1)]
        return Branch(way, say(f"lab-walks-short-{own}"), notes.get(way, ""), way[-1:], children=children)
