"""Values the first stones of a game for the pie rule, by what comes of games that begin with them.

What a search says of a first stone is far from what becomes of it: too much lies ahead for it. So the bot that opens
plays on from each stone against itself, and its search counts like PRIOR games. Most games are given to the stones that
may be the even ones, by sequential halving (Zohar Karnin, Tomer Koren and Oren Somekh, "Almost optimal exploration in
multi-armed bandits", 2013): after each round the less even half is left out, and the next one has twice the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pyengine.bots import Budget, choose
from pyengine.dice import Dice
from pyengine.game import Game
from pyengine.levels import BOT
from pyengine.match import SEEDS, Entrant, Fixture, Played, play_all
from pyengine.openings import Values
from pyengine.record import Record

PRIOR = 2
"""Games that a search counts for."""
LONGER = 16
"""Playouts of a search, in those of a move."""
ROUND = 4
"""Games from each stone in the first round."""
FEW = 4
"""Stones that are never left out for want of evenness."""


@dataclass(slots=True)
class Stone:
    """A first stone: what a search gives who put it down, 0 to 1, and what came of games."""

    move: int
    said: float
    won: float = 0
    games: int = 0

    @property
    def value(self) -> float:
        """The winning chance of who put it down."""
        return (self.won + PRIOR * self.said) / (self.games + PRIOR)

    @property
    def lead(self) -> float:
        """By how much one side is ahead of even, 0 to 0.5."""
        return abs(self.value - 0.5)


class Valuation:
    """One look at all first stones of a game without a pie rule."""

    def __init__(
        self, game: Game, playouts: int, seed: int, follow: Callable[[Iterator[Played], int, int, str], None]
    ) -> None:
        """`playouts` are those of a move; `follow` lets a round happen: games, how many, how many known, title.

        Raises BadValue for no playouts.
        """
        self._game, self._follow, self._dice = game, follow, Dice(seed)
        self._player = Entrant(f"{BOT}@{playouts}", Budget(playouts=playouts))
        start, long = game.start(), Budget(playouts=playouts * LONGER)
        moves = sorted({game.alike(move) for move in start.legal()})
        self._stones = [Stone(move, 1 - choose(BOT, start.play(move), long, seed).value) for move in moves]

    def find(self, most: int, jobs: int = 1) -> Values:
        """What each first stone is worth, one of those that are alike, by `most` games or less, proven ones by none."""
        done, kept = 0, [stone for stone in self._stones if 0 < stone.said < 1]
        while done < most:
            more = min(max(done, ROUND), most - done)
            title = f"{len(kept)} of {len(self._stones)} stones"
            self._follow(self._round(kept * more, jobs), len(kept) * more, 0, title)
            kept = sorted(kept, key=lambda stone: stone.lead)[: max(FEW, len(kept) // 2)]
            done += more
        return {self._game.move_name(stone.move): round(stone.value, 3) for stone in self._stones}

    def _round(self, asked: Sequence[Stone], jobs: int) -> Iterator[Played]:
        """A game from each of these stones, which keep what came of it."""
        players = self._player, self._player
        fixtures = [
            Fixture(number, Record.of(self._game).play(stone.move).text(), players, self._dice.below(SEEDS))
            for number, stone in enumerate(asked)
        ]
        for stone, played in zip(asked, play_all(fixtures, jobs), strict=True):
            stone.won += played.score
            stone.games += 1
            yield played
