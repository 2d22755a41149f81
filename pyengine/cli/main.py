"""The program `wye`: it reads the arguments, runs one command, and says in one line what went wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from pyengine import __version__
from pyengine.cli import options
from pyengine.cli.command import INTERRUPTED, REFUSED, Command, Parser
from pyengine.cli.commands import bench, gtp, lab, learn, levels, match, openings, play, problems, solve, sweep
from pyengine.errors import Refused

COMMANDS: tuple[Command, ...] = (
    play.COMMAND,
    match.MATCH,
    match.TOURNAMENT,
    sweep.COMMAND,
    lab.COMMAND,
    gtp.COMMAND,
    levels.COMMAND,
    bench.COMMAND,
    solve.COMMAND,
    problems.COMMAND,
    openings.COMMAND,
    learn.COMMAND,
)
"""Every command, in the order in which `wye --help` lists them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code: 0, 2 for bad input, 130 when interrupted."""
    chosen = parser().parse_args(arguments)
    command: Command = chosen.command
    try:
        return command.run(chosen)
    except Refused as wrong:
        return _failed(str(wrong), REFUSED)
    except OSError as wrong:
        return _failed(f"{wrong.filename}: {wrong.strerror}, expected a file that can be opened.", REFUSED)
    except UnicodeDecodeError:
        return _failed("A file is not text: expected UTF-8.", REFUSED)
    except KeyboardInterrupt:
        return _failed("stopped.", INTERRUPTED)


def parser() -> Parser:
    """What `wye` understands."""
    found = Parser(prog="wye", description="Play and study Y, Hex and their relatives.")
    found.add_argument("--version", action="version", version=__version__)
    commands = found.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        own = commands.add_parser(command.name, help=command.summary, description=command.summary)
        own.set_defaults(command=command)
        options.add_seed(own)
        command.add_arguments(own)
    return found


def _failed(sentence: str, code: int) -> int:
    print(f"wye: {sentence}", file=sys.stderr)
    return code
