"""Cuts: the aim of the player who keeps two ends apart.

A wall of stones may have gaps of two cells: its owner closes a gap as soon as the opponent enters it. So no path leads
from one cell of a gap to the other, and the ends are cut if no path is left. No two gaps share a cell. This is the
counterpart of Vadim Anshelevich's links ("A hierarchical approach to computer Hex", 2002).
"""

from collections.abc import Iterator
from functools import cache

from pyengine.search.connection.distance import Board, bits


class Cut:
    """The aim of keeping two ends apart: no path of the opponent's stones and of free cells joins them."""

    def __init__(self, board: Board, ends: tuple[int, int]) -> None:
        """`ends` are the masks of the ends; the first one holds stones of the opponent."""
        self._board, self._ends = board, ends
        self._gaps = gaps(board.near)

    def carrier(self, mine: int, empty: int) -> int | None:
        """The carrier of a cut that the opponent cannot break: the cells of its gaps. `mine` are the wall's stones."""
        return self._wall(self._board.all & ~mine, self._open_gaps(mine, empty))

    def wins(self, mine: int, empty: int) -> Iterator[int]:
        """Yields carriers of cuts by one more stone, which lies on a shortest path between the ends or beside one."""
        free, open_gaps = self._board.all & ~mine, self._open_gaps(mine, empty)
        path = self._path(free, _apart(open_gaps))
        for cell in bits((path | self._board.around(path & empty)) & empty):
            wall, left = mine | 1 << cell, empty & ~(1 << cell)
            fresh = [pair for pair, beside in self._gaps[cell] if pair & left == pair and beside & wall == beside]
            carrier = self._wall(free & ~(1 << cell), fresh + [pair for pair in open_gaps if not pair >> cell & 1])
            if carrier is not None:
                yield carrier | 1 << cell

    def costs(self, mine: int, empty: int) -> list[int]:  # noqa: ARG002 (the opponent's order counts)
        """No order of its own: a good move for a cut is one for the connection."""
        return [0] * len(self._board.near)

    def _open_gaps(self, mine: int, empty: int) -> list[int]:
        """The gaps in the walls of these stones."""
        pairs, reach = list[int](), self._board.around(mine) & empty
        for cell in bits(mine):
            for pair, beside in self._gaps[cell]:
                # A gap between two stones is met twice.
                if pair & reach == pair and beside & mine == beside and not beside & ((1 << cell) - 1):
                    pairs.append(pair)
        return pairs

    def _wall(self, free: int, pairs: list[int]) -> int | None:
        """The gaps that a wall needs, in addition to its stones, to keep the ends apart; None if it does not."""
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
    """For each cell the gaps that a wall may have beside it, each with the stones that must stand beside the gap.

    A gap inside the board lies between two stones, a gap at the border beside one.
    """
    gaps_at: list[list[tuple[int, int]]] = [[] for _ in near]
    for cell, around in enumerate(near):
        for other in bits(around >> cell << cell):
            beside = around & near[other]
            for stone in bits(beside):
                gaps_at[stone].append((1 << cell | 1 << other, beside))
    return tuple(map(tuple, gaps_at))


def _apart(pairs: list[int]) -> dict[int, int]:
    """For each cell of the gaps the mask of the gap's other cell; of gaps that share a cell the first counts."""
    closed: dict[int, int] = {}
    for pair in pairs:
        one, other = pair.bit_length() - 1, (pair & -pair).bit_length() - 1
        if one not in closed and other not in closed:
            closed[one], closed[other] = 1 << other, 1 << one
    return closed
