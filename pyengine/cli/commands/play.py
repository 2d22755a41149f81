"""`wye play`: a game in the terminal."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from datetime import datetime

from pyengine.bots import levels
from pyengine.bots.entrants import entrant, require_processes
from pyengine.bots.names import BOTS
from pyengine.bots.player import BotPlayer
from pyengine.cli import options
from pyengine.cli.command import Command, Parser
from pyengine.cli.session import Session
from pyengine.core.errors import BadValue
from pyengine.core.game import Game
from pyengine.records import sgf

PERSON = "human"


def _add_arguments(parser: Parser) -> None:
    options.add_game(parser)
    options.add_budget(parser)
    options.add_processes(parser)
    options.add_record(parser)
    parser.add_argument("--first", default=PERSON, help=f"player 1: {PERSON} or a bot ({PERSON})")
    second = parser.add_mutually_exclusive_group()
    second.add_argument("--second", help=f"player 2: {PERSON} or a bot (the game's usual bot)")
    options.add(second, "--level", options.COUNT, "player 2 is a bot of this level, 1 the weakest")
    parser.add_output("--sgf", "write the game to this SGF file")


def _run(chosen: argparse.Namespace) -> int:
    record = options.record_of(chosen)
    game = record.game
    usual = next(bot.name for bot in BOTS.values() if bot.plays(game))
    second = levels.name(chosen.level) if chosen.level is not None else chosen.second or usual
    options.require_level_alone(chosen)
    seats = [_seat(text, game, chosen) for text in (chosen.first, second)]
    if chosen.sgf is not None:
        sgf.require_kind(game)
    if None in seats and sys.stdin is None:
        raise BadValue("Standard input is closed: expected it to be open.", "input")
    record = Session(record, seats, chosen.seed).run()
    print(record.text())
    if chosen.sgf is not None:
        today = datetime.now().astimezone().date().isoformat()
        chosen.sgf.write_text(sgf.write(record, (chosen.first, second), today), "utf-8")
    return 0


def _seat(text: str, game: Game, chosen: argparse.Namespace) -> BotPlayer | None:
    """The bot of that name, in the processes that its text names or else in those of the command; None for a person."""
    if text == PERSON:
        return None
    seat = entrant(text, game, options.budget_of(chosen))
    if seat.processes > 1:
        return seat
    require_processes(seat.bot, chosen.processes)
    return replace(seat, processes=chosen.processes)


COMMAND = Command(
    "play",
    "play a game in the terminal",
    _add_arguments,
    _run,
    """examples:
  wye play --game hex --size 7              # against the strongest bot
  wye play --record game.sgf --level 3      # from the last position of a file, against a level
""",
)
