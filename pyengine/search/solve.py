"""Exact results of small games: the value of a position, and of every move, under best play.

Each kind of game has its solver. Connection games: a duel (connection/solver.py). Solvable games: alpha-beta. Both
keep a transposition table. Games with chance, and all others: value iteration (Richard Bellman, "Dynamic programming",
1957; Lloyd Shapley, "Stochastic games", 1953).

The value of a position is taken to depend on its cells, the player to move and the ply.
"""

from collections.abc import Callable, Hashable
from itertools import islice
from math import fsum
from typing import cast

from pyengine.core.errors import BadValue, GameOver
from pyengine.core.game import Chancy, State, at_chance
from pyengine.core.protocols import Connection, Solitary, Solvable
from pyengine.search.connection.solver import Solver, require_effort
from pyengine.search.judgement import seen_by

CELLS = 25
"""The most empty cells with which a connection game can be solved in seconds: Hex of size 5, Y of side 6."""
SEVERAL = 12
"""As many where the players do not alternate, so that no links hold."""
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
        raise BadValue("cannot-be-solved", "record")
    _require_filled(state, OPEN)
    return list(islice(Solver(state.game, EFFORT // len(state.cells) ** 2).wins(state), 2))


def solver(state: State, largest: int = LARGEST) -> Score:
    if state.outcome is not None:
        raise GameOver("no-move-to-make", "ply")
    require_small(state, largest)
    if isinstance(state, Connection) and state.alternates:
        return cast(Score, Solver(state.game, largest).score)  # what follows from a Connection is one, too
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
        raise BadValue("too-many-empty-cells", "size", title=state.game.label(), empty=empty, most=most)


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
        require_effort(len(self._bounds), self._largest)
        found = self._search(state, low, high)
        self._bounds[key] = (least if found <= low else found, most if found >= high else found)
        return found

    def _search(self, state: Solvable, low: float, high: float) -> float:
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
        key = (state.ply, state.to_move, state.cells, state.text)
        if key not in self._values:
            require_effort(len(self._values), self._largest)
            best = max if state.to_move == 1 else min
            self._values[key] = best(self.score(state.play(move)) for move in state.legal())
        return self._values[key]
