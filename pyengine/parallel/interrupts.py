"""Ctrl-C, which the terminal sends to all processes, is for the first one alone: it ends the others."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


def ignore() -> None:
    """Lets this process ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def held_back() -> Iterator[None]:
    """Keeps Ctrl-C waiting: processes that are started inside inherit this, until they `ignore` it for good.

    Windows has nothing of the kind; there a process may be interrupted while it starts.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would let Ctrl-C through again once it has started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
