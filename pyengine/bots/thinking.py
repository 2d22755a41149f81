"""Searching within a budget: the clock around a search."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.names import bot_named, require_plays
from pyengine.core.dice import Dice
from pyengine.core.errors import GameOver
from pyengine.core.game import State
from pyengine.search.connection.openings import even_stone
from pyengine.search.info import Info, SearchWithMemory, line_of

Item = TypeVar("Item")
Clock = Callable[[], float]
"""Seconds since a fixed moment."""


class Forfeiture(Exception):
    """Raised by a search that loses the game off the board, for one of the reasons of forfeits in records.

    The message is a clause that tells what is at fault: "it crashed"; it is empty for a resignation.
    """

    def __init__(self, reason: str, fault: str = "") -> None:
        super().__init__(fault)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has found after `elapsed` seconds; `progress` is the used share of its budget, 0 to 1."""

    info: Info
    elapsed: float
    progress: float

    @property
    def is_certain(self) -> bool:
        """Whether the rest of the budget cannot change the choice: it leads by more visits than are still to come."""
        return self.info.lead * self.progress > sum(self.info.visits.values()) * (1 - self.progress)

    @property
    def is_unclear(self) -> bool:
        """Whether the choice leads by so little that more time is well spent on it."""
        return 0 < self.info.lead < sum(self.info.visits.values()) / 10


def with_memory(bot: Bot) -> Bot:
    """The bot for the moves of one game: if its search can remember, each move goes on from the one before."""
    return replace(bot, search=bot.search.with_memory()) if isinstance(bot.search, SearchWithMemory) else bot


def think(bot: Bot, state: State, budget: Budget, dice: Dice, clock: Clock = time.perf_counter) -> Iterator[Thought]:
    """The bot's thoughts on `state`, some milliseconds apart, until its budget is used. Raises UnknownBot, GameOver."""
    if state.outcome is not None:
        raise GameOver("no-move-to-make", "ply")
    require_plays(bot, state.game, bot.name)
    start = clock()
    stone = even_stone(state, dice) if bot.opens else None
    if stone is not None:
        yield Thought(Info(stone, 0.5, 0, 0, {stone: 1}, line_of(stone)), clock() - start, 1.0)
        return
    for info in bot.search(state, dice, budget.playouts):
        elapsed = clock() - start
        if budget.seconds is not None:
            used = elapsed / budget.seconds
        else:
            used = info.playouts / budget.playouts if budget.playouts else 1.0
        yield Thought(info, elapsed, min(1.0, used))
        if budget.seconds is not None and used >= 1:  # playouts the search counts, which may owe each move its first
            return


def conclude(bot: Bot, state: State, budget: Budget, dice: Dice) -> Info:
    """What a bot knows at the end of its budget; `move` is its choice. Raises UnknownBot, GameOver."""
    return last(think(bot, state, budget, dice)).info


def choose(bot: str, state: State, budget: Budget, seed: int) -> Info:
    """What the bot of that name knows at the end of its budget. Raises UnknownBot, BadValue, GameOver."""
    return replace(conclude(bot_named(bot), state, budget, Dice(seed)), state=state)


def last(items: Iterable[Item]) -> Item:
    """The last of one or more items."""
    for item in items:
        found = item
    return found
