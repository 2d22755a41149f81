"""The games of a match, a tournament or a sweep on the command line, kept in a file.

Results are written game by game as JSON lines. The same command with the same file continues where it stopped.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from itertools import islice
from math import inf
from pathlib import Path
from typing import Any, Generic, TypeVar

from pyengine.arena.digests import digest, of_engine
from pyengine.arena.journal import Journal
from pyengine.arena.match import Fixture, Result, result
from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.arena.sweep import Sweep
from pyengine.arena.tournament import Plan
from pyengine.games.own import OwnGame
from pyengine.records.record import read

AnyPlan = TypeVar("AnyPlan", bound=Plan | Sweep)


class Results(Generic[AnyPlan]):
    """The results of games, written to a journal as they come in, if there is one."""

    def __init__(self, plan: AnyPlan, journal: Journal | None = None) -> None:
        """Takes over the entries of the journal. Raises BadUsage if one is not the game of the plan."""
        self.plan, self._journal = plan, journal or Journal(None, "")
        self.games = list[Result]()
        for entry, fixture in zip(self._journal.entries, plan.fixtures(), strict=False):  # the plan may be shorter
            try:
                self.games.append(_parse(entry, fixture))
            except (AttributeError, KeyError, TypeError, ValueError):
                one, two = (player.text for player in fixture.players)
                expected = f"game {fixture.number}, {one} against {two}, with record and score"
                self._journal.refuse(fixture.number, expected)

    def play(
        self, spread: Spread = in_turn, enough: Callable[[Sequence[Result]], bool] = lambda _: False
    ) -> Iterator[Result]:
        """Plays the missing games, keeps each result and yields it, until all are there or `enough` returns true.

        `enough` is asked in the order of the games, so that any number of processes ends at the same game.
        """
        if enough(self.games):
            return
        for game in spread(result, islice(self.plan.fixtures(), len(self.games), None)):
            self.games.append(game)
            self._journal.add(asdict(game))
            yield game
            if enough(self.games):
                return


def _parse(entry: Any, fixture: Fixture) -> Result:
    """The game in an entry of a journal, which may be anything.

    Raises ValueError, AttributeError, KeyError or TypeError unless it is the game of this fixture.
    """
    (one, two), (first, second) = entry["players"], entry["seconds"]
    (late, later), fault = entry.get("late", (0, 0)), entry.get("fault", "")
    game = Result(entry["number"], (one, two), entry["record"], entry["score"], (first, second), fault, (late, later))
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
def open_results(plan: AnyPlan, path: Path | None) -> Iterator[Results[AnyPlan]]:
    """Results in a file that no other command can open until the end. Raises BadUsage and OSError.

    The file belongs to one version of the engine and of the files that its players are made of.
    """
    digests = {"engine": of_engine()}
    if isinstance(plan.game, OwnGame):
        digests[plan.game.heading] = digest([plan.game.source.encode()])
    for player in plan.players:
        digests |= player.digests
    with Journal(path, json.dumps(json.loads(plan.text()) | {"digests": digests})) as journal:
        yield Results(plan, journal)
