"""The registry: every bot by its name, with settings as people write them."""

import re

from pyengine.bots import own
from pyengine.bots.bot import Bot, Budget, is_chancy, is_connection, is_deterministic, signature, with_settings
from pyengine.core.errors import UnknownBot
from pyengine.core.game import Game
from pyengine.core.script import SUFFIX
from pyengine.search.bandit import Ucb1
from pyengine.search.chance import MctsChance
from pyengine.search.expectimax import Expectimax, Expectiminimax
from pyengine.search.flat import Flat
from pyengine.search.heuristic import Heuristic
from pyengine.search.minimax import AlphaBeta, Minimax
from pyengine.search.network.search import Net
from pyengine.search.rave import Rave
from pyengine.search.uct import Uct
from pyengine.search.uniform import Uniform
from pyengine.search.wye.search import Wye

BOTS = {
    bot.name: bot for bot in (
        Bot("net", "Net",
            "Tree search guided by a small network that has learnt by playing against itself. The strongest.", Net(),
            is_connection, opens=True, parallel=True, studies=1_000, checks=4, error=0.15),
        Bot("wye", "Wye", "Tree search with millions of random games per second.",
            Wye(), is_connection, opens=True, parallel=True, retired=frozenset({"prior", "static"})),
        Bot("uct", "UCT", "Tree search with a bandit at each node and random games at the leaves.",
            Uct(), is_deterministic, parallel=True, studies=200_000),
        Bot("rave", "RAVE", "UCT that shares what it learns among moves.", Rave(), is_deterministic, parallel=True),
        Bot("mcts-chance", "MCTS with chance", "UCT for games with chance.",
            MctsChance(), is_chancy, parallel=True, studies=200_000),
        Bot("heuristic", "Heuristic", "Tree search guided by shortest paths, bridges and groups.",
            Heuristic(), is_connection, Budget(seconds=8.9), parallel=True),  # nine seconds a move, with a margin
        Bot("alphabeta", "Alpha-beta", "Looks ahead and cuts branches that cannot matter.",
            AlphaBeta(), is_deterministic),
        Bot("minimax", "Minimax", "Looks ahead at every move.", Minimax(), is_deterministic),
        Bot("expectimax", "Expectimax", "Assumes that its opponent moves at random.", Expectimax(), is_deterministic),
        Bot("expectiminimax", "Expectiminimax", "Looks ahead and averages over chance.", Expectiminimax(), is_chancy),
        Bot("ucb1", "UCB1", "One bandit, with the legal moves as its arms.", Ucb1()),
        Bot("flat", "Flat Monte Carlo", "Plays the same number of random games after every move.", Flat()),
        Bot("random", "Random", "Plays any legal move.", Uniform(), budgeted=False),
    )
}  # fmt: skip
"""Every bot by its name. The default bot for a game is the first one that plays it."""

_CALL = re.compile(r"\s*([a-z][a-z-]*[a-z0-9]*|.+?\.py)\s*(?:\((.*)\))?\s*")


def bot_named(text: str) -> Bot:
    """The bot of that name, with settings if any are given: `wye`, `wye(batch=32,replies=off)` or `uct(backup=sum)`.

    A name that ends in .py is the path of a file with a bot in it (own.py). Raises UnknownBot, BotFault, or BadValue
    for a setting that the bot does not have or that is out of bounds.
    """
    call = _CALL.fullmatch(text)
    if not call or not (call[1] in BOTS or call[1].endswith(SUFFIX)):
        raise UnknownBot("unknown-bot", "bot", bot=text, known=tuple(map(repr, BOTS)))
    bot = BOTS.get(call[1]) or own.read(call[1])
    parts = [part.strip(" =") for part in (call[2] or "").split(",") if part.strip()]
    return with_settings(bot, dict(signature(bot).parse(parts))) if parts else bot


def require_plays(bot: Bot, game: Game, text: str) -> None:
    """Raises UnknownBot, with the bots that play the game, if the bot of that `text` does not."""
    if not bot.plays(game):
        title = game.full_title if game.heading.endswith(SUFFIX) else game.label()
        known = tuple(repr(one.name) for one in BOTS.values() if one.plays(game))
        raise UnknownBot("bot-plays-other-games", "bot", bot=text, title=title, known=known)


def analyst(game: Game) -> Bot:
    return next(bot for bot in BOTS.values() if bot.studies and bot.plays(game))
