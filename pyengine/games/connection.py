"""What Y and Hex share: stones that stay, chains that grow, and a player who wins by a chain that joins given sides."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from pyengine.dice import Dice
from pyengine.errors import IllegalMove
from pyengine.game import NOBODY, Choice, Game, Option, Outcome, State, opponent
from pyengine.geometry import Field
from pyengine.reduction import Boards, dealt, reduction_of

SWAP = "swap"
SWAP_PIECES, SWAP_SIDES = "swap-pieces", "swap-sides"
"""What other programs call the two kinds of swap."""
PIE = Option("pie", "Pie rule", "After the first stone the second player may take it over.", default=True)


class ConnectionGame(Game):
    """A game in which a player wins with one chain of stones that touches all the sides of that player's goal.

    With the pie rule the second player may answer the first stone by `swap`: the stone becomes the second player's, on
    the cell `mirrored` to its own, and the first player moves again. Where the swap `trades`, the players trade their
    goals with it. Persons keep their colours.
    """

    options: ClassVar[tuple[Option, ...]] = (PIE,)
    goals: ClassVar[tuple[int, int]]
    traded_goal: ClassVar[str]
    """The sentence of the goals once they are traded."""

    def __init__(self, size: int, options: Mapping[str, Choice] | None = None) -> None:
        super().__init__(size, options)
        self._field = self.make_field()

    @property
    def field(self) -> Field:
        """How the board lies in a triangle so that Y decides the game, as long as no goals are traded."""
        return self._field

    @abstractmethod
    def make_field(self) -> Field:
        """How the board lies in a triangle."""

    @abstractmethod
    def mirrored(self, cell: int) -> int:
        """Where a stone comes to lie when it is swapped."""

    @property
    def trades(self) -> bool:
        """Whether a swap trades the goals too."""
        return False

    @property
    def swap_kind(self) -> str:
        """SWAP_PIECES or SWAP_SIDES."""
        return SWAP_SIDES if self.trades else SWAP_PIECES

    @property
    def swap(self) -> int:
        return len(self.geometry.names)

    @property
    def moves(self) -> int:
        return self.swap + 1

    def move_name(self, move: int) -> str:
        return SWAP if move == self.swap else super().move_name(move)

    def move_named(self, name: str) -> int:
        word = name.strip().lower()
        if word in (SWAP, self.swap_kind):
            return self.swap
        if word in (SWAP_PIECES, SWAP_SIDES):
            raise IllegalMove(
                "{move!r} is not a move: expected {kind}, the swap of this game.",
                "move",
                move=name,
                kind=self.swap_kind,
            )
        return super().move_named(name)

    def start(self) -> ConnectionState:
        cells = len(self.geometry.names)
        return ConnectionState(self, 0, 1, bytes(cells), None, tuple(range(cells)), self.geometry.borders, None)


@dataclass(frozen=True, slots=True)
class ConnectionState(State):
    """A position of such a game.

    `chains[i]` names the chain of the stone on cell i by one of its cells, `touches[chain]` is the mask of the sides
    that the chain touches; on empty cells both are what a lone stone would have. Joining chains at each move tells the
    winner without a search. `traded` is set once a swap has traded the players' goals.
    """

    game: ConnectionGame
    ply: int
    to_move: int
    cells: bytes
    last: int | None
    chains: tuple[int, ...]
    touches: tuple[int, ...]
    winner_chain: int | None
    traded: bool = False

    @property
    def goals(self) -> tuple[int, int]:
        one, two = self.game.goals
        return (two, one) if self.traded else (one, two)

    @property
    def goal(self) -> str:
        return self.game.traded_goal if self.traded else self.game.goal

    @property
    def field(self) -> Field:
        return self.game.field.turned if self.traded else self.game.field

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

    def play(self, move: int) -> ConnectionState:
        if move == self.game.swap and self._may_swap():
            return self._swapped()
        if self.to_move == NOBODY or not 0 <= move < len(self.cells) or self.cells[move] != NOBODY:
            raise self.refuse(move)
        player, cells, chains = self.to_move, self.cells, self.chains
        joined = {chains[near] for near in self.game.geometry.neighbours[move] if cells[near] == player}
        touched = self.touches[move]
        for chain in joined:
            touched |= self.touches[chain]
        goal = self.goals[player - 1]
        wins = touched & goal == goal
        return ConnectionState(
            self.game,
            self.ply + 1,
            NOBODY if wins else opponent(player),
            cells[:move] + bytes([player]) + cells[move + 1 :],
            move,
            tuple([move if chain in joined else chain for chain in chains]) if joined else chains,
            (*self.touches[:move], touched, *self.touches[move + 1 :]),
            move if wins else None,
            self.traded,
        )

    def winning_move(self) -> int | None:
        player, cells, chains = self.to_move, self.cells, self.chains
        if player == NOBODY or cells.count(player) < self.game.size - 1:  # a chain across the board has `size` stones
            return None
        goal, neighbours = self.goals[player - 1], self.game.geometry.neighbours
        for cell, owner in enumerate(cells):
            if owner == NOBODY:
                touched = self.touches[cell]
                for near in neighbours[cell]:
                    if cells[near] == player:
                        touched |= self.touches[chains[near]]
                if touched & goal == goal:
                    return cell
        return None

    def turned_to(self, player: int) -> ConnectionState:
        """The same position with `player` to move, for games in which something else decides that."""
        return replace(self, to_move=player)

    def winning_cells(self) -> Sequence[int]:
        if self.winner_chain is None:
            return ()
        winner, chain = self.cells[self.winner_chain], self.winner_chain
        return [cell for cell, owner in enumerate(self.cells) if owner == winner and self.chains[cell] == chain]

    def last_cells(self) -> Sequence[int]:
        if self.last == self.game.swap:
            stone = next(cell for cell, owner in enumerate(self.cells) if owner != NOBODY)
            return sorted({stone, self.game.mirrored(stone)})
        return State.last_cells(self)

    def playouts(self, count: int, dice: Dice) -> float:
        """A random game has the winner that it would have on a full board, so full boards are dealt at once."""
        if self.outcome is not None:
            return State.playouts(self, count, dice)
        if self._may_swap():
            chosen = dice.words(count) % np.uint64(len(self.legal()))
            swaps = int(np.count_nonzero(chosen == 0))
            return self._swapped().playouts(swaps, dice) + self._deal(count - swaps, dice)
        return self._deal(count, dice)

    def _deal(self, count: int, dice: Dice) -> float:
        """How many of `count` games without a swap player 1 wins."""
        return self.wins(dealt(self.cells, self.to_move, count, dice))

    def wins(self, boards: Boards) -> int:
        """How many of these full boards player 1 wins, as the goals lie here."""
        return reduction_of(self.field).won(boards).bit_count()

    def _may_swap(self) -> bool:
        return self.ply == 1 and bool(self.game.chosen[PIE.name])

    def _swapped(self) -> ConnectionState:
        stone = self.game.mirrored(self.cells.index(1))
        cells = bytes(2 if cell == stone else NOBODY for cell in range(len(self.cells)))
        return replace(self.game.start(), ply=2, cells=cells, last=self.game.swap, traded=self.game.trades)
