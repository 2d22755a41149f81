"""Tables of results."""

from __future__ import annotations

Row = dict[str, str | int | float | None]
"""A row of a table by the titles of its columns, which are the same in all its rows; None where there is no number."""
