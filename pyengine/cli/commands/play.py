"""`wye play`: play a game in the terminal.

examples:
  wye play --game hex --size 7              # against the strongest bot
  wye play --record game.sgf --level 3      # from the last position of a file, against a level
"""

import argparse
import sys
from dataclasses import replace
from datetime import datetime

from pyengine.bots import levels
from pyengine.bots.entrants import entrant, require_processes
from pyengine.bots.names import BOTS
from pyengine.bots.player import BotPlayer
from pyengine.cli import options
from pyengine.cli.command import Parser
from pyengine.cli.session import Session
from pyengine.core.errors import BadUsage
from pyengine.core.game import Game
from pyengine.records import sgf

PERSON = "human"


def add_arguments(parser: Parser) -> None:
    options.add_game(parser)
    options.add_budget(parser)
    options.add_processes(parser)
    options.add_record(parser)
    parser.add_argument("--first", default=PERSON, help=f"player 1: {PERSON} or a bot ({PERSON})")
    second = parser.add_mutually_exclusive_group()
    second.add_argument("--second", help=f"player 2: {PERSON} or a bot (the game's usual bot)")
    options.add(second, "--level", options.COUNT, "player 2 is a bot of this level, 1 the weakest")
    parser.add_output("--sgf", "write the game to this SGF file")


def run(args: argparse.Namespace) -> int:
    record = options.tree_of(args).record
    game = record.game
    usual = next(bot.name for bot in BOTS.values() if bot.plays(game))
    second = levels.name(args.level) if args.level is not None else args.second or usual
    options.require_level_alone(args)
    seats = [_seat(text, game, args) for text in (args.first, second)]
    if args.sgf is not None:
        sgf.require_kind(game)
    if None in seats and sys.stdin is None:
        raise BadUsage("Standard input is closed: expected it to be open.", "input")
    record = Session(record, seats, args.seed).run()
    print(record.text())
    if args.sgf is not None:
        today = datetime.now().astimezone().date().isoformat()
        args.sgf.write_text(sgf.write(record, (args.first, second), today), "utf-8")
    return 0


def _seat(text: str, game: Game, args: argparse.Namespace) -> BotPlayer | None:
    """The bot of that name, None for a person. The processes in its text go before those of the command."""
    if text == PERSON:
        return None
    seat = entrant(text, game, options.budget_of(args))
    if seat.processes > 1:
        return seat
    require_processes(seat.bot, args.processes)
    return replace(seat, processes=args.processes)
