"""Bots: a search with a name, its settings and a budget for each move."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from pyengine.core.errors import BadValue, Refusal
from pyengine.core.game import Chancy, Game
from pyengine.core.parameters import FileText, Real, Signature, Whole, parameters
from pyengine.core.protocols import Connection
from pyengine.search.info import Search, SearchWithMemory

SECONDS, PLAYOUTS = Real(1e-6, 86_400), Whole(1, 10**12)
"""What a budget may be."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: either `seconds` of the caller's clock or a number of `playouts`."""

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.playouts is None):
            raise BadValue("budget-kind", "budget")
        try:
            kind = PLAYOUTS if self.seconds is None else SECONDS
            kind.check(self.playouts if self.seconds is None else self.seconds)
        except BadValue as wrong:
            if self.seconds is None:
                raise BadValue("budget-playouts", "budget", playouts=str(self.playouts), wrong=wrong) from wrong
            raise BadValue("budget-seconds", "budget", seconds=str(self.seconds), wrong=wrong) from wrong


def is_any(_: Game) -> bool:
    return True


def is_deterministic(game: Game) -> bool:
    return not isinstance(game.start(), Chancy)


def is_chancy(game: Game) -> bool:
    return isinstance(game.start(), Chancy)


def is_connection(game: Game) -> bool:
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
    checks: int = 2
    """There a doubtful position gets this many times the playouts, and one of a mistake as many times more again."""
    error: float | None = None
    """Nine of ten costs of its mistakes lie this close to those of searches ten times as long; None: not measured."""
    retired: frozenset[str] = frozenset()
    """Settings that it no longer has: links and choices of earlier versions may name them, which changes nothing."""

    @property
    def has_memory(self) -> bool:
        """Whether it can reuse what it found for its last move, so that thinking in the opponent's time helps it."""
        return isinstance(self.search, SearchWithMemory) and self.search.with_memory() is not self.search


def files_of(bot: Bot) -> list[FileText]:
    """The files that its settings name."""
    values = (one.default for one in parameters(bot.search).values())
    return [value for value in values if isinstance(value, FileText)]


def signature(bot: Bot) -> Signature:
    """The settings of a bot, which are read and checked by it."""

    def refuse(name: str, value: str, wrong: Refusal) -> BadValue:
        return BadValue("setting-value", "settings", name=name, bot=bot.name, value=value, wrong=wrong)

    return Signature(bot.name, "settings", parameters(bot.search), refuse, bot.retired)


def with_settings(bot: Bot, given: Mapping[str, object]) -> Bot:
    """The bot with some of its settings changed. Raises BadValue for unknown settings and invalid values."""
    return replace(bot, search=replace(bot.search, **signature(bot).check(given)))  # type: ignore[type-var]
