"""Independent tasks on many machines, by the workers of a Dask scheduler (https://distributed.dask.org).

Dask hands out the tasks of a lost worker again, and gives tasks to workers that join; the results are the same on any
worker. Its settings bound the wait for a scheduler, and the tries of a task that ends its worker:
`distributed.comm.timeouts.connect` and `distributed.scheduler.allowed-failures`.
"""

import logging
import pickle
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain, islice
from multiprocessing import current_process
from typing import Any

from distributed import Client, Future, KilledWorker
from distributed.comm.addressing import resolve_address
from distributed.security import Security

from pyengine.arena.parallel.spread import Processes, R, T, Work
from pyengine.core import script
from pyengine.core.errors import BadUsage, clip

ENGINE = "wye-engine"
"""The package whose version workers must share with us, beside those that Dask compares: Python, numpy and its own."""
TLS = (
    "--tls-ca, --tls-cert and --tls-key, or DASK_DISTRIBUTED__COMM__TLS__CA_FILE, ...__TLS__CLIENT__CERT and "
    "...__TLS__CLIENT__KEY, each with a PEM file"
)
"""The settings that a scheduler with TLS needs."""
AHEAD = 16
"""Tasks that are handed out for each worker before the first result is needed."""


def _quiet_loggers() -> None:
    """Stops Dask from logging errors, of which our own sentences tell: it gives several loggers levels of their own."""
    for name in ("asyncio", *logging.root.manager.loggerDict):
        if name.partition(".")[0] in ("asyncio", "distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL)


@dataclass(frozen=True, slots=True)
class _Call:
    """A call that runs where its pickle is loaded, so that the scheduler needs no engine. It brings texts of files."""

    work: Callable[[Any], Any]
    task: object

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        return _run, (pickle.dumps((self.work, self.task)), dict(script.sources))


def _run(call: bytes, texts: Mapping[str, str]) -> Any:
    """Does the work, in a process of its own if code of files is part of it."""
    script.carry(texts)
    if not script.has_code(texts):
        return _do(call)
    with _children_allowed():
        return next(Processes(1)(_do, [call]))


def _do(call: bytes) -> Any:
    work, task = pickle.loads(call)
    return work(task)


@contextmanager
def _children_allowed() -> Iterator[None]:
    """Lets a worker with a nanny start processes, which multiprocessing forbids since others would outlive it."""
    config = current_process()._config  # type: ignore[attr-defined]  # noqa: SLF001 (no public way)
    before = config.get("daemon")
    config["daemon"] = False
    try:
        yield
    finally:
        config["daemon"] = before


@dataclass(frozen=True, slots=True)
class Cluster:
    """A way to spread tasks: the workers of the scheduler at an `address`. Calls `warn` if it has none yet.

    `tls` are the paths of Dask's TLS files, `tls_ca_file`, `tls_client_cert` and `tls_client_key`, where they are not
    in its configuration. A scheduler without TLS runs code for anybody who can connect to it.
    """

    address: str
    warn: Callable[[str], None]
    tls: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, work: Work[T, R], tasks: Iterable[T], /) -> Iterator[R]:
        """Yields the results in order. Workers finish even the tasks that are no longer needed.

        Raises BadValue for a scheduler that cannot be reached or is lost, for workers that differ from us or have
        several threads, and for a task that has ended several workers.
        """
        left = iter(tasks)
        for first in left:  # without any task, no scheduler is needed
            with self._connect() as client:
                self._require_workers(client)
                yield from self._results(client, work, chain([first], left))

    def _connect(self) -> Client:
        """A client of the scheduler. Raises BadValue if it cannot be reached or its TLS files cannot be used."""
        _quiet_loggers()
        security = Security(**self.tls)  # type: ignore[no-untyped-call]
        try:
            context = security.get_connection_args("client")["ssl_context"]  # type: ignore[no-untyped-call]
        except OSError as wrong:
            raise BadUsage(f"The TLS files cannot be used ({wrong}): expected {TLS}.", "scheduler") from wrong
        if context is None and self.address.startswith("tls"):
            raise BadUsage(f"The scheduler {clip(self.address)} needs TLS files: expected {TLS}.", "scheduler")
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # `_require_workers` compares the versions
                address = resolve_address(self.address)
                return Client(address, security=security, set_as_default=False)  # type: ignore[no-untyped-call]
        except (OSError, ValueError) as wrong:
            raise BadUsage(
                f"The scheduler {clip(self.address)} cannot be reached: expected an address that `dask scheduler` "
                "tells, as tcp://127.0.0.1:8786.",
                "scheduler",
            ) from wrong

    def _require_workers(self, client: Client) -> None:
        """Raises BadValue if the workers cannot play our games, and warns if there are none."""
        threads = client.nthreads().values()  # type: ignore[no-untyped-call]
        wanted = f"`dask worker {self.address} --nthreads 1`"
        if not threads:
            self.warn(f"The scheduler {self.address} has no worker yet: waiting for one that {wanted} starts.")
        elif max(threads) > 1:  # which would take each other's time
            raise BadUsage(
                f"A worker does several tasks at a time: expected workers that {wanted} starts.", "scheduler"
            )
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                client.get_versions(check=True, packages=[ENGINE])
        except (UserWarning, ValueError) as wrong:
            raise BadUsage(f"The workers differ from us: expected the same versions. {wrong}", "scheduler") from wrong

    def _results(self, client: Client, work: Work[T, R], tasks: Iterator[T]) -> Iterator[R]:
        """Yields the results of the tasks in order, and hands out enough tasks to keep all workers busy."""
        waiting, low = deque["Future[R]"](), 0
        try:
            while True:
                if len(waiting) <= low:
                    team = max(1, len(client.nthreads()))  # type: ignore[no-untyped-call]
                    room = AHEAD * team - len(waiting)
                    calls = (pickle.dumps(_Call(work, task)) for task in islice(tasks, room))
                    waiting.extend(client.submit(pickle.loads, call, pure=False) for call in calls)
                    low = len(waiting) // 2
                if not waiting:
                    return
                future = waiting.popleft()
                yield future.result()
        except KilledWorker as killed:
            raise BadUsage(
                f"A task has ended all of the {killed.allowed_failures + 1} workers that tried it: expected one that "
                "leaves them alive.",
                "scheduler",
            ) from killed
        except ImportError as wrong:  # a worker that has joined since
            raise BadUsage(
                f"A worker has no such engine ({wrong}): expected one with {ENGINE}.", "scheduler"
            ) from wrong
        except (OSError, CancelledError) as wrong:
            if future.status == "error":  # the task itself raised it
                raise
            raise BadUsage(
                f"The connection to the scheduler {self.address} is lost: expected one that runs on. The same command "
                "goes on with the results that it keeps.",
                "scheduler",
            ) from wrong
