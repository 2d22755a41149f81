"""A tournament of bots, or a sequential test of two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar

from pyengine.arena.match import Result
from pyengine.arena.rating import Sprt
from pyengine.arena.table import Row
from pyengine.arena.tournament import TIME, Plan, duels, pairs, standings, table
from pyengine.bots.bot import Budget
from pyengine.core.errors import BadValue
from pyengine.core.parameters import Real, Several, Switch, Whole, parameter
from pyengine.lab.experiment import Event, Experiment
from pyengine.lab.experiments.players import (
    BotText,
    Position,
    entrant_of,
    event_of,
    game_in,
    game_of,
    record_of,
    timeless,
)
from pyengine.lab.experiments.tournamentscenes import TournamentRecording
from pyengine.lab.recording import Recording
from pyengine.lab.table import Table
from pyengine.records.record import read

MOST_STANDINGS = 50
"""Points of a tournament at which its standings are told."""


@dataclass(frozen=True, slots=True)
class TournamentExperiment(Experiment):
    """Each part is a pair of games with colours swapped, so that whole pairs are kept.

    Of each game an event "game" tells, with the fields of `Result`. Its `words` are the moves; for each of them `steps`
    has the cells that it changed, each followed by the player who has it then, 0 for nobody. `winning` are the cells of
    the winning chain.
    """

    name: ClassVar[str] = "tournament"
    title: ClassVar[str] = "Tournament"
    question: ClassVar[str] = "Which bot is stronger, by how much, and after how many games may one say so?"
    chapter: ClassVar[str] = "strength"
    minutes: ClassVar[int] = 8
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "Flat Monte Carlo for Y": {
            "game": "y7",
            "bots": ("flat@100", "flat@500", "flat@1000", "flat@5000", "flat@20000", "random"),
            "stones": 0,
        },
        "Heuristic against RAVE": {"game": "hex7", "bots": ("heuristic@8.9s", "rave@8.9s")},
        "Sequential test of two settings": {
            "game": "hex5",
            "bots": ("uct@400", "uct@200"),
            "rounds": 1000,
            "test": True,
        },
    }

    game: str = parameter("Game", "y5", Position())
    bots: tuple[str, ...] = parameter(
        "Bots with settings and budgets", ("flat@500", "flat@100", "random"), Several(BotText(), 2, 20)
    )
    rounds: int = parameter("Pairs of games for any two bots", 10, Whole(1, 1000))
    playouts: int = parameter("Playouts per move of bots without a budget", 1000, Whole(1, 1_000_000))
    stones: int = parameter("Random stones at the start of each game", 1, Whole(0, 100))
    test: bool = parameter("Stop when a sequential test of the two bots has ended", False, Switch())
    elo0: float = parameter("Elo points by which the first bot is stronger under H0", 0, Real(-1000, 1000))
    elo1: float = parameter("Elo points of H1", 50, Real(-1000, 1000))
    alpha: float = parameter("Chance to accept H1 where H0 holds", 0.05, Real(0.001, 0.49))
    beta: float = parameter("Chance to accept H0 where H1 holds", 0.05, Real(0.001, 0.49))

    def check(self) -> None:
        plan = self.plan(1)
        if self.test and len(plan.names) > 2:
            raise BadValue("A sequential test with {count} bots: expected a match of 2.", "test", count=len(plan.names))
        Sprt(self.elo0, self.elo1, self.alpha, self.beta)

    def plan(self, seed: int) -> Plan:
        """The games to be played."""
        game, usual = game_of(self.game), Budget(playouts=self.playouts)
        entrants = tuple(entrant_of(bot, game, usual) for bot in self.bots)
        return Plan(game, entrants, self.rounds, self.stones, seed)

    @property
    def sprt(self) -> Sprt:
        """The sequential test of the first bot against the second."""
        return Sprt(self.elo0, self.elo1, self.alpha, self.beta)

    @property
    def shown(self) -> str:
        """The board before the first move."""
        return self.game

    @property
    def parts(self) -> int:
        return self.plan(1).games // 2

    @property
    def decides(self) -> bool:
        return self.test

    @property
    def repeatable(self) -> bool:
        return timeless(self.plan(1).entrants)

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        plan = self.plan(seed)
        for game in (2 * number, 2 * number + 1):
            for event in event_of(plan.fixture(game)):
                yield event and event | _replay(event["record"])

    def enough(self, events: Sequence[Event]) -> bool:
        return self.sprt.accepted(self._pairs(_games(events))) is not None

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`standings` of all bots, `pairings` of any two, `games` with their records, and the `walk` of the test.

        `faults` are the games that a bot has lost by a fault of its own, with what went wrong.

        The `course` has the ratings after some of the games. The walk is the log-likelihood ratio after each pair,
        between the bounds at which H0 and H1 are accepted; only its end has a verdict.
        """
        games, plan = _games(events), self.plan(1)
        return {
            "standings": Table(self._named(standings(plan, games) if games else ()), (TIME,)),
            "pairings": Table(self._named(duels(plan, games) if games else ())),
            "course": Table(self._named(_course(plan, games))),
            "games": Table(self._named(map(_told, games)), ("s first", "s second")),
            "faults": Table(self._named(_blamed(game) for game in games if game.fault)),
        } | ({"walk": Table(tuple(self._walk(self._pairs(games))))} if self.test else {})

    def recorded(self, events: Sequence[Event]) -> Recording:
        return TournamentRecording(self, events, game_of(self.game), record_of(self.game).beginning)

    def _named(self, rows: Iterable[Row]) -> tuple[Row, ...]:
        """The rows with each bot as it was written: a level by its name, not by its settings."""
        names = dict(zip(self.plan(1).names, self.bots, strict=True))
        return tuple({title: names.get(str(value), value) for title, value in row.items()} for row in rows)

    def _pairs(self, games: Sequence[Result]) -> list[float]:
        one, two, *_ = self.plan(1).names
        return pairs(games, one, two)

    def _walk(self, scores: Sequence[float]) -> Iterator[Row]:
        test = self.sprt
        low, high = test.bounds
        for count in range(1, len(scores) + 1):
            yield {
                "pairs": count,
                "score": scores[count - 1],
                "ratio": round(test.ratio(scores[:count]), 6),
                "H0 at": round(low, 6),
                "H1 at": round(high, 6),
                "verdict": test.accepted(scores[:count]) or "",
            }


def _games(events: Iterable[Event]) -> list[Result]:
    return [game_in(event) for event in events if event["is"] == "game"]


def _replay(text: str) -> Event:
    """What a board shows of a game: see TournamentExperiment."""
    record = read(text)
    steps = []
    for before, after in pairwise(record.states):
        changed = [cell for cell, owner in enumerate(after.cells) if owner != before.cells[cell]]
        steps.append([number for cell in changed for number in (cell, after.cells[cell])])
    if record.forfeit:
        steps.append([])  # nothing changes on the board
    words = [word for word, _ in record.words()]
    return {"words": words, "steps": steps, "winning": list(record.state.winning_cells())}


def _course(plan: Plan, games: Sequence[Result]) -> Iterator[Row]:
    """The ratings after some whole pairs of games, spread evenly, and after the last one."""
    count = len(games) // 2
    stride = -(-count // MOST_STANDINGS) or 1
    for done in sorted({*range(stride, count + 1, stride), count} - {0}):
        for one in table(plan, games[: 2 * done]):
            yield {
                "games": 2 * done,
                "bot": one.name,
                "elo": round(one.elo, 1),
                "+-": round(one.error, 1),
                "played": one.tally.games,
                "score": round(one.tally.score, 4),
            }


def _blamed(game: Result) -> Row:
    """A game that was lost by a fault."""
    first, second = game.players
    return {
        "game": game.number + 1,
        "bot": second if game.score else first,
        "fault": game.fault,
        "record": game.record,
    }


def _told(game: Result) -> Row:
    (first, second), (one, two) = game.players, game.seconds
    return {
        "game": game.number + 1,
        "first": first,
        "second": second,
        "score": game.score,
        "record": game.record,
        "s first": one,
        "s second": two,
    }
