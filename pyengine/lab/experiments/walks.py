"""Walks through the tree of a position: what searches that look ahead record, and what the page shows of it.

A `Walk` indexes its events once, so that any of its steps can be shown at once, and sums them up for the tables.
"""

from __future__ import annotations

from array import array
from bisect import bisect
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from math import inf
from typing import Any

from pyengine.core.game import State
from pyengine.lab.log import Event, Excerpt
from pyengine.lab.recording import UNREAD, Branch, Lazy, Scene, Unit
from pyengine.lab.trace import DIGITS
from pyengine.lab.trees import Nodes
from pyengine.lab.widgets import Picture, board_of, grid_of
from pyengine.lab.words import Words, join, say, short, tuple_of
from pyengine.search.judgement import seen_by
from pyengine.search.minimax import Plan, Planner

NONE = -1
"""Stands for no node and for no step."""
BEST: dict[str, Callable[[Sequence[float]], float]] = {"max": max, "min": min}


@dataclass(frozen=True, slots=True)
class AdjustedSearch(Planner):
    """A search whose plan has other values of some fields."""

    search: Planner
    fields: Mapping[str, Any]

    def plan(self, state: State, /) -> Plan:
        return replace(self.search.plan(state), **self.fields)


def nodes_within(state: State, depth: int) -> Iterator[State]:
    """All positions at most `depth` moves away, this one first."""
    yield state
    if depth:
        for move in state.legal():
            yield from nodes_within(state.play(move), depth - 1)


def has_more_nodes(state: State, depth: int, most: int) -> bool:
    """Whether the tree of this position, cut off at `depth`, has more than `most` nodes."""
    return next(islice(nodes_within(state, depth), most, None), None) is not None


@dataclass(slots=True)
class Walk:
    """A walk with its steps, counted from 0. Nodes have the numbers of their events."""

    name: str
    player: int
    """The player to move at the root."""
    tokens: bool
    steps: Excerpt
    entries: Excerpt
    """The event "window" of each node, or "enter" where there are no windows."""
    roots: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    """The step at which the search from each root begins; iterative deepening has several."""
    begins: array[int] = field(default_factory=partial(array, "i"))
    ends: array[int] = field(default_factory=partial(array, "i"))
    """By node, the steps at which it is entered and at which it gets its value."""
    inner: array[int] = field(default_factory=partial(array, "i"))
    moves: array[int] = field(default_factory=partial(array, "i"))
    """The steps at which inner nodes, and at which moves of a root, get their values."""
    given: Nodes | None = None
    """The tree that is searched, if all of it is shown from the beginning."""
    cuts: dict[int, int] = field(default_factory=dict)
    """By node, the step at which moves are cut."""
    _above: array[int] = field(default_factory=partial(array, "i"))

    def take(self, event: Event, place: int) -> None:
        """Follows one event, the one at a place of all events."""
        step, node = len(self.steps), event.get("node", NONE)
        match event["is"]:
            case "window" | "enter":
                self.entries.append(place)
                self.begins.append(step)
                self.ends.append(NONE)
                parent = event.get("parent")
                self._above.append(NONE if parent is None else parent)
                if parent is None:
                    self.roots.append(node)
                    self.starts.append(step)
            case "value":
                self.ends[node] = step
                if "leaf" not in event:
                    self.inner.append(step)
                if self._above[node] in self.roots[-1:]:
                    self.moves.append(step)
            case "cut" if event["left"]:
                self.cuts[node] = step
            case "choice":
                pass
            case _:
                return
        self.steps.append(place)

    def root(self, step: int) -> int:
        """The root of the search to which a step belongs."""
        return self.roots[bisect(self.starts, step) - 1]

    def node(self, step: int) -> int:
        """The node of a step; of a choice the root."""
        event = self.steps[step]
        return event["node"] if "node" in event else self.root(step)

    def parent(self, node: int) -> int:
        """The node above; NONE at a root."""
        return self._above[node]

    def children(self, node: int, at: int) -> Iterator[int]:
        """The children entered within the first `at` steps: the first node after it, and after each child."""
        child = node + 1
        while child < len(self.begins) and self._above[child] == node and self.begins[child] < at:
            yield child
            if self.ends[child] == NONE:
                return
            child = bisect(self.begins, self.ends[child])

    def way(self, node: int) -> list[int]:
        """The nodes from the root to this one."""
        way = [node]
        while (above := self.parent(way[-1])) != NONE:
            way.append(above)
        return way[::-1]

    def result(self, node: int, at: int) -> Event | None:
        """The event "value" of a node, if it lies within the first `at` steps."""
        step = self.ends[node]
        return self.steps[step] if step != NONE and step < at else None

    def cut(self, node: int, at: int) -> Event | None:
        """The event "cut" of a node, if it lies within the first `at` steps."""
        step = self.cuts.get(node, at)
        return self.steps[step] if step < at else None

    def kind(self, node: int) -> str:
        """Who chooses at a node: max, min or mean; "over" at the end of the game."""
        return str(self.entries[node].get("kind", "over"))

    def window(self, node: int) -> tuple[float, float]:
        """The window with which a node is entered."""
        return ends_of(self.entries[node])

    def best_before(self, step: int) -> float | None:
        """The best value of the parent before the node of this step has one: alpha at max, beta at min."""
        parent = self.parent(self.node(step))
        kind = self.kind(parent) if parent != NONE else ""
        if kind not in BEST:
            return None
        results = (self.result(child, step) for child in self.children(parent, step))
        alpha, beta = self.window(parent)
        return BEST[kind]([alpha if kind == "max" else beta, *(result["value"] for result in results if result)])

    @property
    def choice(self) -> Event | None:
        """The event "choice", if the walk has come to its end."""
        return self.steps[-1] if self.steps and self.steps[-1]["is"] == "choice" else None

    @property
    def values(self) -> dict[str, Event]:
        """The event "value" of each move of the root, by the deepest search that has tried it."""
        end = len(self.steps)
        tries = [(child, self.result(child, end)) for root in self.roots for child in self.children(root, end)]
        return {self.entries[child]["move"]: result for child, result in tries if result}

    def value(self, result: Event) -> float:
        """The value of an event for the player to move at the root."""
        return round(seen_by(self.player, result["value"]), DIGITS)

    # --- in words; the result of a node is None while it is not known ---

    def kind_name(self, node: int) -> Words:
        return say(f"lab-walks-kinds-{self.kind(node)}")

    def move_name(self, node: int) -> Words:
        return self.entries[node].get("move") or say("lab-walks-root")

    def label(self, node: int, result: Event | None) -> Words:
        """The value of a leaf, else whose choice the node is."""
        return value_of(result) if result and "leaf" in result else say(f"lab-walks-short-{self.kind(node)}")

    def branch(self, node: int, at: int, *, windows: bool) -> Branch:
        """A node with everything below it, as known after `at` steps."""
        result, cut, entry = self.result(node, at), self.cut(node, at), self.entries[node]
        alpha, beta = self.window(node)
        is_leaf = self.ends[node] != NONE and "leaf" in self.steps[self.ends[node]]
        note: list[Words] = [equation(result)] if result and "leaf" not in result else []
        if windows and not is_leaf:
            note.append(tuple_of([short(alpha), short(beta)], "[", "]"))
        move, share = entry.get("move", ""), entry.get("share")
        children, left = list(self.children(node, at)), cut["left"] if cut else []
        unread = self._unread(node, {*left, *(self.entries[child]["move"] for child in children)})

        def below() -> list[Branch]:
            out, why = say("lab-walks-out"), reason_of(cut) if cut else ""
            branches = [self.branch(child, at, windows=windows) for child in children]
            return [*branches, *(Branch(f"{node}:{move}", out, why, move, cut=True) for move in left), *unread]

        edge: Words = move if share is None else [move, "·", short(share)]
        root, unknown = [] if move else [say("lab-walks-root")], [] if result else [say("lab-walks-open")]
        aside, count = join([*root, self.kind_name(node), *unknown], ", "), len(children) + len(left) + len(unread)
        return Branch(node, self.label(node, result), note, edge, children=Lazy(count, below), aside=aside)

    def _unread(self, node: int, met: Collection[str]) -> list[Branch]:
        """The branches of a given tree at a node that the search has not entered, but for the moves `met`."""
        nodes, moves = self.given, [int(self.entries[one]["move"]) for one in self.way(node)[1:] if self.given]
        for move in moves:
            nodes = nodes[move - 1] if isinstance(nodes, tuple) else None
        return _unread_branches(nodes, f"{node}", len(moves), met)

    def formula(self, node: int) -> list[Words]:
        """How the value of an inner node follows from those below it; empty while it has none."""
        end = len(self.steps)
        result, kind = self.result(node, end), self.kind(node)
        if result is None or "leaf" in result or kind == "over":
            return []
        parts = [(self.entries[child].get("share"), value_of(below)) for child in self.children(node, end)
                 if (below := self.result(child, end))]  # fmt: skip
        if kind == "mean":
            total = join([[short(share or 0), "·", value] for share, value in parts], " + ")
        else:
            total = join([kind, tuple_of([value for _, value in parts])])
        return [[total, "=", short(result["value"])]]

    def sentence(self, step: int, *, windows: bool = False) -> Words:
        event, node = self.steps[step], self.node(step)
        kind, move = self.kind_name(node), self.move_name(node)
        match event["is"]:
            case "choice":
                leaves = sum(move["visits"] for move in event["visits"])
                return say("lab-walks-chosen", move=event["move"], value=[short(event["value"])], leaves=leaves)
            case "cut":
                left = join(event["left"], ", ")
                if "by" not in event:
                    return say("lab-walks-certain", move=event["move"], left=left)
                side = "min" if self.kind(node) == "min" else "max"
                low, high = map(short, ends_of(event))
                return say(f"lab-walks-cut-{side}", move=event["move"], left=left, alpha=[low], beta=[high])
            case "value" if "leaf" in event:
                reason = say(f"lab-walks-leaves-{event['leaf']}")
                return say("lab-walks-leaf", move=move, reason=reason, value=value_of(event))
            case "value":
                return say("lab-walks-inner", move=move, kind=kind, value=value_of(event))
        alpha, beta = map(short, self.window(node))
        begin = (
            say("lab-walks-entered", move=move, kind=kind) if "parent" in event else say("lab-walks-begin", kind=kind)
        )
        return [begin, say("lab-walks-window", alpha=[alpha], beta=[beta]) if windows else ""]

    def scene(self, at: int, sentence: Words, *, windows: bool = False) -> Scene:
        """The scene after `at` steps, at the node of the last one."""
        node = self.node(max(at, 1) - 1)
        way, rows = self.way(node), list[list[Words]]()
        for above in way:
            result, share = self.result(above, at), self.entries[above].get("share")
            middle: list[Words] = [short(end) for end in self.window(above)] if windows else [share]
            rows.append([self.move_name(above), self.kind_name(above), *middle, value_of(result) if result else None])
        columns = [say("lab-walks-move"), say("lab-walks-kind"),
                   *(("alpha", "beta") if windows else (say("lab-walks-share"),)), say("lab-walks-value")]  # fmt: skip
        tree = self.branch(way[0], max(at, 1), windows=windows)
        picture, board = grid_of(self.entries[node].get("rows", ())), self._board(node)
        return Scene(sentence, columns, rows, picture=picture, tree=tree, current=node, way=way, board=board)

    def _board(self, node: int) -> Picture | None:
        """The position of a node, with what the last move has changed; None if there is no board."""
        cells, parent = self.entries[node].get("cells"), self.parent(node)
        if not cells:
            return None
        before = self.entries[parent]["cells"] if parent != NONE else cells
        changes = [cell for cell, content in enumerate(cells) if content != before[cell]]
        mover = {"max": 1, "min": 2}.get(self.kind(node), 0)
        last = {"cells": changes} if changes else None
        return board_of({"cells": cells, "winning_cells": [], "last": last, "to_move": mover}, tokens=self.tokens)


def _unread_branches(nodes: Nodes | None, name: str, depth: int, met: Collection[str] = ()) -> list[Branch]:
    """What lies below a node of a given tree whose name begins the ids, but for the moves `met`."""
    kind = say(f"lab-walks-short-{('min', 'max')[depth % 2]}")
    return [
        Branch(below := f"{name}.{move}", kind if isinstance(child, tuple) else short(child), "", str(move), UNREAD,
               children=_unread_branches(child, below, depth + 1))
        for move, child in enumerate(nodes if isinstance(nodes, tuple) else (), 1) if str(move) not in met
    ]  # fmt: skip


def walks_of(events: Sequence[Event]) -> list[Walk]:
    """All walks, one after the other; the last one may not be at its end."""
    walks = list[Walk]()
    for place, event in enumerate(events):
        if event["is"] == "walk":
            steps, entries = Excerpt(events), Excerpt(events)
            walks.append(Walk(event["name"], event["player"], event.get("tokens", False), steps, entries))
        elif walks:
            walks[-1].take(event, place)
    return walks


def units_of(walks: Sequence[Walk]) -> list[Unit]:
    """By steps, by inner nodes that get a value, and by moves of the root."""
    steps, nodes, moves = 0, array("i", [0]), array("i", [0])
    for walk in walks:
        for stops, values in ((nodes, walk.inner), (moves, walk.moves)):
            stops.extend(steps + step + 1 for step in values)
        steps += len(walk.steps)
    for stops in nodes, moves:
        if stops[-1] != steps:
            stops.append(steps)
    units = {"step": range(steps + 1), "node": nodes, "root-move": moves}
    return [Unit(say(f"lab-walks-{name}"), stops) for name, stops in units.items()]


def ends_of(event: Event) -> tuple[float, float]:
    """The window of an event, in which infinite ends are missing."""
    return event.get("alpha", -inf), event.get("beta", inf)


def value_of(result: Event) -> Words:
    """The value of a node, or a bound of it."""
    return [{"lower": "≥", "upper": "≤"}.get(result.get("bound", ""), ""), short(result["value"])]


def equation(result: Event) -> Words:
    """The value of a node as the right side of an equation or inequality."""
    return value_of(result) if "bound" in result else ["=", short(result["value"])]


def reason_of(cut: Event) -> Words:
    """Why moves are left out."""
    if "by" not in cut:
        return say("lab-walks-won")
    alpha, beta = ends_of(cut)
    return [short(alpha), "≥", short(beta)]
