"""The four loops of Monte Carlo tree search, checked at every turn; one of their lines may be wrong.

An iteration is a turn of the outermost loop; selection is a loop down the tree, expansion one over the moves of a node,
and backpropagation one up the path. Robert Floyd, "Assigning meanings to programs" (1967), proves loops in this way: an
assertion that each turn keeps, and a number that each turn makes smaller and that cannot fall below 0.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from math import fsum, sqrt
from typing import Any, ClassVar

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, State
from pyengine.core.parameters import Whole, Word, parameter, parameters
from pyengine.lab.experiment import Experiment, Preset, marks, seed_of
from pyengine.lab.experiments.players import Position, bot_of, position_of
from pyengine.lab.log import Event, by_kind
from pyengine.lab.recording import Branch, Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.trace import back_up_turned, playouts
from pyengine.lab.widgets import Series, plot
from pyengine.lab.words import Words, say
from pyengine.search.bandit import logarithm
from pyengine.search.uct import Uct, UctNode, UctTree

ITERATIONS, SELECTION, EXPANSION, BACKUP = LOOPS = ("iterations", "selection", "expansion", "backup")
SIMULATION = "simulation"
PHASES = (SELECTION, EXPANSION, SIMULATION, BACKUP)
"""The phases of an iteration, whose work is counted."""
SOUND = "nothing"
FAULTS = {
    SOUND: "nothing",
    "perspective": "the result is turned at every node, no matter who moved there",
    "sums": "selection compares sums, not means",
    "visit": "one visit for all playouts of an iteration",
    "twice": "a tried move may be tried again",
}
"""The lines of the loop that may be wrong, with titles."""
NEAR = 1e-9


class CheckedTree(UctTree):
    """A UCT tree that checks its invariants in one position, of a game without chance, and may have one of the FAULTS.

    A check is an event with its `loop`, the `node` that it is about, whether it `holds`, its numbers as `values`, and
    `left`, which the loop makes smaller. Nodes are numbered from 0, the root, in the order in which they are met.
    """

    def __init__(self, state: State, dice: Dice, settings: Uct, fault: str) -> None:
        self._fault = fault
        self._numbers: dict[UctNode, int] = {}
        self._own: dict[UctNode, tuple[float, int]] = {}
        """Of each node the score of player 1 in the playouts that began there, and how many these were."""
        self._checks: list[Event] = []
        self._work = dict.fromkeys(PHASES, 0)
        super().__init__(state, dice, replace(settings, backup="sum") if fault == "visit" else settings)

    def steps(self, iterations: int) -> Iterator[Event]:
        """An event for each iteration: its `checks` in order, its `work` by phase, and its `path`.

        A node of the path has its `node`, the `move` to it, its `player`, `visits`, and `total`.
        """
        for done in range(iterations):
            self._checks, self._work = [], dict.fromkeys(PHASES, 0)
            visits = self.root.visits
            wanted = done * (1 if self._fault == "visit" else self._sims)
            self._check(ITERATIONS, self.root, visits == wanted, iterations - done, visits=visits, wanted=wanted)
            self.iterate(self._sims)
            path = [{"node": self._numbers[node], "move": node.move, "player": node.player, "visits": node.visits,
                     "total": round(node.total, 6)} for node in self._path]  # fmt: skip
            yield {"is": "iteration", "checks": self._checks, "work": self._work, "path": path}

    def _check(self, loop: str, node: UctNode, holds: bool, left: int, **values: float) -> None:
        number = self._numbers.setdefault(node, len(self._numbers))
        found = {name: round(value, 6) for name, value in values.items()}
        self._checks.append({"loop": loop, "node": number, "holds": holds, "left": left, "values": found})

    def _child(self, node: UctNode, state: State) -> UctNode | None:
        if node.untried:
            return self._expand(node, state)
        arms = list(node.children.values())
        if not arms:
            return None
        self._work[SELECTION] += len(arms)
        best = super()._child(node, state) if self._fault != "sums" else max(arms, key=lambda one: self._bound(
            one.total, one.visits, node.visits))  # fmt: skip
        assert best is not None, "there are arms"
        highest = max(self._bound(one.total / one.visits, one.visits, node.visits) for one in arms)
        own = self._bound(best.total / best.visits, best.visits, node.visits)
        self._check(SELECTION, node, abs(own - highest) < NEAR, state.cells.count(NOBODY), own=own, highest=highest)
        return best

    def _bound(self, value: float, visits: int, all_visits: int) -> float:
        return value + 2 * self._c * sqrt(logarithm(all_visits) / visits)

    def _expand(self, node: UctNode, state: State) -> UctNode:
        """A move that was not tried becomes a child."""
        if self._fault == "twice":
            node.untried.append(node.untried[self._dice.below(len(node.untried))])
        child = super()._child(node, state)
        assert child is not None, "there is an untried move"
        self._work[EXPANSION] += 1
        tried, untried, legal = len(node.children), len(node.untried), len(state.legal())
        self._check(EXPANSION, node, tried + untried == legal, untried, tried=tried, untried=untried, legal=legal)
        return child

    def _simulate(self, path: list[UctNode], state: State, count: int) -> tuple[float, int]:
        self._work[SIMULATION] += sum(len(moves) for moves, _ in playouts(state, count, deepcopy(self._dice)))
        score, drawn = super()._simulate(path, state, count)
        before, times = self._own.get(path[-1], (0.0, 0))
        self._own[path[-1]] = before + score, times + count
        return score, drawn

    def _back_up(self, path: list[UctNode], score: float, most: int, visits: int, both: float) -> None:
        self._path = path
        if self._fault == "perspective":
            back_up_turned(path, score, most, visits)
        else:
            super()._back_up(path, score, most, visits, both)
        for above, node in reversed(list(enumerate(path))):
            self._work[BACKUP] += 1
            self._check_sums(node, above)

    def _check_sums(self, node: UctNode, above: int) -> None:
        """A node has the visits of its children and its own, and the score of its player in them."""
        score, times = self._own.get(node, (0.0, 0))
        children = list(node.children.values())
        visits = times + sum(one.visits for one in children)
        total = fsum([score, *(one.visits - one.total if one.player == 2 else one.total for one in children)])
        if node.player == 2:
            total = visits - total
        holds = node.visits == visits and abs(node.total - total) < NEAR and -NEAR <= node.total <= node.visits + NEAR
        self._check(BACKUP, node, holds, above, visits=node.visits, wanted=visits, total=node.total, score=total)


LINES = {"iterations": (0,), "selection": (2, 3), "expansion": (4, 5), "backup": (7, 8)}
"""The lines of the pseudocode of each loop."""


@dataclass(frozen=True)
class Invariants(Experiment):
    """Each part is a search, with the events of CheckedTree; the event "start" of part 0 has the names of the moves."""

    name, title, chapter, minutes = "invariants", "Why the loop is right", "uct", 12
    question = "Which promise does each loop of the search keep, and which line breaks it?"
    presets: ClassVar[Mapping[str, Preset]] = {
        "perspective": Preset("Break it: the wrong perspective", {"fault": "perspective"}),
        "sums": Preset("Break it: sums for means", {"fault": "sums"}),
        "visit": Preset("Break it: one visit for four playouts", {"fault": "visit", "sims": 4}),
        "twice": Preset("Break it: a move that is tried twice", {"fault": "twice"}),
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

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`loops`: how often each invariant was checked and broken, and the first iteration that broke it.

        `phases`: the least, mean and most work of an iteration: children compared, children added, moves of playouts,
        nodes updated. `work`: the mean of all work so far, over iterations.
        """
        steps = by_kind(events)["iteration"]
        loops, phases, rows = list[Row](), list[Row](), list[Row]()
        for loop in LOOPS:
            checks = [(number % self.iterations + 1, check["holds"]) for number, step in enumerate(steps)
                      for check in step["checks"] if check["loop"] == loop]  # fmt: skip
            breaks = [iteration for iteration, holds in checks if not holds]
            loops.append(
                {"loop": loop, "checks": len(checks), "broken": len(breaks), "first": min(breaks, default=None)}
            )
        for phase in PHASES if steps else ():
            work = [step["work"][phase] for step in steps]
            mean = round(fsum(work) / len(work), 2)
            phases.append({"phase": phase, "least": min(work), "mean": mean, "most": max(work)})
        runs = len(steps) // self.iterations
        for mark in marks(self.iterations) if runs else ():
            first = [step["work"] for number, step in enumerate(steps[: runs * self.iterations])
                     if number % self.iterations < mark]  # fmt: skip
            sums = {phase: round(fsum(work[phase] for work in first) / runs, 2) for phase in PHASES}
            rows.append({"iterations": mark, **sums})
        return {"loops": Table(tuple(loops)), "phases": Table(tuple(phases)), "work": Table(tuple(rows))}


class InvariantsRecording(Recording, of=Invariants):
    """A step for each check of the first search."""

    axes = ("linear", "log")
    options = ("none", *LOOPS[1:])
    initial = 24

    def __init__(self, experiment: Invariants, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self.code = experiment.fault
        self._names: list[str] = next((event["names"] for event in self.events["start"]), [])
        self._steps = [event for event in self.events["iteration"] if event["run"] == 0]
        self._checks = [(number, check) for number, step in enumerate(self._steps) for check in step["checks"]]
        count, ends = len(self._checks), accumulate(len(step["checks"]) for step in self._steps)
        breaks = [at + 1 for at, (_, check) in enumerate(self._checks) if not check["holds"]]
        units = [Unit.every(say("lab-invariants-check"), count),
                 Unit(say("lab-invariants-iteration"), [0, *ends])]  # fmt: skip
        self.units = [*units, Unit(say("lab-invariants-broken"), sorted({0, *breaks, count}))] if breaks else units

    def scene(self, at: int) -> Scene:
        columns: list[Words] = ["move", "player", "visits", "total"]
        if not at:
            return Scene(say("lab-invariants-before"), columns, [])
        number, check = self._checks[at - 1]
        values: dict[str, Any] = check["values"]
        kind, loop = "holds" if check["holds"] else "fails", check["loop"]
        sentence: list[Words] = [say(f"lab-invariants-{loop}", **values), say(f"lab-invariants-{kind}"),
                                 say(f"lab-invariants-{loop}-left", left=check["left"])]  # fmt: skip
        sign = "=" if check["holds"] else "≠"
        formulas: dict[str, Sequence[Words]] = {
            "iterations": [say("lab-invariants-equal", sign=sign, **values)],
            "selection": [say("lab-invariants-greatest", sign=sign, **values)],
            "expansion": [say("lab-invariants-tried", sign=sign, **values)],
            "backup": [say("lab-invariants-sums", **values)],
        }
        rows: list[list[Words]] = [
            [self._name(node), node["player"] or None, node["visits"], node["total"]]
            for node in self._steps[number]["path"]
        ]
        return Scene(
            sentence, columns, rows, LINES[loop], formulas[loop], tree=self._tree(number), current=check["node"]
        )

    def _name(self, node: Event) -> Words:
        return self._names[node["move"]] if node["move"] >= 0 else say("lab-walks-root")

    def _tree(self, number: int) -> Branch:
        """The path of an iteration with the children beside it, after that iteration."""
        nodes, below = dict[int, Event](), dict[int, dict[int, int]]()
        for step in self._steps[: number + 1]:
            nodes |= {node["node"]: node for node in step["path"]}
            for parent, child in pairwise(step["path"]):
                below.setdefault(parent["node"], {})[child["move"]] = child["node"]
        path = [node["node"] for node in self._steps[number]["path"]]

        def branch(number: int) -> Branch:
            node = nodes[number]
            children = sorted(below.get(number, {}).items()) if number in path else []
            label = f"{node['total']:g}/{node['visits']}"
            look = f"player-{node['player']}" if node["player"] else ""
            edge = self._names[node["move"]] if node["move"] >= 0 else ""
            return Branch(number, label, "", edge, look, children=[branch(child) for _, child in children])

        return branch(0)

    @property
    def views(self) -> list[View]:
        rows = self.rows("work")
        lines = [Series(phase, f"s{place}", [(row["iterations"], row[phase]) for row in rows])
                 for place, phase in enumerate(PHASES, 1)]  # fmt: skip
        work = plot(say("lab-invariants-across"), say("lab-invariants-up"), *lines)
        return [View("loops", work, "loops"), View("phases", work, "phases")]

    @property
    def verdict(self) -> Verdict | None:
        rows = self.rows("loops")
        broken, checks = [row for row in rows if row["broken"]], sum(row["checks"] for row in rows)
        if not checks:
            return None
        sentence = say("lab-invariants-verdict", checks=checks, broken=sum(row["broken"] for row in rows),
                       first=min((row["first"] for row in broken), default=0))  # fmt: skip
        return Verdict([row["loop"] for row in broken] or ["none"], sentence)
