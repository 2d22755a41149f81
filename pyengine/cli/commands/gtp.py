"""`wye gtp`: the Go Text Protocol on standard input and output."""

from __future__ import annotations

import argparse
import sys
from io import TextIOWrapper

from pyengine.bots.names import BOTS, bot_named
from pyengine.cli import options
from pyengine.cli.command import Command, Parser
from pyengine.cli.gtp.engine import Engine
from pyengine.cli.gtp.syntax import lines_of
from pyengine.parallel.pool import in_processes


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("--bot", default=next(iter(BOTS)), help="the bot that answers genmove")
    parser.add_argument("--ponder", action="store_true", help="think on the opponent's time")
    parser.add_argument("--level", type=options.whole(1), help="answer with a bot of this level instead, 1 the weakest")
    options.add_game(parser)
    options.add_budget(parser)
    options.add_processes(parser)


def _run(chosen: argparse.Namespace) -> int:
    bot = bot_named(chosen.bot)
    budget, game = options.budget_of(chosen) or bot.budget, options.game_of(chosen)
    options.require_level_alone(chosen)
    bot = in_processes(bot, chosen.processes)
    engine = Engine(bot, game, budget, _write, level=chosen.level, seed=chosen.seed, ponders=chosen.ponder)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # so that other bytes make an unknown command
    engine.run(lines_of(sys.stdin))
    return 0


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


COMMAND = Command("gtp", "speak the Go Text Protocol, version 2, with analyze and play-game", _add_arguments, _run)
