"""Wins that need nothing but pairs of empty cells: the simplest virtual connections.

Whenever the opponent takes one cell of a pair, the player answers with the other one: the bridge and its kin. So chains
with two free cells in common are as good as joined, and a chain with two free cells on a side is as good as there, as
long as no two pairs have a cell in common (Vadim Anshelevich, "A hierarchical approach to computer Hex", 2002).
"""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.search.distance import Board, bits

Link = tuple[int, int]
"""A chain: the empty cells around it, and which sides of its owner's goal it touches, as masks."""


class Pairs:
    """Such wins of one player, whose goal are these sides, each the mask of its cells."""

    def __init__(self, board: Board, sides: list[int]) -> None:
        self._board, self._sides = board, sides
        self._every = (1 << len(sides)) - 1

    def held(self, mine: int, empty: int) -> int | None:
        """The pairs by which the player's stones have won, whoever moves; None if none are found.

        Those without which the others still win are left out, so that 0 stands for a win that needs no more stones.
        """
        links = self._links(mine, empty)
        for place, (free, touched) in enumerate(links):
            others = links[:place] + links[place + 1 :]
            found = self._joined(others, free, touched)
            if found is not None:
                return self._least(others, free, touched, found)
        return None

    def wins(self, mine: int, empty: int) -> Iterator[int]:
        """For every empty cell that wins with nothing but pairs of cells after it: that cell and the pairs."""
        links = self._links(mine, empty)
        for cell in bits(empty):
            free, touched, others = self._board.near[cell] & empty, self._touched(1 << cell), []
            for link in links:
                if link[0] >> cell & 1:
                    free, touched = free | link[0], touched | link[1]
                else:
                    others.append(link)
            pairs = self._joined(others, free & ~(1 << cell), touched)
            if pairs is not None:
                yield pairs | 1 << cell

    def _links(self, mine: int, empty: int) -> list[Link]:
        """The player's chains."""
        return [(around & empty, self._touched(chain)) for chain, around in self._board.chains_and_around(mine)]

    def _touched(self, cells: int) -> int:
        """The numbers of the sides on which one of these cells lies, as a mask."""
        touched = 0
        for number, side in enumerate(self._sides):
            if cells & side:
                touched |= 1 << number
        return touched

    def _joined(self, links: list[Link], free: int, touched: int) -> int | None:
        """The pairs that join a chain to all sides of the goal, over these other chains where they help, or None."""
        used, rest = 0, links
        while touched != self._every:
            near = next((link for link in rest if _pair(free & link[0] & ~used)), None)
            if near is None:
                break
            used |= _pair(free & near[0] & ~used)
            free, touched = free | near[0], touched | near[1]
            rest = [link for link in rest if link is not near]
        for number, side in enumerate(self._sides):
            if not touched >> number & 1:
                pair = _pair(free & side & ~used)
                if not pair:
                    return None
                used |= pair
        return used

    def _least(self, links: list[Link], free: int, touched: int, found: int) -> int:
        """What is left of the pairs found when every chain is left out without which there still is a win."""
        for link in links:
            fewer = [other for other in links if other is not link]
            pairs = self._joined(fewer, free, touched)
            if pairs is not None:
                links, found = fewer, pairs
        return found


def _pair(cells: int) -> int:
    """The two lowest of these cells, or 0 if there are less."""
    rest = cells & (cells - 1)
    return cells & -cells | rest & -rest if rest else 0
