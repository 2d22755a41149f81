"""The search tree in arrays: statistics of moves, and the scores by which a descent chooses among them."""

from math import sqrt
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from pyengine.core.game import NOBODY
from pyengine.search.connection.evaluation import Stones
from pyengine.search.connection.fills import SAMPLES

Numbers = NDArray[np.intp]
Floats = NDArray[np.float32]
Share = TypeVar("Share", float, Floats)

VISITS, WINS, OWNED, OWNED_WINS = range(4)
SCORE, SPREAD = range(2)
NO_CHILD = -1
CHUNK = 1024
"""How many nodes are moved at a time."""


class WyeTree:
    """Nodes in arrays: one row per node, one column per cell; node 0 is the root.

    Every number is seen by the player to move at the node.

    - `stats`, shape (nodes, 4, cells): a move's VISITS, and its WINS, where each visit adds the share of its playouts
      that were won; then the AMAF counts, in playouts: how often the cell ended as the mover's own (OWNED), and how
      often it did so in a win (OWNED_WINS; -inf for occupied cells and moves that are proven to lose).
    - `choice`, shape (nodes, 2, cells): the SCORE that a descent maximizes, an estimated winning chance, and the SPREAD
      of the noise that is added to it.
    - `child`, shape (nodes, cells): the node after the move, or NO_CHILD.
    - `edge`, shape (nodes,): the place in `child` that leads to the node: parent * cells + move.
    """

    def __init__(self, cells: int, rave: float, noise: float, memory: int) -> None:
        """`rave` and `noise` are the settings of the search, `memory` the largest size in MiB."""
        self.cells, self.size = cells, 0
        # On a small board the values of moves lie farther apart, and a move that looks bad at first more often deserves
        # another look: so AMAF weighs less there, and noise more.
        root = sqrt(cells)
        self._rave, self._noise = rave * root, noise / root
        self.limit = max(1, memory * 2**20 // (cells * 28 + 8))
        # All the memory is reserved at once: systems commit pages only when they are touched, and growing would copy.
        self.stats: Floats = np.empty((self.limit, 4, cells), np.float32)
        self.choice: Floats = np.empty((self.limit, 2, cells), np.float32)
        self.child: NDArray[np.int32] = np.empty((self.limit, cells), np.int32)
        self.edge: Numbers = np.empty(self.limit, np.intp)

    def add(self, edges: Numbers, stones: Stones, counts: Floats) -> None:
        """Adds a node for the position behind each of these edges while there is room. The root's edge is unused.

        `stones` has shape (positions, cells); `counts`, shape (positions, 2, cells), holds OWNED and OWNED_WINS.
        """
        count = min(len(stones), self.limit - self.size)
        rows = slice(self.size, self.size + count)
        self.size += count
        self.edge[rows] = edges[:count]
        if rows.start:
            self.child.reshape(-1)[edges[:count]] = np.arange(rows.start, rows.stop)
        self.child[rows] = NO_CHILD
        self.stats[rows, :OWNED] = 0
        self.stats[rows, OWNED:] = counts[:count]
        self.stats[rows, OWNED_WINS][stones[:count] != NOBODY] = -np.inf
        self._choose(rows, self.stats[rows])

    def descend_to(self, root: int) -> Numbers:
        """Makes a node the root and drops all nodes not below it. Returns the nodes kept, in their new order."""
        levels = [np.array([root])]
        while len(levels[-1]):
            children = self.child[levels[-1]]
            levels.append(children[children != NO_CHILD].astype(np.intp))
        return self._keep(np.sort(np.concatenate(levels)))

    def thin(self) -> Numbers:
        """Drops at least half of the nodes: those with the fewest visits. Returns the nodes kept, in their new order.

        The results of the moves to them stay, and the next descent that ends there adds the node again.
        """
        parent, move = np.divmod(self.edge[1 : self.size], self.cells)
        visits = self.stats[parent, VISITS, move]
        few = np.partition(visits, self.size // 2)[self.size // 2] if self.size > 2 else np.inf
        # A node has more visits than any below it, so no node loses its parent.
        return self._keep(np.concatenate([[0], 1 + np.flatnonzero(visits > few)]))

    def _keep(self, nodes: Numbers) -> Numbers:
        """Drops all nodes but these, in increasing order: the new root first, and none without its parent."""
        numbers = np.full(self.size, NO_CHILD, np.int32)
        numbers[nodes] = np.arange(len(nodes))
        for first in range(0, len(nodes), CHUNK):  # nodes only ever move down, so no second tree is needed
            rows, old = slice(first, min(first + CHUNK, len(nodes))), nodes[first : first + CHUNK]
            self.stats[rows], self.choice[rows] = self.stats[old], self.choice[old]
            child = self.child[old]
            self.child[rows] = np.where(child == NO_CHILD, NO_CHILD, numbers[child])
            parent, move = np.divmod(self.edge[old], self.cells)
            self.edge[rows] = numbers[parent] * self.cells + move
        self.size = len(nodes)
        return nodes

    def visit(self, edges: Numbers, values: Floats) -> None:
        """Adds a visit and its value, 0 to 1, to the moves of these edges, both shape (visits,); edges may repeat."""
        visits = edges + edges // self.cells * (3 * self.cells)  # from a place in `child` to the one in `stats`
        flat = self.stats.reshape(-1)
        np.add.at(flat, visits, np.float32(1))
        np.add.at(flat, visits + self.cells, values)

    def update(self, nodes: Numbers, counts: Floats) -> None:
        """Adds AMAF counts, shape (nodes, 2, cells), to distinct nodes, and updates the scores of their moves."""
        stats = self.stats[nodes]
        stats[:, OWNED:] += counts
        self.stats[nodes, OWNED:] = stats[:, OWNED:]
        self._choose(nodes, stats)

    def close(self, node: int, moves: list[int]) -> None:
        self.stats[node, OWNED_WINS, moves] = -np.inf
        self.choice[node, SCORE, moves] = -np.inf

    def line(self, move: int) -> tuple[int, ...]:
        """A move at the root and what is expected after it: the most visited move, as long as one was visited."""
        moves, node = [move], int(self.child[0, move])
        while node != NO_CHILD and (visits := self.stats[node, VISITS]).any():
            moves.append(int(visits.argmax()))
            node = int(self.child[node, moves[-1]])
        return tuple(moves)

    def _choose(self, nodes: Numbers | slice, stats: Floats) -> None:
        """Scores moves by their own results and their AMAF value, which counts as a fixed number of visits."""
        visits = stats[:, VISITS]
        score = amaf(stats[:, OWNED], stats[:, OWNED_WINS])
        score *= self._rave
        score += stats[:, WINS]
        share = 1 / (visits + self._rave)
        score *= share
        np.sqrt(share, out=share)
        share *= self._noise
        self.choice[nodes, SCORE] = score
        self.choice[nodes, SPREAD] = share


def amaf(owned: Share, owned_wins: Share) -> Share:
    """The AMAF value, 0 to 1: the share of wins among the playouts in which the cell was the mover's own.

    Two words of imaginary playouts, half of them won, keep it off the extremes while the counts are small.
    """
    return (owned_wins + SAMPLES) / (owned + 2 * SAMPLES)
