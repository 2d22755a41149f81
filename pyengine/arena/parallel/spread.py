"""Independent tasks, as the games of a match, in several processes at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Protocol, TypeVar

from pyengine.arena.parallel.interrupts import held_back, ignore
from pyengine.core.errors import BadValue

Task = TypeVar("Task")
Done = TypeVar("Done")
AHEAD = 4
"""Tasks that are handed out for each process."""


class Spread(Protocol):
    """A way to do tasks, which have the same results in each: `in_turn`, `Processes`, or a `Cluster` of machines.

    The work and its tasks may travel to other processes, so they must be what pickle can carry. `again` does a task at
    whose time a process has died, in a process of its own; without it, such a task raises BadValue.
    """

    def __call__(
        self, work: Callable[[Task], Done], tasks: Iterable[Task], /, again: Callable[[Task], Done] | None = None
    ) -> Iterator[Done]:
        """Yields the results of the tasks in their order. Closing it early gives up the tasks that are left."""


def in_turn(
    work: Callable[[Task], Done],
    tasks: Iterable[Task],
    /,
    again: Callable[[Task], Done] | None = None,  # noqa: ARG001 (nobody dies alone)
) -> Iterator[Done]:
    """Does the tasks one after the other in this process."""
    return map(work, tasks)


@dataclass(frozen=True, slots=True)
class Processes:
    """Does so many tasks at a time, each in a process of its own on this machine."""

    count: int

    def __call__(
        self, work: Callable[[Task], Done], tasks: Iterable[Task], /, again: Callable[[Task], Done] | None = None
    ) -> Iterator[Done]:
        """Yields the results in order; the processes end with it. Raises BadValue if one dies without `again`."""
        left, waiting = iter(tasks), deque[tuple[Task, Future[Done]]]()
        while True:
            pool = self._pool()
            try:
                for task in left:
                    waiting.append((task, pool.submit(work, task)))
                    if len(waiting) == AHEAD * self.count:  # tasks differ in length, and no process shall wait
                        yield waiting[0][1].result()
                        waiting.popleft()
                while waiting:
                    yield waiting[0][1].result()
                    waiting.popleft()
            except BrokenProcessPool as broken:
                if again is None:
                    raise BadValue("A process has died at its work: expected one that lives on.", "jobs") from broken
            else:
                return
            finally:
                _kill(pool)
            while waiting:  # any of these may have been the one
                yield again(waiting.popleft()[0])

    def _pool(self) -> ProcessPoolExecutor:
        """The processes, which ignore Ctrl-C: it may come at the end of this, when they have been started."""
        with held_back():
            context = get_context("spawn")  # the same on every system, and safe with threads
            pool = ProcessPoolExecutor(self.count, context, ignore)
            for _ in range(self.count):
                pool.submit(int)
        return pool


@dataclass(frozen=True, slots=True)
class Threads:
    """Does so many tasks at a time, each in a thread: for work that waits for a device or holds no lock."""

    count: int

    def __call__(
        self,
        work: Callable[[Task], Done],
        tasks: Iterable[Task],
        /,
        again: Callable[[Task], Done] | None = None,  # noqa: ARG002 (threads do not die alone)
    ) -> Iterator[Done]:
        """Yields the results in order; at its end the tasks that have begun are still done."""
        waiting = deque[Future[Done]]()
        with ThreadPoolExecutor(self.count) as pool:
            try:
                for task in tasks:
                    waiting.append(pool.submit(work, task))
                    if len(waiting) == 2 * self.count:  # tasks differ in length, and no thread shall wait for another
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    """Ends the processes at once, whatever they are doing."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001 (before 3.14 there is no other way)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
