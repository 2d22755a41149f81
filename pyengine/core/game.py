"""The contract of games: everything that searches, records, bots and the page know about every game.

What only some games have, such as goals that a chain reaches, is in protocols.py.

A move is an integer. Player 1 moves first, the other player is 2; 0 stands for nobody and CHANCE for the dice. States
are immutable: `play` returns the next one. Searches see this module and never a concrete game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from typing import TYPE_CHECKING, ClassVar, Protocol, Self, TypeGuard, runtime_checkable

from pyengine.core.errors import BadValue, GameOver, IllegalMove
from pyengine.core.parameters import Parameter, Signature

if TYPE_CHECKING:
    from pyengine.core.dice import Dice
    from pyengine.core.geometry import Geometry

NOBODY = 0
CHANCE = 3
"""The one to move where neither player is, in a position that is Chancy."""

Choice = bool | int
"""The choice made for an option: on or off, or a number."""


def opponent(player: int) -> int:
    """The opponent of player 1 or 2."""
    return 3 - player


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: `winner` is 1, 2 or 0 for a draw, `reason` a word from `Game.reasons` or of a forfeit.

    A game for one player alone has no winner: `share` is then the share of all rewards that was collected, 0 to 1.
    """

    winner: int
    reason: str
    share: float | None = None

    def score(self, player: int) -> float:
        """1 if `player` won, 0 if the opponent did, 0.5 for a draw; in a game for one player the share collected."""
        if self.share is not None:
            return self.share if player == 1 else 1 - self.share
        return 0.5 if self.winner == NOBODY else float(self.winner == player)


class State(Protocol):
    """One position, immutable.

    `cells` has one byte for each cell of the geometry: 0 if it is empty, 1 or 2 for a player's stone. `to_move` is the
    player to move, CHANCE, or 0 when the game is over. `ply` counts the moves since the start, those of chance
    included, and `last` is the last move or None.
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

    @property
    def goal(self) -> str:
        """The goals of the players in this position, in one sentence."""
        return self.game.goal

    @property
    def told(self) -> str:
        """The position as a text, of a game without a board."""
        return ""

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """Every legal move in increasing order, or every possible one of chance; none when the game is over."""

    @abstractmethod
    def play(self, move: int) -> Self:
        """The position after `move`. Raises IllegalMove or, when the game is over, GameOver."""

    @abstractmethod
    def winning_cells(self) -> Sequence[int]:
        """The cells that decided the game, in increasing order; empty while it goes on."""

    def last_cells(self) -> Sequence[int]:
        """The cells to be marked on the board as those of the last move."""
        return () if self.last is None else (self.last,)

    def playouts(self, count: int, dice: Dice) -> float:
        """The total score of player 1 in `count` uniformly random games from here. A game may have a faster way."""
        return fsum(playout(self, dice).score(1) for _ in range(count))

    def winning_move(self) -> int | None:
        """A move that wins at once, or None. A game may have a faster way."""
        for move in self.legal():
            outcome = self.play(move).outcome
            if outcome is not None and outcome.winner == self.to_move:
                return move
        return None

    def refuse(self, move: int) -> IllegalMove | GameOver:
        """The error to be raised when `move` cannot be played here."""
        if self.outcome is not None:
            return GameOver("The game is over: expected no further move.", "move")
        name = self.game.move_name(move) if 0 <= move < self.game.moves else str(move)
        count = len(self.legal())
        return IllegalMove(
            "{move!r} cannot be played here: expected one of {count} legal moves.", "move", move=name, count=count
        )


class Game(Protocol):
    """The rules of one game at one size with its options, and the names of its moves.

    The class attributes describe the game before a size is chosen. `name` is for programs and records, `title` for
    people, `goal` a sentence that tells the players what to do, `sizes` is (smallest, largest, usual), each `step` a
    size, `players` are the names of players 1 and 2. `chosen` holds the choice made for each option.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    goal: ClassVar[str]
    sizes: ClassVar[tuple[int, int, int]]
    step: ClassVar[int] = 1
    large: ClassVar[int | None] = None
    """The smallest size at which a game takes so long that whoever begins one should know."""
    counts: ClassVar[Mapping[int, int]] = {}
    """The number of cells at each size, where people know boards by it; elsewhere empty."""
    options: ClassVar[tuple[Parameter, ...]] = ()
    reasons: ClassVar[Mapping[str, str]]
    """How a game can end on the board: each `Outcome.reason` with its title, as in "Black wins: three in a line"."""
    players: ClassVar[tuple[str, str]] = ("black", "white")
    lanes: ClassVar[int] = 1
    """The playouts that one call of `State.playouts` plays in about the time of a single one."""
    size: int
    chosen: dict[str, Choice]

    def __init__(self, size: int, options: Mapping[str, Choice] | None = None) -> None:
        if size not in self.all_sizes():
            raise self._wrong(size)
        self.size = size
        rules = self.rules()
        self.chosen = {name: option.default for name, option in rules.parameters.items()} | rules.check(options or {})

    def _wrong(self, size: int) -> BadValue:
        """The error about a size that the game does not have."""
        known = self.all_sizes()
        if self.step > 1:
            return BadValue(
                "Size {size} is not a size of {title}: expected {known}.",
                "size",
                size=size,
                title=self.title,
                known=tuple(map(str, known)),
            )
        return BadValue(
            "Size {size} is not a size of {title}: expected {smallest} to {largest}.",
            "size",
            size=size,
            title=self.title,
            smallest=known[0],
            largest=known[-1],
        )

    @classmethod
    def all_sizes(cls) -> range:
        """Every size, in increasing order."""
        smallest, largest, _ = cls.sizes
        return range(smallest, largest + 1, cls.step)

    @classmethod
    def rules(cls) -> Signature:
        """The options, which are read and checked by it."""
        return Signature(
            cls.title,
            "options",
            {option.name: option for option in cls.options},
            lambda name, value, wrong: BadValue(
                "Option {name!r} of {title} is {value}: {wrong}",
                "options",
                name=name,
                title=cls.title,
                value=value,
                wrong=wrong,
            ),
        )

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self.name, self.size, tuple(self.chosen.items()))

    @property
    def heading(self) -> str:
        """What stands before the colon in its records: the name, the size, and the options that are on."""
        options = [name if on is True else f"{name}{on}" for name, on in self.chosen.items() if on]
        return "-".join([f"{self.name}{self.size}", *options])

    @property
    @abstractmethod
    def geometry(self) -> Geometry:
        """The board, for the rules and for drawing."""

    @property
    def moves(self) -> int:
        """The number of moves there are: every move is an integer from 0 to this number - 1."""
        return len(self.geometry.names)

    @abstractmethod
    def start(self) -> State:
        """The position before the first move."""

    def move_name(self, move: int) -> str:
        """The name of a move, as people write it, such as "c5"."""
        return self.geometry.names[move]

    def move_named(self, name: str) -> int:
        """The move of that name, in capitals or not. Raises IllegalMove if there is none."""
        move = self.geometry.index.get(name.strip().lower())
        if move is None:
            names = self.geometry.names
            raise IllegalMove(
                "{move!r} is not a move: expected a cell from {first} to {last}.",
                "move",
                move=name,
                first=names[0],
                last=names[-1],
            )
        return move


@runtime_checkable
class Chancy(State, Protocol):
    """A position of a game in which chance may move: the random-turn games and Rooms."""

    @abstractmethod
    def chances(self) -> Sequence[tuple[int, float]]:
        """Where chance moves: every possible move with its probability, adding up to 1. Elsewhere empty."""


def at_chance(state: State) -> TypeGuard[Chancy]:
    """Whether chance moves in this position, as it does only in games that are Chancy."""
    return state.to_move == CHANCE


def playout(state: State, dice: Dice) -> Outcome:
    """Plays uniformly random moves from `state` to the end of the game."""
    while (outcome := state.outcome) is None:
        if state.to_move == CHANCE:
            state = state.play(rolled(state, dice))
        else:
            moves = state.legal()
            state = state.play(moves[dice.below(len(moves))])
    return outcome


def winning_playout(state: State, dice: Dice) -> Outcome:
    """The same, but a player who can win at once does so."""
    while (outcome := state.outcome) is None:
        won = state.winning_move() if state.to_move != CHANCE else None
        state = state.play(rolled(state, dice) if won is None else won)
    return outcome


def rolled(state: State, dice: Dice) -> int:
    """A random move: of a player any with the same probability, of chance by the probabilities of its moves."""
    if not at_chance(state):
        moves = state.legal()
        return moves[dice.below(len(moves))]
    point, chances = dice.share(), state.chances()
    for move, probability in chances:
        point -= probability
        if point < 0:
            return move
    return chances[-1][0]
