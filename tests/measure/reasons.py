"""How many mistakes get a reason in words, and which, in games between levels; positions are printed to be read.

Games of Y and Hex of sizes 5 to 9 with the pie rule, levels drawn by the seed. A mistake costs its player 15 points
or more by the analysis of the page: the win rate of the position less that after the move, with the page's playouts.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.arena.play import play
from pyengine.bots.bot import Budget
from pyengine.bots.levels import level
from pyengine.bots.names import bot_named
from pyengine.bots.thinking import conclude
from pyengine.cli.insight import board, sentence
from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.insight.reasons import NODES, explain
from pyengine.records.record import Record, read

SIZES = range(5, 10)
LEVELS = 2, 9
"""The weakest and the strongest level that plays."""
LEAST = 0.15
"""The win rate that a mistake costs."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that cost its player `cost`, in the position of a record, and the move of the analysis."""

    record: str
    move: str
    better: str
    cost: float


def mistakes(number: int, seed: int) -> Iterator[Mistake]:
    """The mistakes of one game."""
    dice = Dice(seed * 1000 + number)
    game = new_game(("y", "hex")[number % 2], SIZES[number // 2 % len(SIZES)])
    seats = [level(LEVELS[0] + dice.below(LEVELS[1] - LEVELS[0] + 1), game) for _ in range(2)]
    record = Record.of(game)
    for stage in play(record, [(seat.bot, seat.budget) for seat in seats], lambda: dice):
        record = stage.record
    words = [game.move_name(move) for move, _ in record.moves()]
    analyst = bot_named("net")
    before, found = Record.of(game), []
    for word in [*words, None]:
        if before.outcome is None:
            info = conclude(analyst, before.state, Budget(playouts=analyst.studies), Dice(1))
            found.append((before, word, game.move_name(info.move), info.value))
        if word is not None:
            before = before.add(word)
    for (here, word, better, value), (*_, after) in zip(found, [*found[1:], (None, None, None, 0.0)], strict=True):
        cost = value - (1 - after)
        if word is not None and word != better and cost >= LEAST and here.state.ply > 1:  # a stone may be taken over
            yield Mistake(here.text(), word, better, cost)
