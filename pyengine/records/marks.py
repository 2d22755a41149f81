"""Marks that people put on a position: signs and labels on cells, arrows and lines between them, as SGF knows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pyengine.core.game import Game

SIGNS = {"triangle": "TR", "square": "SQ", "circle": "CR", "cross": "MA", "shade": "SL"}
LABEL, WAYS = "label", {"arrow": "AR", "line": "LN"}
KINDS = {**SIGNS, LABEL: "LB", **WAYS}
"""The property of SGF for each kind of mark. SL, which selects cells, says of one node only that they are shaded."""
LONGEST = 3
"""The most characters of a label: they have to fit on a cell."""


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
