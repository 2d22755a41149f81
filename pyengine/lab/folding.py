"""Which nodes of a tree the page is told of, and scenes as it is told them: a tree may be too large to be sent."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Sequence
from dataclasses import fields
from heapq import heappop, heappush
from typing import Any

from pyengine.lab.branches import Branch, shown
from pyengine.lab.recording import Recording, Scene, Told, Trial

Id = int | str

MOST = 200
"""The most nodes that are shown."""
UNASKED = 60
"""The most that are shown before the reader unfolds more, beside those around the current node."""


def told(scene: Scene, opened: Collection[Id] = ()) -> dict[str, Any]:
    """A scene for the page, with the part of its tree that is shown; `opened` are the nodes that the reader unfolds."""
    whole = {field.name: getattr(scene, field.name) for field in fields(scene) if field.name not in ("tree", "way")}
    return whole | {"tree": scene.tree and pruned(scene.tree, wayed(scene), opened)}


def tried(trial: Trial) -> dict[str, Any]:
    """A trial for the page."""
    whole = {field.name: getattr(trial, field.name) for field in fields(trial)}
    return whole | {"scene": told(trial.scene)}


def wayed(scene: Scene) -> list[Branch]:
    """The branches from the root to the current one."""
    if scene.tree is None or scene.current is None:
        return []
    if not scene.way:
        return searched(scene.tree, scene.current)
    way = [scene.tree]
    for one in scene.way[1:]:
        way += [child for child in way[-1].children if child.id == one]
    return way


def searched(root: Branch, wanted: Id) -> list[Branch]:
    """The branches from the root to a node; none if it is not there."""
    if root.id == wanted:
        return [root]
    found = (searched(child, wanted) for child in root.children)
    return next(([root, *way] for way in found if way), [])


def entered(recording: Recording, moves: Sequence[str]) -> int | None:
    """The first position at which the tree has the node that these moves lead to; None if it never has."""
    stops = recording.units[0].stops

    def grown(place: int) -> bool:
        tree = recording.scene(stops[place]).tree
        return tree is not None and _leads(tree, moves)

    last = len(stops) - 1
    return stops[bisect_left(range(last), True, key=grown)] if grown(last) else None  # trees only grow


def _leads(branch: Branch, moves: Sequence[str]) -> bool:
    """Whether these moves lead to a node that is not left out."""
    for move in moves:
        below = (child for child in branch.children if _move(child.edge) == move and not child.cut)
        found = next(below, None)
        if found is None:
            return False
        branch = found
    return True


def _move(edge: Told) -> str:
    """The move of an edge, beside which its probability may stand."""
    return str(edge[0] if isinstance(edge, list) else edge)


def pruned(root: Branch, way: Sequence[Branch], opened: Collection[Id]) -> dict[str, Any]:
    """A tree without what is not shown of it.

    There are MOST nodes at most: those of `way`, which leads to the current node, with its siblings and children, then
    UNASKED of the largest shares of the root, then the children of nodes that are opened.
    """
    drawn = _Shown(root)
    drawn.keep(way)
    for branch in way[-2:]:
        drawn.unfold(branch)
    drawn.grow(root)
    if opened:
        drawn.open(root, set(opened))
    return drawn.told(root)


class _Shown:
    """The nodes of a tree that are shown."""

    def __init__(self, root: Branch) -> None:
        self._kept = {root.id}
        self._unfolded = set[Id]()
        """Those of whose children some are shown: no others are looked at."""

    def keep(self, way: Iterable[Branch]) -> None:
        """Shows nodes each of which lies below the one before."""
        above = None
        for branch in way:
            if above is not None:
                self._unfolded.add(above.id)
            self._add(branch)
            above = branch

    def unfold(self, branch: Branch) -> None:
        """Shows the children, those with the largest shares first."""
        self._unfolded.add(branch.id)
        for child in sorted(branch.children, key=lambda one: -(one.share or 0)):
            self._add(child)

    def grow(self, root: Branch) -> None:
        """Shows what has the largest share of the root."""
        waiting, number = [(-1.0, 0, root, root)], 0
        for _ in range(UNASKED):
            if not waiting or len(self._kept) >= MOST:
                return
            weight, _, branch, above = heappop(waiting)
            self._add(branch)
            self._unfolded.add(above.id)
            for child in branch.children:
                number += 1
                share = 1 / len(branch.children) if child.share is None else child.share
                heappush(waiting, (weight * share, number, child, branch))

    def open(self, branch: Branch, opened: set[Id]) -> None:
        """Shows the children of what is opened, if it is shown itself."""
        if branch.id in opened:
            self.unfold(branch)
        if branch.id in self._unfolded:
            for child in branch.children:
                if child.id in self._kept:
                    self.open(child, opened)

    def told(self, branch: Branch) -> dict[str, Any]:
        """A branch for the page."""
        if branch.id not in self._unfolded:
            return shown(branch, [], len(branch.children))
        below = [child for child in branch.children if child.id in self._kept]
        return shown(branch, [self.told(child) for child in below], len(branch.children) - len(below))

    def _add(self, branch: Branch) -> None:
        if len(self._kept) < MOST:
            self._kept.add(branch.id)
