"""Matches between bots for tests: pairs of games with colours swapped from random openings, everything by seed."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from pyengine.bots import Budget, choose
from pyengine.dice import Dice
from pyengine.game import Game


@dataclass
class Result:
    """Wins and seconds of thought of the two sides of a match, by bot."""

    wins: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)


def match(game: Game, sides: dict[str, Budget], pairs: int, seed: int) -> Result:
    """Plays `pairs` pairs of games between two bots; both games of a pair begin with the same random stone."""
    dice, result = Dice(seed), Result(dict.fromkeys(sides, 0), dict.fromkeys(sides, 0.0))
    one, two = sides
    for _ in range(pairs):
        opening = dice.below(len(game.geometry.names))
        for players in ((one, two), (two, one)):
            state = game.start().play(opening)
            while state.outcome is None:
                bot, start = players[state.to_move - 1], time.perf_counter()
                state = state.play(choose(bot, state, sides[bot], seed=dice.below(2**32)).move)
                result.seconds[bot] += time.perf_counter() - start
            result.wins[players[state.outcome.winner - 1]] += 1
    return result
