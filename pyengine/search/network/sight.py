"""The sight of a handicapped player: moves near the last stone, and fewer of them the farther away they are.

So a weak player errs as people do: it follows the last stone, answers threats only where it happens to look, and misses
the rest. It makes the visible move that the network favours, and never places a stone off all ways to a win.
"""

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY
from pyengine.core.protocols import Connection
from pyengine.search.connection.distance import Board, bits, costs, mask_of

DETOUR = 2
"""A way counts if it is longer than the shortest one by fewer stones than this."""


def visible_cells(board: Board, state: Connection, sight: float, dice: Dice) -> int:
    """The mask of the visible cells: a cell k steps from the last stone is visible with chance sight ** k.

    If chance leaves none, it is one of the nearest. All are visible if the last move was no stone.
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
