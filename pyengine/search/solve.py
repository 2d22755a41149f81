"""Exact results of small games: the value of a position, and of every move, under best play.

Each kind of game has its solver. Connection games: a search that tries only moves that break every known win of the
opponent (Ryan Hayward and others, "Solving 7x7 Hex with domination, virtual connections, and game-state reduction",
2005). Solvable games: alpha-beta. Both keep a transposition table. Games with chance, and all others: value iteration
(Richard Bellman, "Dynamic programming", 1957; Lloyd Shapley, "Stochastic games", 1953).

The value of a position is taken to depend on its cells, the player to move and the ply.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from math import fsum
from typing import cast

from pyengine.core.errors import BadValue, GameOver
from pyengine.core.game import Chancy, State, at_chance, opponent
from pyengine.core.protocols import Connection, ConnectionRules, Solitary, Solvable
from pyengine.search.distance import TWO_DISTANCE, Board, bits, costs, mask_of
from pyengine.search.judgement import seen_by
from pyengine.search.links import Links

CELLS = 25
"""The most empty cells with which a connection game can be solved in seconds: Hex of size 5, Y of side 6."""
SYMMETRIC = 4
"""Up to so many stones of a player a position is also looked up turned by 180 degrees; later that does not pay."""

Score = Callable[[State], float]
"""The exact score of player 1 in a position."""

Threats = tuple[int, int]
"""The known wins of the opponent: the must-play region, outside which every move loses, and the union of carriers."""

Reply = tuple[int, Threats]
"""A move, and the threats that the opponent faces after it."""

LARGEST = 1_000_000
"""The most positions to be examined: a game that takes more is too large for an exact result."""


def values(state: State, largest: int = LARGEST) -> dict[int, float]:
    """The exact value of each legal move for the player to move: 1 wins, 0 loses, an expectation where chance decides.

    Where chance moves, the value of each result for player 1. Raises GameOver if there is no move, and BadValue: at
    once if the board is too large, later if more than `largest` positions would have to be examined.
    """
    score = _solver(state, largest)
    return {move: seen_by(state.to_move, score(state.play(move))) for move in state.legal()}


def value(state: State, largest: int = LARGEST) -> float:
    """The exact value of the position for the player to move (for player 1 where chance moves); raises as `values`."""
    return seen_by(state.to_move, _solver(state, largest)(state))


def _solver(state: State, largest: int) -> Score:
    """The solver for the game of this position."""
    if state.outcome is not None:
        raise GameOver("The game is over: expected a position with a move to make.", "ply")
    require_small(state, largest)
    if isinstance(state, Connection):
        return cast(Score, Chains(state.game, largest).score)  # what follows from a Connection is one, too
    if isinstance(state, Solvable):
        return cast(Score, Table(largest).score)
    return Induction(largest).score


def require_small(state: State, largest: int = LARGEST) -> None:
    """Raises BadValue for a position with too many empty cells to be solved."""
    empty, most = state.cells.count(0), CELLS
    if isinstance(state, Chancy) and not isinstance(state, Solitary):
        while 3**most > largest:  # each cell is empty or one of the two players'
            most -= 1
    elif not isinstance(state, Connection):
        return
    if empty > most:
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
            "This is too large to be solved: expected at most {largest} positions to examine.",
            "size",
            largest=largest,
        )


class Chains:
    """Exact results of connection games, in which nobody draws and a stone never harms its owner.

    A won position has a carrier: the empty cells that the winner's play needs. Every move outside it loses, so that
    only the must-play region, the cells common to all the carriers found so far, is worth a try. The table holds for
    (player to move, own stones, other stones) whether the player wins, and the winner's carrier.

    Before anything is tried, links.py finds the wins that need nothing but links after one more stone.
    """

    def __init__(self, game: ConnectionRules, largest: int) -> None:
        self._board, self._largest = Board(game.geometry), largest
        self._goals = game.goals
        sides = [self._board.goal(goal) for goal in game.goals]
        self._links = [Links(self._board, cells) for cells in sides]
        self._turns = all(self._turned(one) in cells for cells in sides for one in cells) and all(
            self._turned(near) == self._board.near[-1 - cell] for cell, near in enumerate(self._board.near)
        )
        self._table: dict[tuple[int, int, int], tuple[bool, int]] = {}

    def score(self, state: Connection) -> float:
        """The exact score of player 1. Positions are searched as masks; a swap is handled here as one more move."""
        if state.outcome is not None:
            return state.outcome.score(1)
        player, swap, moves = state.to_move, state.game.swap, state.legal()
        if swap not in moves and swap in state.play(moves[0]).legal():
            return seen_by(player, max(seen_by(player, self.score(state.play(move))) for move in moves))
        holder = 1 + self._goals.index(state.goals[player - 1])  # who had, at the start, the goal that the player has
        wins, _ = self._result(holder, mask_of(state.cells, player), mask_of(state.cells, opponent(player)))
        if swap in moves and not wins:
            return self.score(state.play(swap))
        return float(wins == (player == 1))

    def wins(self, state: State) -> Iterator[int]:
        """The moves that win, each as soon as it is proven; every other one loses. A swap must not be possible.

        Only moves that break all known wins of the opponent are tried, and each that fails shows one more such win.
        """
        player = state.to_move
        mine, theirs = mask_of(state.cells, player), mask_of(state.cells, opponent(player))
        must, _ = self._threats(player, mine, theirs)
        replies = []
        for cell in bits(must):
            if self._board.joins(mine | 1 << cell, self._goals[player - 1]):
                yield cell
                continue
            after = self._threats(opponent(player), theirs, mine | 1 << cell)
            if after[0]:
                replies.append((cell, after))
            else:
                yield cell
        for cell, after in self._ordered(player, mine, theirs, replies):
            if must >> cell & 1:
                lost, carrier = self._result(opponent(player), theirs, mine | 1 << cell, after)
                if lost:
                    must &= carrier
                else:
                    yield cell

    def _result(self, player: int, mine: int, theirs: int, threats: Threats | None = None) -> tuple[bool, int]:
        """Whether `player`, who is to move, wins, and the winner's carrier. Nobody has won yet."""
        key = (player, mine, theirs)
        if key not in self._table:
            _check(len(self._table), self._largest)
            twin = self._twin(key)
            self._table[key] = twin or self._tried(player, mine, theirs, threats or self._threats(player, mine, theirs))
        return self._table[key]

    def _twin(self, key: tuple[int, int, int]) -> tuple[bool, int] | None:
        """The known result of the position turned by 180 degrees, where the board and its goals have that symmetry."""
        player, mine, theirs = key
        if not self._turns or mine.bit_count() > SYMMETRIC:
            return None
        found = self._table.get((player, self._turned(mine), self._turned(theirs)))
        return found and (found[0], self._turned(found[1]))

    def _turned(self, cells: int) -> int:
        return int(f"{cells:0{len(self._board.near)}b}"[::-1], 2)

    def _tried(self, player: int, mine: int, theirs: int, threats: Threats) -> tuple[bool, int]:
        """Tries wins by one more stone first, then the moves that break all known wins of the opponent."""
        empty = self._board.all & ~mine & ~theirs
        own = min(self._links[player - 1].wins(mine, empty), key=int.bit_count, default=0)
        if own:
            return True, own
        must, needed = threats
        replies = []
        for cell in bits(must):
            after = self._threats(opponent(player), theirs, mine | 1 << cell)
            if not after[0]:
                return True, after[1] | 1 << cell
            replies.append((cell, after))
        for cell, after in self._ordered(player, mine, theirs, replies):
            if must >> cell & 1:
                lost, carrier = self._result(opponent(player), theirs, mine | 1 << cell, after)
                if not lost:
                    return True, carrier | 1 << cell
                must &= carrier
                needed |= carrier
        return False, needed

    def _ordered(self, player: int, mine: int, theirs: int, replies: list[Reply]) -> list[Reply]:
        """The most promising moves first: those that leave the fewest answers, among equals the nearest to victory."""
        if len(replies) < 2:
            return replies
        empty = self._board.all & ~mine & ~theirs
        own = costs(self._board, mine, empty, self._goals[player - 1], TWO_DISTANCE)
        other = costs(self._board, theirs, empty, self._goals[opponent(player) - 1], TWO_DISTANCE)
        return sorted(replies, key=lambda reply: (reply[1][0].bit_count(), own[reply[0]] + other[reply[0]]))

    def _threats(self, player: int, mine: int, theirs: int) -> Threats:
        """The opponent's wins by links that `player`, who is to move, faces."""
        links, empty = self._links[opponent(player) - 1], self._board.all & ~mine & ~theirs
        held = links.held(theirs, empty)
        if held is not None:
            return 0, held
        must, needed = empty, 0
        for carrier in sorted(links.wins(theirs, empty), key=int.bit_count):
            if must & ~carrier:
                must &= carrier
                needed |= carrier
        return must, needed


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
        self._values: dict[tuple[int, int, bytes], float] = {}

    def score(self, state: State) -> float:
        """The exact expected score of player 1."""
        if state.outcome is not None:
            return state.outcome.score(1)
        if at_chance(state):
            return fsum(probability * self.score(state.play(move)) for move, probability in state.chances())
        key = (state.ply, state.to_move, state.cells)
        if key not in self._values:
            _check(len(self._values), self._largest)
            best = max if state.to_move == 1 else min
            self._values[key] = best(self.score(state.play(move)) for move in state.legal())
        return self._values[key]
