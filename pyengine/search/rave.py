"""RAVE: UCT whose moves share what they learn, all moves as first (AMAF).

Sylvain Gelly and David Silver, "Combining online and offline knowledge in UCT" (2007). A playout tells something about
every move that the player to move made in it, as if it had been made first. That is known early and biased, a move's
own results late and sound; so the weight of the former falls with the latter.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from pyengine.dice import Dice
from pyengine.game import State
from pyengine.geometry import Field
from pyengine.reduction import dealt, reduction_of
from pyengine.search.bandit import logarithm
from pyengine.search.info import Info, line_of, setting
from pyengine.search.uct import NODES, Node, Tree

SEEN, WON, WEIGHT, OWN, SPREAD = range(5)

Amaf = NDArray[np.float64]
"""Of some playouts, shape (2, 2, moves): for either player how many of them saw that player make the move (SEEN), and
what that player scored in these (WON)."""


@dataclass(frozen=True, slots=True)
class Rave:
    """The search and its settings, for games without chance."""

    k: float = setting(
        "Playouts of a move at which all moves as first still weigh half, in sqrt(k / (3 N + k))", 4800.0, 0.0, 1e6
    )
    c: float = setting("Exploration: Cp in Q/N + 2 Cp sqrt(ln N(parent) / N)", 0.4, 0.0, 10.0)
    sims: int = setting("Playouts in an iteration", 16, 1, 1000)
    nodes: int = setting("Largest tree in nodes; when it is full, it grows no more", NODES // 2, 1, 10_000_000)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after every few iterations. The move of most visits is played."""
        return RaveTree(state, dice, self).run(self.sims, playouts)


class RaveNode(Node):
    """A node that knows more of its moves than their visits.

    `table`, shape (5, moves), is there for open nodes, as the player to move there sees it: of all moves as first how
    many games there were and what they scored, their weight, the rest of the weight times the mean of the move's own
    results (-inf where the move is not legal), and the factor of its exploration.
    """

    __slots__ = ("table",)

    table: NDArray[np.float64]


class RaveTree(Tree):
    """The search of one position by RAVE."""

    def __init__(self, state: State, dice: Dice, settings: Rave) -> None:
        self._k, self._moves, self._swap = settings.k, state.game.moves, state.game.swap
        super().__init__(state, dice, settings.c, settings.nodes)
        self._offer = self._swap if self._swap in state.legal() else None
        if self._offer is not None:
            assert isinstance(self.root, RaveNode)
            self.root.table[OWN, self._offer] = -np.inf  # it is weighed in `info`

    def info(self) -> Info:
        """What is known now. To swap means to sit on the other side of the best move, which decides whether it pays."""
        info = super().info()
        if self._offer is not None and info.value < 0.5:
            return replace(info, move=self._offer, value=1 - info.value, line=line_of(self._offer))
        return info

    def _simulate(self, path: list[Node], state: State, count: int) -> float:
        field = state.field
        score, amaf = self._follow(path, state, count) if field is None else self._deal(field, state, count)
        for node in self._concerned(path):
            assert isinstance(node, RaveNode)
            if node.state is not None:
                node.table[:WEIGHT] += amaf[node.state.to_move - 1]
        return score

    def _concerned(self, path: list[Node]) -> list[Node]:
        """The nodes that learn from a playout at the end of the path: not those before a swap, which turns it all."""
        swap = next((place for place, node in enumerate(path) if node.move == self._swap), 0)
        return path[swap:]

    def _child(self, node: Node, state: State) -> Node | None:
        """The move of the best score of its own results and all moves as first; None where the tree is full."""
        assert isinstance(node, RaveNode), "a tree of RAVE grows no other nodes"
        seen, won, weight, own, spread = node.table
        score = weight * won / seen + own + spread * sqrt(logarithm(max(1, node.visits)))
        move = int(score.argmax())
        child = node.children.get(move)
        return self._grow(node, move, state.to_move) if child is None and self.nodes < self._limit else child

    def _open(self, node: Node, state: State) -> None:
        assert isinstance(node, RaveNode)
        node.state = state
        table = node.table = np.zeros((5, self._moves))
        # One imagined game for each move, at least as good as even: ties break at random, and a move that is never
        # seen in the playouts after another one (a swap) is tried in time.
        table[SEEN] = 1
        table[WON] = 0.5 + self._dice.octets(1, self._moves)[0] / 512
        table[WEIGHT] = 1
        table[OWN] = -np.inf
        table[OWN, state.legal()] = 0

    def _new(self, move: int, player: int) -> Node:
        return RaveNode(move, player)

    def _decides(self, parent: Node, child: Node) -> bool:
        assert isinstance(parent, RaveNode)
        if child.is_lost:
            parent.table[OWN, child.move] = -np.inf
        return child.winner == child.player or bool(parent.table[OWN].max() == -np.inf)

    def _back_up(self, path: list[Node], score: float, count: int) -> None:
        super()._back_up(path, score, count)
        for parent, child in pairwise(path):
            assert isinstance(parent, RaveNode)
            if child.is_lost:
                continue
            weight = sqrt(self._k / (3 * child.visits + self._k))
            own, spread = (1 - weight) * child.value, (1 - weight) * 2 * self._c / sqrt(child.visits)
            if child.move == self._swap:  # full boards do not tell who swapped: a swap has its own results alone
                weight, own = 0.0, child.value
            parent.table[WEIGHT:, child.move] = (weight, own, spread)

    def _deal(self, field: Field, state: State, count: int) -> tuple[float, Amaf]:
        """What player 1 scores on `count` full boards, the empty cells dealt to both as alternate moves would.

        A random game has the winner that it would have on a full board, and a player made, or could have made in any
        order, the moves to all the cells that are the player's there: so no game is played move by move. In a position
        with a swap none is played here, for the tree will try it.
        """
        boards = dealt(state.cells, state.to_move, count, self._dice)
        cells, won = len(boards), reduction_of(field).won(boards)
        winners = [place for place in range(count) if won >> place & 1]
        wins = len(winners)
        owned, owned_wins = boards.sum(axis=1), boards[:, winners].sum(axis=1)
        amaf: Amaf = np.zeros((2, 2, self._moves))
        amaf[0, SEEN, :cells], amaf[0, WON, :cells] = owned, owned_wins
        amaf[1, SEEN, :cells], amaf[1, WON, :cells] = count - owned, count - wins - owned + owned_wins
        return wins, amaf

    def _follow(self, path: list[Node], state: State, count: int) -> tuple[float, Amaf]:
        """What player 1 scores in `count` random games from this position at the end of the path, move by move."""
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
