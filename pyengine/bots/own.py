"""Bots that people write themselves: a Python file with a search in it, which plays wherever a bot's name may stand.

    def search(state, dice, playouts):
        yield state.legal()[0], 0.5

A file may also hold an evaluation alone, with which alpha-beta looks ahead: the winning chance of the player to move.

    def evaluate(state):
        return 0.5

This is the contract of searches (search/info.py) in its plainest form: a generator that yields a move and its value,
the winning chance of the player to move, and then better ones. An `Info` may stand for the pair. The move that was
yielded last is played. Further parameters whose defaults are numbers or switches are settings of the bot.

Whatever goes wrong in the file is told as a BotFault at its line, also a loop without an end (core/script.py).
"""

from __future__ import annotations

import inspect
import numbers
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, make_dataclass, replace
from functools import lru_cache, partial
from types import GeneratorType
from typing import Any, TypeAlias, cast

from pyengine.bots.bot import Bot, Budget, is_deterministic
from pyengine.core.dice import Dice
from pyengine.core.errors import BotFault, UnknownBot
from pyengine.core.game import Game, State
from pyengine.core.parameters import Kind, Real, Switch, Whole, parameter
from pyengine.core.script import LIMIT, SUFFIX, ClockedDice, Script, Watch, compiled, source_of
from pyengine.search.info import Info, Search, line_of
from pyengine.search.judgement import Judgement, seen_by, within
from pyengine.search.minimax import AlphaBeta

LONGEST_LIMIT = 3600.0
ENDLESS = 10**12
"""The playouts that a search is told of where the caller keeps the clock."""
USUAL = Budget(playouts=1000)
MOST = 10**9
"""The greatest number that a setting can be."""
KINDS: dict[type, Kind] = {bool: Switch(), int: Whole(-MOST, MOST), float: Real(-MOST, MOST)}
"""What a setting can be, by the type of its default."""
_ENTRY, EVALUATE = "search", "evaluate"

_END = object()
Yielded: TypeAlias = "GeneratorType[object, None, None]"
SearchOfFile: TypeAlias = "Callable[..., Yielded]"


def search_of(script: Script, watch: Watch) -> SearchOfFile:
    """Runs a file from its start and returns its search. Raises BotFault."""
    search = script.run(watch).get(_ENTRY)
    if not inspect.isgeneratorfunction(search):
        raise BotFault(
            "{file}, line {line}: there is no search that yields: expected def search(state, dice, playouts) with "
            "a yield in it.",
            file=script.file,
            line=script.line_of(_ENTRY),
        )
    found = cast(SearchOfFile, search)
    extras(script, found)
    return found


def extras(script: Script, search: SearchOfFile) -> list[inspect.Parameter]:
    """The parameters of a search besides the three of every search. Raises BotFault unless they have defaults."""
    first = list(inspect.signature(search).parameters.values())
    placed = [one for one in first[:3] if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
    if len(placed) < 3 or any(one.default is one.empty for one in first[3:]):
        raise BotFault(
            "{file}, line {line}: search({given}) cannot be called: expected def search(state, dice, playouts), "
            "where further parameters have defaults.",
            file=script.file,
            line=script.line_of(_ENTRY),
            given=", ".join(map(str, first)),
        )
    return first[3:]


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
        self._search: SearchOfFile | None = None
        self._last: State | None = None

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields like the plain search."""
        script, watch, info = self._script, self._watch, None
        watch.start()
        goes_on = self._last is not None and state.game == self._last.game and state.ply > self._last.ply
        search = self._search if self._search is not None and goes_on else search_of(script, watch)
        self._search, self._last = search, state
        limit = ENDLESS if playouts is None else playouts
        asked = script.guarded(partial(search, state, ClockedDice(dice, watch), limit, **self._settings))
        while (said := script.guarded(next, asked, _END)) is not _END:
            info = _info(script, asked, said, state)
            yield info
            if playouts is None:
                watch.start()
        if info is None:
            raise BotFault(
                "{file}, line {line}: search has ended without a move: expected a yield before its end.",
                file=script.file,
                line=script.line_of(_ENTRY),
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


@dataclass(frozen=True, slots=True)
class OwnEvaluation:
    """The evaluation of a file, for searches that look ahead."""

    script: Script

    def __call__(self, _game: Game) -> Judgement:
        """The evaluation as that of player 1. Raises BotFault, and so does what is returned."""
        script, watch = self.script, Watch(LIMIT)
        evaluate = script.run(watch)[EVALUATE]

        def judge(state: State) -> float:
            watch.start()
            said = script.guarded(evaluate, state)
            return seen_by(state.to_move, within(script.chance(said, EVALUATE)))

        return judge

    def __reduce__(self) -> tuple[Callable[..., OwnEvaluation], tuple[object, ...]]:
        """As of an Own."""
        return _evaluation, (self.script.file, self.script.source)


def _evaluation(file: str, source: str) -> OwnEvaluation:
    return OwnEvaluation(compiled(file, source))


def own_evaluation(file: str) -> OwnEvaluation:
    """The evaluation in the file of this path. Raises UnknownBot where there is none, and BotFault."""
    search = read(file).search if file.endswith(SUFFIX) else None
    if isinstance(search, AlphaBeta) and isinstance(search.evaluation, OwnEvaluation):
        return search.evaluation
    raise UnknownBot("There is no evaluation in {file!r}: expected a file with def evaluate(state).", "bot", file=file)


def script_of(bot: Bot) -> Script | None:
    """The file that a bot is made of; None for one of the engine."""
    search = bot.search
    if isinstance(search, Own):
        return search.script
    if isinstance(search, AlphaBeta) and isinstance(search.evaluation, OwnEvaluation):
        return search.evaluation.script
    return None


@lru_cache(32)
def own_bot(file: str, source: str) -> Bot:
    """The bot of such a file. Raises BotFault if the file cannot be run or has no search."""
    script = compiled(file, source)
    names = script.run(Watch(LIMIT))
    if _ENTRY not in names and callable(names.get(EVALUATE)):
        told = (inspect.getdoc(names[EVALUATE]) or "").partition("\n")[0]
        return Bot(file, file, told, AlphaBeta(OwnEvaluation(script)), is_deterministic, USUAL)
    search = search_of(script, Watch(LIMIT))
    further = [
        (one.name, type(one.default), parameter(one.name.replace("_", " "), one.default, KINDS[type(one.default)]))
        for one in extras(script, search)
        if type(one.default) in KINDS
    ]
    kind = make_dataclass("Own", further, bases=(Own,), frozen=True)
    return Bot(file, file, (inspect.getdoc(search) or "").partition("\n")[0], kind(script, LIMIT), budget=USUAL)


def read(file: str) -> Bot:
    """The bot in the file of this path. Raises UnknownBot where there is no such file, and BotFault."""
    try:
        return own_bot(file, source_of(file))
    except OSError as wrong:
        raise UnknownBot(
            "There is no bot in the file {bot!r}: expected a file that can be read.", "bot", bot=file
        ) from wrong
