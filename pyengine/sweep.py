"""How two settings of a bot change its results: a grid of them, and games against one opponent at each point."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path

from pyengine.bots import Budget, bot_named
from pyengine.errors import BadValue
from pyengine.game import Game
from pyengine.match import SEEDS, Entrant, Fixture, Played, entrant, opening, require_experiment
from pyengine.rating import Tally
from pyengine.search.info import settings
from pyengine.terminal import require

ITERATIONS = "iterations"
"""The axis that is no setting: the budget in playouts, divided by the setting `sims` where the bot has one."""
KINDS = (".png", ".svg")
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
        raise BadValue(f"The axis {text!r} is not understood: expected different values, as sims=1,2,4.", "axis")
    return Axis(name.strip(), parts)


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the grid: the values of both axes, and the bot that has them."""

    values: tuple[str, str]
    entrant: Entrant


@dataclass(frozen=True, slots=True)
class Sweep:
    """A bot at every point of a grid, and `games` games against an opponent at each, as player 1 and 2 in turn.

    Raises BadValue and UnknownBot.
    """

    game: Game
    bot: str
    axes: tuple[Axis, Axis]
    opponent: str
    games: int
    budget: Budget | None = None
    stones: int = 0
    seed: int = 1

    def __post_init__(self) -> None:
        if self.axes[0].name == self.axes[1].name:
            raise BadValue(f"Both axes are {self.axes[0].name!r}: expected two different ones.", "axis")
        require_experiment(self.game, self.games, self.stones, self.seed)
        self.points()

    def points(self) -> list[Point]:
        """The grid, row by row: the second axis runs fastest."""
        return [Point(values, self._entrant(values)) for values in product(*(one.values for one in self.axes))]  # type: ignore[arg-type]

    def fixtures(self) -> Iterator[Fixture]:
        """The games, point after point; the same openings and seeds at each."""
        rival = entrant(self.opponent, self.game, self.budget)
        for place, point in enumerate(self.points()):
            for turn in range(self.games):
                begun = opening(self.game, self.stones, self.seed * SEEDS + turn // 2)
                players = (rival, point.entrant) if turn % 2 else (point.entrant, rival)
                yield Fixture(place * self.games + turn, begun, players, self.seed * SEEDS + turn)

    def text(self) -> str:
        """What makes it this sweep, as a line of JSON."""
        points = [asdict(point.entrant) for point in self.points()]
        against = asdict(entrant(self.opponent, self.game, self.budget))
        rest = {"games": self.games, "stones": self.stones, "seed": self.seed}
        return json.dumps({"game": opening(self.game, 0, 0), "points": points, "against": against} | rest)

    def _entrant(self, values: tuple[str, ...]) -> Entrant:
        chosen = {one.name: value for one, value in zip(self.axes, values, strict=True)}
        iterations = chosen.pop(ITERATIONS, None)
        name, _, given = self.bot.partition("(")
        parts = [part for part in (given.rstrip(") "), *(f"{key}={value}" for key, value in chosen.items())) if part]
        text = f"{name}({','.join(parts)})" if parts else name
        if iterations is None:
            return entrant(text, self.game, self.budget)
        if not iterations.isascii() or not iterations.isdigit():
            raise BadValue(f"{ITERATIONS} is {iterations!r}: expected whole numbers of 1 or more.", "axis")
        sims = next((int(one.default) for one in settings(bot_named(text).search) if one.name == "sims"), 1)
        return entrant(text, self.game, Budget(playouts=int(iterations) * sims))


@dataclass(frozen=True, slots=True)
class Cell:
    """What came of a point: the tally of the bot, and the seconds that it thought in an average game."""

    point: Point
    tally: Tally
    seconds: float


def cells(sweep: Sweep, games: Sequence[Played]) -> list[Cell]:
    """The results of those points whose games were all played."""
    found = []
    for place, point in enumerate(sweep.points()):
        played = games[place * sweep.games : (place + 1) * sweep.games]
        if len(played) == sweep.games:
            sides = [game.number % sweep.games % 2 for game in played]
            scores = [1 - game.score if side else game.score for game, side in zip(played, sides, strict=True)]
            seconds = sum(game.seconds[side] for game, side in zip(played, sides, strict=True))
            found.append(Cell(point, Tally.of(scores), seconds / sweep.games))
    return found


def counts(tally: Tally) -> tuple[int, int, int]:
    """How many games were lost, drawn and won: the order of RESULTS."""
    return tally.losses, tally.draws, tally.wins


def require_plot(path: Path) -> None:
    """Raises BadValue if the plot could not be made: no matplotlib, or a kind of file that it is not made for."""
    if path.suffix.lower() not in KINDS:
        raise BadValue(f"The plot {path} has another ending: expected {' or '.join(KINDS)}.", "plot")
    require("matplotlib", "plot")


def plot(sweep: Sweep, found: Sequence[Cell], path: Path) -> None:
    """Draws the whole grid: three maps, of the percentage of games lost, drawn and won, as PNG or SVG."""
    require_plot(path)
    from matplotlib.figure import Figure  # noqa: PLC0415 (an extra)

    rows, columns = sweep.axes
    figure = Figure(figsize=(4.5 * len(RESULTS), 1.5 + 0.5 * len(rows.values)), layout="constrained")
    figure.suptitle(f"{sweep.game.title}: {sweep.bot} against {sweep.opponent}, {sweep.games} games each")
    for number, result in enumerate(RESULTS):
        axes = figure.add_subplot(1, len(RESULTS), number + 1)
        share = [100 * counts(cell.tally)[number] / cell.tally.games for cell in found]
        grid = [share[i : i + len(columns.values)] for i in range(0, len(share), len(columns.values))]
        axes.imshow(grid, vmin=0, vmax=100, cmap="cividis", aspect="auto")
        for i, line in enumerate(grid):
            for j, percent in enumerate(line):
                axes.text(j, i, f"{percent:.0f}", ha="center", va="center", color="black" if percent > 50 else "white")
        axes.set(title=f"{result} (%)", xlabel=columns.name, ylabel=rows.name)
        axes.set_xticks(range(len(columns.values)), columns.values)
        axes.set_yticks(range(len(rows.values)), rows.values)
    figure.savefig(path)
