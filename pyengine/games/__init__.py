"""The registry: every game by its name."""

from collections.abc import Mapping

from pyengine.core.errors import BadValue
from pyengine.core.game import Choice, Game
from pyengine.games.bent import BentY
from pyengine.games.hex import Hex
from pyengine.games.nim import Nim
from pyengine.games.randomturn import RandomTurnHex, RandomTurnY
from pyengine.games.rooms import Rooms
from pyengine.games.tictactoe import TicTacToe
from pyengine.games.y import Y

_GAMES: tuple[type[Game], ...] = (Y, BentY, Hex, TicTacToe, Nim, RandomTurnY, RandomTurnHex, Rooms)
GAMES = {game.name: game for game in _GAMES}


def new_game(name: str, size: int | None = None, options: Mapping[str, Choice] | None = None) -> Game:
    """The game of that name at that size, by default the usual one. Raises BadValue."""
    if name not in GAMES:
        raise BadValue("unknown-game", "game", game=name, known=tuple(map(repr, GAMES)))
    kind = GAMES[name]
    return kind(kind.sizes[2] if size is None else size, options)
