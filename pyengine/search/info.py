"""What a search knows so far, and the shape that every search has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from pyengine.dice import Dice
from pyengine.game import State


@dataclass(frozen=True, slots=True)
class Info:
    """What a search knows so far about the position it was asked about.

    `value` is the winning chance, 0 to 1, of the player to move there if `move` is played. `visits` says how much of
    the work went to each move, `playouts` counts finished random games, `nodes` the positions that were valued.
    """

    move: int
    value: float
    playouts: int
    nodes: int
    visits: Mapping[int, int]
    line: Callable[[], tuple[int, ...]] = field(default=tuple, compare=False)
    """The principal variation, worked out when asked for: ask before the search goes on."""


Search = Callable[[State, Dice, int | None], Iterator[Info]]
"""`search(state, dice, playouts)` yields what it knows, better every time, until that many playouts are done.

With None it goes on until the caller stops asking, or until there is nothing left to find out. The game must not be
over. The caller keeps the clock: between two answers lie a few thousandths of a second.
"""


def line_of(*moves: int) -> Callable[[], tuple[int, ...]]:
    """A principal variation that is known already, for `Info.line`."""
    return lambda: moves


def winning_move(state: State) -> int | None:
    """A move that wins at once, or None: worth a look before any search."""
    for move in state.legal():
        outcome = state.play(move).outcome
        if outcome is not None and outcome.winner == state.to_move:
            return move
    return None
