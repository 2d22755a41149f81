"""Connection games: what Y and Hex share. A player wins with a chain of stones that joins the sides of a goal."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from pyengine.core.dice import Dice
from pyengine.core.errors import GameOver, IllegalMove
from pyengine.core.game import NOBODY, Choice, Outcome, State, opponent
from pyengine.core.geometry import Field
from pyengine.core.parameters import Parameter, Switch, Whole
from pyengine.core.protocols import Connection, ConnectionRules
from pyengine.core.reduction import Boards, dealt, reduction_of

SWAP = "swap"
SWAP_PIECES, SWAP_SIDES = "swap-pieces", "swap-sides"
"""The names of the two kinds of swap in other programs."""
PIE = Parameter("pie", "Pie rule", True, Switch(), "After the first stone the second player may take it over.")
MASTER = Parameter(
    "master",
    "Two stones a turn",
    False,
    Switch(),
    "The first turn has one stone, every later one two; there is no swap.",
)
MOST_EXTRA = 9
HANDICAP = Parameter(
    "handicap",
    "Handicap",
    0,
    Whole(0, MOST_EXTRA),
    "The first player begins with so many extra stones; there is no swap.",
)


class ConnectionGame(ConnectionRules):
    """A game that a player wins with one chain of stones that touches all the sides of that player's goal.

    Under the pie rule the second player may answer the first stone by `swap`: the stone changes its owner and moves to
    the cell `mirrored` to its own, and the first player is to move. If the swap `trades`, the players also trade their
    goals. Each person keeps the same colour.

    In the game of masters the first turn has one stone and every later one two ("12*", which is even enough without a
    swap). A handicap gives player 1 extra stones before the first turn ends: k of them are worth k + 1/2 moves (Eric
    Demer, HexWiki, "Handicap"). Both leave no swap.
    """

    options: ClassVar[tuple[Parameter, ...]] = (PIE, MASTER, HANDICAP)
    swaps: ClassVar[tuple[str, ...]] = (PIE.name,)
    """The options that are about a swap."""
    lanes = 16
    traded_goal: ClassVar[str]
    """The sentence that tells the goals after the players have traded them."""

    def __init__(self, size: int, options: Mapping[str, Choice] | None = None) -> None:
        super().__init__(size, options)
        if self.turn > 1 or self.extra:
            self.chosen |= dict.fromkeys(self.swaps, False)
        self._field = self.make_field()

    @property
    def turn(self) -> int:
        return 2 if self.chosen[MASTER.name] else 1

    @property
    def extra(self) -> int:
        """How many stones more than usual player 1 places at the start."""
        return int(self.chosen[HANDICAP.name])

    @property
    def field(self) -> Field:
        """The board as part of a triangle on which Y decides the game, as long as no goals are traded."""
        return self._field

    @abstractmethod
    def make_field(self) -> Field:
        """Makes the field of this size."""

    @abstractmethod
    def mirrored(self, cell: int) -> int:
        """The cell on which a stone lies after a swap."""

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
            raise IllegalMove(
                "{move!r} is not a move: expected {kind}, the swap of this game.",
                "move",
                move=name,
                kind=self.swap_kind,
            )
        return super().move_named(name)

    def start(self) -> ConnectionState:
        cells = len(self.geometry.names)
        chains = tuple(range(cells))
        return ConnectionState(self, 0, 1, bytes(cells), None, chains, self.geometry.borders, None, left=1 + self.extra)


@dataclass(frozen=True, slots=True)
class ConnectionState(Connection):
    """A position of a connection game.

    `chains[i]` identifies the chain of the stone on cell i by one of its cells, and `touches[chain]` is the mask of the
    sides that the chain touches; an empty cell has the values of a lone stone. Chains are joined move by move, so that
    the winner is known without a search. `traded` is set once a swap has traded the players' goals.
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
    left: int = 1

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
        ends = self.left == 1
        return ConnectionState(
            self.game,
            self.ply + 1,
            NOBODY if wins else opponent(player) if ends else player,
            cells[:move] + bytes([player]) + cells[move + 1 :],
            move,
            tuple([move if chain in joined else chain for chain in chains]) if joined else chains,
            (*self.touches[:move], touched, *self.touches[move + 1 :]),
            move if wins else None,
            self.traded,
            self.game.turn if ends else self.left - 1,
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
        """The same position with `player` to move, for games in which the players do not take turns."""
        return replace(self, to_move=player, left=self.game.turn)

    def passed(self) -> ConnectionState:
        """The position after the player to move has passed, which is no legal move. Raises GameOver."""
        if self.to_move == NOBODY:
            raise GameOver("The game is over: expected no further move.", "move")
        return replace(self, ply=self.ply + 1, to_move=opponent(self.to_move), last=None, left=self.game.turn)

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

    def takeover(self) -> tuple[int, int] | None:
        """The stone that a swap takes over here: the cell on which it lies, and the one on which it will lie.

        None where the swap is not legal.
        """
        if not self._may_swap():
            return None
        stone = self.cells.index(1)
        return stone, self.game.mirrored(stone)

    def playouts(self, count: int, dice: Dice) -> float:
        """As in State; since filling the board does not change the winner, many full boards are decided at once."""
        if self.outcome is not None:
            return State.playouts(self, count, dice)
        swaps = self.swaps(count, dice)
        swapped = self._swapped().playouts(swaps, dice) if swaps else 0
        return swapped + self.wins(dealt(self.cells, self.due(), count - swaps, dice))

    def swaps(self, count: int, dice: Dice) -> int:
        """In how many of `count` random games the next move is a swap."""
        if not self._may_swap():
            return 0
        chosen = dice.words(count) % np.uint64(len(self.legal()))
        return int(np.count_nonzero(chosen == 0))

    def wins(self, boards: Boards) -> int:
        """How many of these full boards player 1 wins with the goals of this position."""
        return reduction_of(self.field).won(boards).bit_count()

    def _may_swap(self) -> bool:
        return self.ply == 1 and self.last is not None and bool(self.game.chosen[PIE.name])

    def _swapped(self) -> ConnectionState:
        stone = self.game.mirrored(self.cells.index(1))
        cells = bytes(2 if cell == stone else NOBODY for cell in range(len(self.cells)))
        return replace(self.game.start(), ply=2, cells=cells, last=self.game.swap, traded=self.game.trades)
