"""What a command is: a name, the arguments that it takes, and a function that runs it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

REFUSED = 2
"""The exit code for bad input."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""
UNREAD = 1
"""The exit code when nobody reads the output any more."""


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"{self.prog}: {message}\n")


@dataclass(frozen=True, slots=True)
class Command:
    """One command. `run` gets the arguments as they were read and returns the exit code.

    It may raise Refusal, OSError, UnicodeDecodeError and KeyboardInterrupt, of which the program tells in a line.
    """

    name: str
    summary: str
    add_arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace], int]
