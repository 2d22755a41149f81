"""One search in several processes, by root parallelization; the processes live as long as the program.

pyengine/search/root.py merges the statistics that the processes have at their roots.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import inf
from multiprocessing.connection import wait
from time import perf_counter

from pyengine.arena.parallel.worker import LOOK, Job, Worker, hire
from pyengine.bots.bot import Bot
from pyengine.bots.entrants import require_processes
from pyengine.bots.own import script_of
from pyengine.core import script
from pyengine.core.dice import Dice
from pyengine.core.game import Game, State
from pyengine.games.own import OwnGame
from pyengine.search.info import Info, Search, SearchWithMemory
from pyengine.search.root import Root, merge, seeds, share_of

INTERVAL = 0.01
"""Seconds between two reports of a process."""
PATIENCE = 0.005
"""Seconds to wait for a report before the caller may look at its clock."""


@dataclass(frozen=True, slots=True)
class Task:
    """One search of a position in one process.

    Unless `game` is 0, the search continues from the tree of the last task of the same game.
    """

    search: Search
    state: State
    seed: int
    playouts: int | None
    game: int


@dataclass(frozen=True, slots=True)
class PooledSearch:
    """A search that runs in `count` processes at once; `game` as in a Task."""

    search: Search
    count: int
    game: int = 0

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields the merged results of all processes, a few milliseconds apart. The caller keeps the clock.

        The processes share the playouts, so that the same seed gives the same result. Without a number of playouts, the
        first process that solves the position ends the search. A search whose process dies begins again.
        """
        count, workers = self.count, _workers(self.count)
        workers[:] = [worker if worker.is_alive else hire() for worker in workers]
        tasks = [
            Task(self.search, state, seed, share_of(playouts, place, count), self.game)
            for place, seed in enumerate(seeds(dice, count))
        ]
        jobs = {place: Job(_search, task, workers[place]) for place, task in enumerate(tasks)}
        roots = dict[int, Root]()
        try:
            while jobs:
                wait([job.connection for job in jobs.values()], PATIENCE if len(roots) == count else LOOK)
                reported, ended = False, False
                for place, job in list(jobs.items()):
                    while (answer := job.receive()) is not None:
                        if answer.done:
                            del jobs[place]
                            ended = True
                            break
                        roots[place], reported = answer.value, True
                    workers[place] = job.worker
                if len(roots) < count:
                    continue
                if reported:
                    root = merge([roots[place] for place in range(count)]) if count > 1 else roots[0]
                    info = root.info(state.to_move)
                yield info
                if playouts is None and ended:
                    return
        finally:
            for job in jobs.values():
                job.worker.stop()


class PooledSearchWithMemory(PooledSearch):
    """A pooled search that remembers from move to move. A process remembers one game at a time."""

    __slots__ = ()

    def with_memory(self) -> PooledSearch:
        return PooledSearch(self.search, self.count, next(_games))


_games = itertools.count(1)
"""Numbers for the games of the program."""


@cache
def _workers(count: int) -> list[Worker]:
    """The processes of all searches in that many, which wait for tasks. They end with the program, even a killed one.

    It starts them, in some tenths of a second. Raises BadUsage in a process that may not start others.
    """
    return [hire() for _ in range(count)]


def in_processes(bot: Bot, count: int, game: Game | None = None) -> Bot:
    """The bot, thinking in `count` processes. One process is this one, unless code of a file is to run.

    Raises BadValue for a bot that cannot, and for too many processes.
    """
    needs_process = not script.runs_here() and (script_of(bot) is not None or isinstance(game, OwnGame))
    if count == 1 and not needs_process:
        return bot
    require_processes(bot, count)
    _workers(count)  # starts them now, at no expense of the first move
    pooled = PooledSearchWithMemory if bot.has_memory else PooledSearch
    return replace(bot, search=pooled(bot.search, count))


# --- in the processes -------------------------------------------------------------------------------------------------

_memory: tuple[int, Search] | None = None
"""The last game of which this process was to remember something, by its number, and its search."""


def _search(task: Task) -> Iterator[Root]:
    """The statistics at the root of a search, from time to time and at its end."""
    global _memory  # noqa: PLW0603 (that of this process)
    if not task.game or _memory is None or _memory[0] != task.game:
        _memory = None  # before the next one: two trees would take twice the memory
        search = task.search
        if task.game:
            search = search.with_memory() if isinstance(search, SearchWithMemory) else search
            _memory = task.game, search
    else:
        search = _memory[1]
    end = -inf
    for info in search(task.state, Dice(task.seed), task.playouts):
        if is_due := perf_counter() >= end:
            yield Root.of(info)
            end = perf_counter() + INTERVAL
    if not is_due:
        yield Root.of(info)
