"""Random-turn games: before each move a fair coin decides who makes it.

Yuval Peres, Oded Schramm, Scott Sheffield and David Wilson, "Random-turn Hex and other selection games" (2007): the
best move, the same for both, is the cell that is most likely to decide a board filled by coins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from pyengine.dice import Dice
from pyengine.game import CHANCE, NOBODY, Game, Outcome, State
from pyengine.games.connection import ConnectionGame, ConnectionState
from pyengine.games.hex import Hex
from pyengine.games.y import Y
from pyengine.geometry import Geometry
from pyengine.reduction import filled

COINS = ("heads", "tails")


class RandomTurn(Game):
    """A connection game in which a coin is thrown before each move: heads, and player 1 moves, tails, and player 2."""

    chancy = True
    plain: ClassVar[type[ConnectionGame]]

    @property
    def geometry(self) -> Geometry:
        return self.plain(self.size, {"pie": False}).geometry

    @property
    def moves(self) -> int:
        return len(self.geometry.names) + len(COINS)

    def move_name(self, move: int) -> str:
        cells = len(self.geometry.names)
        return COINS[move - cells] if move >= cells else super().move_name(move)

    def move_named(self, name: str) -> int:
        if name.strip().lower() in COINS:
            return len(self.geometry.names) + COINS.index(name.strip().lower())
        return super().move_named(name)

    def start(self) -> RandomTurnState:
        return RandomTurnState(self, 0, CHANCE, None, self.plain(self.size, {"pie": False}).start())


@dataclass(frozen=True, slots=True)
class RandomTurnState(State):
    """A position; `plain` is that of the game without a coin."""

    game: RandomTurn
    ply: int
    to_move: int
    last: int | None
    plain: ConnectionState

    @property
    def cells(self) -> bytes:  # type: ignore[override]
        return self.plain.cells

    @property
    def goals(self) -> tuple[int, int]:
        return self.plain.goals

    @property
    def outcome(self) -> Outcome | None:
        return self.plain.outcome

    def legal(self) -> Sequence[int]:
        return [move for move, _ in self.chances()] if self.to_move == CHANCE else self.plain.legal()

    def chances(self) -> Sequence[tuple[int, float]]:
        heads = len(self.plain.cells)
        return ((heads, 0.5), (heads + 1, 0.5)) if self.to_move == CHANCE else ()

    def play(self, move: int) -> RandomTurnState:
        if move not in self.legal():
            raise self.refuse(move)
        if self.to_move == CHANCE:
            player = move - len(self.plain.cells) + 1
            return RandomTurnState(self.game, self.ply + 1, player, move, self.plain.turned_to(player))
        after = self.plain.play(move)
        return RandomTurnState(self.game, self.ply + 1, NOBODY if after.outcome else CHANCE, move, after)

    def winning_move(self) -> int | None:
        return None if self.to_move == CHANCE else self.plain.winning_move()

    def playouts(self, count: int, dice: Dice) -> float:
        """A random game is decided as on a full board, where each cell is a fair coin: so boards are filled by coins.

        Which cell is taken next depends on no coin, and whose it becomes on nothing else (Peres and others). Only a
        player whose coin has fallen already has one cell for certain, any of the empty ones.
        """
        if self.outcome is not None:
            return State.playouts(self, count, dice)
        owned = dice.coins(self.cells.count(NOBODY), count)
        if self.to_move != CHANCE:
            next_cells = [dice.below(len(owned)) for _ in range(count)]
            owned[next_cells, np.arange(count)] = self.to_move == 1
        return float(self.plain.wins(filled(self.cells, owned)))

    def winning_cells(self) -> Sequence[int]:
        return self.plain.winning_cells()

    def last_cells(self) -> Sequence[int]:
        return () if self.last is None or self.last >= len(self.cells) else (self.last,)


class RandomTurnY(RandomTurn):
    """Y in which a coin decides who moves."""

    name = "randomy"
    title = "Random-turn Y"
    goal, goals = Y.goal, Y.goals
    sizes = Y.sizes
    plain = Y


class RandomTurnHex(RandomTurn):
    """Hex in which a coin decides who moves."""

    name = "randomhex"
    title = "Random-turn Hex"
    goal, goals = Hex.goal, Hex.goals
    sizes = Hex.sizes
    plain = Hex
