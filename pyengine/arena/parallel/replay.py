"""A game at whose time a process has died, played once more."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

from pyengine.arena.match import Fixture, Result, stages
from pyengine.arena.parallel.interrupts import held_back, ignore
from pyengine.arena.play import Stage
from pyengine.core.errors import BotFault
from pyengine.records.record import FAULT, read


def again(fixture: Fixture) -> Result:
    """Plays a game whose process has died, in one of its own: if that dies, too, whoever is to move has lost."""
    context = get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_told, args=(fixture, there))
    with held_back():
        process.start()
    there.close()
    stage = Stage(read(fixture.opening))
    with suppress(EOFError):
        while True:
            stage = here.recv()
    process.join()
    if stage.record.outcome is None:
        player = 2 if stage.record.state.to_move == 2 else 1
        fault = f"its process has died, twice, the second time with code {process.exitcode}"
        stage = Stage(stage.record.lose(player, FAULT), stage.seconds, fault)
    return Result.of(fixture, stage)


def _told(fixture: Fixture, connection: Connection) -> None:
    """Plays a game and tells of every move."""
    ignore()
    ply = -1
    for stage in stages(fixture, BotFault):
        if len(stage.record.states) != ply or stage.record.outcome is not None:
            ply = len(stage.record.states)
            connection.send(stage)
