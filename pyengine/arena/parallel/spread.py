"""Independent tasks, as the games of a match, in several processes at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Protocol, TypeVar

from pyengine.arena.parallel.interrupts import held_back, ignore

Task = TypeVar("Task")
Done = TypeVar("Done")


class Spread(Protocol):
    """A way to do tasks, which have the same results in each: `in_turn`, `Processes`, or a `Cluster` of machines.

    The work and its tasks may travel to other processes, so they must be what pickle can carry.
    """

    def __call__(self, work: Callable[[Task], Done], tasks: Iterable[Task], /) -> Iterator[Done]:
        """Yields the results of the tasks in their order. Closing it early gives up the tasks that are left."""


def in_turn(work: Callable[[Task], Done], tasks: Iterable[Task], /) -> Iterator[Done]:
    """Does the tasks one after the other in this process."""
    return map(work, tasks)


@dataclass(frozen=True, slots=True)
class Processes:
    """Does so many tasks at a time, each in a process of its own on this machine."""

    count: int

    def __call__(self, work: Callable[[Task], Done], tasks: Iterable[Task], /) -> Iterator[Done]:
        """Yields the results in order; the processes end with it."""
        pool = None
        try:
            with held_back():  # at whose end Ctrl-C may come, when the processes have been started
                pool = get_context("spawn").Pool(self.count, ignore)  # the same on every system, and safe with threads
            yield from pool.imap(work, tasks)
        finally:
            if pool is not None:
                pool.terminate()


@dataclass(frozen=True, slots=True)
class Threads:
    """Does so many tasks at a time, each in a thread: for work that waits for a device or holds no lock."""

    count: int

    def __call__(self, work: Callable[[Task], Done], tasks: Iterable[Task], /) -> Iterator[Done]:
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
