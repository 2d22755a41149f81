"""A Dask scheduler and its workers, processes of this machine as `dask scheduler` and `dask worker` start them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Self

from web.build.paths import ROOT

DASK = (sys.executable, "-m", "dask")
HERE = ("--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0", "--no-dashboard")
SMALL = ("--nthreads", "1", "--no-nanny", "--memory-limit", "0")


class Machine:
    """A process, and the log that it writes."""

    def __init__(self, command: Iterable[str], folder: Path, variables: dict[str, str]) -> None:
        """Starts it in the folder, with these variables in its environment."""
        plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self._process = subprocess.Popen(
            [*DASK, *command], stderr=subprocess.PIPE, text=True, cwd=folder, env=plain | variables
        )
        assert self._process.stderr is not None
        self.number = self._process.pid
        self._lines = SimpleQueue[str]()
        self._reading = Thread(target=self._read, args=(self._process.stderr,))
        self._reading.start()

    def said(self, what: str) -> str:
        """Waits until a line of the log says this, and returns what follows in it."""
        for line in iter(self._lines.get, ""):
            if what in line:
                return line.partition(what)[2].strip()
        raise AssertionError(f"A process has ended without a word of {what}")

    def kill(self) -> None:
        """Ends the process, which can do nothing about it."""
        self._process.kill()
        self._process.wait()
        self._reading.join()

    def _read(self, log: IO[str]) -> None:
        with log:
            for line in log:
                self._lines.put(line)
        self._lines.put("")


class Machines:
    """A scheduler, and workers as they are asked for; all are killed at the end of the block."""

    def __init__(self, folder: Path, **variables: str) -> None:
        """Starts the scheduler, with these variables in its environment. Workers keep their files in the folder."""
        self._folder, self._workers = folder, list[Machine]()
        self.scheduler = Machine(("scheduler", *HERE, "--port", "0"), folder, variables)
        self.address = self.scheduler.said("Scheduler at:")

    def workers(self, count: int, *paths: Path) -> list[Machine]:
        """Starts so many workers and waits until all have joined."""
        started = [self.worker(*paths) for _ in range(count)]
        for one in started:
            one.said("Registered to:")
        return started

    def worker(self, *paths: Path) -> Machine:
        """Starts a worker, which finds modules in these folders, or else in that of the project."""
        path, folder = os.pathsep.join(map(str, paths or [ROOT])), str(self._folder)
        command = ("worker", self.address, *HERE, *SMALL, "--local-directory", folder)
        self._workers.append(Machine(command, self._folder, {"PYTHONPATH": path}))
        return self._workers[-1]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for one in (*self._workers, self.scheduler):
            one.kill()
