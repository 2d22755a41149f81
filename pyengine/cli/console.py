"""The terminal: what tables and boards are printed on, and a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from pyengine.errors import BadValue

if TYPE_CHECKING:
    from rich.console import Console

UNBOUNDED = 200
"""Columns where no terminal limits the width of a table."""


def require(package: str, extra: str) -> None:
    """Raises BadValue, which says what to install, if a package of one of the extras is missing."""
    if find_spec(package) is None:
        raise BadValue(f"The package {package} is missing: expected pip install 'wye-engine[{extra}]' first.", "extra")


def require_rich() -> None:
    """Raises BadValue if tables cannot be printed: better before hours of games than after."""
    require("rich", "cli")


def console(errors: bool = False) -> Console:
    """Standard output, or the standard stream for errors, as `rich` writes on it. Raises BadValue."""
    require_rich()
    from rich.console import Console  # noqa: PLC0415 (an extra)

    stream = sys.stderr if errors else sys.stdout
    return Console(file=stream, highlight=False, width=None if stream.isatty() else UNBOUNDED)


def print_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Prints a table: the first column is text, the others are numbers."""
    out = console()
    from rich.table import Table  # noqa: PLC0415 (an extra)
    from rich.text import Text  # noqa: PLC0415 (an extra)

    table = Table()
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    out.print(title, markup=False)
    out.print(table)


def follow(games: Iterator[object], total: int, done: int, note: Callable[[], str]) -> None:
    """Plays all the games behind a progress bar: `done` of `total`, the time that remains, and a note."""
    out = console(errors=True)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(note(), total=total, completed=done)
        for _ in games:
            bar.update(task, advance=1, description=note())


def follow_titled(games: Iterator[object], total: int, done: int, title: str) -> None:
    """The same with a note that stays as it is."""
    follow(games, total, done, lambda: title)
