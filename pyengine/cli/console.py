"""The terminal: tables and progress in plain text, or with boxes and a bar where the package `rich` is there."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from pyengine.core.errors import BadUsage

if TYPE_CHECKING:
    from rich.console import Console

UNBOUNDED = 200
"""Columns where no terminal limits the width of a table."""
WIDEST = 100_000
"""Columns of a terminal on which every table fits."""
NUMBER = re.compile(r"[-+]?(\d+(\.\d+)?(e[-+]\d+)?|inf)?", re.ASCII)
"""A cell of a column of numbers, which may be empty."""
GAP = "  "
"""What separates the columns of a table without boxes."""


def require(*packages: str) -> None:
    """Raises BadValue, which names what to install, if packages of the extras are missing.

    It names the packages and not the extra, since the engine may be installed from a folder. Commands call it first,
    since an error is better before hours of games than after.
    """
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        what = f"package {missing[0]} is" if len(missing) == 1 else f"packages {' and '.join(missing)} are"
        raise BadUsage(f"The {what} missing: expected pip install {' '.join(missing)} first.", "extra")


def warn(sentence: str) -> None:
    """Prints a problem that does not stop the command."""
    print(f"wye: {sentence}", file=sys.stderr)


def rich_console(errors: bool = False) -> Console | None:
    """The console of `rich` on standard output, or on the stream for errors; None without `rich`."""
    try:
        from rich.console import Console  # noqa: PLC0415 (an extra)
    except ImportError:
        return None
    stream = sys.stderr if errors else sys.stdout
    return Console(file=stream, highlight=False, width=None if stream.isatty() else UNBOUNDED)


def print_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Prints a table, with columns of numbers to the right. On narrow terminals every row is a list."""
    out = rich_console()
    if out is None:
        print("\n".join([title, *_plain_table(columns, rows)]))
        return
    from rich.measure import Measurement  # noqa: PLC0415 (an extra)
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = Table()
    for column, numeric in zip(columns, _are_numbers(rows), strict=True):
        table.add_column(Text(column), justify="right" if numeric else "left", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    if Measurement.get(out, out.options.update(max_width=WIDEST), table).maximum > out.width:
        table = Table(show_header=False)  # a line for each column of each row
        table.add_column(overflow="fold")
        table.add_column(overflow="fold")
        for row in rows:
            for column, value in zip(columns, row, strict=True):
                table.add_row(Text(column), Text(value))
            table.add_section()
    out.print(title, markup=False)
    out.print(table)


def _are_numbers(rows: Sequence[Sequence[str]]) -> list[bool]:
    """Whether each column holds numbers alone, or nothing."""
    return [all(NUMBER.fullmatch(cell) for cell in column) for column in zip(*rows, strict=True)]


def _plain_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines of a table without boxes; where it is wider than the terminal, a list of each row."""
    lines = [columns, *rows]
    widths = [max(map(len, cells)) for cells in zip(*lines, strict=True)]
    limit = get_terminal_size().columns if sys.stdout.isatty() else UNBOUNDED
    if sum(widths) + len(GAP) * (len(widths) - 1) <= limit:
        adjust = [str.rjust if numeric else str.ljust for numeric in _are_numbers(rows)]
        for line in lines:
            yield GAP.join(map(lambda to, cell, width: to(cell, width), adjust, line, widths)).rstrip()
        return
    for row in rows:
        yield ""
        for column, value in zip(columns, row, strict=True):
            yield f"{column.ljust(max(map(len, columns)))}{GAP}{value}".rstrip()


MINUTE = 60.0
"""Seconds between two lines of progress where there is no bar."""


def follow(
    games: Iterator[object], total: int, done: int, note: Callable[[], str], clock: Callable[[], float] = time.monotonic
) -> None:
    """Plays all the games behind a progress bar: `done` of `total`, the remaining time, and a note.

    Without a terminal or `rich`, it prints a line about once a minute.
    """
    out = rich_console(errors=True)
    if out is not None and out.is_terminal:
        _follow_with_bar(games, total, done, note, out)
        return
    reported = clock()
    for number, _ in enumerate(games, done + 1):
        if clock() - reported >= MINUTE:
            warn(f"{number} of {total}. {note()}".rstrip(". ") + ".")
            reported = clock()


def _follow_with_bar(games: Iterator[object], total: int, done: int, note: Callable[[], str], out: Console) -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=out, transient=True) as bar:
        task = bar.add_task(note(), total=total, completed=done)
        for _ in games:
            bar.update(task, advance=1, description=note())


def follow_titled(games: Iterator[object], total: int, done: int, title: str) -> None:
    """Plays all the games behind a progress bar with this title."""
    follow(games, total, done, lambda: title)
