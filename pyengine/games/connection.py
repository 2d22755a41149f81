"""Connection games, such as Y and Hex: a player wins with a chain of stones that joins the sides of a goal."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from pyengine.core.dice import Dice
from pyengine.core.errors import IllegalMove
from pyengine.core.game import NOBODY, Choice, Outcome, State, opponent
from pyengine.core.geometry import Field
from pyengine.core.parameters import Parameter, Switch, Whole
from pyengine.core.protocols import Connection, ConnectionRules
from pyengine.core.reduction import Boards, deal, reduction_of

SWAP = "swap"
SWAP_PIECES, SWAP_SIDES = "swap-pieces", "swap-sides"
"""The two kinds of swap in the words of other programs."""
PIE = Parameter("pie", "Pie rule", True, Switch(), "After the first stone the second player may take it over.")
MASTER = Parameter(
    "master", "Two stones a turn", False, Switch(), "One stone in the first turn, two in every later one. No swap."
)
MOST_EXTRA = 9
HANDICAP = Parameter(
    "handicap", "Handicap", 0, Whole(0, MOST_EXTRA), "The first player starts with this many extra stones. No swap."
)


class ConnectionGame(ConnectionRules):
    """A game won by one chain of stones that touches all the sides of its owner's goal.

    Under the pie rule the second player may answer the first stone by `swap`: the stone changes its owner and moves to
    the `mirror` cell, and the first player is to move. If the swap `trades`, the players also trade their goals. Each
    person keeps the same colour.

    In the game of masters the first turn has one stone and every later turn two ("12*", which is even enough without a
    swap). A handicap gives player 1 extra stones in the first turn: k of them are worth k + 1/2 moves (Eric Demer,
    HexWiki, "Handicap"). Neither game has a swap.
    """

    options: ClassVar[tuple[Parameter, ...]] = (PIE, MASTER, HANDICAP)
    swaps: ClassVar[tuple[str, ...]] = (PIE.name,)
    """The names of the options that concern the swap."""
    lanes = 16
    traded_goal: ClassVar[str]
    """The `goal` after the players have traded goals."""

    def __init__(self, size: int, options: Mapping[str, Choice] | None = None) -> None:
        super().__init__(size, options)
        if self.turn > 1 or self.extra:
            self.choices |= dict.fromkeys(self.swaps, False)

    @property
    def turn(self) -> int:
        return 2 if self.choices[MASTER.name] else 1

    @property
    def extra(self) -> int:
        """The extra stones of player 1 in the first turn."""
        return int(self.choices[HANDICAP.name])

    @property
    @abstractmethod
    def field(self) -> Field:
        """The board within a triangle on which Y decides the game, before any goals are traded."""

    @property
    def trades(self) -> bool:
        """Whether a swap also trades the goals."""
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
            raise IllegalMove("other-swap", "move", move=name, kind=self.swap_kind)
        return super().move_named(name)

    def start(self) -> ConnectionState:
        cells = len(self.geometry.names)
        chains = tuple(range(cells))
        return ConnectionState(self, 0, 1, bytes(cells), None, chains, self.geometry.borders, None, left=1 + self.extra)


@dataclass(frozen=True, slots=True)
class ConnectionState(Connection):
    """A position of a connection game.

    `chains[i]` identifies the chain of the stone on cell i by one of its cells, and `touches[chain]` is the mask of the
    sides that the chain touches; an empty cell has the values of a lone stone. Every move updates them, so that no
    search has to find the winner.
    """

    game: ConnectionGame
    ply: int
    to_move: int
    cells: bytes
    last: int | None
    chains: tuple[int, ...]
    touches: tuple[int, ...]
    winner_chain: int | None
    has_traded_goals: bool = False
    left: int = 1

    @property
    def goals(self) -> tuple[int, int]:
        one, two = self.game.goals
        return (two, one) if self.has_traded_goals else (one, two)

    @property
    def goal(self) -> str:
        return self.game.traded_goal if self.has_traded_goals else self.game.goal

    @property
    def field(self) -> Field:
        return self.game.field.mirror_image if self.has_traded_goals else self.game.field

    @property
    def outcome(self) -> Outcome | None:
        if self.winner_chain is None:
            return None
        return Outcome(self.cells[self.winner_chain], "chain")

    def legal(self) -> Sequence[int]:
        if self.to_move == NOBODY:
            return ()
        empty = [cell for cell, owner in enumerate(self.cells) if owner == NOBODY]
        return [*empty, self.game.swap] if self._can_swap() else empty

    def play(self, move: int) -> ConnectionState:
        if move == self.game.swap and self._can_swap():
            return self._play_swap()
        if self.to_move == NOBODY or not 0 <= move < len(self.cells) or self.cells[move] != NOBODY:
            raise self.refuse(move)
        game, player, cells, chains = self.game, self.to_move, self.cells, self.chains
        neighbours = {chains[near] for near in game.geometry.neighbours[move] if cells[near] == player}
        touches = self.touches[move]
        for chain in neighbours:
            touches |= self.touches[chain]
        goal = self.goals[player - 1]
        wins = touches & goal == goal
        ends = self.left == 1
        mover, left = NOBODY if wins else opponent(player) if ends else player, game.turn if ends else self.left - 1
        board = cells[:move] + bytes([player]) + cells[move + 1 :]
        joined = tuple([move if chain in neighbours else chain for chain in chains]) if neighbours else chains
        of_chains, win = (*self.touches[:move], touches, *self.touches[move + 1 :]), move if wins else None
        traded = self.has_traded_goals
        return ConnectionState(game, self.ply + 1, mover, board, move, joined, of_chains, win, traded, left)

    def winning_move(self) -> int | None:
        player, cells, chains = self.to_move, self.cells, self.chains
        if player == NOBODY or cells.count(player) < self.game.size - 1:  # a chain across the board has `size` stones
            return None
        goal, neighbours = self.goals[player - 1], self.game.geometry.neighbours
        for cell, owner in enumerate(cells):
            if owner == NOBODY:
                touches = self.touches[cell]
                for near in neighbours[cell]:
                    if cells[near] == player:
                        touches |= self.touches[chains[near]]
                if touches & goal == goal:
                    return cell
        return None

    def with_mover(self, player: int) -> ConnectionState:
        """This position with `player` to move, for games in which the players do not take turns."""
        return replace(self, to_move=player, left=self.game.turn)

    def pass_turn(self) -> ConnectionState:
        """The position after a pass, which is not a legal move of the game. The game must not be over."""
        return replace(self, ply=self.ply + 1, to_move=opponent(self.to_move), last=None, left=self.game.turn)

    def winning_cells(self) -> Sequence[int]:
        if self.winner_chain is None:
            return ()
        winner, chain = self.cells[self.winner_chain], self.winner_chain
        return [cell for cell, owner in enumerate(self.cells) if owner == winner and self.chains[cell] == chain]

    def last_cells(self) -> Sequence[int]:
        if self.last == self.game.swap:
            stone = next(cell for cell, owner in enumerate(self.cells) if owner != NOBODY)
            return sorted({stone, self.game.mirror(stone)})
        return State.last_cells(self)

    def takeover(self) -> tuple[int, int] | None:
        """The cell of the stone that a swap takes over here, and its cell after the swap; None if no swap is legal."""
        if not self._can_swap():
            return None
        stone = self.cells.index(1)
        return stone, self.game.mirror(stone)

    def playouts(self, count: int, dice: Dice) -> float:
        """The total score of player 1 in random games: filling the board after their end does not change the winner."""
        if self.outcome is not None:
            return State.playouts(self, count, dice)
        swaps = self.swaps(count, dice)
        score = self._play_swap().playouts(swaps, dice) if swaps else 0
        return score + self.wins(deal(self.cells, self.stones_due(), count - swaps, dice))

    def swaps(self, count: int, dice: Dice) -> int:
        """The number of `count` random games in which the next move is a swap."""
        if not self._can_swap():
            return 0
        return int(np.count_nonzero(dice.words(count) % np.uint64(len(self.legal())) == 0))

    def wins(self, boards: Boards) -> int:
        """The number of these full boards that player 1 wins with the goals of this position."""
        return reduction_of(self.field).winner_bits(boards).bit_count()

    def _can_swap(self) -> bool:
        return self.ply == 1 and self.last is not None and bool(self.game.choices[PIE.name])

    def _play_swap(self) -> ConnectionState:
        stone = self.game.mirror(self.cells.index(1))
        cells = bytes(2 if cell == stone else NOBODY for cell in range(len(self.cells)))
        return replace(self.game.start(), ply=2, cells=cells, last=self.game.swap, has_traded_goals=self.game.trades)
