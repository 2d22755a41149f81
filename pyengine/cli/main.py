"""The program `wye`: it reads the arguments, runs one command, and says in one line what went wrong.

Where that is in a text, the place is shown below.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from pyengine import __version__
from pyengine.cli import options
from pyengine.cli.command import REFUSED, UNREAD, Command, Parser, require_outputs
from pyengine.cli.commands import (
    bench,
    bots,
    explain,
    gtp,
    lab,
    learn,
    levels,
    match,
    openings,
    play,
    problems,
    solve,
    sweep,
)
from pyengine.core.errors import BadValue, Refusal

COMMANDS: tuple[Command, ...] = (
    play.COMMAND,
    match.MATCH,
    match.TOURNAMENT,
    sweep.COMMAND,
    lab.COMMAND,
    gtp.COMMAND,
    bots.COMMAND,
    levels.COMMAND,
    bench.COMMAND,
    solve.COMMAND,
    explain.COMMAND,
    problems.COMMAND,
    openings.COMMAND,
    learn.COMMAND,
)
"""Every command, in the order in which `wye --help` lists them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code: 0, 1 when nobody reads the output, 2 for bad input. Raises KeyboardInterrupt."""
    chosen = parser().parse_args(arguments)
    try:
        return _run(chosen)
    except Refusal as wrong:
        return _failed("\n".join(filter(None, [str(wrong), wrong.quote])), REFUSED)
    except BrokenPipeError:  # nobody but whoever reads our output closes a pipe without a word
        _give_up_output()
        return UNREAD
    except OSError as wrong:
        _give_up_output()
        where = "" if wrong.filename is None else f"{wrong.filename}: "
        return _failed(f"{where}{wrong.strerror}, expected a file that can be opened and has room.", REFUSED)
    except UnicodeDecodeError:
        return _failed("A file is not text: expected UTF-8.", REFUSED)


def parser() -> Parser:
    """What `wye` understands."""
    found = Parser(prog="wye", description="Play and study Y, Hex and their relatives.")
    found.add_argument("--version", action="version", version=__version__)
    commands = found.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        own = commands.add_parser(
            command.name,
            help=command.summary,
            description=command.summary,
            epilog=command.notes,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        own.set_defaults(command=command)
        options.add_seed(own)
        command.add_arguments(own)
    return found


def _run(chosen: argparse.Namespace) -> int:
    """Runs the command with an output that takes any text: what its encoding lacks becomes a question mark."""
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 (until the end, for what nobody can read)
    if sys.stdout is None:
        raise BadValue("Standard output is closed: expected it to be open.")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    command: Command = chosen.command
    require_outputs(chosen)
    code = command.run(chosen)
    sys.stdout.flush()
    return code


def _give_up_output() -> None:
    """Drops what is left of an output that nobody takes, so that Python does not try again when it ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _failed(sentence: str, code: int) -> int:
    print(f"wye: {sentence}", file=sys.stderr)
    return code
