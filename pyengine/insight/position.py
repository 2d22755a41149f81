"""A position of a connection game as masks, with its chains and sides: what all claims are about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.search.distance import Board, mask_of


@dataclass(frozen=True, slots=True)
class End:
    """An end of a connection: a chain, as the mask of its stones, or the cells along `side`."""

    cells: int
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """The stones of both players, and for each the numbers of the sides to be joined."""

    board: Board
    stones: tuple[int, int]
    goals: tuple[tuple[int, ...], tuple[int, ...]]
    to_move: int

    @classmethod
    def of(cls, state: Connection) -> Position:
        """That of a state."""
        board = Board(state.game.geometry)
        one, two = (tuple(side for side in range(len(board.sides)) if goal >> side & 1) for goal in state.goals)
        stones = mask_of(state.cells, 1), mask_of(state.cells, 2)
        return cls(board, stones, (one, two), state.to_move)

    @property
    def empty(self) -> int:
        """The mask of the empty cells."""
        return self.board.all & ~self.stones[0] & ~self.stones[1]

    def own(self, player: int) -> int:
        """The stones of a player."""
        return self.stones[player - 1]

    def after(self, cell: int | None) -> Position:
        """The position after the player to move has put a stone on a cell, or has passed."""
        stones = list(self.stones)
        if cell is not None:
            stones[self.to_move - 1] |= 1 << cell
        return replace(self, stones=(stones[0], stones[1]), to_move=opponent(self.to_move))

    def without(self, cells: int) -> Position:
        """The position with these stones taken away."""
        return replace(self, stones=(self.stones[0] & ~cells, self.stones[1] & ~cells))

    def sides(self, player: int) -> list[End]:
        """The sides of a player's goal."""
        return [End(self.board.sides[side], side) for side in self.goals[player - 1]]

    def chains(self, player: int) -> list[End]:
        """The chains of a player, the largest first."""
        found = sorted(self.board.chains(self.own(player)), key=lambda chain: (-chain.bit_count(), chain))
        return [End(chain) for chain in found]

    def pairs(self, player: int) -> Iterator[tuple[End, End]]:
        """What a player may want to connect: a chain with a side of the goal that it does not touch, or two chains."""
        chains, sides = self.chains(player), self.sides(player)
        for chain in chains:
            yield from ((chain, side) for side in sides if not chain.cells & side.cells)
        yield from combinations(chains, 2)
