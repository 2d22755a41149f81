"""The terminal: what tables and boards are printed on, and a progress bar."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from pyengine.core.errors import BadValue

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

UNBOUNDED = 200
"""Columns where no terminal limits the width of a table."""
WIDEST = 100_000
"""Columns of a terminal on which every table fits."""


def require(package: str) -> None:
    """Raises BadValue, which says what to install, if a package of one of the extras is missing.

    It names that package and not the engine's extra, since the engine may come from a folder that no index knows.
    """
    if find_spec(package) is None:
        raise BadValue(f"The package {package} is missing: expected pip install {package} first.", "extra")


def require_rich() -> None:
    """Raises BadValue if tables cannot be printed: better before hours of games than after."""
    require("rich")


def warn(sentence: str) -> None:
    """Tells of something that went wrong while the command goes on."""
    print(f"wye: {sentence}", file=sys.stderr)


def console(errors: bool = False) -> Console:
    """Standard output, or the standard stream for errors, as `rich` writes on it. Raises BadValue."""
    require_rich()
    from rich.console import Console  # noqa: PLC0415 (an extra)

    stream = sys.stderr if errors else sys.stdout
    return Console(file=stream, highlight=False, width=None if stream.isatty() else UNBOUNDED)


def print_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Prints a table: the first column is text, the others are numbers. On narrow terminals every row is a list."""
    out = console()
    from rich.measure import Measurement  # noqa: PLC0415 (an extra)

    wide = _table(columns, rows)
    fits = Measurement.get(out, out.options.update(max_width=WIDEST), wide).maximum <= out.width
    out.print(title, markup=False)
    out.print(wide if fits else _lists(columns, rows))


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    from rich.table import Table  # noqa: PLC0415 (an extra)
    from rich.text import Text  # noqa: PLC0415 (an extra)

    table = Table()
    for place, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _lists(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """The same with a line for each column of each row."""
    from rich.table import Table  # noqa: PLC0415 (an extra)
    from rich.text import Text  # noqa: PLC0415 (an extra)

    lists = Table(show_header=False)
    lists.add_column(overflow="fold")
    lists.add_column(overflow="fold")
    for row in rows:
        for column, value in zip(columns, row, strict=True):
            lists.add_row(Text(column), Text(value))
        lists.add_section()
    return lists


MINUTE = 60.0
"""Seconds between two lines of progress where there is no terminal for a bar."""


def follow(
    games: Iterator[object],
    total: int,
    done: int,
    note: Callable[[], str],
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """Plays all the games behind a progress bar: `done` of `total`, the time that remains, and a note.

    Where no terminal shows it, a line tells about once a minute.
    """
    out = console(errors=True)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task, told = bar.add_task(note(), total=total, completed=done), clock()
        for number, _ in enumerate(games, done + 1):
            bar.update(task, advance=1, description=note())
            if not out.is_terminal and clock() - told >= MINUTE:
                warn(f"{number} of {total}. {note()}".rstrip(". ") + ".")
                told = clock()


def follow_titled(games: Iterator[object], total: int, done: int, title: str) -> None:
    """The same with a note that stays as it is."""
    follow(games, total, done, lambda: title)
