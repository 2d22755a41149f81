"""Scenes for the page, with the part of their trees that it draws: a tree may be too large to be sent."""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from dataclasses import replace
from heapq import heappop, heappush
from itertools import pairwise

from pyengine.lab.recording import UNREAD, Branch, Recording, Scene

Id = int | str

MOST = 200
"""The most nodes that are shown."""
UNASKED = 60
"""The most nodes that are shown before the reader unfolds more, beside those around the current node."""


def fold_scene(scene: Scene, opened: Collection[Id] = ()) -> Scene:
    """A scene with the part of its tree that is drawn; the reader has unfolded the nodes `opened`."""
    return replace(scene, tree=scene.tree and prune(scene.tree, path_to_current(scene), opened))


def path_to_current(scene: Scene) -> list[Branch]:
    """The branches from the root to the current one; none if there is no tree or no current node."""
    if scene.tree is None or scene.current is None:
        return []
    if not scene.way:
        return find_path(scene.tree, scene.current)
    way = [scene.tree]
    for below in scene.way[1:]:
        way += [child for child in way[-1].children if child.id == below]
    return way


def find_path(root: Branch, wanted: Id) -> list[Branch]:
    """The branches from the root to a node; none if it is not there."""
    if root.id == wanted:
        return [root]
    ways = (find_path(child, wanted) for child in root.children)
    return next(([root, *way] for way in ways if way), [])


def find_entry(recording: Recording, moves: Sequence[str]) -> int | None:
    """The first position at which the tree has the node that these moves lead to; None if it never has."""
    stops = recording.units[0].stops

    def has_node(place: int) -> bool:
        tree = recording.scene(stops[place]).tree
        return tree is not None and _leads(tree, moves)

    last = len(stops) - 1
    return stops[bisect_left(range(last), True, key=has_node)] if has_node(last) else None  # trees only grow


def _leads(branch: Branch, moves: Sequence[str]) -> bool:
    """Whether these moves lead to a node that is not left out."""
    for move in moves:
        for child in branch.children:
            edge = child.edge[0] if isinstance(child.edge, list) else child.edge  # the move, beside its probability
            if str(edge) == move and not child.cut and child.look != UNREAD:
                branch = child
                break
        else:
            return False
    return True


def prune(root: Branch, way: Sequence[Branch], opened: Collection[Id]) -> Branch:
    """The part of a tree that is drawn, with at most MOST nodes.

    First come the nodes of `way`, which leads to the current node, with its siblings and children; then UNASKED nodes
    with the largest shares of the root; then the children of the nodes `opened`.
    """
    part = _Part(root)
    for above, branch in pairwise(way):
        part.add(branch, above)
    for branch in way[-2:]:
        part.unfold(branch)
    part.grow(root)
    if opened:
        part.open(root, set(opened))
    return part.cut(root)


class _Part:
    """The part of a tree that is drawn."""

    def __init__(self, root: Branch) -> None:
        self._ids = {root.id}
        self._unfolded = set[Id]()
        """Nodes with at least one child in the part: the children of others are never made."""

    def add(self, branch: Branch, above: Branch) -> None:
        """Adds a child of the node `above`, if there is room."""
        if len(self._ids) < MOST:
            self._ids.add(branch.id)
            self._unfolded.add(above.id)

    def unfold(self, branch: Branch) -> None:
        """Adds the children, those with the largest shares first."""
        for child in sorted(branch.children, key=lambda child: -(child.share or 0)):
            self.add(child, branch)

    def grow(self, root: Branch) -> None:
        """Adds the nodes with the largest shares of the root."""
        waiting, number = [(-1.0, 0, root, root)], 0
        for _ in range(UNASKED):
            if not waiting or len(self._ids) >= MOST:
                return
            weight, _, branch, above = heappop(waiting)
            self.add(branch, above)
            for child in branch.children:
                number += 1
                share = 1 / len(branch.children) if child.share is None else child.share
                heappush(waiting, (weight * share, number, child, branch))

    def open(self, branch: Branch, opened: set[Id]) -> None:
        """Adds the children of nodes that are `opened` and in the part."""
        if branch.id in opened:
            self.unfold(branch)
        if branch.id in self._unfolded:
            for child in branch.children:
                if child.id in self._ids:
                    self.open(child, opened)

    def cut(self, branch: Branch) -> Branch:
        """A branch with those below it that are in the part."""
        shows = branch.id in self._unfolded
        below = tuple(self.cut(child) for child in branch.children if child.id in self._ids) if shows else ()
        return replace(branch, children=below, hidden=len(branch.children) - len(below))
