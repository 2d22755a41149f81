"""Y and Hex solved by trying everything, on bit masks and with rules of its own: slow, plain, the engine's judge."""

from functools import cache
from math import dist

from pyengine.core.geometry import Geometry, rhombus, triangle


class BruteForce:
    """The exact result of every position of a game on one small board; players hold bit masks of cells.

    `goals` are for either player the numbers of the sides that one chain has to touch.
    """

    def __init__(self, board: Geometry, goals: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
        self.all = (1 << len(board.names)) - 1
        centre = (
            sum(x for x, _ in board.places) / len(board.places),
            sum(y for _, y in board.places) / len(board.places),
        )
        self._order = sorted(range(len(board.names)), key=lambda cell: dist(board.places[cell], centre))
        self._near = [sum(1 << cell for cell in near) for near in board.neighbours]
        self._goals = [
            [sum(1 << cell for cell, mask in enumerate(board.borders) if mask >> side & 1) for side in goal]
            for goal in goals
        ]
        self.mover_wins = cache(self._mover_wins)

    def connects(self, stones: int, player: int = 1) -> bool:
        """Whether some chain of these stones touches all sides of the player's goal."""
        start, *others = self._goals[player - 1]
        first, rest = stones & start, stones
        while first:
            chain, fresh = 0, first & -first
            while fresh:
                chain |= fresh
                around = 0
                for cell in _cells(fresh):
                    around |= self._near[cell]
                fresh = around & rest & ~chain
            if all(chain & side for side in others):
                return True
            first &= ~chain
        return False

    def _mover_wins(self, mine: int, theirs: int, player: int) -> bool:
        taken = mine | theirs
        for cell in self._order:  # the middle first: the sooner a winning move is met, the less is tried
            if taken >> cell & 1:
                continue
            after = mine | 1 << cell
            if self.connects(after, player) or not self.mover_wins(theirs, after, 3 - player):
                return True
        return False

    def winning_moves(self, mine: int = 0, theirs: int = 0, player: int = 1) -> set[int]:
        """Every cell with which the player to move wins against any defence."""
        return {
            cell
            for cell in _cells(self.all & ~mine & ~theirs)
            if self.connects(mine | 1 << cell, player) or not self.mover_wins(theirs, mine | 1 << cell, 3 - player)
        }


@cache
def brute_force(size: int, game: str = "y") -> BruteForce:
    """Y or Hex; one solver for each board, so that tests share what it has found out."""
    if game == "y":
        return BruteForce(triangle(size), ((0, 1, 2), (0, 1, 2)))
    return BruteForce(rhombus(size), ((0, 1), (2, 3)))


def _cells(mask: int) -> list[int]:
    return [cell for cell in range(mask.bit_length()) if mask >> cell & 1]
