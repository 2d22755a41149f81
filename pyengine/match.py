"""One game between two bots, and many of them in several processes.

A `Fixture` says everything about a game before it is played, and so fixes it: where budgets are playouts, the same
fixture gives the same game on every machine and however many processes share the work.
"""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TypeVar

from pyengine.bots import Bot, Budget, bot_named, conclude, remembering
from pyengine.dice import Dice
from pyengine.errors import BadValue, UnknownBot
from pyengine.game import CHANCE, Game, rolled
from pyengine.levels import named
from pyengine.processes import in_processes, require_processes
from pyengine.record import Record, read

Task = TypeVar("Task")
Done = TypeVar("Done")

_ENTRANT = re.compile(r"(?P<name>[^@*]*)(?:\*(?P<processes>\d{1,9}))?(?:@(?P<budget>.*))?", re.ASCII)
_LIMIT = re.compile(r"(\d+)|(\d+(?:\.\d+)?|\.\d+)s")
MOST = 1_000_000
"""Games, and stones to begin with."""
SEEDS = 1 << 32
"""One number of games (and of pairs) for each seed: the seed of game n is seed * SEEDS + n."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with its settings, its budget and the number of processes in which it thinks.

    `text` is how people named it: `flat`, `uct(sims=4)@500`, `wye*2@0.5s`.
    """

    text: str
    budget: Budget
    processes: int = 1

    @property
    def name(self) -> str:
        """The bot with its settings alone."""
        return re.split("[@*]", self.text)[0]

    @property
    def bot(self) -> Bot:
        """The bot itself; its processes are started if they are not there yet."""
        return in_processes(bot_named(self.name), self.processes)


def limit(text: str) -> Budget:
    """The budget that `500` (playouts) or `0.5s` (seconds) stands for. Raises BadValue."""
    match = _LIMIT.fullmatch(text.strip())
    if not match:
        raise BadValue(f"The budget {text!r} is not understood: expected playouts as 500 or seconds as 0.5s.", "budget")
    return Budget(playouts=int(match[1])) if match[1] else Budget(seconds=float(match[2]))


def entrant(text: str, game: Game, usual: Budget | None = None) -> Entrant:
    """The entrant of that name, with the budget that stands after `@`, else the usual one here, else the bot's.

    A number after `*` is that of its processes, else it is one; `level(3)` is the bot of that level with its budget.
    Raises UnknownBot (also for a bot that does not play the game) and BadValue.
    """
    level = named(text, game)
    if level is not None:
        return Entrant(level.text, level.budget)
    parts = _ENTRANT.fullmatch(text.strip())
    if not parts:
        raise BadValue(f"The bot {text!r} is not understood: expected it as wye, wye@0.5s or wye*2@0.5s.", "bot")
    name, own = parts["name"], parts["budget"]
    bot, processes = bot_named(name), int(parts["processes"] or 1)
    require_processes(bot, processes)
    if not bot.plays(game):
        raise UnknownBot(f"The bot {name!r} does not play {game.title}: expected one that does.", "bot")
    return Entrant(text.strip(), usual or bot.budget if own is None else limit(own), processes)


def require_experiment(game: Game, repeats: int, stones: int, seed: int) -> None:
    """Raises BadValue for numbers that make no experiment, and for a game that one player plays alone."""
    bounds = ("games", repeats, 1, MOST), ("random stones", stones, 0, MOST), ("seed", seed, 0, MOST**2)
    for what, value, least, most in bounds:
        if not least <= value <= most:
            raise BadValue(f"{what.capitalize()}: {value}, expected {least} to {most}.", what)
    if game.alone:
        raise BadValue(f"{game.title} is for one player alone: expected a game of two.", "game")


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played: its number, the text of the record it begins with, who is player 1 and 2, and its seed."""

    number: int
    opening: str
    players: tuple[Entrant, Entrant]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: its number, the players by their text, the text of its record.

    `score` is player 1's: 1, 0.5 or 0. `seconds` is what either player thought.
    """

    number: int
    players: tuple[str, str]
    record: str
    score: float
    seconds: tuple[float, float]

    def score_of(self, text: str) -> float:
        """The score of one of the players."""
        return self.score if text == self.players[0] else 1 - self.score


def opening(game: Game, stones: int, seed: int) -> str:
    """The text of a record with so many random moves, or as many as leave the game open. Nobody swaps in it."""
    record, dice = Record.of(game), Dice(seed)
    while stones:
        state = record.state
        if state.to_move == CHANCE:
            record = record.play(rolled(state, dice))
            continue
        moves = [move for move in state.legal() if move != game.swap]
        after = record.play(moves[dice.below(len(moves))])
        if after.outcome is not None:
            break
        record, stones = after, stones - 1
    return record.text()


def play(fixture: Fixture) -> Played:
    """Plays one game to its end."""
    record, dice, seconds = read(fixture.opening), Dice(fixture.seed), [0.0, 0.0]
    bots = [remembering(player.bot) for player in fixture.players]
    while record.outcome is None:
        state, seed = record.state, dice.below(SEEDS)
        if state.to_move == CHANCE:
            record = record.play(rolled(state, Dice(seed)))
            continue
        place, start = state.to_move - 1, time.perf_counter()
        move = conclude(bots[place], state, fixture.players[place].budget, Dice(seed)).move
        seconds[place] += time.perf_counter() - start
        record = record.play(move)
    players = (fixture.players[0].text, fixture.players[1].text)
    score = record.outcome.score(1)
    return Played(fixture.number, players, record.text(), score, (round(seconds[0], 6), round(seconds[1], 6)))


def play_all(fixtures: Iterable[Fixture], jobs: int = 1) -> Iterator[Played]:
    """Plays the games in `jobs` processes and yields them in their order; closed early, it ends the processes."""
    return spread(play, fixtures, jobs)


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int = 1) -> Iterator[Done]:
    """Does the tasks in `jobs` processes and yields what comes of them in their order; closed early, it ends them."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    # spawn: the same on every system, and safe where threads run already; an interrupt is for the first process alone
    with get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(work, tasks)
