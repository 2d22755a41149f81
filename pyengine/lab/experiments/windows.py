"""Alpha-beta with the promise of its window checked at every node; one of its lines may be wrong.

Searched with the window from alpha to beta, a node gives a value v. If v lies inside the window, it is the minimax
value m; if v <= alpha, then m <= v; if v >= beta, then m >= v (Donald Knuth and Ronald Moore, "An analysis of
alpha-beta pruning", 1975). At the root the window has no bounds, so v = m there.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import ClassVar

from pyengine.arena.table import Row
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Whole, Word, parameter
from pyengine.lab.experiment import Experiment, Preset, seed_of
from pyengine.lab.log import Event, by_kind
from pyengine.lab.recording import Branch, Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.trees import Nodes, Tree, TreeText, random_tree
from pyengine.lab.widgets import Series, plot
from pyengine.lab.words import Words, say

SOUND = "nothing"
FAULTS = {
    SOUND: "nothing",
    "early": "it leaves out moves as soon as alpha is near beta",
    "side": "a value moves the other end of the window",
    "wide": "the window is not handed down",
}
"""The lines of alpha-beta that may be wrong, with titles."""
MARGIN = 0.15
"""How near alpha must be to beta for the fault "early", as a share of the greatest difference of leaves."""
EXACT, UPPER, LOWER = "exact", "upper", "lower"


def minimax(tree: Tree, way: bytes = b"") -> dict[bytes, float]:
    """The values under best play of a node and of all below it, by their ways, for player 1, who moves first."""
    branches = tree.branches(way)
    if not branches:
        return {way: tree.leaf(way)}
    below = [minimax(tree, way + bytes([move])) for move in range(1, branches + 1)]
    values = [found[way + bytes([move])] for move, found in enumerate(below, 1)]
    best = max(values) if tree.mover(way) == 1 else min(values)
    return {key: value for found in below for key, value in found.items()} | {way: best}


class Search:
    """One search by alpha-beta, which tells its steps and may have one of the FAULTS. `leaves` counts those visited.

    Its events name a node by its `way`, the moves from the root.

    - "enter": with the window, `alpha` and `beta`.
    - "cut": after the last move searched the window is empty; the moves `left` are not searched.
    - "leave": with the `value` v, its `bound`, the minimax value `true`, and whether the promise `holds`.
    """

    def __init__(self, tree: Tree, fault: str = SOUND) -> None:
        self._tree, self._fault, self.leaves = tree, fault, 0
        self._true = minimax(tree)
        values = [self._true[way] for way in leaves(tree)]
        self._margin = MARGIN * (max(values) - min(values)) if fault == "early" else 0.0

    def run(self, way: bytes = b"", alpha: float = -inf, beta: float = inf) -> Generator[Event, None, float]:
        """Searches a node and returns its value."""
        yield {"is": "enter", "way": list(way), "alpha": finite(alpha), "beta": finite(beta)}
        branches = self._tree.branches(way)
        if branches:
            value = yield from self._inner(way, branches, alpha, beta)
        else:
            self.leaves += 1
            value = self._tree.leaf(way)
        true = self._true[way]
        bound = UPPER if value <= alpha else LOWER if value >= beta else EXACT
        holds = {EXACT: value == true, UPPER: true <= value, LOWER: true >= value}[bound]
        yield {"is": "leave", "way": list(way), "value": value, "bound": bound, "true": true, "holds": holds,
               "alpha": finite(alpha), "beta": finite(beta)}  # fmt: skip
        return value

    def _inner(self, way: bytes, branches: int, alpha: float, beta: float) -> Generator[Event, None, float]:
        maximizes = self._tree.mover(way) == 1
        best, low, high = -inf if maximizes else inf, alpha, beta
        for move in range(1, branches + 1):
            window = () if self._fault == "wide" else (low, high)
            value = yield from self.run(way + bytes([move]), *window)
            best = max(best, value) if maximizes else min(best, value)
            if maximizes is (self._fault != "side"):
                low = max(low, best)
            else:
                high = min(high, best)
            if move < branches and low >= high - self._margin:
                yield {"is": "cut", "way": list(way), "left": list(range(move + 1, branches + 1)),
                       "alpha": finite(low), "beta": finite(high)}  # fmt: skip
                break
        return best


def leaves(tree: Tree, way: bytes = b"") -> list[bytes]:
    """The ways to all leaves, from left to right."""
    branches = range(1, tree.branches(way) + 1)
    return [leaf for move in branches for leaf in leaves(tree, way + bytes([move]))] if branches else [way]


def finite(end: float) -> float | None:
    """An end of a window; None if it has none, which JSON cannot say."""
    return None if end in (-inf, inf) else end


MOST = 729
"""The most leaves of a tree."""
LINES = {"enter": (0,), "cut": (6, 7), "leave": (8,), "leaf": (1,)}


@dataclass(frozen=True)
class Windows(Experiment):
    """Part 0 is the search of the first tree on which a promise breaks, or of the first tree.

    Its event "shown" has the number of the tree, the others are those of `Search`. Each other part is the search of
    one tree: an event "run" with the value found, the true one, the leaves visited, all leaves, and the promises
    broken.
    """

    name, title, chapter, minutes = "windows", "Why alpha-beta is right", "cuts", 8
    question = "Why may alpha-beta skip branches, and which line breaks it?"
    presets: ClassVar[Mapping[str, Preset]] = {
        "early": Preset("Break it: cuts too early", {"fault": "early"}),
        "side": Preset("Break it: the wrong end of the window", {"fault": "side"}),
        "wide": Preset("Without handing the window down", {"fault": "wide"}),
        "by-hand": Preset(
            "A tree to do by hand", {"tree": ((3.0, 12.0, 8.0), (2.0, 4.0, 6.0), (14.0, 5.0, 2.0)), "runs": 1}
        ),
    }

    tree: tuple[Nodes, ...] | None = parameter("A tree of your own, as ((3,12,8),(2,4,6),(14,5,2))", None, TreeText())
    branching: int = parameter("Moves at each node of the uniform tree", 2, Whole(2, 9))
    depth: int = parameter("Depth in moves", 4, Whole(1, 8))
    fault: str = parameter("What is wrong with alpha-beta", SOUND, Word(**FAULTS))
    runs: int = parameter("Runs", 30, Whole(1, 200))

    def check(self) -> None:
        count = len(leaves(Tree(self.tree))) if self.tree else self.branching**self.depth
        if count > MOST:
            raise BadValue("too-many-leaves", "depth", count=count, most=MOST)

    @property
    def parts(self) -> int:
        return 1 + self.runs

    def part(self, number: int, seed: int) -> Iterator[Event]:
        if number == 0:
            searches = (list(Search(self._tree(seed, run), self.fault).run()) for run in range(self.runs))
            breaks = (run for run, steps in enumerate(searches) if not all(step.get("holds", True) for step in steps))
            run = next(breaks, 0)
            yield {"is": "shown", "run": run + 1}
            yield from Search(self._tree(seed, run), self.fault).run()
            return
        tree = self._tree(seed, number - 1)
        search = Search(tree, self.fault)
        left = [event for event in search.run() if event["is"] == "leave"]
        yield {"is": "run", "run": number, "value": left[-1]["value"], "true": left[-1]["true"],
               "leaves": search.leaves, "all": len(leaves(tree)), "nodes": len(left),
               "broken": sum(not event["holds"] for event in left)}  # fmt: skip

    def _tree(self, seed: int, run: int) -> Tree:
        return Tree(self.tree) if self.tree else random_tree(self.branching, self.depth, seed_of(seed, run))

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`runs`: on each tree the value found, the true one, whether it is `wrong`, and the promises broken."""
        rows: list[Row] = [
            {"run": run["run"], "value": round(run["value"], 4), "exact": round(run["true"], 4),
             "leaves": run["leaves"], "share %": round(100 * run["leaves"] / run["all"], 1),
             "wrong": int(run["value"] != run["true"]), "checks": run["nodes"], "broken": run["broken"]}
            for run in by_kind(events)["run"]
        ]  # fmt: skip
        return {"runs": Table(tuple(rows))}


Way = tuple[int, ...]
"""The moves from the root to a node."""


class Progress:
    """The nodes of the tree after some steps, by the ways to them."""

    def __init__(self, steps: Sequence[Event]) -> None:
        self.entries, self.results = dict[Way, Event](), dict[Way, Event]()
        self.cuts, self.below = dict[Way, Sequence[int]](), dict[Way, list[Way]]()
        for step in steps:
            way = tuple(step["way"])
            if step["is"] == "cut":
                self.cuts[way] = step["left"]
            elif step["is"] == "leave":
                self.results[way] = step
            else:
                self.entries[way] = step
                if way:
                    self.below.setdefault(way[:-1], []).append(way)

    def branch(self, way: Way = ()) -> Branch:
        """A node with everything below it."""
        result, below = self.results.get(way), self.below.get(way, [])
        sign = {"exact": "", "upper": "≤ ", "lower": "≥ "}[result["bound"]] if result else ""
        note = f"{sign}{_digits(result['value'])}{'' if result['holds'] else ' ✗'}" if result else ""
        children = [self.branch(child) for child in below]
        children += [Branch(_id((*way, move)), say("lab-walks-out"), "", str(move), cut=True)
                     for move in self.cuts.get(way, ())]  # fmt: skip
        label = say(f"lab-walks-short-{'max' if len(way) % 2 == 0 else 'min'}") if below or not result else ""
        return Branch(_id(way), label, note, str(way[-1]) if way else "", children=children)

    def row(self, way: Way) -> list[Words]:
        """A node with its window, the value found and the true one."""
        result = self.results.get(way)
        values = [_digits(result[name]) if result else None for name in ("value", "true")]
        return [_name(way), *_window(self.entries[way]).values(), *values]


class WindowsRecording(Recording, of=Windows):
    """The tree with the values and bounds known so far."""

    options = ("right", "wrong")
    initial = 12

    def __init__(self, experiment: Windows, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self.code = experiment.fault
        self._steps = [event for event in events if event["is"] in LINES]
        self._run = next((event["run"] for event in self.events["shown"]), 1)
        breaks, count = [at for at, step in enumerate(self._steps, 1) if not step.get("holds", True)], len(self._steps)
        units = [Unit.every(say("lab-walks-step"), count)]
        self.units = [*units, Unit(say("lab-invariants-broken"), sorted({0, *breaks, count}))] if breaks else units

    def scene(self, at: int) -> Scene:
        columns: list[Words] = ["node", "alpha", "beta", "value", "exact"]
        progress = Progress(self._steps[:at])
        if not at:
            return Scene(say("lab-windows-before", run=self._run), columns, [], tree=progress.branch())
        step = self._steps[at - 1]
        way, ends, left = tuple(step["way"]), _window(step), step.get("left", [])
        rows = [progress.row(way[:length]) for length in range(len(way) + 1)]
        kind = "leaf" if step["is"] == "leave" and way not in progress.below else step["is"]
        sentence = say(f"lab-windows-{kind}", node=_name(way), **ends, value=_digits(step.get("value", 0)),
                       count=len(left), moves=", ".join(map(str, left)))  # fmt: skip
        promise = None
        if step["is"] == "leave":
            bound = step["bound"] if step["holds"] else "broken"
            promise = say(f"lab-windows-{bound}", value=_digits(step["value"]), true=_digits(step["true"]), **ends)
        formula = [promise] if promise else []
        return Scene([sentence, promise], columns, rows, LINES[kind], formula, tree=progress.branch(), current=_id(way))

    @property
    def views(self) -> list[View]:
        rows = self.rows("runs")
        counts = {leaves: Counter(row["wrong"] for row in rows if row["leaves"] == leaves)
                  for leaves in sorted({row["leaves"] for row in rows})}  # fmt: skip
        bars = [
            Series(say(f"lab-windows-trees-{name}"), look, [
                (leaves - 0.5, low, low, low + count[wrong])
                for leaves, count in counts.items() for low in [count[0] if wrong else 0]
            ], width=1.0)
            for wrong, (name, look) in enumerate({"right": "s1", "wrong": "s2"}.items())
            if any(count[wrong] for count in counts.values())
        ]  # fmt: skip
        ends = (min(counts, default=1) - 0.5, max(counts, default=1) + 0.5)
        picture = plot(say("lab-windows-leaves"), say("lab-windows-trees"), *bars, ends=(ends, None))
        return [View("runs", picture, "runs")] if rows else []

    @property
    def verdict(self) -> Verdict | None:
        rows = self.rows("runs")
        if not rows:
            return None
        wrong, checks, broken = (sum(row[name] for row in rows) for name in ("wrong", "checks", "broken"))
        sentence = say("lab-windows-verdict", runs=len(rows), wrong=wrong, checks=checks, broken=broken)
        return Verdict(["wrong" if wrong else "right"], sentence)


def _id(way: Way) -> str:
    return ".".join(map(str, way))


def _name(way: Way) -> Words:
    return " ".join(map(str, way)) if way else say("lab-walks-root")


def _digits(value: float) -> str:
    return f"{value:.3g}"


def _window(event: Event) -> dict[str, str]:
    """The window of a node in words; infinite ends are None in events."""
    alpha, beta = event["alpha"], event["beta"]
    return {"alpha": "−∞" if alpha is None else _digits(alpha), "beta": "∞" if beta is None else _digits(beta)}
