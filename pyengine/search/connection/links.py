"""Wins by links alone: the simplest virtual connections, each held by a pair of empty cells.

Two chains that share two free cells are linked, as by a bridge: if the opponent takes one of the cells, the owner takes
the other. A chain with two free cells on a side is linked to that side in the same way. A player whose links join all
sides of the goal has won, provided that no two links need the same cell (Vadim Anshelevich, "A hierarchical approach to
computer Hex", 2002).
"""

from collections.abc import Iterator

from pyengine.search.connection.distance import Board, bits

Chain = tuple[int, int]
"""A chain: the mask of the cells that touch it, and the numbers of the goal's sides that it touches, as a mask."""
Chains = tuple[Chain, ...]
"""The chains of one player."""


class Links:
    """Finds the wins by links of one player, whose goal is to join `sides`, each the mask of its cells."""

    def __init__(self, board: Board, sides: list[int]) -> None:
        self._board, self._sides = board, [(1 << number, cells) for number, cells in enumerate(sides)]
        self._every_side = (1 << len(sides)) - 1
        self._touches = [self._sides_of(1 << cell) for cell in range(len(board.near))]

    def carrier(self, mine: int, empty: int) -> int | None:
        """The carrier of a win that the player holds with either player to move; None if none is found.

        `mine` and `empty` are masks of cells. The carrier has the cells of the links that the win needs, so that of a
        finished chain is 0.
        """
        chains = self._chains(mine)
        for place, chain in enumerate(chains):
            carrier = self._carrier_of(chain, chains[:place] + chains[place + 1 :], empty)
            if carrier is not None:
                return carrier
        return None

    def wins(self, mine: int, empty: int) -> Iterator[int]:
        """For every empty cell that makes a held win once the player takes it: that cell and the cells of the links."""
        chains = self._chains(mine)
        for cell in bits(empty):
            after = self.extend(chains, cell)
            around, touched = after[-1]
            links = self._join(after[:-1], around & empty & ~(1 << cell), touched, empty)
            if links is not None:
                yield links | 1 << cell

    def _chains(self, mine: int) -> Chains:
        return tuple((around, self._sides_of(chain)) for chain, around in self._board.chains_and_around(mine))

    def grow(self, stones: int) -> Chains:
        """The chains of these stones, as if placed in the order of their cells."""
        chains: Chains = ()
        for cell in bits(stones):
            chains = self.extend(chains, cell)
        return chains

    def extend(self, chains: Chains, cell: int) -> Chains:
        """The chains after the player has made a move to this cell, that of the new stone last."""
        around, touched, bit = self._board.near[cell], self._touches[cell], 1 << cell
        apart = []
        for chain in chains:
            if chain[0] & bit:
                around |= chain[0]
                touched |= chain[1]
            else:
                apart.append(chain)
        apart.append((around, touched))
        return tuple(apart)

    def new_carrier(self, chains: Chains, empty: int) -> int | None:
        """The carrier of a win that the last chain holds; None if none is found.

        A win that the player did not hold before the last move comes from the chain of the last stone, which costs a
        fraction of searching the whole position.
        """
        return self._carrier_of(chains[-1], chains[:-1], empty) if chains else None

    def _carrier_of(self, chain: Chain, others: Chains, empty: int) -> int | None:
        """The carrier of a win that this chain holds, without the links that the win can do without."""
        free, touched = chain[0] & empty, chain[1]
        carrier = self._join(others, free, touched, empty)
        if not carrier:
            return carrier
        for other in others:
            fewer = tuple(one for one in others if one is not other)
            links = self._join(fewer, free, touched, empty)
            if links is not None:
                others, carrier = fewer, links
        return carrier

    def _sides_of(self, cells: int) -> int:
        """The numbers of the sides on which at least one of these cells lies, as a mask."""
        return sum(number for number, side in self._sides if cells & side)

    def _join(self, chains: Chains, free: int, touched: int, empty: int) -> int | None:
        """The cells of links that join a chain to all sides of the goal, by way of the other chains; or None.

        The chain itself is given by `free`, the empty cells around it, and the sides `touched`.
        """
        used, rest = 0, chains
        while touched != self._every_side:
            for place, (around, sides) in enumerate(rest):
                # A pair, written out: nearly all the time of proofs is spent here.
                shared = free & around
                more = shared & (shared - 1)
                if more:
                    used |= shared & -shared | more & -more
                    free = (free | around & empty) & ~used
                    touched |= sides
                    rest = rest[:place] + rest[place + 1 :]
                    break
            else:
                break
        for number, side in self._sides:
            if not touched & number:
                shared = free & side
                more = shared & (shared - 1)
                if not more:
                    return None
                pair = shared & -shared | more & -more
                used |= pair
                free ^= pair
        return used
