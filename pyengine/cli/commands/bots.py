"""`wye bots`: list the bots, or the settings of one.

examples:
  wye bots        # every bot, with the games that it plays
  wye bots uct    # the settings of one
"""

import argparse
from typing import Any

from pyengine.arena.table import Row
from pyengine.bots.bot import Bot
from pyengine.bots.names import BOTS, bot_named
from pyengine.cli import options, tables
from pyengine.cli.command import Parser
from pyengine.core.parameters import parameters
from pyengine.games import GAMES, new_game


def add_arguments(parser: Parser) -> None:
    parser.add_argument("bot", nargs="?", metavar="BOT", help="tell the settings of this one, as uct or my_bot.py")
    options.add_json(parser)


def run(args: argparse.Namespace) -> int:
    bots = list(BOTS.values()) if args.bot is None else [bot_named(args.bot)]
    if args.json:
        tables.print_json([_plain(bot) for bot in bots])
    elif args.bot is None:
        rows: list[Row] = [{"bot": bot.name, "plays": ", ".join(_games(bot)), "": bot.summary} for bot in bots]
        tables.show("Bots: a match takes them as name(setting=value)*processes@budget", rows)
    else:
        (bot,) = bots
        print(f"{bot.name}: {bot.summary}")
        for setting in parameters(bot.search).values():
            print(f"    {setting.name}={setting.kind.text(setting.default)}  {setting.title}")
    return 0


def _games(bot: Bot) -> list[str]:
    return [name for name in GAMES if bot.plays(new_game(name))]


def _plain(bot: Bot) -> dict[str, Any]:
    """A bot for programs; its settings with their defaults, as text."""
    settings = {setting.name: setting.kind.text(setting.default) for setting in parameters(bot.search).values()}
    return {"bot": bot.name, "summary": bot.summary, "plays": _games(bot), "settings": settings}
