"""Ctrl-C, which the terminal sends to all processes, is for the first one alone: it ends the others.

SIGTERM ends a process in the same order as Ctrl-C: as a KeyboardInterrupt, which holds the exit code.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process, resource_tracker
from threading import Thread, current_thread, main_thread
from typing import NoReturn


def ignore() -> None:
    """Lets this process ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def terminate(number: int, _: object) -> NoReturn:
    """The handler of SIGTERM: whatever has been started is ended on the way out."""
    raise KeyboardInterrupt(128 + number)


def obey() -> None:
    """Lets this process do as the one that has started it says, and end in order with it, even if that is killed."""
    ignore()
    signal.signal(signal.SIGTERM, terminate)
    Thread(target=_end_alone, daemon=True).start()


def _end_alone() -> None:
    """Ends this process once the one that has started it is no more."""
    parent = parent_process()
    assert parent is not None, "another process has started this one"
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


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
