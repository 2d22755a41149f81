"""A program that runs beside us and answers commands: lines to its standard input, answers from its standard output."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path
from queue import Empty, Queue
from threading import Lock, Thread
from typing import IO, TextIO

from pyengine.arena.parallel.interrupts import unbroken
from pyengine.core.errors import BadValue

LONGEST = 65_536
"""Characters of a line; a longer one is read in parts."""
WAITING = 1000
"""Lines that may wait to be read; a program that says more has to wait itself."""
PATIENCE = 2.0
"""Seconds in which a program ends after `quit`, before it is killed."""
SHOWN = 100
"""The most characters of a program's own words that a message repeats."""

_ANSWER = re.compile(r"([=?])(?:(\d{1,9})(?!\S))?(?![=?])(.*)")
_UNUSED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ufeff]")


class Denial(Exception):
    """The program answered that it cannot follow a command."""


class Crash(Exception):
    """The program has ended by itself, or has closed its input or output."""


class Timeout(Exception):
    """No answer came in time."""


class Process:
    """A program from its start to its end. Lines that belong to no answer, as those at its start, are skipped."""

    def __init__(self, command: str, log: Path | None = None) -> None:
        """Starts the program of this command line, without a shell. What is said is added to the file `log`.

        Raises BadValue if it cannot be started, and OSError for a log that cannot be written.
        """
        self._log: TextIO | None = None if log is None else log.open("a", encoding="utf-8", errors="replace")
        self._lock, self._complaint = Lock(), ""
        self._number, self._numbered = 0, False
        self._lines: Queue[str | None] = Queue(WAITING)
        self._note("#", command)
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # so that Ctrl-C is for us, and what it has started ends with it
            )
        except (OSError, ValueError) as wrong:
            self._close_log()
            reason = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
            raise BadValue(
                f"The program {shown(command)} cannot be started ({reason}): expected the path of a program that "
                "speaks GTP, and its arguments.",
                "program",
            ) from wrong
        self._threads = [
            Thread(target=read, args=(stream,), daemon=True)
            for read, stream in ((self._read, self._process.stdout), (self._listen, self._process.stderr))
        ]
        for thread in self._threads:
            thread.start()

    def greet(self, seconds: float) -> None:
        """Waits for its first answers, and finds out whether it repeats the numbers of commands.

        Two answers without a number say that it does not. Raises Crash, and Timeout after the seconds.
        """
        end, plain = time.monotonic() + seconds, 0
        self._numbered = True
        self._say("name")
        while plain < 2:
            sign, number, _ = _parts(self._line(end))
            if sign and number == self._number:
                self._rest(end)
                return
            if sign and number is None:
                plain += 1
                if plain == 1:
                    self._say("name")
        self._numbered = False

    def ask(self, command: str, seconds: float) -> str:
        """The answer to a command, without the sign before it. Raises Denial, Crash, and Timeout after the seconds.

        Lines before the answer are skipped, also such as look like one, if the program repeats numbers.
        """
        end = time.monotonic() + seconds
        numbered = self._numbered
        if not numbered:
            self._forget()
        self._say(command)
        while True:
            sign, number, text = _parts(self._line(end))
            if sign and not numbered and number is not None and number <= self._number:
                self._numbered = True  # only now it answers what it was asked first
            elif sign and (number == self._number if numbered and sign == "=" else number in (None, self._number)):
                break
        text = "\n".join([text, *self._rest(end)]).strip()
        if sign == "?":
            raise Denial(text)
        return text

    def _say(self, command: str) -> None:
        """Sends a command, with the next number if the program repeats numbers. Raises Crash."""
        if self._numbered:
            self._number += 1
            command = f"{self._number} {command}"
        self._note(">", command)
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{command}\n")
            self._process.stdin.flush()
        except OSError as wrong:
            raise Crash(self._last_words()) from wrong

    def _rest(self, end: float) -> list[str]:
        """The lines of an answer after the first one."""
        lines = list[str]()
        while line := self._line(end).strip():
            lines.append(line)
        return lines

    def _forget(self) -> None:
        """Drops what it has said unasked."""
        while self._lines.qsize() > 0:
            line = self._lines.get()
            if line is None:
                raise Crash(self._last_words())

    def end(self) -> None:
        """Ends the program: it may end by itself at first. Afterwards nothing of it is left."""
        with unbroken():
            self._end()

    def _end(self) -> None:
        process = self._process
        assert process.stdin is not None
        self._note(">", "quit")
        try:
            with process.stdin as commands:
                commands.write("quit\n")
        except OSError:
            self._note("#", "it no longer listens")
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._note("#", "killed, as it did not quit")
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
            process.wait()
        while self._threads[0].is_alive():  # it may wait for room among the lines
            try:
                self._lines.get(timeout=0.01)
            except Empty:
                break  # something else that it has started holds its output
        for thread in self._threads:
            thread.join(PATIENCE)
        self._close_log()

    def _line(self, end: float) -> str:
        try:
            line = self._lines.get(timeout=max(0.0, end - time.monotonic()))
        except Empty:
            raise Timeout from None
        if line is None:
            raise Crash(self._last_words())
        return line

    def _last_words(self) -> str:
        """How it has ended, and the last that it said on its standard stream for errors."""
        try:
            code = f"code {self._process.wait(PATIENCE)}"
        except subprocess.TimeoutExpired:
            return "it closed its input or output"
        self._threads[1].join(PATIENCE)
        return f"it ended with {code}: {shown(self._complaint)}" if self._complaint else f"it ended with {code}"

    def _read(self, stream: IO[str]) -> None:
        """Hands on the lines of its output; None at their end."""
        with stream:
            while line := stream.readline(LONGEST):
                self._note("<", line)
                self._lines.put(line)
        self._lines.put(None)

    def _listen(self, stream: IO[str]) -> None:
        """Keeps the last line that is for people."""
        with stream:
            while line := stream.readline(LONGEST):
                self._note("!", line)
                self._complaint = line.strip() or self._complaint

    def _note(self, sign: str, line: str) -> None:
        with self._lock:
            if self._log is not None:
                self._log.write(f"{sign} {line.rstrip()}\n")
                self._log.flush()

    def _close_log(self) -> None:
        with self._lock:
            if self._log is not None:
                self._log.close()
            self._log = None


def _parts(line: str) -> tuple[str, int | None, str]:
    """The sign of an answer's first line, "" if it is none, as "=====", then its number, if any, and its text."""
    found = _ANSWER.fullmatch(_UNUSED.sub("", line).strip())
    return (found[1], int(found[2]) if found[2] else None, found[3]) if found else ("", None, "")


def shown(text: str) -> str:
    """A program's words in quotes, not too many of them."""
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}...")
