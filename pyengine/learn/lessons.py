"""Games of `wye` against itself whose searches teach: the visits of every position, and who won.

A game begins with a few random stones, and in its first plies a move may be drawn in proportion to its visits, so that
games differ. It ends where the player to move wins at once or holds a win by links.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.journal import Journal
from pyengine.arena.match import SEEDS
from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.core.dice import Dice
from pyengine.core.errors import BadRecord
from pyengine.core.game import NOBODY, Game, State
from pyengine.core.protocols import connection
from pyengine.records.record import Record, read
from pyengine.search.wye.descents import Descents
from pyengine.search.wye.search import Wye
from pyengine.search.wye.tree import OWNED, OWNED_WINS, SCORE, VISITS, amaf

Floats = NDArray[np.float64]

TEACHER = Wye(memory=64)
"""Who plays the games that teach a network."""
EARLY = 32
"""After how many leaves of a search the AMAF values are noted: as many as a node has when the network is asked."""
STONES = 3
"""The most random stones at the start of a game."""
STRAYING = 6
"""Plies after these in which a move may be drawn in proportion to visits."""
STRAYS = 0.3
"""The probability of that."""
LEAST_VISITS = 50
"""Positions with fewer visits were decided too early to learn from."""
SHARES, CHANCES = 2**16 - 1, 2**8 - 1
"""How finely shares of visits and AMAF values are kept."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game to learn from: the beginning of its record, its seed, the playouts for each move, and who plays it.

    `early` is after how many leaves of a search the AMAF values are noted.
    """

    board: str
    seed: int
    playouts: int
    teacher: Wye
    early: int


@dataclass(frozen=True, slots=True)
class Searched:
    """A position after a long search.

    `last` is the move before. `visits` are the shares of the visits, `amaf` the AMAF values of the moves after `early`
    leaves, both shape (cells,) and as the player to move sees them; `guess` is the move that the search preferred after
    its first leaf, `value` the winning chance of the player to move, 0 to 1.
    """

    state: State
    last: int
    visits: Floats
    amaf: Floats
    guess: int
    value: float


@dataclass(frozen=True, slots=True)
class Taught:
    """A game: its record as text, its winner, and what its searches said, the latest position last."""

    record: str
    winner: int
    positions: list[Searched]


def play(lesson: Lesson) -> Taught:
    """Plays one game."""
    dice, record = Dice(lesson.seed), read(lesson.board)
    last, found = 0, list[Searched]()
    for _ in range(1 + dice.below(STONES)):
        free = [cell for cell, stone in enumerate(record.state.cells) if stone == NOBODY]
        last = free[dice.below(len(free))]
        record = record.play(last)
    start = len(record.states)
    while record.state.outcome is None:
        state = record.state
        search = Descents(connection(state), dice, lesson.teacher)
        if search.sure_move() is not None:
            return Taught(record.text(), state.to_move, found)
        searched = _searched(search, state, last, lesson)
        if searched is not None:
            found.append(searched)
        straying = searched is not None and len(record.states) < start + STRAYING
        drawn = straying and dice.share() < STRAYS
        last = _drawn(search.tree.stats[0, VISITS], dice) if drawn else search.info().move
        record = record.play(last)
    return Taught(record.text(), record.state.outcome.winner, found)


def _searched(search: Descents, state: State, last: int, lesson: Lesson) -> Searched | None:
    """Searches a position; None if it was decided too early."""
    root = search.tree.stats[0]
    guess = int(search.tree.choice[0, SCORE].argmax())
    noted = None
    for _ in lesson.teacher.run(search, lesson.playouts):
        if noted is None and search.nodes >= lesson.early:
            noted = amaf(root[OWNED], np.maximum(root[OWNED_WINS], 0)).astype(np.float64)
    visits = root[VISITS].astype(np.float64)
    if noted is None or visits.sum() < LEAST_VISITS:
        return None
    return Searched(state, last, visits / visits.sum(), noted, guess, search.info().value)


def _drawn(visits: NDArray[np.float32], dice: Dice) -> int:
    """A random move, in proportion to visits."""
    total = np.cumsum(visits, dtype=np.float64)
    return int(np.searchsorted(total, dice.share() * total[-1], side="right"))


# --- files ------------------------------------------------------------------------------------------------------------


class Games:
    """The games of one board for one budget, kept in a journal."""

    def __init__(self, lessons: Sequence[Lesson], journal: Journal) -> None:
        """Takes over what the journal holds already. Raises BadRecord if that is anything but games."""
        self._lessons, self._journal = lessons, journal
        for number, (entry, lesson) in enumerate(zip(journal.entries, lessons, strict=False)):
            record = entry.get("record") if isinstance(entry, dict) else None
            if not isinstance(record, str) or not record.startswith(lesson.board):
                journal.refuse(number, f"a game of self-play on {lesson.board[:-1]}")
        self.done = len(journal.entries)

    def play(self, spread: Spread = in_turn) -> Iterator[Taught]:
        """Plays what is missing, keeps each game and yields it."""
        for game in spread(play, self._lessons[self.done :]):
            self._journal.add(written(game))
            self.done += 1
            yield game


@contextmanager
def kept(game: Game, games: int, playouts: int, seed: int, path: Path) -> Iterator[Games]:
    """So many games in a file, as JSON lines; the same command goes on with it. Raises what a journal does."""
    board = f"{game.name}{game.size}:"
    lessons = [Lesson(board, seed * SEEDS + number, playouts, TEACHER, EARLY) for number in range(games)]
    with Journal(path, json.dumps({"board": board, "playouts": playouts, "seed": seed})) as journal:
        yield Games(lessons, journal)


def load(path: Path) -> Iterator[Taught]:
    """The games of a file. Raises BadRecord."""
    lines = path.read_text("utf-8").splitlines()
    for number, line in enumerate(lines[1:], 2):
        yield reread(line, f"Line {number} of {path}")


def boards(games: Iterable[Taught]) -> dict[str, list[Taught]]:
    """Games by their boards, as "hex11:"."""
    found = dict[str, list[Taught]]()
    for game in games:
        found.setdefault(game.record[: game.record.index(":") + 1], []).append(game)
    return found


def written(game: Taught) -> dict[str, Any]:
    """A game as JSON; the arrays as base64 of little-endian integers."""
    return {
        "record": game.record,
        "winner": game.winner,
        "positions": [
            {
                "ply": one.state.ply,
                "guess": one.guess,
                "value": round(one.value, 4),
                "visits": _packed(one.visits, SHARES, "<u2"),
                "amaf": _packed(one.amaf, CHANCES, "u1"),
            }
            for one in game.positions
        ],
    }


def reread(line: str, place: str) -> Taught:
    """A game as a line of JSON; `place` names it in messages. Raises BadRecord."""
    try:
        found = json.loads(line)
        record = read(found["record"])
        positions = [_position(record, one) for one in found["positions"]]
        return Taught(found["record"], int(found["winner"]), positions)
    except (ValueError, KeyError, TypeError, IndexError) as wrong:
        raise BadRecord(f"{place} holds no searches: expected a game of self-play as JSON.", "games") from wrong


def _position(record: Record, found: Any) -> Searched:
    ply = int(found["ply"])
    state = record.states[ply]
    last = next(cell for cell, stone in enumerate(state.cells) if stone != record.states[ply - 1].cells[cell])
    visits, chances = _unpacked(found["visits"], SHARES, "<u2"), _unpacked(found["amaf"], CHANCES, "u1")
    if not len(visits) == len(chances) == len(state.cells):
        raise ValueError("one number for each cell is expected")
    return Searched(state, last, visits, chances, int(found["guess"]), float(found["value"]))


def _packed(numbers: Floats, whole: int, kind: str) -> str:
    return b64encode(np.rint(numbers * whole).astype(kind).tobytes()).decode("ascii")


def _unpacked(text: str, whole: int, kind: str) -> Floats:
    numbers: Floats = np.frombuffer(b64decode(text, validate=True), kind).astype(np.float64) / whole
    return numbers
