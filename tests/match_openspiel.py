"""A match at equal time against OpenSpiel's compiled Monte Carlo tree search with random rollouts.

`python -m tests.match_openspiel y 11 --seconds 0.5 --pairs 50`: colour-swapped pairs from random one-stone openings,
without a swap, one process. Every game is printed, and in the end the score with its 95 % interval.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from pyengine.bots import Bot, Budget, bot_named, conclude, remembering
from pyengine.dice import Dice
from pyengine.game import Game, State
from pyengine.games import new_game
from pyengine.rating import wilson
from tests.gtp_openspiel import EXPLORATION, SIZE, flipped

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
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("hex", "y"))
    parser.add_argument("size", type=int)
    parser.add_argument("--bot", default="wye")
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game, dice, won, played = new_game(chosen.game, chosen.size, {"pie": False}), Dice(chosen.seed), 0, 0
    for _ in range(chosen.pairs):
        opening = dice.below(len(game.geometry.names))
        for first in (True, False):
            seed = dice.below(2**31)
            start = game.start().play(opening)
            wins, plies, ours, theirs = play(start, bot_named(chosen.bot), first, chosen.seconds, seed)
            won, played = won + wins, played + 1
            sides = f"{'first' if first else 'second'} after {game.move_name(opening)}"
            print(
                f"{played}: {'won' if wins else 'lost'} as {sides}, {plies} plies, {ours:.1f} s, {theirs:.1f} s",
                flush=True,
            )
    low, high = wilson(won / played, played)
    print(f"{chosen.bot} won {won} of {played}: {won / played:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
