"""What students hand in: lines that exercises give, and files in which they have written an algorithm."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from pyengine.arena.table import Row
from pyengine.cli.files import read_text
from pyengine.core.errors import Refusal
from pyengine.core.script import SUFFIX, compile_script, source_of
from pyengine.lab import experiment, tasks
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.exercise import TASKS, check_line

Work = tuple[str, str]
"""A line and its place, or the path of a file of Python and ""."""
COLUMNS = ("name", "from", *TASKS, "algorithm", "points", "of", "claimed", "tries", "remarks")


def handed_in(arguments: Iterable[str]) -> Iterator[Work]:
    """All lines and files: each argument is a line, a file, a folder, or "-" for standard input. Raises OSError.

    In a folder the files that end in .py and .txt count, in a text the lines that are neither empty nor comments.
    """
    for argument in arguments:
        if os.path.isdir(argument):  # noqa: PTH112 (a line that is too long for a path is none)
            paths = sorted(
                one for one in Path(argument).rglob("*.*") if one.suffix in (SUFFIX, ".txt") and one.is_file()
            )
            yield from handed_in(map(str, paths))
        elif argument.endswith(SUFFIX):
            with suppress(Refusal):  # which its grade tells
                source_of(argument)  # for the process that runs the file
            yield argument, ""
        elif argument == "-" or os.path.isfile(argument):  # noqa: PTH113
            text = sys.stdin.read() if argument == "-" else read_text(argument)[0]
            for number, line in enumerate(text.splitlines(), 1):
                if line.strip() and not line.lstrip().startswith("#"):
                    yield f"{argument}, line {number}", line
        else:
            yield "", argument


def grade(work: Work) -> Row:
    """The points of a line for each task, or of a file, which is 1 if its algorithm passes.

    A file has its own name and claims nothing. `of` is None for what cannot be read; `remarks` has the reason, what
    is wrong, or what was measured. Raises Refusal for a line without a place that cannot be read.
    """
    place, line = work
    row: Row = dict.fromkeys(COLUMNS) | {"from": place, "points": 0}
    try:
        if line:
            return row | check_line(line, lambda text: experiment.read(text, EXPERIMENTS))
        script = compile_script(place, source_of(place))
        if name := tasks.task_of(script):
            row |= {"name": Path(place).stem, "algorithm": name, "of": 1}
        *_, told = tasks.grade(script)
        return row | {"points": 1, "remarks": str(told)}
    except Refusal as fault:
        if not place:
            raise
        return row | {"remarks": str(fault).removeprefix(f"{place}, ")}
