"""The one loop that plays a game between bots: with chance, budgets, the clock and faults."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.thinking import Clock, Forfeiture, think
from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, roll
from pyengine.records.record import FAULT, Record

LAG = 0.05
"""Seconds by which a move may come late unnoticed: the steps of a search, the ways between processes."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A game in progress: its record, and the seconds that players 1 and 2 have thought.

    `fault` names the loser's fault, where the game was lost by one (a resignation is none). `late` counts the moves for
    which each player took longer than its budget, by more than LAG.
    """

    record: Record
    seconds: tuple[float, float] = (0.0, 0.0)
    fault: str = ""
    late: tuple[int, int] = (0, 0)


def play(
    record: Record,
    seats: Sequence[tuple[Bot, Budget]],
    dice: Callable[[], Dice],
    clock: Clock = time.perf_counter,
    faults: type[Exception] = Forfeiture,
) -> Iterator[Stage]:
    """Plays a game to its end. Yields its stage at each turn, every few milliseconds of a turn, and at the end.

    `seats` are the bots of players 1 and 2, `dice` makes those of each turn, chance's among them. A Forfeiture, and any
    of the `faults`, loses the game. The caller may stop.
    """
    stage = Stage(record)
    while (record := stage.record).outcome is None:
        state, own = record.state, dice()
        if state.to_move == CHANCE:
            stage = replace(stage, record=record.play(roll(state, own)))
            continue
        yield stage
        (bot, budget), start, fault = seats[state.to_move - 1], clock(), ""
        try:
            for thought in think(bot, state, budget, own, clock):
                info = thought.info
                yield stage
            record = record.play(info.move)
        except (Forfeiture, faults) as lost:
            reason = lost.reason if isinstance(lost, Forfeiture) else FAULT
            record, fault = record.lose(state.to_move, reason), str(lost)
        spent = clock() - start
        overdue = budget.seconds is not None and spent > budget.seconds + LAG
        (one, two), (late, later) = stage.seconds, stage.late
        if state.to_move == 1:
            stage = Stage(record, (one + spent, two), fault, (late + overdue, later))
        else:
            stage = Stage(record, (one, two + spent), fault, (late, later + overdue))
    yield stage
