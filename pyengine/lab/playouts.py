"""The games that the playouts of a position play, move by move, to be shown."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, NOBODY, State, rolled
from pyengine.core.reduction import dealt
from pyengine.games.connection import ConnectionState
from pyengine.games.randomturn import RandomTurnState

Playout = tuple[list[int], float]
"""The moves of a random game from some position, and the score of player 1."""


def playouts(state: State, count: int, dice: Dice) -> list[Playout]:
    """The games that `state.playouts` plays with the same dice; their scores add up to its total.

    Where it decides full boards, the moves to the cells of a board come in an order that the board itself determines.
    """
    if state.outcome is None and isinstance(state, ConnectionState):
        swaps = state.swaps(count, dice)
        swapped = playouts(state.play(state.game.swap), swaps, dice) if swaps else []
        boards = dealt(state.cells, state.due(), count - swaps, dice)
        return [([state.game.swap, *moves], score) for moves, score in swapped] + [_in_turn(state, b) for b in boards.T]
    if state.outcome is None and isinstance(state, RandomTurnState):
        return [_by_coins(state, board) for board in state.filled(count, dice).T]
    return [_playout(state, lambda one: rolled(one, dice)) for _ in range(count)]


def _playout(state: State, choose: Callable[[State], int]) -> Playout:
    """The game from a position to its end, in which every move is chosen so."""
    moves = list[int]()
    while (outcome := state.outcome) is None:
        moves.append(choose(state))
        state = state.play(moves[-1])
    return moves, outcome.score(1)


def _in_turn(state: State, board: NDArray[np.bool_]) -> Playout:
    """A game that goes on towards this full board, the players taking turns."""
    order = _shuffled(state.cells, board)
    left = {player: [cell for cell in order if board[cell] == (player == 1)] for player in (1, 2)}
    return _playout(state, lambda one: left[one.to_move].pop())


def _by_coins(state: State, board: NDArray[np.bool_]) -> Playout:
    """A game that goes on towards this full board, in which coins fall accordingly."""
    left, heads = _shuffled(state.cells, board), len(state.cells)
    if state.to_move != CHANCE:  # one of the cells is that player's
        left.append(left.pop(next(place for place, cell in enumerate(left) if board[cell] == (state.to_move == 1))))
    return _playout(state, lambda one: heads + (not board[left[-1]]) if one.to_move == CHANCE else left.pop())


def _shuffled(cells: bytes, board: NDArray[np.bool_]) -> list[int]:
    """The empty cells of a position in a random order, which the full board that they lead to determines."""
    empty = [cell for cell, owner in enumerate(cells) if owner == NOBODY]
    dice = Dice(int.from_bytes(np.packbits(board).tobytes()))
    return [empty[place] for place in dice.permutations(1, len(empty))[0].tolist()]
