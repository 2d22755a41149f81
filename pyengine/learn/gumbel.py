"""Search for self-play: many positions in lockstep, a few simulations each, guided by the network alone.

Every simulation takes each position down its tree to one new leaf; all leaves are evaluated in one batch, and their
values are backed up. The root considers a few moves, drawn without replacement by Gumbel noise on the policy, and
divides its simulations among them by sequential halving; below it, moves are chosen so that visits follow the improved
policy. The improved policy of the root is what the network learns (Ivo Danihelka and others, "Policy improvement by
planning with Gumbel", 2022).

All values are those of the player to move, -1 to 1. The loops are compiled by numba and hold no lock, so that several
threads may search at once.
"""

from collections.abc import Callable
from math import ceil, log2
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from pyengine.learn.board import Board, Rules

Array = NDArray[Any]
Evaluate = Callable[[Array], tuple[Array, Array]]
"""Returns the logits, shape (k, cells), and values, shape (k,), of positions of one board, shape (k, cells), where k is
at most the number of positions of the lockstep."""

VISIT, SCALE = 50, 0.1
"""The weight of values against logits is SCALE * (VISIT + the most visits of a move)."""
NEVER = np.float32(-1e9)
"""The logit of an occupied cell."""


class Trees(NamedTuple):
    """A tree for each position, in arrays of shape (positions, nodes[, cells]); node 0 is the root.

    `done` nodes are lost for the player to move. `used`, shape (positions,), counts the nodes of each tree.
    """

    stones: Array
    logit: Array
    prior: Array
    value: Array
    child: Array
    visits: Array
    total: Array
    done: Array
    used: Array


class Ways(NamedTuple):
    """The descents of one simulation: edges as (node, move), shape (positions, depth, 2), their number, the leaf."""

    edges: Array
    lengths: Array
    leaves: Array


class Leaves(NamedTuple):
    """New nodes to be evaluated: their `positions` and `nodes`, shape (k,), and `stones`, shape (k, cells)."""

    positions: Array
    nodes: Array
    stones: Array


class Memory(NamedTuple):
    """The arrays of a simulation; `noise`, shape (positions, cells), belongs to the moves at the roots."""

    trees: Trees
    ways: Ways
    leaves: Leaves
    noise: Array


class Decisions(NamedTuple):
    """The results of searches: improved policies, shape (k, cells), moves to play and values, shape (k,).

    The move to play is the best of those with the most visits. A value is what the improved policy expects; the mean of
    all simulations would be far too low, since sequential halving gives a third of them to moves that are bad.
    """

    policy: Array
    moves: Array
    values: Array


@njit(cache=True, nogil=True)
def switch_players(stones: Array, turn: Array, out: Array) -> None:
    """Writes the position as the other player sees it."""
    for cell in range(len(stones)):
        owner = stones[turn[cell]]
        out[cell] = 3 - owner if owner else 0


@njit(cache=True, nogil=True)
def joins(stones: Array, rules: Rules, move: int) -> bool:
    """Whether the chain of own stones at `move` joins all sides."""
    cells = len(stones)
    seen = np.zeros(cells + 1, np.bool_)
    stack = np.empty(cells, np.int32)
    stack[0], seen[move], seen[cells] = move, True, True
    size, sides = 1, 0
    while size:
        size -= 1
        cell = stack[size]
        sides |= rules.borders[cell]
        if sides == rules.all_sides:
            return True
        for k in range(7):
            other = rules.near[cell, k]
            if not seen[other] and stones[other] == 1:
                seen[other] = True
                stack[size] = other
                size += 1
    return False


@njit(cache=True, nogil=True, fastmath=True)
def improve(trees: Trees, p: int, node: int, out: Array) -> float:
    """Writes the logits plus transformed values of moves, and returns the value of those without visits.

    That is a mix of the values of the others.
    """
    logit, prior = trees.logit[p, node], trees.prior[p, node]
    visits, total = trees.visits[p, node], trees.total[p, node]
    count, most, share, mean = 0, 0, 0.0, 0.0
    for move in range(len(logit)):
        if visits[move]:
            count += visits[move]
            most = max(most, visits[move])
            share += prior[move]
            mean += prior[move] * total[move] / visits[move]
    mix = (trees.value[p, node] + count * mean / max(share, 1e-9)) / (1 + count)
    weight = SCALE * (VISIT + most)
    for move in range(len(logit)):
        out[move] = logit[move] + weight * (total[move] / visits[move] if visits[move] else mix)
    return float(mix)


@njit(cache=True, nogil=True, fastmath=True)
def softmax(x: Array, out: Array) -> None:
    """Writes shares that are proportional to the exponential of x."""
    most, total = x.max(), np.float32(0)
    for k in range(len(x)):
        out[k] = np.exp(x[k] - most)
        total += out[k]
    for k in range(len(x)):
        out[k] /= total


@njit(cache=True, nogil=True)
def expand(trees: Trees, leaves: Leaves, logits: Array, values: Array, count: int) -> None:
    """Stores the network's results for the first `count` leaves."""
    for k in range(count):
        p, node = leaves.positions[k], leaves.nodes[k]
        for cell in range(trees.stones.shape[2]):
            trees.logit[p, node, cell] = logits[k, cell] if trees.stones[p, node, cell] == 0 else NEVER
        softmax(trees.logit[p, node], trees.prior[p, node])
        trees.value[p, node] = values[k]


@njit(cache=True, nogil=True)
def _root_move(trees: Trees, p: int, score: Array, noise: Array, visits: int) -> int:
    """The best move among those with this many visits; if there are none, among all."""
    best, best_move = -np.inf, -1
    for exact in (True, False):
        for move in range(len(score)):
            fits = trees.stones[p, 0, move] == 0 and (not exact or trees.visits[p, 0, move] == visits)
            if fits and score[move] + noise[move] > best:
                best, best_move = score[move] + noise[move], move
        if best_move >= 0:
            break
    return best_move


@njit(cache=True, nogil=True)
def _inner_move(trees: Trees, p: int, node: int, score: Array, share: Array) -> int:
    """The move whose visits lag most behind the improved policy."""
    softmax(score, share)
    largest, best_move, count = -np.inf, -1, 1 + trees.visits[p, node].sum()
    for move in range(len(score)):
        lag = share[move] - trees.visits[p, node, move] / count
        if trees.stones[p, node, move] == 0 and lag > largest:
            largest, best_move = lag, move
    return best_move


@njit(cache=True, nogil=True)
def descend(memory: Memory, rules: Rules, plan: Array, step: int, active: int) -> int:
    """Takes every position to a new leaf. Returns how many of the leaves need an evaluation.

    `plan`, shape (moves considered, simulations), are the visits of the moves to be tried next at the root.
    """
    trees, ways, leaves, noise = memory
    cells, need = trees.stones.shape[2], 0
    score, share = np.empty(cells, np.float32), np.empty(cells, np.float32)
    for p in range(active):
        node, depth = 0, 0
        while not trees.done[p, node]:
            improve(trees, p, node, score)
            if node == 0:
                empty = (trees.stones[p, 0] == 0).sum()
                move = _root_move(trees, p, score, noise[p], plan[min(empty, len(plan) - 1), step])
            else:
                move = _inner_move(trees, p, node, score, share)
            ways.edges[p, depth, 0], ways.edges[p, depth, 1] = node, move
            depth += 1
            below = trees.child[p, node, move]
            if below >= 0:
                node = below
                continue
            node = _grow(trees, rules, p, node, move)
            if not trees.done[p, node]:
                leaves.positions[need], leaves.nodes[need], leaves.stones[need] = p, node, trees.stones[p, node]
                need += 1
            break
        ways.lengths[p], ways.leaves[p] = depth, node
    return need


@njit(cache=True, nogil=True)
def _grow(trees: Trees, rules: Rules, p: int, node: int, move: int) -> int:
    """Adds the node behind a move and returns its number."""
    new = int(trees.used[p])
    trees.used[p] += 1
    trees.child[p, node, move] = new
    trees.child[p, new], trees.visits[p, new], trees.total[p, new] = -1, 0, 0
    stones = trees.stones[p, node]
    stones[move] = 1
    trees.done[p, new] = joins(stones, rules, move)
    switch_players(stones, rules.turn, trees.stones[p, new])
    stones[move] = 0
    if trees.done[p, new]:
        trees.value[p, new] = -1
    return new


@njit(cache=True, nogil=True)
def back_up(trees: Trees, ways: Ways, active: int) -> None:
    """Adds the value of every leaf to the edges on the way to it."""
    for p in range(active):
        value = trees.value[p, ways.leaves[p]]
        for depth in range(ways.lengths[p] - 1, -1, -1):
            value = -value
            node, move = ways.edges[p, depth]
            trees.visits[p, node, move] += 1
            trees.total[p, node, move] += value


@njit(cache=True, nogil=True)
def conclude(trees: Trees, noise: Array, out: Decisions) -> None:
    """Writes the decision at every root."""
    score = np.empty(trees.stones.shape[2], np.float32)
    for p in range(len(out.moves)):
        mix = improve(trees, p, 0, score)
        softmax(score, out.policy[p])
        visits, total = trees.visits[p, 0], trees.total[p, 0]
        out.moves[p] = _root_move(trees, p, score, noise[p], visits.max())
        out.values[p] = 0.0
        for move in range(len(score)):
            out.values[p] += out.policy[p, move] * (total[move] / visits[move] if visits[move] else mix)


def halving(considered: int, simulations: int) -> list[int]:
    """Sequential halving: for each simulation, the visits of the moves to be tried next."""
    if considered <= 1:
        return list(range(simulations))
    rounds, visits, left, plan = ceil(log2(considered)), [0] * considered, considered, list[int]()
    while len(plan) < simulations:
        for _ in range(max(1, simulations // (rounds * left))):
            plan += visits[:left]
            for place in range(left):
                visits[place] += 1
        left = max(2, left // 2)
    return plan[:simulations]


class Lockstep:
    """Searches of up to `positions` positions of one board at a time, in memory that is used again."""

    def __init__(self, board: Board, positions: int, simulations: int, considered: int) -> None:
        self.board, self.simulations = board, simulations
        nodes, cells = simulations + 1, board.cells
        self._plan = np.array([halving(count, simulations) for count in range(considered + 1)])
        per_node, per_cell = (positions, nodes), (positions, nodes, cells)
        arrays = (
            *((per_cell, np.int8), (per_cell, np.float32), (per_cell, np.float32), (per_node, np.float32)),
            *((per_cell, np.int16), (per_cell, np.int16), (per_cell, np.float32), (per_node, np.bool_)),
        )
        trees = Trees(*(np.zeros(shape, kind) for shape, kind in (*arrays, ((positions,), np.intp))))
        ways = Ways(*(np.zeros(shape, np.intp) for shape in ((positions, nodes, 2), positions, positions)))
        places = np.zeros((2, positions), np.intp)
        leaves = Leaves(places[0], places[1], np.zeros((positions, cells), np.int8))
        self._memory = Memory(trees, ways, leaves, np.zeros((positions, cells), np.float32))

    def search(self, stones: Array, evaluate: Evaluate, dice: np.random.Generator, noise: float = 1.0) -> Decisions:
        """Searches k positions, shape (k, cells); `noise` is a factor of the Gumbel noise."""
        memory, active = self._memory, len(stones)
        trees, ways, leaves, _ = memory
        trees.stones[:active, 0] = stones
        trees.child[:active, 0], trees.visits[:active, 0], trees.total[:active, 0] = -1, 0, 0
        trees.done[:active], trees.used[:active] = False, 1
        leaves.positions[:active], leaves.nodes[:active] = np.arange(active), 0
        memory.noise[:active] = noise * dice.gumbel(size=stones.shape)
        expand(trees, leaves, *evaluate(stones), active)
        for step in range(self.simulations):
            need = descend(memory, self.board.rules, self._plan, step, active)
            if need:
                expand(trees, leaves, *evaluate(leaves.stones[:need]), need)
            back_up(trees, ways, active)
        decisions = Decisions(np.empty(stones.shape, np.float32), np.empty(active, np.intp), np.empty(active))
        conclude(trees, memory.noise, decisions)
        return decisions
