"""Entrants of a match that may think in several processes or be programs: `gtp(./program --arguments)@1s`."""

from __future__ import annotations

import re
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import current_thread, main_thread

from pyengine.arena.parallel.pool import in_processes
from pyengine.arena.programs.dialect import understood
from pyengine.arena.programs.program import Program
from pyengine.bots import entrants
from pyengine.bots.bot import Bot, Budget, is_connection
from pyengine.bots.entrants import limit
from pyengine.bots.player import Player
from pyengine.core.errors import BadValue, UnknownBot
from pyengine.core.game import Game
from pyengine.games.connection import ConnectionGame

_PROGRAM = re.compile(r"gtp\((?P<command>.*)\)(?:@(?P<budget>[^@()]*))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class ProgramPlayer(Player):
    """A program, by its command line with the settings before it, which runs as long as a game.

    What it and we say to each other is written into files in the folder `logs`.
    """

    command: str
    logs: Path | None

    @contextmanager
    def seat(self, game: Game, seed: int, name: str) -> Iterator[Bot]:
        """The bot that plays as the program does. Raises BadValue if it cannot be started."""
        assert isinstance(game, ConnectionGame), "only connection games are played over GTP"
        log = None if self.logs is None else self.logs / f"{name}.txt"
        with _ended_in_order():
            program = Program(self.command, game, self.budget, seed % 2**31, log)
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


def entrant(text: str, game: Game, usual: Budget | None = None, logs: Path | None = None) -> Player:
    """The player of that name, a bot or a program. Raises UnknownBot and BadValue.

    A program has the seconds after `@`, or else the `usual` ones; otherwise it keeps to limits of its own, since GTP
    knows no playouts, and its budget means nothing. What programs say is written into the folder `logs`, if any.
    """
    program = _PROGRAM.fullmatch(text.strip())
    if program is None:
        player = entrants.entrant(text, game, usual)
        return replace(player, bot=in_processes(player.bot, player.processes))
    if not is_connection(game):
        raise UnknownBot(f"{game.title} is not played over GTP: expected Y or Hex.", "bot")
    _, command = understood(program["command"])
    try:
        words = shlex.split(command)
    except ValueError as wrong:
        raise BadValue(
            f"The command {command!r} is not understood ({wrong}): expected a command line.", "bot"
        ) from wrong
    if not words:
        raise BadValue(f"{text!r} names no program: expected a form like gtp(./program --arguments)@1s.", "bot")
    budget = usual or Budget(seconds=2)
    if program["budget"] is not None:
        budget = limit(program["budget"])
        if budget.seconds is None:
            raise BadValue(
                f"The budget of {text!r} is in playouts, of which GTP knows nothing: expected seconds, as @1s.",
                "budget",
            )
    return ProgramPlayer(text.strip(), budget, 1, program["command"], logs)
