"""A file that an experiment writes line by line, so that the same command goes on where it was cut off."""

from __future__ import annotations

import json
from pathlib import Path

from pyengine.errors import BadRecord


class Journal:
    """Lines of JSON in a file, under a head that says whose they are; without a file, they are not kept."""

    def __init__(self, path: Path | None, head: str) -> None:
        """Reads what the file holds already, and begins a new one. Raises BadRecord if its head is another one."""
        self._path = path
        self.lines: list[str] = []
        """What the file held, without its head."""
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path, head)
        else:
            path.write_text(head + "\n", "utf-8")

    @property
    def kept(self) -> bool:
        """Whether there is a file."""
        return self._path is not None

    def place(self, number: int) -> str:
        """The name of one of its lines, counted from 0, for messages."""
        return f"Line {number + 2} of {self._path}"

    def add(self, entry: object) -> None:
        """Writes one more line, at once."""
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")

    def _read(self, path: Path, head: str) -> None:
        text = path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]  # a last line without its end was being written when all was cut off
        found, *self.lines = whole.splitlines() or [""]
        if found != head:
            raise BadRecord(
                f"{path} holds other results: expected those of the same command, or a new file.", "results"
            )
        if whole != text:
            path.write_text(whole, "utf-8")
