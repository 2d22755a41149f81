"""Playouts as random full boards that keep virtual connections connected.

If every empty cell were a coin of its own, bridges would break that no player would let break. So some cells are drawn
in pairs, one for each player: a player who needs either of the two always gets one. This is done for the two cells of
every unbroken bridge between stones. The stones that a playout itself puts down have bridges too: along an edge each
cell goes to the other player than its neighbour, so that whatever reaches the second row is connected to the edge; and
inside the board neighbours are paired off, in a different direction in each third of the playouts.
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
"""The owner of the stone on each cell, 0 for an empty one, shape (cells, positions)."""
Numbers = NDArray[np.intp]
Place = tuple[int, int]
"""The coordinates of a cell in the triangle of a Field."""

ALL_ONE, ALL_TWO = np.uint64(1), np.uint64(2)
"""The two bits of a word that are not random: in them player 1, or player 2, gets all empty cells."""
RANDOM = ~(ALL_ONE | ALL_TWO)
SAMPLES = int(np.bitwise_count(RANDOM))
"""Random playouts per word: all its bits but those two."""
SMALL = 5
"""Boards up to this size get no paired cells: proofs decide these, and playouts that hold every edge mislead there."""
DIRECTIONS = ((1, 0), (0, 1), (1, -1))
"""The steps along the three directions of lines in a triangle of cells."""


class Bridges(NamedTuple):
    """All bridges of a board, arrays of shape (bridges,).

    Stones of one colour on `first` and `second` are virtually connected while `left` and `right` are empty: if the
    opponent takes one of these, the other still connects. In a bridge to an edge `second` is the same cell as `first`.
    """

    first: Numbers
    second: Numbers
    left: Numbers
    right: Numbers
    owners: NDArray[np.uint8]
    """The players whom a bridge can serve, as a mask: both (3), or the one whose edge it is; shape (bridges, 1)."""


class Pairing(NamedTuple):
    """Pairs of cells that go to different players, no cell twice: arrays of shape (pairs,)."""

    left: Numbers
    right: Numbers


class Drawn(NamedTuple):
    """Full boards, and which cells were tied to others before the bridges of stones were, which come first.

    `edges` are rows in which neighbours go to different players. `inside` are pairings, each with the bits in which it
    is made; there is one for each direction.
    """

    fills: Words
    edges: list[Numbers]
    inside: list[tuple[Pairing, np.uint64]]


class Fills:
    """Draws the empty cells of positions of one game, a word of playouts for each position."""

    def __init__(self, board: Geometry, field: Field, goals: tuple[int, int], *, pairs: bool) -> None:
        """Without `pairs`, and on SMALL boards, only the bridges of the stones on the board hold."""
        pairs = pairs and field.width > SMALL
        self._bridges = bridges(board, goals)
        self._rows = [(row, _alternating(len(row))) for row in edges(board, field)] if pairs else []
        self._pairings = [
            (ways, np.uint64(sum(1 << bit for bit in range(64) if bit % len(DIRECTIONS) == number)) & RANDOM)
            for number, ways in enumerate(pairings(board, field) if pairs else [])
        ]

    def draw(self, stones: Stones, dice: Dice) -> Words:
        """Full boards, shape (cells, positions): a bit is set where the cell is player 1's."""
        return self.drawn(stones, dice).fills

    def drawn(self, stones: Stones, dice: Dice) -> Drawn:
        """The same boards, and how they were drawn."""
        fills = dice.words(*stones.shape)
        fills |= ALL_ONE
        fills &= ~ALL_TWO
        inside = [(ways[dice.below(len(ways))], share) for ways, share in self._pairings]
        for (left, right), share in inside:
            fills[right] ^= (fills[right] ^ ~fills[left]) & share
        for row, parity in self._rows:
            fills[row] = fills[row[0]] ^ parity
        hold_bridges(self._bridges, stones, fills)
        np.copyto(fills, ALL, where=stones == 1)
        np.copyto(fills, np.uint64(0), where=stones == 2)
        return Drawn(fills, [row for row, _ in self._rows], inside)


def edges(board: Geometry, field: Field) -> list[Numbers]:
    """The cells of each side in order, without the corners that lie on two."""
    found = []
    for number in range(len(board.sides)):
        row = [cell for cell, borders in enumerate(board.borders) if borders == 1 << number]
        found.append(np.array(sorted(row, key=lambda cell: field.places[cell]), np.intp))
    return [row for row in found if len(row)]


def pairings(board: Geometry, field: Field) -> list[list[Pairing]]:
    """For each direction the four ways to pair off neighbours along its lines; the cells of the edges are left out.

    Every two neighbours are a pair in some of the ways, so that no direction of the board and no player is favoured.
    The pairings are empty if the board is too small.
    """
    inner = {place: cell for cell, place in enumerate(field.places) if not board.borders[cell]}
    return [
        [_pairing(inner, step, axis, offset) for axis in range(3) for offset in (0, 1) if _axes(step)[axis]]
        for step in DIRECTIONS
    ]


@cache
def bridges(board: Geometry, goals: tuple[int, int]) -> Bridges:
    """Every bridge of a board: between two cells, and from a cell of the second row to an edge of a goal."""
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
    """Gives the two cells of each unbroken bridge to different players, in place.

    Of bridges that share a cell only one can hold. Both arrays have shape (cells, positions): the owner of the stone on
    a cell, and a word of playouts.
    """
    bridge, position = held_bridges(known, stones)
    first, left, right = known.first[bridge], known.left[bridge], known.right[bridge]
    # In the bit in which the owner gets all empty cells, whose value is the owner's number, both cells are the owner's;
    # in the bit in which the opponent gets them, the owner still has one of the two.
    owner = stones[first, position].astype(np.uint64)
    fills[right, position] = ~fills[left, position] ^ owner


def held_bridges(known: Bridges, stones: Stones) -> tuple[Numbers, Numbers]:
    """The bridges that hold, by their numbers, each with the number of its position."""
    first, second, left, right, owners = known
    positions = stones.shape[1]
    same = stones[first] & stones[second] & owners  # 0 if a stone is missing or belongs to the other player
    unbroken = same > 2 * (stones[left] | stones[right])  # the right-hand side is 0 only if both cells are empty
    bridge, position = np.divmod(np.flatnonzero(unbroken), positions)
    if not len(bridge):
        return bridge, position
    # Every bridge claims its two cells, the highest claim on a cell stands, and a bridge that keeps both holds.
    claims = np.arange(1, len(bridge) + 1)
    one, two = left[bridge] * positions + position, right[bridge] * positions + position
    standing = np.zeros(stones.size, claims.dtype)
    np.maximum.at(standing, one, claims)
    np.maximum.at(standing, two, claims)
    holds = (standing[one] == claims) & (standing[two] == claims)
    return bridge[holds], position[holds]


def _pairing(inner: Mapping[Place, int], step: Place, axis: int, offset: int) -> Pairing:
    """Every other pair of cells that lie a step apart: those that begin at an even, or odd, coordinate on an axis."""
    pairs = []
    for (i, j), cell in inner.items():
        other = i + step[0], j + step[1]
        if other in inner and min(_axes((i, j))[axis], _axes(other)[axis]) % 2 == offset:
            pairs.append((cell, inner[other]))
    return Pairing(*np.array(pairs, np.intp).reshape(-1, 2).T)


def _axes(place: Place) -> tuple[int, int, int]:
    """The coordinates of a place, or a step, on the three axes of the triangle."""
    i, j = place
    return i, j, -i - j


def _alternating(length: int) -> Words:
    """Words that, combined with one random word, give every other cell of a row its opposite; shape (length, 1)."""
    return np.where(np.arange(length) % 2, RANDOM, np.uint64(0))[:, np.newaxis]
