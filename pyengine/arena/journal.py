"""A file that a command writes line by line, so that the same command continues where it was cut off."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn, Self

from pyengine.core.errors import BadUsage

_FAR = 1 << 62
"""The byte that is locked on Windows, where nobody else can read a locked byte: far beyond the end of the file."""


@contextmanager
def hold_folder(folder: Path) -> Iterator[None]:
    """Makes a folder, if it is not there, and locks it until the end of the block, by the file `lock` in it.

    Raises BadUsage for a folder in which another command works, and OSError, which names the file.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with FileIO(folder / "lock", "a+") as file:
        if not _lock(file):
            raise BadUsage(f"Another command writes {folder}: expected a folder for each.", "folder")
        yield


class Journal:
    """Entries in a file: JSON lists and objects, one a line, under a head that identifies the command.

    While it is open, no other command can open the same file. Without a file, nothing is kept.
    """

    def __init__(self, path: Path | None, head: str) -> None:
        """Reads what the file holds already, or begins a new one. An entry that was cut off is dropped.

        Raises BadUsage for a file that another command writes, for another head, and for a line that is no entry; the
        file then stays as it is. Raises OSError, which names the file, if it cannot be written.
        """
        self.entries: list[Any] = []
        """What the file held, without its head."""
        self._path, self._file = path, None
        if path is None:
            return
        self._file = FileIO(path, "a+")
        try:
            with _naming(path):
                self._begin(path, self._file, head.encode())
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, entry: object) -> None:
        """Writes another entry, at once. Raises OSError, which names the file."""
        if self._path is not None and self._file is not None:
            with _naming(self._path):
                _write(self._file, json.dumps(entry).encode() + b"\n")

    def refuse(self, number: int, expected: str) -> NoReturn:
        """Raises BadUsage for the entry of this number, from 0."""
        raise BadUsage(f"Line {number + 2} of {self._path} cannot be used: expected {expected}.", "results")

    def _begin(self, path: Path, file: FileIO, head: bytes) -> None:
        if not _lock(file):
            raise BadUsage(f"Another command writes {path}: expected a file for each.", "results")
        file.seek(0)
        content = file.readall() if os.fstat(file.fileno()).st_size else b""  # /dev/full cannot be read
        *lines, cut = content.split(b"\n")
        if not lines and head.startswith(cut):  # a new file, or one whose head was cut off
            _write(file, head.removeprefix(cut) + b"\n")
            return
        if not lines or lines[0].rstrip() != head:
            raise BadUsage(f"{path} {_difference(lines[:1], head)}", "results")
        for number, line in enumerate(lines[1:]):
            try:
                self.entries.append(_entry(line))
            except ValueError:
                self.refuse(number, "an entry of JSON")
        try:
            self.entries.append(_entry(cut))
        except ValueError:
            file.truncate(file.tell() - len(cut))
        else:  # it lacks nothing but its end
            _write(file, b"\n")


def _lock(file: FileIO) -> bool:
    """Locks a file until it is closed or the process ends. Returns whether no other process holds the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 (Windows alone has it)

            file.seek(_FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 (Windows does not have it)

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def _write(file: FileIO, line: bytes) -> None:
    while line:
        line = line[file.write(line) :]


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Makes every OSError name the file."""
    try:
        yield
    except OSError as wrong:
        raise OSError(wrong.errno, wrong.strerror, str(path)) from wrong


def _difference(heads: list[bytes], head: bytes) -> str:
    """Describes why a file whose head is the first of `heads`, if there is one, holds other results."""
    try:
        before, now = (_entry(line) for line in (*heads, head))
        others = [name for name, digest in now["digests"].items() if before["digests"].get(name) != digest]
        same_plan = {**before, "digests": None} == {**now, "digests": None}
    except (ValueError, KeyError, TypeError, AttributeError):
        others, same_plan = [], False
    if same_plan and others:
        what = " and ".join(name if name != "engine" else "version of the engine" for name in others)
        return f"holds results of another {what}: expected the same one, or a new file."
    return "holds other results: expected those of the same command, or a new file."


def _entry(line: bytes) -> Any:
    """The list or object in a line. Raises ValueError for anything else."""

    def refuse(constant: str) -> NoReturn:
        raise ValueError(f"{constant} is no JSON")

    try:
        entry = json.loads(line, parse_constant=refuse)
    except RecursionError as wrong:
        raise ValueError("too deep") from wrong
    if not isinstance(entry, list | dict):
        raise ValueError("a list or an object is expected")  # noqa: TRY004 (as for text that is no JSON)
    return entry
