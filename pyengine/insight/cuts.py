"""How one end is cut from another: the aim of the player who keeps two ends apart.

A wall of stones may have gaps of two cells, each of which its owner closes as soon as the other one enters it. So an
empty cell may not be left for the other cell of a gap, and the ends are cut if then no path is left. No two gaps share
a cell, as in Vadim Anshelevich's links ("A hierarchical approach to computer Hex", 2002), whose counterpart this is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pyengine.search.distance import Board, bits


class Cut:
    """The aim of keeping two ends apart: no path of the other player's stones and of free cells joins them."""

    def __init__(self, board: Board, ends: tuple[int, int]) -> None:
        """`ends` are the masks of the ends; the first one holds stones of the other player."""
        self._board, self._ends = board, ends
        self._gaps = gaps(board.near)

    def held(self, mine: int, empty: int) -> int | None:
        """As in Aim: the cells of the gaps; `mine` are the stones of the wall."""
        return self._wall(self._board.all & ~mine, self._open(mine, empty))

    def wins(self, mine: int, empty: int) -> Iterator[int]:
        """As in Aim. Only a cell of some path between the ends, or beside one, may cut them."""
        free, known = self._board.all & ~mine, self._open(mine, empty)
        path = self._path(free, _apart(known))
        for cell in bits((path | self._board.around(path & empty)) & empty):
            wall, left = mine | 1 << cell, empty & ~(1 << cell)
            fresh = [pair for pair, beside in self._gaps[cell] if pair & left == pair and beside & wall == beside]
            found = self._wall(free & ~(1 << cell), fresh + [pair for pair in known if not pair >> cell & 1])
            if found is not None:
                yield found | 1 << cell

    def costs(self, mine: int, empty: int) -> list[int]:  # noqa: ARG002 (the order is that of the other player)
        """As in Aim: the moves of the one who connects are those of the one who cuts."""
        return [0] * len(self._board.near)

    def _open(self, mine: int, empty: int) -> list[int]:
        """The gaps in the walls of these stones."""
        found, reach = list[int](), self._board.around(mine) & empty
        for cell in bits(mine):
            for pair, beside in self._gaps[cell]:
                # A gap between two stones is met twice.
                if pair & reach == pair and beside & mine == beside and not beside & ((1 << cell) - 1):
                    found.append(pair)
        return found

    def _wall(self, free: int, pairs: list[int]) -> int | None:
        """The gaps that a wall needs beside its stones to keep the ends apart; None if it does not."""
        closed, (start, end), near = _apart(pairs), self._ends, self._board.near
        fresh = found = start
        while fresh:
            around = 0
            while fresh:
                lowest = fresh & -fresh
                cell = lowest.bit_length() - 1
                around |= near[cell] & ~closed[cell] if cell in closed else near[cell]
                fresh ^= lowest
            fresh = around & free & ~found
            found |= fresh
            if found & end:
                return None
        # A gap matters if one of its cells can be entered.
        return sum({1 << cell | gap for cell, gap in closed.items() if found >> cell & 1 and not found & gap})

    def _path(self, free: int, closed: dict[int, int]) -> int:
        """A shortest path of free cells from the first end to the other; 0 if there is none."""
        near, (start, end) = self._board.near, self._ends
        layers, found = [start], start
        while not layers[-1] & end:
            around = 0
            for cell in bits(layers[-1]):
                around |= near[cell] & ~closed.get(cell, 0)
            layers.append(around & free & ~found)
            found |= layers[-1]
            if not layers[-1]:
                return 0
        step = layers.pop() & end
        path = step = step & -step
        while layers:
            cell = step.bit_length() - 1
            step = near[cell] & ~closed.get(cell, 0) & layers.pop()
            step &= -step
            path |= step
        return path


@cache
def gaps(near: tuple[int, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each cell, the gaps that a wall may have beside it, each with the stones that must stand beside the gap.

    A gap inside the board lies between two stones, one at the border beside one.
    """
    found: list[list[tuple[int, int]]] = [[] for _ in near]
    for cell, around in enumerate(near):
        for other in bits(around >> cell << cell):
            beside = around & near[other]
            for stone in bits(beside):
                found[stone].append((1 << cell | 1 << other, beside))
    return tuple(map(tuple, found))


def _apart(pairs: list[int]) -> dict[int, int]:
    """For each cell of the gaps the mask of the other one; of gaps that share a cell the first one counts."""
    closed: dict[int, int] = {}
    for pair in pairs:
        one, other = pair.bit_length() - 1, (pair & -pair).bit_length() - 1
        if one not in closed and other not in closed:
            closed[one], closed[other] = 1 << other, 1 << one
    return closed
