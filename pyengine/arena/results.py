"""The games of a match, a tournament or a sweep on the command line, kept in a file.

Results are written game by game as JSON lines. The same command with the same file continues where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from itertools import islice
from math import inf
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from pyengine.arena.digests import of_engine
from pyengine.arena.journal import Journal
from pyengine.arena.match import Fixture, Result, result
from pyengine.arena.parallel.replay import again
from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.bots.player import Player
from pyengine.records.record import read


class Games(Protocol):
    """What `Results` keeps the games of."""

    def fixtures(self) -> Iterator[Fixture]:
        """The games in their order, numbered from 0."""

    @property
    def players(self) -> Sequence[Player]:
        """Who plays in them."""

    def text(self) -> str:
        """The identity of these games, as a line of JSON."""


Planned = TypeVar("Planned", bound=Games)


class Results(Generic[Planned]):
    """The results of games, kept in a file as they come in, where one is given."""

    def __init__(self, plan: Planned, journal: Journal | None = None) -> None:
        """Takes over what the journal holds already. Raises BadRecord if that is anything but games of this plan."""
        self.plan, self._journal = plan, journal or Journal(None, "")
        self.games = [
            self._reread(entry, fixture)
            for entry, fixture in zip(self._journal.entries, plan.fixtures(), strict=False)  # the plan may be shorter
        ]

    @property
    def kept(self) -> bool:
        """Whether there is a file."""
        return self._journal.kept

    def add(self, game: Result) -> None:
        """Keeps one more game, at once also in the file."""
        self.games.append(game)
        self._journal.add(asdict(game))

    def play(
        self, spread: Spread = in_turn, enough: Callable[[Sequence[Result]], bool] = lambda _: False
    ) -> Iterator[Result]:
        """Plays what is missing, keeps each result and yields it, until all are there or `enough` says of them so.

        It is asked in the games' order, so that it ends at the same game however many processes play.
        """
        if enough(self.games):
            return
        for game in spread(result, islice(self.plan.fixtures(), len(self.games), None), again=again):
            self.add(game)
            yield game
            if enough(self.games):
                return

    def _reread(self, entry: Any, fixture: Fixture) -> Result:
        """A game that the file holds. Raises BadRecord unless it is the one that the plan has there."""
        try:
            return _game(entry, fixture)
        except (AttributeError, KeyError, TypeError, ValueError):
            one, two = (player.text for player in fixture.players)
            self._journal.refuse(fixture.number, f"game {fixture.number}, {one} against {two}, with record and score")


def _game(found: Any, fixture: Fixture) -> Result:
    """The game in an entry of a journal, in which anything may stand. Raises ValueError unless it is of this fixture.

    It may also raise AttributeError, KeyError and TypeError.
    """
    (one, two), (first, second) = found["players"], found["seconds"]
    (late, later), fault = found.get("late", (0, 0)), found.get("fault", "")
    game = Result(found["number"], (one, two), found["record"], found["score"], (first, second), fault, (late, later))
    outcome = read(game.record).outcome
    if (
        (game.number, *game.players) != (fixture.number, *(player.text for player in fixture.players))
        or not game.record.startswith(fixture.opening)
        or outcome is None
        or game.score != outcome.score(1)
        or not all(0 <= seconds < inf for seconds in game.seconds)
        or not isinstance(game.fault, str)
        or not all(isinstance(count, int) for count in game.late)
    ):
        raise ValueError("another game")
    return game


@contextmanager
def kept(plan: Planned, path: Path | None) -> Iterator[Results[Planned]]:
    """Results in a file, which is theirs alone until the end. Raises what a journal does, and BadRecord.

    They are those of one engine and, where a player is made of other files, of these.
    """
    digests = {"engine": of_engine()}
    for player in plan.players:
        digests |= player.digests
    with Journal(path, json.dumps(json.loads(plan.text()) | {"digests": digests})) as journal:
        yield Results(plan, journal)
