"""The loop that plays a game between bots, whoever asks for it: with chance, budgets, the clock and faults."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.thinking import Clock, Forfeiture, think
from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, State, rolled
from pyengine.records.record import FAULT, Record

Number = TypeVar("Number", int, float)
LAG = 0.05
"""Seconds by which a move may come late unnoticed: the steps of a search, the ways between processes."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A game on its way: its record, and the seconds that players 1 and 2 have thought.

    `fault` tells what the loser is to blame for, where the game was lost off the board by more than a resignation.
    `late` counts the moves for which each player took longer than its budget, by more than LAG.
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
    """Plays a game on to its end and yields its stage at each turn and every few milliseconds of it, and at the end.

    `seats` are the bots of players 1 and 2, `dice` gives those of each turn, chance's among them. A Forfeiture, and any
    of the `faults`, loses the game. The caller may stop.
    """
    stage = Stage(record)
    while (record := stage.record).outcome is None:
        state, own = record.state, dice()
        if state.to_move == CHANCE:
            stage = replace(stage, record=record.play(rolled(state, own)))
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
        late = int(budget.seconds is not None and spent > budget.seconds + LAG)
        stage = Stage(record, _more(stage.seconds, state, spent), fault, _more(stage.late, state, late))
    yield stage


def _more(pair: tuple[Number, Number], state: State, more: Number) -> tuple[Number, Number]:
    """The numbers of both players, with so much more for the one to move."""
    one, two = pair
    return (one + more, two) if state.to_move == 1 else (one, two + more)
