"""The engine behind the reader's own bots: a laboratory that also keeps their files, where every bot's name is read.

It runs in a worker of its own, which has neither network nor storage, since the files may come from anybody.
"""

import io
import re
import time
from collections.abc import Callable
from dataclasses import replace
from math import ceil
from pathlib import Path

from pyengine.arena.play import play
from pyengine.bots import own
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.names import bot_named
from pyengine.bots.thinking import Clock, with_memory
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, Remark
from pyengine.core.parameters import parameters
from pyengine.core.script import compile_script, drop, source_of, sources
from pyengine.games.own import OwnGame, OwnState, own_tree, players_of
from pyengine.lab import schema
from pyengine.lab.experiments.maxn import PLAYERS
from pyengine.lab.experiments.players import game_of
from pyengine.lab.laboratory import Laboratory
from pyengine.lab.tasks import grade, task_of
from pyengine.page.reports import remark_report
from pyengine.page.requests import Request
from pyengine.page.schema import Nothing
from pyengine.page.service import Job
from pyengine.records.record import Record
from pyengine.search.info import Search

TRIAL = Budget(playouts=100)
"""For each move of the games that check a bot."""
MOST_PRINTED = 4000
"""The last characters of what files print that are kept."""
_FILE = re.compile(r"[\w-]{1,60}\.py", re.ASCII)


class Console(io.TextIOBase):
    """What files have printed, as far as it has not been told."""

    def __init__(self) -> None:
        self._text = ""

    def write(self, text: str) -> int:
        """Keeps the end of a text."""
        self._text = (self._text + text)[-MOST_PRINTED:]
        return len(text)

    def take(self) -> str:
        """What has been printed since the last call."""
        text, self._text = self._text, ""
        return text


class Workshop(Laboratory):
    """A laboratory that answers the requests of those who write bots, too. The files lie in the working folder."""

    def __init__(self, send: Callable[[str], None], clock: Clock = time.perf_counter) -> None:
        super().__init__(send, clock)
        self.printed = Console()
        self._games: dict[str, tuple[Search, Search]] = {}
        """By file, the search of its bot, as it was requested and as it goes on from move to move."""
        self._operations |= {"keep": self._store, "printed": lambda _: {"text": self.printed.take()}}
        self._searches |= {"check": self._check}

    def _with_memory(self, bot: Bot) -> Bot:
        """A bot that keeps its tree from move to move; a bot of a file also keeps its own variables."""
        if not isinstance(bot.search, own.Own):
            return super()._with_memory(bot)
        if bot.name not in self._games or bot.search != self._games[bot.name][0]:
            self._games[bot.name] = bot.search, bot.search.with_memory()
        return replace(bot, search=self._games[bot.name][1])

    def _store(self, request: Request) -> Nothing:
        """Writes a file, of which nothing is run. Raises BadValue for a name that no bot can have."""
        file = request.text("file")
        if not _FILE.fullmatch(file):
            raise BadValue("bot-file-name", "file", file=file)
        path, content = Path(file), request.text("text").encode()
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)
            self._runs.clear()  # their bots were read from the file as it was before
        drop(file)
        source_of(file)
        return Nothing()

    async def _check(self, request: Request) -> schema.CheckResult:
        """Grades a task, and has a bot or a game play two games, which must be the same.

        A bot plays against itself, a game of a reader's own is played at random; one for three players is gone through
        as a whole. Raises Refusal, above all BotFault.
        """
        file = request.text("file")
        job = self._jobs[request.id] = Job(request.id)
        told = list[Remark]()
        if file in sources and task_of(script := compile_script(file, sources[file])):
            for passed in grade(script):
                told = [passed]
                await self._breathe()
                if job.halt:
                    break
        elif file == request.text("game") and players_of(file) == PLAYERS:
            own_tree(file)
            told = [Remark("own-game-for-three-checked", file=file)]
        else:
            told = await self._try(file, Record.of(game_of(request.text("game"))), job)
        return schema.CheckResult(told=list(map(remark_report, told)), ended=job.halt is None)

    async def _try(self, file: str, beginning: Record, job: Job) -> list[Remark]:
        """What two games from there tell of a bot, or of the game, in a file."""
        is_game = isinstance(beginning.game, OwnGame)
        bot, start = bot_named("random") if is_game else own.read(file), self._clock()
        first = await self._trial(beginning, bot, job)
        milliseconds = ceil(1000 * (self._clock() - start) / max(1, first.state.ply))
        second = await self._trial(beginning, bot, job)
        if not job.halt and first.text() != second.text():
            raise compile_script(file, source_of(file)).fault("search", Remark("bot-not-repeatable"))
        if is_game:
            return [Remark("own-game-checked", milliseconds=milliseconds)]
        told = Remark("own-bot-checked", playouts=TRIAL.playouts or 0, milliseconds=milliseconds)
        settings = [name for name in parameters(bot.search) if name != "move_seconds"]
        return [told, Remark("own-bot-settings", settings=", ".join(settings))] if settings else [told]

    async def _trial(self, record: Record, bot: Bot, job: Job) -> Record:
        """A game of the bot against itself, with the same seed each time; as far as it is not stopped."""
        dice, seats = Dice(1), [(with_memory(bot), TRIAL), (with_memory(bot), TRIAL)]
        for stage in play(record, seats, lambda: dice, self._clock):
            record = stage.record
            if isinstance(record.state, OwnState):
                record.state.game.check(record.state)
            await self._breathe()
            if job.halt:
                break
        return record
