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

`player`, 1 or 2, is to move, and the players take turns. `winner` returns 1, 2, 0 for a draw, and None while the game
goes on. `evaluate`, which may be missing, is the chance of `player` to win, 0 to 1. `MOVES` are all moves.

Every fault of the file is a BotFault at its line (core/script.py). A record names such a game by its file, as in
`my_game.py:2.1`. Reading a record opens no file: the text of the file must have been read before.

Where another process runs the files, this one knows of a position only its `Facts`, and of the game its `Outline`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import lru_cache
from numbers import Integral
from typing import Any, ClassVar

from pyengine.core import script
from pyengine.core.errors import BadRecord, IllegalMove, Remark
from pyengine.core.game import NOBODY, Game, Outcome, opponent
from pyengine.core.geometry import Geometry, empty
from pyengine.core.protocols import Solvable, WithEvaluation
from pyengine.core.script import LIMIT, Script

FUNCTIONS = ("moves", "apply", "winner")
_NAME = re.compile(r"[\w+-]{1,12}")
MOST_MOVES = 400
LONGEST_GAME = 200
"""The most moves of a game: a longer one is a draw."""


@dataclass(frozen=True, slots=True)
class Outline:
    """What is known of a game before it begins: the names of its moves, in their order."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """What the file says of a position: its text, the winner if the game is over (0: nobody), and the legal moves."""

    shown: str
    winner: int | None
    legal: tuple[int, ...]


class Functions:
    """The functions of a file, run here. A call of one of them may take LIMIT seconds, and gets copies."""

    def __init__(self, code: Script) -> None:
        """Runs the file. Raises BotFault."""
        self._script, self._run = code, code.run(LIMIT)
        self._names, self._moves = self._run.names, dict[str, object]()
        self._run.call(self._read)
        self.outline = Outline(tuple(self._moves))
        self._numbers = {name: number for number, name in enumerate(self._moves)}

    def _read(self) -> None:
        missing = [name for name in FUNCTIONS if not callable(self._names.get(name))]
        moves = self._names.get("MOVES")
        if missing or not isinstance(moves, list | tuple) or not 0 < len(moves) <= MOST_MOVES:
            raise self._script.fault("moves", Remark("own-game-functions", most=MOST_MOVES))
        self._moves = {str(move): move for move in moves}
        if len(self._moves) < len(moves) or not all(map(_NAME.fullmatch, self._moves)):
            raise self._script.fault("moves", Remark("own-game-names", names=", ".join(map(str, moves))[:100]))

    def start(self) -> object:
        return self._names.get("START")

    def apply(self, position: object, move: int, player: int) -> object:
        return self._call(self._result, "apply", position, self._moves[self.outline.names[move]], player)

    def facts(self, position: object, player: int) -> Facts:
        """The facts of a position with `player` to move, unless it is over."""
        found: Facts = self._call(self._facts, position, player)
        return found

    def _facts(self, position: object, player: int) -> Facts:
        winner = self._result("winner", position, player)
        if winner is not None and (type(winner) is bool or not isinstance(winner, Integral) or winner not in (0, 1, 2)):
            raise self._script.fault("winner", Remark("own-game-winner", said=repr(winner)[:100]))
        shown = str(position)
        if winner is not None:
            return Facts(shown, int(winner), ())
        result = self._result("moves", position, player)
        moves = list(map(str, result)) if isinstance(result, list | tuple | set | range) else []
        if not moves or not all(move in self._numbers for move in moves):
            raise self._script.fault("moves", Remark("own-game-moves", said=repr(result)[:100]))
        return Facts(shown, None, tuple(sorted({self._numbers[move] for move in moves})))

    def judge(self, position: object, player: int) -> float:
        """The chance of that player to win by the file's evaluation; 1/2 if there is none."""
        if not callable(self._names.get("evaluate")):
            return 0.5
        return float(self._call(self._chance, position, player))

    def _chance(self, position: object, player: int) -> float:
        return self._run.chance(self._result("evaluate", position, player), "evaluate")

    def _call(self, function: Callable[..., Any], *args: object) -> Any:
        self._run.start()
        return self._run.call(function, *args)

    def _result(self, name: str, *args: object) -> Any:
        """What a function of the file returns for copies of these values."""
        return self._names[name](*map(deepcopy, args))


class DistantFunctions(Functions):
    """The functions of a file that another process runs: a position is the moves that lead to it."""

    def __init__(self, code: Script) -> None:
        self._file = code.file, code.source
        self.outline = script.ask(_outline, *self._file)

    def start(self) -> object:
        return ()

    def apply(self, position: object, move: int, player: int) -> object:  # noqa: ARG002 (the moves tell)
        assert isinstance(position, tuple)
        return (*position, move)

    def facts(self, position: object, player: int) -> Facts:  # noqa: ARG002
        found: Facts = script.ask(_facts, *self._file, position)
        return found

    def judge(self, position: object, player: int) -> float:  # noqa: ARG002
        chance: float = script.ask(_judge, *self._file, position)
        return chance


class OwnGame(Game):
    """The game of a file."""

    name = "own"
    title = "Own game"
    sizes = (1, 1, 1)
    goal = "Win."
    reasons: ClassVar[Mapping[str, str]] = {"over": "game over", "long": "too many moves"}

    def __init__(self, code: Script) -> None:
        super().__init__(1)
        self._script = code
        self.functions = Functions(code) if script.runs_here() else DistantFunctions(code)
        self.names = self.functions.outline.names
        self._numbers = {name: number for number, name in enumerate(self.names)}

    def __reduce__(self) -> tuple[Callable[..., OwnGame], tuple[object, ...]]:
        """Pickles the text of the file, since code cannot travel."""
        return _carry_game, self._key()

    def _key(self) -> tuple[str, str]:
        return self._script.file, self._script.source

    @property
    def heading(self) -> str:
        return self._script.file

    @property
    def full_title(self) -> str:
        return self._script.file

    @property
    def source(self) -> str:
        """The text of the file."""
        return self._script.source

    @property
    def geometry(self) -> Geometry:
        return empty()

    @property
    def moves(self) -> int:
        return len(self.names)

    def move_name(self, move: int) -> str:
        return self.names[move]

    def move_named(self, name: str) -> int:
        name = name.strip()
        if name not in self._numbers:  # as people write it who do not think of capitals
            name = next((known for known in self.names if known.lower() == name.lower()), name)
        if name not in self._numbers:
            raise IllegalMove("not-one-of-the-moves", "move", move=name, known=", ".join(self.names))
        return self._numbers[name]

    def start(self) -> OwnState:
        return self.state(self.functions.start(), 1, ())

    def state(self, position: object, player: int, path: tuple[int, ...]) -> OwnState:
        """The position after the moves of `path`, with `player` to move, unless it is over."""
        facts, ply = self.functions.facts(position, player), len(path)
        outcome = None if facts.winner is None else Outcome(facts.winner, "over")
        if outcome is None and ply >= LONGEST_GAME:
            outcome = Outcome(NOBODY, "long")
        mover, moves = (NOBODY, ()) if outcome else (player, facts.legal)
        last = path[-1] if path else None
        return OwnState(self, ply, mover, b"", last, position, facts.shown, outcome, moves, path)

    def check(self, state: OwnState) -> None:
        """Raises BotFault for faults that stop no game: a wrong evaluation, and a game without an end."""
        if state.outcome is None:
            state.judge()
        elif state.outcome.reason == "long":
            raise self._script.fault("winner", Remark("own-game-endless", most=LONGEST_GAME))


@dataclass(frozen=True, slots=True)
class OwnState(Solvable, WithEvaluation):
    """A position of a game in a file.

    `position` is the file's own, `shown` its text, `legal_moves` are numbers, `path` the moves that lead to it.
    """

    game: OwnGame
    ply: int
    to_move: int
    cells: bytes
    last: int | None
    position: object = field(compare=False)
    shown: str
    result: Outcome | None
    legal_moves: tuple[int, ...]
    path: tuple[int, ...] = field(compare=False)

    def __reduce__(self) -> tuple[Callable[..., OwnState], tuple[object, ...]]:
        return _state, (*self.game._key(), self.path)  # noqa: SLF001 (of its own game)

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    @property
    def text(self) -> str:
        return self.shown

    @property
    def key(self) -> tuple[int, str]:
        return self.to_move, self.shown

    def legal(self) -> Sequence[int]:
        return self.legal_moves

    def play(self, move: int) -> OwnState:
        if move not in self.legal_moves:
            raise self.refuse(move)
        after = self.game.functions.apply(self.position, move, self.to_move)
        return self.game.state(after, opponent(self.to_move), (*self.path, move))

    def judge(self) -> float:
        chance = self.game.functions.judge(self.position, self.to_move)
        return chance if self.to_move == 1 else 1 - chance

    def last_cells(self) -> Sequence[int]:
        return ()


def own_game(file: str) -> OwnGame:
    """The game of a file whose text is known. Raises BadRecord, and BotFault."""
    if file not in script.sources:
        raise BadRecord("game-file-not-open", "record", file=file)
    return _own_game(file, script.sources[file], script.place())


def open_game(file: str) -> OwnGame:
    """The game in the file of this path. Raises BadRecord where there is no such file, and BotFault."""
    if file not in script.sources:
        try:
            script.source_of(file)
        except OSError as wrong:
            raise BadRecord("game-file", "record", file=file) from wrong
    return own_game(file)


@lru_cache(16)
def _own_game(file: str, source: str, place: object) -> OwnGame:  # noqa: ARG001 (it tells such games apart)
    return OwnGame(script.compile_script(file, source))


def _carry_game(file: str, source: str) -> OwnGame:
    script.carry({file: source})
    return _own_game(file, source, script.place())


def _state(file: str, source: str, path: tuple[int, ...]) -> OwnState:
    """The position after these moves."""
    return _position(file, source, path, script.place())


@lru_cache(1024)
def _position(file: str, source: str, path: tuple[int, ...], place: object) -> OwnState:
    if not path:
        return _carry_game(file, source).start()
    return _position(file, source, path[:-1], place).play(path[-1])


def _outline(file: str, source: str) -> Outline:
    return _carry_game(file, source).functions.outline


def _facts(file: str, source: str, path: tuple[int, ...]) -> Facts:
    state = _state(file, source, path)
    winner = None if state.outcome is None or state.outcome.reason == "long" else state.outcome.winner
    return Facts(state.shown, winner, state.legal_moves)


def _judge(file: str, source: str, path: tuple[int, ...]) -> float:
    state = _state(file, source, path)
    return state.game.functions.judge(state.position, state.to_move)
