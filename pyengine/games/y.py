"""The game of Y: the first chain that touches all three sides wins. There are no draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pyengine.dice import Dice
from pyengine.game import NOBODY, Game, Option, Outcome, State, opponent
from pyengine.geometry import Geometry, triangle
from pyengine.reduction import Reduction, pack_boards

ALL_SIDES = 0b111
SWAP = "swap"
PIE = Option("pie", "Pie rule", "After the first stone the second player may take it over.", default=True)


class Y(Game):
    """Y on a triangle of `size` cells a side.

    With the pie rule the second player may answer the first stone by `swap`: the stone becomes the second player's and
    the first player moves again. The sides belong to nobody, so the stone stays where it is and persons keep colours.
    """

    name = "y"
    title = "Y"
    goal = "Connect all three sides with one chain of your stones."
    sizes = (3, 19, 11)
    options = (PIE,)

    @property
    def geometry(self) -> Geometry:
        return triangle(self.size)

    @property
    def swap(self) -> int:
        """The move that takes over the first stone: the number after the last cell."""
        return len(self.geometry.names)

    @property
    def moves(self) -> int:
        return self.swap + 1

    def move_name(self, move: int) -> str:
        return SWAP if move == self.swap else super().move_name(move)

    def move_named(self, name: str) -> int:
        return self.swap if name.strip().lower() == SWAP else super().move_named(name)

    def start(self) -> YState:
        cells = len(self.geometry.names)
        return YState(self, 0, 1, bytes(cells), None, tuple(range(cells)), self.geometry.borders, None)


@dataclass(frozen=True, slots=True)
class YState(State):
    """A position of Y.

    `chains[i]` names the chain of the stone on cell i by one of its cells, `touches[chain]` is the mask of the sides
    that the chain touches; on empty cells both are what a lone stone would have. Joining chains at each move tells the
    winner without a search.
    """

    game: Y
    ply: int
    to_move: int
    cells: bytes
    last: int | None
    chains: tuple[int, ...]
    touches: tuple[int, ...]
    winner_chain: int | None

    @property
    def outcome(self) -> Outcome | None:
        if self.winner_chain is None:
            return None
        return Outcome(self.cells[self.winner_chain], "chain")

    def legal(self) -> Sequence[int]:
        if self.to_move == NOBODY:
            return ()
        empty = [cell for cell, owner in enumerate(self.cells) if owner == NOBODY]
        return [*empty, self.game.swap] if self._may_swap() else empty

    def play(self, move: int) -> YState:
        if move == self.game.swap and self._may_swap():
            return self._swapped()
        if self.to_move == NOBODY or not 0 <= move < len(self.cells) or self.cells[move] != NOBODY:
            raise self.refuse(move)
        player, cells, chains = self.to_move, self.cells, self.chains
        joined = {chains[near] for near in self.game.geometry.neighbours[move] if cells[near] == player}
        touched = self.touches[move]
        for chain in joined:
            touched |= self.touches[chain]
        wins = touched == ALL_SIDES
        return YState(
            self.game,
            self.ply + 1,
            NOBODY if wins else opponent(player),
            cells[:move] + bytes([player]) + cells[move + 1 :],
            move,
            tuple([move if chain in joined else chain for chain in chains]) if joined else chains,
            (*self.touches[:move], touched, *self.touches[move + 1 :]),
            move if wins else None,
        )

    def winning_cells(self) -> Sequence[int]:
        if self.winner_chain is None:
            return ()
        winner, chain = self.cells[self.winner_chain], self.winner_chain
        return [cell for cell, owner in enumerate(self.cells) if owner == winner and self.chains[cell] == chain]

    def last_cells(self) -> Sequence[int]:
        if self.last == self.game.swap:
            return [cell for cell, owner in enumerate(self.cells) if owner != NOBODY]
        return State.last_cells(self)

    def playouts(self, count: int, dice: Dice) -> float:
        """A random game has the winner that it would have on a full board, so full boards are dealt at once."""
        if self.outcome is not None:
            return State.playouts(self, count, dice)
        cells = np.frombuffer(self.cells, np.uint8)
        empty = np.flatnonzero(cells == NOBODY)
        if self._may_swap():
            swaps = int(np.count_nonzero(dice.words(count) % np.uint64(len(empty) + 1) == 0))
            return self._swapped().playouts(swaps, dice) + self._deal(cells, empty, count - swaps, dice)
        return self._deal(cells, empty, count, dice)

    def _deal(self, cells: NDArray[np.uint8], empty: NDArray[np.intp], count: int, dice: Dice) -> float:
        """How many of `count` full boards player 1 wins, the empty cells dealt to both as alternate moves would."""
        mine = (len(empty) + (self.to_move == 1)) // 2
        boards: NDArray[np.bool_] = np.broadcast_to(cells == 1, (count, len(cells))).copy()
        boards[:, empty] = dice.permutations(count, len(empty)) < mine
        return float(np.bitwise_count(Reduction(self.game.size).winners(pack_boards(boards))).sum())

    def _may_swap(self) -> bool:
        return self.ply == 1 and self.game.chosen[PIE.name]

    def _swapped(self) -> YState:
        cells = self.cells.replace(b"\x01", b"\x02")
        return YState(self.game, 2, 1, cells, self.game.swap, self.chains, self.touches, None)
