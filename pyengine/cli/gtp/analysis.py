"""The answer to `analyze`, in the form that Leela Zero's `lz-analyze` has made common."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.game import State
from pyengine.search.info import Info, ranked

CANDIDATES = 20
"""Moves that a report tells of."""
PLIES = 4
"""Plies of the line of each of them but the best, whose line is as long as it is known."""


def report(info: Info, state: State, name: Callable[[int], str]) -> str:
    """One line: for each move its visits, its win rate in hundredths of a percent, its rank and its main line.

    Win rates are those of the player to move. No prior is reported, since no search here gives moves chances before it
    has looked at them.
    """
    best, *others = ranked(info, state.to_move, CANDIDATES, *[1] * (PLIES - 1))
    lines = [info.line() or (info.move,), *(one.line for one in others)]
    return " ".join(
        f"info move {name(one.move)} visits {one.visits} winrate {round(one.value * 10_000)} order {order} "
        f"pv {' '.join(map(name, line))}"
        for order, (one, line) in enumerate(zip([best, *others], lines, strict=True))
    )
