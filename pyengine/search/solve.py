"""Exact results of small games: the value of a position, and of every move, under best play.

Three ways, each for its kind of game. Where chains count: who wins, by alpha-beta that tries only moves that break
every known win of the opponent (Ryan Hayward and others, "Solving 7x7 Hex with domination, virtual connections, and
game-state reduction", 2005). Where chance moves: value iteration (Richard Bellman, "Dynamic programming", 1957; Lloyd
Shapley, "Stochastic games", 1953). Elsewhere: alpha-beta. The first and the last keep a transposition table.

What follows from a position is taken to depend on its cells, on who moves and on the ply.
"""

from __future__ import annotations

from collections.abc import Callable

from pyengine.errors import BadValue, GameOver
from pyengine.game import CHANCE, Game, State, opponent
from pyengine.search.distance import TWO_DISTANCE, Board, bits, costs, mask_of, paired
from pyengine.search.judgement import seen_by

Score = Callable[[State], float]
"""The exact score of player 1 in a position."""

LARGEST = 1_000_000
"""Positions that may be looked into: beyond that a game is too large for an exact result."""


def values(state: State, largest: int = LARGEST) -> dict[int, float]:
    """The exact value of each legal move, seen by the player to move: 1 wins, 0 loses, and what is expected of chance.

    Where chance moves, what each throw is worth to player 1. Raises GameOver if there is no move, BadValue if more than
    `largest` positions would have to be looked into.
    """
    score = _solver(state, largest)
    return {move: seen_by(state.to_move, score(state.play(move))) for move in state.legal()}


def value(state: State, largest: int = LARGEST) -> float:
    """The exact value of the position, seen by the player to move (by player 1 where chance moves); raises as above."""
    return seen_by(state.to_move, _solver(state, largest)(state))


def _solver(state: State, largest: int) -> Score:
    """The way to solve what follows from here."""
    if state.outcome is not None:
        raise GameOver("The game is over: expected a position with a move to make.", "ply")
    if state.game.chancy:
        return Induction(largest).score
    if state.game.goals is not None:
        return Chains(state.game, state.game.goals, largest).score
    return Table(state.game, largest).score


def _check(size: int, largest: int) -> None:
    if size > largest:
        raise BadValue(f"This is too large to be solved: expected at most {largest} positions to look into.", "size")


class Chains:
    """Exact results where chains count: nobody draws, and a stone never harms its owner.

    A won position has a carrier: the empty cells that its winner's play needs. Whoever moves against it must play into
    it, so that only the cells common to all the carriers found so far are worth a try. The table holds for (player to
    move, own stones, other stones) whether the player wins, and the winner's carrier.
    """

    def __init__(self, game: Game, goals: tuple[int, int], largest: int) -> None:
        self._board, self._goals, self._largest = Board(game.geometry), goals, largest
        self._table: dict[tuple[int, int, int], tuple[bool, int]] = {}

    def score(self, state: State) -> float:
        """The exact score of player 1. As long as a swap is possible, move by move; then on masks alone."""
        if state.outcome is not None:
            return state.outcome.score(1)
        player = state.to_move
        if self._swap_ahead(state):
            best = max(seen_by(player, self.score(state.play(move))) for move in state.legal())
            return seen_by(player, best)
        assert state.goals is not None, "chains count here"
        holder = 1 + self._goals.index(state.goals[player - 1])  # whose goal it was that the player has now
        wins, _ = self._result(holder, mask_of(state.cells, player), mask_of(state.cells, opponent(player)))
        return float(wins == (player == 1))

    @staticmethod
    def _swap_ahead(state: State) -> bool:
        """Whether the next move or the one after it may be a swap."""
        swap, moves = state.game.swap, state.legal()
        return swap is not None and (swap in moves or swap in state.play(moves[0]).legal())

    def _result(self, player: int, mine: int, theirs: int) -> tuple[bool, int]:
        """Whether `player`, who is to move, wins, and the winner's carrier. Nobody has won yet."""
        key = (player, mine, theirs)
        if key not in self._table:
            _check(len(self._table), self._largest)
            self._table[key] = self._tried(player, mine, theirs)
        return self._table[key]

    def _tried(self, player: int, mine: int, theirs: int) -> tuple[bool, int]:
        board, rival, empty = self._board, opponent(player), self._board.all & ~mine & ~theirs
        goal, other_goal = self._goals[player - 1], self._goals[rival - 1]
        at_once = _winning(costs(board, mine, empty, goal))
        if at_once:
            return True, at_once & -at_once
        held = paired(board, theirs, empty, other_goal)
        if held:
            return False, held
        must, needed = empty, 0
        for cell in list(bits(_winning(costs(board, theirs, empty, other_goal))))[:2]:
            must &= 1 << cell
            needed |= 1 << cell
        return self._replies(player, mine, theirs, must, needed)

    def _replies(self, player: int, mine: int, theirs: int, must: int, needed: int) -> tuple[bool, int]:
        """Tries the moves in `must`, the most promising first; `needed` are the cells of the wins that they break."""
        rival, empty = opponent(player), self._board.all & ~mine & ~theirs
        own = costs(self._board, mine, empty, self._goals[player - 1], TWO_DISTANCE)
        other = costs(self._board, theirs, empty, self._goals[rival - 1], TWO_DISTANCE)
        for cell in sorted(bits(must), key=lambda cell: own[cell] + other[cell]):
            if must >> cell & 1:
                lost, carrier = self._result(rival, theirs, mine | 1 << cell)
                if not lost:
                    return True, carrier | 1 << cell
                must &= carrier
                needed |= carrier
        return False, needed


def _winning(costs_of_cells: list[int]) -> int:
    """The cells that win at once."""
    return sum(1 << cell for cell, cost in enumerate(costs_of_cells) if cost == 1)


class Table:
    """Alpha-beta with a transposition table, for games without chance.

    The table holds for each position the bounds of player 1's score that are known.
    """

    def __init__(self, game: Game, largest: int) -> None:
        self._largest = largest
        self._owners_count = bool(game.lines) or game.goals is not None
        self._bounds: dict[tuple[int, bytes], tuple[float, float]] = {}

    def score(self, state: State, low: float = 0.0, high: float = 1.0) -> float:
        """The exact score of player 1 if it lies between `low` and `high`, else a bound of it beyond that."""
        if state.outcome is not None:
            return state.outcome.score(1)
        key = (state.to_move, self._key(state.cells))
        least, most = self._bounds.get(key, (0.0, 1.0))
        low, high = max(low, least), min(high, most)
        if low >= high:
            return least if low == least else most
        _check(len(self._bounds), self._largest)
        found = self._searched(state, low, high)
        self._bounds[key] = (least if found <= low else found, most if found >= high else found)
        return found

    def _searched(self, state: State, low: float, high: float) -> float:
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

    def _key(self, cells: bytes) -> bytes:
        """Where neither lines nor chains count, it matters which cells are taken, not by whom."""
        return cells if self._owners_count else bytes(map(bool, cells))


class Induction:
    """Exact expectations where chance moves, against an opponent or alone.

    Backward induction: value iteration that values every position after those that follow it, so that one sweep is
    enough. It can be, because every game ends. The table holds player 1's score where a player is to move.
    """

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._values: dict[tuple[int, int, bytes], float] = {}

    def score(self, state: State) -> float:
        """The exact score that player 1 can expect."""
        if state.outcome is not None:
            return state.outcome.score(1)
        if state.to_move == CHANCE:
            return sum(probability * self.score(state.play(move)) for move, probability in state.chances())
        key = (state.ply, state.to_move, state.cells)
        if key not in self._values:
            _check(len(self._values), self._largest)
            best = max if state.to_move == 1 else min
            self._values[key] = best(self.score(state.play(move)) for move in state.legal())
        return self._values[key]
