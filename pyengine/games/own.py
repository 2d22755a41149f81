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
goes on. `MOVES` are all moves. The rest may be missing: `evaluate` is the chance of `player` to win, 0 to 1;
`show(position)` is a picture: text with line breaks, or a list of rows, a board if each cell is ".", 1 or 2;
`chance(position)` the moves of chance with their probabilities, as {"heads": 0.5, "tails": 0.5}, None where a player is
to move: `player`, who is also the next one after chance. With `PLAYERS = 3` a game has three players, and `winner` may
return what each of them gets, as (3, 2, 1): see `own_tree`.

Every fault of the file is a BotFault at its line (core/script.py). A record names such a game by its file, as in
`my_game.py:2.1`. Reading a record opens no file: the text of the file must have been read before.

Where another process runs the files, this one knows of a position only its `Facts`, and of the game its `Outline`.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import fsum, inf
from numbers import Integral, Real
from typing import Any, ClassVar

from pyengine.core import script
from pyengine.core.errors import BadRecord, IllegalMove, Remark
from pyengine.core.game import CHANCE, NOBODY, Chancy, Game, Outcome, opponent
from pyengine.core.geometry import Geometry, empty, grid
from pyengine.core.protocols import Solvable, WithEvaluation
from pyengine.core.script import LIMIT, Script

FUNCTIONS = ("moves", "apply", "winner")
NEAR = 1e-6
"""Probabilities add up to 1 within this."""
_NAME = re.compile(r"[\w+-]{1,12}")
MOST_MOVES = 400
LONGEST_GAME = 200
"""The most moves of a game: a longer one is a draw."""
MOST_ROWS, MOST_COLUMNS = 40, 26
MOST_POSITIONS = 2000
"""The most positions of a game for three players."""
STONES = {"": 0, " ": 0, ".": 0, "0": 0, "None": 0, "1": 1, "2": 2}
"""The cells of a board by their texts."""
Rows = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Outline:
    """What is known of a game before it begins.

    `names` are those of its moves, in their order, `shape` the rows and columns of its board, (0, 0) if it has none.
    """

    names: tuple[str, ...]
    players: int
    has_chance: bool
    shape: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Facts:
    """What the file says of a position.

    `shown` is its text, `rows` the cells of its picture, `stones` those of its board; `winner` is None while the game
    goes on, and 0 for nobody. In a game for three players `shares` is what each gets at the end. `legal` are the legal
    moves, or those of chance with their probabilities `chances`.
    """

    shown: str
    rows: Rows = ()
    stones: bytes = b""
    winner: int | None = None
    shares: tuple[float, ...] = ()
    legal: tuple[int, ...] = ()
    chances: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Node:
    """A position of a game for three players: its picture, and what follows by each move, or the shares."""

    rows: Rows
    shares: tuple[float, ...]
    moves: Mapping[str | int, Node]


class Functions:
    """The functions of a file, run here. A call of one of them may take LIMIT seconds, and gets copies."""

    def __init__(self, code: Script) -> None:
        """Runs the file. Raises BotFault."""
        self._script, self._run = code, code.run(LIMIT)
        self._names, self._moves = self._run.names, dict[str, object]()
        self._run.call(self._read)
        self._numbers = {name: number for number, name in enumerate(self._moves)}
        self.outline: Outline = self._call(self._outline)

    def _outline(self) -> Outline:
        players, (rows, stones) = self._names.get("PLAYERS", 2), self._picture(self.start())
        has_chance = callable(self._names.get("chance"))
        if players not in (2, 3) or (players == 3 and has_chance):
            raise self._script.fault("moves", Remark("own-game-players", said=repr(players)[:100]))
        shape = (len(rows), len(rows[0])) if stones else (0, 0)
        return Outline(tuple(self._moves), players, has_chance, shape)

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
        rows, stones = self._picture(position)
        height, width = self.outline.shape
        if height and (len(rows), len(stones)) != (height, height * width):
            raise self._script.fault("show", Remark("own-game-board", rows=height, columns=width))
        facts = Facts(str(position), rows, stones if height else b"")
        winner = self._result("winner", position, player)
        if winner is not None:
            return self._end(facts, winner)
        chances = self._chances(position)
        if chances:
            return replace(facts, legal=tuple(move for move, _ in chances), chances=chances)
        result = self._result("moves", position, player)
        moves = list(map(str, result)) if isinstance(result, list | tuple | set | range) else []
        if not moves or not all(move in self._numbers for move in moves):
            raise self._script.fault("moves", Remark("own-game-moves", said=repr(result)[:100]))
        return replace(facts, legal=tuple(sorted({self._numbers[move] for move in moves})))

    def _end(self, facts: Facts, winner: object) -> Facts:
        """The facts of a position in which the game is over."""
        players, said = self.outline.players, repr(winner)[:100]
        if type(winner) is not bool and isinstance(winner, Integral) and winner in range(players + 1):
            shares = tuple(float(winner == number) if winner else 1 / players for number in range(1, players + 1))
            return replace(facts, winner=int(winner), shares=shares)
        parts = winner if players == 3 and isinstance(winner, list | tuple) else ()
        shares = tuple(float(part) for part in parts if isinstance(part, Real) and 0 <= float(part) < inf)
        if len(shares) == len(parts) == players:
            return replace(facts, winner=NOBODY, shares=shares)
        told = Remark("own-game-winner", said=said) if players == 2 else Remark("own-game-shares", said=said)
        raise self._script.fault("winner", told)

    def _chances(self, position: object) -> tuple[tuple[int, float], ...]:
        """The moves of chance with their probabilities; empty where a player is to move."""
        result = self._result("chance", position) if self.outline.has_chance else None
        if result is None:
            return ()
        chances = {str(move): share for move, share in result.items()} if isinstance(result, dict) else {}
        shares = [float(share) for share in chances.values() if isinstance(share, Real) and float(share) > 0]
        if not self._numbers.keys() >= chances.keys() or len(shares) < len(chances) or abs(fsum(shares) - 1) > NEAR:
            raise self._script.fault("chance", Remark("own-game-chance", said=repr(result)[:100]))
        return tuple(sorted(zip(map(self._numbers.__getitem__, chances), shares, strict=True)))

    def _picture(self, position: object) -> tuple[Rows, bytes]:
        """The cells of the picture row by row, of a text its lines; and its stones if it is a board."""
        if not callable(self._names.get("show")):
            return (), b""
        result = self._result("show", position)
        lines = result.splitlines() if isinstance(result, str) else result
        is_picture = isinstance(lines, list | tuple) and all(isinstance(row, str | list | tuple) for row in lines)
        rows = tuple(tuple(map(str, row)) for row in lines) if is_picture else ()
        if not is_picture or len(rows) > MOST_ROWS or max(map(len, rows), default=0) > MOST_COLUMNS:
            told = Remark("own-game-show", said=repr(result)[:100], rows=MOST_ROWS, columns=MOST_COLUMNS)
            raise self._script.fault("show", told)
        if isinstance(result, str):
            width = max(map(len, rows), default=0)
            return tuple(("".join(row).ljust(width),) for row in rows), b""
        cells, widths = [cell for row in rows for cell in row], set(map(len, rows))
        is_board = len(widths) == 1 and all(cell in STONES for cell in cells)
        return rows, bytes(map(STONES.__getitem__, cells)) if is_board else b""

    def node(self, position: object, player: int, numbers: Iterator[int]) -> Node:
        """A position of a game for three players with all that follows. Raises BotFault if `numbers` count too many."""
        facts = self.facts(position, player)
        if next(numbers) > MOST_POSITIONS:
            raise self._script.fault("moves", Remark("own-game-tree", most=MOST_POSITIONS))
        moves, next_player = dict[str | int, Node](), player % self.outline.players + 1
        for move in facts.legal:
            after = self.apply(position, move, player)
            moves[self.outline.names[move]] = self.node(after, next_player, numbers)
        return Node(facts.rows, facts.shares, moves)

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
        return script.ask(_facts, *self._file, position)

    def judge(self, position: object, player: int) -> float:  # noqa: ARG002
        return script.ask(_judge, *self._file, position)


class OwnGame(Game):
    """The game of a file."""

    name = "own"
    title = "Own game"
    sizes = (1, 1, 1)
    goal = ""
    reasons: ClassVar[Mapping[str, str]] = {"over": "game over", "long": "too many moves"}

    def __init__(self, code: Script) -> None:
        super().__init__(1)
        self._script = code
        self.functions = Functions(code) if script.runs_here() else DistantFunctions(code)
        self._outline = self.functions.outline
        if self._outline.players > 2:
            raise code.fault("moves", Remark("own-game-for-three", file=code.file))
        self.names = self._outline.names
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
        return grid(*self._outline.shape) if any(self._outline.shape) else empty()

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
        """The position after the moves of `path`; `player` is to move, after chance if that moves first."""
        facts, ply = self.functions.facts(position, player), len(path)
        outcome = None if facts.winner is None else Outcome(facts.winner, "over")
        if outcome is None and ply >= LONGEST_GAME:
            outcome = Outcome(NOBODY, "long")
        mover = NOBODY if outcome else CHANCE if facts.chances else player
        kind = ChancyOwnState if self._outline.has_chance else CertainOwnState
        return kind(self, ply, mover, facts.stones, path[-1] if path else None, position, facts, outcome, player, path)

    def check(self, state: OwnState) -> None:
        """Raises BotFault for faults that stop no game: a wrong evaluation, and a game without an end."""
        if state.outcome is None:
            state.judge()
        elif state.outcome.reason == "long":
            raise self._script.fault("winner", Remark("own-game-endless", most=LONGEST_GAME))


@dataclass(frozen=True, slots=True)
class OwnState(WithEvaluation):
    """A position of a game in a file.

    `position` is the file's own, `facts` what it says of it, `path` the moves that lead to it. `turn` is the player to
    move, after chance if that moves first.
    """

    game: OwnGame
    ply: int
    to_move: int
    cells: bytes
    last: int | None
    position: object = field(compare=False)
    facts: Facts
    result: Outcome | None
    turn: int
    path: tuple[int, ...] = field(compare=False)

    def __reduce__(self) -> tuple[Callable[..., OwnState], tuple[object, ...]]:
        return _state, (*self.game._key(), self.path)  # noqa: SLF001 (of its own game)

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    @property
    def text(self) -> str:
        return self.facts.shown

    @property
    def rows(self) -> Rows:
        return () if self.cells else self.facts.rows

    def legal(self) -> Sequence[int]:
        return () if self.result else self.facts.legal

    def play(self, move: int) -> OwnState:
        if move not in self.legal():
            raise self.refuse(move)
        after = self.game.functions.apply(self.position, move, self.turn)
        turn = self.turn if self.to_move == CHANCE else opponent(self.turn)
        return self.game.state(after, turn, (*self.path, move))

    def judge(self) -> float:
        chance = self.game.functions.judge(self.position, self.turn)
        return chance if self.turn == 1 else 1 - chance

    def last_cells(self) -> Sequence[int]:
        """The cell of the move's name, if there is one."""
        cell = None if self.last is None else self.game.geometry.index.get(self.game.move_name(self.last))
        return () if cell is None else (cell,)


class CertainOwnState(OwnState, Solvable):
    """A position of a game without chance."""

    @property
    def key(self) -> tuple[int, str]:
        return self.to_move, self.text


class ChancyOwnState(OwnState, Chancy):
    """A position of a game with chance."""

    def chances(self) -> Sequence[tuple[int, float]]:
        return self.facts.chances if self.to_move == CHANCE else ()


def own_game(file: str) -> OwnGame:
    """The game of a file whose text is known. Raises BadRecord, and BotFault."""
    if file not in script.sources:
        raise BadRecord("game-file-not-open", "record", file=file)
    return _own_game(file, script.sources[file], script.place())


def open_game(file: str) -> OwnGame:
    """The game in the file of this path. Raises BadRecord where there is no such file, and BotFault."""
    _open(file)
    return own_game(file)


def own_tree(file: str) -> Node:
    """The start of the game for three players in the file of this path, with all that follows.

    Raises BadRecord where there is no such file, and BotFault: also for a game that is too large, or for two players.
    """
    _open(file)
    return script.ask(_tree, file, script.sources[file])


def players_of(file: str) -> int:
    """The players, 2 or 3, of the game in the file of this path. Raises BadRecord where it is missing, and BotFault."""
    _open(file)
    return script.ask(_players, file, script.sources[file])


def _open(file: str) -> None:
    if file not in script.sources:
        try:
            script.source_of(file)
        except OSError as wrong:
            raise BadRecord("game-file", "record", file=file) from wrong


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


def _players(file: str, source: str) -> int:
    return Functions(script.compile_script(file, source)).outline.players


def _outline(file: str, source: str) -> Outline:
    return _carry_game(file, source).functions.outline


def _facts(file: str, source: str, path: tuple[int, ...]) -> Facts:
    return _state(file, source, path).facts


@lru_cache(4)
def _tree(file: str, source: str) -> Node:
    code = script.compile_script(file, source)
    functions = Functions(code)
    if functions.outline.players == 2:
        raise code.fault("moves", Remark("own-game-for-two", file=file))
    return functions.node(functions.start(), 1, itertools.count(1))


def _judge(file: str, source: str, path: tuple[int, ...]) -> float:
    state = _state(file, source, path)
    return state.game.functions.judge(state.position, state.turn)
