"""The steps of a build: told with the seconds they take, done once for the same inputs, by one build at a time."""

import contextlib
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from web.build.files import digest, remove
from web.build.paths import ROOT, WORK

PATIENCE = 900  # seconds to wait for another build
Command = Sequence[str | Path]

NETWORK = "check the network and run the command again"  # a remedy of commands that use it
# What helps where a command says the like of this, in place of the usual remedy and of another try.
REMEDIES = {
    "integrity checksum failed": "a package is not the one that package-lock.json pins, so restore it",
    "ENOSPC|no space left": "make room on the disk and run the command again",
}
UNWRITABLE = "EACCES|EPERM|EROFS|ENOTDIR|permission denied|read-only file system|not a directory"
PLACE = re.compile(r"""(?:\bpath:? |['"])'?((?:/|[A-Z]:\\)[^'"]+)""")  # in what npm, Node and Python say of it
ERROR = re.compile(r"\[ERROR\] (.*)")  # esbuild's, and then its place
SOURCE = re.compile(r"[\w./-]+:\d+:\d+:?$")
MODULE = re.compile(r'File "(?:/lib/python[\d.]+/site-packages/)?([^"<]+)", line (\d+)')  # as Python tells it


class Failure(Exception):
    """What went wrong and what to do about it, in one sentence: shown without a traceback."""


class Unwritable(Failure):
    """A command could not write where it would."""


def say(text: str, stays: bool = True) -> None:
    """Report progress. On a terminal, the next line overwrites one that does not stay."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="\n" if stays else "", file=sys.stderr, flush=True)
    else:
        print(text, file=sys.stderr, flush=True)


def run(title: str, command: Command, remedy: str, tries: int = 1, **variables: str) -> None:
    """Run `command` in the project, showing `title` and the seconds it takes. Failure, with a remedy, after `tries`."""
    log = WORK / "log" / f"{re.sub('[^a-z0-9]+', '-', title.lower())[:50]}.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    environment, start = {**os.environ, **variables}, time.monotonic()
    for attempt in range(1, tries + 1):
        say(f"{title} ...", stays=False)
        with log.open("wb") as output:
            both = subprocess.STDOUT
            with subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=both, env=environment) as process:
                while sys.stderr.isatty() and process.poll() is None:
                    say(f"{title} ... {time.monotonic() - start:.0f} s", stays=False)
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        process.wait(0.5)
        if process.returncode == 0:
            return say(f"{title}: {time.monotonic() - start:.1f} s")
        lines = [line.strip() for line in log.read_text(errors="replace").splitlines() if line.strip()]
        kind, line, better = diagnosis(lines)
        if better:
            break
        if attempt < tries:
            say(f"{title}: try {attempt} of {tries} failed")
            time.sleep(attempt)
    raise kind(f"{title} failed ({line}): {better or remedy}, or see {log.relative_to(ROOT)}")


def diagnosis(lines: Sequence[str]) -> tuple[type[Failure], str, str]:
    """What a failed command's output says: the kind of failure, the line that tells most, and the remedy that it calls
    for, if it is a known one.
    """
    for pattern, remedy in REMEDIES.items():
        if line := matching(pattern, lines):
            return Failure, line, remedy
    if line := matching(UNWRITABLE, lines):
        place = next((found[1] for one in lines if (found := PLACE.search(one))), "what it names")
        return Unwritable, line, f"make sure that {place} can be written"
    if error := next((found[1] for line in lines if (found := ERROR.search(line))), None):
        place = next((line for line in lines if SOURCE.match(line)), "")
        return Failure, f"{place.rstrip(':')} {error}".strip(), ""
    module = next((found for line in reversed(lines) if (found := MODULE.match(line))), None)
    place = f"{module[1]}:{module[2]} " if module else ""
    return Failure, f"{place}{lines[-1]}" if lines else "no output", ""


def matching(pattern: str, lines: Sequence[str]) -> str | None:
    """The first line in which the pattern is found."""
    return next((line for line in lines if re.search(pattern, line, re.IGNORECASE)), None)


def once(
    name: str, inputs: Sequence[Path | str], target: Path, make: Callable[[], None], *, whole: bool = True
) -> None:
    """Call `make`, unless `target` was made from the same inputs and is as it was then.

    `whole`: whether all of it is compared, so that a damaged one is made anew; otherwise it is enough that it is there.
    """
    stamp = WORK / "stamps" / name
    made_from = digest(*inputs)  # and not of what changes while it is made

    def key() -> bytes:
        return digest(made_from, *([target] if whole else [])).encode()

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
            raise Failure(f"{path} cannot be locked ({error}): make .build writable, or delete it") from error
        yield
