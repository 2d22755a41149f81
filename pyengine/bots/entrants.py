"""Entrants of a match, as people write them: a bot with settings, budget and number of processes, or a level."""

import re

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.levels import parse_level
from pyengine.bots.names import BOTS, bot_named, require_plays
from pyengine.bots.player import BotPlayer
from pyengine.core.errors import BadValue
from pyengine.core.game import Game

PROCESSES = 64
"""The most processes for one bot."""
_ENTRANT = re.compile(
    r"(?P<name>(?:.*\.py|[^@*(]*)\s*(?:\(.*\)\s*)?)(?:\*(?P<processes>\d{1,9}))?(?:@(?P<budget>.*))?", re.ASCII
)
_LIMIT = re.compile(r"(\d+)|(\d+(?:\.\d+)?|\.\d+)s")


def limit(text: str) -> Budget:
    """The budget written as `500` (playouts) or `0.5s` (seconds). Raises BadValue."""
    match = _LIMIT.fullmatch(text.strip())
    if not match:
        raise BadValue("budget-format", "budget", text=text)
    return Budget(playouts=int(match[1])) if match[1] else Budget(seconds=float(match[2]))


def entrant(text: str, game: Game, usual: Budget | None = None) -> BotPlayer:
    """The player of that name, with the budget after `@`, or else the `usual` one, or else the bot's default.

    A number after `*` is the number of processes, otherwise one; `level(3)` is the bot of that level with its budget.
    Raises UnknownBot (also for a bot that does not play the game) and BadValue.
    """
    level = parse_level(text, game)
    if level is not None:
        return BotPlayer(level.text, level.budget, 1, level.bot)
    parts = _ENTRANT.fullmatch(text.strip())
    if not parts:
        raise BadValue("entrant-format", "bot", text=text)
    name, own = parts["name"], parts["budget"]
    bot, processes = bot_named(name), int(parts["processes"] or 1)
    require_processes(bot, processes)
    require_plays(bot, game, name)
    return BotPlayer(text.strip(), usual or bot.budget if own is None else limit(own), processes, bot)


def require_processes(bot: Bot, count: int) -> None:
    """Raises BadValue if the bot cannot think in that many processes."""
    if not 1 <= count <= PROCESSES:
        raise BadValue("processes-range", "processes", count=count, most=PROCESSES)
    if count > 1 and not bot.parallel:
        known = tuple(repr(one.name) for one in BOTS.values() if one.parallel)
        raise BadValue("bot-not-parallel", "processes", bot=bot.name, known=known)
