"""Games of self-play: from a network and a board to positions with the policies, values and results to learn."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from pyengine.learn.board import Board, Rules
from pyengine.learn.gumbel import Evaluate, Lockstep, joins, switch_players

Array = NDArray[Any]

OPENING = 3
"""A game opens with 0, 1 or 2 random stones, each as likely ..."""
HANDICAP = 0.08
"""... except for this share of the games, in which the opponent has 2 or 3 and the player to move none: a handicap, or
turns of two stones."""
SURE, CALM = 0.96, 4
"""A game ends early when the value of the search, -1 to 1, has been beyond SURE for CALM plies in a row ..."""
PLAYED_OUT = 0.2
"""... except for this share of the games, which show how to finish a won game."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The number of games, how many of them are searched at a time (`abreast`), and the size of a search.

    `noise` is the factor of the Gumbel noise, which makes games differ. A training plays on all boards of a `kind`.
    """

    games: int
    abreast: int
    simulations: int = 24
    considered: int = 8
    noise: float = 1.0
    kind: str = "y"


class Positions(NamedTuple):
    """Positions of finished games, seen by the player to move.

    `stones`, shape (k, cells); `policy`, shape (k, cells), the improved policy; `result`, 1 won or -1 lost; `value`,
    -1 to 1, the value of the search.
    """

    stones: Array
    policy: Array
    result: Array
    value: Array


@njit(cache=True, nogil=True)
def advance(stones: Array, rules: Rules, moves: Array, over: Array) -> None:
    """Plays one move in every game and turns the board."""
    for game in range(len(moves)):
        stones[game, moves[game]] = 1
        over[game] = joins(stones[game], rules, moves[game])
        switch_players(stones[game].copy(), rules.turn, stones[game])


class Games(NamedTuple):
    """Games in progress, as arrays of shape (k,), with `stones`, shape (k, cells), seen by the player to move.

    `game` is the number of the game, `ply` its ply. `sure` counts the plies for which the search has been sure that the
    first player wins or, below 0, the second. `end`: whether the game is played to its end.
    """

    stones: Array
    game: Array
    ply: Array
    sure: Array
    end: Array


def play(board: Board, evaluate: Evaluate, plan: Plan, dice: np.random.Generator) -> Positions:
    lockstep = Lockstep(board, plan.abreast, plan.simulations, plan.considered)
    count = min(plan.abreast, plan.games)  # of the games that have begun
    running = _new_games(board, range(count), dice)
    winner = np.zeros(plan.games, np.int8)  # the parity of the plies at which the winner is to move
    plies = list[tuple[Array, ...]]()
    while len(running.game):
        decisions = lockstep.search(running.stones, evaluate, dice, plan.noise)
        parity = (running.ply % 2).astype(np.int8)
        values = decisions.values.astype(np.float32)
        plies.append((running.stones.copy(), decisions.policy.astype(np.float16), running.game, parity, values))
        over = np.zeros(len(running.game), np.bool_)
        advance(running.stones, board.rules, decisions.moves, over)
        sure = _sure(running.sure, np.where(parity == 0, values, -values))
        early = (np.abs(sure) >= CALM) & np.logical_not(running.end | over)
        winner[running.game[over]] = parity[over]
        winner[running.game[early]] = np.where(sure[early] > 0, 0, 1)
        on = np.logical_not(over | early)
        running = Games(*(values[on] for values in running._replace(ply=running.ply + 1, sure=sure)))
        new = min(plan.abreast - len(running.game), plan.games - count)
        if new:
            others = _new_games(board, range(count, count + new), dice)
            running = Games(*(np.concatenate(both) for both in zip(running, others, strict=True)))
            count += new
    stones, policies, games, parities, estimates = (np.concatenate(parts) for parts in zip(*plies, strict=True))
    return Positions(stones, policies, np.where(winner[games] == parities, 1, -1).astype(np.int8), estimates)


def _sure(before: Array, values: Array) -> Array:
    """`Games.sure` after one more ply, whose `values` are seen by the first player."""
    side = np.sign(values).astype(np.intp)
    return np.where(np.abs(values) < SURE, 0, np.where(np.sign(before) == side, before + side, side))


def _new_games(board: Board, numbers: range, dice: np.random.Generator) -> Games:
    none, count = np.zeros(len(numbers), np.intp), len(numbers)
    return Games(_openings(board, count, dice), np.array(numbers), none, none, dice.random(count) < PLAYED_OUT)


def _openings(board: Board, count: int, dice: np.random.Generator) -> Array:
    """Positions after a few random stones, shape (count, cells)."""
    stones = np.zeros((count, board.cells), np.int8)
    over = np.zeros(count, np.bool_)
    behind = dice.random(count) < HANDICAP
    left = np.where(behind, dice.integers(2, 4, size=count), dice.integers(OPENING, size=count))
    while left.any():
        some = np.flatnonzero(left)
        part = np.ascontiguousarray(stones[some])
        moves = np.argmax(np.where(part == 0, dice.random(part.shape), -1), axis=1)
        again, turns = behind[some], ~behind[some]
        part[again, moves[again]] = 2  # the opponent moves again, so that the board is not turned
        turning = np.ascontiguousarray(part[turns])
        advance(turning, board.rules, moves[turns], over[: len(turning)])
        part[turns] = turning
        stones[some] = part
        left[some] -= 1
    return stones
