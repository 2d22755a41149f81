"""The bots: a search with a name, and the clock that is kept round it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pyengine.dice import Dice
from pyengine.errors import BadValue, GameOver, UnknownBot
from pyengine.game import State
from pyengine.search.flat import flat
from pyengine.search.info import Info, Search
from pyengine.search.uniform import uniform
from pyengine.search.wye import wye

Clock = Callable[[], float]
"""Seconds since some moment."""


@dataclass(frozen=True, slots=True)
class Bot:
    """An opponent: a search and what people are told about it; `budgeted` is False where a budget changes nothing."""

    name: str
    title: str
    summary: str
    search: Search
    budgeted: bool = True


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Bot("wye", "Wye", "Tree search over millions of random games a second. The strongest.", wye),
        Bot("flat", "Flat Monte Carlo", "Plays the same number of random games after every move.", flat),
        Bot("random", "Random", "Any legal move.", uniform, budgeted=False),
    )
}
"""Every bot by its name, the default one first."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: `seconds` of the caller's clock or a number of `playouts`, exactly one of them."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.playouts is None):
            raise BadValue("A budget is either seconds or playouts: expected exactly one of them.", "budget")
        if self.seconds is not None and not 0 < self.seconds <= 86_400:
            raise BadValue(f"A budget of {self.seconds} seconds: expected more than 0 and at most 86400.", "budget")
        if self.playouts is not None and not 0 < self.playouts <= 10**12:
            raise BadValue(f"A budget of {self.playouts} playouts: expected 1 to {10**12}.", "budget")


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has found after `elapsed` seconds; `progress` is the share of its budget that is used, 0 to 1."""

    info: Info
    elapsed: float
    progress: float


def bot_named(name: str) -> Bot:
    """The bot of that name. Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(f"Unknown bot {name!r}: expected {', '.join(map(repr, BOTS))}.", "bot")
    return BOTS[name]


def think(bot: Bot, state: State, budget: Budget, dice: Dice, clock: Clock = time.perf_counter) -> Iterator[Thought]:
    """The bot's thoughts on `state`, a few thousandths of a second apart, until the budget is used. Raises GameOver."""
    if state.outcome is not None:
        raise GameOver("The game is over: expected a position with a move to make.", "ply")
    start = clock()
    for info in bot.search(state, dice, budget.playouts):
        elapsed = clock() - start
        if budget.seconds is not None:
            used = elapsed / budget.seconds
        else:
            used = info.playouts / budget.playouts if budget.playouts else 1.0
        yield Thought(info, elapsed, min(1.0, used))
        if budget.seconds is not None and used >= 1:  # playouts a search counts itself, and may owe each move one
            return


def choose(bot: str, state: State, budget: Budget, seed: int, clock: Clock = time.perf_counter) -> Info:
    """What the bot of that name finds at the end of its budget; `move` is its choice. Raises UnknownBot, GameOver."""
    for thought in think(bot_named(bot), state, budget, Dice(seed), clock):
        last = thought
    return last.info
