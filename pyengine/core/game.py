"""The contract of games: everything that searches, records, bots and the page know about every game.

A move is an integer. Player 1 moves first, the opponent is 2; 0 stands for nobody and CHANCE for the dice. States are
immutable: `play` returns the next one. Searches see this module and protocols.py, which has what only some games have,
but never a concrete game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from typing import TYPE_CHECKING, ClassVar, Protocol, Self, TypeGuard, runtime_checkable

from pyengine.core.errors import BadValue, GameOver, IllegalMove, Refusal, Remark
from pyengine.core.geometry import plain_name
from pyengine.core.parameters import Parameter, Signature

if TYPE_CHECKING:
    from pyengine.core.dice import Dice
    from pyengine.core.geometry import Geometry

NOBODY = 0
CHANCE = 3
"""The value of `to_move` where chance moves, in a position that is Chancy."""

Choice = bool | int
"""The value of an option: on or off, or a number."""


def opponent(player: int) -> int:
    return 3 - player


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: `winner` is 1, 2 or 0 for a draw, `reason` a word from `Game.reasons` or of a forfeit.

    A game for one player has no winner: `share` is the collected share of all rewards, 0 to 1.
    """

    winner: int
    reason: str
    share: float | None = None

    def score(self, player: int) -> float:
        """1 if `player` won, 0 if the opponent did, 0.5 for a draw; in a game for one player the share."""
        if self.share is not None:
            return self.share if player == 1 else 1 - self.share
        return 0.5 if self.winner == NOBODY else float(self.winner == player)


class State(Protocol):
    """One position, immutable.

    `cells` has one byte for each cell of the geometry: 0 if it is empty, 1 or 2 for a player's stone. `to_move` is the
    player to move, CHANCE, or 0 after the end. `ply` counts the moves since the start, including those of chance, and
    `last` is the last move or None.
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
        """A sentence with the goals of the players in this position."""
        return self.game.goal

    @property
    def text(self) -> str:
        """The position of a game without a board as text."""
        return ""

    @property
    def rows(self) -> Sequence[Sequence[str]]:
        """The position of a game without a board as a picture: its cells, row by row; empty if there is none."""
        return ()

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """The legal moves in increasing order, or the possible ones of chance; none after the end."""

    @abstractmethod
    def play(self, move: int) -> Self:
        """The position after `move`. Raises IllegalMove or, after the end, GameOver."""

    def winning_cells(self) -> Sequence[int]:
        """The cells that decided the game, in increasing order: a winning chain, or the line that lost a misère game.

        Empty while the game goes on, and where no cells decided it, as in a game without a board.
        """
        return ()

    def last_cells(self) -> Sequence[int]:
        """The cells that mark the last move on the board."""
        return () if self.last is None else (self.last,)

    def picture(self, texts: Mapping[int, str] | None = None) -> str | None:
        """The board as an SVG image, with texts on cells by their numbers; None for a game without a board."""
        from pyengine.core.drawing import board_svg  # noqa: PLC0415 (which the browser does without)

        goals = getattr(self, "goals", (0, 0))
        board = self.game.geometry
        return board_svg(board, self.cells, goals, self.last_cells(), texts) if board.places else None

    def _repr_svg_(self) -> str | None:
        """What a notebook shows of it."""
        return self.picture()

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
            return GameOver("game-over", "move")
        name = self.game.move_name(move) if 0 <= move < self.game.moves else str(move)
        count = len(self.legal())
        return IllegalMove("illegal-move", "move", move=name, count=count)


class Game(Protocol):
    """The rules of one game at one size with its options, and the names of its moves.

    The class attributes describe the game before a size is chosen. `name` is for programs and records, `title` for
    people, `goal` says in a sentence what the players have to do, `sizes` is (smallest, largest, usual), `step` is the
    difference between sizes, `players` are the names of players 1 and 2. `choices` has the value of each option.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    goal: ClassVar[str]
    sizes: ClassVar[tuple[int, int, int]]
    step: ClassVar[int] = 1
    large: ClassVar[int | None] = None
    """The smallest size at which a game takes so long that players should know before they begin."""
    counts: ClassVar[Mapping[int, int]] = {}
    """The number of cells at each size, if people know the boards by it."""
    options: ClassVar[tuple[Parameter, ...]] = ()
    reasons: ClassVar[Mapping[str, str]]
    """Each `Outcome.reason` on the board with its title, as in "Black wins: three in a line"."""
    players: ClassVar[tuple[str, str]] = ("black", "white")
    lanes: ClassVar[int] = 1
    """The number of playouts that `State.playouts` plays in about the time of one."""
    size: int
    choices: dict[str, Choice]

    def __init__(self, size: int, options: Mapping[str, Choice] | None = None) -> None:
        known = self.all_sizes()
        if size not in known and self.step > 1:
            raise BadValue("size-choices", "size", size=size, title=self.label(), known=tuple(map(str, known)))
        if size not in known:
            raise BadValue("size-range", "size", size=size, title=self.label(), smallest=known[0], largest=known[-1])
        self.size = size
        rules = self.rules()
        self.choices = {name: option.default for name, option in rules.parameters.items()} | rules.check(options or {})

    @classmethod
    def label(cls) -> Remark:
        """The title as a value of sentences, which is translated with them."""
        return Remark(f"game-{cls.name}", cls.title)

    @property
    def full_title(self) -> str:
        """The title with the size, as in "Hex 11"."""
        return f"{self.title} {self.size}"

    @classmethod
    def all_sizes(cls) -> range:
        smallest, largest, _ = cls.sizes
        return range(smallest, largest + 1, cls.step)

    @classmethod
    def rules(cls) -> Signature:
        """The options, which are read and checked by it."""

        def refuse(name: str, value: str, wrong: Refusal) -> BadValue:
            return BadValue("option-value", "options", name=name, title=cls.label(), value=value, wrong=wrong)

        return Signature(cls.label(), "options", {option.name: option for option in cls.options}, refuse)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self.name, self.size, tuple(self.choices.items()))

    @property
    def heading(self) -> str:
        """The part of its records before the colon: the name, the size, and the options that are on."""
        options = [name if value is True else f"{name}{value}" for name, value in self.choices.items() if value]
        return "-".join([f"{self.name}{self.size}", *options])

    @property
    @abstractmethod
    def geometry(self) -> Geometry:
        """The board, for the rules and for drawing."""

    @property
    def moves(self) -> int:
        """The number of moves: every move is an integer from 0 to this number - 1."""
        return len(self.geometry.names)

    @abstractmethod
    def start(self) -> State:
        """The position before the first move."""

    def move_name(self, move: int) -> str:
        """The name of a move as people write it, such as "c5"."""
        return self.geometry.names[move]

    def move_named(self, name: str) -> int:
        """The move with that name, in either case, as `a2` or `a02`. Raises IllegalMove if there is none."""
        move = self.geometry.index.get(plain_name(name.strip().lower()))
        if move is None:
            names = self.geometry.names
            raise IllegalMove("not-a-cell", "move", move=name, first=names[0], last=names[-1])
        return move


@runtime_checkable
class Chancy(State, Protocol):
    """A position of a game in which chance may move: the random-turn games and Rooms."""

    @abstractmethod
    def chances(self) -> Sequence[tuple[int, float]]:
        """The possible moves of chance with their probabilities, which add up to 1; empty if a player moves."""


class Wrapper(Chancy, Protocol):
    """A position of a game with more chance than that of `plain`, whose board and end it has."""

    __slots__ = ()

    plain: State

    @property
    def cells(self) -> bytes:  # type: ignore[override]
        return self.plain.cells

    @property
    def text(self) -> str:
        return self.plain.text

    @property
    def rows(self) -> Sequence[Sequence[str]]:
        return self.plain.rows

    @property
    def outcome(self) -> Outcome | None:
        return self.plain.outcome

    def winning_cells(self) -> Sequence[int]:
        return self.plain.winning_cells()


def at_chance(state: State) -> TypeGuard[Chancy]:
    return state.to_move == CHANCE


def playout(state: State, dice: Dice) -> Outcome:
    """Plays uniformly random moves from `state` to the end of the game."""
    while (outcome := state.outcome) is None:
        state = state.play(roll(state, dice))
    return outcome


def greedy_playout(state: State, dice: Dice) -> Outcome:
    """Plays random moves from `state` to the end of the game, but a player who can win at once does."""
    while (outcome := state.outcome) is None:
        win = state.winning_move() if state.to_move != CHANCE else None
        state = state.play(roll(state, dice) if win is None else win)
    return outcome


def text_lines(state: State) -> list[str]:
    """The position of a game without a board in lines, its columns as wide as the longest cell."""
    width = max((len(cell) for row in state.rows for cell in row), default=1)
    between = " " if width > 1 else ""
    return [between.join(cell.rjust(width) for cell in row) for row in state.rows] or [state.text]


def roll(state: State, dice: Dice) -> int:
    """A random move: each legal move of a player is equally likely; chance has its own probabilities."""
    if not at_chance(state):
        moves = state.legal()
        return moves[dice.below(len(moves))]
    point, chances = dice.share(), state.chances()
    for move, probability in chances:
        point -= probability
        if point < 0:
            return move
    return chances[-1][0]
