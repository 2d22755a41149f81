"""Pictures as data: what the widgets of the page draw, beside those of recording.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass

from pyengine.arena.table import Row
from pyengine.lab.recording import Picture, Series, Told


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of a table: one for each value of its column `by`, or for each column, with a look.

    `across` and `up` are the columns of the points, the latter that of the line where none is given, `ends` those of
    their intervals.
    """

    looks: Mapping[str, str]
    across: str
    up: str = ""
    by: str = ""
    ends: tuple[str, str] | tuple[()] = ()
    told: Callable[[str], Told] = str

    def of(self, rows: Iterable[Row]) -> list[Series]:
        """The lines; rows without a height are left out, and so are lines without points."""
        lines, known = list[Series](), list(rows)
        for name, look in self.looks.items():
            up = self.up or name
            own = [row for row in known if (not self.by or row[self.by] == name) and row[up] is not None]
            points = [[float(row[one] or 0) for one in (self.across, up, *self.ends)] for row in own]
            if points:
                lines.append(Series(self.told(name), look, points))
        return lines


def stack(*pictures: Picture) -> Picture:
    """Pictures one below the other."""
    return {"widget": "stack", "pictures": list(pictures)}


@dataclass(frozen=True, slots=True)
class Measured:
    """A number with its interval: its name, what stands at the other end of the line, and a bound to compare it with.

    `look` is s1 to s6, or chosen. The interval is drawn if the number is known.
    """

    name: Told
    told: Told
    look: str
    value: float | None
    low: float
    high: float
    bound: float | None = None


def intervals(title: Told, rows: Sequence[Measured], shown: Sequence[float] = (), alone: bool = False) -> Picture:
    """Numbers with their intervals, one below the other over an axis that shows certain numbers, too, or nothing else.

    What lies beyond the axis is drawn at its end.
    """
    measured = [asdict(row) for row in rows]
    return {"widget": "intervals", "title": title, "rows": measured, "shown": list(shown), "alone": alone}


@dataclass(frozen=True, slots=True)
class Mark:
    """What lies on an empty cell of a board: a colour in a strength from 0 to 1, a text if it fits, and rings.

    A ring is best, misled, or picked, with its size as a share of the cell.
    """

    share: float = 0.0
    text: Told = ""
    rings: Sequence[tuple[str, float]] = ()


def boards(*parts: tuple[Told, Mapping[str, Mark]], key: Mapping[str, Told] | None = None) -> Picture:
    """The position of the experiment several times, two in a row: titles with the marks on its cells, by their moves.

    Below stands what the rings mean.
    """
    told = [{"title": title, "cells": {move: asdict(mark) for move, mark in cells.items()}} for title, cells in parts]
    return {"widget": "boards", "parts": told, "key": list((key or {}).items())}
