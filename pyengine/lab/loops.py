"""The four loops of Monte Carlo tree search with their invariants, each checked wherever it must hold.

An iteration is a turn of the outermost loop; selection is a loop down the tree, expansion one over the moves of a node,
and backpropagation one up the path. Robert Floyd, "Assigning meanings to programs" (1967), proves loops in this way: an
assertion that each turn keeps, and a number that each turn makes smaller and that cannot fall below 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from math import fsum, sqrt

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, State
from pyengine.lab.experiment import Event
from pyengine.lab.playouts import playouts
from pyengine.lab.trace import back_up_turned
from pyengine.search.bandit import logarithm
from pyengine.search.uct import Uct, UctNode, UctTree

ITERATIONS, SELECTION, EXPANSION, BACKUP = LOOPS = ("iterations", "selection", "expansion", "backup")
SIMULATION = "simulation"
PHASES = (SELECTION, EXPANSION, SIMULATION, BACKUP)
"""The phases of an iteration, whose work is counted."""
SOUND = "nothing"
FAULTS = {
    SOUND: "nothing",
    "perspective": "the result is turned at every node, whoever moved there",
    "sums": "selection compares sums, not means",
    "visit": "one visit for all playouts of an iteration",
    "twice": "a tried move may be tried again",
}
"""The lines of the loop that may be wrong, with titles."""
NEAR = 1e-9


class CheckedTree(UctTree):
    """A UCT tree that checks its invariants in one position, of a game without chance, and may have one of the FAULTS.

    A check is an event with its `loop`, the `node` that it is about, whether it `holds`, its numbers as `values`, and
    `left`, which the loop makes smaller. Nodes are numbered from 0, the root, in the order in which they are met.
    """

    def __init__(self, state: State, dice: Dice, settings: Uct, fault: str) -> None:
        self._fault, self._first = fault, state.to_move
        self._numbers: dict[UctNode, int] = {}
        self._own: dict[UctNode, tuple[float, int]] = {}
        """Of each node the score of player 1 in the playouts that began there, and how many these were."""
        self._checks: list[Event] = []
        self._work = dict.fromkeys(PHASES, 0)
        super().__init__(state, dice, replace(settings, backup="sum") if fault == "visit" else settings)

    def steps(self, iterations: int) -> Iterator[Event]:
        """An event for each iteration: its `checks` in order, its `work` by phase, and its `path`.

        A node of the path has its `node`, the `move` to it, its `player`, `visits`, and `total`.
        """
        done = 0
        while done < iterations:
            self._checks, self._work = [], dict.fromkeys(PHASES, 0)
            visits = self.root.visits
            wanted = done * (1 if self._fault == "visit" else self._sims)
            self._check(ITERATIONS, self.root, visits == wanted, iterations - done, visits=visits, wanted=wanted)
            self.iterate(self._sims)
            done += 1
            path = [{"node": self._numbers[node], "move": node.move, "player": node.player, "visits": node.visits,
                     "total": round(node.total, 6)} for node in self._path]  # fmt: skip
            yield {"is": "iteration", "checks": self._checks, "work": self._work, "path": path}

    def _check(self, loop: str, node: UctNode, holds: bool, left: int, **values: float) -> None:
        number = self._numbers.setdefault(node, len(self._numbers))
        found = {name: round(value, 6) for name, value in values.items()}
        self._checks.append({"loop": loop, "node": number, "holds": holds, "left": left, "values": found})

    # --- selection and expansion ---

    def _child(self, node: UctNode, state: State) -> UctNode | None:
        if node.untried:
            return self._expanded(node, state)
        arms = list(node.children.values())
        if not arms:
            return None
        self._work[SELECTION] += len(arms)
        best = super()._child(node, state) if self._fault != "sums" else max(arms, key=lambda one: self._bound(
            one.total, one.visits, node.visits))  # fmt: skip
        assert best is not None, "there are arms"
        highest = max(self._bound(one.total / one.visits, one.visits, node.visits) for one in arms)
        own = self._bound(best.total / best.visits, best.visits, node.visits)
        left = state.cells.count(NOBODY)
        self._check(SELECTION, node, abs(own - highest) < NEAR, left, own=own, highest=highest)
        return best

    def _bound(self, value: float, visits: int, all_visits: int) -> float:
        return value + 2 * self._c * sqrt(logarithm(all_visits) / visits)

    def _expanded(self, node: UctNode, state: State) -> UctNode:
        """A move that was not tried becomes a child."""
        legal = len(state.legal())
        if self._fault == "twice":
            move = node.untried[self._dice.below(len(node.untried))]
            child = self._grow(node, move, state.to_move)
        else:
            grown = super()._child(node, state)
            assert grown is not None, "there is an untried move"
            child = grown
        self._work[EXPANSION] += 1
        tried, untried = len(node.children), len(node.untried)
        self._check(EXPANSION, node, tried + untried == legal, untried, tried=tried, untried=untried, legal=legal)
        return child

    # --- simulation and backpropagation ---

    def _simulate(self, path: list[UctNode], state: State, count: int) -> tuple[float, int]:
        self._work[SIMULATION] += sum(len(moves) for moves, _ in playouts(state, count, deepcopy(self._dice)))
        score, drawn = super()._simulate(path, state, count)
        before, times = self._own.get(path[-1], (0.0, 0))
        self._own[path[-1]] = before + score, times + count
        return score, drawn

    def _back_up(self, path: list[UctNode], score: float, most: int, visits: int, both: float) -> None:
        self._path = path
        if self._fault == "perspective":
            back_up_turned(path, score if self._first == 1 else most - score, most, visits)
        else:
            super()._back_up(path, score, most, visits, both)
        for above, node in reversed(list(enumerate(path))):
            self._work[BACKUP] += 1
            self._check_sums(node, above)

    def _check_sums(self, node: UctNode, above: int) -> None:
        """A node has the visits of its children and its own, and the score of its player in them."""
        score, times = self._own.get(node, (0.0, 0))
        children = list(node.children.values())
        visits = times + sum(one.visits for one in children)
        total = fsum([score, *(one.visits - one.total if one.player == 2 else one.total for one in children)])
        if node.player == 2:
            total = visits - total
        holds = node.visits == visits and abs(node.total - total) < NEAR and -NEAR <= node.total <= node.visits + NEAR
        self._check(BACKUP, node, holds, above, visits=node.visits, wanted=visits, total=node.total, score=total)
