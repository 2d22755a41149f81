"""The steps of a build: shown with their seconds, done once for the same inputs, by one build at a time."""

import contextlib
import errno
import os
import re
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO

from web.build.files import digest, remove
from web.build.paths import ROOT, WORK

PATIENCE = 900  # seconds to wait for another build
LEFTOVERS = 5  # seconds to wait for the output of programs that a command has left behind
LONGEST = 300  # characters of a line that are shown
Command = Sequence[str | Path]

NETWORK = "check the network and run the command again"  # a remedy of commands that use it
FULL = "the disk is full, so make room on it and run the command again"
# Remedies by a pattern of the output; such a command is not tried again.
REMEDIES = {
    "integrity checksum failed": "a package is not the one that package-lock.json pins, so restore it",
    "ENOSPC|EDQUOT|no space left|enough (free )?space|disk quota|disk is full": FULL,
}
UNWRITABLE = "EACCES|EPERM|EROFS|ENOTDIR|permission denied|read-only file system|not a directory"
# What npm, pip, apt and Playwright print of a network, before other lines that tell less.
UNREACHED = (
    r"\b(ECONN\w+|E\w*TIMEDOUT|ENOTFOUND|EAI_AGAIN|E(NET|HOST)UNREACH)\b|\bcertificate|temporary failure (in name )?"
    "resol|could not resolve|name or service not known|connection (refused|reset|timed out)|failed to establish a new "
    "connection|network is unreachable|no route to host|proxyerror|read timed out"
)
CHATTER = re.compile(r"npm (error|ERR!)( (code|errno|syscall|path)\b.*| A complete log .*)?$")  # npm's other lines
PLACE = re.compile(r"""(?:\bpath:? |['"])'?((?:/|[A-Z]:\\)[^'"]+)""")  # in the output of npm, Node and Python
ERROR = re.compile(r"\[ERROR\] (.*)")  # esbuild's, and then its place
SOURCE = re.compile(r"[\w./-]+:\d+:\d+:?$")
MODULE = re.compile(r'File "(?:/lib/python[\d.]+/site-packages/)?([^"<]+)", line (\d+)')  # Python's


class Failure(Exception):
    """A problem and its remedy in one sentence, shown without a traceback."""


class Unwritable(Failure):
    """A command had no right to write a file."""


def say(text: str, stays: bool = True) -> None:
    """Report progress. On a terminal, the next line overwrites one that does not stay."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="\n" if stays else "", file=sys.stderr, flush=True)
    else:
        print(text, file=sys.stderr, flush=True)


class Log(threading.Thread):
    """Reads what a command prints, and writes it to a file as far as that can be written."""

    def __init__(self, output: IO[bytes], path: Path) -> None:
        super().__init__(daemon=True)  # a program that the command has left behind may hold its output open
        self._output, self._path = output, path
        self._read = bytearray()
        self.problem: OSError | None = None
        self.start()

    def run(self) -> None:
        with self._output, contextlib.ExitStack() as stack:
            file: IO[bytes] | None = None
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                file = stack.enter_context(self._path.open("wb", buffering=0))
            except OSError as error:
                self.problem = error
            for line in self._output:
                self._read += line
                try:
                    if file is not None and self.problem is None:
                        file.write(line)
                except OSError as error:
                    self.problem = error

    def lines(self) -> list[str]:
        """The lines so far that are not empty."""
        return [line.strip() for line in self._read.decode(errors="replace").splitlines() if line.strip()]


def run(title: str, command: Command, remedy: str, tries: int = 1, **variables: str) -> None:
    """Run `command` in the project, showing `title` and the seconds it takes. Failure, with a remedy, after `tries`."""
    path = WORK / "log" / f"{re.sub('[^a-z0-9]+', '-', title.lower())[:50]}.txt"
    environment, start = {**os.environ, **variables}, time.monotonic()
    for attempt in range(1, tries + 1):
        say(f"{title} ...", stays=False)
        pipe, both = subprocess.PIPE, subprocess.STDOUT
        # As a context it would wait for all programs that hold its output.
        process = subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=both, env=environment)
        assert process.stdout is not None
        log = Log(process.stdout, path)
        while sys.stderr.isatty() and process.poll() is None:
            say(f"{title} ... {time.monotonic() - start:.0f} s", stays=False)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.5)
        process.wait()
        log.join(LEFTOVERS)
        if process.returncode == 0:
            return say(f"{title}: {time.monotonic() - start:.1f} s")
        kind, line, better = diagnosis(log.lines(), log.problem)
        if better:
            break
        if attempt < tries:
            say(f"{title}: try {attempt} of {tries} failed")
            time.sleep(attempt)
    place = "" if log.problem else f", or see {path.relative_to(ROOT)}"
    raise kind(f"{title} failed ({line}): {better or remedy}{place}")


def diagnosis(lines: Sequence[str], log: OSError | None = None) -> tuple[type[Failure], str, str]:
    """The kind of failure, the most telling line of a failed command's output, and the remedy, if it is known.

    `log` is why its log could not be written, if it could not.
    """

    def matching(pattern: str) -> list[str]:
        return [line for line in lines if re.search(pattern, line, re.IGNORECASE)]

    for pattern, remedy in REMEDIES.items():
        if found := matching(pattern):
            return Failure, found[0], remedy
    if log is not None and is_full(log):
        return Failure, str(log.strerror), FULL
    if found := matching(UNWRITABLE):
        place = next((match[1] for other in lines if (match := PLACE.search(other))), "what it names")
        return Unwritable, found[0], f"make sure that {place} can be written"
    if error := next((match[1] for line in lines if (match := ERROR.search(line))), None):
        place = next((line for line in lines if SOURCE.match(line)), "")
        return Failure, f"{place.rstrip(':')} {error}".strip(), ""
    if found := matching(UNREACHED):
        return Failure, max(found, key=len)[:LONGEST], ""
    module = next((match for line in reversed(lines) if (match := MODULE.match(line))), None)
    place = f"{module[1]}:{module[2]} " if module else ""
    telling = [line for line in lines if not CHATTER.match(line)] or lines
    return Failure, f"{place}{telling[-1]}" if telling else "no output", ""


def is_full(error: OSError) -> bool:
    """Whether an error says that there is no room on a disk."""
    return error.errno in (errno.ENOSPC, errno.EDQUOT)


def once(
    name: str, inputs: Sequence[Path | str], target: Path, make: Callable[[], None], *, whole: bool = True
) -> None:
    """Call `make`, unless `target` was made from the same inputs and has not changed since.

    `whole`: whether its contents are compared, so that a damaged one is made again; otherwise its existence is enough.
    """
    stamp = WORK / "stamps" / name
    sources = digest(*inputs)  # and not of what changes while it is made

    def key() -> bytes:
        return digest(sources, *([target] if whole else [])).encode()

    if target.exists() and stamp.is_file() and stamp.read_bytes() == key():
        return
    remove(stamp)
    make()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_bytes(key())


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold the lock on builds of this project, waiting for it if need be; a killed build releases it."""
    WORK.mkdir(exist_ok=True)
    path = WORK / "lock"
    with contextlib.ExitStack() as held:
        try:
            database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
            held.enter_context(contextlib.closing(database)).execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Failure(f"Another build has run here for {PATIENCE} seconds: end it and try again") from error
            if error.sqlite_errorcode == sqlite3.SQLITE_FULL:
                raise Failure(f"{path} cannot be locked: {FULL}") from error
            raise Failure(f"{path} cannot be locked ({error}): make .build writable, or delete it") from error
        yield
