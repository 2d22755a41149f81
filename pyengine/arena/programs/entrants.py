"""Entrants of a match that may be programs: `gtp(./program --arguments)@1s` beside the bots."""

from __future__ import annotations

import re
import shlex

from pyengine.arena.programs.dialect import understood
from pyengine.bots import entrants
from pyengine.bots.bot import Budget, is_connection
from pyengine.bots.entrants import Entrant, limit
from pyengine.core.errors import BadValue, UnknownBot
from pyengine.core.game import Game

_PROGRAM = re.compile(r"gtp\((?P<command>.*)\)(?:@(?P<budget>[^@()]*))?", re.DOTALL)


def entrant(text: str, game: Game, usual: Budget | None = None) -> Entrant:
    """The entrant of that name, a bot or a program. Raises UnknownBot and BadValue.

    A program has the seconds after `@`, or else the `usual` ones; otherwise it keeps to limits of its own, since GTP
    knows no playouts, and its budget means nothing.
    """
    program = _PROGRAM.fullmatch(text.strip())
    if program is None:
        return entrants.entrant(text, game, usual)
    if not is_connection(game):
        raise UnknownBot(f"{game.title} is not played over GTP: expected Y or Hex.", "bot")
    _, command = understood(program["command"])
    try:
        words = shlex.split(command)
    except ValueError as wrong:
        raise BadValue(
            f"The command {command!r} is not understood ({wrong}): expected a command line.", "bot"
        ) from wrong
    if not words:
        raise BadValue(f"{text!r} names no program: expected a form like gtp(./program --arguments)@1s.", "bot")
    budget = usual or Budget(seconds=2)
    if program["budget"] is not None:
        budget = limit(program["budget"])
        if budget.seconds is None:
            raise BadValue(
                f"The budget of {text!r} is in playouts, of which GTP knows nothing: expected seconds, as @1s.",
                "budget",
            )
    return Entrant(text.strip(), budget)


def command_of(player: Entrant) -> str | None:
    """The command line of a program, with the settings before it; None for a bot."""
    program = _PROGRAM.fullmatch(player.text)
    return program["command"] if program else None
