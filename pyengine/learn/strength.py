"""The strength of networks: short matches between saved ones, all games of a match in lockstep.

Each game opens with one random stone, and is played twice with colours swapped. The search is the search of self-play
without its noise; no network learns from these games.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.rating import Tally, ratings
from pyengine.learn.board import Board
from pyengine.learn.games import advance
from pyengine.learn.gumbel import Lockstep
from pyengine.search.network.evaluator import Evaluator
from pyengine.search.network.weights import Weights

Array = NDArray[Any]

SIMULATIONS, CONSIDERED = 64, 8
"""The size of a search, and how many moves its root considers."""
EARLIER = 3
"""Each network plays this many of the networks before it."""


def match(of: Board, one: Weights, two: Weights, pairs: int, seed: int) -> Tally:
    """The result of `one` against `two` in pairs of games with colours swapped."""
    dice = np.random.default_rng(seed)
    games = 2 * pairs
    judges = [Evaluator(of.game, layers) for layers in (one, two)]
    lockstep = Lockstep(of, games, SIMULATIONS, CONSIDERED)
    stones = np.zeros((games, of.cells), np.int8)
    over = np.zeros(games, np.bool_)
    advance(stones, of.rules, np.repeat(dice.integers(of.cells, size=pairs), 2), over)
    playing, won, ply = np.arange(games), 0, 0
    while len(playing):
        mover = (playing + ply) % 2
        moves = np.zeros(len(playing), np.int64)
        for player, judge in enumerate(judges):
            if (mover == player).any():
                moves[mover == player] = lockstep.search(stones[mover == player], judge, dice, noise=0.0).moves
        over = np.zeros(len(playing), np.bool_)
        advance(stones, of.rules, moves, over)
        won += int((over & (mover == 0)).sum())
        stones, playing, ply = stones[~over], playing[~over], ply + 1
    return Tally(won, losses=games - won)


def elo(of: Board, networks: Sequence[Weights], pairs: int, seed: int) -> list[tuple[float, float]]:
    """The ratings of networks, 0 on average, with half of their 95 % intervals. Each plays some before it."""
    scores = np.zeros((len(networks), len(networks)))
    for late, network in enumerate(networks):
        for early in range(max(0, late - EARLIER), late):
            tally = match(of, network, networks[early], pairs, seed + late * len(networks) + early)
            scores[late, early], scores[early, late] = tally.wins, tally.losses
    return ratings(scores.tolist())
