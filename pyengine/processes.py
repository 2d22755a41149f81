"""A search in several processes at a time. They live as long as the program, and search whatever it asks for next."""

from __future__ import annotations

import itertools
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import inf
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection, wait

from pyengine.bots import BOTS, Bot
from pyengine.dice import Dice
from pyengine.errors import BadValue
from pyengine.game import State
from pyengine.search.info import Info, Lasting, Search
from pyengine.search.root import Root, merged, portion, seeds

MOST = 64
"""Processes of a bot."""
INTERVAL = 0.01
"""Seconds between two reports of a process."""
PATIENCE = 0.005
"""Seconds that the caller waits for a report, before it may look at its clock."""


@dataclass(frozen=True, slots=True)
class Task:
    """One of the searches of a position: reports that come of it bear its `number`.

    Unless `game` is 0, the search goes on from what it found for the last task of the same game.
    """

    number: int
    search: Search
    state: State
    seed: int
    playouts: int | None
    game: int


@dataclass(frozen=True, slots=True)
class Report:
    """What a process knows; `done` if its search has come to its end."""

    number: int
    root: Root
    done: bool


class Crew:
    """Processes that wait for tasks. They are ended with the program, also where that is killed."""

    def __init__(self, count: int) -> None:
        """Starts them and waits until they are ready, some tenths of a second. Raises BadValue where it may not."""
        if current_process().daemon:
            raise BadValue("A bot in several processes plays in one of several jobs: expected one job alone.", "jobs")
        context = get_context("spawn")  # the same on every system, and safe where threads run already
        self._connections: list[Connection] = []
        self._number = 0
        for _ in range(count):
            here, there = context.Pipe()
            context.Process(target=_work, args=(there,), daemon=True).start()
            there.close()
            self._connections.append(here)
        for connection in self._connections:
            connection.recv()

    def search(self, search: Search, game: int, state: State, dice: Dice, playouts: int | None) -> Iterator[Info]:
        """Yields what all know together, as a search does, some thousandths of a second apart; `game` as in a Task.

        The playouts are shared out, so that the same seed finds the same. Without a number of them the first process
        that finds out who wins ends the search.
        """
        self._number += 1
        parts = len(self._connections)
        running = {connection: part for part, connection in enumerate(self._connections)}
        for (connection, part), seed in zip(running.items(), seeds(dice, parts), strict=True):
            connection.send(Task(self._number, search, state, seed, portion(playouts, part, parts), game))
        roots: dict[int, Root] = {}
        try:
            while running:
                reports = self._reports(running, PATIENCE if len(roots) == parts else None)
                roots |= {running[connection]: report.root for connection, report in reports.items()}
                for connection in [connection for connection, report in reports.items() if report.done]:
                    del running[connection]
                if len(roots) < parts:
                    continue
                if reports:
                    info = merged([roots[part] for part in range(parts)]).info(state.to_move)
                yield info
                if playouts is None and any(report.done for report in reports.values()):
                    return
        finally:
            for connection in running:
                connection.send(None)

    def _reports(self, running: dict[Connection, int], seconds: float | None) -> dict[Connection, Report]:
        """The latest reports on the present search that come in within so many seconds, as soon as there is one."""
        reports: dict[Connection, Report] = {}
        for connection in wait(list(running), seconds):
            assert isinstance(connection, Connection)
            while connection.poll():
                try:
                    report = connection.recv()
                except EOFError as ended:
                    raise RuntimeError("A process of the search has ended by itself.") from ended
                if report.number == self._number:  # not so if it is of a search that was given up
                    reports[connection] = report
        return reports


@dataclass(frozen=True, slots=True)
class Together:
    """A search that several processes make at a time; the caller keeps the clock, as of every search."""

    search: Search
    crew: Crew
    game: int = 0

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields what they know together."""
        return self.crew.search(self.search, self.game, state, dice, playouts)


class LastingTogether(Together):
    """The same with a search that can last for a game. A process remembers one game at a time."""

    __slots__ = ()

    def remembering(self) -> Together:
        """The same search for the moves of one game."""
        return Together(self.search, self.crew, next(_games))


_games = itertools.count(1)
"""Numbers for the games of the program."""

_crew = cache(Crew)
"""The processes of the program by their number: bots take turns at them."""


def in_processes(bot: Bot, count: int) -> Bot:
    """The bot that thinks in so many processes. Raises BadValue for a bot that cannot, and for too many."""
    if count == 1:
        return bot
    require_processes(bot, count)
    together = LastingTogether if isinstance(bot.search, Lasting) else Together
    return replace(bot, search=together(bot.search, _crew(count)))


def require_processes(bot: Bot, count: int) -> None:
    """Raises BadValue if the bot cannot think in so many processes."""
    if not 1 <= count <= MOST:
        raise BadValue("{count} processes: expected 1 to {most}.", "processes", count=count, most=MOST)
    if count > 1 and not bot.parallel:
        known = ", ".join(repr(one.name) for one in BOTS.values() if one.parallel)
        raise BadValue(
            "The bot {bot!r} thinks in one process: expected one of {known}.", "processes", bot=bot.name, known=known
        )


def _work(connection: Connection) -> None:
    """What a process does: one task after the other, until the program is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the first process alone
    connection.send(None)
    game, search = 0, None
    try:
        while True:
            task: Task | None = connection.recv()
            if task is None:
                continue
            if search is None or not task.game or task.game != game:
                game, search = task.game, None  # two trees at once would take twice the memory
                search = task.search.remembering() if game and isinstance(task.search, Lasting) else task.search
            _search(replace(task, search=search), connection)
    except (EOFError, ConnectionError):
        return


def _search(task: Task, connection: Connection) -> None:
    """Searches until the task is done, or until another message comes in."""
    told = -inf
    for info in task.search(task.state, Dice(task.seed), task.playouts):
        if connection.poll():
            return
        if time.perf_counter() - told >= INTERVAL:
            connection.send(Report(task.number, Root.of(info), done=False))
            told = time.perf_counter()
    connection.send(Report(task.number, Root.of(info), done=True))
