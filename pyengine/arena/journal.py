"""A file that a command writes line by line, so that the same command goes on where it was cut off."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, NoReturn, Self

from pyengine.core.errors import BadRecord

_FAR = 1 << 62
"""Windows locks a byte of a file, which nobody else may read then: one that the file does not have."""


class Journal:
    """Entries, lists and objects of JSON, in a file: a line each, under a head that says whose they are.

    As long as it is open, no other command can open the same file. Without a file, nothing is kept.
    """

    def __init__(self, path: Path | None, head: str) -> None:
        """Reads what the file holds already, or begins a new one. An entry that was cut off is dropped.

        Raises BadRecord for a file that another command writes, and for one with another head or with a line that is
        no entry: that file stays as it is. Raises OSError, which names the file, if it cannot be written.
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
            self.close()
            raise

    def close(self) -> None:
        """Leaves the file to others."""
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def kept(self) -> bool:
        """Whether there is a file."""
        return self._path is not None

    def add(self, entry: object) -> None:
        """Writes one more entry, at once. Raises OSError, which names the file."""
        if self._path is not None and self._file is not None:
            with _naming(self._path):
                _write(self._file, json.dumps(entry).encode() + b"\n")

    def refuse(self, number: int, expected: str) -> NoReturn:
        """Raises BadRecord for one of the entries, counted from 0."""
        raise BadRecord(f"Line {number + 2} of {self._path} cannot be used: expected {expected}.", "results")

    def _begin(self, path: Path, file: FileIO, head: bytes) -> None:
        if not _locked(file):
            raise BadRecord(f"Another command writes {path}: expected a file for each.", "results")
        *lines, cut = _content(file).split(b"\n")
        if not lines and head.startswith(cut):  # a new file, or one whose head was cut off
            _write(file, head.removeprefix(cut) + b"\n")
            return
        if not lines or lines[0].rstrip() != head:
            raise BadRecord(f"{path} {_difference(lines[:1], head)}", "results")
        for number, line in enumerate(lines[1:]):
            try:
                self.entries.append(_entry(line))
            except ValueError:
                self.refuse(number, "an entry of JSON")
        self._mend(file, cut)

    def _mend(self, file: FileIO, cut: bytes) -> None:
        """Drops the last line if it was cut off when it was written; one that lacks nothing but its end gets that."""
        try:
            self.entries.append(_entry(cut))
        except ValueError:
            file.truncate(file.tell() - len(cut))
        else:
            _write(file, b"\n")


def _locked(file: FileIO) -> bool:
    """Whether the file is ours alone now. The lock goes when the file is closed, also by the end of the process."""
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


def _content(file: FileIO) -> bytes:
    """All that the file holds; nothing where it is no file, as /dev/full."""
    file.seek(0)
    return file.readall() if os.fstat(file.fileno()).st_size else b""


def _write(file: FileIO, line: bytes) -> None:
    while line:
        line = line[file.write(line) :]


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Lets every OSError name the file."""
    try:
        yield
    except OSError as wrong:
        raise OSError(wrong.errno, wrong.strerror, str(path)) from wrong


def _difference(found: list[bytes], head: bytes) -> str:
    """Tells what is wrong with the head of a file that holds other results."""
    try:
        was, now = (_entry(line) for line in (*found, head))
        others = [name for name, digest in now["digests"].items() if was["digests"].get(name) != digest]
        alike = {**was, "digests": None} == {**now, "digests": None}
    except (ValueError, KeyError, TypeError, AttributeError):
        others, alike = [], False
    if alike and others:
        what = " and ".join(name if name != "engine" else "version of the engine" for name in others)
        return f"holds results of another {what}: expected the same one, or a new file."
    return "holds other results: expected those of the same command, or a new file."


def _entry(line: bytes) -> Any:
    """The list or object in a line. Raises ValueError for anything else."""
    try:
        found = json.loads(line, parse_constant=_refused)
    except RecursionError as wrong:
        raise ValueError("too deep") from wrong
    if not isinstance(found, list | dict):
        raise ValueError("a list or an object is expected")  # noqa: TRY004 (as for text that is no JSON)
    return found


def _refused(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")
