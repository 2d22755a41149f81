"""Y solved by trying everything, on bit masks and with rules of its own: slow, plain, and the judge of the engine."""

from __future__ import annotations

from functools import cache
from math import dist

from pyengine.geometry import triangle


class BruteForce:
    """The exact result of every position of Y on one small triangle; players hold bit masks of cells."""

    def __init__(self, side: int) -> None:
        board = triangle(side)
        self.all = (1 << len(board.names)) - 1
        centre = (
            sum(x for x, _ in board.places) / len(board.places),
            sum(y for _, y in board.places) / len(board.places),
        )
        self._order = sorted(range(len(board.names)), key=lambda cell: dist(board.places[cell], centre))
        self._near = [sum(1 << cell for cell in near) for near in board.neighbours]
        self._sides = [sum(1 << cell for cell, mask in enumerate(board.borders) if mask >> s & 1) for s in range(3)]
        self.mover_wins = cache(self._mover_wins)

    def connects(self, stones: int) -> bool:
        """Whether some chain of these stones touches all three sides."""
        first, rest = stones & self._sides[0], stones
        while first:
            chain, fresh = 0, first & -first
            while fresh:
                chain |= fresh
                around = 0
                for cell in _cells(fresh):
                    around |= self._near[cell]
                fresh = around & rest & ~chain
            if chain & self._sides[1] and chain & self._sides[2]:
                return True
            first &= ~chain
        return False

    def _mover_wins(self, mine: int, theirs: int) -> bool:
        taken = mine | theirs
        for cell in self._order:  # the middle first: the sooner a winning move is met, the less is tried
            if taken >> cell & 1:
                continue
            after = mine | 1 << cell
            if self.connects(after) or not self.mover_wins(theirs, after):
                return True
        return False

    def winning_moves(self, mine: int = 0, theirs: int = 0) -> set[int]:
        """Every cell with which the player to move wins against any defence."""
        moves = _cells(self.all & ~mine & ~theirs)
        return {
            cell for cell in moves if self.connects(mine | 1 << cell) or not self.mover_wins(theirs, mine | 1 << cell)
        }


@cache
def brute_force(side: int) -> BruteForce:
    """One solver a side, so that tests share what it has found out."""
    return BruteForce(side)


def _cells(mask: int) -> list[int]:
    return [cell for cell in range(mask.bit_length()) if mask >> cell & 1]
