"""How much of a player's time a move may take: the one policy, for the Go Text Protocol and for the page's clocks.

A move gets an even share of the time that is left. It takes less where no further search could change the choice, and
up to twice as much where two moves are close: the rules EARLY and CLOSE of Hendrik Baier and Mark Winands, "Time
management for Monte-Carlo tree search in Go", 2012.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.thinking import Clock, Thought, think
from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, State

RESERVE = 0.95
"""The share of the time that is used; the rest covers the delay between the engine and the clock."""
STRETCH = 2
"""How many times as long as usual an unclear choice may take."""
FEWEST = 4
"""Own moves, at least, for which the time must last, however late in the game it is."""
EARNED = 0.8
"""The share of an increment that the move before it may use."""
MOST = 0.25
"""The share of the time that is left that may be used in advance of an increment, which is earned only by moving."""
LEAST = 0.02
"""Seconds in which every bot finds some move."""
LONGEST = 86_400.0
"""Seconds of the longest budget."""


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """What a player may still use: `seconds` for the rest of the game, or for the next `stones` moves unless that is 0.

    Every move earns `increment` seconds once it is made.
    """

    seconds: float
    stones: int = 0
    increment: float = 0.0

    def share(self, moves: int) -> tuple[float, float]:
        """Seconds for the next move, usually and at most, if the player may have `moves` more to make."""
        even = self.seconds * RESERVE / (self.stones or max(FEWEST, moves))
        earned = min(EARNED * self.increment, MOST * self.seconds)
        longest = STRETCH * even if self.stones > STRETCH or not self.stones else even
        return max(LEAST, even + earned), max(LEAST, longest + earned)


def moves_to_come(state: State) -> int:
    """How many moves the player to move may still have to make.

    Half of the empty cells are one's own, and most games end with half of the board empty.
    """
    return state.cells.count(NOBODY) // 4


def think_in_time(  # noqa: PLR0913 (what `think` takes, and the time that is left)
    bot: Bot,
    state: State,
    left: TimeLeft,
    dice: Dice,
    clock: Clock = time.perf_counter,
    *,
    budget: Budget | None = None,
) -> Iterator[Thought]:
    """The bot's thoughts until it should move; their `progress` reaches 1 when the usual share of the time is used.

    A budget, where there is one, limits the search as well. Raises GameOver and UnknownBot as `think` does.
    """
    usual, most = left.share(moves_to_come(state))
    for thought in think(bot, state, budget or Budget(seconds=min(LONGEST, most)), dice, clock):
        used = min(1.0, thought.elapsed / usual)
        known = replace(thought, progress=max(used, thought.progress) if budget else used)
        yield known
        settled = used == 1 or (known.is_certain and left.stones != 1)  # time for one stone saves none for later ones
        if thought.elapsed >= most or (settled and not known.is_unclear):
            return
