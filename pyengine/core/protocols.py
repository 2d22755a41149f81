"""What only some games have: protocols that their positions offer, each asked for once, where a search begins.

Whoever takes a position of some game asks `isinstance(state, Connection)`; whatever follows from it offers the same.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import ClassVar, Protocol, runtime_checkable

from pyengine.core.errors import BadValue
from pyengine.core.game import NOBODY, Game, State, opponent
from pyengine.core.geometry import Field


@runtime_checkable
class Lined(State, Protocol):
    """A position of a game that is won by lines: tic-tac-toe."""

    @property
    @abstractmethod
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """The lines: sets of cells that win when one player holds them all."""


@runtime_checkable
class Solvable(State, Protocol):
    """A position of a game without chance whose exact value is computed in a moment, at any size: tic-tac-toe, Nim."""

    @property
    @abstractmethod
    def key(self) -> Hashable:
        """All that the value of the position depends on."""


@runtime_checkable
class Judged(State, Protocol):
    """A position of a game that brings its own evaluation: the games that people write."""

    @abstractmethod
    def judge(self) -> float:
        """The winning chance of player 1."""


@runtime_checkable
class Solitary(State, Protocol):
    """A position of a game for one player against chance, in which nobody wins or loses: Rooms."""

    @property
    @abstractmethod
    def share(self) -> float:
        """The share of all rewards that has been collected, 0 to 1."""


@runtime_checkable
class Connecting(State, Protocol):
    """A position of a game that is won by one chain of stones: Y and Hex, and their random-turn games."""

    @property
    @abstractmethod
    def goals(self) -> tuple[int, int]:
        """For each player the mask of the sides that one chain must touch to win."""


@runtime_checkable
class Connection(Connecting, Protocol):
    """A position of a connection game in which the players take turns: Y and Hex. A swap may trade the goals.

    The player to move places `left` more stones before the opponent's turn. It is 1 but for handicaps and games in
    which a turn has several stones.
    """

    game: ConnectionRules
    left: int

    @property
    @abstractmethod
    def field(self) -> Field:
        """The board as part of a triangle on which Y decides the game, for fast playouts."""

    @property
    def alternates(self) -> bool:
        """Whether the players place one stone each in turn from here on: only then links and bridges hold."""
        return self.left == self.game.turn == 1

    def mover(self, plies: int) -> int:
        """The player to move after so many more stones, if the game goes on."""
        later = plies - self.left
        own = later < 0 or later // self.game.turn % 2 == 1
        return self.to_move if own else opponent(self.to_move)

    def due(self) -> int:
        """How many of the empty cells player 1 gets if the players fill the board in turn."""
        empty, turn = self.cells.count(NOBODY), self.game.turn
        rest = max(0, empty - self.left)
        own = empty - rest + rest // (2 * turn) * turn + max(0, rest % (2 * turn) - turn)
        return own if self.to_move == 1 else empty - own


class ConnectionRules(Game, Protocol):
    """The game of a Connection."""

    goals: ClassVar[tuple[int, int]]
    """As in Connecting, at the start."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """How many stones a turn has, but for the first one."""

    @property
    def learnt(self) -> str:
        """The name of the game in which what serves this one was learnt: patterns of moves, a static evaluation."""
        return self.name

    @property
    @abstractmethod
    def swap(self) -> int:
        """The move by which the second player takes over the first stone, where that is allowed."""

    @property
    @abstractmethod
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """The symmetries of the board that keep both players' goals: for each cell, the one on which it falls."""

    def alike(self, move: int) -> int:
        """The lowest first move that is equivalent to this one by a symmetry of the board."""
        return min(image[move] for image in self.symmetries)

    @abstractmethod
    def start(self) -> Connection: ...


def connection(state: State, field: str = "game") -> Connection:
    """The position as one of a connection game. Raises BadValue about that `field` for other games."""
    if not isinstance(state, Connection):
        raise BadValue("{title} is not decided by Y: expected Y or Hex.", field, title=state.game.title)
    return state
