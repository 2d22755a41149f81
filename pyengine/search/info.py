"""What a search knows so far, and the shape that every search has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, Protocol, runtime_checkable

from pyengine.dice import Dice
from pyengine.game import State


@dataclass(frozen=True, slots=True)
class Branch:
    """A move in a search tree and what lies behind it.

    `value` is the winning chance, 0 to 1, of `player`, who makes the move (for CHANCE, of player 1). `children` are the
    most visited replies, most visits first.
    """

    move: int
    player: int
    visits: int
    value: float
    children: tuple[Branch, ...] = ()

    @property
    def line(self) -> tuple[int, ...]:
        """The move, the most visited reply to it, and so on as far as the tree was asked for."""
        return (self.move, *(self.children[0].line if self.children else ()))


@dataclass(frozen=True, slots=True)
class Info:
    """What a search knows so far about the position it was asked about.

    `value` is the winning chance, 0 to 1, of the player to move there if `move` is played. `visits` says how much of
    the work went to each move, `playouts` counts finished random games (or positions judged, where a search plays
    none), `nodes` the positions that were valued.
    """

    move: int
    value: float
    playouts: int
    nodes: int
    visits: Mapping[int, int]
    line: Callable[[], tuple[int, ...]] = field(default=tuple, compare=False)
    """The principal variation, worked out when asked for: ask before the search goes on."""
    tree: Callable[..., tuple[Branch, ...]] = field(default=lambda *_: (), compare=False)
    """`tree(5, 1, 1)`: the five most visited moves, the reply to each, and one more; ask like `line`."""
    lead: int = 0
    """By how many visits `move` is ahead, where the move of most visits is the choice."""
    owned: Callable[[], tuple[float, ...]] = field(default=tuple, compare=False)
    """For each cell the share of the playouts, 0 to 1, that end with it being the mover's, where that is known."""


def ranked(info: Info, player: int, *tops: int) -> list[Branch]:
    """The choice and what `info.tree(*tops)` has beside it. `player` is the one to move; a swap was never visited.

    What a proof decides has fewer visits than another move sometimes.
    """
    branches = info.tree(*tops)
    chosen = next((one for one in branches if one.move == info.move), None)
    chosen = chosen or Branch(info.move, player, info.visits.get(info.move, 0), info.value)
    return [chosen, *(one for one in branches if one.move != info.move)]


class Search(Protocol):
    """A search with its settings: an immutable dataclass whose fields are made by `setting`.

    `search(state, dice, playouts)` yields what it knows, better every time, until that many playouts are done. With
    None it goes on until the caller stops asking, or until there is nothing left to find out. The game must not be
    over. The caller keeps the clock: between two answers lie a few thousandths of a second.
    """

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]: ...


@runtime_checkable
class Lasting(Search, Protocol):
    """A search that can last for a game: each of its moves goes on from what the one before has found."""

    def remembering(self) -> Search:
        """The same search for the moves of one game."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A number or a switch that a search can be given: `least` and `most` bound numbers, inclusive."""

    name: str
    title: str
    default: float | bool
    least: float
    most: float

    @property
    def kind(self) -> type[bool | int | float]:
        """bool, int or float."""
        return type(self.default)


def setting(title: str, default: Any, least: float = 0, most: float = 0) -> Any:
    """The field of a search's dataclass for one of its settings."""
    return field(default=default, metadata={"title": title, "least": least, "most": most})


def settings(search: Search) -> list[Setting]:
    """The settings of a search, each with the value it has now as its default."""
    found: tuple[Field[Any], ...] = fields(search)  # type: ignore[arg-type]
    return [
        Setting(one.name, one.metadata["title"], getattr(search, one.name), one.metadata["least"], one.metadata["most"])
        for one in found
        if one.default is not MISSING
    ]


def line_of(*moves: int) -> Callable[[], tuple[int, ...]]:
    """A principal variation that is known already, for `Info.line`."""
    return lambda: moves
