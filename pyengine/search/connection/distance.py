"""How far a player is from winning a connection game: chains and distances on bit masks.

A distance is counted in stones still to be placed; following one's own chain costs nothing. There are two kinds: the
shortest path (Edsger Dijkstra, "A note on two problems in connexion with graphs", 1959), and the two-distance, which
goes by the second nearest neighbour, because the opponent will take the nearest (Jack van Rijswijck, "Search and
evaluation in Hex", 2002).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyengine.core.geometry import Geometry

SHORTEST, TWO_DISTANCE = 1, 2
"""The number of neighbours that must have a distance for a cell to be one step farther away."""

FAR = 1000
"""The distance of a cell that cannot be reached: more than any other."""


class Board:
    """The cells of a geometry as bit masks: bit c stands for cell c.

    `near[c]` is the mask of the cells that touch cell c, `sides[s]` of those on side s, `all` of every cell.
    """

    __slots__ = ("all", "near", "sides")

    def __init__(self, geometry: Geometry) -> None:
        borders = geometry.borders
        self.all = (1 << len(borders)) - 1
        self.near = tuple(sum(1 << cell for cell in cells) for cells in geometry.neighbours)
        self.sides = tuple(
            sum(1 << cell for cell, border in enumerate(borders) if border >> side & 1)
            for side in range(max(borders).bit_length())
        )

    def between(self, ends: Sequence[int]) -> Board:
        """This board with other sides, each any mask of cells: the ends of a connection, such as two chains."""
        board = object.__new__(Board)
        board.all, board.near, board.sides = self.all, self.near, tuple(ends)
        return board

    def goal(self, sides: int) -> list[int]:
        """The masks of the cells along each side in a mask of sides."""
        return [cells for side, cells in enumerate(self.sides) if sides >> side & 1]

    def around(self, cells: int) -> int:
        """Every cell that touches one of these."""
        near, around = self.near, 0
        while cells:
            lowest = cells & -cells
            around |= near[lowest.bit_length() - 1]
            cells ^= lowest
        return around

    def chain(self, start: int, stones: int) -> int:
        """The stones that are connected to those in `start`."""
        chain = fresh = start & stones
        while fresh:
            fresh = self.around(fresh) & stones & ~chain
            chain |= fresh
        return chain

    def chains(self, stones: int) -> Iterator[int]:
        """The stones, chain by chain."""
        return (chain for chain, _ in self.chains_and_around(stones))

    def chains_and_around(self, stones: int) -> Iterator[tuple[int, int]]:
        """The stones, chain by chain, each chain with all the cells that touch one of its stones."""
        while stones:
            fresh = chain = stones & -stones
            around = 0
            while fresh:
                reached = self.around(fresh)
                around |= reached
                fresh = reached & stones & ~chain
                chain |= fresh
            yield chain, around
            stones &= ~chain

    def joins(self, stones: int, sides: int) -> bool:
        """Whether one chain of these stones touches all these sides."""
        goal = self.goal(sides)
        start = goal[0] & stones
        while start:
            chain = self.chain(start & -start, stones)
            if all(chain & side for side in goal):
                return True
            start &= ~chain
        return False


def bits(mask: int) -> Iterator[int]:
    """The cells of a mask in increasing order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


_SIGNS = [bytes(48 + (value == player) for value in range(256)) for player in range(3)]


def mask_of(cells: bytes, player: int) -> int:
    """The mask of the cells that hold this value: a player's stones or, for 0, the empty cells."""
    return int(cells[::-1].translate(_SIGNS[player]), 2)


def distances(board: Board, mine: int, empty: int, sides: int, near: int = SHORTEST) -> list[list[int]]:
    """For each side of a goal the distance of every cell: the stones that connect it to the side, its own included.

    `mine` are the stones of the player with the goal; `near` is SHORTEST or TWO_DISTANCE. Occupied cells, and cells
    that cannot be connected to the side, are FAR.
    """
    reach = [near & empty for near in board.near]
    goal = board.goal(sides)
    first = [side & empty for side in goal]
    for chain in board.chains(mine):
        around = board.around(chain) & empty
        for cell in bits(around):
            reach[cell] |= around
        for number, side in enumerate(goal):
            if chain & side:
                first[number] |= around
    return [_outward(reach, layer, near) for layer in first]


def costs(board: Board, mine: int, empty: int, sides: int, near: int = SHORTEST) -> list[int]:
    """For every empty cell the stones, its own included, of a chain through it that touches all sides of a goal.

    The chain is one path from the cell to each side. Arguments are those of `distances`, in a position that is not won
    yet: the lowest cost is the player's distance from winning, and a cell of cost 1 wins.
    """
    of_sides = distances(board, mine, empty, sides, near)
    again = len(of_sides) - 1  # each side counts the cell itself
    return [min(FAR, sum(of_cell) - again) for of_cell in zip(*of_sides, strict=True)]


def _outward(reach: list[int], layer: int, near: int) -> list[int]:
    """The distance of each cell if the cells of `layer` have distance 1; `reach[c]` are the cells one step from c."""
    distance_of = [FAR] * len(reach)
    once = twice = done = 0
    distance = 1
    while layer:
        done |= layer
        for cell in bits(layer):
            distance_of[cell] = distance
            twice |= once & reach[cell]
            once |= reach[cell]
        layer = (once if near == SHORTEST else twice) & ~done
        distance += 1
    return distance_of
