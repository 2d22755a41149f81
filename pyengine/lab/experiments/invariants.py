"""The loops of Monte Carlo tree search, each checked at every turn, with a line of them right or wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from typing import Any, ClassVar

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.parameters import Whole, Word, parameter, parameters
from pyengine.lab.branches import Branch
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import marks
from pyengine.lab.experiments.players import Position, bot_of, position_of
from pyengine.lab.loops import FAULTS, LOOPS, PHASES, SOUND, CheckedTree
from pyengine.lab.recording import Recording, Scene, Series, Told, Unit, Verdict, View, plot, said
from pyengine.lab.table import Table
from pyengine.search.uct import Uct

LINES = {"iterations": (0,), "selection": (2, 3), "expansion": (4, 5), "backup": (7, 8)}
"""Those of the pseudocode, by the loop."""


@dataclass(frozen=True)
class Invariants(Experiment):
    """Each part is a search, whose iterations are events as in loops.py; part 0 first tells the names of moves."""

    name: ClassVar[str] = "invariants"
    title: ClassVar[str] = "Why the loop is right"
    question: ClassVar[str] = "Which promise does each loop of the search keep, and which line breaks it?"
    chapter: ClassVar[str] = "trees"
    minutes: ClassVar[int] = 12
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "Break it: the wrong perspective": {"fault": "perspective"},
        "Break it: sums for means": {"fault": "sums"},
        "Break it: one visit for four playouts": {"fault": "visit", "sims": 4},
        "Break it: a move that is tried twice": {"fault": "twice"},
    }

    position: str = parameter("Position", "tictactoe3:a1", Position())
    iterations: int = parameter("Iterations", 40, Whole(1, 500))
    sims: int = parameter("Playouts per iteration", 1, Whole(1, 64))
    c: float = parameters(Uct())["c"].field()
    fault: str = parameter("What is wrong with the loop", SOUND, Word(**FAULTS))
    runs: int = parameter("Runs", 10, Whole(1, 100))

    def check(self) -> None:
        bot_of(Uct.__name__.lower(), position_of(self.position).game)

    @property
    def parts(self) -> int:
        return self.runs

    def part(self, number: int, seed: int) -> Iterator[Event]:
        state = position_of(self.position)
        if number == 0:
            yield {"is": "start", "names": [state.game.move_name(move) for move in range(state.game.moves)]}
        tree = CheckedTree(state, Dice(seed_of(seed, number)), Uct(self.c, self.sims, shortcuts=False), self.fault)
        for event in tree.steps(self.iterations):
            yield event | {"run": number}

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`loops`: how often each invariant was checked and broken, and the first iteration that broke it.

        `phases`: the least, the mean and the most work of an iteration, in children compared, children added, moves of
        playouts, and nodes updated. `work`: the mean of all work so far, over iterations.
        """
        steps = [event for event in events if event["is"] == "iteration"]
        works = {phase: [step["work"][phase] for step in steps] for phase in PHASES}
        phases: list[Row] = [
            {"phase": phase, "least": min(work), "mean": round(fsum(work) / len(work), 2), "most": max(work)}
            for phase, work in works.items()
            if work
        ]
        loops = tuple(self._loop(steps, loop) for loop in LOOPS)
        return {"loops": Table(loops), "phases": Table(tuple(phases)), "work": Table(tuple(self._work(steps)))}

    def _loop(self, steps: Sequence[Event], loop: str) -> Row:
        checks = [
            (number % self.iterations + 1, check["holds"])
            for number, step in enumerate(steps)
            for check in step["checks"]
            if check["loop"] == loop
        ]
        broken = [iteration for iteration, holds in checks if not holds]
        return {"loop": loop, "checks": len(checks), "broken": len(broken), "first": min(broken, default=None)}

    def _work(self, steps: Sequence[Event]) -> Iterator[Row]:
        whole = len(steps) // self.iterations
        for mark in marks(self.iterations) if whole else ():
            done = [step for number, step in enumerate(steps[: whole * self.iterations])
                    if number % self.iterations < mark]  # fmt: skip
            yield {"iterations": mark} | {
                phase: round(fsum(step["work"][phase] for step in done) / whole, 2) for phase in PHASES
            }

    def recorded(self, events: Sequence[Event]) -> Recording:
        return InvariantsRecording(self, events)


class InvariantsRecording(Recording):
    """A step for each check of the first search."""

    axes = ("linear", "log")
    options = ("none", *LOOPS[1:])

    def __init__(self, experiment: Invariants, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._names: list[str] = next((event["names"] for event in events if event["is"] == "start"), [])
        self._steps = [event for event in events if event.get("run") == 0]
        self._checks = [(number, check) for number, step in enumerate(self._steps) for check in step["checks"]]

    @property
    def units(self) -> list[Unit]:
        count = len(self._checks)
        ends = [at for at, (number, _) in enumerate(self._checks) if at and number != self._checks[at - 1][0]]
        broken = [at + 1 for at, (_, check) in enumerate(self._checks) if not check["holds"]]
        units = [Unit.every(said("lab-invariants-check"), count),
                 Unit(said("lab-invariants-iteration"), sorted({0, *ends, count}))]  # fmt: skip
        return [*units, Unit(said("lab-invariants-broken"), sorted({0, *broken, count}))] if broken else units

    def scene(self, at: int) -> Scene:
        columns: list[Told] = ["move", "player", "visits", "total"]
        if not at:
            return Scene(said("lab-invariants-before"), columns, [])
        number, check = self._checks[at - 1]
        values: dict[str, Any] = check["values"]
        kind, loop = "holds" if check["holds"] else "fails", check["loop"]
        told: list[Told] = [said(f"lab-invariants-{loop}", **values), said(f"lab-invariants-{kind}"),
                            said(f"lab-invariants-{loop}-left", left=check["left"])]  # fmt: skip
        sign = "=" if check["holds"] else "≠"
        formulas: dict[str, Sequence[Told]] = {
            "iterations": [said("lab-invariants-equal", sign=sign, **values)],
            "selection": [said("lab-invariants-greatest", sign=sign, **values)],
            "expansion": [said("lab-invariants-tried", sign=sign, **values)],
            "backup": [said("lab-invariants-sums", **values)],
        }
        rows: list[list[Told]] = [
            [self._name(one), one["player"] or None, one["visits"], one["total"]] for one in self._steps[number]["path"]
        ]
        return Scene(told, columns, rows, LINES[loop], formulas[loop], tree=self._tree(number), current=check["node"])

    def _name(self, node: Event) -> Told:
        return self._names[node["move"]] if node["move"] >= 0 else said("lab-walks-root")

    def _tree(self, number: int) -> Branch:
        """The nodes of an iteration's path with what lies beside them, after that iteration."""
        known, below = dict[int, Event](), dict[int, dict[int, int]]()
        for step in self._steps[: number + 1]:
            path = step["path"]
            known |= {one["node"]: one for one in path}
            for parent, child in pairwise(path):
                below.setdefault(parent["node"], {})[child["move"]] = child["node"]
        path = [one["node"] for one in self._steps[number]["path"]]

        def branch(node: int) -> Branch:
            event = known[node]
            children = sorted(below.get(node, {}).items()) if node in path else []
            note = f"{event['total']:g}/{event['visits']}"
            look = f"player-{event['player']}" if event["player"] else ""
            edge = self._names[event["move"]] if event["move"] >= 0 else ""
            return Branch(node, note, "", edge, look, children=[branch(child) for _, child in children])

        return branch(0)

    @property
    def views(self) -> list[View]:
        rows = self.tables["work"].rows
        lines = [Series(phase, f"s{place}", [(float(row["iterations"] or 0), float(row[phase] or 0)) for row in rows])
                 for place, phase in enumerate(PHASES, 1)]  # fmt: skip
        work = plot(said("lab-invariants-across"), said("lab-invariants-up"), *lines)
        return [View("loops", work, "loops"), View("phases", work, "phases")]

    @property
    def verdict(self) -> Verdict | None:
        rows = self.tables["loops"].rows
        broken = [str(row["loop"]) for row in rows if row["broken"]]
        checks = sum(int(row["checks"] or 0) for row in rows)
        if not checks:
            return None
        firsts = [int(row["first"] or 0) for row in rows if row["broken"]]
        told = said("lab-invariants-verdict", checks=checks, broken=sum(int(row["broken"] or 0) for row in rows),
                    first=min(firsts, default=0))  # fmt: skip
        return Verdict(broken or ["none"], told)
