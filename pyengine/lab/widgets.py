"""Pictures as data: what the widgets of the page draw, beside those of recording.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import fsum
from typing import TypeAlias

from pyengine.arena.table import Row
from pyengine.lab.recording import Picture, Series, Told


def looks_of(names: Iterable[str]) -> dict[str, str]:
    """Looks for lines that have none of their own."""
    return {name: f"s{place % 6 + 1}" for place, name in enumerate(names)}


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
    ends: Sequence[str] = ()
    told: Callable[[str], Told] = str
    dots: bool = False

    def of(self, rows: Iterable[Row]) -> list[Series]:
        """The lines; rows without a height are left out, and so are lines without points."""
        lines, known = list[Series](), list(rows)
        for name, look in self.looks.items():
            up = self.up or name
            own = [row for row in known if (not self.by or row[self.by] == name) and row[up] is not None]
            points = [[float(row[one] or 0) for one in (self.across, up, *self.ends)] for row in own]
            if points:
                lines.append(Series(self.told(name), look, points, self.dots))
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

    A ring is best, misled, picked or taken, with its size as a share of the cell. The small stone `piece` is that of a
    player, if there is one.
    """

    share: float = 0.0
    text: Told = ""
    rings: Sequence[tuple[str, float]] = ()
    piece: int = 0


def boards(*parts: tuple[Told, Mapping[str, Mark]], key: Mapping[str, Told] | None = None) -> Picture:
    """The position of the experiment several times, two in a row: titles with the marks on its cells, by their moves.

    Below stands what the rings mean.
    """
    told = [{"title": title, "cells": {move: asdict(mark) for move, mark in cells.items()}} for title, cells in parts]
    return {"widget": "boards", "parts": told, "key": list((key or {}).items())}


@dataclass(frozen=True, slots=True)
class Strip:
    """Many numbers from 0 to 1 under a name and a note; those that are not good are rings."""

    name: Told
    note: Told
    look: str
    dots: Sequence[tuple[float, bool]]


def strips(truth: float | None, rows: Sequence[Strip]) -> Picture:
    """Strips one below the other, each with the mean of its numbers, and with the true one if it is known."""
    told = [asdict(row) | {"mean": fsum(value for value, _ in row.dots) / max(1, len(row.dots))} for row in rows]
    return {"widget": "strips", "truth": truth, "strips": told}


Side: TypeAlias = "tuple[Told, Sequence[str]]"
"""The setting that varies along a side of a grid, and its values."""


@dataclass(frozen=True, slots=True)
class Heat:
    """A cell of a heat map: its share of the strongest colour, its number, and what stands below that."""

    share: float
    text: Told
    note: Told = ""


def heatmap(rows: Side, columns: Side, cells: Sequence[Heat | None]) -> Picture:
    """A grid, row by row; cells that are not known, those at its end too, are left empty."""
    drawn = [cell and asdict(cell) for cell in cells]
    return {"widget": "heatmap", "rows": rows, "columns": columns, "cells": drawn}


@dataclass(frozen=True, slots=True)
class Tile:
    """A field of a grid with a bar, whose parts have a look (lost, drawn or won) and a share of the whole width."""

    text: Told
    parts: Sequence[tuple[str, float]]
    now: bool = False
    """Whether something happens here."""


def tiles(rows: Side, columns: Side, fields: Sequence[Tile]) -> Picture:
    """A grid of tiles, row by row."""
    return {"widget": "tiles", "rows": rows, "columns": columns, "tiles": [asdict(one) for one in fields]}


def histogram(
    across: Told, up: Told, kinds: Sequence[tuple[Told, str]], bins: Sequence[tuple[float, float, Sequence[int]]]
) -> Picture:
    """Bars from one place to another, one above the other for each of the kinds, which have a name and a look."""
    return {"widget": "histogram", "across": across, "up": up, "kinds": list(kinds), "bins": list(bins)}


Place: TypeAlias = "tuple[float, float]"
"""Across and down, in widths of a cell."""


@dataclass(frozen=True, slots=True)
class Hexagon:
    """A cell of a lattice: its look, owner-1, owner-2 or hexagon, how strongly it is shaded, and a text if it fits."""

    place: Place
    look: str
    share: float = 0.0
    text: Told = ""


@dataclass(frozen=True, slots=True)
class Dot:
    """A dot between cells with its look, small, small-1 or small-2, and how strongly it is shaded."""

    place: Place
    look: str
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class Lattice:
    """Cells under a title, with frames around some of them and dots between them."""

    title: Told
    cells: Sequence[Hexagon]
    framed: Sequence[Place] = ()
    dots: Sequence[Dot] = ()


@dataclass(frozen=True, slots=True)
class Word:
    """A word in hexadecimal digits under a name."""

    name: Told
    word: str


def lattices(*parts: Lattice, size: Place, words: Sequence[Word] = (), bits: int = 64) -> Picture:
    """Lattices of a size, two in a row, with cells of the shape of the experiment's board; below, words bit by bit."""
    drawn = {"parts": [asdict(part) for part in parts], "words": [asdict(one) for one in words]}
    return {"widget": "lattices", "size": size, "bits": bits, **drawn}
