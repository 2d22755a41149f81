"""Random-turn games: before each move a fair coin decides which player makes it.

The best move is the same for both players: the cell most likely to decide the game if every other empty cell goes to a
random player (Yuval Peres, Oded Schramm, Scott Sheffield and David Wilson, "Random-turn Hex and other
selection games", 2007).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, NOBODY, Game, State, Wrapper
from pyengine.core.geometry import Geometry
from pyengine.core.protocols import Connecting
from pyengine.core.reduction import Boards, fill_cells
from pyengine.games.connection import ConnectionGame, ConnectionState
from pyengine.games.hex import Hex
from pyengine.games.y import Y

COINS = ("heads", "tails")


class RandomTurn(Game):
    """A connection game with a coin toss before each move: on heads player 1 moves, on tails player 2."""

    plain: ClassVar[type[ConnectionGame]]
    lanes = ConnectionGame.lanes

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
        word = name.strip().lower()
        return len(self.geometry.names) + COINS.index(word) if word in COINS else super().move_named(name)

    def start(self) -> RandomTurnState:
        return RandomTurnState(self, 0, CHANCE, None, self.plain(self.size, {"pie": False}).start())


@dataclass(frozen=True, slots=True)
class RandomTurnState(Wrapper, Connecting):
    """A position; `plain` is the position of the game without coins."""

    game: RandomTurn
    ply: int
    to_move: int
    last: int | None
    plain: ConnectionState

    @property
    def goals(self) -> tuple[int, int]:
        return self.plain.goals

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
            return RandomTurnState(self.game, self.ply + 1, player, move, self.plain.with_mover(player))
        after = self.plain.play(move)
        return RandomTurnState(self.game, self.ply + 1, NOBODY if after.outcome else CHANCE, move, after)

    def winning_move(self) -> int | None:
        return None if self.to_move == CHANCE else self.plain.winning_move()

    def playouts(self, count: int, dice: Dice) -> float:
        """The total score of player 1 in random games, decided on full boards."""
        if self.outcome is not None:
            return State.playouts(self, count, dice)
        return float(self.plain.wins(self.fill(count, dice)))

    def fill(self, count: int, dice: Dice) -> Boards:
        """The full boards at the end of `count` random games.

        Every empty cell goes to each player with probability 1/2 (Peres and others), except that after a toss the
        player to move gets one random cell.
        """
        owned = dice.coins(self.cells.count(NOBODY), count)
        if self.to_move != CHANCE:
            next_cells = [dice.below(len(owned)) for _ in range(count)]
            owned[next_cells, np.arange(count)] = self.to_move == 1
        return fill_cells(self.cells, owned)

    def last_cells(self) -> Sequence[int]:
        return () if self.last is None or self.last >= len(self.cells) else (self.last,)


class RandomTurnY(RandomTurn):
    """Y in which coins choose the player to move."""

    name = "randomy"
    title = "Random-turn Y"
    goal, reasons = Y.goal, Y.reasons
    sizes = (3, 19, 11)
    plain = Y


class RandomTurnHex(RandomTurn):
    """Hex in which coins choose the player to move."""

    name = "randomhex"
    title = "Random-turn Hex"
    goal, reasons = Hex.goal, Hex.reasons
    sizes = (2, 19, 11)
    plain = Hex
