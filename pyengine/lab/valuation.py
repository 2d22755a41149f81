"""Values the first stones of a game for the pie rule by the results of games that begin with them.

A search misjudges first stones, since too much of the game lies ahead. So the bot plays games against itself from each
stone, and its search counts as PRIOR games. Most games go to the stones nearest to even, by sequential halving (Zohar
Karnin, Tomer Koren and Oren Somekh, "Almost optimal exploration in multi-armed bandits", 2013): after each round the
less even half is dropped, and the others get twice as many games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pyengine.bots.bot import Budget
from pyengine.bots.entrants import Entrant
from pyengine.bots.paths import BOT
from pyengine.bots.thinking import choose
from pyengine.dice import Dice
from pyengine.game import Game
from pyengine.lab.match import SEEDS, Fixture, Played
from pyengine.lab.processes import playing
from pyengine.records.record import Record
from pyengine.search.openings import Values

PRIOR = 2
"""How many games a search counts for."""
LONGER = 16
"""How many times the playouts of a move a search gets."""
ROUND = 4
"""Games from each stone in the first round."""
FEW = 4
"""How many stones are kept to the last round."""


@dataclass(slots=True)
class Stone:
    """A first stone: the winning chance of its owner by a search, 0 to 1, and the results of its games."""

    move: int
    said: float
    won: float = 0
    games: int = 0

    @property
    def value(self) -> float:
        """The winning chance of its owner."""
        return (self.won + PRIOR * self.said) / (self.games + PRIOR)

    @property
    def lead(self) -> float:
        """How far it is from even, 0 to 0.5."""
        return abs(self.value - 0.5)


class Valuation:
    """The valuation of all first stones of a game without a pie rule."""

    def __init__(
        self, game: Game, playouts: int, seed: int, follow: Callable[[Iterator[Played], int, int, str], None]
    ) -> None:
        """`playouts` is for a move. `follow` runs a round: games, their number, how many are already played, title.

        Raises BadValue for no playouts.
        """
        self._game, self._follow, self._dice = game, follow, Dice(seed)
        self._player = Entrant(f"{BOT}@{playouts}", Budget(playouts=playouts))
        start, long = game.start(), Budget(playouts=playouts * LONGER)
        moves = sorted({game.alike(move) for move in start.legal()})
        self._stones = [Stone(move, 1 - choose(BOT, start.play(move), long, seed).value) for move in moves]

    def find(self, most: int, jobs: int = 1) -> Values:
        """The value of each first stone, up to symmetry, from at most `most` games; proven ones are not played."""
        done, kept = 0, [stone for stone in self._stones if 0 < stone.said < 1]
        while done < most:
            more = min(max(done, ROUND), most - done)
            title = f"{len(kept)} of {len(self._stones)} stones"
            self._follow(self._round(kept * more, jobs), len(kept) * more, 0, title)
            kept = sorted(kept, key=lambda stone: stone.lead)[: max(FEW, len(kept) // 2)]
            done += more
        return {self._game.move_name(stone.move): round(stone.value, 3) for stone in self._stones}

    def _round(self, asked: Sequence[Stone], jobs: int) -> Iterator[Played]:
        """Plays a game from each of these stones and adds the results to them."""
        players = self._player, self._player
        fixtures = [
            Fixture(number, Record.of(self._game).play(stone.move).text(), players, self._dice.below(SEEDS))
            for number, stone in enumerate(asked)
        ]
        for stone, played in zip(asked, playing(jobs)(fixtures), strict=True):
            stone.won += played.score
            stone.games += 1
            yield played
