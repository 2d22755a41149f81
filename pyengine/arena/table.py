"""Rows of tables of results, and as CSV."""

import csv
import io
from collections.abc import Mapping, Sequence
from math import isfinite

Row = dict[str, str | int | float | None]
"""A row of a table: its values by column, None where there is no number. All rows of a table have the same columns."""
TIME = "s/game"
"""The column of thinking times."""


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
