"""`wye bench`: how fast the bots are."""

from __future__ import annotations

import argparse

from pyengine.arena.table import Row
from pyengine.bots.bot import SECONDS, Budget
from pyengine.bots.names import BOTS, bot_named
from pyengine.bots.thinking import think
from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser
from pyengine.cli.series import described
from pyengine.core.dice import Dice


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("bots", nargs="*", metavar="BOT", help="the bots (all that play the game)")
    options.add(parser, "--seconds", SECONDS, "seconds for each bot", 2.0)
    options.add_json(parser)
    options.add_game(parser)


def _run(chosen: argparse.Namespace) -> int:
    if not chosen.json:
        console.require_rich()
    state = options.game_of(chosen).start()
    state = state.play(state.legal()[0])  # the first move may stand in a table, or be that of chance
    names = chosen.bots or [bot.name for bot in BOTS.values() if bot.budgeted and bot.plays(state.game)]
    rows: list[Row] = []
    for name in names:
        *_, last = think(bot_named(name), state, Budget(seconds=chosen.seconds), Dice(chosen.seed))
        done = {"playouts": last.info.playouts, "nodes": last.info.nodes}
        rows.append({"bot": name} | {f"{unit}/s": round(count / last.elapsed) for unit, count in done.items()})
    if chosen.json:
        tables.print_json(rows)
    else:
        tables.show(f"{described(state.game)}, {chosen.seconds:g} s each", rows)
    return 0


COMMAND = Command(
    "bench",
    "measure how fast the bots are",
    _add_arguments,
    _run,
    """examples:
  wye bench --game hex --size 11          # every bot that plays Hex
  wye bench wye net --seconds 5 --json    # two of them, for programs
""",
)
