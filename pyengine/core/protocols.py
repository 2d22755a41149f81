"""Protocols of positions with features that only some games have.

A search asks once, at its beginning, whether `isinstance(state, Connection)`: all later positions are of the same kind.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import ClassVar, Protocol, runtime_checkable

from pyengine.core.errors import BadValue
from pyengine.core.game import NOBODY, Game, State, opponent
from pyengine.core.geometry import Field


@runtime_checkable
class WithLines(State, Protocol):
    """A position of a game that is won by lines: tic-tac-toe."""

    @property
    @abstractmethod
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """The lines: sets of cells that win when one player holds them all."""


@runtime_checkable
class Solvable(State, Protocol):
    """A position of a game without chance that is solved in a moment at any size: tic-tac-toe, Nim."""

    @property
    @abstractmethod
    def key(self) -> Hashable:
        """Everything that the value of the position depends on."""


@runtime_checkable
class WithEvaluation(State, Protocol):
    """A position of a game with its own evaluation, such as the games that people write."""

    @abstractmethod
    def judge(self) -> float:
        """The winning chance of player 1."""


@runtime_checkable
class Solitary(State, Protocol):
    """A position of a game for one player against chance, without a winner: Rooms."""

    @property
    @abstractmethod
    def share(self) -> float:
        """The collected share of all rewards, 0 to 1."""


@runtime_checkable
class Connecting(State, Protocol):
    """A position of a game that is won by one chain of stones: Y and Hex, and their random-turn games."""

    @property
    @abstractmethod
    def goals(self) -> tuple[int, int]:
        """For each player the mask of the sides that a winning chain touches."""


@runtime_checkable
class Connection(Connecting, Protocol):
    """A position of a connection game in which the players take turns: Y and Hex. A swap may trade the goals.

    The player to move places `left` more stones before the opponent's turn: 1, unless there is a handicap or a turn has
    several stones.
    """

    game: ConnectionRules
    left: int

    @property
    @abstractmethod
    def field(self) -> Field:
        """The board within a triangle on which Y decides the game, for fast playouts."""

    @property
    def alternates(self) -> bool:
        """Whether each turn has one stone from here on: only then links and bridges hold."""
        return self.left == self.game.turn == 1

    def mover(self, plies: int) -> int:
        """The player to move after `plies` more stones, if the game goes on."""
        later = plies - self.left
        own = later < 0 or later // self.game.turn % 2 == 1
        return self.to_move if own else opponent(self.to_move)

    def stones_due(self) -> int:
        """The number of empty cells that player 1 gets if the players fill the board in turn."""
        empty, turn = self.cells.count(NOBODY), self.game.turn
        rest = max(0, empty - self.left)
        own = empty - rest + rest // (2 * turn) * turn + max(0, rest % (2 * turn) - turn)
        return own if self.to_move == 1 else empty - own


class ConnectionRules(Game, Protocol):
    """The game of a Connection."""

    goals: ClassVar[tuple[int, int]]
    """The goals of the players at the start, before a swap may trade them."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """The stones of a turn, apart from the first turn."""

    @property
    @abstractmethod
    def swap(self) -> int:
        """The move by which the second player takes over the first stone, if the rules allow it."""

    @property
    @abstractmethod
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """The symmetries of the board that keep both players' goals, each as the image of every cell."""

    @abstractmethod
    def mirror(self, cell: int) -> int:
        """The cell of the stone on `cell` after a swap."""

    def canonical_move(self, move: int) -> int:
        """The lowest first move that a symmetry of the board makes equivalent to `move`."""
        return min(image[move] for image in self.symmetries)

    @abstractmethod
    def start(self) -> Connection: ...


def connection(state: State, field: str = "game") -> Connection:
    """The position of a connection game. Raises BadValue about the input `field` for other games."""
    if not isinstance(state, Connection):
        raise BadValue("not-decided-by-y", field, title=state.game.label())
    return state
