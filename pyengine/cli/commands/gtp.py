"""`wye gtp`: the Go Text Protocol on standard input and output."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import nullcontext
from functools import partial
from io import TextIOWrapper
from typing import TextIO

from pyengine.arena.parallel.pool import in_processes
from pyengine.bots.names import BOTS, bot_named
from pyengine.cli import options
from pyengine.cli.command import Command, Parser
from pyengine.cli.gtp.engine import Engine
from pyengine.cli.gtp.syntax import lines_of
from pyengine.core.errors import BadValue


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("--bot", default=next(iter(BOTS)), help="the bot that answers genmove")
    parser.add_argument("--ponder", action="store_true", help="think on the opponent's time")
    options.add(parser, "--level", options.COUNT, "answer with a bot of this level instead, 1 the weakest")
    parser.add_output("--logfile-name", "write the conversation to this file", "FILE")
    options.add_game(parser)
    options.add_budget(parser)
    options.add_processes(parser)


def _run(chosen: argparse.Namespace) -> int:
    bot = bot_named(chosen.bot)
    budget, game = options.budget_of(chosen) or bot.budget, options.game_of(chosen)
    options.require_level_alone(chosen)
    bot = in_processes(bot, chosen.processes)
    file = chosen.logfile_name
    with nullcontext() if file is None else file.open("w", encoding="utf-8", errors="replace") as log:
        stdin, stdout = _utf8(sys.stdin), _utf8(sys.stdout)
        heard, write = partial(_heard, log), partial(_write, stdout, log)
        level, seed, ponders = chosen.level, chosen.seed, chosen.ponder
        engine = Engine(bot, game, budget, write, level=level, seed=seed, ponders=ponders, heard=heard)
        engine.run(lines_of(stdin, time.perf_counter))
    return 0


def _utf8(stream: TextIO | None) -> TextIO:
    """Standard input or output in UTF-8, whatever the system says; other bytes make an unknown command.

    Raises BadValue if it is closed, as only the input can still be here.
    """
    if not isinstance(stream, TextIOWrapper):
        raise BadValue("Standard input is closed: expected it to be open.", "gtp")
    stream.reconfigure(encoding="utf-8", errors="replace")
    return stream


def _heard(log: TextIO | None, line: str) -> None:
    if log is not None:
        log.write(f"> {line.rstrip()}\n")
        log.flush()


def _write(out: TextIO, log: TextIO | None, text: str) -> None:
    out.write(text)
    out.flush()
    if log is not None:
        log.write(text)
        log.flush()


COMMAND = Command(
    "gtp",
    "speak the Go Text Protocol, version 2, with analyze and play-game",
    _add_arguments,
    _run,
    """examples:
  wye gtp --game hex --size 11                     # for HexGui, Sabaki, twogtp and the like
  wye gtp --game y --bot wye --seconds 1 --ponder
""",
)
