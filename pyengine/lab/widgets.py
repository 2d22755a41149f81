"""Pictures as data: what the widgets of the page draw."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from pyengine.lab.words import Words

Picture = dict[str, Any]
"""A picture: its widget by name at "widget", and what that widget draws."""


@dataclass(frozen=True, slots=True)
class Series:
    """Points over an axis with a name and a look: s1 to s6, or bound for a dashed line.

    A point is (x, y), or (x, y, low, high) with the ends of its interval. The intervals are drawn as a band; with
    `dots` each beside its point; with a `width` as bars from x to x + width, without a line.
    """

    name: Words
    look: str
    points: Sequence[Sequence[float]]
    dots: bool = False
    width: float | None = None


@dataclass(frozen=True, slots=True)
class Lines:
    """How the rows of a table become lines: one for each value of the column `by`, or for each column of `looks`.

    `across` and `up` are the columns of the points (`up` the column of the line if empty), `ends` those of the ends of
    their intervals; `name` makes the name of a line.
    """

    looks: Mapping[str, str]
    across: str
    up: str = ""
    by: str = ""
    ends: Sequence[str] = ()
    name: Callable[[str], Words] = str
    dots: bool = False

    def of(self, rows: Iterable[Mapping[str, Any]]) -> list[Series]:
        """The lines that have points; a row without a height is no point."""
        lines, rows = list[Series](), list(rows)
        for key, look in self.looks.items():
            up = self.up or key
            own = [row for row in rows if (not self.by or row[self.by] == key) and row[up] is not None]
            points = [[float(row[column] or 0) for column in (self.across, up, *self.ends)] for row in own]
            if points:
                lines.append(Series(self.name(key), look, points, self.dots))
        return lines


def looks_of(names: Iterable[str]) -> dict[str, str]:
    """Looks for lines that have none of their own."""
    return {name: f"s{place % 6 + 1}" for place, name in enumerate(names)}


Ends: TypeAlias = "tuple[float, float] | None"


def plot(
    across: Words,
    up: Words,
    *series: Series,
    linear: str = "",
    ticks: Sequence[tuple[float, str]] = (),
    ends: tuple[Ends, Ends] = (None, None),
) -> Picture:
    """Lines over an axis.

    The axes named in `linear` ("across", "up") stay linear whatever the reader chooses. `ticks` replace the round
    numbers on the axis across; on a linear axis they are words, and only a plot with the same words is laid over this
    one. `ends` are those of both axes where they do not follow from the points.
    """
    axes = {"across": across, "up": up, "linear": linear, "ticks": list(ticks), "ends": ends}
    return {"widget": "plot", **axes, "series": [asdict(line) for line in series]}


Parts = Sequence[tuple[str, float]]
"""The looks and lengths of the parts of a bar, in order."""


def bars_of(
    title: Words, bars: Sequence[tuple[Words, Words, float | Parts]], rows: int = 0, least: float = 0, chosen: int = -1
) -> Picture:
    """Bars one below the other, each with its name, the text at its end, and its length or its parts.

    There is room for `rows` bars, or for all; the scale reaches at least to `least`. Bar number `chosen` is marked.
    """
    return {
        "widget": "bars", "title": title, "bars": [list(bar) for bar in bars], "rows": rows or len(bars),
        "least": least, "chosen": chosen,
    }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Cell:
    """A field of a grid: its text, how strongly it is shaded from 0 to 1, red below 0, and arrows as (right, down)."""

    text: Words = ""
    share: float = 0.0
    arrows: Sequence[tuple[int, int]] = ()
    look: str = ""
    """wall, goal, or framed"""


@dataclass(frozen=True, slots=True)
class Plan:
    """A grid of cells, row by row, under a title."""

    title: Words
    width: int
    cells: Sequence[Cell] = ()


def grids(*plans: Plan) -> Picture:
    """Grids side by side."""
    return {"widget": "grids", "plans": [asdict(plan) for plan in plans]}


def grid_of(rows: Sequence[Sequence[str]]) -> Picture | None:
    """The picture of a game without a board, row by row, as text if it has one column; None if there is none."""
    width = max(map(len, rows), default=0)
    if width == 1:
        return {"widget": "lines", "lines": [cell for (cell,) in rows]}
    cells = [Cell(cell) for row in rows for cell in (*row, *[""] * (width - len(row)))]
    return grids(Plan("", width, cells)) if cells else None


def board_of(position: dict[str, Any], **overlay: object) -> Picture:
    """The board of the experiment's position, in which the fields of `position` replace those of its Snapshot.

    `overlay` lies on it: `tokens`, `numbers`; by the names of cells `line`, `looks`, `shares` and `worths`.
    """
    return {"position": position, "overlay": overlay}


def stack(*pictures: Picture) -> Picture:
    """Pictures one below the other."""
    return {"widget": "stack", "pictures": list(pictures)}


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its interval: its name, the text at the other end of its line, and a bound to compare it with.

    `look` is s1 to s6, or chosen. No interval is drawn while the number is None. `dots` are the numbers that it sums
    up, each with whether it is good: other ones are rings. With dots the text stands below the name.
    """

    name: Words
    text: Words
    look: str
    value: float | None
    low: float
    high: float
    bound: float | None = None
    dots: Sequence[tuple[float, bool]] | None = None


def intervals(title: Words, rows: Sequence[Estimate], shown: Sequence[float] = (), alone: bool = False) -> Picture:
    """Numbers with their intervals, one below the other over an axis that reaches to all of them and to `shown`.

    With `alone` the axis reaches to `shown` only; what lies beyond is drawn at its ends.
    """
    estimates = [asdict(row) for row in rows]
    return {"widget": "intervals", "title": title, "rows": estimates, "shown": list(shown), "alone": alone}


@dataclass(frozen=True, slots=True)
class Mark:
    """What lies on an empty cell of a board: a colour in a strength from 0 to 1, a text if it fits, and rings.

    A ring is best, misled, picked or taken, with its size as a share of the cell. `piece` is the player of a small
    stone, 0 for none.
    """

    share: float = 0.0
    text: Words = ""
    rings: Sequence[tuple[str, float]] = ()
    piece: int = 0


def boards(*parts: tuple[Words, Mapping[str, Mark]], key: Mapping[str, Words] | None = None) -> Picture:
    """The position of the experiment several times, two in a row, each with a title and marks by the names of cells.

    `key` explains the rings below.
    """
    drawn = [{"title": title, "cells": {move: asdict(mark) for move, mark in cells.items()}} for title, cells in parts]
    return {"widget": "boards", "parts": drawn, "key": list((key or {}).items())}


Side: TypeAlias = "tuple[Words, Sequence[str]]"
"""The setting that varies along a side of a grid, and its values."""


@dataclass(frozen=True, slots=True)
class Heat:
    """A cell of a heat map: its share of the strongest colour, its number, and a note below it, if there is room."""

    share: float
    text: Words
    note: Words = ""
    framed: bool = False


def heatmap(rows: Side, columns: Side, cells: Sequence[Heat | None]) -> Picture:
    """A grid, row by row; None and missing cells at the end stay empty."""
    return {"widget": "heatmap", "rows": rows, "columns": columns, "cells": [cell and asdict(cell) for cell in cells]}


Place: TypeAlias = "tuple[float, float]"
"""Across and down, in widths of a cell."""


@dataclass(frozen=True, slots=True)
class Hexagon:
    """A cell of a lattice: its look (owner-1, owner-2 or hexagon), how strongly it is shaded, and a text if it fits."""

    place: Place
    look: str
    share: float = 0.0
    text: Words = ""


@dataclass(frozen=True, slots=True)
class Dot:
    """A dot between cells with its look (small, small-1 or small-2), and how strongly it is shaded."""

    place: Place
    look: str
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class Lattice:
    """Cells under a title, with frames around some of them and dots between them."""

    title: Words
    cells: Sequence[Hexagon]
    framed: Sequence[Place] = ()
    dots: Sequence[Dot] = ()


def lattices(*parts: Lattice, size: Place, words: Sequence[tuple[Words, str]] = (), bits: int = 64) -> Picture:
    """Lattices of a size, two in a row, with cells of the shape of the experiment's board.

    Below stand `words` bit by bit, each a name and hexadecimal digits.
    """
    named = [{"name": name, "word": word} for name, word in words]
    drawn = {"parts": [asdict(part) for part in parts], "words": named}
    return {"widget": "lattices", "size": size, "bits": bits, **drawn}
