"""`wye bench`: measure how fast the bots are.

examples:
  wye bench --game hex --size 11          # every bot that plays Hex
  wye bench wye net --seconds 5 --json    # two of them, for programs
"""

import argparse

from pyengine.arena.parallel.pool import in_processes
from pyengine.arena.table import Row
from pyengine.bots.bot import SECONDS, Budget
from pyengine.bots.names import BOTS, bot_named
from pyengine.bots.thinking import think
from pyengine.cli import options, tables
from pyengine.cli.command import Parser
from pyengine.core.dice import Dice


def add_arguments(parser: Parser) -> None:
    parser.add_argument("bots", nargs="*", metavar="BOT", help="the bots (all that play the game)")
    options.add(parser, "--seconds", SECONDS, "seconds for each bot", 2.0)
    options.add_json(parser)
    options.add_game(parser)


def run(args: argparse.Namespace) -> int:
    state = options.game_of(args).start()
    state = state.play(state.legal()[0])  # the first move may stand in a table, or be that of chance
    names = args.bots or [bot.name for bot in BOTS.values() if bot.budgeted and bot.plays(state.game)]
    rows: list[Row] = []
    for name in names:
        bot, budget = in_processes(bot_named(name), 1, state.game), Budget(seconds=args.seconds)
        *_, last = think(bot, state, budget, Dice(args.seed))
        counts = {"playouts": last.info.playouts, "nodes": last.info.nodes}
        rows.append({"bot": name} | {f"{unit}/s": round(count / last.elapsed) for unit, count in counts.items()})
    if args.json:
        tables.print_json(rows)
    else:
        tables.show(f"{state.game.full_title}, {args.seconds:g} s each", rows)
    return 0
