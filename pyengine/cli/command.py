"""A command: a module with its help as docstring, the arguments that it takes, and a function that runs it."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn, Protocol

from pyengine.core.errors import BadUsage

REFUSED = 2
"""The exit code for bad input."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""
UNREAD = 1
"""The exit code when the reader of the output has gone."""


def code_of(stopped: KeyboardInterrupt) -> int:
    """The exit code after Ctrl-C, or after another signal that ends the program as Ctrl-C does."""
    return stopped.args[0] if stopped.args else INTERRUPTED


class Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"{self.prog}: {message}\n")

    def add_output(self, flag: str, text: str, metavar: str | None = None, *, required: bool = False) -> None:
        """An option for a file that the command writes. `require_writable` checks it before the work begins."""
        action = self.add_argument(flag, type=Path, metavar=metavar, help=text, required=required)
        self.set_defaults(outputs=(*(self.get_default("outputs") or ()), action.dest))


def require_writable(files: Sequence[Path | None]) -> None:
    """Opens these files, so that hours of work do not end with one that cannot be written; they stay as they are.

    It leaves a pipe alone, whose reader would take that for the end. Raises BadValue for a file with two uses, and
    OSError.
    """
    paths = [path for path in files if path is not None]
    for path in paths:
        if sum(path.resolve() == other.resolve() for other in paths) > 1:
            raise BadUsage(f"{path} is to be written twice: expected a file for each purpose.", "output")
        there = path.exists()
        if not path.is_fifo():
            path.open("ab").close()
        if not there:
            path.resolve().unlink()  # what a link points to


class Command(Protocol):
    """A module of `commands`. Its docstring is its help: "`wye name`: a summary.", then examples and notes."""

    __name__: str

    def add_arguments(self, parser: Parser, /) -> None:
        """Adds what the command takes."""

    def run(self, args: argparse.Namespace, /) -> int:
        """Runs the command with its arguments and returns the exit code.

        Raises Refusal, OSError, UnicodeDecodeError and KeyboardInterrupt, each of which the program reports in a line.
        """
