"""A position of a connection game as masks, with its chains and sides: the subject of all claims."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Self

from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.search.connection.distance import Board, mask_of


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
    def of(cls, state: Connection) -> Self:
        board = Board(state.game.geometry)
        one, two = (tuple(side for side in range(len(board.sides)) if goal >> side & 1) for goal in state.goals)
        stones = mask_of(state.cells, 1), mask_of(state.cells, 2)
        return cls(board, stones, (one, two), state.to_move)

    @property
    def empty(self) -> int:
        return self.board.all & ~self.stones[0] & ~self.stones[1]

    def own(self, player: int) -> int:
        return self.stones[player - 1]

    def after(self, cell: int | None) -> Self:
        """The position after the player to move has put a stone on a cell, or has passed."""
        stones = list(self.stones)
        if cell is not None:
            stones[self.to_move - 1] |= 1 << cell
        return replace(self, stones=(stones[0], stones[1]), to_move=opponent(self.to_move))

    def without(self, cells: int) -> Self:
        return replace(self, stones=(self.stones[0] & ~cells, self.stones[1] & ~cells))

    def sides(self, player: int) -> list[End]:
        return [End(self.board.sides[side], side) for side in self.goals[player - 1]]

    def chains(self, player: int) -> list[End]:
        """The chains of a player, the largest first."""
        chains = self.board.chains(self.own(player))
        return [End(chain) for chain in sorted(chains, key=lambda chain: (-chain.bit_count(), chain))]

    def pairs(self, player: int) -> Iterator[tuple[End, End]]:
        """The ends that a player may want to join: a chain and a side of the goal away from it, or two chains."""
        chains, sides = self.chains(player), self.sides(player)
        for chain in chains:
            yield from ((chain, side) for side in sides if not chain.cells & side.cells)
        yield from combinations(chains, 2)
