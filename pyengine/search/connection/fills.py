"""Playouts as random full boards, mended so that a player who loses one cell of a link gets the other.

If a coin decides every empty cell, links break that a player would have saved: where the opponent takes one cell of a
bridge, its owner answers with the other. So boards are mended: if both cells of a link fell to the opponent, the owner
gets one of them, each with probability 1/2. (Broderick Arneson and others, "Monte Carlo tree search in Hex", 2010, save
bridges move by move.)

Links are mended from the middle of the board to its edges, since later ones rest on earlier ones:

- in two thirds of the playouts, bridges inside the board with a stone of the position at an end;
- from a row to the next one towards an edge, the two cells below any stone: in a quarter of the playouts from the
  fourth row, in half of them from the third, and in all from the second to the edge.

More would be too much: players also give up one link for another. Last, the two cells of every unbroken bridge between
stones of the position go to different players in all playouts. wye/NOTES.md has the experiments behind these shares.
"""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice, Words
from pyengine.core.game import NOBODY
from pyengine.core.geometry import Field, Geometry
from pyengine.core.protocols import Connection
from pyengine.core.reduction import ALL, PLAYOUTS_A_WORD

Stones = NDArray[np.uint8]
"""The owner of the stone on each cell, 0 for an empty one, shape (cells, positions)."""
Numbers = NDArray[np.intp]

ALL_ONE, ALL_TWO = np.uint64(1), np.uint64(2)
"""The two bits of a word that are not random: in one player 1 gets all empty cells, in the other player 2."""
RANDOM = ~(ALL_ONE | ALL_TWO)
SAMPLES = int(np.bitwise_count(RANDOM))
"""Random playouts per word."""
SMALL = 7
"""Boards up to this size are not mended: proofs decide them, and playouts that hold every edge mislead there."""
STEPS = ((1, 1), (1, -2), (2, -1))
"""The bridges of a triangle of cells: from one end to the other, up to their signs."""
STAGES = "coins", "inside", "edges", "bridges"
"""The steps of drawing a board: a coin for every empty cell; links mended inside the board, then towards its edges,
neither on SMALL boards; and the bridges of stones held."""
BOTH_PLAYERS = 3
"""The owners of a link that serves both players, as a mask."""


def _share_of(share: float, rule: int) -> np.uint64:
    """A share of the RANDOM playouts, as the bits of a word; the shares of different rules are independent."""
    bits = Dice(rule).permutations(1, SAMPLES)[0, : round(share * SAMPLES)].tolist()
    return np.uint64(sum(1 << PLAYOUTS_A_WORD - SAMPLES + bit for bit in bits))


INSIDE = _share_of(2 / 3, 1)
"""The playouts in which bridges inside the board are mended."""
DOWN = ((4, _share_of(1 / 4, 2)), (3, _share_of(1 / 2, 3)), (2, RANDOM), (2, RANDOM))
"""The rows from which links to the next row towards an edge are mended, in turn, and in which playouts; the edge is row
1. The second row comes twice, since there mending a link may break another: on Y both players use the same edges."""
EITHER = _share_of(1 / 2, 4)
"""The playouts in which the owner of a broken link gets its left cell instead of its right one."""


class Bridges(NamedTuple):
    """All bridges of a board, arrays of shape (bridges,).

    Stones of one colour on `first` and `second` are virtually connected while `left` and `right` are empty: if the
    opponent takes one of these, the other still connects. In a bridge to an edge `second` equals `first`.
    """

    first: Numbers
    second: Numbers
    left: Numbers
    right: Numbers
    owners: NDArray[np.uint8]
    """The players that a bridge can serve, as a mask: both (3), or the owner of the edge; shape (bridges, 1)."""


class Links(NamedTuple):
    """Bridges that are mended together; within each of the `parts` no cell is left, or right, twice."""

    bridges: Bridges
    parts: list[slice]


class Fills:
    """Draws the empty cells of positions of one game, a word of playouts for each position."""

    def __init__(self, state: Connection, *, replies: bool) -> None:
        """Without `replies`, and on SMALL boards, only the bridges of the stones on the board hold.

        Where the players do not alternate, not even these do: a turn of several stones takes both cells of a link.
        """
        board, field, goals = state.game.geometry, state.field, state.goals
        self._holds = state.alternates
        self.mends = replies = replies and self._holds and field.width > SMALL
        """Whether broken links are mended."""
        self._bridges = bridges(board, goals)
        self._inside = inside(board, field) if replies else []
        self._down = [(down(board, goals, row), playouts) for row, playouts in DOWN] if replies else []

    def draw(self, stones: Stones, dice: Dice) -> Words:
        """Full boards, shape (cells, positions): a bit is set where the cell is player 1's."""
        *_, (_, fills) = self.draw_stages(stones, dice)
        return fills

    def draw_stages(self, stones: Stones, dice: Dice) -> Iterator[tuple[str, Words]]:
        """Draws full boards and yields them after each of the STAGES, in one array that changes from stage to stage."""
        fills = dice.words(*stones.shape)
        fills |= ALL_ONE
        fills &= ~ALL_TWO
        np.copyto(fills, ALL, where=stones == 1)
        np.copyto(fills, np.uint64(0), where=stones == 2)
        yield "coins", fills
        if self._inside:
            empty = stones == NOBODY
            # A link that is mended later counts more, so the order is random: it favours no direction and no player.
            for links in (self._inside[number] for number in dice.permutations(1, len(self._inside))[0]):
                first, second, left, right, _ = links.bridges
                mend(links, empty[left] & empty[right] & ~(empty[first] & empty[second]), fills, INSIDE)
            yield "inside", fills
            for links, playouts in self._down:
                mend(links, empty[links.bridges.left] & empty[links.bridges.right], fills, playouts)
            yield "edges", fills
        if self._holds:
            hold_bridges(self._bridges, stones, fills)
        yield "bridges", fills


def inside(board: Geometry, field: Field) -> list[Links]:
    """For each direction the bridges whose two cells between lie on no edge."""
    ways: dict[tuple[int, int], list[tuple[int, ...]]] = {step: [] for step in STEPS}
    for first, second, left, right, _ in np.column_stack(bridges(board, (0, 0))).tolist():
        if not board.borders[left] and not board.borders[right]:
            step = next(
                (i, j) for i, j in STEPS if second in (field.beside(first, (i, j)), field.beside(first, (-i, -j)))
            )
            ways[step].append((first, second, left, right, BOTH_PLAYERS))
    return [_in_parts(found) for found in ways.values()]


def down(board: Geometry, goals: tuple[int, int], row: int) -> Links:
    """The links from the cells of a row to the two below, for all edges; an edge is row 1."""
    found = list[tuple[int, ...]]()
    for number, owners in enumerate(_owners_of_sides(board, goals)):
        below, here = set[int](), {cell for cell, borders in enumerate(board.borders) if borders >> number & 1}
        reached = set(here)
        for _ in range(row - 1):
            below, here = here, {other for cell in here for other in board.neighbours[cell]} - reached
            reached |= here
        pairs = [(cell, sorted(below.intersection(board.neighbours[cell]))) for cell in sorted(here)]
        found += [(cell, cell, *pair, owners) for cell, pair in pairs if owners and len(pair) == 2]
    return _in_parts(found)  # a cell near a corner is in links to several edges


def _in_parts(links: list[tuple[int, ...]]) -> Links:
    """Bridges in the parts that they need."""
    parts = list[list[tuple[int, ...]]]()
    for link in links:
        part = next((part for part in parts if all(one[2] != link[2] and one[3] != link[3] for one in part)), None)
        if part is None:
            parts.append(part := [])
        part.append(link)
    ends = list(accumulate((len(part) for part in parts), initial=0))
    return Links(_bridges([link for part in parts for link in part]), [slice(*both) for both in pairwise(ends)])


@cache
def bridges(board: Geometry, goals: tuple[int, int]) -> Bridges:
    """Every bridge of a board: between two cells, and from a cell of the second row to an edge of a goal."""
    near = [set(cells) for cells in board.neighbours]
    cells = range(len(near))
    found = [
        (one, two, *sorted(near[one] & near[two]), BOTH_PLAYERS)
        for one in cells
        for two in range(one + 1, len(near))
        if two not in near[one] and len(near[one] & near[two]) == 2
    ]
    for cell in cells:
        for number, owners in enumerate(_owners_of_sides(board, goals)):
            edge = sorted(other for other in near[cell] if board.borders[other] >> number & 1)
            if not board.borders[cell] >> number & 1 and len(edge) == 2:
                found.append((cell, cell, *edge, owners))
    return _bridges(found)


def _owners_of_sides(board: Geometry, goals: tuple[int, int]) -> list[int]:
    """For each side of a board the players that have to reach it, as a mask."""
    return [(goals[0] >> number & 1) | (goals[1] >> number & 1) << 1 for number in range(len(board.sides))]


def _bridges(rows: list[tuple[int, ...]]) -> Bridges:
    first, second, left, right, owners = np.array(rows, dtype=np.intp).reshape(-1, 5).T
    return Bridges(first, second, left, right, owners[:, np.newaxis].astype(np.uint8))


def mend(links: Links, where: NDArray[np.bool_], fills: Words, playouts: np.uint64) -> None:
    """Gives the owner of every broken link one of the two cells that the opponent got, in place.

    Only links in the mask `where`, shape (links, positions), are mended, in the playouts of the word `playouts`.
    """
    first, second, left, right, owners = links.bridges
    ends = fills.take(first, axis=0)
    lost = np.where(where, playouts, np.uint64(0))
    for cells in (left, right):
        lost &= fills.take(cells, axis=0) ^ ends
    lost &= ~(fills.take(second, axis=0) ^ ends)
    if (owners < BOTH_PLAYERS).any():
        two = np.where(owners == 2, ALL, np.uint64(0))
        lost &= (ends ^ two) | np.where(owners == BOTH_PLAYERS, ALL, np.uint64(0))
    for cells, returned in ((left, lost & EITHER), (right, lost & ~EITHER)):
        for part in links.parts:
            fills[cells[part]] ^= returned[part]


def hold_bridges(board: Bridges, stones: Stones, fills: Words) -> None:
    """Gives the two cells of each unbroken bridge to different players, in place.

    Of bridges that share a cell only one can hold. Both arrays have shape (cells, positions): the owner of the stone on
    a cell, and a word of playouts.
    """
    bridge, position = held_bridges(board, stones)
    first, left, right = board.first[bridge], board.left[bridge], board.right[bridge]
    # In the bit in which the owner gets all empty cells, whose value is the owner's number, both cells are the owner's;
    # in the bit in which the opponent gets them, the owner still has one of the two.
    fills[right, position] = ~fills[left, position] ^ stones[first, position].astype(np.uint64)


def held_bridges(board: Bridges, stones: Stones) -> tuple[Numbers, Numbers]:
    """The numbers of the bridges that hold, and of their positions."""
    first, second, left, right, owners = board
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
