"""A game looked at afterwards: the moves that cost their player much, by the analyst of the page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from pyengine.bots.bot import Budget
from pyengine.bots.names import analyst
from pyengine.bots.thinking import conclude
from pyengine.core.dice import Dice
from pyengine.core.game import at_chance
from pyengine.records.record import Record

SEED = 1


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that has cost its player a share `cost` of the winning chances, and the one that the analyst prefers.

    `before` is the record up to the move.
    """

    before: Record
    move: int
    better: int
    cost: float


def mistakes(record: Record, least: float) -> Iterator[Mistake]:
    """The moves of a game that have cost `least` or more, each as soon as the position after it is analysed.

    What a move costs is the win rate of its player before it, less that after it, each by the analyst with the playouts
    of the page. Moves of chance, turns without a move and forfeits are no mistakes.
    """
    known: tuple[int, float] | None = None  # the choice before, and the win rate of the player to move
    for count, (state, after) in enumerate(pairwise(record.states), 1):
        before, known = known or _judged(record, count), None
        if after.outcome is not None:
            value = after.outcome.score(state.to_move)
        elif at_chance(state) or at_chance(after):
            continue
        else:
            known = _judged(record, count + 1)
            value = known[1] if after.to_move == state.to_move else 1 - known[1]
        choice, chances = before
        if after.last not in (None, choice) and chances - value >= least:
            yield Mistake(Record(record.states[:count]), after.last, choice, chances - value)


def _judged(record: Record, count: int) -> tuple[int, float]:
    """What the analyst would play in a position, and the win rate of the player to move."""
    state, bot = record.states[count - 1], replace(analyst(record.game), opens=False)
    info = conclude(bot, state, Budget(playouts=bot.studies), Dice(SEED))
    return info.move, info.value
