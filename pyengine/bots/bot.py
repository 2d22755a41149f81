"""Bots: a search with a name, its settings and a budget for each move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pyengine.core.errors import BadValue
from pyengine.core.game import Chancy, Game
from pyengine.core.protocols import Connection
from pyengine.search.info import Remembers, Search, Setting, settings


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: either `seconds` of the caller's clock or a number of `playouts`."""

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
    """Accepts every game."""
    return True


def is_deterministic(game: Game) -> bool:
    """Accepts games without chance."""
    return not isinstance(game.start(), Chancy)


def is_chancy(game: Game) -> bool:
    """Accepts games in which chance moves."""
    return isinstance(game.start(), Chancy)


def is_connection(game: Game) -> bool:
    """Accepts connection games without chance."""
    return isinstance(game.start(), Connection)


@dataclass(frozen=True, slots=True)
class Bot:
    """An opponent: a search with its settings, and its name, title and summary for people.

    `plays` accepts the games that it can play, `budget` is its default for a move, and `budgeted` is False if a budget
    makes no difference. A bot that `opens` chooses its first stone under a pie rule from a table. `parallel` is True
    if several of its searches, each with its own seed, can be merged into a better one (search/root.py).
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
    studies: int = 0
    """After how many playouts it knows enough of a position for the analysis of a whole game; 0 for a bot that does not
    analyse. Its search must tell of every move, better and better.
    """

    @property
    def remembers(self) -> bool:
        """Whether it can reuse what it found for its last move, so that thinking in the opponent's time helps it."""
        return isinstance(self.search, Remembers)


def with_settings(bot: Bot, given: Mapping[str, object]) -> Bot:
    """The bot with some of its settings changed. Raises BadValue for unknown settings and invalid values."""
    known = {one.name: one for one in settings(bot.search)}
    checked: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            if not known:
                raise BadValue(
                    "Unknown setting {name!r} of {bot}: expected no settings.", "settings", name=name, bot=bot.name
                )
            raise BadValue(
                "Unknown setting {name!r} of {bot}: expected {known}.",
                "settings",
                name=name,
                bot=bot.name,
                known=tuple(known),
            )
        checked[name] = _checked(bot, known[name], value)
    return replace(bot, search=replace(bot.search, **checked))  # type: ignore[type-var]


def _checked(bot: Bot, one: Setting, value: object) -> float | bool | str:
    whole = isinstance(value, int) and not isinstance(value, bool)
    if one.kind is bool:
        fits = isinstance(value, bool)
    elif one.kind is str:
        fits = value in one.choices
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
    """The part of an error that says which values a setting can have."""
    if one.kind is bool:
        return BadValue("expected on or off.")
    if one.kind is str:
        return BadValue("expected {known}.", known=tuple(map(repr, one.choices)))
    if one.kind is int:
        return BadValue("expected a whole number from {least} to {most}.", least=one.least, most=one.most)
    return BadValue("expected a number from {least} to {most}.", least=one.least, most=one.most)
