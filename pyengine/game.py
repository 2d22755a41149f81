"""The contract: what a game is to everything that plays, draws, stores or studies it.

A move is an integer. Players are 1, who moves first, and 2; 0 stands for nobody. States are immutable: `play` returns
the next one. Searches see this module and never a concrete game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pyengine.errors import BadValue, GameOver, IllegalMove

if TYPE_CHECKING:
    from pyengine.dice import Dice
    from pyengine.geometry import Geometry

NOBODY = 0


def opponent(player: int) -> int:
    """The other one of the players 1 and 2."""
    return 3 - player


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: `winner` is 1, 2 or 0 for a draw, `reason` one word of the game's own ("chain")."""

    winner: int
    reason: str

    def score(self, player: int) -> float:
        """1 if `player` won, 0 if the other one did, a half for a draw."""
        return 0.5 if self.winner == NOBODY else float(self.winner == player)


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that can be switched on or off when a game begins."""

    name: str
    title: str
    summary: str
    default: bool


class State(ABC):
    """One position, immutable. The same verbs for every game.

    `cells` holds one byte a cell of the game's geometry: 0 empty, 1 or 2 for a player's stone. `to_move` is the player
    to move, or 0 when the game is over. `ply` counts the moves made since the start, `last` is the latest one or None.
    """

    __slots__ = ()

    game: Game
    ply: int
    to_move: int
    cells: bytes
    last: int | None

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """Every legal move, in increasing order; empty when the game is over."""

    @abstractmethod
    def play(self, move: int) -> State:
        """The position after `move`. Raises IllegalMove, or GameOver when there is nothing left to play."""

    @abstractmethod
    def winning_cells(self) -> Sequence[int]:
        """The cells that decided the game, in increasing order; empty while it goes on."""

    def last_cells(self) -> Sequence[int]:
        """The cells that the last move changed, to be marked on the board."""
        return () if self.last is None else (self.last,)

    def playouts(self, count: int, dice: Dice) -> float:
        """Total score of player 1 in `count` uniformly random games from here. A game may answer in a faster way."""
        return sum(playout(self, dice).score(1) for _ in range(count))

    def refuse(self, move: int) -> IllegalMove | GameOver:
        """The error to raise when `move` cannot be played here."""
        if self.outcome is not None:
            return GameOver("The game is over: expected no further move.", "move")
        name = self.game.move_name(move) if 0 <= move < self.game.moves else str(move)
        return IllegalMove(f"{name!r} cannot be played here: expected one of {len(self.legal())} legal moves.", "move")


class Game(ABC):
    """The rules of one game at one size with its options, and the names of its moves.

    Class attributes describe the game before a size is chosen: `sizes` is (smallest, largest, usual).
    """

    name: ClassVar[str]
    title: ClassVar[str]
    goal: ClassVar[str]
    sizes: ClassVar[tuple[int, int, int]]
    options: ClassVar[tuple[Option, ...]] = ()
    players: ClassVar[tuple[str, str]] = ("black", "white")

    def __init__(self, size: int, options: Mapping[str, bool] | None = None) -> None:
        smallest, largest, _ = self.sizes
        if not smallest <= size <= largest:
            raise BadValue(f"Size {size} is not a size of {self.title}: expected {smallest} to {largest}.", "size")
        known = {option.name: option.default for option in self.options}
        for name in options or {}:
            if name not in known:
                raise BadValue(f"Unknown option {name!r} of {self.title}: expected {_any_of(known)}.", "options")
        self.size = size
        self.chosen: dict[str, bool] = known | dict(options or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, tuple[tuple[str, bool], ...]]:
        return (self.name, self.size, tuple(self.chosen.items()))

    @property
    @abstractmethod
    def geometry(self) -> Geometry:
        """The cells and how they lie, for the rules and for whoever draws them."""

    @property
    def moves(self) -> int:
        """Every move is an integer below this number."""
        return len(self.geometry.names)

    @property
    def swap(self) -> int | None:
        """The move by which the second player takes over the first stone, or None where there is none."""
        return None

    @abstractmethod
    def start(self) -> State:
        """The position before the first move."""

    def move_name(self, move: int) -> str:
        """The name of a move, as people write it: "c5"."""
        return self.geometry.names[move]

    def move_named(self, name: str) -> int:
        """The move of that name, in any mixture of cases. Raises IllegalMove for a name of nothing."""
        move = self.geometry.index.get(name.strip().lower())
        if move is None:
            names = self.geometry.names
            raise IllegalMove(f"{name!r} is not a move: expected a cell from {names[0]} to {names[-1]}.", "move")
        return move


def playout(state: State, dice: Dice) -> Outcome:
    """How one game of uniformly random moves from `state` ends."""
    while (outcome := state.outcome) is None:
        moves = state.legal()
        state = state.play(moves[dice.below(len(moves))])
    return outcome


def _any_of(names: Mapping[str, bool]) -> str:
    return " or ".join(repr(name) for name in names) if names else "none"
