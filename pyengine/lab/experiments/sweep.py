"""A sweep of two settings of a bot, or of one, against the same opponent.

The presets repeat two studies: of playouts and iterations in tic-tac-toe, with the ways in which an iteration may be
counted, and of flat Monte Carlo for Y.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any, ClassVar

from pyengine.arena.match import Result
from pyengine.arena.sweep import RESULTS, TIME, Point, Sweep, axis, cells, row
from pyengine.arena.table import Row
from pyengine.bots.bot import Budget
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Text, Whole, Word, parameter
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.experiments.players import BotText, Position, entrant_of, event_of, game_in, game_of, timeless
from pyengine.lab.recording import (
    Picture,
    Recording,
    Scene,
    Told,
    Unit,
    Verdict,
    View,
    figure,
    joined,
    plot,
    said,
)
from pyengine.lab.table import Table
from pyengine.lab.widgets import Heat, Lines, Side, Tile, heatmap, looks_of, stack, tiles

MOST_POINTS = 100
SIDES = ("both", "first", "second")
"""The side of the bot; both means that it takes them in turn."""
STUDIED = "uct(shortcuts=off,backup=sum,final=ucb)"
"""The search of the tic-tac-toe study: an iteration is one visit, worth as many wins as its playouts have."""
_STUDY = {"rows": "iterations=10,50,200", "columns": "sims=1,4,16", "games": 200}


@dataclass(frozen=True, slots=True)
class SweepExperiment(Experiment):
    """Each part is one game, of which an event "game" tells, with the fields of `Result`."""

    name: ClassVar[str] = "sweep"
    title: ClassVar[str] = "Sweep"
    question: ClassVar[str] = "Which is better: more iterations, or more playouts in each?"
    chapter: ClassVar[str] = "strength"
    minutes: ClassVar[int] = 12
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "Tic-tac-toe study: one visit, sum of its playouts, final move by UCB": _STUDY | {"bot": STUDIED},
        "Tic-tac-toe study: the same, final move by visits": _STUDY
        | {"bot": "uct(shortcuts=off,backup=sum,final=first)"},
        "Tic-tac-toe study: one visit, mean of its playouts": _STUDY
        | {"bot": "uct(shortcuts=off,backup=mean,final=first)"},
        "Tic-tac-toe study: each playout a visit": _STUDY | {"bot": "uct(shortcuts=off,final=first)"},
        "Rules of selection": _STUDY | {"bot": "uct(shortcuts=off)", "columns": "rule=ucb1,tuned,puct,thompson"},
        "A draw that counts as a loss of both": _STUDY | {"bot": "uct(shortcuts=off)", "columns": "draws=0,0.5"},
        "Flat Monte Carlo for Y": {
            "game": "y7",
            "bot": "flat",
            "rows": "iterations=100,500,1000,2000,5000,20000",
            "columns": "",
            "side": "both",
            "games": 100,
        },
    }

    game: str = parameter("Game", "tictactoe3", Position())
    bot: str = parameter("Bot, with the settings that do not vary", STUDIED, BotText())
    rows: str = parameter("Setting that varies by row, or iterations", "iterations=10,40", Text())
    columns: str = parameter("Setting that varies by column; none if empty", "sims=1,4", Text(empty=True))
    against: str = parameter("Opponent", "random", BotText())
    side: str = parameter("Side of the bot", "second", Word(*SIDES))
    games: int = parameter("Games at each point", 150, Whole(1, 1000))
    playouts: int = parameter("Playouts per move unless a bot or the grid sets them", 1000, Whole(1, 1_000_000))
    stones: int = parameter("Random stones at the start of each game", 0, Whole(0, 100))

    def check(self) -> None:
        plan = self.plan(1)
        count = plan.count // self.games
        if count > MOST_POINTS:
            raise BadValue("{count} points: expected {most} at most.", "rows", count=count, most=MOST_POINTS)
        for one in (self.against, *(point.player.text for point in plan.points)):
            entrant_of(one, plan.game)

    def plan(self, seed: int) -> Sweep:
        """The games to be played."""
        axes = tuple(axis(one) for one in (self.rows, self.columns) if one)
        budget, side = Budget(playouts=self.playouts), SIDES.index(self.side)
        game = game_of(self.game)
        return Sweep(game, self.bot, axes, self.against, self.games, budget, self.stones, seed, side)

    @property
    def parts(self) -> int:
        return self.plan(1).count

    @property
    def repeatable(self) -> bool:
        plan = self.plan(1)
        return timeless([plan.rival, *(one.player for one in plan.points)])

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        plan = self.plan(seed)
        yield from event_of(plan.fixture(number))

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`points`: the results at each point whose games have all been played. `games`: every game, point by point.

        The `score` of a game is that of its first player.
        """
        plan, games = self.plan(1), [game_in(event) for event in events if event["is"] == "game"]
        played = [point for point in plan.points for _ in range(self.games)]
        return {
            "points": Table(tuple(row(plan, cell) for cell in cells(plan, games)), (TIME,)),
            "games": Table(tuple(_told(plan, point, game) for point, game in zip(played, games, strict=False))),
        }

    def recorded(self, events: Sequence[Event]) -> Recording:
        return SweepRecording(self, events)


def _told(plan: Sweep, point: Point, game: Result) -> Row:
    """A game: the values at its point, the players, the scores of the first and of the bot, and the record."""
    found: Row = {one.name: value for one, value in zip(plan.axes, point.values, strict=True)}
    found |= {"game": game.number + 1, "first": game.players[0], "second": game.players[1], "score": game.score}
    return found | {"score of the bot": plan.score(game), "record": game.record}


# --- what is shown ----------------------------------------------------------------------------------------------------


class SweepRecording(Recording):
    """A step for each game, point after point."""

    axes = ("logX", "linear")

    def __init__(self, experiment: SweepExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        plan = experiment.plan(1)
        self._games, self._points = experiment.games, plan.points
        self._names = [one.name for one in plan.axes]
        self._sides: tuple[Side, Side] = (
            (plan.axes[0].name, plan.axes[0].values),
            (plan.axes[1].name, plan.axes[1].values) if plan.axes[1:] else ("", ("",)),
        )
        width = len(self._sides[1][1])
        self._rivals = len(self._points) - width, width - 1
        self.options = (
            ("rows", self._told(self._rivals[0])),
            ("columns", self._told(self._rivals[1])),
            ("neither", said("lab-sweep-neither")),
        )
        # After each game how many are lost, drawn and won; a stored result goes without times.
        self._scores = [row["score of the bot"] for row in self.tables["games"].rows]
        self._counts = [(0, 0, 0)]
        for score in self._scores:
            lost, drawn, won = self._counts[-1]
            self._counts.append((lost + (score == 0), drawn + (score == 0.5), won + (score == 1)))
        self._shown = [f"{result} %" for result in RESULTS] + [TIME] * all("seconds" in one for one in events
                                                                            if one["is"] == "game")  # fmt: skip

    def _told(self, point: int) -> Told:
        """A point in words."""
        return joined(
            [[name, value] for name, value in zip(self._names, self._points[point].values, strict=True)], ", "
        )

    def _at(self, point: int, at: int) -> list[int]:
        """The games lost, drawn and won at a point when so many of all games are played."""
        first = point * self._games
        before, after = (self._counts[min(number, at)] for number in (first, first + self._games))
        return [two - one for one, two in zip(before, after, strict=True)]

    @property
    def units(self) -> list[Unit]:
        strides = {"game": 1, "ten-games": 10, "point-step": self._games}
        return [Unit.every(said(f"lab-sweep-{name}"), len(self._scores), stride) for name, stride in strides.items()]

    def scene(self, at: int) -> Scene:
        current, counts = max(0, -(-at // self._games) - 1), [self._at(point, at) for point in range(len(self._points))]
        counted = [said(f"lab-sweep-counted-{result}") for result in RESULTS]
        columns: list[Told] = [*self._names, *counted, said("lab-sweep-games")]
        rows: list[list[Told]] = [
            [*point.values, *found, sum(found)] for point, found in zip(self._points, counts, strict=True)
        ]
        fields = [Tile(joined(found, " / ") if sum(found) else "",
                       [(result, count / self._games) for result, count in zip(RESULTS, found, strict=True)],
                       now=bool(at) and point == current) for point, found in enumerate(counts)]  # fmt: skip
        picture = tiles(*self._sides, fields)
        if not at:
            told = said("lab-sweep-before", points=len(self._points), games=self._games)
            return Scene(told, columns, rows, picture=picture)
        own, result = counts[current], RESULTS[(0, 0.5, 1).index(self._scores[at - 1])]
        told = said("lab-sweep-played", game=at, point=self._told(current), result=said(f"lab-sweep-results-{result}"))
        formula = [said("lab-sweep-share", result=name, count=count, games=sum(own), percentage=100 * count / sum(own))
                   for name, count in zip(counted, own, strict=True)]  # fmt: skip
        sofar = said("lab-sweep-sofar", **dict(zip(RESULTS, own, strict=True)))
        return Scene([told, sofar], columns, rows, (2,) if at % self._games else (3, 4), formula, picture)

    @property
    def views(self) -> list[View]:
        return [View(name, stack(self._heat(name), self._curves(name)), "points", _title(name)) for name in self._shown]

    def _heat(self, name: str) -> Picture:
        rows = self.tables["points"].rows
        most = max((float(row[name] or 0) for row in rows), default=0) or 1
        ends = [] if name == TIME else _ends(name)
        cells = [Heat(float(row[name] or 0) / most, row[name], joined([row[end] for end in ends], " – "))
                 for row in rows]  # fmt: skip
        return heatmap(*self._sides, cells)

    def _curves(self, name: str) -> Picture:
        """A line for each column of the grid over the setting of its rows, which are numbers or words."""
        (first, values), (second, others) = self._sides
        numeric = all(_is_positive(value) for value in values)
        places = {value: float(value) if numeric else place for place, value in enumerate(values)}
        rows = [row | {"x": places[one.values[0]], "column": "".join(one.values[1:])}
                for row, one in zip(self.tables["points"].rows, self._points, strict=False)]  # fmt: skip
        lines = Lines(looks_of(others), "x", name, "column", () if name == TIME else _ends(name),
                      told=lambda value: [second, value], dots=True)  # fmt: skip
        ticks = [(place, value) for value, place in places.items()]
        return plot(first, _title(name), *lines.of(rows), linear="up" if numeric else "across up", ticks=ticks)

    @property
    def verdict(self) -> Verdict | None:
        rows = self.tables["points"].rows
        if len(rows) < len(self._points):
            return None
        found = [[float(rows[point][name] or 0) for name in ("lost %", *_ends("lost %"))] for point in self._rivals]
        told = [said("lab-sweep-loses", point=self._told(point), lost=figure(lost),
                     **{"from": figure(low), "to": figure(high)})
                for point, (lost, low, high) in zip(self._rivals, found, strict=True)]  # fmt: skip
        low, high = _difference(*found)
        told.append(said("lab-sweep-difference", difference=figure(found[0][0] - found[1][0]),
                         **{"from": figure(low), "to": figure(high)}))  # fmt: skip
        return Verdict(["rows" if high < 0 else "columns" if low > 0 else "neither"], [*told])


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The interval of a difference of two shares, each with the ends of its Wilson interval.

    Robert Newcombe, "Interval estimation for the difference between independent proportions" (1998), method 10.
    """
    (share, low, high), (taken, lower, higher) = one, other
    return share - taken - hypot(share - low, higher - taken), share - taken + hypot(high - share, taken - lower)


def _ends(name: str) -> list[str]:
    """The columns of the ends of the intervals of a column."""
    return [name.replace("%", end) for end in ("from", "to")]


def _title(name: str) -> Told:
    return said("lab-timed", column=name) if name == TIME else name


def _is_positive(value: str) -> bool:
    """Whether it is a number above 0."""
    try:
        return float(value) > 0
    except ValueError:
        return False
