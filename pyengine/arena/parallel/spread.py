"""Spreads independent tasks, such as the games of a match, over processes or threads."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing.connection import wait
from operator import call
from typing import Any, Protocol, TypeVar

from pyengine.arena.parallel.worker import LOOK, Answer, Job
from pyengine.core import script

T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[T], R]
"""Does a task and returns its result."""
AHEAD = 8
"""Tasks for each process that may be done before the next result in order is there."""


class Spread(Protocol):
    """A way to run tasks, with the same results in each: `in_turn`, `Processes`, or a `Cluster` of machines.

    The work and its tasks may travel to other processes, so pickle must be able to carry them.
    """

    def __call__(self, work: Work[T, R], tasks: Iterable[T], /) -> Iterator[R]:
        """Yields the results of the tasks in order. Closing the iterator early abandons the remaining tasks."""


def in_turn(work: Work[T, R], tasks: Iterable[T], /) -> Iterator[R]:
    """Runs the tasks one after the other in this process."""
    return map(work, tasks)


@dataclass(frozen=True, slots=True)
class Processes:
    """Runs `count` tasks at a time, each in a process of its own on this machine."""

    count: int

    def __call__(self, work: Work[T, R], tasks: Iterable[T], /) -> Iterator[R]:
        """Yields the results in order. A task whose process dies is done again.

        Raises BadUsage for one that has ended two processes, unless the code of a file can be to blame (worker.py).
        """
        left, place, last = enumerate(tasks), 0, -1
        jobs, results = dict[int, Job](), dict[int, Answer | Exception]()
        try:
            while True:
                room = min(self.count - len(jobs), place + AHEAD * self.count - last - 1)
                for last, task in islice(left, max(0, room)):
                    jobs[last] = Job(work, task)
                while place in results:
                    yield _unwrap(results.pop(place))
                    place += 1
                if not jobs:
                    return
                wait([job.connection for job in jobs.values()], LOOK if script.sources else None)
                for number, job in list(jobs.items()):
                    try:
                        answer: Answer | Exception | None = job.receive()
                    except Exception as wrong:  # noqa: BLE001 (raised when its turn has come)
                        answer = wrong
                    if answer is not None:
                        results[number] = answer
                        jobs.pop(number).release()
        finally:
            for job in jobs.values():
                job.worker.interrupt()
            for job in jobs.values():
                job.worker.end()


def _unwrap(answer: Answer | Exception) -> Any:
    if isinstance(answer, Exception):
        raise answer
    return answer.value


def ask(function: Callable[..., R], *args: Any) -> R:
    """The result of a function, called in another process, as core/script.py wants it for the code of files."""
    return next(Processes(1)(call, [partial(function, *args)]))


@dataclass(frozen=True, slots=True)
class Threads:
    """Runs `count` tasks at a time, each in a thread: for work that waits for a device or holds no lock."""

    count: int

    def __call__(self, work: Work[T, R], tasks: Iterable[T], /) -> Iterator[R]:
        """Yields the results in order. Tasks that have begun are finished even if it is closed early."""
        waiting = deque[Future[R]]()
        with ThreadPoolExecutor(self.count) as pool:
            try:
                for task in tasks:
                    waiting.append(pool.submit(work, task))
                    if len(waiting) == 2 * self.count:  # since tasks differ in length, and no thread should be idle
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
