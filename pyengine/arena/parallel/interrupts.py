"""Ctrl-C, which the terminal sends to all processes, reaches the first process alone: it ends the others.

SIGTERM ends a process as Ctrl-C does: by a KeyboardInterrupt, which holds the exit code.
"""

import os
import signal
import sys
from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager, suppress
from multiprocessing import parent_process, resource_tracker
from threading import Thread, current_thread, main_thread
from typing import NoReturn

MOST_GROUPS = 16
"""The most groups of processes of which a process keeps account."""
_groups: MutableSequence[int] = [0] * MOST_GROUPS


def share_groups(groups: MutableSequence[int]) -> None:
    """Keeps account of the groups of processes that we start in this memory, for the process that may end us."""
    global _groups  # noqa: PLW0603 (those of this process)
    _groups = groups


def add_group(number: int) -> None:
    """Notes a group of processes, by the number of its first one, that is to end with this process."""
    with suppress(ValueError):
        _groups[list(_groups).index(0)] = number


def remove_group(number: int) -> None:
    with suppress(ValueError):
        _groups[list(_groups).index(number)] = 0


def kill_group(number: int) -> None:
    """Kills a group of processes, if any of it is left. Windows has no such groups."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError, PermissionError):  # nobody is left; macOS calls that a lack of permission
            os.killpg(number, signal.SIGKILL)


def terminate(number: int, _: object) -> NoReturn:
    """The handler of SIGTERM: the exception ends on its way out everything that has been started."""
    raise KeyboardInterrupt(128 + number)


def follow_parent() -> None:
    """Leaves it to the parent process to end this one. If the parent dies, even by SIGKILL, this process ends, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, terminate)
    parent = parent_process()
    assert parent is not None, "another process has started this one"

    def end_with_parent() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=end_with_parent, daemon=True).start()


@contextmanager
def defer_signals() -> Iterator[None]:
    """Defers the signals that would end us, so that nothing is left half started or half ended."""
    if current_thread() is not main_thread():
        yield
        return
    numbers: list[int] = []
    before = {
        kind: signal.signal(kind, lambda number, _: numbers.append(number)) for kind in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)
        for number in numbers:
            signal.raise_signal(number)


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Defers Ctrl-C in this process, and in processes started inside until they ignore it for good.

    Windows cannot block it for new processes; there a process may be interrupted while it starts.
    """
    with defer_signals():  # a blocked signal still arrives through threads that do not block it, as those of numpy
        if sys.platform == "win32":
            yield
            return
        resource_tracker.ensure_running()  # it would let Ctrl-C through again once it has started
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
