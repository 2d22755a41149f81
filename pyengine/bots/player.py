"""Players of matches: as people write them, and as they were read, once for all games."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, field
from typing import Any

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.thinking import with_memory
from pyengine.core.game import Game


@dataclass(frozen=True, slots=True)
class Player(ABC):
    """A player with a budget for each move and a number of processes.

    `text` is what people wrote: `flat`, `uct(sims=4)@500`, `wye*2@0.5s`.
    """

    text: str
    budget: Budget
    processes: int
    digests: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    """Digests of the files that it is made of, by what people call them: none for the engine's own."""

    @abstractmethod
    def seat(self, game: Game, seed: int, name: str) -> AbstractContextManager[Bot]:
        """The bot for the moves of one game, which ends with the block; `name` is that of the seat, for logs."""

    def require_ready(self, game: Game) -> None:  # noqa: B027 (most are)
        """Makes sure before the first game that it can play. Raises BadValue."""

    def identity(self) -> dict[str, Any]:
        """What tells it from others, as JSON."""
        return {"text": self.text, "budget": asdict(self.budget), "processes": self.processes}


@dataclass(frozen=True, slots=True)
class BotPlayer(Player):
    """A bot with its settings. It thinks in this process, unless its search is one for several."""

    bot: Bot

    def seat(self, game: Game, seed: int, name: str) -> AbstractContextManager[Bot]:  # noqa: ARG002 (for programs)
        return nullcontext(with_memory(self.bot))
