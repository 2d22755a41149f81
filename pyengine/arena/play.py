"""The loop that plays a game between bots, whoever asks for it: with chance, budgets, the clock and faults."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.thinking import Clock, Forfeiture, think
from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, rolled
from pyengine.records.record import FAULT, Record


@dataclass(frozen=True, slots=True)
class Stage:
    """A game on its way: its record, and the seconds that players 1 and 2 have thought.

    `fault` tells what the loser is to blame for, where the game was lost off the board by more than a resignation.
    """

    record: Record
    seconds: tuple[float, float] = (0.0, 0.0)
    fault: str = ""


def play(
    record: Record,
    seats: Sequence[tuple[Bot, Budget]],
    dice: Callable[[], Dice],
    clock: Clock = time.perf_counter,
    faults: type[Exception] = Forfeiture,
) -> Iterator[Stage]:
    """Plays a game on to its end and yields its stage every few milliseconds, the last one when it is over.

    `seats` are the bots of players 1 and 2, `dice` gives those of each turn, chance's among them. A Forfeiture, and any
    of the `faults`, loses the game. The caller may stop.
    """
    stage = Stage(record)
    while (record := stage.record).outcome is None:
        state, own = record.state, dice()
        if state.to_move == CHANCE:
            stage = Stage(record.play(rolled(state, own)), stage.seconds)
            continue
        (bot, budget), start, fault = seats[state.to_move - 1], clock(), ""
        try:
            for thought in think(bot, state, budget, own, clock):
                info = thought.info
                yield stage
            record = record.play(info.move)
        except (Forfeiture, faults) as lost:
            reason = lost.reason if isinstance(lost, Forfeiture) else FAULT
            record, fault = record.lose(state.to_move, reason), str(lost)
        one, two = stage.seconds
        spent = clock() - start
        stage = Stage(record, (one + spent, two) if state.to_move == 1 else (one, two + spent), fault)
    yield stage
