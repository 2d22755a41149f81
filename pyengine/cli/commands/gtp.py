"""`wye gtp`: speak the Go Text Protocol, version 2, with analyze and play-game.

examples:
  wye gtp --game hex --size 11                     # for HexGui, Sabaki, twogtp and the like
  wye gtp --game y --bot wye --seconds 1 --ponder
"""

import argparse
import sys
import time
from contextlib import nullcontext
from io import TextIOWrapper
from typing import TextIO

from pyengine.arena.parallel.pool import in_processes
from pyengine.bots.names import BOTS, bot_named
from pyengine.cli import options
from pyengine.cli.command import Parser
from pyengine.cli.gtp.engine import Engine
from pyengine.cli.gtp.syntax import lines_of
from pyengine.core.errors import BadUsage


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--bot", help="the bot that answers genmove (the game's usual one)")
    parser.add_argument("--ponder", action="store_true", help="think on the opponent's time")
    options.add(parser, "--level", options.COUNT, "answer with a bot of this level instead, 1 the weakest")
    parser.add_output("--logfile-name", "write the conversation to this file", "FILE")
    options.add_game(parser)
    options.add_budget(parser)
    options.add_processes(parser)


def run(args: argparse.Namespace) -> int:
    game = options.game_of(args)
    bot = bot_named(args.bot) if args.bot else next(bot for bot in BOTS.values() if bot.plays(game))
    budget = options.budget_of(args) or bot.budget
    options.require_level_alone(args)
    bot, file = in_processes(bot, args.processes, game), args.logfile_name
    with nullcontext() if file is None else file.open("w", encoding="utf-8", errors="replace") as log:
        stdin, stdout = _utf8(sys.stdin), _utf8(sys.stdout)

        def write(text: str) -> None:
            for stream in filter(None, (stdout, log)):
                stream.write(text)
                stream.flush()

        def note(line: str) -> None:
            if log is not None:
                log.write(f"> {line.rstrip()}\n")
                log.flush()

        engine = Engine(bot, game, budget, write, level=args.level, seed=args.seed, ponders=args.ponder, note=note)
        engine.run(lines_of(stdin, time.perf_counter))
    return 0


def _utf8(stream: TextIO | None) -> TextIO:
    """Standard input or output in UTF-8, whatever the system's encoding; other bytes make an unknown command.

    Raises BadValue if it is closed. Only the input can still be closed here.
    """
    if not isinstance(stream, TextIOWrapper):
        raise BadUsage("Standard input is closed: expected it to be open.", "gtp")
    stream.reconfigure(encoding="utf-8", errors="replace")
    return stream
