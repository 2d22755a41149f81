"""Sweeps: a grid of two settings of a bot, and games against the same opponent at each of its points."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import fsum, prod

from pyengine.arena.match import SEEDS, Fixture, Result, opening, require_series
from pyengine.arena.rating import Tally, wilson
from pyengine.arena.table import TIME, Row
from pyengine.bots.bot import Budget
from pyengine.bots.entrants import entrant
from pyengine.bots.names import bot_named
from pyengine.bots.player import Player
from pyengine.core.errors import BadValue
from pyengine.core.game import Game
from pyengine.core.parameters import parameters

ITERATIONS = "iterations"
"""The axis that is not a setting: the budget in playouts, divided by the setting `sims` if the bot has it."""
RESULTS = ("lost", "drawn", "won")


@dataclass(frozen=True, slots=True)
class Axis:
    """A setting of the bot, or ITERATIONS, and the values to try, as text."""

    name: str
    values: tuple[str, ...]


def axis(text: str) -> Axis:
    """The axis that `sims=1,2,4` describes. Raises BadValue."""
    name, _, values = text.partition("=")
    parts = tuple(value.strip() for value in values.split(","))
    if not name.strip() or not all(parts) or len(set(parts)) < len(parts):
        raise BadValue("axis-format", "axis", text=text)
    return Axis(name.strip(), parts)


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the grid: the values of the axes, and the bot with these values."""

    values: tuple[str, ...]
    player: Player


@dataclass(frozen=True, slots=True)
class Sweep:
    """A bot at every point of a grid, and `games` games against an opponent at each.

    The bot is player `seat`, or player 1 and 2 in turn if that is 0. `find_player` finds a player by its text, the game
    and the usual budget. Raises BadValue and UnknownBot.
    """

    game: Game
    bot: str
    axes: tuple[Axis, ...]
    opponent: str
    games: int
    budget: Budget | None = None
    stones: int = 0
    seed: int = 1
    seat: int = 0
    find_player: Callable[[str, Game, Budget | None], Player] = entrant
    rival: Player = field(init=False)
    """The opponent as a player."""
    points: tuple[Point, ...] = field(init=False)
    """The grid, row by row: the second axis runs fastest."""

    def __post_init__(self) -> None:
        names = [axis.name for axis in self.axes]
        if len(set(names)) < len(names):
            raise BadValue("axes-equal", "axis", name=names[0])
        require_series(self.game, self.games, self.stones, self.seed)
        grid = product(*(axis.values for axis in self.axes))
        object.__setattr__(self, "points", tuple(Point(values, self._player(values)) for values in grid))
        object.__setattr__(self, "rival", self.find_player(self.opponent, self.game, self.budget))

    @property
    def players(self) -> tuple[Player, ...]:
        return (*(point.player for point in self.points), self.rival)

    @property
    def count(self) -> int:
        return self.games * prod(len(axis.values) for axis in self.axes)

    def fixtures(self) -> Iterator[Fixture]:
        """The games, point after point, with the same openings and seeds at each."""
        return map(self.fixture, range(self.count))

    def fixture(self, number: int) -> Fixture:
        place, turn = divmod(number, self.games)
        player = self.points[place].player
        start = opening(self.game, self.stones, self.seed * SEEDS + (turn if self.seat else turn // 2))
        players = (player, self.rival) if self.side(turn) == 1 else (self.rival, player)
        return Fixture(number, start, players, self.seed * SEEDS + turn)

    def side(self, turn: int) -> int:
        """The bot's player, 1 or 2, in the game number `turn` at a point."""
        return self.seat or 1 + turn % 2

    def score(self, game: Result) -> float:
        """The score of the bot in one of the games: 1, 0.5 or 0."""
        return game.score if self.side(game.number % self.games) == 1 else 1 - game.score

    def text(self) -> str:
        """The identity of the sweep, as a line of JSON."""
        points, against = [point.player.identity() for point in self.points], self.rival.identity()
        rest = {"games": self.games, "stones": self.stones, "seed": self.seed, "seat": self.seat}
        return json.dumps({"game": opening(self.game, 0, 0), "points": points, "against": against} | rest)

    def _player(self, values: tuple[str, ...]) -> Player:
        settings = {axis.name: value for axis, value in zip(self.axes, values, strict=True)}
        iterations = settings.pop(ITERATIONS, None)
        name, _, fixed = self.bot.partition("(")
        parts = [part for part in (fixed.rstrip(") "), *(f"{key}={value}" for key, value in settings.items())) if part]
        text = f"{name}({','.join(parts)})" if parts else name
        if iterations is None:
            return self.find_player(text, self.game, self.budget)
        if not iterations.isascii() or not iterations.isdigit():
            raise BadValue("axis-iterations", "axis", axis=ITERATIONS, value=iterations)
        own = parameters(bot_named(text).search)
        sims = (own["sims"].default or self.game.lanes) if "sims" in own else 1
        return self.find_player(text, self.game, Budget(playouts=int(iterations) * sims))


@dataclass(frozen=True, slots=True)
class Cell:
    """The result at a point: the tally of the bot, and its mean thinking time in seconds per game.

    `faults` counts the games that the bot and its opponent lost by faults of their own, `late` their moves that took
    longer than allowed.
    """

    point: Point
    tally: Tally
    seconds: float
    faults: tuple[int, int] = (0, 0)
    late: tuple[int, int] = (0, 0)


def cells(sweep: Sweep, games: Sequence[Result]) -> list[Cell]:
    """The results at the points whose games have all been played."""
    complete = []
    for place, point in enumerate(sweep.points):
        own = games[place * sweep.games : (place + 1) * sweep.games]
        if len(own) == sweep.games:
            sides = [(game, sweep.side(game.number % sweep.games) - 1) for game in own]
            scores = [sweep.score(game) for game in own if game.fault]
            late = sum(game.late[side] for game, side in sides), sum(game.late[1 - side] for game, side in sides)
            seconds = fsum(game.seconds[side] for game, side in sides) / sweep.games
            faults = scores.count(0), scores.count(1)
            complete.append(Cell(point, Tally.of(map(sweep.score, own)), seconds, faults, late))
    return complete


def counts(tally: Tally) -> tuple[int, int, int]:
    """The games lost, drawn and won, in the order of RESULTS."""
    return tally.losses, tally.draws, tally.wins


def row(sweep: Sweep, cell: Cell) -> Row:
    """One point of the grid: percentages of the results, each with the ends of its 95 % interval."""
    columns: Row = {axis.name: value for axis, value in zip(sweep.axes, cell.point.values, strict=True)}
    for result, count in zip(RESULTS, counts(cell.tally), strict=True):
        share = count / cell.tally.games
        least, most = wilson(share, cell.tally.games)
        columns |= {f"{result} %": round(100 * share, 1), f"{result} from": round(100 * least, 1)}
        columns |= {f"{result} to": round(100 * most, 1)}
    return columns | {TIME: round(cell.seconds, 4)}


def conduct(cell: Cell) -> Row:
    """The faults and late moves at a point, of the bot and of its opponent."""
    (faults, against), (late, later) = cell.faults, cell.late
    return {"faults": faults, "late": late, "faults against": against, "late against": later}
