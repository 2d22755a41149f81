"""The growth of a UCT tree as an index of its steps, with the tree after any of them.

Each node keeps its statistics after every backup, so that no step has to look at all the iterations before it.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, groupby
from math import inf

from pyengine.lab.log import Event

Change = int | Sequence[Sequence[int]]
"""What a move does to the board: its player gets one cell, or each changed cell has its new content."""


@dataclass(slots=True)
class Node:
    """A node of the tree. `player` made the move; the parent of the root is -1."""

    parent: int
    move: int
    player: int
    change: Change
    children: list[int] = field(default_factory=list)
    """Their numbers, ascending, in the order in which they were added."""
    at: list[int] = field(default_factory=list)
    """The iterations that visited it, ascending from 0; below, its visits and totals after each of them."""
    visits: list[int] = field(default_factory=list)
    totals: list[float] = field(default_factory=list)
    proven: float = inf
    """The iteration that proved its winner."""
    winner: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """A step of an iteration: select, expand, simulate or backup; `begin` is none, before the first one.

    It ends at `node`. Select comes there from `above`; `spread` is 2 Cp sqrt(ln N), None if nothing was compared.
    Expand puts the nodes `added` below `above`, and ends at a node that is added alone. Simulate makes move number
    `ply` of playout number `game`, 0 if the game was over already.
    """

    kind: str
    above: int = 0
    node: int = 0
    spread: float | None = None
    added: Sequence[int] = ()
    game: int = 0
    ply: int = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """The search after a step: `done` iterations, and `size` nodes in the tree.

    `number` is that of the step's iteration, from 1. `compared` is its last step that compared children, None after
    its end.
    """

    done: int = 0
    number: int = 0
    event: Event = field(default_factory=dict)
    step: Step = Step("begin")
    compared: Step | None = None
    size: int = 1


class Growth:
    """An index of the events of UctExperiment."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.start: Event = {"names": [], "mover": 0, "tokens": False}
        self.iterations = list[Event]()
        self.nodes = [Node(-1, -1, 0, ())]
        self.starts, self._sizes = [0], list[int]()
        """The steps before each iteration, and at the end their number; the nodes before each iteration."""
        for event in events:
            if event["is"] == "start":
                self.start = event
            elif event["is"] == "iteration":
                self._take(event)

    def _take(self, event: Event) -> None:
        number = len(self.iterations)
        self.iterations.append(event)
        self._sizes.append(len(self.nodes))
        for parent, move, player in event.get("grown", ()):
            self.nodes[parent].children.append(len(self.nodes))
            self.nodes.append(Node(parent, move, player, move))
        for node, change in event.get("placed", ()):
            self.nodes[node].change = change
        for node, winner in event.get("proven", ()):
            self.nodes[node].proven, self.nodes[node].winner = number, winner
        for number_, visits, total in zip(event["path"], event["visits"], event["totals"], strict=True):
            reached = self.nodes[number_]
            reached.at.append(number)
            reached.visits.append(visits)
            reached.totals.append(total)
        self.starts.append(self.starts[-1] + len(self.steps(number)))

    def steps(self, number: int) -> list[Step]:
        """The steps of an iteration, counted from 0."""
        event, first = self.iterations[number], self._sizes[number]
        grown, steps = event.get("grown", ()), list[Step]()
        for above, node, spread in zip(event["path"], event["path"][1:], event["spread"], strict=False):
            added = [child for child, (parent, *_) in enumerate(grown, first) if parent == above]
            if added:
                steps.append(Step("expand", above, added[0] if len(added) == 1 else above, added=added))
            if added != [node]:
                steps.append(Step("select", above, node, spread))
        for game, (moves, *_) in enumerate(event.get("games", ())):
            plies = range(1, len(moves) + 1) if moves else (0,)
            steps += [Step("simulate", node=event["path"][-1], game=game, ply=ply) for ply in plies]
        return [*steps, Step("backup")]

    def moment(self, at: int) -> Moment:
        """The moment at a position of the recording."""
        number = bisect_left(self.starts, at) - 1
        if at == 0 or number >= len(self.iterations):
            return Moment()
        event = self.iterations[number]
        steps = self.steps(number)[: at - self.starts[number]]
        step, is_over = steps[-1], steps[-1].kind == "backup"
        compared = [step for step in steps if step.kind == "select" and step.spread is not None]
        latest = None if is_over or not compared else compared[-1]
        size = self._sizes[number] + sum(len(step.added) for step in steps)
        return Moment(number + is_over, number + 1, event, step, latest, size)

    @property
    def phases(self) -> list[int]:
        """The positions at which a phase of an iteration ends."""
        kinds = (step.kind for number in range(len(self.iterations)) for step in self.steps(number))
        return [0, *accumulate(len(list(phase)) for _, phase in groupby(kinds))]

    def statistics(self, number: int, done: int) -> tuple[int, float]:
        """Visits and total of a node after `done` iterations."""
        node = self.nodes[number]
        place = bisect_left(node.at, done) - 1
        return (node.visits[place], node.totals[place]) if place >= 0 else (0, 0)

    def winner(self, number: int, done: int) -> int:
        """The player proven to win at a node within `done` iterations; 0 if there is none."""
        return self.nodes[number].winner if self.nodes[number].proven < done else 0

    def children(self, number: int, size: int) -> list[int]:
        """The children of a node among the first `size` nodes of the tree."""
        children = self.nodes[number].children
        return children[: bisect_left(children, size)]

    def way(self, number: int) -> list[int]:
        """The nodes on the way to a node, without the root."""
        way = list[int]()
        while number:
            way.insert(0, number)
            number = self.nodes[number].parent
        return way

    def name(self, number: int) -> str:
        """The move to a node."""
        return str(self.start["names"][self.nodes[number].move])
