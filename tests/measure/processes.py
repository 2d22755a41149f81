"""The processes of browsers, and the memory that they take, where the system tells of them in /proc."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

RENDERER = "--type=renderer"
"""The argument of a process in which Chromium keeps pages and their workers."""


def started(named: str = RENDERER) -> list[int]:
    """The processes with this name or argument that this process, or one of these in turn, has started."""
    parents, found = dict[int, int](), list[int]()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if named in (folder / "cmdline").read_text():
                found.append(int(folder.name))
    return [number for number in found if os.getpid() in ancestors(number, parents)]


def ancestors(number: int, parents: dict[int, int]) -> Iterator[int]:
    """The process that started a process, and so on."""
    while number in parents:
        yield (number := parents[number])


def memory(processes: list[int]) -> int:
    """Proportional memory of the largest of these processes in MB of a million bytes; 0 if the system tells none."""
    texts = [Path(f"/proc/{number}/smaps_rollup").read_text() for number in processes]
    return max((int(text.partition("\nPss:")[2].split()[0]) * 1024 // 10**6 for text in texts), default=0)
