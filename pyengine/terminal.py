"""The board in a terminal, a game played there, and the tables and the bar of the command line.

It is drawn from the geometry alone, as the page draws it: X is player 1, O is player 2.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from pyengine.bots import conclude
from pyengine.dice import Dice
from pyengine.errors import BadValue, Refused
from pyengine.game import CHANCE, Outcome, State, rolled
from pyengine.match import Entrant
from pyengine.record import Record

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

SIGNS = ".XO"
STYLES = ("dim", "bold red", "bold blue")

UNBOUNDED = 200
"""Columns where there is no terminal whose width would limit a table."""

Mark = tuple[str, int | None]
"""A character of the drawing, and the cell that it stands for, if any."""


def picture(state: State) -> str:
    """The board as plain text, one line a row, with its coordinates."""
    return "\n".join("".join(sign for sign, _ in line).rstrip() for line in _drawn(state))


def painted(state: State) -> Text:
    """The board in colours: what the last move changed is underlined, what decided the game reversed."""
    require("rich", "cli")
    from rich.text import Text  # noqa: PLC0415 (an extra)

    text, last, winning = Text(), set(state.last_cells()), set(state.winning_cells())
    for line in _drawn(state):
        for sign, cell in line:
            style = "" if cell is None else STYLES[state.cells[cell]]
            text.append(sign, style + " underline" * (cell in last) + " reverse" * (cell in winning))
        text.append("\n")
    return text


def _drawn(state: State) -> Iterator[list[Mark]]:
    """The lines from the top: half a cell's width is a column, and every height that occurs a line."""
    geometry, lines = state.game.geometry, dict[float, dict[int, Mark]]()
    for label in geometry.labels:
        column = round(2 * label.place[0]) + 1 - len(label.text)
        for offset, sign in enumerate(label.text):
            lines.setdefault(round(label.place[1], 3), {})[column + offset] = (sign, None)
    for cell, (x, y) in enumerate(geometry.places):
        lines.setdefault(round(y, 3), {})[round(2 * x)] = (SIGNS[state.cells[cell]], cell)
    for _, line in sorted(lines.items()):
        yield [line.get(column, (" ", None)) for column in range(max(line) + 1)]


def require(package: str, extra: str) -> None:
    """Raises BadValue, and says what to install, where a package of one of the extras is missing."""
    if find_spec(package) is None:
        raise BadValue(f"The package {package} is missing: expected pip install 'wye-engine[{extra}]' first.", "extra")


def console(errors: bool = False) -> Console:
    """What tables and boards are printed on: standard output, or the stream for errors."""
    require("rich", "cli")
    from rich.console import Console  # noqa: PLC0415 (an extra)

    stream = sys.stderr if errors else sys.stdout
    return Console(file=stream, highlight=False, width=None if stream.isatty() else UNBOUNDED)


def show_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Prints a table: the first column is text, the others are numbers."""
    out = console()
    from rich.table import Table  # noqa: PLC0415 (an extra)
    from rich.text import Text  # noqa: PLC0415 (an extra)

    table = Table()
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    out.print(title, markup=False)
    out.print(table)


def follow(games: Iterator[Any], total: int, done: int, score: Callable[[], str]) -> None:
    """Lets all the games happen behind a bar that shows how many of them there were, the score and the time to come."""
    out = console(errors=True)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task(score(), total=total, completed=done)
        for _ in games:
            bar.update(task, advance=1, description=score())


class Session:
    """A game in the terminal between persons and bots, whoever sits at either side."""

    def __init__(self, record: Record, seats: Sequence[Entrant | None], seed: int) -> None:
        """`seats` are those of player 1 and 2, None for a person."""
        self.record, self._seats, self._dice = record, seats, Dice(seed)
        self._out = console()

    def run(self) -> Record:
        """Plays to the end of the game, or of the input; the record of it."""
        try:
            while self.record.outcome is None:
                self._turn()
        except EOFError:
            self._out.print("\nStopped.")
        self._show()
        outcome = self.record.outcome
        if outcome is not None:
            self._out.print(self._verdict(outcome))
        return self.record

    def _turn(self) -> None:
        state = self.record.state
        if state.to_move == CHANCE:
            self._play(rolled(state, self._dice), "chance")
            return
        seat, name = self._seats[state.to_move - 1], state.game.players[state.to_move - 1]
        if seat is None:
            self._show()
            self._obey(self._out.input(f"{name}, your move (or moves, undo, resign): ", markup=False).strip().lower())
            return
        info = conclude(seat.bot, state, seat.budget, Dice(self._dice.below(2**32)))
        self._play(info.move, f"{name} ({seat.text}, {info.value:.0%} sure)")

    def _obey(self, word: str) -> None:
        """What a person typed; what cannot be done is answered by a sentence, and asked anew."""
        state, player = self.record.state, self.record.state.to_move
        try:
            if word == "moves":
                self._out.print(" ".join(map(state.game.move_name, state.legal())), markup=False)
            elif word == "undo":
                self.record = self.record.undo(player)
            elif word == "resign":
                self.record = self.record.lose(player)
            else:
                self.record = self.record.play(state.game.move_named(word))
        except Refused as wrong:
            self._out.print(str(wrong), markup=False)

    def _play(self, move: int, who: str) -> None:
        self._out.print(f"{who}: {self.record.game.move_name(move)}", markup=False)
        self.record = self.record.play(move)

    def _show(self) -> None:
        self._out.print(painted(self.record.state))
        self._out.print(self.record.state.goal)

    def _verdict(self, outcome: Outcome) -> str:
        if outcome.share is not None:
            return f"{outcome.share:.0%} collected."
        name = self.record.game.players[outcome.winner - 1]
        return f"{name} ({SIGNS[outcome.winner]}) wins by {outcome.reason}." if outcome.winner else "A draw."
