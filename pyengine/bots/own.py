"""Bots that people write themselves: a Python file with a search in it, which plays wherever a bot's name may stand.

    def search(state, dice, playouts):
        yield state.legal()[0], 0.5

This is the contract of searches (search/info.py) in its plainest form: a generator that yields a move and its value,
the winning chance of the player to move, and then better ones. An `Info` may stand for the pair. The move that was
yielded last is played. Further parameters whose defaults are numbers or switches are settings of the bot.

Whatever goes wrong in the file is told as a BotFault at its line, also a loop without an end: every loop and every
function of the file first looks at the clock, for which the source is changed before it is compiled, and so does every
draw from the dice. This works where Python has neither signals nor threads, as in a browser's worker, and tells the
line; the engine's own functions run at their usual speed, which tracing would halve.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import io
import numbers
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, make_dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from types import CodeType, GeneratorType
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from pyengine.bots.bot import Bot, Budget
from pyengine.core.dice import Dice, Words
from pyengine.core.errors import BotFault, Refusal, UnknownBot
from pyengine.core.game import State
from pyengine.core.parameters import Kind, Real, Switch, Whole, parameter
from pyengine.search.info import Info, Search, line_of

SUFFIX = ".py"
LIMIT = 5.0
"""Seconds that a move may usually take; where the caller keeps the clock, seconds until the next yield."""
LONGEST_LIMIT = 3600.0
ENDLESS = 10**12
"""The playouts that a search is told of where the caller keeps the clock."""
LONGEST = 100_000
"""Characters of the longest file."""
USUAL = Budget(playouts=1000)
MOST = 10**9
"""The greatest number that a setting can be."""
KINDS: dict[type, Kind] = {bool: Switch(), int: Whole(-MOST, MOST), float: Real(-MOST, MOST)}
"""What a setting can be, by the type of its default."""
_ENTRY = "search"
_LOOK = "look at the clock"
"""The name under which the code of a file finds its clock: one that the file itself cannot say."""

_END = object()
Yielded: TypeAlias = "GeneratorType[object, None, None]"


# --- the clock --------------------------------------------------------------------------------------------------------


class TimeOver(BaseException):
    """The time of a move, its `limit` in seconds, is over. `except Exception` in a file does not catch it."""

    def __init__(self, limit: float) -> None:
        super().__init__()
        self.limit = limit


class Watch:
    """The clock that the code of one file looks at."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self.start()

    def start(self) -> None:
        """From now on, as many seconds are left as a move may take."""
        self._end = time.perf_counter() + self._limit

    def look(self) -> None:
        """Raises TimeOver, again at each look, once the time is over."""
        if time.perf_counter() > self._end:
            raise TimeOver(self._limit)


class _ClockedDice(Dice):
    """The same dice, which look at the clock at each draw: so a long playout of the engine's ends, too."""

    def __init__(self, dice: Dice, watch: Watch) -> None:
        self._dice, self._watch = dice, watch

    def words(self, *shape: int) -> Words:
        self._watch.look()
        return self._dice.words(*shape)

    def octets(self, rows: int, columns: int) -> NDArray[np.uint8]:
        self._watch.look()
        return self._dice.octets(rows, columns)

    def below(self, bound: int) -> int:
        self._watch.look()
        return self._dice.below(bound)

    def share(self) -> float:
        self._watch.look()
        return self._dice.share()


class _ClockInserter(ast.NodeTransformer):
    """Puts a look at the clock at the start of each turn of a loop and of each call of a function."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, ast.While | ast.For | ast.AsyncFor):
            node.body.insert(0, ast.Expr(_look()))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.body.insert(ast.get_docstring(node, clean=False) is not None, ast.Expr(_look()))
        elif isinstance(node, ast.Lambda):
            node.body = ast.BoolOp(ast.Or(), [_look(), node.body])
        elif isinstance(node, ast.comprehension):
            node.ifs.insert(0, ast.UnaryOp(ast.Not(), _look()))
        return node


def _look() -> ast.Call:
    """The call, which returns None; it will get the line of the loop or function that it stands in."""
    return ast.Call(ast.Name(_LOOK, ast.Load()), [], [])


# --- the file ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Script:
    """The code of a file, ready to be run as often as needed."""

    file: str
    source: str
    code: CodeType

    @property
    def line(self) -> int:
        """The line at which its search begins, from 1."""
        codes = (one for one in self.code.co_consts if isinstance(one, CodeType) and one.co_name == _ENTRY)
        return next((one.co_firstlineno for one in codes), 1)

    def run(self, watch: Watch) -> Callable[..., Yielded]:
        """Runs the file from its start and returns its search. Raises BotFault."""
        names: dict[str, Any] = {"__name__": Path(self.file).stem, "__builtins__": builtins, _LOOK: watch.look}
        self.guarded(exec, self.code, names)
        search = names.get(_ENTRY)
        if not inspect.isgeneratorfunction(search):
            raise BotFault(
                "{file}, line {line}: there is no search that yields: expected def search(state, dice, playouts) with "
                "a yield in it.",
                file=self.file,
                line=self.line,
            )
        found = cast("Callable[..., Yielded]", search)
        self.extras(found)
        return found

    def extras(self, search: Callable[..., Yielded]) -> list[inspect.Parameter]:
        """The parameters of its search besides the three of every search. Raises BotFault unless they have defaults."""
        first = list(inspect.signature(search).parameters.values())
        placed = [one for one in first[:3] if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
        if len(placed) < 3 or any(one.default is one.empty for one in first[3:]):
            raise BotFault(
                "{file}, line {line}: search({given}) cannot be called: expected def search(state, dice, playouts), "
                "where further parameters have defaults.",
                file=self.file,
                line=self.line,
                given=", ".join(map(str, first)),
            )
        return first[3:]

    def guarded(self, run: Callable[..., Any], *given: Any) -> Any:
        """What the call returns, which runs code of the file. Raises BotFault for whatever that code raises."""
        try:
            return run(*given)
        except KeyboardInterrupt:
            raise
        except BaseException as wrong:
            raise self._fault(wrong) from wrong

    def _fault(self, wrong: BaseException) -> BotFault:
        file, line = self.file, self._line(wrong)
        if isinstance(wrong, TimeOver):
            return BotFault(
                "{file}, line {line}: the time is over: expected a move within {seconds} seconds.",
                file=file,
                line=line,
                seconds=f"{wrong.limit:g}",
            )
        if isinstance(wrong, RecursionError):
            return BotFault(
                "{file}, line {line}: functions call each other too deeply: expected a recursion that ends.",
                file=file,
                line=line,
            )
        if isinstance(wrong, Refusal):
            return BotFault("{file}, line {line}: {wrong}", file=file, line=line, wrong=wrong)
        return BotFault(
            "{file}, line {line}: {kind} ({reason}): expected code that raises nothing.",
            file=file,
            line=line,
            kind=type(wrong).__name__,
            reason=str(wrong),
        )

    def _line(self, wrong: BaseException) -> int:
        """The line of the file at which an error arose, from 1."""
        if isinstance(wrong.__cause__, StopIteration):  # of which a generator makes an error of its own
            wrong = wrong.__cause__
        line, traceback = 1, wrong.__traceback__
        while traceback is not None:
            if traceback.tb_frame.f_code.co_filename == self.file:
                line = traceback.tb_lineno
            traceback = traceback.tb_next
        return line


def compiled(file: str, source: str) -> Script:
    """The code of a file. Raises BotFault for what is not Python."""
    if len(source) > LONGEST:
        raise BotFault(
            "{file}, line {line}: the file has {count} characters: expected {most} at most.",
            file=file,
            line=1,
            count=len(source),
            most=LONGEST,
        )
    try:
        tree = ast.fix_missing_locations(_ClockInserter().visit(ast.parse(source, file)))
        return Script(file, source, compile(tree, file, "exec", dont_inherit=True))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as wrong:
        line, reason = (wrong.lineno, wrong.msg) if isinstance(wrong, SyntaxError) else (1, str(wrong))
        raise BotFault(
            "{file}, line {line}: this is not Python ({reason}): expected valid code.",
            file=file,
            line=line or 1,
            reason=reason,
        ) from wrong


# --- the bot ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Own:
    """The search of a file; `own_bot` makes a class of it whose further fields are the settings."""

    script: Script
    move_seconds: float = parameter("Seconds that a move may take", LIMIT, Real(0.01, LONGEST_LIMIT))

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields whenever the file does. The playouts are not known, and so they are 0. Raises BotFault."""
        return self.remembering()(state, dice, playouts)

    def __reduce__(self) -> tuple[Callable[..., Search], tuple[object, ...]]:
        """Other processes make it of the file's text anew, since code cannot travel."""
        given = _settings(self) | {"move_seconds": self.move_seconds}
        return _own, (self.script.file, self.script.source, given)

    def remembering(self) -> Search:
        """The search for the moves of one game: what the file keeps outside of its functions lasts so long."""
        return GameSearch(self)


class GameSearch:
    """The search for the moves of one game. The file is run before the first of them, and so again for a new game."""

    def __init__(self, own: Own) -> None:
        self._script, self._watch = own.script, Watch(own.move_seconds)
        self._settings = _settings(own)
        self._search: Callable[..., Yielded] | None = None
        self._last: State | None = None

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields like the plain search."""
        script, watch, info = self._script, self._watch, None
        watch.start()
        goes_on = self._last is not None and state.game == self._last.game and state.ply > self._last.ply
        search = self._search if self._search is not None and goes_on else script.run(watch)
        self._search, self._last = search, state
        limit = ENDLESS if playouts is None else playouts
        asked = script.guarded(partial(search, state, _ClockedDice(dice, watch), limit, **self._settings))
        while (said := script.guarded(next, asked, _END)) is not _END:
            info = _info(script, asked, said, state)
            yield info
            if playouts is None:
                watch.start()
        if info is None:
            raise BotFault(
                "{file}, line {line}: search has ended without a move: expected a yield before its end.",
                file=script.file,
                line=script.line,
            )


def _info(script: Script, asked: Yielded, said: object, state: State) -> Info:
    """What the search of a file said. Raises BotFault unless that is a legal move and its value, or an Info."""
    move, value = _pair(said)
    if move not in state.legal() or not 0 <= value <= 1:
        assert asked.gi_frame is not None, "the search waits at its yield"
        shown = script.guarded(repr, said)
        raise BotFault(
            "{file}, line {line}: yield {said} names no move with its value: expected one of state.legal() and a "
            "number from 0 to 1.",
            file=script.file,
            line=asked.gi_frame.f_lineno,
            said=shown[1:-1] if isinstance(said, tuple) and len(said) > 1 else shown,
        )
    return said if isinstance(said, Info) else Info(move, value, 0, 0, {move: 1}, line_of(move))


def _pair(said: object) -> tuple[int, float]:
    """The move and the value that were yielded; both -1 for what is no such pair."""
    if isinstance(said, Info):
        return said.move, said.value
    if isinstance(said, tuple) and len(said) == 2:
        move, value = said
        if isinstance(move, numbers.Integral) and isinstance(value, numbers.Real):
            return int(move), float(value)
    return -1, -1


def _settings(own: Own) -> dict[str, Any]:
    """The values of the parameters that its search has besides those of every search."""
    return {one.name: getattr(own, one.name) for one in fields(own)[len(fields(Own)) :]}


def _own(file: str, source: str, given: dict[str, Any]) -> Search:
    return replace(cast(Own, own_bot(file, source).search), **given)


@lru_cache(32)
def own_bot(file: str, source: str) -> Bot:
    """The bot of such a file. Raises BotFault if the file cannot be run or has no search."""
    script = compiled(file, source)
    search = script.run(Watch(LIMIT))
    further = [
        (one.name, type(one.default), parameter(one.name.replace("_", " "), one.default, KINDS[type(one.default)]))
        for one in script.extras(search)
        if type(one.default) in KINDS
    ]
    kind = make_dataclass("Own", further, bases=(Own,), frozen=True)
    return Bot(file, file, (inspect.getdoc(search) or "").partition("\n")[0], kind(script, LIMIT), budget=USUAL)


def read(file: str) -> Bot:
    """The bot in the file of this path, in the encoding in which Python reads it (PEP 263).

    Raises UnknownBot where there is no such file, and BotFault.
    """
    if file in _carried:
        return own_bot(file, _carried[file])
    from tokenize import detect_encoding  # noqa: PLC0415 (which a browser, where no files are, does not need)

    try:
        with Path(file).open("rb") as raw:
            beginning = io.BytesIO(raw.read(4 * LONGEST + 4))
        encoding, _ = detect_encoding(beginning.readline)
        beginning.seek(0)
        source = io.TextIOWrapper(beginning, encoding).read()
    except (UnicodeDecodeError, SyntaxError) as wrong:
        raise BotFault(
            "{file}, line {line}: the file is no text: expected UTF-8, or the encoding that its first lines name.",
            file=file,
            line=1,
        ) from wrong
    except OSError as wrong:
        raise UnknownBot(
            "There is no bot in the file {bot!r}: expected a file that can be read.", "bot", bot=file
        ) from wrong
    sources[file] = source
    return own_bot(file, source)


sources: dict[str, str] = {}
"""The text of every file that was read, by its path, for processes that do not find it."""
_carried: dict[str, str] = {}


def carry(found: Mapping[str, str]) -> None:
    """From now on, these texts stand for the files of these paths: another process has read them, maybe elsewhere."""
    _carried.update(found)
