"""Boards as the network and self-play see them: tables of what lies around each cell, and symmetries.

A position is seen by the player to move: 0 an empty cell, 1 one's own stone, 2 the opponent's. In Hex the second
player's position is mirrored in the long diagonal, so that whoever moves joins the same two sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyengine.core.errors import BadValue
from pyengine.core.protocols import ConnectionRules, connection
from pyengine.games import new_game
from pyengine.search.network.evaluator import tables

Numbers = NDArray[Any]

MARGIN = 2
"""Rows beyond the edge that the network sees."""


class Rules(NamedTuple):
    """What compiled code needs of a board: see Board."""

    turn: Numbers
    near: Numbers
    borders: Numbers
    all_sides: int


@dataclass(frozen=True, eq=False)
class Board:
    """A board with `side` cells a side.

    `rules.near`, shape (cells, 7), are each cell and its neighbours, where `cells` stands for all that lies beyond the
    edge; `rules.borders` are masks of the sides on which a cell lies, of which the player to move joins
    `rules.all_sides`; cell k of a position seen by the other player is cell `rules.turn[k]`.

    `grid`, shape (cells,), are the places of the cells in a square of side x side, and `frame`, shape (side + 4,
    side + 4), holds the codes of the empty board with two rows beyond its edges: 1 an edge that serves the player to
    move, 2 the other one, 3 both. `symmetries`, shape (count, cells), are permutations that leave the game as it is.
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
        """How many cells it has."""
        return len(self.grid)


@cache
def board(name: str) -> Board:
    """The board of that name, as "hex11" or "y9". Raises BadValue."""
    kind = name.rstrip("0123456789")
    start = connection(new_game(kind, int(name[len(kind) :]), {"pie": False}).start())
    game, field, geometry = start.game, start.field, start.game.geometry
    if field.copies:
        raise BadValue("{name} is bent: expected a board of Y or Hex.", "board", name=name)
    own, other = start.goals
    around, side = tables(field), field.width
    rules = Rules(around.turn, around.near, np.array([mask & own for mask in geometry.borders], np.intp), own)
    # The first coordinate is the one along which the player to move has edges, if both players have their own.
    places = list(field.places) if own == other else [(j, i) for i, j in field.places]
    frame = np.full((side + 2 * MARGIN, side + 2 * MARGIN), 3, np.uint8)
    if own != other:
        beyond = np.array([not MARGIN <= place < side + MARGIN for place in range(side + 2 * MARGIN)], np.uint8)
        frame = beyond[:, np.newaxis] + 2 * beyond
    frame[tuple(np.array(places).T + MARGIN)] = 0
    grid = np.array([row * side + column for row, column in places], np.intp)
    return Board(name, game, side, rules, grid, frame, np.array(game.symmetries, np.intp))
