"""Positions valued by random full boards, a word of them for each position, many positions in one pass.

Each empty cell is a fair coin, except that bridges hold: two empty cells between two stones of one colour (or between a
stone and an edge) never both fall to the other side. One pass gives a value and, from the same boards, how often each
cell was whose and how often that went with a win: the all-moves-as-first (AMAF) statistics of every move.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.dice import Dice, Words
from pyengine.geometry import Field, Geometry
from pyengine.reduction import ALL, Reduction

Stones = NDArray[np.uint8]
"""Positions, shape (positions, cells): 0 empty, 1 or 2 for a player's stone."""
Counts = NDArray[np.float32]
"""Numbers of playouts, 0 to SAMPLES."""

ALL_ONE, ALL_TWO = np.uint64(1), np.uint64(2)
"""The bits of a word in which nothing is random: player 1, or player 2, gets all empty cells."""
RANDOM = ~(ALL_ONE | ALL_TWO)
SAMPLES = int(np.bitwise_count(RANDOM))
"""Random playouts of a position."""


class Bridges(NamedTuple):
    """Pairs of cells that hold a connection, each array of shape (bridges,).

    Stones of one colour on `first` and `second` (or one on `first`, the same cell as `second`, and the edge) are as
    good as connected while `left` and `right` are empty: if one of these falls, the other one still connects.
    """

    first: NDArray[np.intp]
    second: NDArray[np.intp]
    left: NDArray[np.intp]
    right: NDArray[np.intp]
    owners: NDArray[np.uint8]
    """Whose stones it serves, as a mask: 3, or the player whose edge alone it reaches, shape (bridges, 1)."""


@cache
def bridges(board: Geometry, goals: tuple[int, int]) -> Bridges:
    """Every bridge of a board: between two stones, and between a stone of the second row and an edge of a goal."""
    near = [set(cells) for cells in board.neighbours]
    cells = range(len(near))
    found = [
        (one, two, *sorted(near[one] & near[two]), 3)
        for one in cells
        for two in range(one + 1, len(near))
        if two not in near[one] and len(near[one] & near[two]) == 2
    ]
    for cell in cells:
        for number in range(len(board.sides)):
            served = (goals[0] >> number & 1) | (goals[1] >> number & 1) << 1
            edge = sorted(other for other in near[cell] if board.borders[other] >> number & 1)
            if not board.borders[cell] >> number & 1 and len(edge) == 2:
                found.append((cell, cell, *edge, served))
    first, second, left, right, owners = np.array(found, dtype=np.intp).reshape(-1, 5).T
    return Bridges(first, second, left, right, owners[:, np.newaxis].astype(np.uint8))


class Evaluation(NamedTuple):
    """Playouts of k positions by what happened in them.

    `wins` of player 1, shape (k,); `owned`, in which a cell was player 1's, and `owned_wins`, the wins among these,
    both shape (k, cells). `certain`, shape (k,), is the player who seems to have won already, or 0: who wins even if
    the other one gets every empty cell, but for one of each bridge. (Where bridges cross that may be wrong.)
    """

    wins: Counts
    owned: Counts
    owned_wins: Counts
    certain: NDArray[np.intp]


class Evaluator:
    """Values positions of one game that Y decides."""

    def __init__(self, board: Geometry, field: Field, goals: tuple[int, int]) -> None:
        self._reduction = Reduction(field)
        self._bridges = bridges(board, goals)

    def evaluate(self, stones: Stones, dice: Dice) -> Evaluation:
        """SAMPLES playouts of each position."""
        by_cell = np.ascontiguousarray(stones.T)
        fills = dice.words(*by_cell.shape)
        fills |= ALL_ONE
        fills &= ~ALL_TWO
        hold_bridges(self._bridges, by_cell, fills)
        np.copyto(fills, ALL, where=by_cell == 1)
        np.copyto(fills, np.uint64(0), where=by_cell == 2)
        won = self._reduction.winners(fills)
        certain = np.where(won & ALL_TWO, 1, np.where(won & ALL_ONE, 0, 2))
        fills &= RANDOM
        won &= RANDOM
        return Evaluation(
            np.bitwise_count(won).astype(np.float32),
            np.bitwise_count(fills).T.astype(np.float32),
            np.bitwise_count(fills & won).T.astype(np.float32),
            certain,
        )


def hold_bridges(pairs: Bridges, stones: Stones, fills: Words) -> None:
    """Makes the two cells of each unbroken bridge opposite, in place; of bridges that share a cell, only some can hold.

    Both arrays have shape (cells, positions): whose stone a cell holds, and a word of playouts.
    """
    first, second, left, right, owners = pairs
    positions = stones.shape[1]
    same = stones[first] & stones[second] & owners  # 0 if a stone is missing or the other player's
    unbroken = same > 2 * (stones[left] | stones[right])  # which is 0 for two empty cells alone
    bridge, position = np.divmod(np.flatnonzero(unbroken), positions)
    if not len(bridge):
        return
    # Every bridge claims its two cells, the highest claim on a cell stands, and a bridge that kept both holds.
    claims = np.arange(1, len(bridge) + 1)
    one, two = left[bridge] * positions + position, right[bridge] * positions + position
    standing = np.zeros(stones.size, claims.dtype)
    np.maximum.at(standing, one, claims)
    np.maximum.at(standing, two, claims)
    holds = (standing[one] == claims) & (standing[two] == claims)
    position, bridge = position[holds], bridge[holds]
    # Where the owner gets all empty cells, the bit of the owner's number, both cells are the owner's; where the other
    # player does, the owner has one of them all the same.
    owner = stones[first[bridge], position].astype(np.uint64)
    fills[right[bridge], position] = ~fills[left[bridge], position] ^ owner
