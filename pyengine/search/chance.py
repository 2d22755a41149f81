"""UCT for games with chance, for two players or for one player alone.

At a chance node the move is drawn by its probability, so that the mean result is the expectation (Cameron Browne and
others, "A survey of Monte Carlo tree search methods", 2012, section 4.8). A Markov decision process is a game of
player 1 against chance whose score is the share of the rewards collected.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.core.dice import Dice
from pyengine.core.game import CHANCE, State, roll
from pyengine.core.parameters import Real, Whole, parameter
from pyengine.search.bandit import CP
from pyengine.search.info import Info
from pyengine.search.uct import NODES, SIMS, Uct, UctNode, UctTree


@dataclass(frozen=True, slots=True)
class MctsChance:
    """The search and its settings. In a game without chance it is UCT."""

    c: float = parameter("Exploration (Cp)", CP, Real(0.0, 10.0))
    sims: int = SIMS.field()
    nodes: int = parameter("Largest tree in nodes; a full tree grows no further", NODES, Whole(1, 10_000_000))

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after every few iterations. The move of most visits is played."""
        return ChanceTree(state, dice, Uct(self.c, self.sims, self.nodes)).run(playouts)


class ChanceTree(UctTree):
    """A tree with chance nodes."""

    def _child(self, node: UctNode, state: State) -> UctNode | None:
        if state.to_move != CHANCE:
            return super()._child(node, state)
        move = roll(state, self._dice)
        child = node.children.get(move)
        if child is None and self.nodes < self._limit:
            return self._grow(node, move, CHANCE)
        return child
