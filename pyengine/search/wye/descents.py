"""Batches of descents: many walks from the root to a leaf at once, level by level, by which the tree grows."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.core.reduction import PLAYOUTS_A_WORD
from pyengine.search.distance import Board
from pyengine.search.info import Info
from pyengine.search.wye import patterns, static
from pyengine.search.wye.evaluation import Evaluator, Stones
from pyengine.search.wye.fills import SMALL
from pyengine.search.wye.noise import Noise, misjudgements
from pyengine.search.wye.patterns import Around, Patterns, Prior
from pyengine.search.wye.position import Position
from pyengine.search.wye.proof import Prover
from pyengine.search.wye.report import Report
from pyengine.search.wye.settings import Settings
from pyengine.search.wye.static import Static
from pyengine.search.wye.tree import NO_CHILD, SCORE, SPREAD, VISITS, WyeTree

Numbers = NDArray[np.intp]
Floats = NDArray[np.float32]

FINE = np.float32(16)
"""Counts of playouts are kept in fractions of this."""
LEAST = np.float32(1e-6)
"""Keeps fractions of no playouts at 0."""


class Descents:
    """The search of one position, and of later ones of the same game: a tree and the batches by which it grows.

    `nodes` counts the positions evaluated since the search of the present root began.
    """

    def __init__(self, state: Connection, dice: Dice, settings: Settings) -> None:
        field, goals = state.field, state.goals
        holds = self._alternates = state.alternates
        self._evaluator = Evaluator(state, settings.words, replies=settings.replies)
        self._noise = Noise(dice, settings.batch * len(state.cells))
        self._playouts, self._blur = PLAYOUTS_A_WORD * settings.words, settings.blur
        known = patterns.weights().get(state.game.learnt)
        # What was learnt belongs to playouts that are mended.
        judged = static.weights().get(state.game.learnt) if holds and field.width > SMALL else None
        self._patterns = Patterns(field)
        self._prior = Prior(self._patterns, known, settings.prior) if known is not None and settings.prior else None
        weight = settings.static * static.share(len(state.cells))
        self._static = Static(judged, weight) if judged is not None and weight else None
        self.tree = WyeTree(len(state.cells), settings.rave, settings.noise * self._evaluator.steep, settings.memory)
        self._prover = Prover(Board(state.game.geometry), goals, self.tree)
        self._search(state, dice)
        self.nodes, self._earlier = 1, 0  # earlier: evaluations below this root while it was not yet the root
        root = self._root.stones[np.newaxis]
        around = self._patterns.around(root, np.array([self._root.player]))
        _, counts, _ = self._evaluate(root, np.array([0]), around)
        self.tree.add(np.array([NO_CHILD]), root, counts[0], self._bonus(around, None))

    def _search(self, state: Connection, dice: Dice) -> None:
        """Makes a position the one that is searched."""
        self._root, self._dice = Position(state), dice
        self._misjudged = misjudgements(dice, self._blur, len(state.cells)) if self._blur else None

    def follow(self, state: Connection, dice: Dice) -> bool:
        """Goes on from what the tree knows of a later position of the same game; False if it knows nothing of it."""
        made = self._root.moves_to(state)
        if made is None:
            return False
        node, seen = 0, self._earlier + self.nodes
        for cell in made:
            seen = int(self.tree.stats[node, VISITS, cell])
            node = int(self.tree.child[node, cell])
            if node == NO_CHILD:
                return False
        if made:
            self._prover.keep(self.tree.descend_to(node).tolist())
        self._search(state, dice)
        self.nodes, self._earlier = 0, seen
        return True

    def sure_move(self) -> int | None:
        """As that of the position."""
        return self._root.sure_move(self._prover.links)

    @property
    def settled(self) -> bool:
        """Whether nothing is left to find out."""
        return self._report().settled

    def info(self) -> Info:
        """What is known now."""
        owned_of = self._evaluator.samples * (self._earlier + self.nodes)
        return self._report().info(self.nodes, self.nodes * self._playouts, owned_of)

    def _report(self) -> Report:
        return Report(self.tree, self._prover.proofs, self._root, self._misjudged)

    def batch(self, count: int) -> None:
        """Descends `count` times from the root, evaluates the leaves, and backs their results up."""
        tree, cells, root = self.tree, self.tree.cells, self._root
        if tree.size + count > tree.limit:
            self._prover.keep(tree.thin().tolist())
        positions = np.repeat(root.stones[np.newaxis], count, axis=0)
        edge, depth = np.empty(count, np.intp), np.empty(count, np.intp)
        who, node, mover = np.arange(count), np.zeros(count, np.intp), root.player
        levels: list[tuple[Numbers, Numbers, Numbers]] = []
        while len(who):
            moves = self._select(node)
            positions[who, moves] = mover
            edge[who], depth[who] = node * cells + moves, len(levels)
            levels.append((who, node, edge[who]))
            child = tree.child[node, moves]
            inside = child != NO_CHILD
            who, node, mover = who[inside], child[inside], root.state.mover(len(levels))
        below = depth + 1
        theirs = root.others(below)
        around = self._patterns.around(positions, np.where(theirs, opponent(root.player), root.player))
        values, counts, winners = self._evaluate(positions, below, around)
        self.nodes += count
        proven = self._proven(edge, positions, winners) if winners.any() else {}
        for number in proven:
            values[:, number] = (1, 0) if winners[number] == root.player else (0, 1)
        self._expand(edge, positions, counts[theirs, np.arange(count)], around, proven)
        self._back_up(levels, values, counts)
        if not self._alternates:  # what is proven of carriers supposes that each player answers
            return
        for number, carrier in proven.items():
            mover = root.player if depth[number] % 2 == 0 else opponent(root.player)
            self._prover.back_up(int(edge[number]), mover == winners[number], carrier, swappable=root.swappable)

    def _proven(self, edge: Numbers, positions: Stones, winners: Numbers) -> dict[int, int]:
        """As the prover says; where no links hold, whoever seems to have won has a chain that has."""
        if self._alternates:
            return self._prover.leaves(edge, positions, winners)
        return dict.fromkeys(np.flatnonzero(winners).tolist(), 0)

    def _select(self, nodes: Numbers) -> Numbers:
        """At each of these nodes the move with the highest score, noise included."""
        choice = self.tree.choice[nodes]
        noisy = self._noise.table(len(nodes), self.tree.cells, self._dice) * choice[:, SPREAD]
        noisy += choice[:, SCORE]
        moves: Numbers = noisy.argmax(axis=1)
        return moves

    def _evaluate(self, positions: Stones, depth: Numbers, around: Around) -> tuple[Floats, Floats, Numbers]:
        """The results of the playouts as the player to move at the root (index 0) and the other one (1) see them.

        `depth` is how many moves below the root the k positions are, shape (k,). What the patterns say changes the
        odds of a win, in all playouts and in those where a cell was one's own.

        Returns values, shape (2, k), each 0 to 1; AMAF counts, shape (2, k, 2, cells), in playouts: how often a cell
        was one's own, and how often in a win; and who seems to have won, or 0, shape (k,).
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
        if self._static is not None:
            odds = self._static.odds(around)
            _change(values, counts, np.where(self._root.others(depth), np.reciprocal(odds), odds))
        return values, counts, winners

    def _expand(self, edge: Numbers, positions: Stones, seen: Floats, around: Around, proven: Collection[int]) -> None:
        """Adds the leaves behind these edges that are not proven; descents that ended at the same leaf share a node.

        `seen`, shape (k, 2, cells), are the AMAF counts as the players to move there see them.
        """
        edges, first, leaf = np.unique(edge, return_index=True, return_inverse=True)
        if len(edges) < len(edge):
            _, seen = _sums(leaf, seen, np.arange(len(edge)))
        if proven:
            open_ = np.flatnonzero(np.isin(edges, edge[list(proven)], invert=True))
            edges, first, seen = edges[open_], first[open_], seen[open_]
        bonus = self._bonus(around.of(first), edges % self.tree.cells)
        self.tree.add(edges, positions[first], seen, bonus)

    def _bonus(self, around: Around, last: Numbers | None) -> Floats:
        """What the patterns around each move add to its AMAF value in these positions, shape (k, cells).

        `last` are the moves before, shape (k,), or None if they are not known.
        """
        if self._prior is None:
            return np.zeros(around.cells.T.shape, np.float32)
        return self._prior.of(around, last)

    def _back_up(self, levels: list[tuple[Numbers, Numbers, Numbers]], values: Floats, counts: Floats) -> None:
        """Adds to each node on the way the results of the descents through it, as the player to move there sees them.

        `levels` holds for each depth which descents came through, their nodes and their edges.
        """
        leaves, turns = counts.shape[1], self._root.others(np.arange(len(levels))).tolist()
        node = np.concatenate([nodes for _, nodes, _ in levels])
        edge = np.concatenate([edges for _, _, edges in levels])
        seen = np.concatenate([who + theirs * leaves for theirs, (who, _, _) in zip(turns, levels, strict=True)])
        self.tree.visit(edge, values.reshape(-1)[seen])
        nodes, sums = _sums(node, counts.reshape(-1, 2, self.tree.cells), seen)
        self.tree.update(nodes, sums)
        if self._root.swappable:  # a first stone that is too good is taken over, so the most even one is the best
            self.tree.choice[0, SCORE] = 0.5 - np.abs(self.tree.choice[0, SCORE] - 0.5)


def _change(values: Floats, counts: Floats, odds: Floats) -> None:
    """Multiplies the odds of wins, in place: those of the player to move at the root (index 0) by `odds`, shape (k,).

    `values` and `counts` are as `_evaluate` returns them.
    """
    values[0] = _changed(values[0], np.ones_like(odds), odds)
    values[1] = 1 - values[0]
    for (of, won), factor in zip(counts.transpose(0, 2, 1, 3), (odds, np.reciprocal(odds)), strict=True):
        # Sums of such fractions are exact, in whatever order they are added.
        won[:] = np.rint(of * _changed(won, of, factor[:, np.newaxis]) * FINE) / FINE


def _changed(won: Floats, of: Floats, odds: Floats) -> Floats:
    """The share of wins, 0 to 1, after the odds of `won` wins in `of` playouts are multiplied; 0 if none is won."""
    better, total = won * odds, of - won
    total += better
    better /= np.maximum(total, LEAST)
    return better


def _sums(keys: Numbers, rows: Floats, of: Numbers) -> tuple[Numbers, Floats]:
    """The distinct keys in increasing order, and for each the sum of the rows `of` its places."""
    order = np.argsort(keys, kind="stable")
    keys, rows = keys[order], rows[of[order]]
    starts = np.flatnonzero(np.diff(keys, prepend=-1))
    lengths = np.diff(starts, append=len(keys))
    sums, several = rows[starts], lengths > 1
    ends = np.cumsum(lengths[several])
    # Most keys occur once, and reducing runs of a single row would take most of the time here.
    sums[several] = np.add.reduceat(rows[np.repeat(several, lengths)], ends - lengths[several], axis=0)
    return keys[starts], sums
