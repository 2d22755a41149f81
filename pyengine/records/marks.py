"""Marks that people put on a position: signs and labels on cells, arrows and lines between them, as SGF knows them.

A link tells them kind by kind, each followed by its cells, a label's cell by the text, that of a way by where it leads:
`shade-c3-d4.label-a1-A-b2-B.arrow-a5-c4`. Between two `_` stands the code of a sign that is no letter or digit: `_3f_`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from pyengine.core.errors import BadRecord
from pyengine.core.game import Game

SIGNS = {"triangle": "TR", "square": "SQ", "circle": "CR", "cross": "MA", "shade": "SL"}
LABEL, WAYS = "label", {"arrow": "AR", "line": "LN"}
KINDS = {**SIGNS, LABEL: "LB", **WAYS}
"""The property of SGF for each kind of mark. SL, which selects cells, says of one node only that they are shaded."""
LONGEST = 3
"""The most characters of a label: they have to fit on a cell."""
_CODE = re.compile("_([0-9a-f]{1,5})_", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark of one of KINDS on the cell of that name: a label has a text, arrows and lines lead on to another cell."""

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
            and self.text == shortened(self.text)
        )

    @property
    def place(self) -> tuple[str, ...]:
        """Where there can be only one mark: a cell has one sign and one label, and one way leads to another cell."""
        return tuple(sorted((self.cell, self.to))) if self.to else (self.cell, LABEL * (self.kind == LABEL))


def shortened(text: str) -> str:
    """The text as a label holds it."""
    return "".join(filter(str.isprintable, text)).strip()[:LONGEST].strip()


def arranged(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """The marks in the order of their kinds; where several have the same place, the last one of them."""
    latest = {mark.place: mark for mark in marks}
    return tuple(sorted(latest.values(), key=lambda mark: list(KINDS).index(mark.kind)))


def read(text: str, game: Game) -> tuple[Mark, ...]:
    """The marks that a link tells, on a board of the game. Raises BadRecord."""
    marks: list[Mark] = []
    for group in text.split("."):
        kind, *parts = group.split("-")
        count = 1 if kind.lower() in SIGNS else 2
        marks += [_mark(kind.lower(), *parts[at : at + count]) for at in range(0, len(parts) or 1, count)]
    if not all(mark.fits(game) for mark in marks):
        raise BadRecord(
            "The marks {text!r} of the link are none of its board: expected something like 'circle-c3.label-a1-A'.",
            "record",
            text=text,
        )
    return arranged(marks)


def _mark(kind: str, cell: str = "", more: str = "") -> Mark:
    if kind != LABEL:
        return Mark(kind, cell.lower(), more.lower())
    return Mark(kind, cell.lower(), text=_CODE.sub(lambda match: chr(int(match[1], 16)), more))
