"""Games between two bots.

A `Fixture` determines a game before it is played: if the budgets are playouts, the same fixture gives the same game on
every machine, with any number of processes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from typing import cast

from pyengine.bots.bot import Bot
from pyengine.bots.entrants import Entrant
from pyengine.bots.thinking import Forfeited, remembering, think
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import CHANCE, Game, rolled
from pyengine.core.protocols import Connection, Solitary
from pyengine.records.record import Record, read

MOST = 1_000_000
"""Games, and stones to begin with."""
SEEDS = 1 << 32
"""One number of games (and of pairs) for each seed: the seed of game n is seed * SEEDS + n."""


def require_experiment(game: Game, repeats: int, stones: int, seed: int) -> None:
    """Raises BadValue for numbers out of bounds, and for a game for one player."""
    bounds = ("games", repeats, 1, MOST), ("random stones", stones, 0, MOST), ("seed", seed, 0, MOST**2)
    for what, value, least, most in bounds:
        if not least <= value <= most:
            raise BadValue(
                "{what}: {value}, expected {least} to {most}.",
                what,
                what=what.capitalize(),
                value=value,
                least=least,
                most=most,
            )
    if isinstance(game.start(), Solitary):
        raise BadValue("{title} is for one player alone: expected a game of two.", "game", title=game.title)


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played: its number, the record that it begins with as text, players 1 and 2, and its seed."""

    number: int
    opening: str
    players: tuple[Entrant, Entrant]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: its number, the players by their text, the text of its record.

    `score` is player 1's: 1, 0.5 or 0. `seconds` is the thinking time of each player. `fault` tells what the loser is
    to blame for, where the game was lost off the board by more than a resignation.
    """

    number: int
    players: tuple[str, str]
    record: str
    score: float
    seconds: tuple[float, float]
    fault: str = ""

    def score_of(self, text: str) -> float:
        """The score of one of the players."""
        return self.score if text == self.players[0] else 1 - self.score


def opening(game: Game, stones: int, seed: int) -> str:
    """The text of a record of so many random moves, none a swap; fewer if the next one would end the game."""
    record, dice = Record.of(game), Dice(seed)
    while stones:
        state = record.state
        if state.to_move == CHANCE:
            record = record.play(rolled(state, dice))
            continue
        swap = state.game.swap if isinstance(state, Connection) else None
        moves = [move for move in state.legal() if move != swap]
        after = record.play(moves[dice.below(len(moves))])
        if after.outcome is not None:
            break
        record, stones = after, stones - 1
    return record.text()


Crew = Callable[[Fixture, int], AbstractContextManager[Bot]]
"""The bot of player 1 or 2 in a game, at the place 0 or 1, until the game is over."""
Playing = Callable[[Iterable[Fixture]], Iterator[Played]]
"""Plays games and yields them in their order; pyengine/arena/processes.py has one that plays several at a time."""


def in_one_process(player: Entrant) -> Bot:
    """The bot that thinks in this process. Raises BadValue if it was to think in several."""
    bot, count = player.bot, player.processes
    if count > 1:
        raise BadValue("{count} processes for {bot!r}: expected one here.", "processes", count=count, bot=bot.name)
    return bot


def alone(fixture: Fixture, place: int) -> AbstractContextManager[Bot]:
    """The crew of a game in this process alone. Raises BadValue for a bot that was to think in several."""
    return nullcontext(in_one_process(fixture.players[place]))


def play(fixture: Fixture, crew: Crew = alone) -> Played:
    """Plays one game to its end. Raises BadValue for a bot in several processes, unless there is a crew for it."""
    course = playing(fixture, crew)
    while True:
        try:
            next(course)
        except StopIteration as end:
            return cast(Played, end.value)


def playing(fixture: Fixture, crew: Crew = alone) -> Generator[None, None, Played]:
    """The same, with a pause every few milliseconds, in which the caller may stop."""
    record, dice, seconds, fault = read(fixture.opening), Dice(fixture.seed), [0.0, 0.0], ""
    with ExitStack() as stack:
        bots = [remembering(stack.enter_context(crew(fixture, place))) for place in (0, 1)]
        while record.outcome is None:
            state, seed = record.state, dice.below(SEEDS)
            if state.to_move == CHANCE:
                record = record.play(rolled(state, Dice(seed)))
                continue
            place, start = state.to_move - 1, time.perf_counter()
            try:
                for thought in think(bots[place], state, fixture.players[place].budget, Dice(seed)):
                    last = thought
                    yield
                record = record.play(last.info.move)
            except Forfeited as lost:
                record, fault = record.lose(state.to_move, lost.reason), str(lost)
            seconds[place] += time.perf_counter() - start
    players = (fixture.players[0].text, fixture.players[1].text)
    score = record.outcome.score(1)
    spent = round(seconds[0], 6), round(seconds[1], 6)
    return Played(fixture.number, players, record.text(), score, spent, fault)


def play_all(fixtures: Iterable[Fixture]) -> Iterator[Played]:
    """Plays the games one after the other."""
    return map(play, fixtures)
