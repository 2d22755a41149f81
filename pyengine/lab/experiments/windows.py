"""Alpha-beta with the promise of its window, checked at every node, and with a line right or wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pyengine.arena.table import Row
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Whole, Word, parameter
from pyengine.lab.branches import Branch
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.recording import Recording, Scene, Told, Unit, Verdict, View, bars_of, said
from pyengine.lab.table import Table
from pyengine.lab.trees import GivenTree, Nodes, Tree, TreeText, random_tree
from pyengine.lab.windows import FAULTS, SOUND, Search, leaves

MOST = 729
"""The most leaves of a tree."""
LINES = {"enter": (0,), "cut": (6, 7), "leave": (8,), "leaf": (1,)}


@dataclass(frozen=True)
class Windows(Experiment):
    """Part 0 is the search of the first tree on which a promise breaks, else of the first one.

    Its event "shown" has the tree's number, the others are those of windows.py. Each other part is a search of a tree
    of its own, whose event "run" has the value found, the true one, the leaves visited and all leaves, and the broken
    promises.
    """

    name: ClassVar[str] = "windows"
    title: ClassVar[str] = "Why alpha-beta is right"
    question: ClassVar[str] = "Does the window promise the same at every node, and which line breaks the promise?"
    chapter: ClassVar[str] = "search"
    minutes: ClassVar[int] = 8
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "Break it: cuts too early": {"fault": "early"},
        "Break it: the wrong end of the window": {"fault": "side"},
        "Without handing the window down": {"fault": "wide"},
        "A tree to do by hand": {"tree": ((3.0, 12.0, 8.0), (2.0, 4.0, 6.0), (14.0, 5.0, 2.0)), "runs": 1},
    }

    tree: tuple[Nodes, ...] | None = parameter("A tree of your own, as ((3,12,8),(2,4,6),(14,5,2))", None, TreeText())
    branching: int = parameter("Moves at each node of the uniform tree", 2, Whole(2, 9))
    depth: int = parameter("Depth in moves", 4, Whole(1, 8))
    fault: str = parameter("What is wrong with alpha-beta", SOUND, Word(**FAULTS))
    runs: int = parameter("Runs", 30, Whole(1, 200))

    def check(self) -> None:
        count = len(leaves(GivenTree(self.tree))) if self.tree else self.branching**self.depth
        if count > MOST:
            raise BadValue("The tree has {count} leaves: expected {most} at most.", "depth", count=count, most=MOST)

    @property
    def parts(self) -> int:
        return 1 + self.runs

    def part(self, number: int, seed: int) -> Iterator[Event]:
        if number == 0:
            searches = (list(Search(self._tree(seed, run), self.fault).run()) for run in range(self.runs))
            broken = (run for run, steps in enumerate(searches) if not all(step.get("holds", True) for step in steps))
            run = next(broken, 0)
            yield {"is": "shown", "run": run + 1}
            yield from Search(self._tree(seed, run), self.fault).run()
            return
        tree = self._tree(seed, number - 1)
        search = Search(tree, self.fault)
        left = [event for event in search.run() if event["is"] == "leave"]
        yield {"is": "run", "run": number, "value": left[-1]["value"], "true": left[-1]["true"],
               "leaves": search.leaves, "all": len(leaves(tree)), "nodes": len(left),
               "broken": sum(not one["holds"] for one in left)}  # fmt: skip

    def _tree(self, seed: int, run: int) -> Tree:
        return GivenTree(self.tree) if self.tree else random_tree(self.branching, self.depth, seed_of(seed, run))

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`runs`: on each tree the value found, the true one, whether it is `wrong`, and the promises broken."""
        rows: Iterator[Row] = (
            {"run": one["run"], "value": round(one["value"], 4), "exact": round(one["true"], 4),
             "leaves": one["leaves"], "share %": round(100 * one["leaves"] / one["all"], 1),
             "wrong": int(one["value"] != one["true"]), "checks": one["nodes"], "broken": one["broken"]}
            for one in events if one["is"] == "run"
        )  # fmt: skip
        return {"runs": Table(tuple(rows))}

    def recorded(self, events: Sequence[Event]) -> Recording:
        return WindowsRecording(self, events)


Way = tuple[int, ...]
"""The moves from the root to a node."""


class _Known:
    """What is known of the nodes after some steps."""

    def __init__(self, steps: Sequence[Event]) -> None:
        self.entered, self.left = dict[Way, Event](), dict[Way, Event]()
        self.cuts, self.below = dict[Way, Sequence[int]](), dict[Way, list[Way]]()
        for step in steps:
            way = tuple(step["way"])
            if step["is"] == "cut":
                self.cuts[way] = step["left"]
            elif step["is"] == "leave":
                self.left[way] = step
            else:
                self.entered[way] = step
                if way:
                    self.below.setdefault(way[:-1], []).append(way)


class WindowsRecording(Recording):
    """The tree so far, with the values and the bounds that are known."""

    options = ("right", "wrong")

    def __init__(self, experiment: Windows, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._steps = [event for event in events if event["is"] in LINES]
        self._run = next((event["run"] for event in events if event["is"] == "shown"), 1)

    @property
    def units(self) -> list[Unit]:
        broken = [at for at, step in enumerate(self._steps, 1) if not step.get("holds", True)]
        count = len(self._steps)
        units = [Unit.every(said("lab-walks-step"), count)]
        return [*units, Unit(said("lab-invariants-broken"), sorted({0, *broken, count}))] if broken else units

    def scene(self, at: int) -> Scene:
        columns: list[Told] = ["node", "alpha", "beta", "value", "exact"]
        known = _Known(self._steps[:at])
        if not at:
            return Scene(said("lab-windows-before", run=self._run), columns, [], tree=self._branch((), known))
        step = self._steps[at - 1]
        way = tuple(step["way"])
        rows = [self._row(way[:length], known) for length in range(len(way) + 1)]
        kind = "leaf" if step["is"] == "leave" and way not in known.below else step["is"]
        promise = said(f"lab-windows-{step['bound'] if step['holds'] else 'broken'}", value=shown(step["value"]),
                       true=shown(step["true"]), **window(step)
                       ) if step["is"] == "leave" else None  # fmt: skip
        left = step.get("left", [])
        told = said(f"lab-windows-{kind}", node=named(way), **window(step), value=shown(step.get("value", 0)),
                    count=len(left), moves=", ".join(map(str, left)))  # fmt: skip
        formula = [promise] if promise else []
        tree = self._branch((), known)
        return Scene([told, promise], columns, rows, LINES[kind], formula, tree=tree, current=written(way))

    def _row(self, way: Way, known: _Known) -> list[Told]:
        ended = known.left.get(way)
        return [named(way), *window(known.entered[way]).values(),
                shown(ended["value"]) if ended else None, shown(ended["true"]) if ended else None]  # fmt: skip

    def _branch(self, way: Way, known: _Known) -> Branch:
        ended, below = known.left.get(way), known.below.get(way, [])
        sign = {"exact": "", "upper": "≤ ", "lower": "≥ "}[ended["bound"]] if ended else ""
        note = f"{sign}{shown(ended['value'])}{'' if ended['holds'] else ' ✗'}" if ended else ""
        children = [self._branch(one, known) for one in below]
        children += [Branch(written((*way, move)), said("lab-walks-out"), "", str(move), cut=True)
                     for move in known.cuts.get(way, ())]  # fmt: skip
        label = said(f"lab-walks-short-{'max' if len(way) % 2 == 0 else 'min'}") if below or not ended else ""
        return Branch(written(way), label, note, str(way[-1]) if way else "", children=children)

    @property
    def views(self) -> list[View]:
        rows = self.tables["runs"].rows
        bars = [(str(row["run"]), f"{row['leaves']} · {row['value']}{'' if row['value'] == row['exact'] else ' ✗'}",
                 float(row["share %"] or 0)) for row in rows]  # fmt: skip
        return [View("runs", bars_of(said("lab-windows-shares"), bars), "runs")] if rows else []

    @property
    def verdict(self) -> Verdict | None:
        rows = self.tables["runs"].rows
        if not rows:
            return None
        wrong, checks, broken = (sum(int(row[name] or 0) for row in rows) for name in ("wrong", "checks", "broken"))
        told = said("lab-windows-verdict", runs=len(rows), wrong=wrong, checks=checks, broken=broken)
        return Verdict(["wrong" if wrong else "right"], told)


def written(way: Sequence[int]) -> str:
    """A node as its id."""
    return ".".join(map(str, way))


def named(way: Sequence[int]) -> Told:
    """A node in words: the moves that lead to it."""
    return " ".join(map(str, way)) if way else said("lab-walks-root")


def shown(value: float) -> str:
    """A value as it is written."""
    return f"{value:.3g}"


def end(value: float | None, endless: str) -> str:
    """An end of a window; `endless` where it has none."""
    return endless if value is None else shown(value)


def window(event: Event) -> dict[str, str]:
    """The window of a node, as it is told."""
    return {"alpha": end(event["alpha"], "-∞"), "beta": end(event["beta"], "∞")}
