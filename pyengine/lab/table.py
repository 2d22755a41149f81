"""Tables of results: as messages to the page, and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

from pyengine.arena.table import Row


@dataclass(frozen=True, slots=True)
class Table:
    """Rows with the same columns. Those in `timed` hold seconds, which are never the same again."""

    rows: tuple[Row, ...]
    timed: tuple[str, ...] = ()

    @property
    def repeatable(self) -> list[Row]:
        """The rows without the seconds."""
        return [{name: value for name, value in row.items() if name not in self.timed} for row in self.rows]

    def message(self) -> dict[str, Any]:
        """The table as JSON, which has no infinite numbers: None stands for them."""
        rows = [{name: _finite(value) for name, value in row.items()} for row in self.rows]
        return {"columns": list(self.rows[0]) if self.rows else [], "timed": list(self.timed), "rows": rows}


def _finite(value: str | float | None) -> str | float | None:
    return None if isinstance(value, float) and not isfinite(value) else value


def csv_text(rows: Sequence[Mapping[str, object]]) -> str:
    """A table as CSV, below a line with the names of its columns. Without rows there are no columns either."""
    file = io.StringIO()
    if rows:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows({name: _plain(value) for name, value in row.items()} for row in rows)
    return file.getvalue()


def _plain(value: object) -> object:
    """A number without a fraction as a whole one, as in JSON, and no infinite number, for which a field stays empty."""
    if not isinstance(value, float):
        return value
    return int(value) if value.is_integer() else value if isfinite(value) else None
