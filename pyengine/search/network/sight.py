"""What a handicapped player sees of the board: moves near the last stone, and fewer of them the farther away they are.

So a weak player errs as people do: it follows the last stone, answers threats only where it happens to look, and misses
what happens elsewhere. Of the moves that it sees it makes the one that the network likes best. A stone that lies in
nobody's way it never places.
"""

from __future__ import annotations

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY
from pyengine.core.protocols import Connection
from pyengine.search.distance import Board, bits, costs, mask_of

DETOUR = 2
"""By how many stones a way of a player must be longer than the shortest one to be none."""


def seen(board: Board, state: Connection, sight: float, dice: Dice) -> int:
    """The mask of the cells that are seen, at least one: each, k steps from the last stone, with chance sight ** k.

    Whoever sees none moves to any of the nearest. All are seen where no stone was placed last.
    """
    found, nearest, share = 0, 0, 1.0
    useful, last = in_the_way(board, state), state.last
    if last is None or last >= len(state.cells):
        return useful
    ring = reached = 1 << last
    while ring:
        ring = board.around(ring) & ~reached
        reached |= ring
        share *= sight
        nearest = nearest or ring & useful
        for cell in bits(ring & useful):
            if dice.share() < share:
                found |= 1 << cell
    if found:
        return found
    cells = list(bits(nearest))
    return 1 << cells[dice.below(len(cells))]


def in_the_way(board: Board, state: Connection) -> int:
    """The mask of the cells on some way of either player to a win that is hardly longer than the shortest one."""
    empty, found = mask_of(state.cells, NOBODY), 0
    for player, goal in enumerate(state.goals, 1):
        lengths = costs(board, mask_of(state.cells, player), empty, goal)
        longest = min(lengths) + DETOUR
        found |= sum(1 << cell for cell, length in enumerate(lengths) if length < longest)
    return found
