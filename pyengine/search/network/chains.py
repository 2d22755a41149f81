"""Chains of stones that grow from move to move, and the wins that they make: finished ones, and wins held by links.

What Links (search/links.py) finds in one position is found here at a fraction of the cost, for positions that follow
from each other: a win that a player did not hold before must come from the chain of the last stone.
"""

from __future__ import annotations

from pyengine.search.distance import Board, bits

Chain = tuple[int, int]
"""A chain: the mask of all cells that touch it, and the mask of the sides of its owner's goal that it touches."""
Formation = tuple[Chain, ...]
"""The chains of one player, that of the last stone at the end."""


class Chains:
    """Finds the chains of one player, whose goal is to join the sides in the mask `goal`."""

    def __init__(self, board: Board, goal: int) -> None:
        self._near = board.near
        self._sides = [(1 << side, cells) for side, cells in enumerate(board.sides) if goal >> side & 1]
        self._goal = goal
        self._touched = [
            sum(side for side, cells in self._sides if cells >> cell & 1) for cell in range(len(board.near))
        ]

    def of(self, stones: int) -> Formation:
        """The chains of these stones, given as a mask."""
        chains: Formation = ()
        for cell in bits(stones):
            chains = self.after(chains, cell)
        return chains

    def after(self, chains: Formation, cell: int) -> Formation:
        """The chains after the player has made a move to this cell."""
        around, touched, bit = self._near[cell], self._touched[cell], 1 << cell
        apart = []
        for chain in chains:
            if chain[0] & bit:
                around |= chain[0]
                touched |= chain[1]
            else:
                apart.append(chain)
        apart.append((around, touched))
        return tuple(apart)

    def held(self, chains: Formation, empty: int) -> int | None:
        """The carrier of a win that the last chain holds whoever moves: the cells of its links; None if none is found.

        `empty` is the mask of the empty cells. The carrier of a finished chain is 0.
        """
        if not chains:
            return None
        around, touched = chains[-1]
        others = chains[:-1]
        found = self._linked(others, around & empty, touched, empty)
        if not found:
            return found
        for chain in others:  # whatever the win can do without is left out
            fewer = tuple(other for other in others if other is not chain)
            links = self._linked(fewer, around & empty, touched, empty)
            if links is not None:
                others, found = fewer, links
        return found

    def _linked(self, others: Formation, free: int, touched: int, empty: int) -> int | None:
        """The cells of links that join a chain to all sides of the goal, by way of the other chains; or None.

        The chain itself is given by `free`, the empty cells around it, and the sides `touched`.
        """
        used, rest = 0, others
        while touched != self._goal:
            for place, chain in enumerate(rest):
                shared = free & chain[0]
                fewer = shared & (shared - 1)
                if fewer:
                    used |= shared & -shared | fewer & -fewer
                    free = (free | chain[0] & empty) & ~used
                    touched |= chain[1]
                    rest = rest[:place] + rest[place + 1 :]
                    break
            else:
                break
        for side, cells in self._sides:
            if not touched & side:
                shared = free & cells
                fewer = shared & (shared - 1)
                if not fewer:
                    return None
                pair = shared & -shared | fewer & -fewer
                used |= pair
                free ^= pair
        return used
