"""Exact results of connection games: a duel in which each player wants to join the sides of a goal."""

from collections.abc import Iterator

from pyengine.core.errors import BadValue
from pyengine.core.game import State, opponent
from pyengine.core.protocols import Connection, ConnectionRules
from pyengine.search.connection.distance import TWO_DISTANCE, Board, bits, costs, mask_of
from pyengine.search.connection.duel import Duel
from pyengine.search.connection.links import Links
from pyengine.search.judgement import seen_by

SYMMETRIC = 4
"""The most stones of a player with which a position is also looked up turned by 180 degrees; later it does not pay."""


def require_effort(positions: int, largest: int) -> None:
    """Raises BadValue if that many positions are too many to examine."""
    if positions > largest:
        raise BadValue("too-large-to-solve", "size", largest=largest)


class Goal(Links):
    """The aim of one player of a connection game: a chain that joins all sides of the goal."""

    def __init__(self, board: Board, sides: int) -> None:
        """`sides` is the mask of the sides to join."""
        super().__init__(board, board.goal(sides))
        self._sides_to_join = sides

    def costs(self, mine: int, empty: int) -> list[int]:
        """The two-distance costs of the goal for every cell (distance.py)."""
        return costs(self._board, mine, empty, self._sides_to_join, TWO_DISTANCE)


class Solver(Duel):
    """Exact results of connection games, which have no draws."""

    def __init__(self, game: ConnectionRules, largest: int) -> None:
        self._board, self._largest = Board(game.geometry), largest
        self._goals = game.goals
        super().__init__(self._board.all, (Goal(self._board, game.goals[0]), Goal(self._board, game.goals[1])))
        sides = [self._board.goal(goal) for goal in game.goals]
        self._is_symmetric = all(self._rotate(one) in cells for cells in sides for one in cells) and all(
            self._rotate(near) == self._board.near[-1 - cell] for cell, near in enumerate(self._board.near)
        )

    def score(self, state: Connection) -> float:
        """The exact score of player 1. Positions are searched as masks; a swap counts as one more move."""
        if state.outcome is not None:
            return state.outcome.score(1)
        player, swap, moves = state.to_move, state.game.swap, state.legal()
        if swap not in moves and swap in state.play(moves[0]).legal():
            return seen_by(player, max(seen_by(player, self.score(state.play(move))) for move in moves))
        holder = 1 + self._goals.index(state.goals[player - 1])  # the player who had this goal before any swap
        wins, _ = self.result(holder, mask_of(state.cells, player), mask_of(state.cells, opponent(player)))
        if swap in moves and not wins:
            return self.score(state.play(swap))
        return float(wins == (player == 1))

    def wins(self, state: State) -> Iterator[int]:
        """The moves that win, each as soon as it is proven; all others lose. A swap must not be possible.

        Only moves that break all proven wins of the opponent are tried, and each that fails shows one more such win.
        """
        player = state.to_move
        mine, theirs = mask_of(state.cells, player), mask_of(state.cells, opponent(player))
        must, _ = self.threats(player, mine, theirs)
        replies = []
        for cell in bits(must):
            if self._board.joins(mine | 1 << cell, self._goals[player - 1]):
                yield cell
                continue
            after = self.threats(opponent(player), theirs, mine | 1 << cell)
            if after[0]:
                replies.append((cell, after))
            else:
                yield cell
        for cell, after in self.order_moves(player, mine, theirs, replies):
            if must >> cell & 1:
                lost, carrier = self.result(opponent(player), theirs, mine | 1 << cell, after)
                if lost:
                    must &= carrier
                else:
                    yield cell

    def count(self, positions: int) -> None:
        """Raises BadValue where too many positions would have to be examined."""
        require_effort(positions, self._largest)

    def twin(self, player: int, mine: int, theirs: int) -> tuple[bool, int] | None:
        """The result of the position turned by 180 degrees, where the board and its goals have that symmetry."""
        if not self._is_symmetric or mine.bit_count() > SYMMETRIC:
            return None
        found = self._table.get((player, self._rotate(mine), self._rotate(theirs)))
        return found and (found[0], self._rotate(found[1]))

    def _rotate(self, cells: int) -> int:
        return int(f"{cells:0{len(self._board.near)}b}"[::-1], 2)
