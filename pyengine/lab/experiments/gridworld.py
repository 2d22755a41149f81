"""The grid world of the textbooks: value iteration, policy iteration and Q-learning, step by step."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import islice
from typing import Any, ClassVar

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Text, Whole, Word, parameter
from pyengine.lab.decisions import ENDS, EQUAL, FREE, STEPS, WALL, Step, World
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.recording import Cell, Plan, Recording, Scene, Series, Told, Unit, Verdict, View, grids, plot, said
from pyengine.lab.table import Table

VALUES, POLICIES, LEARNING = "values", "policies", "learning"
LINES = {VALUES: (1, 2, 3), POLICIES: (5, 6, 7), LEARNING: (9, 10, 11, 12)}
"""The lines of the pseudocode of each method."""
SHARES = {"early": 0.1, "half": 0.5, "late": 1.0}
"""The share of the steps after which the policy stays right for which each prediction is right."""
MOST_CELLS = 100


@dataclass(frozen=True)
class GridWorld(Experiment):
    """A part for each method, the one that is shown first: a "step" for each sweep, policy or episode.

    Steps are as decisions.Step has them, with their `method`; the first event, "exact", is what they should come to.
    """

    name: ClassVar[str] = "gridworld"
    title: ClassVar[str] = "Grid world"
    question: ClassVar[str] = "When is the policy right, and when are the values?"
    chapter: ClassVar[str] = "decisions"
    minutes: ClassVar[int] = 12
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "Policy iteration": {"method": POLICIES},
        "Q-learning": {"method": LEARNING, "steps": 300},
        "Life is painful: the robot runs to the nearest end": {"living": -2.0},
        "Life is pleasant: the robot never wants to end": {"living": 0.1, "discount": 0.9},
    }

    world: str = parameter("World, row by row: . free, # wall, + and - ends", "...+/.#.-/....", Text())
    method: str = parameter(
        "Method", VALUES, Word(values="value iteration", policies="policy iteration", learning="Q-learning")
    )
    living: float = parameter("Reward of a move", -0.04, Real(-10, 10))
    discount: float = parameter("Discount", 1.0, Real(0.01, 1))
    noise: float = parameter("Chance to slip to a side", 0.2, Real(0, 1))
    steps: int = parameter("Sweeps, policies or episodes", 30, Whole(1, 2000))
    rate: float = parameter("Learning rate", 0.2, Real(0.001, 1))
    epsilon: float = parameter("Share of random moves while learning", 0.2, Real(0, 1))

    def check(self) -> None:
        rows, cells = self.world.split("/"), self.world.replace("/", "")
        known = set(cells) <= {FREE, WALL, *ENDS} and len(set(map(len, rows))) == 1
        if not known or FREE not in cells or len(cells) > MOST_CELLS:
            raise BadValue(
                "The world is {world!r}: expected rows of one length with / between them, of ., #, + and -, with a "
                "free cell and {most} cells at most.", "world", world=self.world, most=MOST_CELLS,
            )  # fmt: skip
        if self.discount == 1 and self.living > 0:
            raise BadValue("Moves that pay are worth infinitely much: expected a discount below 1.", "living")
        if self.discount == 1 and self.living < 0 and self.grid.endless:
            raise BadValue(
                "From {cell} no end can be reached, so moves cost infinitely much: expected a way to an end, or a "
                "discount below 1.", "world", cell=self.named(self.grid.endless[0]),
            )  # fmt: skip

    @property
    def parts(self) -> int:
        return len(LINES)

    @cached_property
    def grid(self) -> World:
        """The world in which the robot walks."""
        cells, width = self.world.replace("/", ""), len(self.world.split("/")[0])
        return World(cells, width, self.living, self.discount, self.noise)

    def part(self, number: int, seed: int) -> Iterator[Event]:
        if number == 0:
            yield {"is": "exact", **asdict(self.grid.exact())}
        method = sorted(LINES, key=lambda one: one != self.method)[number]
        learning = self.grid.episodes(Dice(seed_of(seed, 0)), self.rate, self.epsilon)
        steps = {VALUES: self.grid.sweeps(), POLICIES: self.grid.policies(), LEARNING: learning}[method]
        yield from ({"is": "step", "method": method, **asdict(step)} for step in islice(steps, self.steps))

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`course`: after each step the largest error of a value, and the cells with a wrong move. `cells`: the end."""
        known, free = _steps(events), self.grid.free
        course, cells = list[Row](), list[Row]()
        for exact in known.pop("", ()):
            for method, number, step in ((name, *one) for name in known for one in enumerate(known[name], 1)):
                error = round(max(abs(step.values[cell] - exact.values[cell]) for cell in free), 9)
                wrong = len(self.wrong(exact, step))
                course.append({"method": method, "step": number, "error": error, "wrong cells": wrong})
            for cell in free if self.method in known else ():
                row: Row = {"cell": self.named(cell)}
                for name, step in (("found", known[self.method][-1]), ("exact", exact)):
                    row |= {name: round(step.values[cell], 6), f"{name} move": " ".join(step.best(cell))}
                cells.append(row)
        return {"course": Table(tuple(course)), "cells": Table(tuple(cells))}

    def named(self, cell: int) -> str:
        """Column as a letter, row from above: a1."""
        return f"{chr(ord('a') + cell % self.grid.width % 26)}{cell // self.grid.width + 1}"

    def wrong(self, exact: Step, step: Step) -> list[int]:
        """The cells in which the policy of a step has none of the best moves, or others besides."""
        return [cell for cell in self.grid.free
                if not step.best(cell) or not {*step.best(cell)} <= {*(exact.best(cell) or STEPS)}]  # fmt: skip

    def recorded(self, events: Sequence[Event]) -> Recording:
        return GridRecording(self, events)


def _steps(events: Iterable[Event]) -> dict[str, list[Step]]:
    """The steps by their methods, what is exact under ""."""
    found = defaultdict[str, list[Step]](list)
    for event in events:
        if event["is"] in ("exact", "step"):
            given = {name: value for name, value in event.items() if name not in ("is", "method")}
            found[event.get("method", "")].append(Step(**given))
    return found


class GridRecording(Recording):
    """The exact grid beside that of the step."""

    axes = ("logY", "linear")
    options = (*SHARES, "never")

    def __init__(self, experiment: GridWorld, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._experiment, self._grid = experiment, experiment.grid
        known = _steps(events)
        self._begin = Step(self._grid.start, [[0.0] * 4 for _ in self._grid.cells], 0.0)
        self._exact, self._steps = next(iter(known[""]), self._begin), known[experiment.method]

    @property
    def units(self) -> list[Unit]:
        return [Unit.every(said(f"lab-gridworld-units-{self._experiment.method}"), len(self._steps), stride)
                for stride in (1, 10, 100) if stride == 1 or stride < len(self._steps)]  # fmt: skip

    def scene(self, at: int) -> Scene:
        step, exact, method = self._steps[at - 1] if at else None, self._exact, self._experiment.method
        wrong = self._experiment.wrong(exact, step) if step else []
        shown = self._begin if step is None else step
        rows: list[list[Told]] = [
            [
                self._experiment.named(cell),
                *(told for one in (shown, exact) for told in (one.values[cell], " ".join(one.best(cell)))),
            ]
            for cell in self._grid.free
        ]
        left, right = said("lab-gridworld-at", step=at), said("lab-gridworld-exact")
        picture = grids(self._plan(left, shown, wrong), self._plan(right, exact, ()))
        columns = ["cell", "found", "found move", "exact", "exact move"]
        if step is None:
            return Scene(said("lab-gridworld-before"), columns, rows, picture=picture)
        sentence = said(f"lab-gridworld-told-{method}", step=at, change=step.change, wrong=len(wrong),
                        moves=max(0, len(step.walk) - 1), changed=step.changed)  # fmt: skip
        return Scene(sentence, columns, rows, LINES[method], self._formula(at), picture)

    def _formula(self, at: int) -> list[Told]:
        """How the value of the first free cell follows from those of its moves, as they were before a sweep."""
        cell, step = self._grid.free[0], self._steps[at - 1]
        before = self._steps[at - 2] if at > 1 else self._begin
        method = self._experiment.method
        moves = (self._grid.worths(before.values) if method == VALUES else step.moves)[cell]
        worths = [said("lab-gridworld-worth", move=name, value=worth)
                  for name, worth in zip(STEPS, moves, strict=True)]  # fmt: skip
        kind = "evaluated" if method == POLICIES else "max"
        return [said(f"lab-gridworld-{kind}", cell=self._experiment.named(cell), value=step.values[cell],
                     most=max(moves)), *worths]  # fmt: skip

    def _plan(self, title: Told, step: Step, wrong: Sequence[int]) -> Plan:
        most = max(EQUAL, *map(abs, self._exact.values))
        looks = {WALL: "wall"} | dict.fromkeys(ENDS, "goal")
        cells = [Cell("" if sign == WALL else round(value, 3), 0.8 * max(-1.0, min(1.0, value / most)),
                      [STEPS[name] for name in step.best(cell)] if sign == FREE else [],
                      "framed" if cell in wrong else looks.get(sign, ""))
                 for cell, (sign, value) in enumerate(zip(self._grid.cells, step.values, strict=True))]  # fmt: skip
        return Plan(title, self._grid.width, cells)

    @property
    def views(self) -> list[View]:
        lines = [Series(said(f"lab-gridworld-{name}"), f"s{number}", self._course(name, "error"))
                 for number, name in enumerate(LINES, 1)]  # fmt: skip
        return [View("course", plot(said("lab-gridworld-across"), said("lab-gridworld-up"), *lines), "course")]

    def _course(self, method: str, column: str) -> list[tuple[float, float]]:
        rows = [row for row in self.tables["course"].rows if row["method"] == method]
        return [(float(row["step"] or 0), float(row[column] or 0)) for row in rows]

    @property
    def verdict(self) -> Verdict | None:
        wrong, errors = (self._course(self._experiment.method, column) for column in ("wrong cells", "error"))
        if not wrong:
            return None
        settled = 1 + max((int(number) for number, count in wrong if count), default=0)
        right = next((name for name, share in SHARES.items() if settled <= max(1, share * len(wrong))), "never")
        error = errors[min(settled, len(wrong)) - 1][1]
        return Verdict(
            [right],
            said(f"lab-gridworld-{'un' * (right == 'never')}settled", settled=settled, all=len(wrong), error=error),
        )
