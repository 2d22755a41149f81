"""Processes that work for this one, and that can be ended at any time, whatever they do.

They run the code of files of the reader's own. A worker shows until when its call of such code must have ended
(core/script.py). A call that does not end is ended with its process, and another process does the task again, in which
that call is a fault at the line where it hung; so is a call that has ended its process. With budgets in playouts all
else happens as before; with seconds the next call of that file may be the fault.
"""

from __future__ import annotations

import atexit
import ctypes
import faulthandler
import os
import pickle
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import count
from math import inf
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from time import perf_counter
from traceback import format_exc
from typing import Any, NamedTuple, NoReturn

from pyengine.arena.parallel.interrupts import MOST_GROUPS, block_interrupts, follow_parent, kill_group, share_groups
from pyengine.core import script
from pyengine.core.errors import BadUsage, BotFault, Refusal, Remark

LOOK = 0.25
"""Seconds between two looks at the deadlines of workers."""
MARGIN = 2.0
"""Seconds after its deadline in which a call may still end by itself."""
PATIENCE = 5.0
"""Seconds in which a process that was interrupted ends what it has started."""
TRACING = 0.5
"""Seconds in which a process that is about to be ended tells its line."""
_FRAME = re.compile(r'^  File "(.*)", line (\d+) in ', re.MULTILINE)
_KINDS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGALRM") if hasattr(signal, name)]
_END_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux


class Answer(NamedTuple):
    """An item of a task that yields several, or its result (`done`): None after items.

    Of a task that `failed` the value is its exception, or the reason for which another process must do it again. After
    the last answer (`is_last`) the process does no other task.
    """

    value: Any
    done: bool
    failed: bool
    is_last: bool


class Worker:
    """A process that does one task at a time, in a session of its own."""

    def __init__(self) -> None:
        """Starts it. Raises BadUsage in a process that may not start others."""
        if current_process().daemon:
            raise BadUsage("A bot in several processes cannot play in one of several jobs: expected one job.", "jobs")
        context = get_context("spawn")  # the same on every system, and safe with threads
        self._post, self._groups = RawArray(ctypes.c_double, [inf, 0, 0, 0]), RawArray(ctypes.c_int64, MOST_GROUPS)
        self.connection, there = context.Pipe()
        self._traces, traces = context.Pipe(duplex=False)
        self._process = context.Process(target=_serve, args=(there, self._post, self._groups, traces), daemon=True)
        self._numbers, self._number, self._carried, self._patience = count(1), 0, dict[str, str](), 0.0
        with block_interrupts():  # at whose end Ctrl-C may come
            self._process.start()
        there.close()
        traces.close()
        _workers.add(self)

    @property
    def call(self) -> int:
        """The number of the call of a file's code that is under way, or was when the process ended; 0 if none is."""
        return int(self._post[script.CALL])

    @property
    def is_at_task(self) -> bool:
        """Whether it has begun the task that it was given last: it may still be at one that was stopped."""
        return self._post[script.TASK] == self._number

    @property
    def limit(self) -> float:
        """The limit in seconds of that call."""
        return self._post[script.LIMIT_OF_CALL]

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    @property
    def is_overdue(self) -> bool:
        return perf_counter() > self._post[script.DEADLINE] + MARGIN

    @property
    def exit_code(self) -> int | None:
        """How the process, which has closed its connection, ended; it may need to be killed."""
        self._process.join(LOOK)
        self._process.kill()
        self._process.join()
        return self._process.exitcode

    def begin(self, work: Callable[[Any], Any], task: object, verdicts: Sequence[script.Verdict]) -> None:
        """Gives it a task, with the texts of files that it has not got yet, in place of one that is under way."""
        self._number = next(self._numbers)
        new = {file: text for file, text in script.sources.items() if self._carried.get(file) != text}
        self._carried |= new
        with suppress(OSError):  # if it has just died, `receive` raises EOFError
            self.connection.send((self._number, pickle.dumps((work, task)), list(verdicts), new))

    def stop(self) -> None:
        """Lets a task that yields items end at the next one."""
        with suppress(OSError):
            self.connection.send(None)

    def receive(self) -> Answer | None:
        """The next answer to the present task, None if there is none. Raises EOFError and OSError if it has ended."""
        while self.connection.poll():
            number, answer = self.connection.recv()
            if number == self._number:
                found = Answer(*answer)
                if found.is_last:
                    self.end()
                return found
        return None

    def place(self) -> tuple[str, int]:
        """The reader's own file and the line where the process is, or has ended; "" and 0 if it does not tell."""
        if not hasattr(signal, "SIGUSR1"):
            return "", 0
        if self._process.pid is not None and self.is_alive:
            os.kill(self._process.pid, signal.SIGUSR1)
        files = {ascii(file)[1:-1]: file for file in script.sources}
        text, end = b"", perf_counter() + TRACING
        with suppress(EOFError, OSError):
            while self._traces.poll(max(0, end - perf_counter())) and (more := os.read(self._traces.fileno(), 1 << 16)):
                text += more
                for frame in _FRAME.finditer(text.decode("ascii", "replace")):
                    if frame[1] in files:
                        return files[frame[1]], int(frame[2])
        return "", 0

    def interrupt(self) -> None:
        """Lets the process end what it has started, unless code of files runs there, which may not want to end."""
        if not script.has_code():
            self._process.terminate()
            self._patience = PATIENCE

    def end(self) -> None:
        """Ends the process at once, with all of its session and with the groups of programs that it has started.

        A process that a file has started in a session of its own lives on.
        """
        if self not in _workers:
            return
        self._process.join(self._patience)
        for number in filter(None, (self._process.pid, *self._groups)):
            kill_group(number)
        self._process.kill()
        self._process.join()
        _workers.discard(self)
        self.connection.close()
        self._traces.close()


_workers: set[Worker] = set()
"""All workers. They end with this process."""
_idle: list[Worker] = []
"""Those without a task, which anybody may hire."""


def hire() -> Worker:
    """A worker without a task, perhaps a new one, which takes some tenths of a second."""
    while _idle:
        worker = _idle.pop()
        if worker.is_alive:
            return worker
        worker.end()
    return Worker()


@atexit.register
def dismiss() -> None:
    """Ends all workers, whatever they do."""
    _idle.clear()
    for worker in list(_workers):
        worker.end()


class Job:
    """A task in the hands of a worker; another one takes over if that has to be ended, or has ended."""

    def __init__(self, work: Callable[[Any], Any], task: object, worker: Worker | None = None) -> None:
        """Begins the task. Takes the worker of the caller, or hires one."""
        self._work, self._task = work, task
        self._verdicts, self._deaths = list[script.Verdict](), 0
        self.worker = worker or hire()
        self.worker.begin(work, task, [])

    @property
    def connection(self) -> Connection:
        """It is ready when there is an answer."""
        return self.worker.connection

    def receive(self) -> Answer | None:
        """The next answer, None if there is none yet. Raises the error of the task, and BadUsage if it cannot be done.

        To be called at least every LOOK seconds, so that a call without an end is seen.
        """
        try:
            answer = self.worker.receive()
        except (EOFError, OSError):
            self._begin_again(Remark("script-ended", code=str(self.worker.exit_code)))
            return None
        if answer is None and self.worker.is_overdue:
            self._begin_again(script.time_over(self.worker.limit))
        if answer is not None and answer.failed:
            if isinstance(answer.value, Exception):
                raise answer.value
            self._begin_again(answer.value)
            return None
        return answer

    def _begin_again(self, text: Remark) -> None:
        """Ends the worker and has another one do the task, in which the call under way is a fault with this text."""
        call, place, is_own = self.worker.call, self.worker.place(), self.worker.is_at_task
        self.worker.end()
        if is_own and call:
            self._verdicts.append(script.Verdict(call, *place, text))
        elif is_own:
            self._deaths += 1
            if self._deaths == 2 and script.has_code():  # a file that has an effect of its own
                self._verdicts.append(script.Verdict(1, *place, text))
            elif self._deaths > 1 and script.has_code():
                raise BadUsage(f"The work has failed again and again: {text}", "jobs")
            elif self._deaths > 1:
                raise BadUsage("A process has died at its work, twice: expected one that lives on.", "jobs")
        self.worker = hire()
        self.worker.begin(self._work, self._task, self._verdicts)

    def release(self) -> None:
        """Lets the worker, which has done the task, do others, unless that was its last."""
        if self.worker in _workers:
            _idle.append(self.worker)


# --- in the process of a worker ---------------------------------------------------------------------------------------


def _serve(connection: Connection, post: Any, groups: Any, traces: Connection) -> None:
    """The loop of a process: answers each task by its items and its result, or by its error."""
    with suppress(KeyboardInterrupt, EOFError, OSError):
        _enter_session(traces)
        share_groups(groups)
        surroundings = _Surroundings()
        try:
            while True:
                order = connection.recv()
                if order is None:  # too late to stop
                    continue
                number, task, verdicts, texts = order
                script.carry(texts)
                if script.has_code() and sys.platform == "linux":  # it ends with its parent even in a long step
                    ctypes.CDLL(None).prctl(_END_WITH_PARENT, signal.SIGKILL)
                script.begin_task(number, post, verdicts)
                value, failed = _do(task, number, connection)
                is_last = not surroundings.restore()
                connection.send((number, (value, True, failed, is_last)))
        finally:
            if script.has_code():  # which may have a part in how Python ends
                os._exit(1)


def _enter_session(traces: Connection) -> None:
    """Leaves the terminal to the parent: its signals, and standard output, which is for the results of the command."""
    follow_parent()
    if hasattr(os, "setsid"):
        os.setsid()
    os.dup2(2, 1)
    if hasattr(signal, "SIGUSR1"):
        faulthandler.enable(traces.fileno())
        faulthandler.register(signal.SIGUSR1, traces.fileno(), all_threads=False)
    threading.excepthook, sys.unraisablehook = _forget_time, _forget_faults
    number, end = os.getpid(), os._exit

    def tell_and_end(status: int) -> NoReturn:
        if os.getpid() == number and hasattr(signal, "SIGUSR1"):
            faulthandler.dump_traceback(traces.fileno(), all_threads=False)
        end(status)

    os._exit = tell_and_end


def _do(pickled: bytes, number: int, connection: Connection) -> tuple[object, bool]:
    """Does a task, and sends its items until it is told to stop. Returns its result, and whether it failed."""
    try:
        work, task = pickle.loads(pickled)  # which may run the file of a game
        value = work(task)
        if not isinstance(value, Iterator):
            return value, False
        for item in value:
            if connection.poll():
                break
            connection.send((number, (item, False, False, False)))
    except (Refusal, OSError, MemoryError) as wrong:
        return wrong, True
    except Exception as wrong:  # noqa: BLE001 (the first process raises it)
        if script.has_code():  # it may have changed the engine, and other processes do not know its classes
            return script.reason_of(wrong), True
        wrong.add_note(format_exc())  # since a traceback cannot travel
        return wrong, True
    except script.TimeOver as wrong:
        return script.reason_of(wrong), True
    return None, False


def _forget_time(wrong: threading.ExceptHookArgs) -> None:
    """Reports the end of a thread of a file, unless the clock has ended it."""
    if wrong.exc_type is not script.TimeOver:
        threading.__excepthook__(wrong)


def _forget_faults(wrong: sys.UnraisableHookArgs) -> None:
    """Reports what went wrong where Python disposes of an object, unless a file is to blame for it."""
    if not issubclass(wrong.exc_type, script.TimeOver | BotFault):
        sys.__unraisablehook__(wrong)


class _Surroundings:
    """What code of files may change in its process, as it was before."""

    def __init__(self) -> None:
        self._limit, self._threads = sys.getrecursionlimit(), threading.active_count()
        self._streams, self._files = (sys.stdin, sys.stdout, sys.stderr), [os.dup(number) for number in range(3)]
        self._mask = os.umask(0o22)
        os.umask(self._mask)
        self._handlers = _handlers()
        try:
            self._folder: Path | None = Path.cwd()
        except OSError:  # somebody has deleted it
            self._folder = None

    def restore(self) -> bool:
        """Restores it. Returns False if this process is no longer as it was: threads go on, or signals are handled."""
        if (sys.stdin, sys.stdout, sys.stderr) != self._streams:
            for stream in (sys.stdout, sys.stderr):
                with suppress(Exception):  # whatever the file has put there
                    stream.flush()
            sys.stdin, sys.stdout, sys.stderr = self._streams
        for number, copy in enumerate(self._files):
            os.dup2(copy, number)
        if self._folder is not None:
            os.chdir(self._folder)
        os.umask(self._mask)
        sys.setrecursionlimit(self._limit)
        sys.settrace(None)
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        return threading.active_count() == self._threads and _handlers() == self._handlers


def _handlers() -> list[object]:
    return [signal.getsignal(kind) for kind in _KINDS]
