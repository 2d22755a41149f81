"""Independent tasks, as the games of a match, in several processes at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import TypeVar

from pyengine.parallel.interrupts import held_back, ignore

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int = 1) -> Iterator[Done]:
    """Yields the results of the tasks in their order, found in `jobs` processes, which end if it is closed early."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = None
    try:
        with held_back():  # at whose end Ctrl-C may come, when the processes have been started
            pool = get_context("spawn").Pool(jobs, ignore)  # spawn: the same on every system, and safe beside threads
        yield from pool.imap(work, tasks)
    finally:
        if pool is not None:
            pool.terminate()
