"""Wins by links alone: the simplest virtual connections, each held by a pair of empty cells.

Two chains that share two free cells are linked, as by a bridge: if the opponent takes one of the cells, the owner takes
the other. A chain with two free cells on a side is linked to that side in the same way. A player whose links join all
sides of the goal has won, provided that no two links need the same cell (Vadim Anshelevich, "A hierarchical approach to
computer Hex", 2002).
"""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.search.distance import Board, bits

Chain = tuple[int, int]
"""A chain, as masks: the empty cells around it, and the sides of its owner's goal that it touches."""


class Links:
    """Finds the wins by links of one player, whose goal is to join `sides`, each the mask of its cells."""

    def __init__(self, board: Board, sides: list[int]) -> None:
        self._board, self._sides = board, sides
        self._every = (1 << len(sides)) - 1
        self._reached = [self._touched(1 << cell) for cell in range(len(board.near))]

    def held(self, mine: int, empty: int) -> int | None:
        """The carrier of a win that the player holds whoever moves: the cells of its links; None if none is found.

        `mine` and `empty` are masks of cells. Links that the win does not need are left out, so that the carrier of a
        finished chain is 0.
        """
        chains = self._chains(mine, empty)
        for place, (free, touched) in enumerate(chains):
            others = chains[:place] + chains[place + 1 :]
            found = self._joined(others, free, touched)
            if found is not None:
                return self._least(others, free, touched, found)
        return None

    def wins(self, mine: int, empty: int) -> Iterator[int]:
        """For every empty cell that makes a held win once the player takes it: that cell and the cells of the links."""
        chains, near = self._chains(mine, empty), self._board.near
        for cell in bits(empty):
            free, touched, others = near[cell] & empty, self._reached[cell], chains
            met = [chain for chain in chains if chain[0] >> cell & 1]
            if met:
                others = [chain for chain in chains if not chain[0] >> cell & 1]
                for around, sides in met:
                    free, touched = free | around, touched | sides
            links = self._joined(others, free & ~(1 << cell), touched)
            if links is not None:
                yield links | 1 << cell

    def _chains(self, mine: int, empty: int) -> list[Chain]:
        """The player's chains."""
        return [(around & empty, self._touched(chain)) for chain, around in self._board.chains_and_around(mine)]

    def _touched(self, cells: int) -> int:
        """The numbers of the sides on which at least one of these cells lies, as a mask."""
        touched = 0
        for number, side in enumerate(self._sides):
            if cells & side:
                touched |= 1 << number
        return touched

    def _joined(self, chains: list[Chain], free: int, touched: int) -> int | None:
        """The cells of links that join a chain to all sides of the goal, by way of the other chains; or None.

        The chain itself is given by `free`, the empty cells around it, and the sides `touched`.
        """
        used, rest = 0, chains
        while touched != self._every:
            for place, (around, sides) in enumerate(rest):
                # A pair, written out: nearly all the time of proofs is spent here.
                shared = free & around
                more = shared & (shared - 1)
                if more:
                    pair = shared & -shared | more & -more
                    used, free, touched = used | pair, (free | around) & ~used & ~pair, touched | sides
                    rest = rest[:place] + rest[place + 1 :]
                    break
            else:
                break
        for number, side in enumerate(self._sides):
            if not touched >> number & 1:
                pair = _pair(free & side)
                if not pair:
                    return None
                used, free = used | pair, free & ~pair
        return used

    def _least(self, chains: list[Chain], free: int, touched: int, found: int) -> int:
        """The cells of the links that remain when every chain that the win can do without is left out."""
        for chain in chains:
            fewer = [other for other in chains if other is not chain]
            links = self._joined(fewer, free, touched)
            if links is not None:
                chains, found = fewer, links
        return found


def _pair(cells: int) -> int:
    """The two lowest of these cells, or 0 if there are fewer."""
    rest = cells & (cells - 1)
    return cells & -cells | rest & -rest if rest else 0
