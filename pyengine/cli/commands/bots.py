"""`wye bots`: the bots, and the settings of one."""

from __future__ import annotations

import argparse
from typing import Any

from pyengine.arena.table import Row
from pyengine.bots.bot import Bot
from pyengine.bots.names import BOTS, bot_named
from pyengine.cli import console, options, tables
from pyengine.cli.command import Command, Parser
from pyengine.core.parameters import parameters
from pyengine.games import GAMES, new_game


def _add_arguments(parser: Parser) -> None:
    parser.add_argument("bot", nargs="?", metavar="BOT", help="tell the settings of this one, as uct or my_bot.py")
    options.add_json(parser)


def _run(chosen: argparse.Namespace) -> int:
    if not chosen.json:
        console.require_rich()
    found = list(BOTS.values()) if chosen.bot is None else [bot_named(chosen.bot)]
    if chosen.json:
        tables.print_json([_plain(bot) for bot in found])
    elif chosen.bot is None:
        rows: list[Row] = [{"bot": bot.name, "plays": ", ".join(_games(bot)), "": bot.summary} for bot in found]
        tables.show("Bots: a match takes them as name(setting=value)*processes@budget", rows)
    else:
        (bot,) = found
        print(f"{bot.name}: {bot.summary}")
        for one in parameters(bot.search).values():
            print(f"    {one.name}={one.kind.text(one.default)}  {one.title}")
    return 0


def _games(bot: Bot) -> list[str]:
    """The games that it plays, at their usual sizes."""
    return [name for name in GAMES if bot.plays(new_game(name))]


def _plain(bot: Bot) -> dict[str, Any]:
    """A bot for programs; its settings with their defaults, as text."""
    settings = {one.name: one.kind.text(one.default) for one in parameters(bot.search).values()}
    return {"bot": bot.name, "summary": bot.summary, "plays": _games(bot), "settings": settings}


COMMAND = Command(
    "bots",
    "list the bots, or the settings of one",
    _add_arguments,
    _run,
    """examples:
  wye bots        # every bot, with the games that it plays
  wye bots uct    # the settings of one
""",
)
