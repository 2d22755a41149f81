"""Values the first stones of a game for the pie rule, and the answers to them, by long searches and by games.

A search of the network values each first stone, as the analysis of the page does, so that both say the same. The search
of a stone values the answers to it, too, so that a stone and its best answer agree. Where games are asked for, a bot
that leaves more to chance plays them against itself from each move, and the search counts as PRIOR games. Most games go
to the first stones nearest to even, or to the best answers, by sequential halving (Zohar Karnin, Tomer Koren and Oren
Somekh, "Almost optimal exploration in multi-armed bandits", 2013): after each round the worse half is dropped, and the
others get twice as many games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pyengine.arena.match import SEEDS, Fixture, Result, result
from pyengine.arena.parallel.spread import Spread, in_turn
from pyengine.bots.bot import Budget
from pyengine.bots.names import bot_named
from pyengine.bots.player import BotPlayer
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from pyengine.core.game import Game
from pyengine.core.protocols import connection
from pyengine.records.record import Record
from pyengine.search.openings import Values, answer

SEARCHER, PLAYER = "net", "wye"
"""The bots that value a move by a search, and that play the games."""
POSITIONS = 4000
"""How many the search of a move looks at."""
PRIOR = 2
"""How many games a search counts for."""
ROUND = 4
"""Games from each move in the first round."""
FEW = 4
"""How many moves are kept to the last round."""
PROMISING = 16
"""How many answers are told: those that the search finds best."""
LEAST = 0.002
"""The share of the visits below which the search of a stone knows too little of an answer."""

Follow = Callable[[Iterator[Result], int, int, str], None]
"""Runs a round: games, their number, how many are already played, title."""


@dataclass(slots=True)
class Stone:
    """A move: the winning chance of its player by a search, 0 to 1, and the results of its games."""

    move: int
    said: float
    won: float = 0
    games: int = 0

    @property
    def value(self) -> float:
        """The winning chance of its player."""
        return (self.won + PRIOR * self.said) / (self.games + PRIOR)

    @property
    def lead(self) -> float:
        """How far it is from even, 0 to 0.5."""
        return abs(self.value - 0.5)


class Valuation:
    """The valuation of all first stones of a game without a pie rule, or of all answers to one of them."""

    def __init__(self, game: Game, playouts: int, seed: int, follow: Follow, first: int | None = None) -> None:
        """`playouts` is for a move of a game; `first` is the stone to which answers are valued, if any.

        Raises BadValue for no playouts.
        """
        self._game, self._follow, self._dice = connection(game.start()).game, follow, Dice(seed)
        self._answers = first is not None
        self._record = Record.of(game) if first is None else Record.of(game).play(first)
        self._player = BotPlayer(f"{PLAYER}@{playouts}", Budget(playouts=playouts), 1, bot_named(PLAYER))
        state, long = self._record.state, Budget(playouts=POSITIONS)
        if first is None:
            moves = sorted({self._game.alike(move) for move in state.legal()})
            self._stones = [Stone(move, 1 - choose(SEARCHER, state.play(move), long, seed).value) for move in moves]
            return
        said: dict[int, float] = {}
        info = choose(SEARCHER, state, long, seed)
        for branch in info.tree(self._game.moves):  # of answers that are alike the most visited one
            if branch.visits >= LEAST * sum(info.visits.values()):
                said.setdefault(answer(self._game, first, branch.move), branch.value)
        self._stones = [Stone(move, value) for move, value in said.items()]

    def find(self, most: int, spread: Spread = in_turn) -> Values:
        """The value of each first stone, up to symmetry, from at most `most` games; proven ones are not played."""
        self._play(most, spread)
        return {self._game.move_name(stone.move): round(stone.value, 3) for stone in self._stones}

    def find_answers(self, most: int, spread: Spread = in_turn) -> dict[str, tuple[float, int]]:
        """The value of the promising answers, up to symmetry, and the number of games behind it, at most `most`."""
        self._stones = sorted(self._stones, key=self._order)[:PROMISING]
        self._play(most, spread)
        best = sorted(self._stones, key=self._order)
        return {self._game.move_name(stone.move): (round(stone.value, 3), stone.games) for stone in best}

    def _order(self, stone: Stone) -> float:
        """Less for the stones that deserve more games."""
        return -stone.value if self._answers else stone.lead

    def _play(self, most: int, spread: Spread) -> None:
        """Plays at most so many games from each undecided move."""
        done, kept = 0, [stone for stone in self._stones if 0 < stone.said < 1]
        while done < most:
            more = min(max(done, ROUND), most - done)
            title = f"{len(kept)} of {len(self._stones)} {'answers' if self._answers else 'stones'}"
            self._follow(self._round(kept * more, spread), len(kept) * more, 0, title)
            kept = sorted(kept, key=self._order)[: max(FEW, len(kept) // 2)]
            done += more

    def _round(self, asked: Sequence[Stone], spread: Spread) -> Iterator[Result]:
        """Plays a game from each of these moves and adds the results to them."""
        players = self._player, self._player
        fixtures = [
            Fixture(number, self._record.play(stone.move).text(), players, self._dice.below(SEEDS))
            for number, stone in enumerate(asked)
        ]
        for stone, game in zip(asked, spread(result, fixtures), strict=True):
            stone.won += 1 - game.score if self._answers else game.score
            stone.games += 1
            yield game
