"""The registry: every game by its name."""

from __future__ import annotations

from collections.abc import Mapping

from pyengine.errors import BadValue
from pyengine.game import Game
from pyengine.games.y import Y

GAMES: dict[str, type[Game]] = {game.name: game for game in (Y,)}


def new_game(name: str, size: int | None = None, options: Mapping[str, bool] | None = None) -> Game:
    """The game of that name at that size (None: the usual one). Raises BadValue and says what was expected."""
    if name not in GAMES:
        raise BadValue(f"Unknown game {name!r}: expected {' or '.join(map(repr, GAMES))}.", "game")
    kind = GAMES[name]
    return kind(kind.sizes[2] if size is None else size, options)
