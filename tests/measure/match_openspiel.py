"""A match at equal time against OpenSpiel's compiled Monte Carlo tree search with random rollouts.

`python -m tests.measure.match_openspiel y 11 --seconds 0.5 --pairs 50`: colour-swapped pairs from random one-stone
openings, without a swap, one process. Every game is printed, and in the end the score with its 95 % interval.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from pyengine.bots.bot import Bot, Budget
from pyengine.bots.names import bot_named
from pyengine.bots.thinking import conclude, remembering
from pyengine.core.dice import Dice
from pyengine.core.game import Game, State
from pyengine.games import new_game
from tests.measure.duel import duel, parser
from tests.measure.gtp_openspiel import EXPLORATION, SIZE, flipped

MEMORY = 1024
MOST = 2**30
"""Simulations that it never gets to: its clock is what limits it."""


class Peer:
    """OpenSpiel's bot in one game."""

    def __init__(self, game: Game, seconds: float, seed: int) -> None:
        self._ours, self._seconds, self._seed = game, seconds, seed
        self._theirs = pyspiel.load_game(game.name, {SIZE: game.size})
        self._state = self._theirs.new_initial_state()
        self.thought = 0.0

    def play(self, move: int) -> None:
        """A move is made on its board too."""
        names = {self._state.action_to_string(action): action for action in self._state.legal_actions()}
        self._state.apply_action(names[self._named(move)])

    def move(self, legal: Sequence[int]) -> int:
        """Its choice, as a move of ours."""
        name = self._state.action_to_string(self._search().best_child().action)
        return next(move for move in legal if self._named(move) == name)

    def simulations(self) -> int:
        """How many it gets done."""
        return int(self._search().explore_count)

    def _search(self) -> Any:
        """The root of the tree that it builds in its time."""
        start = time.perf_counter()
        bot = pyspiel.MCTSBot(
            self._theirs,
            pyspiel.RandomRolloutEvaluator(1, self._seed),
            EXPLORATION,
            MOST,
            MEMORY,
            solve=True,
            seed=self._seed,
            verbose=False,
            max_wall_clock_time=self._seconds,
        )
        root = bot.mcts_search(self._state)
        self.thought += time.perf_counter() - start
        return root

    def _named(self, move: int) -> str:
        name = self._ours.move_name(move)
        return flipped(name) if self._ours.name == "y" else name


def play(start: State, bot: Bot, first: bool, seconds: float, seed: int) -> tuple[bool, int, float, float]:
    """One game from a position on, in which the bot is player 1 or 2: whether it won, plies, seconds of either."""
    dice, state, ours, thought = Dice(seed), start, remembering(bot), 0.0
    peer = Peer(start.game, seconds, seed)
    if start.last is not None:
        peer.play(start.last)
    while state.outcome is None:
        if (state.to_move == 1) == first:
            begun = time.perf_counter()
            move = conclude(ours, state, Budget(seconds=seconds), Dice(dice.below(2**32))).move
            thought += time.perf_counter() - begun
        else:
            move = peer.move(state.legal())
        peer.play(move)
        state = state.play(move)
    return (state.outcome.winner == 1) == first, state.ply, thought, peer.thought


def main() -> None:
    """Plays the match."""
    options = parser()
    options.add_argument("--bot", default="wye")
    chosen = options.parse_args()
    game, dice = new_game(chosen.game, chosen.size, {"pie": False}), Dice(chosen.seed)

    def openings() -> Iterator[str]:
        for _ in range(chosen.pairs):
            yield game.move_name(dice.below(len(game.geometry.names)))

    def one(opening: str, first: bool) -> tuple[bool, str]:
        start = game.start().play(game.move_named(opening))
        bot, seed = bot_named(chosen.bot), dice.below(2**31)
        wins, plies, ours, theirs = play(start, bot, first, chosen.seconds, seed)
        return wins, f"{plies} plies, {ours:.1f} s, {theirs:.1f} s"

    duel(chosen.bot, openings(), one)


if __name__ == "__main__":
    main()
