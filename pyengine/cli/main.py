"""The program `wye`: it reads the arguments, runs one command, and reports in one line what went wrong.

Below an error in a text, it shows the place.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from pyengine import __version__
from pyengine.arena.parallel.spread import ask
from pyengine.cli import options
from pyengine.cli.command import REFUSED, UNREAD, Command, Parser, require_writable
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
    tournament,
)
from pyengine.core import script
from pyengine.core.errors import BadUsage, Refusal

_MODULES: tuple[Command, ...] = (
    *(play, match, tournament, sweep, lab, gtp, bots, levels, bench, solve, explain, problems, openings, learn),
)
COMMANDS = {module.__name__.rpartition(".")[2]: module for module in _MODULES}
"""Every command by its name, in the order in which `wye --help` lists them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit code: 0, 1 when nobody reads the output, 2 for bad input.

    Raises KeyboardInterrupt.
    """
    args = parser().parse_args(arguments)
    try:
        return _run(args)
    except Refusal as wrong:
        problem = "\n".join(filter(None, [str(wrong), wrong.quote]))
    except BrokenPipeError:  # only the reader of our output closes a pipe without a word
        _give_up_output()
        return UNREAD
    except OSError as wrong:
        _give_up_output()
        where = "" if wrong.filename is None else f"{wrong.filename}: "
        problem = f"{where}{wrong.strerror}, expected a file that can be opened and has room."
    except UnicodeDecodeError:
        problem = "A file is not text: expected UTF-8."
    print(f"wye: {problem}", file=sys.stderr)
    return REFUSED


def parser() -> Parser:
    program = Parser(prog="wye", description="Play and study Y, Hex and their relatives.")
    program.add_argument("--version", action="version", version=__version__)
    commands = program.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    for name, command in COMMANDS.items():
        head, _, notes = (command.__doc__ or "").partition("\n\n")
        summary = head.partition(": ")[2].rstrip(".")
        raw = argparse.RawDescriptionHelpFormatter
        own = commands.add_parser(name, help=summary, description=summary, epilog=notes, formatter_class=raw)
        own.set_defaults(command=command)
        options.add_seed(own)
        command.add_arguments(own)
    return program


def _run(args: argparse.Namespace) -> int:
    """Runs the command. Its output takes any text: characters that its encoding lacks become question marks."""
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 (until the end, for what nobody can read)
    if sys.stdout is None:
        raise BadUsage("Standard output is closed: expected it to be open.")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    command: Command = args.command
    require_writable([getattr(args, name) for name in getattr(args, "outputs", ())])
    with script.run_files_elsewhere(ask):  # so that whatever they do, this process goes on
        code = command.run(args)
    sys.stdout.flush()
    return code


def _give_up_output() -> None:
    """Drops the rest of an output that nobody takes, so that Python does not try again when it ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
