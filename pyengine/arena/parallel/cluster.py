"""Independent tasks on many machines, by the workers of a Dask scheduler (https://distributed.dask.org).

Each worker is asked which engine it has, and gets tasks only if that is the same as here. A scheduler hands out again
what a worker that is lost had to do, and gives work to whoever joins; the results are the same whoever does a task.
"""

from __future__ import annotations

import hashlib
import logging
import pickle
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice
from math import inf
from pathlib import Path
from typing import Any, TypeVar

from distributed import Client, Future, KilledWorker, Status, Worker
from distributed.comm.addressing import resolve_address

import pyengine
from pyengine.core.errors import BadValue, clipped

Task = TypeVar("Task")
Done = TypeVar("Done")

PATIENCE = 20.0
"""Seconds to wait for a scheduler, and for a worker where there is none."""
INTERVAL = 1.0
"""Seconds between two looks for workers that have joined."""
AHEAD = 16
"""Tasks that are handed out, for each worker, before the first of them has been done."""


@cache
def engine() -> str:
    """The engine of this process: its version, a digest of its code and tables, and the version of Python.

    The tables of levels are left out, which are looked up before a task travels.
    """
    root, digest = Path(pyengine.__file__).parent, hashlib.sha256()
    for path in sorted([*root.rglob("*.py"), *root.glob("search/**/*.json")]):
        digest.update(f"{path.relative_to(root).as_posix()}\n{path.read_text('utf-8')}".encode())
    python = ".".join(map(str, sys.version_info[:2]))
    return f"pyengine {pyengine.__version__} ({digest.hexdigest()[:8]}) on Python {python}"


async def admit(expected: str, dask_worker: Worker) -> str:
    """Lets a worker take tasks, one at a time, if its engine is the one that is expected; returns which one it has."""
    if engine() == expected and expected not in dask_worker.state.total_resources:
        await dask_worker.set_resources(**{expected: 1})
        if dask_worker.status == Status.running:  # tasks that wait for a worker look at one only when it begins to run
            dask_worker.status = Status.paused
            dask_worker.status = Status.running
    return engine()


@dataclass(frozen=True, slots=True)
class Cluster:
    """The workers of the scheduler at an `address`, as a way to spread tasks.

    `warn` is told which of them are not used. `patience` is in seconds.
    """

    address: str
    warn: Callable[[str], None]
    patience: float = PATIENCE

    def __call__(self, work: Callable[[Task], Done], tasks: Iterable[Task], /) -> Iterator[Done]:
        """Yields the results in order; a worker whose task is given up finishes it all the same.

        Raises BadValue for a scheduler that cannot be reached or is lost, if no worker is left, and for a task that
        has ended several workers.
        """
        calls = (_Call(work, task) for task in tasks)
        for first in calls:  # without any task, no scheduler is needed
            with _connected(self.address, self.patience) as client:
                yield from _Course(self, client).results(chain([first], calls))


@dataclass(frozen=True, slots=True)
class _Call:
    """A call that is made where its pickle is loaded, so that the scheduler needs to know nothing of the engine."""

    work: Callable[[Any], Any]
    task: object

    def __reduce__(self) -> tuple[Callable[[Any], Any], tuple[object]]:
        return self.work, (self.task,)


@contextmanager
def _connected(address: str, patience: float) -> Iterator[Client]:
    """A client of the scheduler. Raises BadValue if it cannot be reached."""
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # our own sentences tell what goes wrong
    try:
        client = Client(resolve_address(address), timeout=patience, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as wrong:
        raise BadValue(
            f"The scheduler {clipped(address)} cannot be reached: expected an address that `dask scheduler` tells, as "
            "tcp://127.0.0.1:8786.",
            "scheduler",
        ) from wrong
    with client:
        yield client


class _Course:
    """Tasks on their way to the workers of a cluster and back."""

    def __init__(self, cluster: Cluster, client: Client) -> None:
        self._cluster, self._client = cluster, client
        self._team, self._refused = 0, set[str]()
        """How many workers are used, and the addresses of those that are not."""
        self._looked, self._seen = -inf, time.monotonic()
        """When the workers were looked at, and when there were any to be used, in seconds."""

    def results(self, calls: Iterator[_Call]) -> Iterator[Any]:
        """Yields what comes of the calls in their order, and hands out enough of them to keep all workers busy.

        Raises what the calls raise, and BadValue as the cluster does.
        """
        waiting = deque["Future[Any]"]()
        while True:
            self._look()
            for call in islice(calls, max(0, AHEAD * self._team - len(waiting))):
                waiting.append(self._client.submit(pickle.loads, pickle.dumps(call), pure=False, resources=_one_task()))
            if waiting:
                for result in self._come(waiting[0]):
                    waiting.popleft()
                    yield result
            elif self._team:
                return
            else:
                time.sleep(INTERVAL)

    def _come(self, future: Future[Any]) -> list[Any]:
        """The result of a task, or nothing if it does not come soon. Raises what the task raised, and BadValue."""
        try:
            return [future.result(INTERVAL)]
        except KilledWorker as killed:
            raise BadValue(
                f"A task has ended all of the {killed.allowed_failures + 1} workers that tried it: expected one that "
                "leaves them alive.",
                "scheduler",
            ) from killed
        except (OSError, CancelledError) as wrong:
            if future.status == "error":  # the task itself raised it
                raise
            if isinstance(wrong, TimeoutError) and self._client.status == "running":
                return []
            raise self._lost() from wrong

    def _look(self) -> None:
        """Looks for workers, unless it has just done so, and admits new ones. Raises BadValue if there are none."""
        now = time.monotonic()
        if now - self._looked < INTERVAL:
            return
        try:
            workers = self._client.scheduler_info(n_workers=-1)["workers"]
            self._refused &= set(workers)
            self._admit([one for one, told in workers.items() if engine() not in told["resources"]])
        except OSError as wrong:
            raise self._lost() from wrong
        self._looked, self._team = now, len(set(workers) - self._refused)
        if self._team:
            self._seen = now
        elif now - self._seen > self._cluster.patience:
            address = self._cluster.address
            raise BadValue(
                f"The scheduler {address} has no worker that can be used: expected one that `dask worker {address}` "
                f"starts, with {engine()}.",
                "scheduler",
            )

    def _admit(self, addresses: Sequence[str]) -> None:
        """Asks workers that take no tasks yet for their engine, and warns of each whose is another one."""
        asked = [one for one in addresses if one not in self._refused]
        answers = self._client.run(admit, engine(), workers=asked, on_error="return") if asked else {}
        for address, answer in answers.items():
            if answer == engine() or isinstance(answer, OSError):  # or it has just gone
                continue
            has = f"has {answer}" if isinstance(answer, str) else f"has no such engine ({clipped(str(answer))})"
            self._refused.add(address)
            self._cluster.warn(f"The worker {address} is not used: it {has}, expected {engine()}.")

    def _lost(self) -> BadValue:
        return BadValue(
            f"The connection to the scheduler {self._cluster.address} is lost: expected one that runs on. The same "
            "command goes on with the results that it keeps.",
            "scheduler",
        )


def _one_task() -> dict[str, int]:
    """What a task needs: all that `admit` gives to a worker, so that each does one at a time."""
    return {engine(): 1}
