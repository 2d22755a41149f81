"""Independent tasks on many machines, by the workers of a Dask scheduler (https://distributed.dask.org).

Dask hands out again what a worker that is lost had to do, and gives work to whoever joins; the results are the same
whoever does a task. Its settings tell how long a scheduler is waited for, and how often a task that ends its worker is
tried: `distributed.comm.timeouts.connect`, `distributed.scheduler.allowed-failures`.
"""

from __future__ import annotations

import logging
import pickle
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Any, TypeVar

from distributed import Client, Future, KilledWorker
from distributed.comm.addressing import resolve_address
from distributed.security import Security

from pyengine.core.errors import BadValue, clipped

Task = TypeVar("Task")
Done = TypeVar("Done")

ENGINE = "wye-engine"
"""The package whose version workers must share with us, beside those that Dask looks at: Python, numpy and its own."""
TLS = (
    "--tls-ca, --tls-cert and --tls-key, or DASK_DISTRIBUTED__COMM__TLS__CA_FILE, ...__TLS__CLIENT__CERT and "
    "...__TLS__CLIENT__KEY, each with a PEM file"
)
"""What a scheduler with TLS needs."""
AHEAD = 16
"""Tasks that are handed out, for each worker that there is, before the first of them has been done."""


@dataclass(frozen=True, slots=True)
class _Call:
    """A call that is made where its pickle is loaded, so that the scheduler needs to know nothing of the engine."""

    work: Callable[[Any], Any]
    task: object

    def __reduce__(self) -> tuple[Callable[[Any], Any], tuple[object]]:
        return self.work, (self.task,)


@dataclass(frozen=True, slots=True)
class Cluster:
    """The workers of the scheduler at an `address`, as a way to spread tasks. `warn` is told if there are none yet.

    `tls` are the paths of Dask's TLS files, `tls_ca_file`, `tls_client_cert` and `tls_client_key`, where they are not
    in its configuration. Whoever can connect to a scheduler without TLS can run code on it.
    """

    address: str
    warn: Callable[[str], None]
    tls: Mapping[str, str] = field(default_factory=dict)

    def __call__(
        self,
        work: Callable[[Task], Done],
        tasks: Iterable[Task],
        /,
        again: Callable[[Task], Done] | None = None,  # noqa: ARG002 (the scheduler has its own retries)
    ) -> Iterator[Done]:
        """Yields the results in order; a worker whose task is given up finishes it all the same.

        Raises BadValue for a scheduler that cannot be reached or is lost, for workers that differ from us or have
        several threads, and for a task that has ended several workers.
        """
        left = iter(tasks)
        for first in left:  # without any task, no scheduler is needed
            with self._connected() as client:
                self._look(client)
                yield from self._results(client, work, chain([first], left))

    @contextmanager
    def _connected(self) -> Iterator[Client]:
        """A client of the scheduler. Raises BadValue if it cannot be reached."""
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # our own sentences tell what goes wrong
        security = self._security()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # `_look` looks at the versions
                address = resolve_address(self.address)
                client = Client(address, security=security, set_as_default=False)  # type: ignore[no-untyped-call]
        except (OSError, ValueError) as wrong:
            raise BadValue(
                f"The scheduler {clipped(self.address)} cannot be reached: expected an address that `dask scheduler` "
                "tells, as tcp://127.0.0.1:8786.",
                "scheduler",
            ) from wrong
        with client:
            yield client

    def _security(self) -> Security:
        """How to connect. Raises BadValue if TLS is asked for, and its files are not named or not good."""
        security = Security(**self.tls)  # type: ignore[no-untyped-call]
        try:
            found = security.get_connection_args("client")["ssl_context"]  # type: ignore[no-untyped-call]
        except OSError as wrong:
            raise BadValue(f"The TLS files cannot be used ({wrong}): expected {TLS}.", "scheduler") from wrong
        if found is None and self.address.startswith("tls"):
            raise BadValue(f"The scheduler {clipped(self.address)} needs TLS files: expected {TLS}.", "scheduler")
        return security

    def _look(self, client: Client) -> None:
        """Holds the workers that there are against what games need. Raises BadValue."""
        threads = client.nthreads().values()  # type: ignore[no-untyped-call]
        wanted = f"`dask worker {self.address} --nthreads 1`"
        if not threads:
            self.warn(f"The scheduler {self.address} has no worker yet: waiting for one that {wanted} starts.")
        elif max(threads) > 1:  # which would take each other's time
            raise BadValue(
                f"A worker does several tasks at a time: expected workers that {wanted} starts.", "scheduler"
            )
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                client.get_versions(check=True, packages=[ENGINE])
        except (UserWarning, ValueError) as wrong:
            raise BadValue(f"The workers differ from us: expected the same versions. {wrong}", "scheduler") from wrong

    def _results(self, client: Client, work: Callable[[Task], Done], tasks: Iterator[Task]) -> Iterator[Done]:
        """Yields what comes of the tasks in their order, and hands out enough of them to keep all workers busy."""
        waiting, low = deque["Future[Done]"](), 0
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
            raise BadValue(
                f"A task has ended all of the {killed.allowed_failures + 1} workers that tried it: expected one that "
                "leaves them alive.",
                "scheduler",
            ) from killed
        except ImportError as wrong:  # a worker that has joined since
            raise BadValue(
                f"A worker has no such engine ({wrong}): expected one with {ENGINE}.", "scheduler"
            ) from wrong
        except (OSError, CancelledError) as wrong:
            if future.status == "error":  # the task itself raised it
                raise
            raise BadValue(
                f"The connection to the scheduler {self.address} is lost: expected one that runs on. The same command "
                "goes on with the results that it keeps.",
                "scheduler",
            ) from wrong
