"""Decision processes on a grid: value iteration, policy iteration, Q-learning and SARSA, step by step.

A robot goes north, east, south or west. It goes where it wants with probability 1 - noise, and to either side with half
of the noise; where a wall is, it stays. Each move pays the living reward, and an end its own. A value is the expected
discounted sum of rewards.

The world is that of Stuart Russell and Peter Norvig, Artificial Intelligence: A Modern Approach, chapter 17. Value
iteration is Richard Bellman's (1957), policy iteration Ronald Howard's (1960), Q-learning Christopher Watkins's (1989),
SARSA Gavin Rummery's and Mahesan Niranjan's (1994).
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import accumulate, islice
from math import fsum
from typing import ClassVar

from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Text, Whole, Word, parameter
from pyengine.lab.experiment import Experiment, Preset, seed_of
from pyengine.lab.log import Event
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Cell, Plan, Series, grids, plot
from pyengine.lab.words import Words, say

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
"""Each move with its way to the right and down."""
MOVES = range(len(STEPS))
FREE, WALL = ".", "#"
ENDS = {"+": 1.0, "-": -1.0}
"""The signs of ends, with their rewards."""
EQUAL = 1e-9
"""Values that differ by no more are equal."""
STILL = 1e-12
"""The largest change at which values count as settled."""
MOST_SWEEPS = 100_000
PATIENCE = 10
"""The most moves of an episode of learning for each cell of the world."""


def best_moves(values: Sequence[float]) -> list[str]:
    """The moves of the greatest value."""
    return [name for name, value in zip(STEPS, values, strict=True) if value >= max(values) - EQUAL]


def preferred_moves(values: Sequence[float]) -> list[str]:
    """The best moves; none where all are alike."""
    best = best_moves(values)
    return best if len(best) < len(STEPS) else []


@dataclass(frozen=True, slots=True)
class Step:
    """The state of a method after a step: the values of cells, of the moves there, and the largest change of a value.

    `walk` has the cells of an episode, `changed` counts those in which a better move was found.
    """

    values: list[float]
    moves: list[list[float]]
    change: float
    walk: tuple[int, ...] = ()
    changed: int = 0

    def best(self, cell: int) -> list[str]:
        """The preferred moves in a cell."""
        return preferred_moves(self.moves[cell])


@dataclass(frozen=True)
class World:
    """A grid of signs, row by row, with its reward for a move, its discount and its noise."""

    cells: str
    width: int
    living: float
    discount: float
    noise: float

    @cached_property
    def free(self) -> list[int]:
        """The cells in which the robot chooses a move."""
        return [cell for cell, sign in enumerate(self.cells) if sign == FREE]

    @cached_property
    def endless(self) -> list[int]:
        """The free cells from which no end can be reached, whatever the robot does."""
        ending = {cell for cell, sign in enumerate(self.cells) if sign in ENDS}
        around = {cell: {self._there(cell, way) for way in STEPS.values()} for cell in self.free}
        while more := {cell for cell, cells in around.items() if cell not in ending and cells & ending}:
            ending |= more
        return [cell for cell in self.free if cell not in ending]

    @cached_property
    def start(self) -> list[float]:
        """Values before the first step: the rewards of the ends, elsewhere 0."""
        return [ENDS.get(sign, 0.0) for sign in self.cells]

    @cached_property
    def ways(self) -> list[list[list[tuple[float, int]]]]:
        """By cell and move: the probabilities with the cells to which the move leads."""
        turns, ways = ((0, 1 - self.noise), (1, self.noise / 2), (3, self.noise / 2)), list(STEPS.values())
        return [
            [[(chance, self._there(cell, ways[(move + turn) % 4])) for turn, chance in turns] for move in MOVES]
            for cell in range(len(self.cells))
        ]

    def _there(self, cell: int, way: tuple[int, int]) -> int:
        row, column = cell // self.width + way[1], cell % self.width + way[0]
        there = row * self.width + column
        inside = 0 <= column < self.width and 0 <= row < len(self.cells) // self.width
        return there if inside and self.cells[there] != WALL else cell

    def worths(self, values: Sequence[float]) -> list[list[float]]:
        """The value of each move in each cell, if what follows has these values; 0 where there is no choice."""
        return [
            [self.living + self.discount * fsum(chance * values[there] for chance, there in ways) for ways in moves]
            if sign == FREE
            else [0.0] * len(STEPS)
            for sign, moves in zip(self.cells, self.ways, strict=True)
        ]

    def _step(self, before: Sequence[float], after: list[float], changed: int = 0) -> Step:
        change = max(abs(one - other) for one, other in zip(before, after, strict=True))
        return Step(after, self.worths(after), change, changed=changed)

    def sweeps(self, policy: Sequence[int] | None = None) -> Iterator[Step]:
        """Value iteration: each sweep gives every cell the value of its best move, or of that of a policy."""
        values, worths = self.start, self.worths(self.start)
        while True:
            after = [
                values[cell] if sign != FREE else max(worths[cell]) if policy is None else worths[cell][policy[cell]]
                for cell, sign in enumerate(self.cells)
            ]
            step = self._step(values, after)
            yield step
            values, worths = after, step.moves

    def exact(self, policy: Sequence[int] | None = None) -> Step:
        """What value iteration converges to, or the values of a policy."""
        for step in islice(self.sweeps(policy), MOST_SWEEPS):
            if step.change < STILL:
                break
        return step

    def policies(self) -> Iterator[Step]:
        """Policy iteration: evaluates and improves a policy, which begins with always north, until nothing changes."""
        policy, values = [0] * len(self.cells), self.start
        while True:
            evaluated = self.exact(policy)
            after, worths = evaluated.values, evaluated.moves
            better = [
                max(MOVES, key=worths[cell].__getitem__) if max(worths[cell]) > worths[cell][move] + EQUAL else move
                for cell, move in enumerate(policy)
            ]
            changed = sum(one != other for one, other in zip(policy, better, strict=True))
            yield self._step(values, after, changed)
            if not changed:
                return
            policy, values = better, after

    def episodes(self, dice: Dice, rate: float, epsilon: float, method: str) -> Iterator[Step]:
        """Learning: each episode begins in a random cell and learns from every move; some moves are random.

        Q-learning takes what follows to be worth its best move, SARSA the move that is made there.
        """
        worths = [[0.0] * len(STEPS) for _ in self.cells]

        def choose(cell: int) -> int:
            explores = dice.share() < epsilon
            return dice.below(len(STEPS)) if explores else max(MOVES, key=worths[cell].__getitem__)

        while True:
            cell, walk, change = self.free[dice.below(len(self.free))], list[int](), 0.0
            next_move: int | None = None
            while self.cells[cell] == FREE and len(walk) < PATIENCE * len(self.cells):
                move = choose(cell) if next_move is None else next_move
                there = self._land(cell, move, dice.share())
                is_end = self.cells[there] != FREE
                next_move = choose(there) if method == SARSA and not is_end else None
                best = max(worths[there]) if next_move is None else worths[there][next_move]
                after = self.start[there] if is_end else best
                error = self.living + self.discount * after - worths[cell][move]
                worths[cell][move] += rate * error
                change = max(change, abs(rate * error))
                walk.append(cell)
                cell = there
            values = [max(worths[at]) if sign == FREE else self.start[at] for at, sign in enumerate(self.cells)]
            yield Step(values, [list(moves) for moves in worths], change, (*walk, cell))

    def _land(self, cell: int, move: int, share: float) -> int:
        """The cell where a move ends, chosen by a `share` from 0 to 1."""
        ways = self.ways[cell][move]
        limits = accumulate(chance for chance, _ in ways)
        return next((there for limit, (_, there) in zip(limits, ways, strict=True) if share < limit), ways[-1][1])


VALUES, POLICIES, LEARNING, SARSA = "values", "policies", "learning", "sarsa"
METHODS = {VALUES: "value iteration", POLICIES: "policy iteration", LEARNING: "Q-learning", SARSA: "SARSA"}
LINES = {VALUES: (1, 2, 3), POLICIES: (5, 6, 7), LEARNING: (9, 10, 11, 12), SARSA: (9, 10, 14, 12)}
"""The lines of the pseudocode of each method."""
SHARES = {"early": 0.1, "half": 0.5, "late": 1.0}
"""The predictions, each with the share of the steps within which the policy is right for good if it holds."""
MOST_CELLS = 100


@dataclass(frozen=True)
class GridWorld(Experiment):
    """A part for each method, the one that is shown first, with an event "step" for each sweep, policy or episode.

    A "step" has its `method` and the fields of a `Step`; the first event, "exact", is the exact solution.
    """

    name, title, chapter, minutes, parts = "gridworld", "Grid world", "decisions", 12, len(LINES)
    question = "When is the policy right, and when are the values?"
    presets: ClassVar[Mapping[str, Preset]] = {
        "policies": Preset("Policy iteration", {"method": POLICIES}),
        "learning": Preset("Q-learning", {"method": LEARNING, "steps": 300}),
        "sarsa": Preset("SARSA", {"method": SARSA, "steps": 300}),
        "painful": Preset("Life is painful: the robot runs to the nearest end", {"living": -2.0}),
        "pleasant": Preset("Life is pleasant: the robot never wants to end", {"living": 0.1, "discount": 0.9}),
    }

    world: str = parameter("World, row by row: . free, # wall, + and - ends", "...+/.#.-/....", Text())
    method: str = parameter("Method", VALUES, Word(**METHODS))
    living: float = parameter("Reward of a move", -0.04, Real(-10, 10))
    discount: float = parameter("Discount", 1.0, Real(0.01, 1))
    noise: float = parameter("Chance to slip to a side", 0.2, Real(0, 1))
    steps: int = parameter("Sweeps, policies or episodes", 30, Whole(1, 2000))
    rate: float = parameter("Learning rate", 0.2, Real(0.001, 1))
    epsilon: float = parameter("Share of random moves while learning", 0.2, Real(0, 1))

    def check(self) -> None:
        rows, cells = self.world.split("/"), self.world.replace("/", "")
        is_world = set(cells) <= {FREE, WALL, *ENDS} and len(set(map(len, rows))) == 1
        if not is_world or FREE not in cells or len(cells) > MOST_CELLS:
            raise BadValue("world-format", "world", world=self.world, most=MOST_CELLS)  # fmt: skip
        if self.discount == 1 and self.living > 0:
            raise BadValue("endless-reward", "living")
        if self.discount == 1 and self.living < 0 and self.grid.endless:
            raise BadValue("endless-cost", "world", cell=self.cell_name(self.grid.endless[0]))  # fmt: skip

    @cached_property
    def grid(self) -> World:
        """The robot's world."""
        cells, width = self.world.replace("/", ""), len(self.world.split("/")[0])
        return World(cells, width, self.living, self.discount, self.noise)

    def part(self, number: int, seed: int) -> Iterator[Event]:
        if number == 0:
            yield {"is": "exact", **asdict(self.grid.exact())}
        method = sorted(LINES, key=lambda name: name != self.method)[number]
        learning = self.grid.episodes(Dice(seed_of(seed, 0)), self.rate, self.epsilon, method)
        steps = {VALUES: self.grid.sweeps(), POLICIES: self.grid.policies()}.get(method, learning)
        yield from ({"is": "step", "method": method, **asdict(step)} for step in islice(steps, self.steps))

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`course`: after each step the largest error of a value, and the cells with a wrong move.

        `cells`: the values and moves of the last step of the method shown, beside the exact ones.
        """
        steps, free = _steps(events), self.grid.free
        course, cells = list[Row](), list[Row]()
        for exact in steps.pop("", ()):
            for method, number, step in ((name, *step) for name in steps for step in enumerate(steps[name], 1)):
                error = round(max(abs(step.values[cell] - exact.values[cell]) for cell in free), 9)
                wrong = len(self.wrong(exact, step))
                course.append({"method": method, "step": number, "error": error, "wrong cells": wrong})
            for cell in free if self.method in steps else ():
                row: Row = {"cell": self.cell_name(cell)}
                for name, step in (("found", steps[self.method][-1]), ("exact", exact)):
                    row |= {name: round(step.values[cell], 6), f"{name} move": " ".join(step.best(cell))}
                cells.append(row)
        return {"course": Table(tuple(course)), "cells": Table(tuple(cells))}

    def cell_name(self, cell: int) -> str:
        """Column as a letter, row from above: a1."""
        return f"{chr(ord('a') + cell % self.grid.width % 26)}{cell // self.grid.width + 1}"

    def wrong(self, exact: Step, step: Step) -> list[int]:
        """The cells in which the policy of a step has no best move, or has others too."""
        return [cell for cell in self.grid.free
                if not step.best(cell) or not {*step.best(cell)} <= {*(exact.best(cell) or STEPS)}]  # fmt: skip


def _steps(events: Iterable[Event]) -> dict[str, list[Step]]:
    """The steps by their methods; the exact solution under ""."""
    steps = defaultdict[str, list[Step]](list)
    for event in events:
        if event["is"] in ("exact", "step"):
            fields = {name: value for name, value in event.items() if name not in ("is", "method")}
            steps[event.get("method", "")].append(Step(**fields))
    return steps


class GridRecording(Recording, of=GridWorld):
    """The grid after each step, beside the exact one."""

    axes = ("logY", "linear")
    options = (*SHARES, "never")
    initial = 3

    def __init__(self, experiment: GridWorld, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._experiment, self._grid = experiment, experiment.grid
        steps = _steps(events)
        self._begin = Step(self._grid.start, [[0.0] * 4 for _ in self._grid.cells], 0.0)
        self._exact, self._steps = next(iter(steps[""]), self._begin), steps[experiment.method]
        self._kind = LEARNING if experiment.method == SARSA else experiment.method
        name = f"lab-gridworld-units-{self._kind}"
        self.units = Unit.strides(lambda count: say(name, count=count), len(self._steps), 100)

    def scene(self, at: int) -> Scene:
        step, exact, method = self._steps[at - 1] if at else None, self._exact, self._experiment.method
        wrong = self._experiment.wrong(exact, step) if step else []
        current = self._begin if step is None else step
        rows: list[list[Words]] = [
            [self._experiment.cell_name(cell), *(words for grid in (current, exact) for words in
                                                 (grid.values[cell], " ".join(grid.best(cell))))]
            for cell in self._grid.free
        ]  # fmt: skip
        left, right = say("lab-gridworld-at", step=at), say("lab-gridworld-exact")
        picture = grids(self._plan(left, current, wrong), self._plan(right, exact, ()))
        columns = ["cell", "found", "found move", "exact", "exact move"]
        if step is None:
            return Scene(say("lab-gridworld-before"), columns, rows, picture=picture)
        sentence = say(f"lab-gridworld-told-{self._kind}", step=at, change=step.change, wrong=len(wrong),
                       moves=max(0, len(step.walk) - 1), changed=step.changed)  # fmt: skip
        return Scene(sentence, columns, rows, LINES[method], self._formula(at), picture)

    def _formula(self, at: int) -> list[Words]:
        """How the value of the first free cell follows from those of its moves."""
        cell, step = self._grid.free[0], self._steps[at - 1]
        before = self._steps[at - 2] if at > 1 else self._begin
        method = self._experiment.method
        moves = (self._grid.worths(before.values) if method == VALUES else step.moves)[cell]
        worths = [say("lab-gridworld-worth", move=name, value=worth)
                  for name, worth in zip(STEPS, moves, strict=True)]  # fmt: skip
        kind = "evaluated" if method == POLICIES else "max"
        return [say(f"lab-gridworld-{kind}", cell=self._experiment.cell_name(cell), value=step.values[cell],
                     most=max(moves)), *worths]  # fmt: skip

    def _plan(self, title: Words, step: Step, wrong: Sequence[int]) -> Plan:
        most = max(EQUAL, *map(abs, self._exact.values))
        looks = {WALL: "wall"} | dict.fromkeys(ENDS, "goal")
        cells = [Cell("" if sign == WALL else round(value, 3), 0.8 * max(-1.0, min(1.0, value / most)),
                      [STEPS[name] for name in step.best(cell)] if sign == FREE else [],
                      "framed" if cell in wrong else looks.get(sign, ""))
                 for cell, (sign, value) in enumerate(zip(self._grid.cells, step.values, strict=True))]  # fmt: skip
        return Plan(title, self._grid.width, cells)

    @property
    def views(self) -> list[View]:
        lines = [Series(say(f"lab-gridworld-{name}"), f"s{number}", self._course(name, "error"))
                 for number, name in enumerate(LINES, 1)]  # fmt: skip
        return [View("course", plot(say("lab-gridworld-across"), say("lab-gridworld-up"), *lines), "course")]

    def _course(self, method: str, column: str) -> list[tuple[int, float]]:
        return [(row["step"], row[column]) for row in self.rows("course") if row["method"] == method]

    @property
    def verdict(self) -> Verdict | None:
        wrong, errors = (self._course(self._experiment.method, column) for column in ("wrong cells", "error"))
        if not wrong:
            return None
        settled = 1 + max((number for number, count in wrong if count), default=0)
        right = next((name for name, share in SHARES.items() if settled <= max(1, share * len(wrong))), "never")
        error = errors[min(settled, len(wrong)) - 1][1]
        kind = "unsettled" if right == "never" else "settled"
        return Verdict([right], say(f"lab-gridworld-{kind}", settled=settled, all=len(wrong), error=error))
