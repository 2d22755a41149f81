"""Results as tables: in the terminal, as CSV, as Markdown, and as JSON."""

import json
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Any

from pyengine.arena.table import Row, csv_text
from pyengine.cli.console import print_table


def show(title: str, rows: Sequence[Row]) -> None:
    print_table(title, list(rows[0]), [_cells(row) for row in rows])


def without_empty_conduct(rows: Sequence[Row]) -> list[Row]:
    """The rows for people: without columns of faults and late moves where there are none."""
    empty = {name for name in rows[0] if name.startswith(("faults", "late")) and not any(row[name] for row in rows)}
    return [{name: value for name, value in row.items() if name not in empty} for row in rows]


def print_markdown(rows: Sequence[Row]) -> None:
    for line in (list(rows[0]), ["---"] * len(rows[0]), *map(_cells, rows)):
        print(f"| {' | '.join(line)} |")


def write_csv(path: Path, rows: Sequence[Row]) -> None:
    """Writes a table as CSV: the names of the columns, then the rows; a field without a finite number is empty."""
    path.write_text(csv_text(rows), "utf-8", newline="")


def print_json(value: Any) -> None:
    """Prints JSON; null stands for infinite numbers, such as some of Elo, which JSON lacks."""
    print(json.dumps(_finite(value), indent=1))


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _finite(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_finite(item) for item in value]
    return None if isinstance(value, float) and not isfinite(value) else value


def _cells(row: Row) -> list[str]:
    return ["" if value is None else f"{value:g}" if isinstance(value, float) else str(value) for value in row.values()]
