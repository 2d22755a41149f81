"""The bot `mcts-chance`: UCT for games in which chance moves too, and for one player alone against chance.

At a chance node nobody chooses: what happens is drawn with its probability, so that the mean of the results is the
expectation (Cameron Browne and others, "A survey of Monte Carlo tree search methods", 2012, section 4.8). A decision
process is a game of player 1 and chance whose result is the share of the rewards collected.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.dice import Dice
from pyengine.game import CHANCE, State, rolled
from pyengine.search.bandit import CP
from pyengine.search.info import Info, setting
from pyengine.search.uct import NODES, Node, Tree


@dataclass(frozen=True, slots=True)
class MctsChance:
    """The search and its settings; without chance in the game it is UCT."""

    c: float = setting("Exploration: Cp in Q/N + 2 Cp sqrt(ln N(parent) / N)", CP, 0.0, 10.0)
    sims: int = setting("Playouts in an iteration", 16, 1, 1000)
    nodes: int = setting("Largest tree in nodes; when it is full, it grows no more", NODES, 1, 10_000_000)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after every few iterations. The move of most visits is played."""
        return ChanceTree(state, dice, self.c, self.nodes).run(self.sims, playouts)


class ChanceTree(Tree):
    """A tree in which some of the nodes are chance's to move."""

    def _child(self, node: Node, state: State) -> Node | None:
        if state.to_move != CHANCE:
            return super()._child(node, state)
        move = rolled(state, self._dice)
        child = node.children.get(move)
        if child is None and self.nodes < self._limit:
            return self._grow(node, move, CHANCE)
        return child
