"""RAVE: UCT that also uses all-moves-as-first (AMAF) values, Rapid Action Value Estimation.

A playout counts for every move that the player to move made in it later, as if that move had been made first. Such AMAF
values are known early but biased; a move's own results come late but are sound. So the weight of AMAF falls with the
visits of a move (Sylvain Gelly and David Silver, "Combining online and offline knowledge in UCT", 2007).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from typing import cast

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.game import State
from pyengine.core.parameters import Real, Whole, parameter
from pyengine.core.protocols import Connection
from pyengine.core.reduction import deal, reduction_of
from pyengine.search.bandit import logarithm
from pyengine.search.info import Info, Search, line_of
from pyengine.search.memory import KEEP, TreeMemory
from pyengine.search.uct import NODES, SIMS, Node, Tree, Uct

SEEN, WON, WEIGHT, OWN, SPREAD = range(5)

Amaf = NDArray[np.float64]
"""AMAF counts of some playouts, shape (2, 2, moves): for each player the playouts in which that player made the move
(SEEN), and the player's total score in these (WON)."""


@dataclass(frozen=True, slots=True)
class Rave:
    """The search and its settings, for games without chance."""

    k: float = parameter(
        "RAVE weight: playouts k of a move at which AMAF still counts for half, in sqrt(k / (3 N + k))",
        4800.0,
        Real(0.0, 1e6),
    )
    c: float = parameter("Exploration (Cp)", 0.4, Real(0.0, 10.0))
    sims: int = SIMS.field()
    nodes: int = parameter("Largest tree in nodes; a full tree grows no further", NODES // 2, Whole(1, 10_000_000))
    keep: bool = KEEP.field()

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after every few iterations. The most visited move is played."""
        return RaveTree(state, dice, self).run(playouts)

    def with_memory(self) -> Search:
        return TreeMemory(lambda state, dice: RaveTree(state, dice, self), RaveTree.run) if self.keep else self


class RaveNode(Node):
    """A node with the AMAF statistics of its moves.

    An open node has a `table`, shape (5, moves), seen by the player to move there. For each move: the AMAF playouts
    (SEEN) and their total score (WON), the weight of the AMAF value (WEIGHT), the mean of the move's own results times
    the remaining weight (OWN; -inf if the move is illegal or loses), and the factor of its exploration (SPREAD).
    """

    __slots__ = ("table",)

    table: NDArray[np.float64]


class RaveTree(Tree[RaveNode]):
    """The search of one position by RAVE."""

    def __init__(self, state: State, dice: Dice, settings: Rave) -> None:
        self._k, self._moves = settings.k, state.game.moves
        self._swap = state.game.swap if isinstance(state, Connection) else None
        super().__init__(state, dice, Uct(settings.c, settings.sims, settings.nodes), RaveNode)
        self._set_offer()

    def follow(self, state: State, dice: Dice) -> bool:
        if not super().follow(state, dice):
            return False
        self._set_offer()
        return True

    def _set_offer(self) -> None:
        self._offer = self._swap if self._swap in self._state.legal() else None
        if self._offer is not None:
            self.root.table[OWN, self._offer] = -np.inf  # `info` decides on it

    def info(self) -> Info:
        """What is known now. A swap is worth what the best other move leaves to the opponent, and is not searched."""
        info = super().info()
        if self._offer is not None and info.value < 0.5:
            return replace(info, move=self._offer, value=1 - info.value, line=line_of(self._offer))
        return info

    def _simulate(self, path: list[RaveNode], state: State, count: int) -> tuple[float, int]:
        if self._swap is None:
            score, amaf = self._follow(path, state, count)
        else:  # what follows from a Connection is one, too
            score, amaf = self._deal(cast(Connection, state), count)
        # After a swap, which turns stones over, only the nodes from it on learn AMAF values.
        swap = next((place for place, node in enumerate(path) if node.move == self._swap), 0)
        for node in path[swap:]:
            if node.state is not None:
                node.table[:WEIGHT] += amaf[node.state.to_move - 1]
        return score, 0

    def _child(self, node: RaveNode, state: State) -> RaveNode | None:
        seen, won, weight, own, spread = node.table
        move = int((weight * won / seen + own + spread * sqrt(logarithm(max(1, node.visits)))).argmax())
        child = node.children.get(move)
        return self._grow(node, move, state.to_move) if child is None and self.nodes < self._limit else child

    def _open(self, node: RaveNode, state: State) -> None:
        node.state = state
        table = node.table = np.zeros((5, self._moves))
        # One imagined playout per move, even or slightly better, breaks ties at random. It also lets a move that never
        # occurs in playouts, such as a swap, be tried in time.
        table[SEEN] = 1
        table[WON] = 0.5 + self._dice.octets(1, self._moves)[0] / 512
        table[WEIGHT] = 1
        table[OWN] = -np.inf
        table[OWN, state.legal()] = 0

    def _decides(self, parent: RaveNode, child: RaveNode) -> bool:
        if child.is_lost:
            parent.table[OWN, child.move] = -np.inf
        return child.winner == child.player or bool(parent.table[OWN].max() == -np.inf)

    def _back_up(self, path: list[RaveNode], score: float, most: int, visits: int, both: float) -> None:
        super()._back_up(path, score, most, visits, both)
        for parent, child in pairwise(path):
            if child.is_lost:
                continue
            weight = sqrt(self._k / (3 * child.visits + self._k))
            own, spread = (1 - weight) * child.value, (1 - weight) * 2 * self._c / sqrt(child.visits)
            if child.move == self._swap:  # full boards do not show a swap, so it has its own results alone
                weight, own = 0.0, child.value
            parent.table[WEIGHT:, child.move] = (weight, own, spread)

    def _deal(self, state: Connection, count: int) -> tuple[float, Amaf]:
        """The score of player 1 and the AMAF counts of `count` full boards, the empty cells shared as by moves in turn.

        Filling the board does not change the winner of a random game, and a player could have made the moves to all of
        the player's cells in any order. So no game is played move by move. Playouts contain no swap; the tree tries it.
        """
        boards = deal(state.cells, state.stones_due(), count, self._dice)
        cells, won = len(boards), reduction_of(state.field).winner_bits(boards)
        winners = [place for place in range(count) if won >> place & 1]
        wins = len(winners)
        owned, owned_wins = boards.sum(axis=1), boards[:, winners].sum(axis=1)
        amaf: Amaf = np.zeros((2, 2, self._moves))
        amaf[0, SEEN, :cells], amaf[0, WON, :cells] = owned, owned_wins
        amaf[1, SEEN, :cells], amaf[1, WON, :cells] = count - owned, count - wins - owned + owned_wins
        return wins, amaf

    def _follow(self, path: list[RaveNode], state: State, count: int) -> tuple[float, Amaf]:
        """The score of player 1 and the AMAF counts of `count` random games from the end of the path, move by move."""
        amaf: Amaf = np.zeros((2, 2, self._moves))
        descent = [(node.player, node.move) for node in path[1:]]
        total = 0.0
        for _ in range(count):
            made, end = list(descent), state
            while (outcome := end.outcome) is None:
                moves = end.legal()
                move = moves[self._dice.below(len(moves))]
                made.append((end.to_move, move))
                end = end.play(move)
            total += outcome.score(1)
            for player, move in made:
                amaf[player - 1, SEEN, move] += 1
                amaf[player - 1, WON, move] += outcome.score(player)
        return total, amaf
