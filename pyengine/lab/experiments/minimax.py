"""Minimax and alpha-beta: one search node by node, and how many leaves each order of moves leaves to be visited.

On uniform trees with random leaves alpha-beta visits between b^ceil(d/2) + b^floor(d/2) - 1 leaves, with the best move
first, and nearly all b^d (Donald Knuth and Ronald Moore, "An analysis of alpha-beta pruning", 1975).
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, inf
from typing import Any, ClassVar

from pyengine.arena.table import Row
from pyengine.bots.own import own_evaluation
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import Chancy, State
from pyengine.core.parameters import Real, Switch, Text, Whole, Word, parameter
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.marks import interval
from pyengine.lab.experiments.minimaxscenes import MinimaxRecording
from pyengine.lab.experiments.players import Position, position_of, record_of
from pyengine.lab.experiments.walks import DIGITS, Root, is_larger, walk
from pyengine.lab.recording import Recording
from pyengine.lab.table import Table
from pyengine.lab.trace import trace_lookahead
from pyengine.lab.trees import GivenTree, Nodes, TreeText, fewest_leaves, forgetful, height, random_tree, require_tree
from pyengine.search.judgement import Judgement, judgement
from pyengine.search.minimax import (
    BEST,
    DEEPENS,
    HISTORY,
    NATURAL,
    QUIET,
    RANDOM,
    WORST,
    AlphaBeta,
    Deepening,
    JudgementFor,
    Lookahead,
    Minimax,
    Plan,
    Planner,
)

MINIMAX, ALPHABETA = "minimax", "alphabeta"
BEST_FIRST = "best-first"
ORDERS = {"natural": NATURAL, "random": RANDOM, "history": HISTORY, BEST_FIRST: BEST, "worst-first": WORST}
"""The orders by the names that they have here."""
MOST_LEAVES = 300_000
"""Enough for all games of tic-tac-toe, which are 255,168."""
DEEPEST = 12
LOOKUPS = 3
"""How often the orders that look up all values may pause for each leaf that they are allowed, before they give up."""
PAUSE = 1000
"""How often a search pauses, once in so many times, so that it can be stopped there."""
PUZZLE = 60
"""The most nodes of the tree in which a person marks what will be cut."""


@dataclass(frozen=True, slots=True)
class TextbookSearch(Planner):
    """A search whose window at the root has no bounds. It judges also where the game is over, unless `ends` is None."""

    search: Planner
    ends: Judgement | None

    def plan(self, state: State, /) -> Plan:
        return replace(self.search.plan(state), ends=self.ends, window=(-inf, inf))


def searches(
    depth: int,
    ends: Judgement | None,
    *,
    deepen: bool = False,
    quiet: float = 1.0,
    evaluation: JudgementFor = judgement,
) -> dict[str, Planner]:
    """Minimax, and alpha-beta by the order of its moves."""
    found: dict[str, Planner] = {MINIMAX: Minimax(evaluation, depth, deepen, quiet, order=NATURAL)}
    found |= {name: AlphaBeta(evaluation, depth, deepen, quiet, order=order) for name, order in ORDERS.items()}
    return {name: TextbookSearch(search, ends) for name, search in found.items()}


@dataclass(frozen=True, slots=True)
class MinimaxExperiment(Experiment):
    """Part 0 is one search, node by node, an event "walk" and those after it, as in walks.py.

    Part 1 is a puzzle: the same position with the greatest depth at which the tree has at most PUZZLE nodes, as the
    walks "whole" by minimax and "pruned" by alpha-beta in the natural order. It is empty if the tree is too large for
    a depth of 2. Each other part is a run: on a uniform tree with leaves of its own, or from the position with dice of
    its own, every order to every depth. Its events "run" have the `leaves` and `nodes` visited, the `value` for the
    player to move, and whether the search was `finished` within its limits.
    """

    name: ClassVar[str] = "minimax"
    title: ClassVar[str] = "Minimax and its cuts"
    question: ClassVar[str] = "How many leaves can alpha-beta leave out, and how much depends on the order of moves?"
    chapter: ClassVar[str] = "search"
    minutes: ClassVar[int] = 12

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "The tree of Knuth and Moore, best moves first": {"order": BEST_FIRST},
        "Nim with an evaluation that ignores who moves: find the mistake": {
            "position": "nim6",
            "watch": 0,
            "search": MINIMAX,
            "forgetful": True,
            "runs": 4,
        },
        "A tree to do by hand": {"tree": ((3.0, 12.0, 8.0), (2.0, 4.0, 6.0), (14.0, 5.0, 2.0)), "runs": 1},
        "Tic-tac-toe with open lines": {"position": "tictactoe3:b2.a1.c3", "depth": 3, "runs": 5},
        "Tic-tac-toe, searched on until the position is quiet": {
            "position": "tictactoe3:b2.a1.c3",
            "depth": 2,
            "quiet": 0.1,
            "runs": 5,
        },
        "Tic-tac-toe, as deep as a tenth of a second allows": {
            "position": "tictactoe3",
            "watch": 0,
            "deepen": True,
            "leaves": 20_000,
            "seconds": 0.1,
            "runs": 1,
        },
    }

    position: str = parameter("Position; empty for a uniform tree", "", Position(empty=True))
    tree: tuple[Nodes, ...] | None = parameter("A tree of your own, as ((3,12,8),(2,4,6),(14,5,2))", None, TreeText())
    branching: int = parameter("Moves at each node of the uniform tree", 3, Whole(1, 20))
    depth: int = parameter("Depth in moves", 6, Whole(1, DEEPEST))
    watch: int = parameter("Depth of the search that is shown; 0 for the whole depth", 3, Whole(0, DEEPEST))
    search: str = parameter("Algorithm that is shown", ALPHABETA, Word(MINIMAX, ALPHABETA))
    order: str = parameter("Order in which alpha-beta tries the moves", NATURAL, Word(*ORDERS))
    deepen: bool = parameter(DEEPENS, False, Switch())
    quiet: float = parameter(QUIET, 1.0, Real(0, 1))
    leaves: int = parameter("Most leaves of a search", 3000, Whole(1, MOST_LEAVES))
    seconds: float = parameter("Time limit of a search in seconds, not repeatable; 0 for no limit", 0.0, Real(0, 60))
    forgetful: bool = parameter("Nim: an evaluation that ignores who took the last token", False, Switch())
    evaluation: str = parameter("Evaluation: empty for the usual one, or a file of your own", "", Text(empty=True))
    runs: int = parameter("Runs", 10, Whole(1, 1000))

    def check(self) -> None:
        if self.evaluation:
            own_evaluation(self.evaluation)
        if self.tree is not None and self.position:
            raise BadValue("A tree and a position are given: expected one of them.", "tree")
        if self.tree is None and not self.position:
            require_tree(self.branching, self.depth)
        elif self.position and isinstance(position_of(self.position), Chancy):
            raise BadValue("Minimax knows no chance: expected a position of two players without chance.", "position")
        if self.forgetful and not (self.position and record_of(self.position).game.geometry.tokens):
            raise BadValue(
                "The evaluation that ignores who moves belongs to Nim: expected one of its positions.", "forgetful"
            )

    @property
    def repeatable(self) -> bool:
        return not self.seconds

    @property
    def parts(self) -> int:
        return 2 + self.runs

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        if number == 0:
            depth = self._depths[-1]
            depth = depth if self.tree is not None else min(self.watch or depth, depth)
            search = self._searches(depth)[MINIMAX if self.search == MINIMAX else self.order]
            state, dice = self._start(seed, 0, depth), self._dice(seed, 0)
            yield from walk(
                self.search, state, trace_lookahead(search, state, dice, self.leaves, enough=self._enough())
            )
        elif number == 1:
            yield from self._puzzle(seed)
        else:
            yield from self._run(number - 2, seed)

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`leaves`: for each order and depth the mean of the runs, with its 95 % interval. `moves`: the search shown.

        `share %` is that of the leaves of minimax, `branching` the effective branching factor, the depth-th root of the
        leaves; both are told of finished searches only. `fewest` is what Knuth and Moore prove for the best order,
        where it holds. The value of a move after cuts may be only a `bound`.
        """
        runs, roots = defaultdict[tuple[str, int], list[Event]](list), list[Root]()
        for event in events:
            if event["is"] == "run":
                runs[event["order"], event["depth"]].append(event)
            elif event["is"] == "walk":
                roots.append(Root())
            if roots:
                roots[-1].take(event)
        orders = (MINIMAX, *ORDERS)
        rows = [self._measured(runs, order, depth)
                for order in orders for depth in self._depths if runs[order, depth]]  # fmt: skip
        timed = ("leaves", "from", "to", "nodes", "share %", "branching", "finished %") if self.seconds else ()
        moves = tuple(_told(roots[0])) if roots else ()
        return {
            "leaves": Table(tuple(rows), timed),
            "moves": Table(moves, tuple(moves[0])[1:] if timed and moves else ()),
        }

    def recorded(self, events: Sequence[Event]) -> Recording:
        return MinimaxRecording(self, events)

    def _start(self, seed: int, run: int, depth: int) -> State:
        """The root of a run, so many moves deep."""
        if self.tree is not None:
            return GivenTree(self.tree).start()
        if self.position:
            return position_of(self.position)
        return random_tree(self.branching, depth, seed_of(seed, 2 * run)).start()

    @property
    def _depths(self) -> Sequence[int]:
        """The depths that are searched; a given tree is searched as a whole."""
        return range(1, self.depth + 1) if self.tree is None else (height(self.tree),)

    def _dice(self, seed: int, run: int) -> Dice:
        """The dice of a run, which are not those of its tree."""
        return Dice(seed_of(seed, 2 * run + 1))

    def _searches(self, depth: int) -> dict[str, Planner]:
        return searches(
            depth, forgetful if self.forgetful else None, deepen=self.deepen, quiet=self.quiet, evaluation=self._judge
        )

    @property
    def _judge(self) -> JudgementFor:
        return own_evaluation(self.evaluation) if self.evaluation else judgement

    def _enough(self) -> Callable[[], bool]:
        """Whether the seconds are over, from now on."""
        if not self.seconds:
            return lambda: False
        end = time.perf_counter() + self.seconds
        return lambda: time.perf_counter() >= end

    def _puzzle(self, seed: int) -> Iterator[Event]:
        fit = [
            depth for depth in self._depths if depth > 1 and not is_larger(self._start(seed, 0, depth), depth, PUZZLE)
        ]
        if not fit:
            return
        depth = fit[-1]
        state = self._start(seed, 0, depth)
        plain = searches(depth, forgetful if self.forgetful else None, evaluation=self._judge)
        for name, order in (("whole", MINIMAX), ("pruned", NATURAL)):
            yield from walk(name, state, trace_lookahead(plain[order], state, self._dice(seed, 0)))

    def _run(self, run: int, seed: int) -> Iterator[Event | None]:
        for depth in self._depths:
            state = self._start(seed, run, depth)
            for order, search in self._searches(depth).items():
                dice, enough = self._dice(seed, run), self._enough()
                infos = Deepening(Lookahead(search.plan(state), dice), state, dice).run(self.leaves)
                for count, info in enumerate(infos, 1):
                    if count % PAUSE == 0:
                        yield None
                    last, late = info, enough() or count > LOOKUPS * self.leaves
                    if late:
                        break
                yield {
                    "is": "run",
                    "run": run,
                    "order": order,
                    "depth": depth,
                    "leaves": last.playouts,
                    "nodes": last.nodes,
                    "value": round(last.value, DIGITS),
                    "finished": last.playouts < self.leaves and not late,
                }

    def _measured(self, runs: Mapping[tuple[str, int], list[Event]], order: str, depth: int) -> Row:
        found, whole = runs[order, depth], runs[MINIMAX, depth]
        counts = [one["leaves"] for one in found]
        mean, nodes = fsum(counts) / len(counts), fsum(one["nodes"] for one in found) / len(counts)
        leaves, low, high = interval(counts, 2)
        all_leaves = fsum(one["leaves"] for one in whole) / len(whole)
        fixed = not (self.position or self.deepen or self.tree)
        finished = sum(one["finished"] for one in found)
        return {
            "order": order, "depth": depth, "leaves": leaves, "from": low, "to": high,
            "nodes": round(nodes, 2),
            "share %": round(100 * mean / all_leaves, 2) if all(one["finished"] for one in found + whole) else None,
            "branching": round(mean ** (1 / depth), 3) if finished == len(found) else None,
            "fewest": fewest_leaves(self.branching, depth) if fixed else None,
            "finished %": round(100 * finished / len(counts), 1), "runs": len(counts),
        }  # fmt: skip


def _told(root: Root) -> Iterator[Row]:
    for move in root.values:
        chosen = "yes" if move == root.chosen else "no"
        yield {"move": move, "value for the player to move": root.value(move), "bound": root.bound(move),
               "leaves": root.leaves.get(move), "chosen": chosen}  # fmt: skip
