"""Independent tasks, as the games of a match, in several processes at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, NoReturn, Protocol, TypeVar

from pyengine.arena.parallel.interrupts import held_back, obey
from pyengine.core.errors import BadValue, Refusal

Task = TypeVar("Task")
Done = TypeVar("Done")
PATIENCE = 5.0
"""Seconds in which a process ends what it has started, before it is killed."""


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
        left, team, due = enumerate(tasks), list[_Worker](), 0
        busy, found = dict[Connection, tuple[_Worker, int, Task]](), dict[int, Callable[[], Done]]()
        try:
            while True:
                for number, task in islice(left, self.count - len(busy)):
                    idle = next((worker for worker in team if worker.connection not in busy and worker.lives), None)
                    if idle is None:
                        team.append(idle := _Worker())
                    with suppress(ConnectionError):  # if it dies just now, which waiting for its answer tells
                        idle.connection.send((work, task))
                    busy[idle.connection] = idle, number, task
                while due in found:
                    yield found.pop(due)()
                    due += 1
                if not busy:
                    return
                for connection in wait(list(busy)):
                    assert isinstance(connection, Connection)
                    worker, number, task = busy.pop(connection)
                    try:
                        found[number] = partial(_told, *connection.recv())
                    except (EOFError, OSError):
                        team.remove(worker)
                        worker.end()
                        found[number] = partial(again or _refused, task)
        finally:
            for worker in team:
                worker.terminate()
            for worker in team:
                worker.end()


class _Worker:
    """A process that does one task at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")  # the same on every system, and safe with threads
        self.connection, there = context.Pipe()
        with held_back():  # at whose end Ctrl-C may come
            self._process = context.Process(target=_serve, args=(there,), daemon=True)
            self._process.start()
        there.close()

    @property
    def lives(self) -> bool:
        """Whether the process is there."""
        return self._process.is_alive()

    def terminate(self) -> None:
        """Tells the process to end at once, whatever it is doing."""
        self._process.terminate()

    def end(self) -> None:
        """Waits until the process that was told to has ended, and ends it otherwise."""
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()
        self.connection.close()


def _serve(connection: Connection) -> None:
    """The work of a process: one task after the other. It answers whether it has done it, and the result or error."""
    obey()
    with suppress(KeyboardInterrupt, EOFError, ConnectionError):
        while True:
            work, task = connection.recv()
            try:
                answer = True, work(task)
            except Exception as wrong:  # noqa: BLE001 (whoever asked is told)
                if not isinstance(wrong, Refusal):
                    wrong.add_note(format_exc())  # since a traceback cannot travel
                answer = False, wrong
            connection.send(answer)


def _told(done: bool, found: Any) -> Any:
    """The result of a task. Raises what the task has raised."""
    if done:
        return found
    raise found


def _refused(_: object) -> NoReturn:
    raise BadValue("A process has died at its work: expected one that lives on.", "jobs")


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
