"""Code that people write in files: it runs against a clock, and a fault names its line.

An endless loop is a fault, too: the source is changed before it is compiled, so that every loop and every function of
the file first looks at the clock, and so does every draw from the dice. This works without signals and threads, as in a
browser's worker, and finds the line; unlike tracing it leaves the engine's own functions at their usual speed.

Nothing looks at the clock within one long step, such as `sum(range(10**11))`. So each call shows its deadline to the
process that watches over this one, and may end it (arena/parallel/worker.py). That process then has the same work done
again by another one, in which the call that had no end is a fault: see `Verdict`.
"""

from __future__ import annotations

import ast
import io
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableSequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from numbers import Real
from pathlib import Path
from time import perf_counter  # by this name a file cannot replace it
from types import CodeType
from typing import Any, TypeVar

import numpy as np

from pyengine.core.dice import Dice
from pyengine.core.errors import BotFault, Refusal, Remark
from pyengine.core.keyboard import BUILTINS, without_keyboard

R = TypeVar("R")
SUFFIX = ".py"
LIMIT = 5.0
"""The usual limit for a call of a function of a file, in seconds."""
LONGEST = 100_000
"""The most characters of a file."""
_LOOK = "look at the clock"
"""The name of the clock in the code of a file: not an identifier, so the file itself cannot use it."""


class TimeOver(BaseException):
    """The time of a move, its `limit` in seconds, is over. `except Exception` in a file does not catch it."""

    def __init__(self, limit: float) -> None:
        super().__init__()
        self.limit = limit


class ClockedDice(Dice):
    """Dice that look at the clock at each draw, so that a long playout of the engine ends, too."""

    def __init__(self, dice: Dice, look: Callable[[], None]) -> None:
        self._dice, self._look = dice, look

    @property
    def _source(self) -> np.random.SFC64:  # type: ignore[override]
        self._look()
        return self._dice._source  # noqa: SLF001 (every draw goes through it)


class _ClockInserter(ast.NodeTransformer):
    """Inserts a look at the clock at the start of each iteration of a loop and of each call of a function."""

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
    """The call, which returns None; it gets the line of its loop or function."""
    return ast.Call(ast.Name(_LOOK, ast.Load()), [], [])


@dataclass(frozen=True, slots=True)
class Script:
    """The compiled code of a file."""

    file: str
    source: str
    code: CodeType

    def __reduce__(self) -> tuple[Callable[..., Script], tuple[object, ...]]:
        """Pickles the text, which another process compiles, since code cannot travel."""
        return compile_script, (self.file, self.source)

    @property
    def lines(self) -> dict[str, int]:
        """The line, from 1, at which each function of the file begins."""
        return {code.co_name: code.co_firstlineno for code in self.code.co_consts if isinstance(code, CodeType)}

    def line_of(self, name: str = "") -> int:
        """The line of the function of that name, or of the first one; 1 if there is none."""
        return self.lines.get(name, 1) if name else min(self.lines.values(), default=1)

    def run(self, limit: float) -> Run:
        """Runs the file from its start; a call of its functions may take `limit` seconds. Raises BotFault."""
        return Run(self, limit)

    def fault(self, function: str, text: Remark) -> BotFault:
        """The error at the line at which a function of the file begins."""
        return fault_at(self.file, self.line_of(function), text)


DEADLINE, LIMIT_OF_CALL, CALL, TASK = range(4)
"""What a post holds: when the call under way must have ended (inf: none is), its limit, its number (0: none is), and
the number of the task.
"""
MOST_VERDICTS = 3
"""With more, every later call of the file is a fault, too: it catches its faults and hangs again."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The fault of a call whose process had to be ended, or has ended; without a `file` if its line is not known.

    It belongs to the call with that number or, where budgets are seconds, to the next one of the file.
    """

    call: int
    file: str
    line: int
    text: Remark


_post: MutableSequence[float] = [inf, 0, 0, 0]
_numbers = itertools.count(1)
_verdicts: list[Verdict] = []
_keeps_verdicts = False


def begin_task(number: int, post: MutableSequence[float], verdicts: list[Verdict]) -> None:
    """Counts calls of code of files from 1 on and shows them in this post. The calls with a verdict are faults."""
    global _post, _numbers, _verdicts, _keeps_verdicts
    _post, _numbers, _verdicts, _keeps_verdicts = post, itertools.count(1), verdicts, len(verdicts) > MOST_VERDICTS
    post[DEADLINE], post[CALL], post[TASK] = inf, 0, number


def _take_verdict(number: int, file: str) -> Verdict | None:
    """The verdict on this call, or on an earlier one of the file that was not made this time."""
    for verdict in _verdicts:
        if number >= verdict.call and verdict.file in ("", file):
            if not _keeps_verdicts:
                _verdicts.remove(verdict)
            return verdict
    return None


class Run:
    """A file that has been run, against its clock: `names` holds what it has defined."""

    def __init__(self, script: Script, limit: float) -> None:
        self.script, self._limit = script, limit
        self.start()
        name = Path(script.file).stem
        self.names: dict[str, Any] = {"__name__": name, "__builtins__": dict(BUILTINS), _LOOK: self.look}
        self.call(exec, script.code, self.names)

    def start(self) -> None:
        """Gives the next calls the whole limit."""
        self._end = perf_counter() + self._limit

    def look(self) -> None:
        """Raises TimeOver, again at each look, once the time is over."""
        if perf_counter() > self._end:
            raise TimeOver(self._limit)

    def call(self, function: Callable[..., Any], *args: Any) -> Any:
        """The result of a call that runs code of the file. Raises BotFault for every exception of that code."""
        outer, number = tuple(_post[: CALL + 1]), next(_numbers)
        if (verdict := _take_verdict(number, self.script.file)) is not None:
            file, line = (verdict.file, verdict.line) if verdict.file else (self.script.file, self.script.line_of())
            raise fault_at(file, line, verdict.text)
        _post[LIMIT_OF_CALL], _post[CALL], _post[DEADLINE] = self._limit, number, self._end
        try:
            return without_keyboard(function, *args)
        except BotFault:  # of this file, or of a game that it asks
            raise
        except BaseException as wrong:
            raise fault_at(self.script.file, self._line(wrong), reason_of(wrong)) from wrong
        finally:
            _post[DEADLINE], _post[LIMIT_OF_CALL], _post[CALL] = outer

    def chance(self, value: object, function: str) -> float:
        """The value that an evaluation of the file has returned, looked at within the same call.

        Raises BotFault unless it is a number from 0 to 1.
        """
        if isinstance(value, Real) and 0 <= float(value) <= 1:
            return float(value)
        raise self.script.fault(function, Remark("script-chance", function=function, said=repr(value)[:100]))

    def _line(self, wrong: BaseException) -> int:
        """The line of the file at which an error arose, from 1."""
        if isinstance(wrong.__cause__, StopIteration):  # of which a generator makes an error of its own
            wrong = wrong.__cause__
        line, traceback = 1, wrong.__traceback__
        while traceback is not None:
            if traceback.tb_frame.f_code.co_filename == self.script.file:
                line = traceback.tb_lineno
            traceback = traceback.tb_next
        return line


def fault_at(file: str, line: int, text: Remark) -> BotFault:
    return BotFault("script-fault", file=file, line=line, text=text)


def time_over(limit: float) -> Remark:
    return Remark("script-time", seconds=f"{limit:g}")


def reason_of(wrong: BaseException) -> Remark:
    """Why code of a file, or the engine that it has changed, goes no further."""
    if isinstance(wrong, Refusal):
        return wrong
    if isinstance(wrong, TimeOver):
        return time_over(wrong.limit)
    if isinstance(wrong, RecursionError):
        return Remark("script-recursion")
    kind = type(wrong).__name__
    try:
        reason = str(wrong)
    except BaseException:  # noqa: BLE001 (the exception is of the file's own making, and so is its text)
        reason = ""
    return Remark("script-exception", kind=kind, reason=reason)


@lru_cache(32)
def compile_script(file: str, source: str) -> Script:
    """The code of a file. Raises BotFault for what is not Python."""
    if len(source) > LONGEST:
        raise fault_at(file, 1, Remark("script-length", count=len(source), most=LONGEST))
    try:
        tree = ast.fix_missing_locations(_ClockInserter().visit(ast.parse(source, file)))
        return Script(file, source, compile(tree, file, "exec", dont_inherit=True))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as wrong:
        line, reason = (wrong.lineno, wrong.msg) if isinstance(wrong, SyntaxError) else (1, str(wrong))
        text = Remark("script-syntax", reason=reason)
        if reason.startswith("expected "):
            text = Remark("script-syntax-expected", reason=reason)
        raise fault_at(file, line or 1, text) from wrong


def source_of(file: str) -> str:
    """The text of a file, in the encoding that Python would use (PEP 263). Raises OSError and BotFault."""
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
        raise fault_at(file, 1, Remark("script-encoding")) from wrong
    sources[file] = source
    return source


sources: dict[str, str] = {}
"""The text of every file that was read, by its path, for processes without the file."""
_carried: dict[str, str] = {}


def carry(texts: Mapping[str, str]) -> None:
    """Uses these texts for the files of these paths, which another process has read, perhaps on another machine."""
    _carried.update(texts)
    sources.update(texts)


def drop(file: str) -> None:
    """Forgets what another process has read of the file of this path, which has changed."""
    _carried.pop(file, None)


_elsewhere: Callable[..., Any] | None = None


@contextmanager
def run_files_elsewhere(ask: Callable[..., Any]) -> Iterator[None]:
    """Leaves the code of files to another process until the block ends: `ask(function, *args)` calls it there."""
    global _elsewhere  # noqa: PLW0603 (the place of this process)
    _elsewhere = ask
    try:
        yield
    finally:
        _elsewhere = None


def has_code(files: Iterable[str] | None = None) -> bool:
    """Whether there is code in one of these files, or in one that was read here."""
    return any(file.endswith(SUFFIX) for file in (sources if files is None else files))


def runs_here() -> bool:
    """Whether this process runs the code of files."""
    return _elsewhere is None


def place() -> object:
    """Where the code of files runs: what one task has run, another one must not use."""
    return runs_here(), _post[TASK]


def ask(function: Callable[..., R], *args: Any) -> R:
    """The result of a function that runs code of files, called in the process that does. Raises BotFault."""
    return function(*args) if _elsewhere is None else _elsewhere(function, *args)
