"""A program that runs beside us: commands go to its standard input, answers come from its standard output."""

import re
import shlex
import subprocess
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Lock, Thread
from time import monotonic
from typing import IO, TextIO

from pyengine.arena.parallel.interrupts import add_group, defer_signals, kill_group, remove_group
from pyengine.core.errors import BadUsage, clip

LONGEST = 4096
"""The most characters of a piece: a longer line is read in several, of which only the first one counts."""
WAITING = 1000
"""Pieces that may wait to be read; a program that writes more has to wait itself."""
MOST = 1_000_000
"""The most characters of an answer."""
PATIENCE = 2.0
"""Seconds in which a program ends after `quit`, before it is killed."""
DRAINING = 0.2
"""Seconds in which its last words are read after its end, and what waits to be read after the end of its time."""
LOOKING = 0.5
"""Seconds between two looks whether it still runs, while no word comes."""
QUOTED = 100
"""The most characters of a program's own words that a message repeats."""

_ANSWER = re.compile(r"([=?])(?:(\d{1,9})(?!\S))?(?![=?])(.*)")
_UNUSED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ufeff]")


class Denial(Exception):
    """The program answered that it cannot follow a command."""


class Crash(Exception):
    """The program has ended by itself, or has closed its input or output."""


class Timeout(Exception):
    """No answer came in time."""


class Overflow(Exception):
    """An answer has more than MOST characters."""


class Process:
    """A program from its start to its end. Lines that belong to no answer, such as greetings, are skipped.

    It runs in a group of processes of its own. When it ends, the whole group is killed, and with it all that the
    program has started, but for a process that has left the group (setsid). Windows has no such groups: there only the
    program itself is killed.
    """

    def __init__(self, command: str, log: Path | None = None) -> None:
        """Starts the program of this command line, without a shell. The conversation is added to the file `log`.

        Raises BadValue if it cannot be started, and OSError for a log that cannot be written.
        """
        self._log: TextIO | None = None if log is None else log.open("a", encoding="utf-8", errors="replace")
        self._lock, self._complaint = Lock(), ""
        self._problem: OSError | None = None
        self._number, self._numbered = 0, False
        self._pieces: Queue[str | None] = Queue(WAITING)
        self._within_line, self._has_ended = False, False
        self._note("#", command)
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # so that Ctrl-C does not reach it, and its own processes end with it
            )
        except (OSError, ValueError) as wrong:
            self._close_log()
            reason = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
            raise BadUsage(
                f"The program {quote(command)} cannot be started ({reason}): expected the path of a program that "
                "speaks GTP, and its arguments.",
                "program",
            ) from wrong
        add_group(self._process.pid)
        self._threads = [
            Thread(target=read, args=(stream,), daemon=True)
            for read, stream in ((self._read, self._process.stdout), (self._listen, self._process.stderr))
        ]
        for thread in self._threads:
            thread.start()

    def greet(self, seconds: float) -> None:
        """Waits for its first answers, which show whether it repeats the numbers of commands.

        Two answers without a number mean that it does not. Raises Crash, and Timeout after the seconds.
        """
        end, plain = monotonic() + seconds, 0
        self._numbered = True
        self._send("name")
        while plain < 2:
            sign, number, _ = _parse(self._line(end))
            if sign and number == self._number:
                self._rest(end)
                return
            if sign and number is None:
                plain += 1
                if plain == 1:
                    self._send("name")
        self._numbered = False

    def ask(self, command: str, seconds: float) -> str:
        """The answer to a command, without the sign before it.

        Raises Denial, Crash, Overflow, and Timeout after the seconds.

        Skips lines before the answer, even lines that look like one if the program repeats numbers.
        """
        end = monotonic() + seconds
        numbered = self._numbered
        while not numbered and self._pieces.qsize() > 0:  # what it has written unasked
            self._piece(end)
        self._send(command)
        while True:
            sign, number, text = _parse(self._line(end))
            if sign and not numbered and number is not None and number <= self._number:
                self._numbered = True  # only now it answers the first command
            elif sign and (number == self._number if numbered and sign == "=" else number in (None, self._number)):
                break
        text = "\n".join([text, *self._rest(end)]).strip()
        if sign == "?":
            raise Denial(text)
        return text

    def _send(self, command: str) -> None:
        """Sends a command, with the next number if the program repeats numbers. Raises Crash."""
        if self._numbered:
            self._number += 1
            command = f"{self._number} {command}"
        self._note(">", command)
        if self._problem is not None:
            raise self._problem
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{command}\n")
            self._process.stdin.flush()
        except OSError as wrong:
            raise Crash(self._last_words()) from wrong

    def _rest(self, end: float) -> list[str]:
        """The lines of an answer after the first one. Raises Overflow."""
        lines, count = list[str](), 0
        while True:
            is_first = not self._within_line
            piece = self._piece(end)
            if is_first and not piece.strip():
                return lines
            count += len(piece)
            if count > MOST:
                raise Overflow(f"its answer has more than {MOST} characters")
            if is_first:
                lines.append(piece.strip())

    @defer_signals()
    def end(self) -> None:
        """Asks the program to quit, and kills it if it does not, and then all that is left of its group."""
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
        self._kill()
        process.wait()
        self._has_ended, end = True, monotonic() + DRAINING
        while self._threads[0].is_alive() and monotonic() < end:  # it may wait for room among the pieces
            with suppress(Empty):
                self._pieces.get(timeout=0.01)
        for thread in self._threads:  # what has left the group may hold the output for ever
            thread.join(max(0.0, end - monotonic()))
        self._close_log()

    def _kill(self) -> None:
        """Kills the program, if it still runs, and its group."""
        self._process.kill()
        kill_group(self._process.pid)
        remove_group(self._process.pid)

    def _line(self, end: float) -> str:
        """The first piece of the next line. Raises Crash, and Timeout at the time `end`."""
        while self._within_line:
            self._piece(end)
        return self._piece(end)

    def _piece(self, end: float) -> str:
        """The next piece. Raises Crash, even if what the program has started holds its output, and Timeout."""
        while (left := end - monotonic()) > -DRAINING:  # a piece that waits has come in time
            has_ended = self._process.poll() is not None
            try:
                piece = self._pieces.get(timeout=max(0.0, min(left, LOOKING)))
            except Empty:
                if has_ended:
                    raise Crash(self._last_words()) from None
                if left > 0:
                    continue
                break
            if piece is None:
                raise Crash(self._last_words())
            self._within_line = not piece.endswith("\n")
            return piece
        raise Timeout

    def _last_words(self) -> str:
        """How it has ended, and its last line on the standard stream for errors."""
        try:
            code = f"code {self._process.wait(PATIENCE)}"
        except subprocess.TimeoutExpired:
            return "it closed its input or output"
        self._kill()
        self._threads[1].join(PATIENCE)
        return f"it ended with {code}: {quote(self._complaint)}" if self._complaint else f"it ended with {code}"

    def _read(self, stream: IO[str]) -> None:
        with stream:
            while (piece := stream.readline(LONGEST)) and not self._has_ended:
                self._note("<", piece)
                self._pieces.put(piece)
        if not self._has_ended:
            self._pieces.put(None)

    def _listen(self, stream: IO[str]) -> None:
        """Keeps the last line of its stream for errors."""
        with stream:
            while (piece := stream.readline(LONGEST)) and not self._has_ended:
                self._note("!", piece)
                self._complaint = piece.strip() or self._complaint

    def _note(self, sign: str, line: str) -> None:
        with self._lock:
            try:
                if self._log is not None:
                    self._log.write(f"{sign} {line.rstrip()}\n")
                    self._log.flush()
            except OSError as wrong:  # the next command raises it
                self._log, self._problem = None, wrong

    def _close_log(self) -> None:
        with self._lock:
            if self._log is not None:
                self._log.close()
            self._log = None


def _parse(line: str) -> tuple[str, int | None, str]:
    """The sign, number and text of an answer's first line. The sign of any other line, such as "=====", is ""."""
    match = _ANSWER.fullmatch(_UNUSED.sub("", line).strip())
    return (match[1], int(match[2]) if match[2] else None, match[3]) if match else ("", None, "")


def quote(text: str) -> str:
    """A program's words in quotes, cut after QUOTED characters."""
    return repr(clip(text, QUOTED))
