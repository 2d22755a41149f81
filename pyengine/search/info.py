"""The contract of searches: how one is called, what it tells, and which settings it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Protocol, runtime_checkable

from pyengine.core.dice import Dice
from pyengine.core.game import State

SHOWN = 10
"""The most moves that a notebook shows of a search."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A move in a search tree, and the replies to it.

    `value` is the winning chance, 0 to 1, of `player`, who makes the move (of player 1 where chance moves). `children`
    are the most visited replies, most visits first.
    """

    move: int
    player: int
    visits: int
    value: float
    children: tuple[Branch, ...] = ()

    @property
    def line(self) -> tuple[int, ...]:
        """The move, the most visited reply to it, and so on, as deep as the tree was asked for."""
        return (self.move, *(self.children[0].line if self.children else ()))


@dataclass(frozen=True, slots=True)
class Info:
    """What a search knows so far about a position.

    `move` is its choice and `value` the winning chance, 0 to 1, of the player to move after that choice. `playouts`
    counts the random games played (or the leaves judged, in a search without random games), `nodes` the positions
    evaluated, and `visits` how often each move was tried.
    """

    move: int
    value: float
    playouts: int
    nodes: int
    visits: Mapping[int, int]
    line: Callable[[], tuple[int, ...]] = field(default=tuple, compare=False)
    """The principal variation. It is computed on request, which must come before the search goes on."""
    tree: Callable[..., tuple[Branch, ...]] = field(default=lambda *_: (), compare=False)
    """`tree(5, 1, 1)`: the five most visited moves, the best reply to each, and the reply to that; on request, too."""
    lead: int = 0
    """By how many visits `move` leads, in searches that choose the most visited move; elsewhere 0."""
    owned: Callable[[], tuple[float, ...]] = field(default=tuple, compare=False)
    """For each cell the share of playouts, 0 to 1, in which it ended as the mover's; empty if that is not known."""
    state: State | None = field(default=None, compare=False, repr=False)
    """The position, where it is known, as in the answers of `choose`."""

    def _repr_html_(self) -> str | None:
        """What a notebook shows: the moves with visits and winning chances for the mover, beside the board."""
        state = self.state
        if state is None:
            return None
        branches = candidate_branches(self, state.to_move, SHOWN)
        rows = "".join(
            f"<tr><th>{escape(state.game.move_name(one.move))}</th><td>{one.visits:,}</td><td>{one.value:.0%}</td></tr>"
            for one in branches
        )
        board = state.picture({one.move: f"{one.value:.0%}" for one in branches}) or ""
        return (
            f'<div style="display: flex; gap: 2em; align-items: center">{board}<table>'
            f"<tr><th>move</th><th>visits</th><th>value</th></tr>{rows}</table></div>"
        )


def candidate_branches(info: Info, player: int, *tops: int) -> list[Branch]:
    """The choice of a search, then the other moves of `info.tree(*tops)`. `player` is the one to move.

    The choice is not always the most visited move: a swap is never visited, and a proof may settle it early.
    """
    branches = info.tree(*tops)
    chosen = next((one for one in branches if one.move == info.move), None)
    chosen = chosen or Branch(info.move, player, info.visits.get(info.move, 0), info.value)
    return [chosen, *(one for one in branches if one.move != info.move)]


class Search(Protocol):
    """A search with its settings: an immutable dataclass whose fields are made by `parameter`, and a generator.

    `search(state, dice, playouts)` yields an Info every few milliseconds, each one better informed than the one before:
    the caller keeps the clock and stops asking when its time is up. The search ends by itself after `playouts`, or
    sooner if nothing is left to find out; None is no limit. It yields at least once. The game must not be
    over. All randomness comes from `dice`: the same seed gives the same answers.
    """

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]: ...


@runtime_checkable
class SearchWithMemory(Search, Protocol):
    """A search that can reuse its tree from move to move."""

    def with_memory(self) -> Search:
        """The search for the moves of one game: each goes on from the tree of the move before."""


def line_of(*moves: int) -> Callable[[], tuple[int, ...]]:
    """A principal variation that is already known, for `Info.line`."""
    return lambda: moves


def lead_of(move: int, visits: Mapping[int, int]) -> int:
    """By how many visits a move leads."""
    return visits[move] - max((count for other, count in visits.items() if other != move), default=0)
