"""Expectimax and expectiminimax: minimax for opponents and dice that leave things to chance.

Donald Michie, "Game-playing and game-learning automata" (1966); chance nodes as in Bruce Ballard, "The *-minimax search
procedure for trees containing chance nodes" (1983), without the cuts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.dice import Dice
from pyengine.game import State, opponent
from pyengine.search.info import Info, setting
from pyengine.search.minimax import DEEPEST, Evaluation, Lookahead, deepening


@dataclass(frozen=True, slots=True)
class Expectimax:
    """The best move against an opponent who plays at random: it may set traps. Playouts are leaves."""

    evaluation: Evaluation
    depth: int = setting("Moves to look ahead at most", DEEPEST, 1, DEEPEST)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields every few leaves, one move deeper each time, until the result is certain or `depth` is reached."""
        tree = Lookahead(self.evaluation(state.game), random=opponent(state.to_move), remembers=True)
        return deepening(tree, state, dice, self.depth, playouts)


@dataclass(frozen=True, slots=True)
class Expectiminimax:
    """The best move against the best opponent where chance has a hand in it. Playouts are leaves."""

    evaluation: Evaluation
    depth: int = setting("Moves to look ahead at most, the throws of chance not counted", DEEPEST, 1, DEEPEST)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields every few leaves, one move deeper each time, until the result is certain or `depth` is reached."""
        tree = Lookahead(self.evaluation(state.game), remembers=True)
        return deepening(tree, state, dice, self.depth, playouts)
