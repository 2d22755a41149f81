"""A review of a game: the moves that cost their player much, judged by the page's analyst.

Every position gets the playouts of the page. The positions before and after a move that may be a mistake are searched
again for longer, and once more for much longer if it still seems one. First stones, answers to
them and swaps have the values of the tables.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from pyengine.bots.bot import Budget
from pyengine.bots.names import analyst
from pyengine.bots.thinking import conclude
from pyengine.core.dice import Dice
from pyengine.core.game import at_chance
from pyengine.records.record import Record
from pyengine.search.connection.openings import apply_tables

DOUBT = 0.5
"""A move is searched again if it seems to cost this share of the least mistake."""
SEED = 1


@dataclass(frozen=True, slots=True)
class Judgement:
    """A move with the share `cost` of the winning chances that its player lost, and the move that the analyst prefers.

    `before` is the record up to the move.
    """

    before: Record
    move: int
    better: int
    cost: float

    @property
    def player(self) -> int:
        return self.before.state.to_move


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analyst's move in a position, the winning chance of player 1, and the playouts that it was given and took."""

    move: int | None
    chance: float
    given: int
    taken: int

    def chance_of(self, player: int) -> float:
        return self.chance if player == 1 else 1 - self.chance


class Review:
    """A game, the positions of which are analysed as far as its mistakes ask for it."""

    def __init__(self, record: Record, scale: int = 1) -> None:
        """With `scale`, each search is that many times as long as the page's."""
        self._record, self._scale = record, scale
        self.analyses: dict[int, Analysis] = {}
        """By the number of the position, from 0."""

    def judge(self, least: float) -> list[Judgement]:
        """Every move that a player chose. Those that cost `least` or more are checked."""
        check = analyst(self._record.game).checks
        while True:
            moves = list(self._judgements())
            doubtful = dict[int, int]()
            for move in moves:
                times = check**2 if move.cost >= least else check if move.cost >= DOUBT * least else 1
                for index in (len(move.before.states) - 1, len(move.before.states)):
                    one = self.analyses[index]
                    if one.given < self._playouts(times) and one.taken == one.given:
                        doubtful[index] = max(times, doubtful.get(index, 0))
            if not doubtful:
                return moves
            for index, times in doubtful.items():
                self.analyse(index, times)

    def _judgements(self) -> Iterator[Judgement]:
        """Moves of chance, turns without a move and forfeits are no choices."""
        states = self._record.states
        for index, (state, after) in enumerate(pairwise(states)):
            if at_chance(state) or at_chance(after) or after.last is None:
                continue
            known = self.analyses.get(index) or self.analyse(index)
            then = self.analyses.get(index + 1) or self.analyse(index + 1)
            player, better = state.to_move, after.last if known.move is None else known.move
            cost = max(0.0, known.chance_of(player) - then.chance_of(player)) if better != after.last else 0.0
            yield Judgement(Record(states[: index + 1]), after.last, better, cost)

    def _playouts(self, times: int) -> int:
        return analyst(self._record.game).studies * times * self._scale

    def analyse(self, index: int, times: int = 1) -> Analysis:
        """Searches the position with this number, from 0, `times` as long as any position."""
        state, playouts = self._record.states[index], self._playouts(times)
        if state.outcome is not None:
            found = Analysis(None, state.outcome.score(1), playouts, 0)
        else:
            bot = replace(analyst(self._record.game), opens=False)
            info = apply_tables(conclude(bot, state, Budget(playouts=playouts), Dice(SEED)), state)
            chance = info.value if state.to_move == 1 else 1 - info.value
            found = Analysis(info.move, chance, playouts, info.playouts)
        self.analyses[index] = found
        return found


def mistakes(record: Record, least: float) -> list[Judgement]:
    """The moves of a game that have cost `least` or more."""
    return [move for move in Review(record).judge(least) if move.cost >= least]
