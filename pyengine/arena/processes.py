"""Matches in several processes or on several machines, which only the command line has."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread

from pyengine.arena import match
from pyengine.arena.match import Fixture, Played, Playing
from pyengine.arena.parallel.pool import in_processes
from pyengine.arena.parallel.spread import Spread
from pyengine.arena.programs.entrants import command_of
from pyengine.arena.programs.program import Program
from pyengine.bots.bot import Bot
from pyengine.games.connection import ConnectionGame
from pyengine.records.record import read

COLOURS = "black", "white"


def playing(spread: Spread, logs: Path | None = None) -> Playing:
    """Plays games as `spread` spreads them; closing the iterator early gives up those that are left.

    What programs and we say to each other is written into files in the folder `logs`.
    """
    return partial(_play_all, spread, logs)


def _play_all(spread: Spread, logs: Path | None, fixtures: Iterable[Fixture]) -> Iterator[Played]:
    return spread(partial(match.play, crew=partial(crew, logs=logs)), fixtures)


@contextmanager
def crew(fixture: Fixture, place: int, logs: Path | None = None) -> Iterator[Bot]:
    """The bot in as many processes as it was given, or a program, which ends with the game. Raises BadValue."""
    player = fixture.players[place]
    command = command_of(player)
    if command is None:
        yield in_processes(player.bot, player.processes)
        return
    game = read(fixture.opening).game
    assert isinstance(game, ConnectionGame), "only connection games are played over GTP"
    log = None if logs is None else logs / f"game-{fixture.number}-{COLOURS[place]}.txt"
    with _ended_in_order():
        program = Program(command, game, player.budget, (fixture.seed + place) % 2**31, log)
        try:
            yield program.bot
        finally:
            program.end()


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Whoever ends this process, as a pool does with its own, now ends first what it has started."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
