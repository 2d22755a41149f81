"""Expectimax and expectiminimax: minimax against a random opponent, and in games with chance.

Donald Michie, "Game-playing and game-learning automata" (1966); chance nodes as in Bruce Ballard, "The *-minimax search
procedure for trees containing chance nodes" (1983), without cutoffs.
"""

from dataclasses import dataclass

from pyengine.core.game import State, opponent
from pyengine.core.parameters import Whole, parameter
from pyengine.search.minimax import DEEPEST, DepthPlanner, Plan


@dataclass(frozen=True, slots=True)
class Expectimax(DepthPlanner):
    """The best move against an opponent who moves at random: it sets traps."""

    def plan(self, state: State, /) -> Plan:
        judge, random = self.evaluation(state.game), opponent(state.to_move)
        return Plan(judge, self.depth, self.deepen, random=random, has_table=True)


@dataclass(frozen=True, slots=True)
class Expectiminimax(DepthPlanner):
    """The best move against the best opponent in a game with chance."""

    depth: int = parameter("Search depth in moves at most, not counting moves of chance", DEEPEST, Whole(1, DEEPEST))

    def plan(self, state: State, /) -> Plan:
        return Plan(self.evaluation(state.game), self.depth, self.deepen, has_table=True)
