"""Trees as data: the nodes of those that scenes and puzzles show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, overload

from pyengine.lab.recording import Told


class Lazy(Sequence["Branch"]):
    """So many branches, which are made only if somebody looks at them."""

    def __init__(self, count: int, make: Callable[[], Sequence[Branch]]) -> None:
        self._count, self._make = count, make

    @cached_property
    def _made(self) -> Sequence[Branch]:
        return self._make() if self._count else ()

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Branch: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Branch]: ...
    def __getitem__(self, place: int | slice) -> Branch | Sequence[Branch]:
        return self._made[place]

    def __iter__(self) -> Iterator[Branch]:
        return iter(self._made)


@dataclass(frozen=True, slots=True)
class Branch:
    """A node of a tree with everything below it: its label, a note beside it, and the move that leads to it.

    `look` is player-1 to player-3 or empty; a `cut` branch is left out, and its edge is struck through. People who hear
    the tree are told the text `aside`, too, or `told` in place of everything. `share`, 0 to 1, is that of its parent:
    the larger it is, the wider its edge, and the sooner it is shown.
    """

    id: int | str
    label: Told
    note: Told = ""
    edge: Told = ""
    look: str = ""
    cut: bool = False
    children: Sequence[Branch] = ()
    aside: Told = ""
    told: Told = ""
    share: float | None = None


def whole(branch: Branch) -> dict[str, Any]:
    """A branch with everything below it, for the page."""
    return shown(branch, [whole(child) for child in branch.children], 0)


def shown(branch: Branch, children: list[dict[str, Any]], hidden: int) -> dict[str, Any]:
    """A branch for the page, with some of its children; `hidden` counts the others. What says nothing is left out."""
    names = ("note", "edge", "look", "cut", "aside", "told", "share")
    more = {name: getattr(branch, name) for name in names} | {"children": children, "hidden": hidden}
    said_of = {name: one for name, one in more.items() if one or (name == "share" and one is not None)}
    return {"id": branch.id, "label": branch.label} | said_of
