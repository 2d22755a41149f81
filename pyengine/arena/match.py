"""Games between two players.

A `Fixture` determines a game before it is played: if the budgets are playouts, the same fixture gives the same game on
every machine, with any number of processes.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Self

from pyengine.arena.play import Stage, play
from pyengine.bots.player import Player
from pyengine.bots.thinking import Forfeiture, last
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue, BotFault
from pyengine.core.game import CHANCE, Game, roll
from pyengine.core.parameters import Parameter, Whole
from pyengine.core.protocols import Connection, Solitary
from pyengine.records.record import Record, read

MOST = 1_000_000
"""The most games, and the most stones to begin with."""
SEEDS = 1 << 32
"""One number of games (and of pairs) for each seed: the seed of game n is seed * SEEDS + n."""
SEED = Parameter("seed", "Seed", 1, Whole(0, MOST**2))
"""The seed of matches and experiments."""
COLOURS = "black", "white"


def require_series(game: Game, repeats: int, stones: int, seed: int) -> None:
    """Raises BadValue for numbers out of bounds, and for a game for one player."""
    bounds = ("games", repeats, 1, MOST), ("random stones", stones, 0, MOST), ("seed", seed, 0, MOST**2)
    for what, value, least, most in bounds:
        if not least <= value <= most:
            raise BadValue("series-range", what, what=what.capitalize(), value=value, least=least, most=most)
    if isinstance(game.start(), Solitary):
        raise BadValue("game-for-one", "game", title=game.label())


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played: its number, the record that it begins with as text, players 1 and 2, and its seed."""

    number: int
    opening: str
    players: tuple[Player, Player]
    seed: int


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game: its number, the players by their text, the text of its record.

    `score` is player 1's: 1, 0.5 or 0. `seconds` is the thinking time of each player, `fault` and `late` as in a Stage.
    """

    number: int
    players: tuple[str, str]
    record: str
    score: float
    seconds: tuple[float, float]
    fault: str = ""
    late: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, fixture: Fixture, end: Stage) -> Self:
        one, two = fixture.players
        outcome = end.record.outcome
        assert outcome is not None, "the game is over"
        seconds = round(end.seconds[0], 6), round(end.seconds[1], 6)
        text, score = end.record.text(), outcome.score(1)
        return cls(fixture.number, (one.text, two.text), text, score, seconds, end.fault, end.late)

    def score_of(self, text: str) -> float:
        return self.score if text == self.players[0] else 1 - self.score


def opening(game: Game, stones: int, seed: int) -> str:
    """The text of a record of `stones` random moves, none a swap; fewer if the next would end the game."""
    record, dice = Record.of(game), Dice(seed)
    while stones and record.outcome is None:
        state = record.state
        if state.to_move == CHANCE:
            record = record.play(roll(state, dice))
            continue
        swap = state.game.swap if isinstance(state, Connection) else None
        moves = [move for move in state.legal() if move != swap]
        after = record.play(moves[dice.below(len(moves))])
        if after.outcome is not None:
            break
        record, stones = after, stones - 1
    return record.text()


def stages(fixture: Fixture, faults: type[Exception] = Forfeiture) -> Iterator[Stage]:
    """Plays the game of a fixture and yields its stages. Raises BadValue for a player that cannot play here."""
    record, dice = read(fixture.opening), Dice(fixture.seed)
    with ExitStack() as stack:
        seats = []
        for place, (player, colour) in enumerate(zip(fixture.players, COLOURS, strict=True)):
            seat = player.seat(record.game, fixture.seed + place, f"game-{fixture.number}-{colour}")
            seats.append((stack.enter_context(seat), player.budget))
        yield from play(record, seats, lambda: Dice(dice.below(SEEDS)), faults=faults)


def result(fixture: Fixture) -> Result:
    """Plays the game of a fixture to its end. A bot in a file of the reader's own loses it by an error."""
    return Result.of(fixture, last(stages(fixture, BotFault)))
