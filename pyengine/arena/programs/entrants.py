"""Entrants of a match that may think in several processes or be programs: `gtp(./program --arguments)@1s`."""

from __future__ import annotations

import re
import shlex
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path

from pyengine.arena.digests import digest, of_command
from pyengine.arena.parallel.pool import in_processes
from pyengine.arena.programs.dialect import understood
from pyengine.arena.programs.process import shown
from pyengine.arena.programs.program import GRACE, Program, Silence, allowed, too_late
from pyengine.bots import entrants
from pyengine.bots.bot import Bot, Budget, is_connection
from pyengine.bots.entrants import limit
from pyengine.bots.own import script_of
from pyengine.bots.player import BotPlayer, Player
from pyengine.bots.thinking import Forfeiture, remembering
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, UnknownBot
from pyengine.core.game import Game, State
from pyengine.games.connection import ConnectionGame
from pyengine.records.record import FAULT
from pyengine.search.info import Info, Search

_PROGRAM = re.compile(r"gtp\((?P<command>.*)\)(?:@(?P<budget>[^@()]*))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class ProgramPlayer(Player):
    """A program, by its command line with the settings before it, which runs as long as a game.

    What it and we say to each other is written into files in the folder `logs`. A move may be late by the `grace`, a
    share of the budget.
    """

    command: str
    logs: Path | None
    grace: float = GRACE
    files: Mapping[str, str] = field(default_factory=dict)
    """Digests of the program and of its scripts, where the command was given."""

    @property
    def digests(self) -> dict[str, str]:
        """Those of the program and of its scripts."""
        return dict(self.files)

    @contextmanager
    def seat(self, game: Game, seed: int, name: str) -> Iterator[Bot]:
        """The bot that plays as the program does. Raises BadValue if it cannot be started or cannot play the game."""
        log = None if self.logs is None else self.logs / f"{name}.txt"
        try:
            program = self._started(game, seed, log)
        except Silence as wrong:
            yield Bot(self.text, self.text, "A program that does not answer.", _losing(str(wrong)))
            return
        try:
            yield program.bot
        finally:
            program.end()

    def require_ready(self, game: Game) -> None:
        """Starts the program once. Raises BadValue if it cannot play the game or does not answer."""
        self._started(game, 0, None).end()

    def _started(self, game: Game, seed: int, log: Path | None) -> Program:
        assert isinstance(game, ConnectionGame), "only connection games are played over GTP"
        here = of_command(shlex.split(understood(self.command)[1]))
        for file, known in self.files.items():
            if here.get(file) != known:
                raise BadValue(
                    f"The program {shown(file)} is another one where the game is played: expected the same file there.",
                    "program",
                )
        return Program(self.command, game, self.budget, seed % 2**31, log, grace=self.grace)


def _losing(fault: str) -> Search:
    """A search that loses the game at once."""

    def search(*_: object) -> Iterator[Info]:
        raise Forfeiture(FAULT, fault)

    return search


@dataclass(frozen=True, slots=True)
class FilePlayer(BotPlayer):
    """A bot in a file of somebody's own, whose moves may be late by the `grace`, as those of a program."""

    grace: float

    @property
    def digests(self) -> dict[str, str]:
        """That of the file."""
        script = script_of(self.bot)
        assert script is not None, "the bot is in a file"
        return {script.file: digest([script.source.encode()])}

    def seat(self, game: Game, seed: int, name: str) -> AbstractContextManager[Bot]:  # noqa: ARG002 (for programs)
        """The bot for the moves of one game, which loses the game by a move that comes too late."""
        bot, seconds = remembering(self.bot), self.budget.seconds
        return nullcontext(bot if seconds is None else replace(bot, search=Punctual(bot.search, seconds, self.grace)))


@dataclass(frozen=True, slots=True)
class Punctual:
    """A search that loses the game if it takes too long for a move of so many `seconds`."""

    search: Search
    seconds: float
    grace: float

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields what the search does. Raises Forfeiture."""
        end = time.perf_counter() + allowed(self.seconds, self.grace)
        for info in self.search(state, dice, playouts):
            if time.perf_counter() > end:
                raise too_late(self.seconds, self.grace)
            yield info


def entrant(
    text: str, game: Game, usual: Budget | None = None, logs: Path | None = None, grace: float = GRACE
) -> Player:
    """The player of that name, a bot or a program. Raises UnknownBot and BadValue.

    A program has the seconds after `@`, or else the `usual` ones; otherwise it keeps to limits of its own, since GTP
    knows no playouts, and its budget means nothing. What programs say is written into the folder `logs`, if any. The
    `grace` is for programs and for files of one's own.
    """
    program = _PROGRAM.fullmatch(text.strip())
    if program is None:
        player = entrants.entrant(text, game, usual)
        if script_of(player.bot) is not None:
            return FilePlayer(player.text, player.budget, player.processes, player.bot, grace)
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
    return ProgramPlayer(text.strip(), budget, 1, program["command"], logs, grace, of_command(words))
