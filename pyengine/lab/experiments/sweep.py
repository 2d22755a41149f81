"""A sweep of two settings of a bot, or of one, against the same opponent.

The presets repeat two studies: of playouts and iterations in tic-tac-toe, with the ways in which an iteration may be
counted, and of flat Monte Carlo for Y.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from pyengine.arena.match import Result
from pyengine.arena.sweep import TIME, Point, Sweep, axis, cells, row
from pyengine.arena.table import Row
from pyengine.bots.bot import Budget
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Text, Whole, Word, parameter
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.experiments.players import Position, entrant_of, event_of, game_in, game_of, timeless
from pyengine.lab.table import Table

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
    bot: str = parameter("Bot, with the settings that do not vary", STUDIED, Text())
    rows: str = parameter("Setting that varies by row, or iterations", "iterations=10,40", Text())
    columns: str = parameter("Setting that varies by column; none if empty", "sims=1,4", Text(empty=True))
    against: str = parameter("Opponent", "random", Text())
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


def _told(plan: Sweep, point: Point, game: Result) -> Row:
    """A game: the values at its point, the players, the scores of the first and of the bot, and the record."""
    found: Row = {one.name: value for one, value in zip(plan.axes, point.values, strict=True)}
    found |= {"game": game.number + 1, "first": game.players[0], "second": game.players[1], "score": game.score}
    return found | {"score of the bot": plan.score(game), "record": game.record}
