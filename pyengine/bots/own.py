"""Bots that people write themselves: a Python file with a search in it, which plays wherever a bot's name may stand.

    def search(state, dice, playouts):
        yield state.legal()[0], 0.5

A file may also hold an evaluation alone, with which alpha-beta looks ahead: the winning chance of the player to move.

    def evaluate(state):
        return 0.5

This is the contract of searches (search/info.py) in its plainest form: a generator that yields a move and its value,
the winning chance of the player to move, and then better ones. An `Info` may stand for the pair. The move that was
yielded last is played. Further parameters whose defaults are numbers or switches are settings of the bot.

Every fault of the file is a BotFault at its line, and so is a loop without an end (core/script.py).
"""

from __future__ import annotations

import inspect
import numbers
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, make_dataclass
from functools import lru_cache, partial
from types import GeneratorType
from typing import Any, TypeAlias, cast

from pyengine.bots.bot import Bot, Budget, is_deterministic
from pyengine.core.dice import Dice
from pyengine.core.errors import BotFault, Remark, UnknownBot
from pyengine.core.game import Game, State
from pyengine.core.parameters import Kind, Real, Switch, Whole, parameter
from pyengine.core.script import LIMIT, SUFFIX, ClockedDice, Run, Script, ask, compile_script, fault_at, source_of
from pyengine.search.info import Info, Search, line_of
from pyengine.search.judgement import Judgement, seen_by, within
from pyengine.search.minimax import AlphaBeta

LONGEST_LIMIT = 3600.0
ENDLESS = 10**12
"""The playouts that a search gets where the caller keeps the clock."""
USUAL = Budget(playouts=1000)
MOST = 10**9
"""The greatest number that a setting can be."""
KINDS: dict[type, Kind] = {bool: Switch(), int: Whole(-MOST, MOST), float: Real(-MOST, MOST)}
"""What a setting can be, by the type of its default."""
_ENTRY, EVALUATE = "search", "evaluate"

_END = object()
Yielded: TypeAlias = "GeneratorType[object, None, None]"
SearchOfFile: TypeAlias = "Callable[..., Yielded]"


def search_of(run: Run) -> SearchOfFile:
    """The search of a file that has been run. Raises BotFault."""
    search = run.names.get(_ENTRY)
    if not inspect.isgeneratorfunction(search):
        raise run.script.fault(_ENTRY, Remark("search-without-yield"))
    found = cast(SearchOfFile, search)
    extras(run.script, found)
    return found


def extras(script: Script, search: SearchOfFile) -> list[inspect.Parameter]:
    """The parameters of a search besides the three of every search. Raises BotFault unless they have defaults."""
    first = list(inspect.signature(search).parameters.values())
    placed = [one for one in first[:3] if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    if len(placed) < 3 or any(one.default is one.empty for one in first[3:]):
        raise script.fault(_ENTRY, Remark("search-parameters", given=", ".join(map(str, first))))
    return first[3:]


@dataclass(frozen=True, slots=True)
class Own:
    """The search of a file; `own_bot` makes a class of it whose further fields are the settings."""

    script: Script
    move_seconds: float = parameter("Seconds that a move may take", LIMIT, Real(0.01, LONGEST_LIMIT))

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields whenever the file does. The playouts are not known, and so they are 0. Raises BotFault."""
        return self.with_memory()(state, dice, playouts)

    def __reduce__(self) -> tuple[Callable[..., Search], tuple[object, ...]]:
        """Pickles the text of the file, from which another process makes the search, since code cannot travel."""
        return _own, (self.script, _settings(self) | {"move_seconds": self.move_seconds})

    def with_memory(self) -> Search:
        """The search for the moves of one game, during which the global variables of the file keep their values."""
        return GameSearch(self)


class GameSearch:
    """The search for the moves of one game. The file is run before the first move, and again for a new game."""

    def __init__(self, own: Own) -> None:
        self._script, self._limit = own.script, own.move_seconds
        self._settings = _settings(own)
        self._started: tuple[Run, SearchOfFile] | None = None
        self._last: State | None = None

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        info: Info | None = None
        goes_on = self._last is not None and state.game == self._last.game and state.ply > self._last.ply
        if self._started is None or not goes_on:
            fresh = self._script.run(self._limit)
            self._started = fresh, search_of(fresh)
        (run, search), self._last = self._started, state
        run.start()
        limit = ENDLESS if playouts is None else playouts
        asked = run.call(partial(search, state, ClockedDice(dice, run.look), limit, **self._settings))
        count = 0
        try:
            while (said := run.call(_next, run, asked, state)) is not None:
                info, count = said, count + 1
                yield info
                if playouts is None:
                    run.start()
        except BotFault as fault:
            text, line = fault.values["text"], fault.values["line"]
            if count > limit and isinstance(text, Remark) and text.id == "script-time":
                raise fault_at(self._script.file, int(str(line)), Remark("search-endless", playouts=limit)) from fault
            raise
        except GeneratorExit:
            run.call(asked.close)  # which may run code of the file
            raise
        if info is None:
            raise self._script.fault(_ENTRY, Remark("search-without-move"))


def _next(run: Run, asked: Yielded, state: State) -> Info | None:
    """What the search of a file yields next, None if it ends. Raises BotFault unless it is a move with its value."""
    said = next(asked, _END)
    if said is _END:
        return None
    move, value = _pair(said)
    if move not in state.legal() or not 0 <= value <= 1:
        assert asked.gi_frame is not None, "the search waits at its yield"
        shown = repr(said)
        text = Remark("search-yield", said=shown[1:-1] if isinstance(said, tuple) and len(said) > 1 else shown)
        raise fault_at(run.script.file, asked.gi_frame.f_lineno, text)
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


def _own(script: Script, given: dict[str, Any]) -> Search:
    """A search with these settings. No code of the file is run."""
    settings = {name: value for name, value in given.items() if name != "move_seconds"}
    return _kind(*((name, type(value), value) for name, value in settings.items()))(script, **given)


@lru_cache(32)
def _kind(*settings: tuple[str, type, bool | int | float]) -> type[Own]:
    """The class of searches with these settings: the name of each, its type, and its usual value."""
    further = [(name, kind, parameter(name.replace("_", " "), usual, KINDS[kind])) for name, kind, usual in settings]
    return make_dataclass("Own", further, bases=(Own,), frozen=True)


@dataclass(frozen=True, slots=True)
class OwnEvaluation:
    """The evaluation of a file, for searches that look ahead."""

    script: Script

    def __call__(self, _game: Game) -> Judgement:
        """The evaluation for player 1. Raises BotFault, and so does the judgement that it returns."""
        run = self.script.run(LIMIT)

        def evaluate(state: State) -> float:
            return run.chance(run.names[EVALUATE](state), EVALUATE)

        def judge(state: State) -> float:
            run.start()
            return seen_by(state.to_move, within(run.call(evaluate, state)))

        return judge


def own_evaluation(file: str) -> OwnEvaluation:
    """The evaluation in the file of this path. Raises UnknownBot where there is none, and BotFault."""
    search = read(file).search if file.endswith(SUFFIX) else None
    if isinstance(search, AlphaBeta) and isinstance(search.evaluation, OwnEvaluation):
        return search.evaluation
    raise UnknownBot("no-evaluation", "bot", file=file)


def script_of(bot: Bot) -> Script | None:
    """The file that a bot is made of; None for one of the engine."""
    search = bot.search
    if isinstance(search, Own):
        return search.script
    if isinstance(search, AlphaBeta) and isinstance(search.evaluation, OwnEvaluation):
        return search.evaluation.script
    return None


@dataclass(frozen=True, slots=True)
class Outline:
    """What is known of a bot before it plays: its summary, and the defaults of its settings by their names.

    A file without a search has an evaluation, and no settings.
    """

    has_search: bool
    summary: str
    settings: Mapping[str, bool | int | float]


def outline(file: str, source: str) -> Outline:
    """Runs a file for its outline. Raises BotFault if it cannot be run or has neither a search nor an evaluation."""
    run = compile_script(file, source).run(LIMIT)
    evaluate = run.names.get(EVALUATE)
    if _ENTRY not in run.names and callable(evaluate):
        return Outline(False, _summary(evaluate), {})
    search = search_of(run)
    settings = {one.name: one.default for one in extras(run.script, search) if type(one.default) in KINDS}
    return Outline(True, _summary(search), settings)


def _summary(function: object) -> str:
    return (inspect.getdoc(function) or "").partition("\n")[0]


@lru_cache(32)
def own_bot(file: str, source: str) -> Bot:
    """The bot of such a file. Raises BotFault if the file cannot be run or has no search."""
    script, found = compile_script(file, source), ask(outline, file, source)
    if not found.has_search:
        return Bot(file, file, found.summary, AlphaBeta(OwnEvaluation(script)), is_deterministic, USUAL)
    kind = _kind(*((name, type(usual), usual) for name, usual in found.settings.items()))
    return Bot(file, file, found.summary, kind(script, LIMIT), budget=USUAL)


def read(file: str) -> Bot:
    """The bot in the file of this path. Raises UnknownBot where there is no such file, and BotFault."""
    try:
        source = source_of(file)
    except OSError as wrong:
        raise UnknownBot("bot-file", "bot", bot=file) from wrong
    return own_bot(file, source)
