"""A game at whose time a process has died, played once more."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

from pyengine.arena.match import Fixture, Result, stages
from pyengine.arena.parallel.interrupts import held_back, obey
from pyengine.arena.play import Stage
from pyengine.core.errors import BotFault, Refusal
from pyengine.records.record import FAULT, read


def again(fixture: Fixture) -> Result:
    """Plays a game whose process has died, in one of its own: if that dies, too, whoever is to move has lost.

    Raises Refusal for a player that cannot play here.
    """
    context = get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_tell, args=(fixture, there), daemon=True)
    with held_back():
        process.start()
    there.close()
    said: Stage | Refusal = Stage(read(fixture.opening))
    try:
        with suppress(EOFError):
            while True:
                said = here.recv()
    finally:
        process.terminate()
        process.join()
    if isinstance(said, Refusal):
        raise said
    if said.record.outcome is None:
        player = 2 if said.record.state.to_move == 2 else 1
        fault = f"its process has died, twice, the second time with code {process.exitcode}"
        said = Stage(said.record.lose(player, FAULT), said.seconds, fault, said.late)
    return Result.of(fixture, said)


def _tell(fixture: Fixture, connection: Connection) -> None:
    """Plays a game and tells of every turn."""
    obey()
    plies = -1
    try:
        for stage in stages(fixture, BotFault):
            if len(stage.record.states) != plies or stage.record.outcome is not None:
                plies = len(stage.record.states)
                connection.send(stage)
    except Refusal as wrong:
        connection.send(wrong)
