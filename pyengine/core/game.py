"""The contract of games: everything that searches, records, bots and the page know about a game.

A move is an integer. Player 1 moves first, the other player is 2; 0 stands for nobody and CHANCE for the dice. States
are immutable: `play` returns the next one. Searches see this module and never a concrete game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from typing import TYPE_CHECKING, ClassVar

from pyengine.core.errors import BadValue, GameOver, IllegalMove
from pyengine.core.parameters import Parameter, Signature

if TYPE_CHECKING:
    from pyengine.core.dice import Dice
    from pyengine.core.geometry import Field, Geometry

NOBODY = 0
CHANCE = 3
"""The one to move where neither player is: `State.chances` gives the possible moves and their probabilities."""

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


Played = tuple[list[int], float]
"""The moves of a random game from some position, and the score of player 1."""


class State(ABC):
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
    def goals(self) -> tuple[int, int] | None:
        """As `Game.goals`, but in this position: a swap may have traded them."""
        return self.game.goals

    @property
    def goal(self) -> str:
        """The goals of the players in this position, in one sentence."""
        return self.game.goal

    @property
    def field(self) -> Field | None:
        """The board as part of a triangle on which Y decides the game, for fast playouts; None where there is none."""
        return None

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """Every legal move in increasing order, or every possible one of chance; none when the game is over."""

    @abstractmethod
    def play(self, move: int) -> State:
        """The position after `move`. Raises IllegalMove or, when the game is over, GameOver."""

    @abstractmethod
    def winning_cells(self) -> Sequence[int]:
        """The cells that decided the game, in increasing order; empty while it goes on."""

    def chances(self) -> Sequence[tuple[int, float]]:
        """Where chance moves: every possible move with its probability, adding up to 1. Elsewhere empty."""
        return ()

    def last_cells(self) -> Sequence[int]:
        """The cells to be marked on the board as those of the last move."""
        return () if self.last is None else (self.last,)

    def takeover(self) -> tuple[int, int] | None:
        """The stone that `Game.swap` takes over here: the cell on which it lies, and the one on which it will lie.

        None where the swap is not legal.
        """
        return None

    def playouts(self, count: int, dice: Dice) -> float:
        """The total score of player 1 in `count` uniformly random games from here. A game may have a faster way."""
        return fsum(playout(self, dice).score(1) for _ in range(count))

    def played(self, count: int, dice: Dice) -> list[Played]:
        """The games that `playouts` plays with the same dice, to be shown. A game with its own way there has one here.

        They end as the rules say, and their scores add up to the total of `playouts`.
        """
        return [_played(self, dice) for _ in range(count)]

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


class Game(ABC):
    """The rules of one game at one size with its options, and the names of its moves.

    The class attributes describe the game before a size is chosen. `name` is for programs and records, `title` for
    people, `goal` a sentence that tells the players what to do, `sizes` is (smallest, largest, usual), `players` are
    the names of players 1 and 2. Everything with a default is there for games that need it.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    goal: ClassVar[str]
    sizes: ClassVar[tuple[int, int, int]]
    options: ClassVar[tuple[Parameter, ...]] = ()
    reasons: ClassVar[Mapping[str, str]]
    """How a game can end on the board: each `Outcome.reason` with its title, as in "Black wins: three in a line"."""
    players: ClassVar[tuple[str, str]] = ("black", "white")
    chancy: ClassVar[bool] = False
    """Whether chance moves."""
    goals: ClassVar[tuple[int, int] | None] = None
    """For each player the mask of the sides that one chain must touch to win; None if the game is not won by chains.

    These are the goals at the start; `State.goals` are those in a position.
    """
    lines: ClassVar[tuple[tuple[int, ...], ...]] = ()
    """The lines: sets of cells that win when one player holds them all; empty if the game is not won by lines."""
    alone: ClassVar[bool] = False
    """Whether it is for one player against chance, in which nobody wins or loses."""
    exact: ClassVar[bool] = False
    """Whether the exact value of every move can be computed in a moment, at any size."""
    tokens: ClassVar[bool] = False
    """Whether the cells are tokens to be taken instead of places for stones."""

    def __init__(self, size: int, options: Mapping[str, Choice] | None = None) -> None:
        smallest, largest, _ = self.sizes
        if not smallest <= size <= largest:
            raise BadValue(
                "Size {size} is not a size of {title}: expected {smallest} to {largest}.",
                "size",
                size=size,
                title=self.title,
                smallest=smallest,
                largest=largest,
            )
        self.size = size
        rules = self.rules()
        usual = {name: option.default for name, option in rules.parameters.items()}
        self.chosen: dict[str, Choice] = usual | rules.check(options or {})

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
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self.name, self.size, tuple(self.chosen.items()))

    @property
    @abstractmethod
    def geometry(self) -> Geometry:
        """The board, for the rules and for drawing."""

    @property
    def moves(self) -> int:
        """The number of moves there are: every move is an integer from 0 to this number - 1."""
        return len(self.geometry.names)

    @property
    def swap(self) -> int | None:
        """The move by which the second player takes over the first stone, or None in a game without it."""
        return None

    @property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """The symmetries of the board that keep both players' goals: for each cell, the one on which it falls."""
        return (tuple(range(len(self.geometry.names))),)

    def alike(self, move: int) -> int:
        """The lowest first move that is equivalent to this one by a symmetry of the board."""
        return min(image[move] for image in self.symmetries)

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


def playout(state: State, dice: Dice) -> Outcome:
    """Plays uniformly random moves from `state` to the end of the game."""
    while (outcome := state.outcome) is None:
        if state.to_move == CHANCE:
            state = state.play(rolled(state, dice))
        else:
            moves = state.legal()
            state = state.play(moves[dice.below(len(moves))])
    return outcome


def _played(state: State, dice: Dice) -> Played:
    """The same game as `playout`, with its moves."""
    moves = []
    while (outcome := state.outcome) is None:
        legal = state.legal()
        moves.append(rolled(state, dice) if state.to_move == CHANCE else legal[dice.below(len(legal))])
        state = state.play(moves[-1])
    return moves, outcome.score(1)


def rolled(state: State, dice: Dice) -> int:
    """A random move of chance, by its probabilities, in a position where chance moves."""
    point, chances = dice.share(), state.chances()
    for move, probability in chances:
        point -= probability
        if point < 0:
            return move
    return chances[-1][0]
