"""Boards for the network and self-play: tables of the cells around each cell, and symmetries.

A position is seen by the player to move: 0 an empty cell, 1 an own stone, 2 an opponent's. In Hex the second player's
position is mirrored in the long diagonal, so that the player to move always joins the same two sides.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.errors import SHOWN, BadUsage, BadValue, clip
from pyengine.core.protocols import ConnectionRules, connection
from pyengine.games import new_game
from pyengine.search.network.evaluator import tables

Numbers = NDArray[Any]

MARGIN = 2
"""Rows beyond the edge that the network sees."""


class Rules(NamedTuple):
    """The tables of a board for compiled code: see Board."""

    turn: Numbers
    near: Numbers
    borders: Numbers
    all_sides: int


@dataclass(frozen=True, eq=False)
class Board:
    """A board with `side` cells a side.

    `rules.near`, shape (cells, 7), are each cell and its neighbours, where `cells` stands for all places beyond the
    edge; `rules.borders` are masks of the sides on which a cell lies, of which the player to move joins
    `rules.all_sides`; cell k of a position is cell `rules.turn[k]` for the other player.

    `grid`, shape (cells,), are the places of the cells in a square of side x side, and `frame`, shape (side + 4,
    side + 4), holds the codes of the empty board with two rows beyond its edges: 1 an edge of the player to move, 2 of
    the opponent, 3 of both. `symmetries`, shape (count, cells), are permutations that do not change the game.
    """

    name: str
    game: ConnectionRules
    side: int
    rules: Rules
    grid: Numbers
    frame: Numbers
    symmetries: Numbers

    @property
    def cells(self) -> int:
        return len(self.grid)


@cache
def board(name: str) -> Board:
    """The board of that name, such as "hex11" or "y9". Raises BadValue."""
    kind = name.rstrip("0123456789")
    size = name[len(kind) :]
    if not 0 < len(size) < SHOWN:
        raise BadUsage(f"The board {clip(name)!r} has no size: expected one as hex9 or y11.", "board")
    start = connection(new_game(kind, int(size), {"pie": False}).start())
    game, field, geometry = start.game, start.field, start.game.geometry
    if field.copies:
        raise BadValue("bent-board", "board", name=name)
    own, other = start.goals
    around, side = tables(field), field.width
    rules = Rules(around.turn, around.near, np.array([mask & own for mask in geometry.borders], np.intp), own)
    # The player to move has edges along the first coordinate, if both players have their own.
    places = list(field.places) if own == other else [(j, i) for i, j in field.places]
    frame = np.full((side + 2 * MARGIN, side + 2 * MARGIN), 3, np.uint8)
    if own != other:
        beyond = np.array([not MARGIN <= place < side + MARGIN for place in range(side + 2 * MARGIN)], np.uint8)
        frame = beyond[:, np.newaxis] + 2 * beyond
    frame[tuple(np.array(places).T + MARGIN)] = 0
    grid = np.array([row * side + column for row, column in places], np.intp)
    return Board(name, game, side, rules, grid, frame, np.array(game.symmetries, np.intp))
