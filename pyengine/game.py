"""The contract: what a game is to everything that plays, draws, stores or studies it.

A move is an integer. Players are 1, who moves first, and 2; 0 stands for nobody and CHANCE for the dice. States are
immutable: `play` returns the next one. Searches see this module and never a concrete game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pyengine.errors import BadValue, GameOver, IllegalMove

if TYPE_CHECKING:
    from pyengine.dice import Dice
    from pyengine.geometry import Field, Geometry

NOBODY = 0
CHANCE = 3
"""Who moves where neither player does: `State.chances` says what may happen, and how likely."""

Choice = bool | int
"""What is chosen for an option: on or off, or a number."""


def opponent(player: int) -> int:
    """The other one of the players 1 and 2."""
    return 3 - player


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: `winner` is 1, 2 or 0 for a draw, `reason` one word of the game's own ("chain").

    Where one player alone collects rewards there is no winner: `share` is then what was collected, of all there is.
    """

    winner: int
    reason: str
    share: float | None = None

    def score(self, player: int) -> float:
        """1 if `player` won, 0 if the other one did, a half for a draw; for one player alone, the share collected."""
        if self.share is not None:
            return self.share if player == 1 else 1 - self.share
        return 0.5 if self.winner == NOBODY else float(self.winner == player)


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that is chosen when a game begins: switched on or off, or a number from `least` to `most`."""

    name: str
    title: str
    summary: str
    default: Choice
    least: int = 0
    most: int = 0

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.default, bool)

    def allows(self, choice: object) -> bool:
        """Whether this can be chosen."""
        if self.is_switch or isinstance(choice, bool):
            return self.is_switch and isinstance(choice, bool)
        return isinstance(choice, int) and self.least <= choice <= self.most

    def bounds(self) -> BadValue:
        """What is expected to be chosen, to be told with what was chosen instead."""
        if self.is_switch:
            return BadValue("expected on or off.")
        return BadValue("expected {least} to {most}.", least=self.least, most=self.most)


class State(ABC):
    """One position, immutable. The same verbs for every game.

    `cells` holds one byte a cell of the game's geometry: 0 empty, 1 or 2 for a player's stone. `to_move` is the player
    to move, CHANCE, or 0 when the game is over. `ply` counts the moves since the start, those of chance included, and
    `last` is the latest one or None.
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
        """The game's goals, as the players have them now: a swap may trade them."""
        return self.game.goals

    @property
    def goal(self) -> str:
        """What either player has to do now, in one sentence."""
        return self.game.goal

    @property
    def field(self) -> Field | None:
        """How the board lies in a triangle so that Y decides the game from here; None where it does not."""
        return None

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """Every legal move, in increasing order: all that may happen where chance moves; none when the game is over."""

    @abstractmethod
    def play(self, move: int) -> State:
        """The position after `move`. Raises IllegalMove, or GameOver when there is nothing left to play."""

    @abstractmethod
    def winning_cells(self) -> Sequence[int]:
        """The cells that decided the game, in increasing order; empty while it goes on."""

    def chances(self) -> Sequence[tuple[int, float]]:
        """Where chance moves: every move with its probability, which add up to 1. Elsewhere empty."""
        return ()

    def last_cells(self) -> Sequence[int]:
        """The cells that the last move changed, to be marked on the board."""
        return () if self.last is None else (self.last,)

    def playouts(self, count: int, dice: Dice) -> float:
        """Total score of player 1 in `count` uniformly random games from here. A game may answer in a faster way."""
        return sum(playout(self, dice).score(1) for _ in range(count))

    def winning_move(self) -> int | None:
        """A move that wins at once, or None. A game may answer in a faster way."""
        for move in self.legal():
            outcome = self.play(move).outcome
            if outcome is not None and outcome.winner == self.to_move:
                return move
        return None

    def refuse(self, move: int) -> IllegalMove | GameOver:
        """The error to raise when `move` cannot be played here."""
        if self.outcome is not None:
            return GameOver("The game is over: expected no further move.", "move")
        name = self.game.move_name(move) if 0 <= move < self.game.moves else str(move)
        count = len(self.legal())
        return IllegalMove(
            "{move!r} cannot be played here: expected one of {count} legal moves.", "move", move=name, count=count
        )


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
    chancy: ClassVar[bool] = False
    """Whether CHANCE moves in it."""
    goals: ClassVar[tuple[int, int] | None] = None
    """For either player, the mask of the geometry's sides that one chain must touch; None where chains do not count.

    These are the goals at the start; `State.goals` are those of a position.
    """
    lines: ClassVar[tuple[tuple[int, ...], ...]] = ()
    """Cells that win when one player holds them all; none where lines do not count."""
    alone: ClassVar[bool] = False
    """Whether one player plays against chance, and nobody wins or loses."""
    exact: ClassVar[bool] = False
    """Whether the exact value of every move is there in a moment, at any size."""
    tokens: ClassVar[bool] = False
    """Whether the cells are tokens to be taken, and no places for stones."""

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
        known = {option.name: option for option in self.options}
        for name, choice in (options or {}).items():
            if name not in known:
                raise self._unknown(name)
            if not known[name].allows(choice):
                raise BadValue(
                    "Option {name!r} of {title} is {choice}: {wrong}",
                    "options",
                    name=name,
                    title=self.title,
                    choice=str(choice),
                    wrong=known[name].bounds(),
                )
        self.size = size
        self.chosen: dict[str, Choice] = {option.name: option.default for option in self.options} | dict(options or {})

    def _unknown(self, name: str) -> BadValue:
        """The error to raise for an option that the game does not have."""
        if not self.options:
            return BadValue(
                "Unknown option {name!r} of {title}: expected none.", "options", name=name, title=self.title
            )
        known = tuple(repr(option.name) for option in self.options)
        return BadValue(
            "Unknown option {name!r} of {title}: expected {known}.", "options", name=name, title=self.title, known=known
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, tuple[tuple[str, Choice], ...]]:
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

    def alike(self, move: int) -> int:
        """The lowest first move that is the same as this one but for a symmetry of the board."""
        return move

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
            raise IllegalMove(
                "{move!r} is not a move: expected a cell from {first} to {last}.",
                "move",
                move=name,
                first=names[0],
                last=names[-1],
            )
        return move


def playout(state: State, dice: Dice) -> Outcome:
    """How one game of uniformly random moves from `state` ends."""
    while (outcome := state.outcome) is None:
        if state.to_move == CHANCE:
            state = state.play(rolled(state, dice))
        else:
            moves = state.legal()
            state = state.play(moves[dice.below(len(moves))])
    return outcome


def rolled(state: State, dice: Dice) -> int:
    """What chance does in a position where it moves."""
    point, chances = dice.share(), state.chances()
    for move, probability in chances:
        point -= probability
        if point < 0:
            return move
    return chances[-1][0]
