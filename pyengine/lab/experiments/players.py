"""Games, positions and bots as the parameters of experiments name them."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from pyengine.arena.match import Fixture, Result, stages
from pyengine.bots.bot import Bot, Budget
from pyengine.bots.entrants import entrant
from pyengine.bots.names import bot_named, require_plays
from pyengine.bots.player import Player
from pyengine.core.errors import BadRecord, BadValue, BotFault
from pyengine.core.game import CHANCE, Game, State
from pyengine.core.parameters import Kind, Text
from pyengine.core.script import SUFFIX
from pyengine.games.own import open_game
from pyengine.lab.log import Event
from pyengine.records.record import Record, read, split_head


@dataclass(frozen=True, slots=True)
class Position(Kind):
    """A game and the moves that lead to a position, as the text of a record: `hex5`, `tictactoe3:b2.a1`.

    "" stands for no position, if that is allowed by `empty`.
    """

    name: ClassVar[str] = "position"
    empty: bool = False

    def check(self, value: Any) -> str:
        if not isinstance(value, str):
            raise BadRecord("record")
        if self.empty and not value.strip():
            return ""
        return record_of(value).text().removesuffix(":")


class BotText(Text):
    """A bot with its settings and its budget, as text."""

    name = "bot"


def record_of(text: str) -> Record:
    """The record of a position parameter; its game may be one in a file. Raises BadRecord and BotFault."""
    head = split_head(text)[0]
    if head.endswith(SUFFIX):
        open_game(head)
    return read(text if ":" in text else f"{text}:")


def game_of(text: str) -> Game:
    """The game of a position parameter. Raises BadValue if moves have been made."""
    record = record_of(text)
    if record.state.ply:
        raise BadValue("game-begun", "game", count=record.state.ply)
    return record.game


def position_of(text: str) -> State:
    """The position of a position parameter. Raises GameOver, and BadValue if no player is to move."""
    record = record_of(text)
    record.require_running()
    if record.state.to_move == CHANCE:
        raise BadValue("chance-to-move", "position")
    return record.state


def require_search(state: State) -> None:
    """Raises BadValue if a move wins at once, so that no search begins."""
    if state.winning_move() is not None:
        raise BadValue("nothing-to-search", "position")


def bot_of(text: str, game: Game) -> Bot:
    """A bot with its settings, without a budget. Raises UnknownBot and BadValue."""
    bot = bot_named(text)
    require_plays(bot, game, text)
    return bot


def entrant_of(text: str, game: Game, usual: Budget | None = None) -> Player:
    """The entrant of that text, which must think in one process. Raises UnknownBot and BadValue."""
    player = entrant(text, game, usual)
    if player.processes > 1:
        raise BadValue("bot-processes", "processes", count=player.processes, bot=player.bot.name)
    return player


def play_events(fixture: Fixture) -> Iterator[Event | None]:
    """Plays a game with pauses (None), and yields its event at the end, which has the fields of `Result`.

    If the code of a reader's own bot fails, that bot loses the game, and the event has its `fault`.
    """
    for stage in stages(fixture, BotFault):
        end = stage
        yield None
    event = asdict(Result.of(fixture, end))
    del event["late"]  # it follows from the seconds
    if not event["fault"]:
        del event["fault"]
    yield {"is": "game"} | event


def is_repeatable(entrants: Iterable[Player]) -> bool:
    """Whether no entrant has a budget in seconds, so that their games can be repeated."""
    return all(entrant.budget.seconds is None for entrant in entrants)


def results_of(events: Iterable[Event]) -> list[Result]:
    """The results of all events "game", which may have been JSON, or stored without their seconds."""
    return [
        Result(game["number"], (game["players"][0], game["players"][1]), game["record"], game["score"],
               tuple(game.get("seconds", (0.0, 0.0))), game.get("fault", ""))
        for game in events if game["is"] == "game"
    ]  # fmt: skip
