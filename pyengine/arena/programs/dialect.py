"""A program's names of colours and cells, where they differ from the standard and from ours."""

import re
import string
from dataclasses import dataclass, replace

from pyengine.core.errors import BadUsage, IllegalMove
from pyengine.core.geometry import plain_name
from pyengine.games.connection import SWAP, ConnectionGame
from pyengine.records.vocabulary import SWAPS, meaning

CELLS = {
    "usual": "columns by letters, rows by numbers from the top",
    "go": "without the letter i, as in Go",
    "upward": "rows from the bottom",
    "transposed": "columns and rows exchanged",
}
"""The ways to name cells."""
_SETTING = re.compile(r"\s*(cells|colours)=([^,]*),")
_COLOURS = re.compile(r"(\w+)/(\w+)")
_LETTERS = string.ascii_lowercase


@dataclass(frozen=True, slots=True)
class Dialect:
    """A program's names: `cells` is one of CELLS, `colours` are the names of players 1 and 2."""

    cells: str = "usual"
    colours: tuple[str, str] = ("b", "w")

    def name(self, game: ConnectionGame, cell: int) -> str:
        name = game.geometry.names[cell]
        column, row = _LETTERS.index(name[0]), int(name[1:]) - 1
        if self.cells == "upward":
            row = game.size - 1 - row
        elif self.cells == "transposed":
            column, row = row, column
        letters = _LETTERS.replace("i", "") if self.cells == "go" else _LETTERS
        return f"{letters[column]}{row + 1}"

    def moves(self, game: ConnectionGame, move: int) -> tuple[str, ...]:
        """The words for a move: one for a cell, two for a swap, of which a program knows at least one."""
        return (game.swap_kind, SWAP) if move == game.swap else (self.name(game, move),)

    def move(self, game: ConnectionGame, word: str) -> int:
        """The move of the program's word. Raises IllegalMove."""
        kind = meaning(word)
        if kind in SWAPS:
            return game.move_named(kind)
        word = plain_name(word.lower())
        for cell in range(len(game.geometry.names)):
            if self.name(game, cell) == word:
                return cell
        raise IllegalMove("program-move", "move", move=word)


def parse_command(text: str) -> tuple[Dialect, str]:
    """The settings before a command line, as in `cells=go,colours=black/white,./program`, and the command line.

    Raises BadValue.
    """
    dialect = Dialect()
    while match := _SETTING.match(text):
        name, value, text = match[1], match[2].strip(), text[match.end() :]
        if name == "cells":
            if value not in CELLS:
                raise BadUsage(f"The cells of a program are {value!r}: expected one of {', '.join(CELLS)}.", "program")
            dialect = replace(dialect, cells=value)
        else:
            colours = _COLOURS.fullmatch(value)
            if colours is None:
                raise BadUsage(f"The colours of a program are {value!r}: expected two, as black/white.", "program")
            dialect = replace(dialect, colours=(colours[1], colours[2]))
    return dialect, text.strip()
