"""Code that people write themselves, in files: it is run with a clock, and whatever goes wrong is told at its line.

A loop without an end is a fault, too: every loop and every function of the file first looks at the clock, for which the
source is changed before it is compiled, and so does every draw from the dice. This works where Python has neither
signals nor threads, as in a browser's worker, and tells the line; the engine's own functions run at their usual speed,
which tracing would halve.
"""

from __future__ import annotations

import ast
import builtins
import io
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice, Words
from pyengine.core.errors import BotFault, Refusal

SUFFIX = ".py"
LIMIT = 5.0
"""Seconds that a call of a file's function may usually take."""
LONGEST = 100_000
"""Characters of the longest file."""
_LOOK = "look at the clock"
"""The name under which the code of a file finds its clock: one that the file itself cannot say."""


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


class ClockedDice(Dice):
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

    def line_of(self, name: str) -> int:
        """The line at which the function of that name begins, from 1; 1 if there is none."""
        codes = (one for one in self.code.co_consts if isinstance(one, CodeType) and one.co_name == name)
        return next((one.co_firstlineno for one in codes), 1)

    def run(self, watch: Watch) -> dict[str, Any]:
        """Runs the file from its start and returns its names. Raises BotFault."""
        names: dict[str, Any] = {"__name__": Path(self.file).stem, "__builtins__": builtins, _LOOK: watch.look}
        self.guarded(exec, self.code, names)
        return names

    def guarded(self, run: Callable[..., Any], *given: Any) -> Any:
        """What the call returns, which runs code of the file. Raises BotFault for whatever that code raises."""
        try:
            return run(*given)
        except KeyboardInterrupt:
            raise
        except BaseException as wrong:
            raise self._fault(wrong) from wrong

    def shown(self, said: object) -> str:
        """What code of the file has returned, for a message. Raises BotFault."""
        return str(self.guarded(repr, said))[:100]

    def chance(self, said: object, function: str) -> float:
        """What an evaluation of the file has returned. Raises BotFault unless it is a number from 0 to 1."""
        if isinstance(said, int | float) and 0 <= said <= 1:
            return float(said)
        raise BotFault(
            "{file}, line {line}: {function} returns {said}: expected a number from 0 to 1.",
            file=self.file,
            line=self.line_of(function),
            function=function,
            said=self.shown(said),
        )

    def _fault(self, wrong: BaseException) -> BotFault:
        file, line = self.file, self._line(wrong)
        if isinstance(wrong, TimeOver):
            return BotFault(
                "{file}, line {line}: the time is over: expected an answer within {seconds} seconds.",
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


def source_of(file: str) -> str:
    """The text of the file of this path, in the encoding in which Python reads it (PEP 263).

    Raises OSError, and BotFault for what is no text.
    """
    if file in _carried:
        return _carried[file]
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
    sources[file] = source
    return source


sources: dict[str, str] = {}
"""The text of every file that was read, by its path, for processes that do not find it."""
_carried: dict[str, str] = {}


def carry(found: Mapping[str, str]) -> None:
    """From now on, these texts stand for the files of these paths: another process has read them, maybe elsewhere."""
    _carried.update(found)
    sources.update(found)
