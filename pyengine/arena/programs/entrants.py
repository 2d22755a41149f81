"""Entrants of a match that may think in several processes or be programs: `gtp(./program --arguments)@1s`."""

import re
import shlex
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

from pyengine.arena.digests import digest, of_command
from pyengine.arena.parallel.pool import in_processes
from pyengine.arena.programs.dialect import parse_command
from pyengine.arena.programs.process import quote
from pyengine.arena.programs.program import GRACE, Program, Silence, time_limit, too_late
from pyengine.bots import entrants
from pyengine.bots.bot import Bot, Budget, files_of, is_connection
from pyengine.bots.entrants import limit
from pyengine.bots.own import script_of
from pyengine.bots.player import BotPlayer, Player
from pyengine.bots.thinking import Forfeiture, with_memory
from pyengine.core.dice import Dice
from pyengine.core.errors import BadUsage, UnknownBot
from pyengine.core.game import Game, State
from pyengine.games.connection import ConnectionGame
from pyengine.records.record import FAULT
from pyengine.search.info import Info, Search

_PROGRAM = re.compile(r"gtp\((?P<command>.*)\)(?:@(?P<budget>[^@()]*))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class ProgramPlayer(Player):
    """A program, by its command line with the settings before it, which runs as long as a game.

    The conversations with it are written into files in the folder `logs`. A move may be late by the `grace`, a share of
    the budget. The digests are those of the machine that got the command.
    """

    command: str
    logs: Path | None
    grace: float = GRACE

    @contextmanager
    def seat(self, game: Game, seed: int, name: str) -> Iterator[Bot]:
        """The program as a bot. Raises BadValue if it cannot be started or cannot play the game."""
        log = None if self.logs is None else self.logs / f"{name}.txt"
        try:
            program = self._start(game, seed, log)
        except Silence as wrong:
            fault = str(wrong)

            def lose(*_: object) -> Iterator[Info]:
                raise Forfeiture(FAULT, fault)

            yield Bot(self.text, self.text, "A program that does not answer.", lose)
            return
        try:
            yield program.bot
        finally:
            program.end()

    def require_ready(self, game: Game) -> None:
        """Starts the program once. Raises BadValue if it cannot play the game or does not answer."""
        self._start(game, 0, None).end()

    def _start(self, game: Game, seed: int, log: Path | None) -> Program:
        assert isinstance(game, ConnectionGame), "only connection games are played over GTP"
        here = of_command(shlex.split(parse_command(self.command)[1]))
        for file, expected in self.digests.items():
            if here.get(file) != expected:
                raise BadUsage(
                    f"The program {quote(file)} is another one where the game is played: expected the same file there.",
                    "program",
                )
        return Program(self.command, game, self.budget, seed % 2**31, log, grace=self.grace)


@dataclass(frozen=True, slots=True)
class FilePlayer(BotPlayer):
    """A bot in a file of the reader's own, whose moves may be late by the `grace`, a share of the budget."""

    grace: float = GRACE

    def seat(self, game: Game, seed: int, name: str) -> AbstractContextManager[Bot]:  # noqa: ARG002 (for programs)
        """The bot for the moves of one game, which it loses by a move that comes too late."""
        bot, seconds = with_memory(self.bot), self.budget.seconds
        return nullcontext(bot if seconds is None else replace(bot, search=_punctual(bot.search, seconds, self.grace)))


def _punctual(search: Search, seconds: float, grace: float) -> Search:
    """A search that raises Forfeiture if a move takes longer than `seconds` and the grace."""

    def punctual(state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        end = perf_counter() + time_limit(seconds, grace)
        for info in search(state, dice, playouts):
            if perf_counter() > end:
                raise too_late(seconds, grace)
            yield info

    return punctual


def entrant(
    text: str, game: Game, usual: Budget | None = None, logs: Path | None = None, grace: float = GRACE
) -> Player:
    """The player of that name, a bot or a program. Raises UnknownBot and BadValue.

    A program has the seconds after `@`, or else the `usual` ones. Without seconds it keeps to limits of its own, since
    GTP has no playouts. Conversations with programs are written into the folder `logs`. The `grace` is for programs and
    for bots in files of the reader's own.
    """
    program = _PROGRAM.fullmatch(text.strip())
    if program is None:
        player = entrants.entrant(text, game, usual)
        digests = {file.path: digest([file.text.encode()]) for file in files_of(player.bot)}
        script = script_of(player.bot)
        if script is not None:
            digests[script.file] = digest([script.source.encode()])
            return FilePlayer(player.text, player.budget, player.processes, player.bot, grace, digests=digests)
        return replace(player, bot=in_processes(player.bot, player.processes), digests=digests)
    if not is_connection(game):
        raise UnknownBot("program-game", "bot", game=game.title)
    _, line = parse_command(program["command"])
    try:
        words = shlex.split(line)
    except ValueError as wrong:
        raise BadUsage(f"The command {line!r} is not understood ({wrong}): expected a command line.", "bot") from wrong
    if not words:
        raise BadUsage(f"{text!r} names no program: expected a form like gtp(./program --arguments)@1s.", "bot")
    budget = usual or Budget(seconds=2)
    if program["budget"] is not None:
        budget = limit(program["budget"])
        if budget.seconds is None:
            raise BadUsage(
                f"The budget of {text!r} is in playouts, of which GTP knows nothing: expected seconds, as @1s.",
                "budget",
            )
    return ProgramPlayer(text.strip(), budget, 1, program["command"], logs, grace, digests=of_command(words))
