"""What the page shows of walks through game trees: each is indexed once, so that any of its steps is told at once."""

from __future__ import annotations

from array import array
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf

from pyengine.lab.branches import Branch, Lazy
from pyengine.lab.experiment import Event
from pyengine.lab.recording import Picture, Scene, Told, Unit, board_of, joined, said, short

NONE = -1
"""Stands for no node and for no step."""


@dataclass(slots=True)
class Walk:
    """A walk with its steps. Nodes have the numbers of their events; steps are counted from 0."""

    name: str
    player: int
    """the one to move at the root"""
    tokens: bool
    steps: list[Event] = field(default_factory=list)
    entries: list[Event] = field(default_factory=list)
    """the event "window" of each node"""
    roots: list[int] = field(default_factory=list)
    begun: list[int] = field(default_factory=list)
    """at which step each search from a root begins; there are several with iterative deepening"""
    entered: array[int] = field(default_factory=partial(array, "q"))
    finished: array[int] = field(default_factory=partial(array, "q"))
    """the steps at which nodes are entered and have a value"""
    _first: array[int] = field(default_factory=partial(array, "q"))
    _next: array[int] = field(default_factory=partial(array, "q"))
    _last: array[int] = field(default_factory=partial(array, "q"))
    cuts: dict[int, int] = field(default_factory=dict)
    """by node, the step at which moves are cut there"""

    def take(self, event: Event) -> None:
        """Follows one event."""
        step, node = len(self.steps), event.get("node", NONE)
        match event["is"]:
            case "window":
                self._enter(event, node, step)
            case "value":
                self.finished[node] = step
            case "cut" if event["left"]:
                self.cuts[node] = step
            case "choice":
                pass
            case _:
                return
        self.steps.append(event)

    def _enter(self, event: Event, node: int, step: int) -> None:
        self.entries.append(event)
        self.entered.append(step)
        for numbers in (self.finished, self._first, self._next, self._last):
            numbers.append(NONE)
        if "parent" not in event:
            self.roots.append(node)
            self.begun.append(step)
            return
        parent = event["parent"]
        before = self._last[parent]
        if before == NONE:
            self._first[parent] = node
        else:
            self._next[before] = node
        self._last[parent] = node

    def root(self, step: int) -> int:
        """That of the search to which a step belongs."""
        return self.roots[bisect(self.begun, step) - 1]

    def node(self, step: int) -> int:
        """Where a step happens: a choice at the root."""
        event = self.steps[step]
        node: int = event["node"] if "node" in event else self.root(step)
        return node

    def parent(self, node: int) -> int:
        """The node above, NONE at a root."""
        parent: int = self.entries[node].get("parent", NONE)
        return parent

    def children(self, node: int, at: int) -> Iterator[int]:
        """Those that were entered within so many steps."""
        child = self._first[node]
        while child != NONE and self.entered[child] < at:
            yield child
            child = self._next[child]

    def way(self, node: int) -> list[int]:
        """The nodes from the root to this one."""
        way = [node]
        while (above := self.parent(way[-1])) != NONE:
            way.append(above)
        return way[::-1]

    def found(self, node: int, at: int) -> Event | None:
        """The event "value" of a node, if it is known after so many steps."""
        step = self.finished[node]
        return self.steps[step] if step != NONE and step < at else None

    def cut(self, node: int, at: int) -> Event | None:
        """The event "cut" of a node, likewise."""
        step = self.cuts.get(node, at)
        return self.steps[step] if step < at else None

    def kind(self, node: int) -> str:
        """Whose choice a node is: max, min or mean; "over" where the game is over."""
        kind: str = self.entries[node].get("kind", "over")
        return kind

    def window(self, node: int) -> tuple[float, float]:
        """That with which a node is entered."""
        return ends_of(self.entries[node])

    def before(self, step: int) -> float | None:
        """The best value of the parent before the node of this step has one: alpha at max, beta at min."""
        node = self.node(step)
        parent = self.parent(node)
        kind = self.kind(parent) if parent != NONE else ""
        if kind not in BEST:
            return None
        known = (self.found(child, step) for child in self.children(parent, step))
        alpha, beta = self.window(parent)
        return BEST[kind]([alpha if kind == "max" else beta, *(one["value"] for one in known if one)])


BEST: dict[str, Callable[[Sequence[float]], float]] = {"max": max, "min": min}


def ends_of(event: Event) -> tuple[float, float]:
    """The window of an event, which tells no infinite ends."""
    return event.get("alpha", -inf), event.get("beta", inf)


def walks_of(events: Iterable[Event]) -> list[Walk]:
    """The walks of a recording."""
    walks = list[Walk]()
    for event in events:
        if event["is"] == "walk":
            walks.append(Walk(event["name"], event["player"], event.get("tokens", False)))
        elif walks:
            walks[-1].take(event)
    return walks


def units_of(walks: Sequence[Walk]) -> list[Unit]:
    """By steps, finished nodes and moves of the root."""
    steps, nodes, moves = 0, [0], [0]
    for walk in walks:
        for at, event in enumerate(walk.steps, steps + 1):
            if event["is"] == "value":
                if "leaf" not in event:
                    nodes.append(at)
                if walk.parent(event["node"]) in walk.roots:
                    moves.append(at)
        steps += len(walk.steps)
    stops = {"step": range(steps + 1), "node": {*nodes, steps}, "root-move": {*moves, steps}}
    return [Unit(said(f"lab-walks-{name}"), sorted(found)) for name, found in stops.items()]


# --- texts of nodes; what is found at a node is None while it is not known --------------------------------------------


def worth(found: Event) -> Told:
    """A value or a bound of one."""
    sign = {"lower": "≥", "upper": "≤"}.get(found.get("bound", ""), "")
    return [sign, short(found["value"])]


def equal(found: Event) -> Told:
    """The same as an equation or an inequality."""
    return worth(found) if "bound" in found else ["=", short(found["value"])]


def kind_of(walk: Walk, node: int) -> Told:
    return said(f"lab-walks-kinds-{walk.kind(node)}")


def move_of(walk: Walk, node: int) -> Told:
    return walk.entries[node].get("move") or said("lab-walks-root")


def label_of(walk: Walk, node: int, found: Event | None) -> Told:
    """A value where the walk ended, else whose choice the node is."""
    return worth(found) if found and "leaf" in found else said(f"lab-walks-short-{walk.kind(node)}")


def reason_of(cut: Event) -> Told:
    """Why moves are left out."""
    if "by" not in cut:
        return said("lab-walks-won")
    alpha, beta = ends_of(cut)
    return [short(alpha), "≥", short(beta)]


def branch_of(walk: Walk, node: int, at: int, *, windows: bool) -> Branch:
    """A node with everything below it, as far as it is known after so many steps."""
    found, cut, entry = walk.found(node, at), walk.cut(node, at), walk.entries[node]
    alpha, beta = walk.window(node)
    ends = walk.finished[node] != NONE and "leaf" in walk.steps[walk.finished[node]]
    note: list[Told] = [equal(found)] if found and "leaf" not in found else []
    if windows and not ends:
        note.append(joined(["[", joined([short(alpha), short(beta)], "; "), "]"]))
    move, share = entry.get("move", ""), entry.get("share")
    children, left = list(walk.children(node, at)), cut["left"] if cut else []

    def below() -> list[Branch]:
        out, why = said("lab-walks-out"), reason_of(cut) if cut else ""
        known = [branch_of(walk, child, at, windows=windows) for child in children]
        return known + [Branch(f"{node}:{one}", out, why, one, cut=True) for one in left]

    aside = [*([] if move else [said("lab-walks-root")]), kind_of(walk, node)]
    return Branch(
        node,
        label_of(walk, node, found),
        note,
        move if share is None else [move, "·", short(share)],
        children=Lazy(len(children) + len(left), below),
        aside=joined([*aside, *([] if found else [said("lab-walks-open")])], ", "),
    )


def derived(walk: Walk, node: int) -> list[Told]:
    """How the value of a finished inner node follows from those below it."""
    found = walk.found(node, len(walk.steps))
    kind = walk.kind(node)
    if found is None or "leaf" in found or kind == "over":
        return []
    known = [(walk.entries[child].get("share"), one) for child in walk.children(node, len(walk.steps))
             if (one := walk.found(child, len(walk.steps)))]  # fmt: skip
    if kind == "mean":
        total = joined([[short(share or 0), "·", worth(one)] for share, one in known], " + ")
    else:
        total = joined([kind, "(", joined([worth(one) for _, one in known], "; "), ")"])
    return [[total, "=", short(found["value"])]]


def board_at(walk: Walk, node: int) -> Picture | None:
    """The position of a node on the board, if there is a board."""
    cells, parent = walk.entries[node].get("cells"), walk.parent(node)
    if not cells:
        return None
    before = walk.entries[parent]["cells"] if parent != NONE else cells
    changed = [cell for cell, content in enumerate(cells) if content != before[cell]]
    mover = {"max": 1, "min": 2}.get(walk.kind(node), 0)
    last = {"cells": changed} if changed else None
    return board_of({"cells": cells, "winning_cells": [], "last": last, "to_move": mover}, tokens=walk.tokens)


def sentence_of(walk: Walk, step: int, *, windows: bool = False) -> Told:
    """One sentence on a step."""
    event, node = walk.steps[step], walk.node(step)
    kind, move = kind_of(walk, node), move_of(walk, node)
    match event["is"]:
        case "choice":
            leaves = sum(one["visits"] for one in event["visits"])
            return said("lab-walks-chosen", move=event["move"], value=[short(event["value"])], leaves=leaves)
        case "cut":
            left = joined(event["left"], ", ")
            if "by" not in event:
                return said("lab-walks-certain", move=event["move"], left=left)
            side = "min" if walk.kind(node) == "min" else "max"
            low, high = map(short, ends_of(event))
            return said(f"lab-walks-cut-{side}", move=event["move"], left=left, alpha=[low], beta=[high])
        case "value" if "leaf" in event:
            reason = said(f"lab-walks-leaves-{event['leaf']}")
            return said("lab-walks-leaf", move=move, reason=reason, value=worth(event))
        case "value":
            return said("lab-walks-inner", move=move, kind=kind, value=worth(event))
    alpha, beta = map(short, walk.window(node))
    begun = said("lab-walks-entered", move=move, kind=kind) if "parent" in event else said("lab-walks-begin", kind=kind)
    return [begun, said("lab-walks-window", alpha=[alpha], beta=[beta]) if windows else ""]


def scene_of(walk: Walk, at: int, sentence: Told, *, windows: bool = False) -> Scene:
    """The scene after so many steps of a walk: where the last of them has happened."""
    node = walk.node(max(at, 1) - 1)
    known = max(at, 1)
    rows: list[list[Told]] = []
    for one in walk.way(node):
        found, entry = walk.found(one, at), walk.entries[one]
        middle: list[Told] = [short(end) for end in walk.window(one)] if windows else [entry.get("share")]
        rows.append([move_of(walk, one), kind_of(walk, one), *middle, worth(found) if found else None])
    columns = [said("lab-walks-move"), said("lab-walks-kind"),
               *(("alpha", "beta") if windows else (said("lab-walks-share"),)), said("lab-walks-value")]  # fmt: skip
    way = walk.way(node)
    tree = branch_of(walk, way[0], known, windows=windows)
    return Scene(sentence, columns, rows, tree=tree, current=node, way=way, board=board_at(walk, node))
