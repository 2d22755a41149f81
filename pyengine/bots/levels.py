"""Levels of play: bots with settings and a budget in playouts, from weak to strong.

`levels.json` holds a ladder for each game and size that was calibrated (arena/calibration.py writes it): where on the
path of the game (paths.py) its levels lie. For the sizes in between the places are interpolated, and those outside have
the ladder of the nearest size.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.names import bot_named
from pyengine.bots.paths import PATHS
from pyengine.core.errors import BadRecord, BadValue
from pyengine.core.game import Game

FILE = Path(__file__).with_name("levels.json")
ANIMALS = tuple("Ant Snail Mouse Sparrow Squirrel Rabbit Cat Fox Wolf Tiger Bear Elephant Whale Dragon".split())
"""What people call the levels: the larger the animal, the stronger the level."""
_NAME = re.compile(r"level\((\d{1,3})\)")
_COLUMNS = ("number", "place", "elo", "error", "won", "games")


@dataclass(frozen=True, slots=True)
class Level:
    """One rung of a ladder: its bot, and its results against the level below (level 1: against `flat@100`).

    `text` is the bot with its settings and budget, as in a match, `place` where it lies on the path of the game.
    `elo` is relative to level 1, and `error` is half of its 95 % interval. These two, `won` and `games` are None if the
    level was not measured.
    """

    number: int
    place: float
    text: str
    elo: int | None = None
    error: int | None = None
    won: float | None = None
    games: int | None = None

    def __post_init__(self) -> None:
        """Raises UnknownBot or BadValue for an invalid bot or budget."""
        _ = self.bot, self.budget

    @property
    def bot(self) -> Bot:
        return bot_named(self.text.partition("@")[0])

    @property
    def budget(self) -> Budget:
        return Budget(playouts=int(self.text.partition("@")[2]))


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels of one game at one size, the weakest first, with the date and the command of the measurement.

    `sizes` are the measured sizes that it is based on: its own, the two that it lies between, or the nearest one.
    """

    game: str
    size: int
    date: str
    command: str
    levels: tuple[Level, ...]
    sizes: tuple[int, ...]

    @property
    def is_measured(self) -> bool:
        """Whether its levels were measured at this very size."""
        return self.sizes == (self.size,)


def ladders() -> tuple[Ladder, ...]:
    """All measured ladders, by game and size."""
    return _read(FILE.read_text("utf-8"))


def ladders_in(file: Path) -> tuple[Ladder, ...]:
    """The ladders in a file that `keep` has written; none in one that is empty or not there yet. Raises BadRecord."""
    try:
        text = file.read_text("utf-8") if file.exists() else ""
        return _read(text) if text.strip() else ()
    except (ValueError, KeyError, TypeError, RecursionError) as wrong:
        raise BadRecord("not-levels-file", "output", file=str(file)) from wrong


def keep(found: Ladder, file: Path) -> None:
    """Keeps a ladder in a file, in place of the one of the same game and size. Raises BadRecord."""
    others = (one for one in ladders_in(file) if (one.game, one.size) != (found.game, found.size))
    file.write_text(text_of([*others, found]), "utf-8")


def ladder(game: str, size: int) -> Ladder | None:
    """The ladder of a game at a size; None for a game that has none.

    Between two measured sizes the places are interpolated linearly.
    """
    known = {one.size: one for one in ladders() if one.game == game}
    if not known:
        return None
    below = max((other for other in known if other <= size), default=min(known))
    above = min((other for other in known if other >= size), default=max(known))
    if below == size:
        return known[below]
    share = (size - below) / (above - below) if below < above else 0.0
    pairs = zip(known[below].levels, known[above].levels, strict=True)
    levels = tuple(at(game, one.number, one.place + (two.place - one.place) * share) for one, two in pairs)
    sizes = (below, above) if below < above else (below,)
    return Ladder(game, size, known[below].date, known[below].command, levels, sizes)


def at(game: str, number: int, place: float) -> Level:
    """The level of that number at a place on the path of the game, not measured."""
    return Level(number, round(place, 3), PATHS[game].text(round(place, 3)))


def parse_level(text: str, game: Game) -> Level | None:
    """The level written as `level(3)`; None if the text does not have that form. Raises BadValue."""
    match = _NAME.fullmatch(text.strip())
    return level(int(match[1]), game) if match else None


def name(number: int) -> str:
    return f"level({number})"


def title(number: int) -> str:
    return f"{ANIMALS[number - 1]} {number}"


def level(number: int, game: Game) -> Level:
    """The level of that number. Raises BadValue if there is none."""
    found = ladder(game.name, game.size)
    if found is None:
        raise BadValue("no-levels", "level", title=game.label())
    count = len(found.levels)
    if not 1 <= number <= count:
        raise BadValue("level-range", "level", number=number, count=count)
    return found.levels[number - 1]


def text_of(found: Sequence[Ladder]) -> str:
    """The ladders as text for `levels.json`, one level per line."""
    return "[\n" + ",\n".join(_format(one) for one in sorted(found, key=lambda one: (one.game, one.size))) + "\n]\n"


def _format(one: Ladder) -> str:
    head = {"game": one.game, "size": one.size, "date": one.date, "command": one.command}
    rows = ({name: getattr(level, name) for name in _COLUMNS} for level in one.levels)
    lines = ",\n  ".join(json.dumps(row) for row in rows)
    return f'{json.dumps(head)[:-1]}, "levels": [\n  {lines}\n]}}'


@cache
def _read(text: str) -> tuple[Ladder, ...]:
    return tuple(map(_ladder, json.loads(text)))


def _ladder(found: Mapping[str, Any]) -> Ladder:
    """A ladder as it is stored in the file. Raises BadValue if a level is missing."""
    path = PATHS[found["game"]]
    if [row["number"] for row in found["levels"]] != list(range(1, path.count + 1)):
        raise BadValue("levels-order", "levels", game=found["game"], size=found["size"], count=path.count)
    levels = tuple(Level(text=path.text(row["place"]), **row) for row in found["levels"])
    return Ladder(**{**found, "levels": levels, "sizes": (found["size"],)})
