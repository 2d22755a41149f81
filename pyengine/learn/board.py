"""Boards for the network and self-play: tables of the cells around each cell, and symmetries.

A position is seen by the player to move: 0 an empty cell, 1 an own stone, 2 an opponent's. In Hex the second player's
position is mirrored in the long diagonal, so that the player to move always joins the same two sides.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.errors import SHOWN, BadUsage, clip
from pyengine.core.protocols import ConnectionRules, connection
from pyengine.games import new_game
from pyengine.search.network.evaluator import tables

Numbers = NDArray[Any]


class Rules(NamedTuple):
    """The tables of a board for compiled code: see Board."""

    turn: Numbers
    near: Numbers
    borders: Numbers
    all_sides: int


@dataclass(frozen=True, eq=False)
class Board:
    """A board of Y, bent Y or Hex, for players who take turns.

    `rules.near`, shape (cells, 7), are each cell and its neighbours, where `cells` stands for all places beyond the
    edge; `rules.borders` are masks of the sides on which a cell lies, of which the player to move joins
    `rules.all_sides`; cell k of a position is cell `rules.turn[k]` for the other player. `wide` is that of Tables in
    search/network/evaluator.py. `symmetries`, shape (count, cells), are permutations that do not change the game.
    """

    name: str
    game: ConnectionRules
    rules: Rules
    wide: Numbers
    symmetries: Numbers

    @property
    def cells(self) -> int:
        return len(self.wide)


@cache
def board(name: str) -> Board:
    """The board of that name, such as "hex11", "y9" or "bent7". Raises BadValue."""
    kind = name.rstrip("0123456789")
    size = name[len(kind) :]
    if not 0 < len(size) < SHOWN:
        raise BadUsage(f"The board {clip(name)!r} has no size: expected one as hex9 or y11.", "board")
    start = connection(new_game(kind, int(size), {"pie": False}).start())
    game, own = start.game, start.goals[0]
    around = tables(start.field)
    rules = Rules(around.turn, around.near, np.array([mask & own for mask in game.geometry.borders], np.intp), own)
    return Board(name, game, rules, around.wide, np.array(game.symmetries, np.intp))
