"""How far a player is from victory where chains count: chains and shortest paths on bit masks.

A stone is a step, a chain of one's own costs nothing to walk along. Two notions of distance: the shortest path (Edsger
Dijkstra, "A note on two problems in connexion with graphs", 1959), and the two-distance, which asks for two neighbours
that are so near, because the opponent will take the better one (Jack van Rijswijck, "Search and evaluation in Hex",
2002).
"""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.geometry import Geometry

SHORTEST, TWO_DISTANCE = 1, 2
"""How many neighbours at a distance it takes to be one step farther away."""

FAR = 1000
"""More than any distance: what cannot be reached."""


class Board:
    """The cells of a geometry as bit masks: bit c stands for cell c.

    `near[c]` are the cells that touch cell c, `sides[s]` those that lie on side s, `all` every cell.
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

    def goal(self, sides: int) -> list[int]:
        """The cells along each side of a mask of sides."""
        return [cells for side, cells in enumerate(self.sides) if sides >> side & 1]

    def around(self, cells: int) -> int:
        """Every cell that touches one of these."""
        near, found = self.near, 0
        while cells:
            lowest = cells & -cells
            found |= near[lowest.bit_length() - 1]
            cells ^= lowest
        return found

    def chain(self, start: int, stones: int) -> int:
        """The stones that hang together with those in `start`."""
        found = fresh = start & stones
        while fresh:
            fresh = self.around(fresh) & stones & ~found
            found |= fresh
        return found

    def chains(self, stones: int) -> Iterator[int]:
        """The stones, chain by chain."""
        return (chain for chain, _ in self.chains_and_around(stones))

    def chains_and_around(self, stones: int) -> Iterator[tuple[int, int]]:
        """The stones, chain by chain, and with each chain every cell that touches one of its stones."""
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
    """The cells that hold this value as a mask: a player's stones, or with 0 what is empty."""
    return int(cells[::-1].translate(_SIGNS[player]), 2)


def distances(board: Board, mine: int, empty: int, sides: int, near: int = SHORTEST) -> list[list[int]]:
    """For each side of a goal, how many stones it takes to join each empty cell to it, a stone on the cell included.

    `mine` are the stones of the player whose goal it is; `near` is SHORTEST or TWO_DISTANCE. FAR on cells that are
    taken or that nothing joins to the side.
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
    """For each empty cell, how many stones a chain through it needs to touch all the sides of a goal, itself included.

    The chain is a path to either side, or for three sides three paths that meet on the cell. Arguments as above, in a
    position that is not won yet: the cheapest cell tells how far victory is, and a cell of cost 1 wins.
    """
    found = distances(board, mine, empty, sides, near)
    again = len(found) - 1  # the cell itself is counted once for each side
    return [min(FAR, sum(one) - again) for one in zip(*found, strict=True)]


def _outward(reach: list[int], layer: int, near: int) -> list[int]:
    """The distance of each cell, the cells of `layer` having distance 1; `reach[c]` are the cells one step from c."""
    found = [FAR] * len(reach)
    once = twice = settled = 0
    distance = 1
    while layer:
        settled |= layer
        for cell in bits(layer):
            found[cell] = distance
            twice |= once & reach[cell]
            once |= reach[cell]
        layer = (once if near == SHORTEST else twice) & ~settled
        distance += 1
    return found
