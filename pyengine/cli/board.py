"""The board in a terminal, drawn from its geometry alone: X is player 1, O is player 2."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import TYPE_CHECKING

from pyengine.cli.console import rich_console
from pyengine.core.game import State, text_lines

if TYPE_CHECKING:
    from rich.text import Text

SIGNS = ".XO"
"""The signs of an empty cell, and of the stones of players 1 and 2."""
STYLES = ("dim", "bold red", "bold blue")

Mark = tuple[str, int | None]
"""A character of the drawing, and the cell that it stands for, if any."""


def picture(state: State) -> str:
    """The board as plain text with its coordinates, a line for each row."""
    return "\n".join("".join(sign for sign, _ in line).rstrip() for line in _lines(state))


def show(state: State) -> None:
    """Prints the board, in colours if `rich` is there."""
    out = rich_console()
    if out is None:
        print(picture(state))
    else:
        out.print(paint(state))


def paint(state: State) -> Text:
    """The board in colours, which `rich` has: the last move is underlined, the winning chain reversed."""
    from rich.text import Text  # noqa: PLC0415 (an extra)

    text, last, winning = Text(), set(state.last_cells()), set(state.winning_cells())
    for line in _lines(state):
        for sign, cell in line:
            style = "" if cell is None else STYLES[state.cells[cell]]
            text.append(sign, style + " underline" * (cell in last) + " reverse" * (cell in winning))
        text.append("\n")
    return text


def _lines(state: State) -> Iterator[list[Mark]]:
    """The lines from the top, one for each row and each height of a label; a column is half as wide as a cell."""
    geometry, lines = state.game.geometry, dict[float, dict[int, Mark]]()
    if not geometry.rows:
        for text in text_lines(state):
            yield [(sign, None) for sign in text]
    for label in geometry.labels:
        column = round(2 * label.place[0]) + 1 - len(label.text)
        for offset, sign in enumerate(label.text):
            lines.setdefault(round(label.place[1], 3), {})[column + offset] = (sign, None)
    for row in geometry.rows:
        height = fsum(geometry.places[cell][1] for cell in row) / len(row)  # the rows of a bent board are not straight
        line = lines.setdefault(round(height, 3), {})
        for cell in row:
            line[round(2 * geometry.places[cell][0])] = (SIGNS[state.cells[cell]], cell)
    for _, line in sorted(lines.items()):
        yield [line.get(column, (" ", None)) for column in range(max(line) + 1)]
