"""Flat Monte Carlo: the same number of random games after every legal move; the best win rate is played.

Bruce Abramson, "Expected-outcome: a general model of static evaluation" (1990).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.search.info import Info, line_of

ROUND = 64
"""Playouts for a move in one round: few enough for a clock, and enough for batches to pay."""


@dataclass(frozen=True, slots=True)
class Flat:
    """Divides the playouts evenly among the legal moves, with at least one for each."""

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after each move of each round.

        Only moves with equally many games are compared: in the first round those that had theirs so far, later all of
        them as they stood at the end of the round before.
        """
        moves = state.legal()
        children = [state.play(move) for move in moves]
        share = None if playouts is None else max(1, playouts // len(moves))
        scores, games, done = [0.0] * len(moves), 0, 0
        while share is None or games < share:
            count = ROUND if share is None else min(ROUND, share - games)
            for i, child in enumerate(children):
                total = child.playouts(count, dice)
                scores[i] += total if state.to_move == 1 else count - total
                done += count
                if games == 0 or i + 1 == len(moves):
                    best = max(range(i + 1), key=scores.__getitem__)
                    value, visits = scores[best] / (games + count), dict.fromkeys(moves[: i + 1], games + count)
                yield Info(moves[best], value, done, len(moves), visits, line_of(moves[best]))
            games += count
