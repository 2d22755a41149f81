"""The games of a match, a tournament or a sweep on the command line, kept in a file.

Results are written game by game as JSON lines. The same command with the same file continues where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from pyengine.errors import BadRecord
from pyengine.lab.journal import Journal
from pyengine.lab.match import Fixture, Played, Playing, play_all
from pyengine.lab.rating import Sprt
from pyengine.lab.tournament import Plan, pairs


class Games(Protocol):
    """What `Results` keeps the games of."""

    def fixtures(self) -> Iterator[Fixture]:
        """The games in their order, numbered from 0."""

    def text(self) -> str:
        """The identity of these games, as a line of JSON."""


Planned = TypeVar("Planned", bound=Games)


class Results(Generic[Planned]):
    """The games of an experiment that were played, kept in a file as they come in, where one is given."""

    def __init__(self, plan: Planned, path: Path | None = None) -> None:
        """Reads what the file holds already. Raises BadRecord if that is of another plan, or no results at all."""
        self.plan, self._journal = plan, Journal(path, plan.text())
        lines = enumerate(self._journal.lines)
        self.games = [_game(line, number, self._journal.place(number)) for number, line in lines]

    @property
    def kept(self) -> bool:
        """Whether there is a file."""
        return self._journal.kept

    def add(self, game: Played) -> None:
        """Keeps one more game, at once also in the file."""
        self.games.append(game)
        self._journal.add(asdict(game))

    def play(self, playing: Playing = play_all) -> Iterator[Played]:
        """Plays what is missing, keeps each game and yields it."""
        for game in playing(islice(self.plan.fixtures(), len(self.games), None)):
            self.add(game)
            yield game


def _game(line: str, number: int, place: str) -> Played:
    try:
        found: dict[str, Any] = json.loads(line)
        (one, two), (first, second) = found["players"], found["seconds"]
        game = Played(
            found["number"], (one, two), found["record"], found["score"], (first, second), found.get("fault", "")
        )
    except (ValueError, KeyError, TypeError) as wrong:
        raise BadRecord(f"{place} is no result: expected a game as JSON.", "results") from wrong
    if game.number != number:
        raise BadRecord(f"{place} is game {game.number}: expected game {number}.", "results")
    return game


def run(results: Results[Plan], playing: Playing = play_all, sprt: Sprt | None = None) -> Iterator[Played]:
    """Plays what is missing and yields each game that is new, until all are played or the test is decided.

    The test looks at the first two entrants after every pair, in the games' order, so that it ends at the same game
    however many processes play.
    """
    one, two = results.plan.names[:2]
    if sprt is not None and sprt.accepted(pairs(results.games, one, two)):
        return
    for game in results.play(playing):
        yield game
        if sprt is not None and sprt.accepted(pairs(results.games, one, two)):
            return
