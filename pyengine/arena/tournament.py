"""Round-robin tournaments in pairs of games with colours swapped; a match is a tournament of two."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import fsum

from pyengine.arena.match import SEEDS, Fixture, Result, opening, require_series
from pyengine.arena.rating import Tally, ratings
from pyengine.arena.table import TIME, Row
from pyengine.bots.player import Player
from pyengine.core.errors import BadValue
from pyengine.core.game import Game


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament: in each of `rounds` any two entrants play two games, each once as player 1.

    Both games of a pair, and all pairs of a round, begin with the same `stones` random stones. Raises BadValue.
    """

    game: Game
    players: tuple[Player, ...]
    rounds: int
    stones: int = 1
    seed: int = 1

    def __post_init__(self) -> None:
        names = self.names
        if len(names) < 2:
            raise BadValue("too-few-entrants", "entrants", count=len(names))
        for name in names:
            if names.count(name) > 1:
                raise BadValue("entrants-equal", "entrants", name=name)
        require_series(self.game, self.rounds, self.stones, self.seed)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.text for player in self.players)

    @property
    def games(self) -> int:
        return self.rounds * len(self.players) * (len(self.players) - 1)

    def fixtures(self) -> Iterator[Fixture]:
        """The games in their order; more rounds only add to them."""
        return map(self.fixture, range(self.games))

    def fixture(self, number: int) -> Fixture:
        pairings = list(combinations(self.players, 2))
        turn, place = divmod(number // 2, len(pairings))
        start, (one, two) = opening(self.game, self.stones, self.seed * SEEDS + turn), pairings[place]
        return Fixture(number, start, (two, one) if number % 2 else (one, two), self.seed * SEEDS + number)

    def text(self) -> str:
        """The identity of the tournament, as a line of JSON. It omits the number of rounds, which may grow."""
        start = opening(self.game, 0, 0)
        entrants = [player.identity() for player in self.players]
        return json.dumps({"game": start, "entrants": entrants, "stones": self.stones, "seed": self.seed})


def pairs(games: Sequence[Result], one: str, two: str) -> list[float]:
    """The score of `one` in each finished pair of games against `two`, 0 to 1."""
    scores = _scores(games, one, two)
    return [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=False)]


def tally(games: Sequence[Result], one: str, two: str) -> Tally:
    return Tally.of(_scores(games, one, two))


def _scores(games: Sequence[Result], one: str, two: str) -> list[float]:
    return [game.score_of(one) for game in games if game.players in ((one, two), (two, one))]


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's Elo points (0 on average), half their 95 % interval, all its games, and its seconds a game."""

    name: str
    elo: float
    error: float
    tally: Tally
    seconds: float


def table(plan: Plan, games: Sequence[Result]) -> list[Standing]:
    """The standings of all entrants, the strongest first."""
    names, standings = plan.names, list[Standing]()
    against = {one: {two: tally(games, one, two) for two in names if two != one} for one in names}
    scores = [[against[i][j].score * against[i][j].games if i != j else 0.0 for j in names] for i in names]
    for name, (points, error) in zip(names, ratings(scores), strict=True):
        own = [game for game in games if name in game.players]
        seconds = fsum(game.seconds[game.players.index(name)] for game in own) / max(1, len(own))
        standings.append(Standing(name, points, error, Tally.of(game.score_of(name) for game in own), seconds))
    return sorted(standings, key=lambda standing: -standing.elo)


def conduct(games: Sequence[Result], name: str, suffix: str = "") -> Row:
    """An entrant's conduct: games lost by its own faults, and moves that took longer than allowed."""
    own = [game for game in games if name in game.players]
    return {
        f"faults{suffix}": sum(bool(game.fault) and game.score_of(name) == 0 for game in own),
        f"late{suffix}": sum(game.late[game.players.index(name)] for game in own),
    }


def standings(plan: Plan, games: Sequence[Result]) -> list[Row]:
    """A row for each entrant, the strongest first, with half of the 95 % interval of its rating."""
    rows = list[Row]()
    for standing in table(plan, games):
        row: Row = {"bot": standing.name, "elo": round(standing.elo, 1), "+-": round(standing.error, 1)}
        row |= {"games": standing.tally.games, **_outcomes(standing.tally), TIME: round(standing.seconds, 3)}
        rows.append(row)
    return rows


def duels(plan: Plan, games: Sequence[Result]) -> list[Row]:
    """A row for any two entrants: Elo difference, its 95 % interval, and the likelihood of superiority."""
    rows = list[Row]()
    for one, two in combinations(plan.names, 2):
        score = tally(games, one, two)
        points, least, most = (round(points, 1) for points in score.elo)
        strength: Row = {"elo": points, "from": least, "to": most, "los": round(score.superiority, 4)}
        rows.append({"bot": one, "against": two, **_outcomes(score), **strength})
    return rows


def _outcomes(score: Tally) -> Row:
    return {"won": score.wins, "drawn": score.draws, "lost": score.losses, "score": round(score.score, 4)}
