"""Games that people write themselves: a Python file with four functions, which every search plays.

    MOVES = [1, 2, 3]
    START = 7

    def moves(position, player):
        return [taken for taken in MOVES if taken <= position]

    def apply(position, move, player):
        return position - move

    def winner(position, player):
        return 3 - player if position == 0 else None

    def evaluate(position, player):
        return 0.5

`player`, 1 or 2, is to move, and the players take turns. `winner` returns 1, 2, 0 for a draw, and None as long as the
game goes on. `evaluate` is the chance of `player` to win, 0 to 1; it may be missing. `MOVES` are all moves there are.

Whatever goes wrong in the file is told as a BotFault at its line (core/script.py). A record names such a game by its
file, as in `my_game.py:2.1`. Reading a record opens no file: the text of the file must have been read before.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar

from pyengine.core import script
from pyengine.core.errors import BadRecord, BotFault, IllegalMove
from pyengine.core.game import NOBODY, Game, Outcome, opponent
from pyengine.core.geometry import Geometry, empty
from pyengine.core.protocols import Judged, Solvable
from pyengine.core.script import LIMIT, Script, Watch

FUNCTIONS = ("moves", "apply", "winner")
_NAME = re.compile(r"[\w+-]{1,12}")
MOST_MOVES = 400
LONGEST_GAME = 200
"""The most moves of a game: a longer one is a draw."""


class OwnGame(Game):
    """The game of a file. Each call of one of its functions may take LIMIT seconds."""

    name = "own"
    title = "Own game"
    sizes = (1, 1, 1)
    goal = "Win."
    reasons: ClassVar[Mapping[str, str]] = {"over": "game over", "long": "too many moves"}

    def __init__(self, code: Script) -> None:
        super().__init__(1)
        self._script, self._watch = code, Watch(LIMIT)
        self._names = code.run(self._watch)
        missing = [name for name in FUNCTIONS if not callable(self._names.get(name))]
        listed = self._names.get("MOVES")
        if missing or not isinstance(listed, list | tuple) or not 0 < len(listed) <= MOST_MOVES:
            raise BotFault(
                "{file}, line {line}: this is no game: expected the functions moves, apply and winner, and MOVES, a "
                "list of 1 to {most} moves.",
                file=code.file,
                line=code.line_of("moves"),
                most=MOST_MOVES,
            )
        self.names = [str(one) for one in listed]
        self.numbers = {name: number for number, name in enumerate(self.names)}
        if len(self.numbers) < len(listed) or not all(map(_NAME.fullmatch, self.names)):
            raise BotFault(
                "{file}, line {line}: MOVES has {names}: expected moves whose texts differ, each with 1 to 12 letters, "
                "digits, +, - or _.",
                file=code.file,
                line=code.line_of("moves"),
                names=", ".join(self.names)[:100],
            )

    def _key(self) -> tuple[object, ...]:
        return (self._script.file, self._script.source)

    @property
    def heading(self) -> str:
        """Its file."""
        return self._script.file

    @property
    def geometry(self) -> Geometry:
        """No board."""
        return empty()

    @property
    def moves(self) -> int:
        return len(self.names)

    def move_name(self, move: int) -> str:
        return self.names[move]

    def move_named(self, name: str) -> int:
        if name.strip() not in self.numbers:
            raise IllegalMove(
                "{move!r} is not a move: expected one of {known}.", "move", move=name, known=", ".join(self.names)
            )
        return self.numbers[name.strip()]

    def start(self) -> OwnState:
        return self.state(0, 1, self._names.get("START"), None)

    def state(self, ply: int, player: int, position: object, last: int | None) -> OwnState:
        """The position with `player` to move, unless it is over."""
        won = self.call("winner", position, player)
        if won not in (None, 0, 1, 2):
            raise BotFault(
                "{file}, line {line}: winner returns {said}: expected 1, 2, 0 for a draw, or None.",
                file=self._script.file,
                line=self._script.line_of("winner"),
                said=self._script.shown(won),
            )
        outcome = None if won is None else Outcome(int(won), "over")
        if outcome is None and ply >= LONGEST_GAME:
            outcome = Outcome(NOBODY, "long")
        legal = () if outcome else self._legal(position, player)
        shown = self._script.guarded(str, position)
        return OwnState(self, ply, NOBODY if outcome else player, b"", last, position, shown, outcome, legal)

    def _legal(self, position: object, player: int) -> tuple[int, ...]:
        found = self.call("moves", position, player)
        listed = list(found) if isinstance(found, list | tuple | set | range) else []
        if not listed or not all(str(one) in self.numbers for one in listed):
            raise BotFault(
                "{file}, line {line}: moves returns {said}: expected a list of at least one of MOVES, as the game is "
                "not over.",
                file=self._script.file,
                line=self._script.line_of("moves"),
                said=self._script.shown(found),
            )
        return tuple(sorted({self.numbers[str(one)] for one in listed}))

    def move(self, number: int) -> object:
        """The move of that number, as the file has it."""
        return self._names["MOVES"][number]

    def call(self, name: str, *given: object) -> Any:
        """What a function of the file returns; it gets copies. Raises BotFault."""
        self._watch.start()
        return self._script.guarded(self._names[name], *map(deepcopy, given))

    def judge(self, position: object, player: int) -> float:
        """The chance of that player to win, as the file has it; one half if it has no evaluation."""
        if not callable(self._names.get("evaluate")):
            return 0.5
        return self._script.chance(self.call("evaluate", position, player), "evaluate")

    def check(self, state: OwnState) -> None:
        """Raises BotFault for what a game against it would not tell: a wrong evaluation, and a game without an end."""
        if state.outcome is None:
            state.judge()
        elif state.outcome.reason == "long":
            raise BotFault(
                "{file}, line {line}: after {most} moves the game was not over: expected a winner by then, since "
                "such a game is a draw here.",
                file=self._script.file,
                line=self._script.line_of("winner"),
                most=LONGEST_GAME,
            )


@dataclass(frozen=True, slots=True)
class OwnState(Solvable, Judged):
    """A position of a game that somebody wrote; `position` is what the file makes of it, and `shown` its text."""

    game: OwnGame
    ply: int
    to_move: int
    cells: bytes
    last: int | None
    position: object = field(compare=False)
    shown: str
    ended: Outcome | None
    allowed: tuple[int, ...]

    @property
    def outcome(self) -> Outcome | None:
        return self.ended

    @property
    def told(self) -> str:
        return self.shown

    @property
    def key(self) -> tuple[int, str]:
        return self.to_move, self.shown

    def legal(self) -> Sequence[int]:
        return self.allowed

    def play(self, move: int) -> OwnState:
        if move not in self.allowed:
            raise self.refuse(move)
        game = self.game
        after = game.call("apply", self.position, game.move(move), self.to_move)
        return game.state(self.ply + 1, opponent(self.to_move), after, move)

    def judge(self) -> float:
        chance = self.game.judge(self.position, self.to_move)
        return chance if self.to_move == 1 else 1 - chance

    def winning_cells(self) -> Sequence[int]:
        return ()

    def last_cells(self) -> Sequence[int]:
        return ()


def own_game(file: str) -> OwnGame:
    """The game of a file whose text is known. Raises BadRecord, and BotFault."""
    if file not in script.sources:
        raise BadRecord(
            "There is no game in the file {file!r}: expected one that has been opened.", "record", file=file
        )
    return _made(file, script.sources[file])


@lru_cache(16)
def _made(file: str, source: str) -> OwnGame:
    return OwnGame(script.compiled(file, source))
