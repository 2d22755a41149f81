"""The search `wye`: Monte Carlo tree search with bit-parallel playouts and RAVE, in batches.

A batch of descents runs through the tree together; a little noise on the scores of moves spreads them, without virtual
losses. One pass evaluates all leaves of a batch (connection/evaluation.py), and every node above learns from their
playouts: the move that was made from its results, and all moves from the AMAF counts (RAVE; Sylvain Gelly and David
Silver, "Combining online and offline knowledge in UCT", 2007). A leaf's value is the mean of many playouts, so hardly
any exploration is needed beyond the noise.

Leaves that links alone win are proven, and the proofs are backed up (proof.py): moves that lose are not made again
(Mark Winands, Yngvi Björnsson and Jahn-Takeshi Saito, "Monte-Carlo tree search solver", 2008), and moves that do not
interfere with a proven win are not tried at all.

NOTES.md lists what was tried and what it gained.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.game import State, opponent
from pyengine.core.parameters import Real, Switch, Whole, parameter
from pyengine.core.protocols import Connection, connection
from pyengine.core.reduction import PLAYOUTS_A_WORD
from pyengine.search.connection.batches import BatchSearch
from pyengine.search.connection.distance import Board
from pyengine.search.connection.evaluation import WORDS, Evaluator, Stones
from pyengine.search.connection.position import Position
from pyengine.search.info import Info
from pyengine.search.wye.noise import Noise, misjudgements
from pyengine.search.wye.proof import Prover
from pyengine.search.wye.report import Report
from pyengine.search.wye.tree import NO_CHILD, SCORE, SPREAD, VISITS, WyeTree

Numbers = NDArray[np.intp]
Floats = NDArray[np.float32]

SMALLEST_BATCH = 8


@dataclass(frozen=True, slots=True)
class Wye(BatchSearch):
    """The search with its settings."""

    batch: int = parameter("Descents per batch", 64, Whole(1, 1024))
    words: int = parameter("Words of 64 playouts per leaf", WORDS, Whole(1, 16))
    rave: float = parameter(
        "RAVE weight: visits / sqrt(cells) at which a move's own results equal AMAF", 4.5, Real(0.001, 1e6)
    )
    noise: float = parameter(
        "Noise on a move's score: its standard deviation * sqrt(visits + RAVE weight) * sqrt(cells)",
        1.7,
        Real(0.0, 1000.0),
    )
    replies: bool = parameter(
        "Playouts with replies: a player who loses one half of a link gets the other", True, Switch()
    )
    memory: int = parameter(
        "Largest tree in MiB; a full tree drops the nodes with the fewest visits", 192, Whole(1, 65_536)
    )
    blur: float = parameter(
        "Handicap: size of the errors in judging the moves before one is chosen", 0.0, Real(0.0, 100.0)
    )

    def begin(self, state: State, dice: Dice) -> WyeSearch:
        return WyeSearch(connection(state), dice, self)

    def leaves(self, playouts: int) -> int:
        """The number of leaves for a budget of playouts, rounded up."""
        return -(-playouts // (PLAYOUTS_A_WORD * self.words))


class WyeSearch:
    """The search of one position, and of later ones of the same game: a tree and the batches by which it grows.

    `nodes` counts the positions evaluated for the present root.
    """

    def __init__(self, state: Connection, dice: Dice, settings: Wye) -> None:
        self._settings, self._alternates = settings, state.alternates
        self._evaluator = Evaluator(state, settings.words, replies=settings.replies)
        self._noise = Noise(dice, settings.batch * len(state.cells))
        self.tree = WyeTree(len(state.cells), settings.rave, settings.noise * self._evaluator.steep, settings.memory)
        self._prover = Prover(Board(state.game.geometry), state.goals, self.tree)
        self._set_root(state, dice)
        self.nodes, self._earlier = 1, 0  # earlier: evaluations below this root while it was not yet the root
        root = self._root.stones[np.newaxis]
        _, counts, _ = self._evaluate(root)
        self.tree.add(np.array([NO_CHILD]), root, counts[0])

    def _set_root(self, state: Connection, dice: Dice) -> None:
        self._root, self._dice = Position(state), dice
        blur = self._settings.blur
        self._errors = misjudgements(dice, blur, len(state.cells)) if blur else None

    def follow(self, state: State, dice: Dice) -> bool:
        state = connection(state)
        moves = self._root.moves_to(state)
        if moves is None:
            return False
        node, visits = 0, self._earlier + self.nodes
        for move in moves:
            visits = int(self.tree.stats[node, VISITS, move])
            node = int(self.tree.child[node, move])
            if node == NO_CHILD:
                return False
        if moves:
            self._prover.keep(self.tree.descend_to(node).tolist())
        self._set_root(state, dice)
        self.nodes, self._earlier = 0, visits
        return True

    def sure_move(self) -> int | None:
        """A move that wins for sure, found without a search; a handicapped player overlooks it."""
        return None if self._settings.blur else self._root.sure_move(self._prover.links)

    @property
    def is_decided(self) -> bool:
        return self._report().is_decided

    def info(self) -> Info:
        playouts = self.nodes * PLAYOUTS_A_WORD * self._settings.words
        return self._report().info(self.nodes, playouts, self._evaluator.samples * (self._earlier + self.nodes))

    def _report(self) -> Report:
        return Report(self.tree, self._prover.proofs, self._root, self._errors)

    def grow(self, most: int | None) -> None:
        # The values of a small tree change fast, and a large batch would descend by outdated ones.
        count = min(self._settings.batch, max(SMALLEST_BATCH, self.nodes // 32))
        count = count if most is None else min(count, most)
        tree, cells, root = self.tree, self.tree.cells, self._root
        if tree.size + count > tree.limit:
            self._prover.keep(tree.thin().tolist())
        positions = np.repeat(root.stones[np.newaxis], count, axis=0)
        edge, depth = np.empty(count, np.intp), np.empty(count, np.intp)
        descents, node, mover = np.arange(count), np.zeros(count, np.intp), root.player
        levels: list[tuple[Numbers, Numbers, Numbers]] = []
        while len(descents):
            moves = self._select(node)
            positions[descents, moves] = mover
            edge[descents], depth[descents] = node * cells + moves, len(levels)
            levels.append((descents, node, edge[descents]))
            child = tree.child[node, moves]
            inside = child != NO_CHILD
            descents, node, mover = descents[inside], child[inside], root.state.mover(len(levels))
        values, counts, winners = self._evaluate(positions)
        self.nodes += count
        proven = self._prove(edge, positions, winners) if winners.any() else {}
        for number in proven:
            values[:, number] = (1, 0) if winners[number] == root.player else (0, 1)
        self._expand(edge, positions, counts[root.turns(depth + 1), np.arange(count)], proven)
        self._back_up(levels, values, counts)
        if not self._alternates:  # what is proven of carriers supposes that each player answers
            return
        for number, carrier in proven.items():
            mover = root.player if depth[number] % 2 == 0 else opponent(root.player)
            self._prover.back_up(int(edge[number]), mover == winners[number], carrier, swappable=root.can_be_swapped)

    def _prove(self, edge: Numbers, positions: Stones, winners: Numbers) -> dict[int, int]:
        """The carriers of the leaves that are won for sure; where no links hold, only finished chains count as won."""
        if self._alternates:
            return self._prover.leaves(edge, positions, winners)
        return dict.fromkeys(np.flatnonzero(winners).tolist(), 0)

    def _select(self, nodes: Numbers) -> Numbers:
        """The move with the highest score, noise included, at each of these nodes."""
        choice = self.tree.choice[nodes]
        noisy = self._noise.table(len(nodes), self.tree.cells, self._dice) * choice[:, SPREAD]
        noisy += choice[:, SCORE]
        moves: Numbers = noisy.argmax(axis=1)
        return moves

    def _evaluate(self, positions: Stones) -> tuple[Floats, Floats, Numbers]:
        """The results of the playouts for the player to move at the root (index 0) and for the opponent (index 1).

        Returns values, shape (2, k), each 0 to 1; AMAF counts, shape (2, k, 2, cells), in playouts: how often a cell
        was the player's own, and how often in a win; and the apparent winners, or 0, shape (k,).
        """
        wins, owned, owned_wins, winners = self._evaluator.evaluate(positions, self._dice)
        samples = self._evaluator.samples
        values = np.empty((2, len(positions)), np.float32)
        counts = np.empty((2, len(positions), 2, self.tree.cells), np.float32)
        one, two = (0, 1) if self._root.player == 1 else (1, 0)
        values[one] = wins / np.float32(samples)
        values[two] = 1 - values[one]
        counts[one, :, 0], counts[one, :, 1] = owned, owned_wins
        counts[two, :, 0] = samples - owned
        counts[two, :, 1] = counts[two, :, 0] - wins[:, np.newaxis] + owned_wins
        return values, counts, winners

    def _expand(self, edge: Numbers, positions: Stones, counts: Floats, proven: Collection[int]) -> None:
        """Adds the leaves behind these edges that are not proven; descents that ended at the same leaf share a node.

        `counts`, shape (k, 2, cells), are the AMAF counts of the players to move there.
        """
        edges, first, leaf = np.unique(edge, return_index=True, return_inverse=True)
        if len(edges) < len(edge):
            _, counts = _sum_rows(leaf, counts, np.arange(len(edge)))
        if proven:
            unproven = np.flatnonzero(np.isin(edges, edge[list(proven)], invert=True))
            edges, first, counts = edges[unproven], first[unproven], counts[unproven]
        self.tree.add(edges, positions[first], counts)

    def _back_up(self, levels: list[tuple[Numbers, Numbers, Numbers]], values: Floats, counts: Floats) -> None:
        """Adds the results of the descents to each node that they passed, as the player to move there sees them.

        `levels` holds for each depth the descents that reached it, their nodes and their edges.
        """
        leaves, turns = counts.shape[1], self._root.turns(np.arange(len(levels))).tolist()
        node = np.concatenate([nodes for _, nodes, _ in levels])
        edge = np.concatenate([edges for _, _, edges in levels])
        row = np.concatenate([level[0] + theirs * leaves for theirs, level in zip(turns, levels, strict=True)])
        self.tree.visit(edge, values.reshape(-1)[row])
        nodes, sums = _sum_rows(node, counts.reshape(-1, 2, self.tree.cells), row)
        self.tree.update(nodes, sums)
        if self._root.can_be_swapped:
            # The opponent takes over a first stone that is too good, so the most even one is best.
            self.tree.choice[0, SCORE] = 0.5 - np.abs(self.tree.choice[0, SCORE] - 0.5)


def _sum_rows(keys: Numbers, rows: Floats, places: Numbers) -> tuple[Numbers, Floats]:
    """The distinct keys in increasing order, and for each the sum of the rows at its places."""
    order = np.argsort(keys, kind="stable")
    keys, rows = keys[order], rows[places[order]]
    starts = np.flatnonzero(np.diff(keys, prepend=-1))
    lengths = np.diff(starts, append=len(keys))
    sums, several = rows[starts], lengths > 1
    ends = np.cumsum(lengths[several])
    # Most keys occur once, and reducing runs of a single row would take most of the time here.
    sums[several] = np.add.reduceat(rows[np.repeat(several, lengths)], ends - lengths[several], axis=0)
    return keys[starts], sums
