"""A sweep of one or two settings of a bot against the same opponent.

The presets repeat two studies: of playouts and iterations in tic-tac-toe, with several ways to count an iteration, and
of flat Monte Carlo for Y.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import ClassVar

from pyengine.arena.match import Result
from pyengine.arena.sweep import RESULTS, Point, Sweep, axis, cells, row
from pyengine.arena.table import TIME, Row
from pyengine.bots.bot import Budget
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Text, Whole, Word, parameter
from pyengine.lab.experiment import Experiment, Preset
from pyengine.lab.experiments import players
from pyengine.lab.experiments.players import BotText, Position
from pyengine.lab.log import Event
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.widgets import Heat, Lines, Picture, Side, heatmap, looks_of, plot, stack
from pyengine.lab.words import Words, figure, join, say

MOST_POINTS = 100
SCORES = (0, 0.5, 1)
"""Those of a bot for each of RESULTS."""
SIDES = ("both", "first", "second")
"""The side of the bot; with both it changes from game to game."""
STUDIED = "uct(shortcuts=off,backup=sum,final=ucb)"
"""The search of the tic-tac-toe study: an iteration is one visit, worth the wins of all its playouts."""
_STUDY = {"rows": "iterations=10,50,200", "columns": "sims=1,4,16", "games": 200}


@dataclass(frozen=True, slots=True)
class SweepExperiment(Experiment):
    """Each part is one game: an event "game" with the fields of `Result`."""

    name, title, chapter, minutes = "sweep", "Sweep", "strength", 12
    question = "Which is better: more iterations, or more playouts in each?"
    presets: ClassVar[Mapping[str, Preset]] = {
        "sum-ucb": Preset("Tic-tac-toe study: one visit, sum of its playouts, final move by UCB",
                          _STUDY | {"bot": STUDIED}),
        "sum-visits": Preset("Tic-tac-toe study: the same, final move by visits",
                             _STUDY | {"bot": "uct(shortcuts=off,backup=sum,final=first)"}),
        "mean": Preset("Tic-tac-toe study: one visit, mean of its playouts",
                       _STUDY | {"bot": "uct(shortcuts=off,backup=mean,final=first)"}),
        "each": Preset("Tic-tac-toe study: each playout a visit", _STUDY | {"bot": "uct(shortcuts=off,final=first)"}),
        "selection": Preset("Rules of selection",
                            _STUDY | {"bot": "uct(shortcuts=off)", "columns": "rule=ucb1,tuned,puct,thompson"}),
        "draws": Preset("A draw that counts as a loss of both",
                        _STUDY | {"bot": "uct(shortcuts=off)", "columns": "draws=0,0.5"}),
        "flat": Preset("Flat Monte Carlo for Y", {
            "game": "y7", "bot": "flat", "rows": "iterations=100,500,1000,2000,5000,20000", "columns": "",
            "side": "both", "games": 100,
        }),
    }  # fmt: skip

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
            raise BadValue("too-many-points", "rows", count=count, most=MOST_POINTS)
        for bot in (self.against, *(point.player.text for point in plan.points)):
            players.entrant_of(bot, plan.game)

    def plan(self, seed: int) -> Sweep:
        """The games to be played."""
        axes = tuple(axis(text) for text in (self.rows, self.columns) if text)
        budget, side = Budget(playouts=self.playouts), SIDES.index(self.side)
        game = players.game_of(self.game)
        return Sweep(game, self.bot, axes, self.against, self.games, budget, self.stones, seed, side)

    @property
    def parts(self) -> int:
        return self.plan(1).count

    @property
    def repeatable(self) -> bool:
        plan = self.plan(1)
        return players.is_repeatable([plan.rival, *(point.player for point in plan.points)])

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        yield from players.play_events(self.plan(seed).fixture(number))

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`points`: the results at each point whose games have all been played. `games`: every game, point by point.

        The `score` of a game is that of its first player.
        """
        plan, games = self.plan(1), players.results_of(events)
        points = [point for point in plan.points for _ in range(self.games)]
        return {
            "points": Table(tuple(row(plan, cell) for cell in cells(plan, games)), (TIME,)),
            "games": Table(tuple(_game_row(plan, point, game) for point, game in zip(points, games, strict=False))),
        }


def _game_row(plan: Sweep, point: Point, game: Result) -> Row:
    first, second = game.players
    values: Row = {axis.name: value for axis, value in zip(plan.axes, point.values, strict=True)}
    return values | {"game": game.number + 1, "first": first, "second": second, "score": game.score,
                     "score of the bot": plan.score(game), "record": game.record}  # fmt: skip


class SweepRecording(Recording, of=SweepExperiment):
    """A step for each game, point after point."""

    axes = ("logX", "linear")

    def __init__(self, experiment: SweepExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        plan = experiment.plan(1)
        self._games, self._points = experiment.games, plan.points
        self._names = [axis.name for axis in plan.axes]
        self._sides: tuple[Side, Side] = (
            (plan.axes[0].name, plan.axes[0].values),
            (plan.axes[1].name, plan.axes[1].values) if plan.axes[1:] else ("", ("",)),
        )
        width = len(self._sides[1][1])
        self._rivals = len(self._points) - width, width - 1
        self.options = (
            ("rows", self._point_name(self._rivals[0])),
            ("columns", self._point_name(self._rivals[1])),
            ("neither", say("lab-sweep-neither")),
        )
        self._scores = [row["score of the bot"] for row in self.rows("games")]
        is_timed = all("seconds" in game for game in self.events["game"])  # those of a stored result are not
        self._columns = [f"{result} %" for result in RESULTS] + [TIME] * is_timed
        strides = {"game": 1, "ten-games": 10, "point-step": self._games}
        self.units = [Unit.every(say(f"lab-sweep-{name}"), len(self._scores), stride)
                      for name, stride in strides.items()]  # fmt: skip

    def _point_name(self, point: int) -> Words:
        return join([[name, value] for name, value in zip(self._names, self._points[point].values, strict=True)], ", ")

    def _results(self, point: int, at: int) -> list[int]:
        """The games lost, drawn and won at a point within the first `at` of all games."""
        scores = self._scores[point * self._games : min((point + 1) * self._games, at)]
        return [scores.count(score) for score in SCORES]

    def scene(self, at: int) -> Scene:
        current, results = max(0, -(-at // self._games) - 1), [self._results(point, at) for point in
                                                               range(len(self._points))]  # fmt: skip
        names = [say(f"lab-sweep-counted-{result}") for result in RESULTS]
        columns: list[Words] = [*self._names, *names, say("lab-sweep-games")]
        rows: list[list[Words]] = [
            [*point.values, *counts, sum(counts)] for point, counts in zip(self._points, results, strict=True)
        ]
        heats = [Heat(counts[0] / max(1, sum(counts)), join(counts, " / ") if sum(counts) else "",
                      framed=bool(at) and point == current) for point, counts in enumerate(results)]  # fmt: skip
        picture = heatmap(*self._sides, heats)
        if not at:
            sentence = say("lab-sweep-before", points=len(self._points), games=self._games)
            return Scene(sentence, columns, rows, picture=picture)
        own, result = results[current], RESULTS[SCORES.index(self._scores[at - 1])]
        point = self._point_name(current)
        sentence = say("lab-sweep-played", game=at, point=point, result=say(f"lab-sweep-results-{result}"))
        formula = [say("lab-sweep-share", result=name, count=count, games=sum(own), percentage=100 * count / sum(own))
                   for name, count in zip(names, own, strict=True)]  # fmt: skip
        sofar = say("lab-sweep-sofar", **dict(zip(RESULTS, own, strict=True)))
        return Scene([sentence, sofar], columns, rows, (2,) if at % self._games else (3, 4), formula, picture)

    @property
    def views(self) -> list[View]:
        return [View(name, stack(self._heat(name), self._curves(name)), "points", _title(name))
                for name in self._columns]  # fmt: skip

    def _heat(self, name: str) -> Picture:
        rows = self.rows("points")
        most = max((row[name] for row in rows), default=0) or 1
        heats = [Heat(row[name] / most, row[name], join([row[end] for end in _ends(name)], " – ")) for row in rows]
        return heatmap(*self._sides, heats)

    def _curves(self, name: str) -> Picture:
        """A line for each column of the grid over the setting of its rows, which are numbers or words."""
        (first, values), (second, others) = self._sides
        is_numeric = all(_is_positive(value) for value in values)
        places = {value: float(value) if is_numeric else place for place, value in enumerate(values)}
        rows = [row | {"x": places[point.values[0]], "column": "".join(point.values[1:])}
                for row, point in zip(self.rows("points"), self._points, strict=False)]  # fmt: skip
        lines = Lines(looks_of(others), "x", name, "column", _ends(name), name=lambda value: [second, value], dots=True)
        ticks = [(place, value) for value, place in places.items()]
        return plot(first, _title(name), *lines.of(rows), linear="up" if is_numeric else "across up", ticks=ticks)

    @property
    def verdict(self) -> Verdict | None:
        rows = self.rows("points")
        if len(rows) < len(self._points):
            return None
        losses = [[rows[point][name] for name in ("lost %", *_ends("lost %"))] for point in self._rivals]
        sentences = [
            say("lab-sweep-loses", point=self._point_name(point), lost=figure(round(lost, 1)),
                **{"from": figure(round(low, 1)), "to": figure(round(high, 1))})
            for point, (lost, low, high) in zip(self._rivals, losses, strict=True)
        ]  # fmt: skip
        low, high = _difference(*losses)
        sentences.append(say("lab-sweep-difference", difference=figure(round(losses[0][0] - losses[1][0], 1)),
                             **{"from": figure(round(low, 1)), "to": figure(round(high, 1))}))  # fmt: skip
        return Verdict(["rows" if high < 0 else "columns" if low > 0 else "neither"], [*sentences])


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The interval of the difference of two shares, each given with the ends of its Wilson interval.

    Robert Newcombe, "Interval estimation for the difference between independent proportions" (1998), method 10.
    """
    (share, low, high), (taken, lower, higher) = one, other
    return share - taken - hypot(share - low, higher - taken), share - taken + hypot(high - share, taken - lower)


def _ends(name: str) -> list[str]:
    """The columns with the ends of a column's intervals; none for times."""
    return [] if name == TIME else [name.replace("%", end) for end in ("from", "to")]


def _title(name: str) -> Words:
    return say("lab-timed", column=name) if name == TIME else name


def _is_positive(value: str) -> bool:
    """Whether the text is a number above 0."""
    try:
        return float(value) > 0
    except ValueError:
        return False
