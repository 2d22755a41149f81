"""Tables of results: rows with the same columns, as text too."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

Row = dict[str, str | int | float | None]
"""A row of a table by the titles of its columns, which are the same in all its rows; None where there is no number."""


def csv_text(rows: Sequence[Mapping[str, object]], comment: str = "") -> str:
    """A table as CSV, below a comment line if there is a comment. Without rows there are no columns either."""
    file = io.StringIO()
    if comment:
        file.write(f"# {comment}\n")
    if rows:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows({name: _plain(value) for name, value in row.items()} for row in rows)
    return file.getvalue()


def _plain(value: object) -> object:
    """A number without a fraction as a whole one, since JSON makes no difference between 2 and 2.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
