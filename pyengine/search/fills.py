"""Random full boards on which what is as good as connected is connected.

Where each empty cell is a coin of its own, bridges fall that no player would let fall. So cells are drawn against each
other: of two cells of which somebody needs one, one is always theirs. That is done for the bridges of the stones, as
long as both of their cells are empty. But the stones that a playout itself puts down have bridges as well: along an
edge every other cell is drawn against its neighbour, which keeps whatever reaches the second row connected to it; and
inside of the board neighbours are drawn against each other in pairs, in another way in each third of the playouts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.dice import Dice, Words
from pyengine.geometry import Field, Geometry
from pyengine.reduction import ALL

Stones = NDArray[np.uint8]
"""Whose stone a cell holds, 0 for an empty one, shape (cells, positions)."""
Numbers = NDArray[np.intp]
Place = tuple[int, int]
"""That of a cell in the triangle of a Field."""

ALL_ONE, ALL_TWO = np.uint64(1), np.uint64(2)
"""The bits of a word in which nothing is random: player 1, or player 2, gets all empty cells."""
RANDOM = ~(ALL_ONE | ALL_TWO)
SAMPLES = int(np.bitwise_count(RANDOM))
"""Random playouts of a position."""
SMALL = 5
"""Boards up to this size are decided by proofs, and playouts that are certain of an edge lead away from these."""
DIRECTIONS = ((1, 0), (0, 1), (1, -1))
"""The steps along the three kinds of lines in a triangle of cells."""


class Bridges(NamedTuple):
    """Pairs of cells that hold a connection, each array of shape (bridges,).

    Stones of one colour on `first` and `second` (or one on `first`, the same cell as `second`, and the edge) are as
    good as connected while `left` and `right` are empty: if one of these falls, the other one still connects.
    """

    first: Numbers
    second: Numbers
    left: Numbers
    right: Numbers
    owners: NDArray[np.uint8]
    """Whose stones it serves, as a mask: 3, or the player whose edge alone it reaches, shape (bridges, 1)."""


class Pairing(NamedTuple):
    """Cells that are drawn against each other, no cell twice: arrays of shape (pairs,)."""

    left: Numbers
    right: Numbers


class Fills:
    """Draws the empty cells of positions of one game, a word of playouts for each position."""

    def __init__(self, board: Geometry, field: Field, goals: tuple[int, int], *, pairs: bool) -> None:
        """Without `pairs`, and on boards that are SMALL, only the bridges between stones hold."""
        pairs = pairs and field.width > SMALL
        self._bridges = bridges(board, goals)
        self._rows = [(row, _alternating(len(row))) for row in edges(board, field)] if pairs else []
        self._pairings = [
            (ways, np.uint64(sum(1 << bit for bit in range(64) if bit % len(DIRECTIONS) == number)) & RANDOM)
            for number, ways in enumerate(pairings(board, field) if pairs else [])
        ]

    def draw(self, stones: Stones, dice: Dice) -> Words:
        """Who gets each cell, shape (cells, positions): a bit is set where it is player 1's."""
        fills = dice.words(*stones.shape)
        fills |= ALL_ONE
        fills &= ~ALL_TWO
        for ways, share in self._pairings:
            left, right = ways[dice.below(len(ways))]
            fills[right] ^= (fills[right] ^ ~fills[left]) & share
        for row, parity in self._rows:
            fills[row] = fills[row[0]] ^ parity
        hold_bridges(self._bridges, stones, fills)
        np.copyto(fills, ALL, where=stones == 1)
        np.copyto(fills, np.uint64(0), where=stones == 2)
        return fills


def edges(board: Geometry, field: Field) -> list[Numbers]:
    """The cells of each side in their order, without those that lie on two."""
    found = []
    for number in range(len(board.sides)):
        row = [cell for cell, borders in enumerate(board.borders) if borders == 1 << number]
        found.append(np.array(sorted(row, key=lambda cell: field.places[cell]), np.intp))
    return [row for row in found if len(row)]


def pairings(board: Geometry, field: Field) -> list[list[Pairing]]:
    """For each direction the four ways to pair neighbours off within its lines, without the cells of an edge.

    In one way or the other each two neighbours are a pair; and since no way is the only one, no direction of the board
    and no player is better off. Empty where a board is too small.
    """
    inner = {place: cell for cell, place in enumerate(field.places) if not board.borders[cell]}
    return [
        [_pairing(inner, step, axis, offset) for axis in range(3) for offset in (0, 1) if _axes(step)[axis]]
        for step in DIRECTIONS
    ]


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


def hold_bridges(known: Bridges, stones: Stones, fills: Words) -> None:
    """Makes the two cells of each unbroken bridge opposite, in place; of bridges that share a cell, only some can hold.

    Both arrays have shape (cells, positions): whose stone a cell holds, and a word of playouts.
    """
    first, second, left, right, owners = known
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


def _pairing(inner: Mapping[Place, int], step: Place, axis: int, offset: int) -> Pairing:
    """Of each two cells a step apart every other pair: it begins where the place on an axis is even, or odd."""
    pairs = []
    for (i, j), cell in inner.items():
        other = i + step[0], j + step[1]
        if other in inner and min(_axes((i, j))[axis], _axes(other)[axis]) % 2 == offset:
            pairs.append((cell, inner[other]))
    return Pairing(*np.array(pairs, np.intp).reshape(-1, 2).T)


def _axes(place: Place) -> tuple[int, int, int]:
    """A place, or a step, on the three axes of the triangle."""
    i, j = place
    return i, j, -i - j


def _alternating(length: int) -> Words:
    """What makes random words of one that is repeated: every other one against it, shape (length, 1)."""
    return np.where(np.arange(length) % 2, RANDOM, np.uint64(0))[:, np.newaxis]
