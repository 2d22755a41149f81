"""Games, positions and bots as the parameters of experiments name them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from pyengine.arena.match import Fixture, Result, stages
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.entrants import entrant
from pyengine.bots.names import bot_named
from pyengine.bots.player import Player
from pyengine.core.errors import BadRecord, BadValue, BotFault, UnknownBot
from pyengine.core.game import CHANCE, Game, State
from pyengine.core.parameters import Kind, Text
from pyengine.core.script import SUFFIX, source_of, sources
from pyengine.lab.experiment import Event
from pyengine.records.record import Record, read


@dataclass(frozen=True, slots=True)
class Position(Kind):
    """A game and the moves that lead to a position, as the text of a record: `hex5`, `tictactoe3:b2.a1`.

    "" stands for none, only where it may be `empty`.
    """

    empty: bool = False

    def check(self, value: Any) -> str:
        if not isinstance(value, str):
            raise BadRecord("expected a game record.")
        if self.empty and not value.strip():
            return ""
        return record_of(value).text().removesuffix(":")

    def control(self) -> dict[str, Any]:
        return {"kind": "position"}


class BotText(Text):
    """A bot with its settings and its budget, as one names it."""

    def control(self) -> dict[str, Any]:
        return {"kind": "bot"}


def record_of(text: str) -> Record:
    """The record of a position parameter, maybe of a game in a file. Raises BadRecord, and BotFault."""
    head = text.partition(":")[0]
    if head.endswith(SUFFIX) and head not in sources:
        try:
            source_of(head)
        except OSError as wrong:
            raise BadRecord(
                "There is no game in the file {file!r}: expected a file that can be read.", "record", file=head
            ) from wrong
    return read(text if ":" in text else f"{text}:")


def game_of(text: str) -> Game:
    """The game of a position parameter. Raises BadValue if moves have been made."""
    record = record_of(text)
    if record.state.ply:
        raise BadValue("The game begins after {count} moves: expected none.", "game", count=record.state.ply)
    return record.game


def position_of(text: str) -> State:
    """The position of such a parameter. Raises GameOver, and BadValue where no player is to move."""
    record = record_of(text)
    record.require_running()
    if record.state.to_move == CHANCE:
        raise BadValue("Chance is to move: expected a position in which a player is.", "position")
    return record.state


def bot_of(text: str, game: Game) -> Bot:
    """The bot of that name with its settings, without a budget. Raises UnknownBot and BadValue."""
    bot = bot_named(text)
    if not bot.plays(game):
        raise UnknownBot(
            "The bot {bot!r} does not play {title}: expected one that does.", "bot", bot=text, title=game.title
        )
    return bot


def entrant_of(text: str, game: Game, usual: Budget | None = None) -> Player:
    """The entrant of that text, which must think in one process, as everywhere. Raises UnknownBot and BadValue."""
    found = entrant(text, game, usual)
    bot, count = found.bot, found.processes
    if count > 1:
        raise BadValue("{count} processes for {bot!r}: expected one here.", "processes", count=count, bot=bot.name)
    return found


def event_of(fixture: Fixture) -> Iterator[Event | None]:
    """Plays a game, with a pause (None) now and then, and yields its event at the end.

    A bot of a file in which something goes wrong loses the game: then the event has the `fault`.
    """
    for stage in stages(fixture, BotFault):
        end = stage
        yield None
    event = asdict(Result.of(fixture, end))
    del event["late"]  # the seconds tell
    if not event["fault"]:
        del event["fault"]
    yield {"is": "game"} | event


def timeless(entrants: Iterable[Player]) -> bool:
    """Whether all of them think for a number of playouts, so that their games can be repeated."""
    return all(one.budget.seconds is None for one in entrants)


def game_in(event: Event) -> Result:
    """The game that such an event tells of, also after it was sent as JSON, or stored without its seconds."""
    (one, two), (first, second) = event["players"], event.get("seconds", (0.0, 0.0))
    fault = event.get("fault", "")
    return Result(event["number"], (one, two), event["record"], event["score"], (first, second), fault)
