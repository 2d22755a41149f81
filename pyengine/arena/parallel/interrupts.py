"""Ctrl-C, which the terminal sends to all processes, is for the first one alone: it ends the others."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from threading import current_thread, main_thread


def ignore() -> None:
    """Lets this process ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def unbroken() -> Iterator[None]:
    """Holds back the signals that would end us, so that nothing is left half started or half ended."""
    if current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    before = {one: signal.signal(one, lambda number, _: came.append(number)) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
        for number in came:
            signal.raise_signal(number)


@contextmanager
def held_back() -> Iterator[None]:
    """Keeps Ctrl-C waiting, in us and in processes that are started inside, until they `ignore` it for good.

    Windows has nothing of the kind for processes; there one may be interrupted while it starts.
    """
    with unbroken():  # a blocked signal still comes through a thread that does not block it, as those of numpy
        if sys.platform == "win32":
            yield
            return
        resource_tracker.ensure_running()  # it would let Ctrl-C through again once it has started
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
