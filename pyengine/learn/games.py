"""Games of self-play: from a network and a board to positions with what their searches and their results say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from pyengine.learn.board import Board, Rules
from pyengine.learn.gumbel import Evaluate, Lockstep, joins, turned

Array = NDArray[Any]

OPENING = 3
"""A game opens with 0, 1 or 2 random stones, each as likely."""
SURE, CALM = 0.96, 4
"""A game ends when the search has been that sure of the winner, -1 to 1, for so many plies in a row ..."""
PLAYED_OUT = 0.2
"""... except for this share of the games, which show how a win is brought home."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How games are played: so many in all, of which so many are searched at a time, and the size of a search."""

    games: int
    abreast: int
    simulations: int = 24
    considered: int = 8


class Positions(NamedTuple):
    """Positions of games that have ended, seen by the player to move.

    `stones`, shape (k, cells); `policy`, shape (k, cells), the improved policy; `result`, 1 won or -1 lost; `value`,
    -1 to 1, that of the search.
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
        turned(stones[game].copy(), rules.turn, stones[game])


class Games(NamedTuple):
    """Games that are being played, arrays of shape (k,): their `stones`, shape (k, cells), seen by the player to move;
    the number of the `game`; its `ply`; for how many plies the search has been `sure` that the first player wins, or,
    below 0, the second one; and whether it is played to its `end`.
    """

    stones: Array
    game: Array
    ply: Array
    sure: Array
    end: Array


def play(board: Board, evaluate: Evaluate, plan: Plan, dice: np.random.Generator) -> Positions:
    """Plays games to their ends."""
    lockstep = Lockstep(board, plan.abreast, plan.simulations, plan.considered)
    running, begun = _begun(board, range(min(plan.abreast, plan.games)), dice), min(plan.abreast, plan.games)
    winner = np.zeros(plan.games, np.int8)  # the parity of the plies at which the winner is to move
    kept = list[tuple[Array, ...]]()
    while len(running.game):
        decided = lockstep.search(running.stones, evaluate, dice)
        parity = (running.ply % 2).astype(np.int8)
        values = decided.values.astype(np.float32)
        kept.append((running.stones.copy(), decided.policy.astype(np.float16), running.game, parity, values))
        over = np.zeros(len(running.game), np.bool_)
        advance(running.stones, board.rules, decided.moves, over)
        sure = _sure(running.sure, np.where(parity == 0, values, -values))
        given = (np.abs(sure) >= CALM) & np.logical_not(running.end | over)
        winner[running.game[over]] = parity[over]
        winner[running.game[given]] = np.where(sure[given] > 0, 0, 1)
        on = np.logical_not(over | given)
        running = Games(*(values[on] for values in running._replace(ply=running.ply + 1, sure=sure)))
        new = min(plan.abreast - len(running.game), plan.games - begun)
        if new:
            others = _begun(board, range(begun, begun + new), dice)
            running = Games(*(np.concatenate(both) for both in zip(running, others, strict=True)))
            begun += new
    stones, policies, games, parities, estimates = (np.concatenate(parts) for parts in zip(*kept, strict=True))
    results = np.where(winner[games] == parities, 1, -1).astype(np.int8)
    return Positions(stones, policies, results, estimates)


def _sure(before: Array, values: Array) -> Array:
    """For how many plies the search has been sure, as in Games, by the values that the first player sees now."""
    side = np.sign(values).astype(np.intp)
    return np.where(np.abs(values) < SURE, 0, np.where(np.sign(before) == side, before + side, side))


def _begun(board: Board, numbers: range, dice: np.random.Generator) -> Games:
    """New games with these numbers."""
    none, count = np.zeros(len(numbers), np.intp), len(numbers)
    return Games(_openings(board, count, dice), np.array(numbers), none, none, dice.random(count) < PLAYED_OUT)


def _openings(board: Board, count: int, dice: np.random.Generator) -> Array:
    """Positions after a few random stones, shape (count, cells)."""
    stones = np.zeros((count, board.cells), np.int8)
    over = np.zeros(count, np.bool_)
    left = dice.integers(OPENING, size=count)
    while left.any():
        some = np.flatnonzero(left)
        part = np.ascontiguousarray(stones[some])
        moves = np.argmax(np.where(part == 0, dice.random(part.shape), -1), axis=1)
        advance(part, board.rules, moves, over[: len(some)])
        stones[some] = part
        left[some] -= 1
    return stones
