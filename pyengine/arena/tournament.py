"""Round-robin tournaments in pairs of games with colours swapped; a match is a tournament of two."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import fsum

from pyengine.arena.match import SEEDS, Fixture, Result, opening, require_series
from pyengine.arena.rating import Tally, ratings
from pyengine.arena.table import Row
from pyengine.bots.player import Player
from pyengine.core.errors import BadValue
from pyengine.core.game import Game


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament: in each of `rounds` any two entrants play a pair of games, each once as player 1.

    Both games of a pair, and all pairs of a round, begin with the same `stones` random stones. Raises BadValue.
    """

    game: Game
    entrants: tuple[Player, ...]
    rounds: int
    stones: int = 1
    seed: int = 1

    def __post_init__(self) -> None:
        names = self.names
        if len(names) < 2:
            raise BadValue("{count} entrant: expected 2 at least.", "entrants", count=len(names))
        for name in names:
            if names.count(name) > 1:
                raise BadValue(
                    "{name!r} is named twice: expected entrants that differ, as in 'flat@100'.", "entrants", name=name
                )
        require_series(self.game, self.rounds, self.stones, self.seed)

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants by their text."""
        return tuple(one.text for one in self.entrants)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays in it."""
        return self.entrants

    @property
    def games(self) -> int:
        """How many games that makes."""
        return self.rounds * len(self.entrants) * (len(self.entrants) - 1)

    def fixtures(self) -> Iterator[Fixture]:
        """The games in their order; more rounds only add to them."""
        return map(self.fixture, range(self.games))

    def fixture(self, number: int) -> Fixture:
        """The game of this number."""
        pairings = list(combinations(self.entrants, 2))
        turn, place = divmod(number // 2, len(pairings))
        begun = opening(self.game, self.stones, self.seed * SEEDS + turn)
        one, two = pairings[place]
        return Fixture(number, begun, (two, one) if number % 2 else (one, two), self.seed * SEEDS + number)

    def text(self) -> str:
        """The identity of the tournament, as a line of JSON. It omits the number of rounds, which may grow."""
        start = opening(self.game, 0, 0)
        entrants = [one.identity() for one in self.entrants]
        return json.dumps({"game": start, "entrants": entrants, "stones": self.stones, "seed": self.seed})


def pairs(games: Sequence[Result], one: str, two: str) -> list[float]:
    """The score of `one` in each finished pair of games against `two`, 0 to 1."""
    scores = _scores(games, one, two)
    return [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=False)]


def tally(games: Sequence[Result], one: str, two: str) -> Tally:
    """Won, drawn and lost games of `one` against `two`."""
    return Tally.of(_scores(games, one, two))


def _scores(games: Sequence[Result], one: str, two: str) -> list[float]:
    return [game.score_of(one) for game in games if game.players in ((one, two), (two, one))]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one entrant stands: Elo points, 0 on average, half their 95 % interval, the tally of all games, seconds."""

    name: str
    elo: float
    error: float
    tally: Tally
    seconds: float
    """Thought in an average game."""


def table(plan: Plan, games: Sequence[Result]) -> list[Standing]:
    """The standings of all entrants, the strongest first."""
    names = plan.names
    against = {one: {two: tally(games, one, two) for two in names if two != one} for one in names}
    scores = [[against[i][j].score * against[i][j].games if i != j else 0.0 for j in names] for i in names]
    standings = [
        Standing(
            name,
            points,
            error,
            Tally.of(game.score_of(name) for game in games if name in game.players),
            _seconds(games, name),
        )
        for name, (points, error) in zip(names, ratings(scores), strict=True)
    ]
    return sorted(standings, key=lambda standing: -standing.elo)


def _seconds(games: Sequence[Result], name: str) -> float:
    spent = [game.seconds[game.players.index(name)] for game in games if name in game.players]
    return fsum(spent) / len(spent) if spent else 0.0


def conduct(games: Sequence[Result], name: str, suffix: str = "") -> Row:
    """How many games an entrant has lost by a fault of its own, and for how many moves it took longer than allowed."""
    own = [game for game in games if name in game.players]
    return {
        f"faults{suffix}": sum(bool(game.fault) and game.score_of(name) == 0 for game in own),
        f"late{suffix}": sum(game.late[game.players.index(name)] for game in own),
    }


TIME = "s/game"
"""The column of thinking times."""


def standings(plan: Plan, games: Sequence[Result]) -> list[Row]:
    """A row for each entrant, the strongest first, with half of the 95 % interval of its rating."""
    return [
        {
            "bot": one.name,
            "elo": round(one.elo, 1),
            "+-": round(one.error, 1),
            "games": one.tally.games,
            "won": one.tally.wins,
            "drawn": one.tally.draws,
            "lost": one.tally.losses,
            "score": round(one.tally.score, 4),
            TIME: round(one.seconds, 3),
        }
        for one in table(plan, games)
    ]


def duels(plan: Plan, games: Sequence[Result]) -> list[Row]:
    """A row for any two entrants: Elo difference, its 95 % interval, and the likelihood of superiority."""
    rows = list[Row]()
    for one, two in combinations(plan.names, 2):
        found = tally(games, one, two)
        points, least, most = found.elo
        row: Row = {"bot": one, "against": two, "won": found.wins, "drawn": found.draws, "lost": found.losses}
        row |= {"score": round(found.score, 4), "elo": round(points, 1)}
        row |= {"from": round(least, 1), "to": round(most, 1), "los": round(found.superiority, 4)}
        rows.append(row)
    return rows
