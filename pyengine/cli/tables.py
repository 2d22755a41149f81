"""Results as tables: in the terminal, as CSV, as Markdown, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Any

from pyengine.arena.table import Row
from pyengine.cli.console import print_table
from pyengine.lab.table import csv_text


def show(title: str, rows: Sequence[Row]) -> None:
    """Prints a table in the terminal."""
    print_table(title, list(rows[0]), [_cells(row) for row in rows])


def eventful(rows: Sequence[Row]) -> list[Row]:
    """For people, the rows without columns of faults and late moves where there are none."""
    empty = {name for name in rows[0] if name.startswith(("faults", "late")) and not any(row[name] for row in rows)}
    return [{name: value for name, value in row.items() if name not in empty} for row in rows]


def print_markdown(rows: Sequence[Row]) -> None:
    """Prints a table in Markdown."""
    for line in (list(rows[0]), ["---"] * len(rows[0]), *map(_cells, rows)):
        print(f"| {' | '.join(line)} |")


def write_csv(path: Path, rows: Sequence[Row]) -> None:
    """Writes a table as CSV: the names of the columns, then the rows; a field without a finite number is empty."""
    path.write_text(csv_text(rows), "utf-8", newline="")


def print_json(found: Any) -> None:
    """Prints JSON; null stands for infinite numbers, as those of Elo may be, which JSON lacks."""
    print(json.dumps(_finite(found), indent=1))


def _finite(found: Any) -> Any:
    if isinstance(found, dict):
        return {name: _finite(value) for name, value in found.items()}
    if isinstance(found, (list, tuple)):
        return [_finite(value) for value in found]
    return None if isinstance(found, float) and not isfinite(found) else found


def _cells(row: Row) -> list[str]:
    return ["" if value is None else f"{value:g}" if isinstance(value, float) else str(value) for value in row.values()]
