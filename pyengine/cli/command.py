"""What a command is: a name, the arguments that it takes, and a function that runs it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from pyengine.core.errors import BadValue

REFUSED = 2
"""The exit code for bad input."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""
UNREAD = 1
"""The exit code when nobody reads the output any more."""


def code_of(stopped: KeyboardInterrupt) -> int:
    """The exit code after Ctrl-C, or after another signal that ends the program as Ctrl-C does."""
    return stopped.args[0] if stopped.args else INTERRUPTED


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"{self.prog}: {message}\n")

    def add_output(self, flag: str, text: str, metavar: str | None = None, *, required: bool = False) -> None:
        """An option for a file that the command writes, of which `require_outputs` makes sure before the work."""
        written = self.add_argument(flag, type=Path, metavar=metavar, help=text, required=required)
        self.set_defaults(outputs=(*(self.get_default("outputs") or ()), written.dest))


def require_outputs(chosen: argparse.Namespace) -> None:
    """Opens every file that is to be written. Raises what `require_writable` does."""
    require_writable([getattr(chosen, name) for name in getattr(chosen, "outputs", ())])


def require_writable(named: Sequence[Path | None]) -> None:
    """Opens these files, so that hours of work do not end with one that cannot be written; they stay as they are.

    A pipe is left alone, since whoever reads it would take that for its end. Raises BadValue for a file with two uses,
    and OSError.
    """
    paths = [path for path in named if path is not None]
    for path in paths:
        if sum(path.resolve() == other.resolve() for other in paths) > 1:
            raise BadValue(f"{path} is to be written twice: expected a file for each purpose.", "output")
        there = path.exists()
        if not path.is_fifo():
            path.open("ab").close()
        if not there:
            path.resolve().unlink()  # what a link points to


@dataclass(frozen=True, slots=True)
class Command:
    """One command. `run` gets the arguments as they were read and returns the exit code.

    It may raise Refusal, OSError, UnicodeDecodeError and KeyboardInterrupt, of which the program tells in a line.
    """

    name: str
    summary: str
    add_arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace], int]
    notes: str
    """What its help tells below the options: examples, each with what it does after a #, and what files hold."""
