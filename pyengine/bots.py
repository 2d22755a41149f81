"""The bots: a search with a name, and the clock that is kept round it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pyengine.dice import Dice
from pyengine.errors import BadValue, GameOver, UnknownBot
from pyengine.game import Game, State
from pyengine.openings import even_stone
from pyengine.search.bandit import Ucb1
from pyengine.search.chance import MctsChance
from pyengine.search.expectimax import Expectimax, Expectiminimax
from pyengine.search.flat import Flat
from pyengine.search.heuristic import Heuristic
from pyengine.search.info import Info, Lasting, Search, Setting, line_of, settings
from pyengine.search.judgement import judgement
from pyengine.search.minimax import AlphaBeta, Minimax
from pyengine.search.rave import Rave
from pyengine.search.uct import Uct
from pyengine.search.uniform import Uniform
from pyengine.search.wye import Wye

Clock = Callable[[], float]
"""Seconds since some moment."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: `seconds` of the caller's clock or a number of `playouts`, exactly one of them."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.playouts is None):
            raise BadValue("A budget is either seconds or playouts: expected exactly one of them.", "budget")
        if self.seconds is not None and not 0 < self.seconds <= 86_400:
            raise BadValue(
                "A budget of {seconds} seconds: expected more than 0 and at most 86400.", "budget", seconds=self.seconds
            )
        if self.playouts is not None and not 0 < self.playouts <= 10**12:
            raise BadValue(
                "A budget of {playouts} playouts: expected 1 to {most}.",
                "budget",
                playouts=self.playouts,
                most=10**12,
            )


def is_any(_: Game) -> bool:
    """Every game."""
    return True


def is_sure(game: Game) -> bool:
    """The games in which chance has no hand."""
    return not game.chancy


def is_chancy(game: Game) -> bool:
    """The games in which chance moves."""
    return game.chancy


def is_connection(game: Game) -> bool:
    """The games of two players that chains of stones win."""
    return game.goals is not None and not game.chancy


@dataclass(frozen=True, slots=True)
class Bot:
    """An opponent: a search with its settings and what people are told about it.

    `plays` tells which games it can play, `budget` what it spends on a move where nobody says otherwise; `budgeted` is
    False where a budget changes nothing. One that `opens` puts down its first stone under a pie rule by a table.
    `parallel` is True where several searches with seeds of their own know more together than each of them
    (search/root.py).
    """

    name: str
    title: str
    summary: str
    search: Search
    plays: Callable[[Game], bool] = is_any
    budget: Budget = Budget(seconds=2)
    budgeted: bool = True
    opens: bool = False
    parallel: bool = False

    @property
    def remembers(self) -> bool:
        """Whether it can go on from what it found for its last move: then to think in the opponent's time is of use."""
        return isinstance(self.search, Lasting)


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Bot(
            "wye",
            "Wye",
            "Tree search over millions of random games a second. The strongest.",
            Wye(),
            is_connection,
            opens=True,
            parallel=True,
        ),
        Bot("uct", "UCT", "A tree of bandits, each leaf judged by random games.", Uct(), is_sure, parallel=True),
        Bot("rave", "RAVE", "UCT whose moves share what they learn.", Rave(), is_sure, parallel=True),
        Bot(
            "mcts-chance",
            "MCTS with chance",
            "UCT for games in which dice are thrown.",
            MctsChance(),
            is_chancy,
            parallel=True,
        ),
        Bot(
            "heuristic",
            "Heuristic",
            "Tree search that knows shortest paths, bridges and groups.",
            Heuristic(),
            is_connection,
            Budget(seconds=8.9),  # nine, of which a tenth is kept for the choice
            parallel=True,
        ),
        Bot("alphabeta", "Alpha-beta", "Looks ahead and leaves out what cannot matter.", AlphaBeta(judgement), is_sure),
        Bot("minimax", "Minimax", "Looks ahead at every move.", Minimax(judgement), is_sure),
        Bot("expectimax", "Expectimax", "Takes its opponent for a random player.", Expectimax(judgement), is_sure),
        Bot(
            "expectiminimax",
            "Expectiminimax",
            "Looks ahead, and averages over what chance may do.",
            Expectiminimax(judgement),
            is_chancy,
        ),
        Bot("ucb1", "UCB1", "One bandit, whose arms are the legal moves.", Ucb1()),
        Bot("flat", "Flat Monte Carlo", "Plays the same number of random games after every move.", Flat()),
        Bot("random", "Random", "Any legal move.", Uniform(), budgeted=False),
    )
}
"""Every bot by its name. The default one for a game is the first that plays it."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has found after `elapsed` seconds; `progress` is the share of its budget that is used, 0 to 1."""

    info: Info
    elapsed: float
    progress: float

    @property
    def certain(self) -> bool:
        """Whether what is left of the budget cannot change the choice: it is ahead by more visits than are to come."""
        return self.info.lead * self.progress > sum(self.info.visits.values()) * (1 - self.progress)

    @property
    def unclear(self) -> bool:
        """Whether the choice is ahead by so little that more time is well spent on it."""
        return 0 < self.info.lead < sum(self.info.visits.values()) / 10


_CALL = re.compile(r"\s*([a-z][a-z-]*[a-z0-9]*)\s*(?:\((.*)\))?\s*")


def bot_named(text: str) -> Bot:
    """The bot of that name, with settings if any are given: `wye` or `wye(batch=32,rave=3)`.

    Raises UnknownBot for a name of no bot, BadValue for a setting that it does not have or that is out of bounds.
    """
    call = _CALL.fullmatch(text)
    if not call or call[1] not in BOTS:
        raise UnknownBot("Unknown bot {bot!r}: expected {known}.", "bot", bot=text, known=", ".join(map(repr, BOTS)))
    bot = BOTS[call[1]]
    given = dict(_given(part) for part in (call[2] or "").split(",") if part.strip())
    return with_settings(bot, given) if given else bot


def with_settings(bot: Bot, given: Mapping[str, object]) -> Bot:
    """The bot with some of its settings changed. Raises BadValue for what cannot be set so."""
    known = {one.name: one for one in settings(bot.search)}
    checked: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            if not known:
                raise BadValue(
                    "Unknown setting {name!r} of {bot}: expected no settings.", "settings", name=name, bot=bot.name
                )
            names = ", ".join(known)
            raise BadValue(
                "Unknown setting {name!r} of {bot}: expected {names}.", "settings", name=name, bot=bot.name, names=names
            )
        checked[name] = _checked(bot, known[name], value)
    return replace(bot, search=replace(bot.search, **checked))  # type: ignore[type-var]


def remembering(bot: Bot) -> Bot:
    """The bot for the moves of one game: if its search can, it goes on from what it found for its last move."""
    return replace(bot, search=bot.search.remembering()) if isinstance(bot.search, Lasting) else bot


def _given(part: str) -> tuple[str, object]:
    name, _, text = part.partition("=")
    word = text.strip().lower()
    if word in ("true", "on", "false", "off"):
        return name.strip(), word in ("true", "on")
    try:
        return name.strip(), int(word)
    except ValueError:
        pass
    try:
        return name.strip(), float(word)
    except ValueError:
        raise BadValue(
            "The setting {setting!r} is not understood: expected name=number.", "settings", setting=part.strip()
        ) from None


def _checked(bot: Bot, one: Setting, value: object) -> float | bool:
    whole = isinstance(value, int) and not isinstance(value, bool)
    if one.kind is bool:
        fits = isinstance(value, bool)
    else:
        fits = (whole or (one.kind is float and isinstance(value, float))) and one.least <= value <= one.most  # type: ignore[operator]
    if not fits:
        raise BadValue(
            "Setting {name!r} of {bot} is {value}: {wrong}",
            "settings",
            name=one.name,
            bot=bot.name,
            value=str(value),
            wrong=_bounds(one),
        )
    return float(value) if one.kind is float else value  # type: ignore[return-value, arg-type]


def _bounds(one: Setting) -> BadValue:
    """What was expected for a setting."""
    if one.kind is bool:
        return BadValue("expected on or off.")
    if one.kind is int:
        return BadValue("expected a whole number from {least} to {most}.", least=one.least, most=one.most)
    return BadValue("expected a number from {least} to {most}.", least=one.least, most=one.most)


def think(bot: Bot, state: State, budget: Budget, dice: Dice, clock: Clock = time.perf_counter) -> Iterator[Thought]:
    """The bot's thoughts on `state`, a few thousandths of a second apart, until the budget is used. Raises GameOver."""
    if state.outcome is not None:
        raise GameOver("The game is over: expected a position with a move to make.", "ply")
    if not bot.plays(state.game):
        raise UnknownBot(
            "The bot {bot!r} does not play {title}: expected one that does.",
            "bot",
            bot=bot.name,
            title=state.game.title,
        )
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
        if budget.seconds is not None and used >= 1:  # playouts a search counts itself, and may owe each move one
            return


def conclude(bot: Bot, state: State, budget: Budget, dice: Dice, clock: Clock = time.perf_counter) -> Info:
    """What a bot finds at the end of its budget; `move` is its choice. Raises UnknownBot, GameOver."""
    for thought in think(bot, state, budget, dice, clock):
        last = thought
    return last.info


def choose(bot: str, state: State, budget: Budget, seed: int, clock: Clock = time.perf_counter) -> Info:
    """What the bot of that name finds at the end of its budget. Raises UnknownBot, GameOver."""
    return conclude(bot_named(bot), state, budget, Dice(seed), clock)
