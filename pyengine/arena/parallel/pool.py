"""One search in several processes, by root parallelization; they live as long as the program.

What each process finds at the root is merged as pyengine/search/root.py tells.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache
from math import inf
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection, wait

from pyengine.arena.parallel.interrupts import held_back, ignore
from pyengine.bots.bot import Bot
from pyengine.bots.entrants import require_processes
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import State
from pyengine.search.info import Info, Remembers, Search
from pyengine.search.root import Root, merged, portion, seeds

INTERVAL = 0.01
"""Seconds between two reports of a process."""
PATIENCE = 0.005
"""Seconds to wait for a report before the caller may look at its clock."""
ENDED = "A process of the search has ended: expected it to run on. Something has killed it, or memory was short."


@dataclass(frozen=True, slots=True)
class Task:
    """One search of a position in one process, whose reports bear the same `number`.

    Unless `game` is 0, the search goes on from what it found in the last task of the same game.
    """

    number: int
    search: Search
    state: State
    seed: int
    playouts: int | None
    game: int


@dataclass(frozen=True, slots=True)
class Report:
    """What the search of one process knows at its root; `done` if it has come to its end."""

    number: int
    root: Root
    done: bool


class Pool:
    """Processes that wait for tasks. They end with the program, even if it is killed."""

    def __init__(self, count: int) -> None:
        """Starts the processes and waits until they are ready, some tenths of a second.

        Raises BadValue in a process that may not start any of its own.
        """
        if current_process().daemon:
            raise BadValue("A bot in several processes cannot play in one of several jobs: expected one job.", "jobs")
        context = get_context("spawn")  # the same on every system, and safe where threads run already
        self._connections: list[Connection] = []
        self._number = 0
        for _ in range(count):
            here, there = context.Pipe()
            with held_back():
                context.Process(target=_work, args=(there,), daemon=True).start()
            there.close()
            self._connections.append(here)
        for connection in self._connections:
            connection.recv()

    def search(self, search: Search, game: int, state: State, dice: Dice, playouts: int | None) -> Iterator[Info]:
        """Yields the merged results of all processes, a few thousandths of a second apart; `game` as in a Task.

        The playouts are divided among the processes, so that the same seed finds the same. Without a number of
        playouts, the first process that solves the position ends the search.
        """
        self._number += 1
        count = len(self._connections)
        running = {connection: place for place, connection in enumerate(self._connections)}
        for (connection, place), seed in zip(running.items(), seeds(dice, count), strict=True):
            with _alive():
                connection.send(Task(self._number, search, state, seed, portion(playouts, place, count), game))
        roots: dict[int, Root] = {}
        try:
            while running:
                reports = self._reports(running, PATIENCE if len(roots) == count else None)
                roots |= {running[connection]: report.root for connection, report in reports.items()}
                for connection in [connection for connection, report in reports.items() if report.done]:
                    del running[connection]
                if len(roots) < count:
                    continue
                if reports:
                    info = merged([roots[place] for place in range(count)]).info(state.to_move)
                yield info
                if playouts is None and any(report.done for report in reports.values()):
                    return
        finally:
            for connection in running:
                with suppress(ConnectionError):  # of which the caller is told already
                    connection.send(None)

    def _reports(self, running: dict[Connection, int], seconds: float | None) -> dict[Connection, Report]:
        """The latest report of each process that reports within so many seconds; returns as soon as one does."""
        reports: dict[Connection, Report] = {}
        for connection in wait(list(running), seconds):
            assert isinstance(connection, Connection)
            while connection.poll():
                with _alive():
                    report = connection.recv()
                if report.number == self._number:  # others are of a search that was given up
                    reports[connection] = report
        return reports


@contextmanager
def _alive() -> Iterator[None]:
    """Raises BadValue if the process at the other end is no more. The next search has a new pool."""
    try:
        yield
    except (ConnectionError, EOFError) as ended:
        _pool.cache_clear()
        raise BadValue(ENDED, "processes") from ended


@dataclass(frozen=True, slots=True)
class PooledSearch:
    """A search that runs in all processes of a pool at once; as of every search, the caller keeps the clock."""

    search: Search
    count: int
    game: int = 0

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields the merged results. Raises BadValue in a process that may not start any of its own."""
        return _pool(self.count).search(self.search, self.game, state, dice, playouts)


class RememberingPooledSearch(PooledSearch):
    """The same for a search that remembers from move to move. A process remembers one game at a time."""

    __slots__ = ()

    def remembering(self) -> PooledSearch:
        """The same search for the moves of one game."""
        return PooledSearch(self.search, self.count, next(_games))


_games = itertools.count(1)
"""Numbers for the games of the program."""

_pool = cache(Pool)
"""The pool of so many processes, which all bots of the program share."""


def in_processes(bot: Bot, count: int) -> Bot:
    """The bot that thinks in so many processes. Raises BadValue for a bot that cannot, and for too many."""
    if count == 1:
        return bot
    require_processes(bot, count)
    _pool(count)  # which takes a while, and shall take none of the time of a move
    pooled = RememberingPooledSearch if isinstance(bot.search, Remembers) else PooledSearch
    return replace(bot, search=pooled(bot.search, count))


def _work(connection: Connection) -> None:
    """The work of a process: one task after the other, until the program has ended."""
    ignore()
    connection.send(None)
    game, search = 0, None
    try:
        while True:
            task: Task | None = connection.recv()
            if task is None:
                continue
            if search is None or not task.game or task.game != game:
                game, search = task.game, None  # before the next one: two trees would take twice the memory
                search = task.search.remembering() if game and isinstance(task.search, Remembers) else task.search
            _search(replace(task, search=search), connection)
    except (EOFError, ConnectionError):
        return


def _search(task: Task, connection: Connection) -> None:
    """Searches until the task is done or another message comes in."""
    reported = -inf
    for info in task.search(task.state, Dice(task.seed), task.playouts):
        if connection.poll():
            return
        if time.perf_counter() - reported >= INTERVAL:
            connection.send(Report(task.number, Root.of(info), done=False))
            reported = time.perf_counter()
    connection.send(Report(task.number, Root.of(info), done=True))
