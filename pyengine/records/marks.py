"""Marks that people put on a position: signs and labels on cells, arrows and lines between them, as in SGF.

A link has them kind by kind with their cells, the cell of a label with its text, that of an arrow or a line with its
end: `shade-c3-d4.label-a1-A-b2-B.arrow-a5-c4`. `_3f_` is a sign that is no letter or digit, by its hexadecimal code.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from pyengine.core.errors import BadRecord
from pyengine.core.game import Game

SIGNS = {"triangle": "TR", "square": "SQ", "circle": "CR", "cross": "MA", "shade": "SL"}
LABEL, WAYS = "label", {"arrow": "AR", "line": "LN"}
KINDS = {**SIGNS, LABEL: "LB", **WAYS}
"""The property of SGF for each kind of mark. SL, which selects cells, shades them in one node only."""
LONGEST = 3
"""The most characters of a label: they have to fit on a cell."""
_CODE = re.compile("_([0-9a-f]{1,5})_", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark of one of KINDS on the cell of that name: a label has a text, an arrow or a line ends at the cell `to`."""

    kind: str
    cell: str
    to: str = ""
    text: str = ""

    def fits(self, game: Game) -> bool:
        """Whether a board of the game can show it."""
        index, leads = game.geometry.index, self.kind in WAYS
        return (
            self.kind in KINDS
            and self.cell in index
            and (self.to in index and self.to != self.cell if leads else not self.to)
            and bool(self.text) == (self.kind == LABEL)
            and self.text == shorten(self.text)
        )

    @property
    def place(self) -> tuple[str, ...]:
        """A key that only one mark can have: a cell has one sign and one label, two cells have one arrow or line."""
        return tuple(sorted((self.cell, self.to))) if self.to else (self.cell, LABEL * (self.kind == LABEL))


def shorten(text: str) -> str:
    """The text as a label can show it."""
    return "".join(filter(str.isprintable, text)).strip()[:LONGEST].strip()


def arrange(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """The marks in the order of their kinds; of several at the same place the last one."""
    return tuple(sorted({mark.place: mark for mark in marks}.values(), key=lambda mark: list(KINDS).index(mark.kind)))


def read(text: str, game: Game) -> tuple[Mark, ...]:
    """The marks in a link, on a board of the game. Raises BadRecord."""
    marks: list[Mark] = []
    for group in text.split("."):
        kind, *parts = group.split("-")
        count = 1 if kind.lower() in SIGNS else 2
        marks += [_mark(kind.lower(), *parts[at : at + count]) for at in range(0, len(parts) or 1, count)]
    if not all(mark.fits(game) for mark in marks):
        raise BadRecord("link-marks", "record", text=text)
    return arrange(marks)


def _mark(kind: str, cell: str = "", more: str = "") -> Mark:
    if kind != LABEL:
        return Mark(kind, cell.lower(), more.lower())
    return Mark(kind, cell.lower(), text=_CODE.sub(lambda match: chr(int(match[1], 16)), more))
