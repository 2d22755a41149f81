"""The answer to `analyze`, in the form of Leela Zero's `lz-analyze`."""

from collections.abc import Callable

from pyengine.core.game import State
from pyengine.search.info import Info, candidate_branches

CANDIDATES = 20
"""The most moves in a report."""
PLIES = 4
"""The most plies in the line of each move but the best, whose line is shown whole."""


def report(info: Info, state: State, name: Callable[[int], str]) -> str:
    """One line: for each move its visits, its win rate in hundredths of a percent, its rank and its main line.

    Win rates are those of the player to move. Priors are not reported.
    """
    best, *others = candidate_branches(info, state.to_move, CANDIDATES, *[1] * (PLIES - 1))
    lines = [info.line() or (info.move,), *(one.line for one in others)]
    return " ".join(
        f"info move {name(one.move)} visits {one.visits} winrate {round(one.value * 10_000)} order {order} "
        f"pv {' '.join(map(name, line))}"
        for order, (one, line) in enumerate(zip([best, *others], lines, strict=True))
    )
