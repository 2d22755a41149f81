"""Exact results of small games: the value of a position, and of every move, under best play.

Each kind of game has its solver. Connection games: a duel (duel.py). Solvable games: alpha-beta. Both keep a
transposition table. Games with chance, and all others: value iteration (Richard Bellman, "Dynamic programming", 1957;
Lloyd Shapley, "Stochastic games", 1953).

The value of a position is taken to depend on its cells, the player to move and the ply.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import islice
from math import fsum
from typing import cast

from pyengine.core.errors import BadValue, GameOver
from pyengine.core.game import Chancy, State, at_chance, opponent
from pyengine.core.protocols import Connection, ConnectionRules, Solitary, Solvable
from pyengine.search.distance import TWO_DISTANCE, Board, bits, costs, mask_of
from pyengine.search.duel import Duel
from pyengine.search.judgement import seen_by
from pyengine.search.links import Links

CELLS = 25
"""The most empty cells with which a connection game can be solved in seconds: Hex of size 5, Y of side 6."""
SEVERAL = 12
"""As many where the players do not alternate, so that no links hold."""
SYMMETRIC = 4
"""Up to so many stones of a player a position is also looked up turned by 180 degrees; later that does not pay."""

OPEN, EFFORT = 125, 500_000
"""The most empty cells of a position whose winning moves are proven beside other work, and the most that this takes:
positions, times the square of the cells of the board. It is about a second, and several in a browser."""

Score = Callable[[State], float]
"""The exact score of player 1 in a position."""

LARGEST = 1_000_000
"""The most positions to be examined: a game that takes more is too large for an exact result."""


def values(state: State, largest: int = LARGEST) -> dict[int, float]:
    """The exact value of each legal move for the player to move: 1 wins, 0 loses, an expectation where chance decides.

    Where chance moves, the value of each result for player 1. Raises GameOver if there is no move, and BadValue: at
    once if the board is too large, later if more than `largest` positions would have to be examined.
    """
    score = solver(state, largest)
    return {move: seen_by(state.to_move, score(state.play(move))) for move in state.legal()}


def value(state: State, largest: int = LARGEST) -> float:
    """The exact value of the position for the player to move (for player 1 where chance moves); raises as `values`."""
    return seen_by(state.to_move, solver(state, largest)(state))


def solutions(state: Connection) -> list[int]:
    """The moves that win for certain, two at most. Raises BadValue if that takes too long to prove."""
    moves = state.legal()
    if not state.alternates or state.game.swap in (*moves, *state.play(moves[0]).legal()):
        raise BadValue("Here a turn has several stones, or the stone may be taken over: expected neither.", "record")
    _require_filled(state, OPEN)
    return list(islice(Chains(state.game, EFFORT // len(state.cells) ** 2).wins(state), 2))


def solver(state: State, largest: int = LARGEST) -> Score:
    """The solver for the game of this position."""
    if state.outcome is not None:
        raise GameOver("The game is over: expected a position with a move to make.", "ply")
    require_small(state, largest)
    if isinstance(state, Connection) and state.alternates:
        return cast(Score, Chains(state.game, largest).score)  # what follows from a Connection is one, too
    if isinstance(state, Solvable):
        return cast(Score, Table(largest).score)
    return Induction(largest).score


def require_small(state: State, largest: int = LARGEST) -> None:
    """Raises BadValue for a position with too many empty cells to be solved."""
    most = CELLS
    if isinstance(state, Chancy) and not isinstance(state, Solitary):
        while 3**most > largest:  # each cell is empty or one of the two players'
            most -= 1
    elif not isinstance(state, Connection):
        return
    elif not state.alternates:
        most = SEVERAL
    _require_filled(state, most)


def _require_filled(state: State, most: int) -> None:
    if (empty := state.cells.count(0)) > most:
        raise BadValue(
            "{title} with {empty} empty cells is too large to be solved: expected {most} at most.",
            "size",
            title=state.game.title,
            empty=empty,
            most=most,
        )


def _check(size: int, largest: int) -> None:
    if size > largest:
        raise BadValue(
            "This is too large to be solved: expected at most {largest} positions to examine. "
            "Choose a position with fewer empty cells.",
            "size",
            largest=largest,
        )


class Goal(Links):
    """The aim of one player of a connection game: a chain that joins all sides of the goal."""

    def __init__(self, board: Board, sides: int) -> None:
        """`sides` is the mask of the sides to join."""
        super().__init__(board, board.goal(sides))
        self._whole, self._goal = board, sides

    def costs(self, mine: int, empty: int) -> list[int]:
        """As in distance.py, by the two-distance."""
        return costs(self._whole, mine, empty, self._goal, TWO_DISTANCE)


class Chains(Duel):
    """Exact results of connection games, in which nobody draws and a stone never harms its owner.

    Before anything is tried, links.py finds the wins that need nothing but links after one more stone.
    """

    def __init__(self, game: ConnectionRules, largest: int) -> None:
        self._board, self._largest = Board(game.geometry), largest
        self._goals = game.goals
        super().__init__(self._board.all, (Goal(self._board, game.goals[0]), Goal(self._board, game.goals[1])))
        sides = [self._board.goal(goal) for goal in game.goals]
        self._turns = all(self._turned(one) in cells for cells in sides for one in cells) and all(
            self._turned(near) == self._board.near[-1 - cell] for cell, near in enumerate(self._board.near)
        )

    def score(self, state: Connection) -> float:
        """The exact score of player 1. Positions are searched as masks; a swap is handled here as one more move."""
        if state.outcome is not None:
            return state.outcome.score(1)
        player, swap, moves = state.to_move, state.game.swap, state.legal()
        if swap not in moves and swap in state.play(moves[0]).legal():
            return seen_by(player, max(seen_by(player, self.score(state.play(move))) for move in moves))
        holder = 1 + self._goals.index(state.goals[player - 1])  # who had, at the start, the goal that the player has
        wins, _ = self.result(holder, mask_of(state.cells, player), mask_of(state.cells, opponent(player)))
        if swap in moves and not wins:
            return self.score(state.play(swap))
        return float(wins == (player == 1))

    def wins(self, state: State) -> Iterator[int]:
        """The moves that win, each as soon as it is proven; every other one loses. A swap must not be possible.

        Only moves that break all known wins of the opponent are tried, and each that fails shows one more such win.
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
        for cell, after in self.ordered(player, mine, theirs, replies):
            if must >> cell & 1:
                lost, carrier = self.result(opponent(player), theirs, mine | 1 << cell, after)
                if lost:
                    must &= carrier
                else:
                    yield cell

    def count(self, known: int) -> None:
        """Raises BadValue where too much would have to be examined."""
        _check(known, self._largest)

    def twin(self, player: int, mine: int, theirs: int) -> tuple[bool, int] | None:
        """The known result of the position turned by 180 degrees, where the board and its goals have that symmetry."""
        if not self._turns or mine.bit_count() > SYMMETRIC:
            return None
        found = self._table.get((player, self._turned(mine), self._turned(theirs)))
        return found and (found[0], self._turned(found[1]))

    def _turned(self, cells: int) -> int:
        return int(f"{cells:0{len(self._board.near)}b}"[::-1], 2)


class Table:
    """Alpha-beta with a transposition table, which holds the known bounds of player 1's score in each position."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._bounds: dict[Hashable, tuple[float, float]] = {}

    def score(self, state: Solvable, low: float = 0.0, high: float = 1.0) -> float:
        """The exact score of player 1 if it lies between `low` and `high`, else a bound of it outside that window."""
        if state.outcome is not None:
            return state.outcome.score(1)
        key = state.key
        least, most = self._bounds.get(key, (0.0, 1.0))
        low, high = max(low, least), min(high, most)
        if low >= high:
            return least if low == least else most
        _check(len(self._bounds), self._largest)
        found = self._searched(state, low, high)
        self._bounds[key] = (least if found <= low else found, most if found >= high else found)
        return found

    def _searched(self, state: Solvable, low: float, high: float) -> float:
        moves = state.legal()
        if state.to_move == 1:
            best = 0.0
            for move in moves:
                best = max(best, self.score(state.play(move), max(low, best), high))
                if best >= high:
                    break
            return best
        best = 1.0
        for move in moves:
            best = min(best, self.score(state.play(move), low, min(high, best)))
            if best <= low:
                break
        return best


class Induction:
    """Exact expectations in games with chance, against an opponent or alone; in others, exact scores.

    Backward induction: value iteration in an order in which every position comes after those that follow it, so that
    one sweep is enough; every game ends, so there is such an order. The table holds player 1's score in positions where
    a player is to move.
    """

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._values: dict[tuple[int, int, bytes, str], float] = {}

    def score(self, state: State) -> float:
        """The exact expected score of player 1."""
        if state.outcome is not None:
            return state.outcome.score(1)
        if at_chance(state):
            return fsum(probability * self.score(state.play(move)) for move, probability in state.chances())
        key = (state.ply, state.to_move, state.cells, state.told)
        if key not in self._values:
            _check(len(self._values), self._largest)
            best = max if state.to_move == 1 else min
            self._values[key] = best(self.score(state.play(move)) for move in state.legal())
        return self._values[key]
