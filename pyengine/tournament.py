"""Everybody against everybody in colour-swapped pairs of games; a match is a tournament of two.

Results go game by game into a file of JSON lines, and whoever plans the same tournament, or any other experiment, with
the same file goes on where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, islice
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from pyengine.errors import BadRecord, BadValue
from pyengine.game import Game
from pyengine.match import SEEDS, Entrant, Fixture, Played, opening, play_all, require_experiment
from pyengine.rating import Sprt, Tally, ratings


class Experiment(Protocol):
    """What `Results` keeps the games of."""

    def fixtures(self) -> Iterator[Fixture]:
        """The games in their order, numbered from 0."""

    def text(self) -> str:
        """What makes it this experiment and no other one, as a line of JSON."""


Planned = TypeVar("Planned", bound=Experiment)


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament: in each of `rounds` any two entrants play a pair of games, each once as player 1.

    Both games of a pair, and all pairs of a round, begin with the same `stones` random stones. Raises BadValue.
    """

    game: Game
    entrants: tuple[Entrant, ...]
    rounds: int
    stones: int = 1
    seed: int = 1

    def __post_init__(self) -> None:
        names = self.names
        if len(names) < 2:
            raise BadValue(f"{len(names)} entrant: expected 2 at least.", "entrants")
        for name in names:
            if names.count(name) > 1:
                raise BadValue(f"{name!r} is named twice: expected entrants that differ, as in 'flat@100'.", "entrants")
        require_experiment(self.game, self.rounds, self.stones, self.seed)

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants by their text."""
        return tuple(one.text for one in self.entrants)

    @property
    def games(self) -> int:
        """How many games that makes."""
        return self.rounds * len(self.entrants) * (len(self.entrants) - 1)

    def fixtures(self) -> Iterator[Fixture]:
        """The games in their order; more rounds only add to them."""
        number = 0
        for turn in range(self.rounds):
            begun = opening(self.game, self.stones, self.seed * SEEDS + turn)
            for one, two in combinations(self.entrants, 2):
                for players in ((one, two), (two, one)):
                    yield Fixture(number, begun, players, self.seed * SEEDS + number)
                    number += 1

    def text(self) -> str:
        """What makes it this tournament, as a line of JSON; the number of rounds may grow and is not part of it."""
        start = opening(self.game, 0, 0)
        entrants = [asdict(one) for one in self.entrants]
        return json.dumps({"game": start, "entrants": entrants, "stones": self.stones, "seed": self.seed})


class Results(Generic[Planned]):
    """The games of an experiment that were played, kept in a file as they come in, where one is given."""

    def __init__(self, plan: Planned, path: Path | None = None) -> None:
        """Reads what the file holds already. Raises BadRecord if that is of another plan, or no results at all."""
        self.plan, self._path = plan, path
        self.games: list[Played] = []
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._load(path)
        else:
            path.write_text(plan.text() + "\n", "utf-8")

    @property
    def kept(self) -> bool:
        """Whether there is a file."""
        return self._path is not None

    def add(self, game: Played) -> None:
        """Keeps one more game, at once also in the file."""
        self.games.append(game)
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(game)) + "\n")

    def play(self, jobs: int = 1) -> Iterator[Played]:
        """Plays what is missing, keeps each game and yields it."""
        for game in play_all(islice(self.plan.fixtures(), len(self.games), None), jobs):
            self.add(game)
            yield game

    def _load(self, path: Path) -> None:
        text = path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]  # a last line without its end was being written when all was cut off
        head, *lines = whole.splitlines() or [""]
        if head != self.plan.text():
            raise BadRecord(
                f"{path} holds other results: expected those of the same command, or a new file.", "results"
            )
        for number, line in enumerate(lines):
            self.games.append(_game(line, number, path))
        if whole != text:
            path.write_text(whole, "utf-8")


def _game(line: str, number: int, path: Path) -> Played:
    try:
        found: dict[str, Any] = json.loads(line)
        (one, two), (first, second) = found["players"], found["seconds"]
        game = Played(found["number"], (one, two), found["record"], found["score"], (first, second))
    except (ValueError, KeyError, TypeError) as wrong:
        raise BadRecord(f"Line {number + 2} of {path} is no result: expected a game as JSON.", "results") from wrong
    if game.number != number:
        raise BadRecord(f"Line {number + 2} of {path} is game {game.number}: expected game {number}.", "results")
    return game


def run(results: Results[Plan], jobs: int = 1, sprt: Sprt | None = None) -> Iterator[Played]:
    """Plays what is missing and yields each game that is new, until all are played or the test is decided.

    The test looks at the first two entrants after every pair, in the games' order, so that it ends at the same game
    however many processes play.
    """
    one, two = results.plan.names[:2]
    if sprt is not None and sprt.accepted(pairs(results.games, one, two)):
        return
    for game in results.play(jobs):
        yield game
        if sprt is not None and sprt.accepted(pairs(results.games, one, two)):
            return


def pairs(games: Sequence[Played], one: str, two: str) -> list[float]:
    """The score of `one` in each finished pair of games against `two`, 0 to 1."""
    scores = _scores(games, one, two)
    return [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=False)]


def tally(games: Sequence[Played], one: str, two: str) -> Tally:
    """Won, drawn and lost games of `one` against `two`."""
    return Tally.of(_scores(games, one, two))


def _scores(games: Sequence[Played], one: str, two: str) -> list[float]:
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


def table(plan: Plan, games: Sequence[Played]) -> list[Standing]:
    """Everybody's standing, the strongest first."""
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


def _seconds(games: Sequence[Played], name: str) -> float:
    spent = [game.seconds[game.players.index(name)] for game in games if name in game.players]
    return sum(spent) / len(spent) if spent else 0.0
