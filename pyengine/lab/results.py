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

    def play(self, playing: Playing = play_all) -> Iterator[Played]:
        """Plays what is missing, keeps each game and yields it."""
        for game in playing(islice(self.plan.fixtures(), len(self.games), None)):
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
