"""Minimax and alpha-beta: one search node by node, and how many leaves each order of moves leaves to be visited.

On uniform trees with random leaves alpha-beta visits between b^ceil(d/2) + b^floor(d/2) - 1 leaves, with the best move
first, and nearly all b^d (Donald Knuth and Ronald Moore, "An analysis of alpha-beta pruning", 1975).
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, inf
from typing import ClassVar

from pyengine.arena.table import Row
from pyengine.bots.own import own_evaluation
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import Chancy, State
from pyengine.core.parameters import Real, Switch, Text, Whole, Word, parameter
from pyengine.lab.experiment import Experiment, Preset, interval, seed_of
from pyengine.lab.experiments import walks
from pyengine.lab.experiments.players import Position, position_of, record_of
from pyengine.lab.experiments.walks import NONE, AdjustedSearch, Walk
from pyengine.lab.log import Event, group
from pyengine.lab.recording import Branch, Recording, Scene, Table, Verdict, View
from pyengine.lab.trace import DIGITS, trace_lookahead
from pyengine.lab.trees import Nodes, Tree, TreeText, fewest_leaves, forgetful, height, random_tree, require_tree
from pyengine.lab.widgets import Lines, plot
from pyengine.lab.words import Words, join, say, short, tuple_of
from pyengine.search.judgement import judgement
from pyengine.search.minimax import BEST, DEEPENS, HISTORY, NATURAL, QUIET, RANDOM, WORST, AlphaBeta, Minimax, Planner

MINIMAX, ALPHABETA = "minimax", "alphabeta"
BEST_FIRST = "best-first"
ORDERS = {"natural": NATURAL, "random": RANDOM, "history": HISTORY, BEST_FIRST: BEST, "worst-first": WORST}
"""The orders of moves by their names here."""
MOST_LEAVES = 300_000
"""Enough for all games of tic-tac-toe, which are 255,168."""
DEEPEST = 12
LOOKUPS = 3
"""How many pauses a search may make for each leaf of its limit before it gives up: some orders look up all values."""
PAUSE = 1000
"""A search can be stopped at each of its pauses whose number is a multiple of this."""
PUZZLE = 60
"""The most nodes of the tree of the puzzle."""
LOOKS = {MINIMAX: "s1", "worst-first": "s2", "natural": "s3", "random": "s4", "history": "s5", BEST_FIRST: "s6"}
ENTRY, LEAF = 0, 1
LINES = {"max": {"raise": 4, "cut": 5, "end": 6}, "min": {"raise": 9, "cut": 10, "end": 11}}
PLAIN = {"max": {"end": 5}, "min": {"end": 9}}
"""The lines of the pseudocode of alpha-beta, and of minimax."""
SHARES = {"tenth": 10.0, "quarter": 25.0, "half": 50.0, "more": inf}
"""The predictions, each with the percentage of minimax's leaves below which it is right."""


@dataclass(frozen=True, slots=True)
class MinimaxExperiment(Experiment):
    """Part 0 is one search, node by node, as the events of `trace_lookahead`.

    Part 1 is a puzzle: the walks "whole" by minimax and "pruned" by alpha-beta in the natural order, to the greatest
    depth at which the tree has at most PUZZLE nodes; empty if that is less than 2. Each other part is a run: every
    order to every depth, on a random tree of its own or from the position with dice of its own. Its events "run" have
    the `leaves` and `nodes` visited, the `value` for the player to move, and whether the search `finished` within its
    limits.
    """

    name, title, chapter, minutes = "minimax", "Minimax and its cuts", "ahead", 12
    question = "How many leaves can alpha-beta leave out, and how much depends on the order of moves?"
    presets: ClassVar[Mapping[str, Preset]] = {
        "best-first": Preset("The tree of Knuth and Moore, best moves first", {"order": BEST_FIRST}),
        "forgetful": Preset("Nim with an evaluation that ignores who moves: find the mistake",
                            {"position": "nim6", "watch": 0, "search": MINIMAX, "forgetful": True, "runs": 4}),
        "by-hand": Preset("A tree to do by hand",
                          {"tree": ((3.0, 12.0, 8.0), (2.0, 4.0, 6.0), (14.0, 5.0, 2.0)), "runs": 1}),
        "lines": Preset("Tic-tac-toe with open lines", {"position": "tictactoe3:b2.a1.c3", "depth": 3, "runs": 5}),
        "quiet": Preset("Tic-tac-toe, searched on until the position is quiet",
                        {"position": "tictactoe3:b2.a1.c3", "depth": 2, "quiet": 0.1, "runs": 5}),
        "timed": Preset("Tic-tac-toe, as deep as a tenth of a second allows", {
            "position": "tictactoe3", "watch": 0, "deepen": True, "leaves": 20_000, "seconds": 0.1, "runs": 1,
        }),
    }  # fmt: skip

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
            raise BadValue("tree-and-position", "tree")
        if self.tree is None and not self.position:
            require_tree(self.branching, self.depth)
        elif self.position and isinstance(position_of(self.position), Chancy):
            raise BadValue("minimax-chance", "position")
        if self.forgetful and not (self.position and record_of(self.position).game.geometry.tokens):
            raise BadValue("forgetful-evaluation", "forgetful")

    @property
    def repeatable(self) -> bool:
        return not self.seconds

    @property
    def parts(self) -> int:
        return 2 + self.runs

    def part(self, number: int, seed: int) -> Iterator[Event | None]:
        if number > 1:
            yield from self._run(number - 2, seed)
            return
        depth, dice = self._depths[-1], Dice(seed_of(seed, 1))
        if number == 0:
            depth = depth if self.tree is not None else min(self.watch or depth, depth)
            search = self.searches(depth)[MINIMAX if self.search == MINIMAX else self.order]
            state, has_ended = self._start(seed, 0, depth), self._deadline()
            yield from trace_lookahead(self.search, search, state, dice, self.leaves, enough=has_ended)
            return
        starts = {depth: self._start(seed, 0, depth) for depth in self._depths if depth > 1}
        fit = [depth for depth, state in starts.items() if not walks.has_more_nodes(state, depth, PUZZLE)]
        for depth in fit[-1:]:
            plain = replace(self, deepen=False, quiet=1.0).searches(depth)
            for name, order in (("whole", MINIMAX), ("pruned", "natural")):
                yield from trace_lookahead(name, plain[order], starts[depth], Dice(seed_of(seed, 1)))

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`leaves`: for each order and depth the mean of the runs, with its 95 % interval. `moves`: the walk of part 0.

        `share %` is the percentage of minimax's leaves, and `branching`, the effective branching factor, the depth-th
        root of the leaves; both only if the searches have finished. `fewest` is the minimum that Knuth and Moore prove,
        where it holds. After cuts the value of a move may be only a `bound`.
        """
        runs = group((event for event in events if event["is"] == "run"), "order", "depth")
        rows = [self._leaf_row(runs, order, depth)
                for order in (MINIMAX, *ORDERS) for depth in self._depths if runs[order, depth]]  # fmt: skip
        moves = [row for walk in walks.walks_of(events)[:1] for row in _move_rows(walk)]
        timed = ("leaves", "from", "to", "nodes", "share %", "branching", "finished %") if self.seconds else ()
        return {
            "leaves": Table(tuple(rows), timed),
            "moves": Table(tuple(moves), tuple(moves[0])[1:] if timed and moves else ()),
        }

    def _start(self, seed: int, run: int, depth: int) -> State:
        """The root of a run; a random tree is `depth` moves deep."""
        if self.tree is not None:
            return Tree(self.tree).start()
        if self.position:
            return position_of(self.position)
        return random_tree(self.branching, depth, seed_of(seed, 2 * run)).start()

    @property
    def _depths(self) -> Sequence[int]:
        """The depths to search; of a given tree only its whole depth."""
        return range(1, self.depth + 1) if self.tree is None else (height(self.tree),)

    def searches(self, depth: int) -> dict[str, Planner]:
        """Minimax, and alpha-beta by the order of its moves, without bounds at the root."""
        settings = own_evaluation(self.evaluation) if self.evaluation else judgement, depth, self.deepen, self.quiet
        planners: dict[str, Planner] = {MINIMAX: Minimax(*settings, order=NATURAL)}
        planners |= {name: AlphaBeta(*settings, order=order) for name, order in ORDERS.items()}
        fields = {"ends": forgetful if self.forgetful else None, "window": (-inf, inf)}
        return {name: AdjustedSearch(planner, fields) for name, planner in planners.items()}

    def _deadline(self) -> Callable[[], bool]:
        """Whether the time limit has passed, counted from now on."""
        end = time.perf_counter() + (self.seconds or inf)
        return lambda: time.perf_counter() >= end

    def _run(self, run: int, seed: int) -> Iterator[Event | None]:
        for depth in self._depths:
            state = self._start(seed, run, depth)
            for order, search in self.searches(depth).items():
                dice, has_ended = Dice(seed_of(seed, 2 * run + 1)), self._deadline()
                for count, info in enumerate(search(state, dice, self.leaves), 1):
                    if count % PAUSE == 0:
                        yield None
                    last, is_late = info, has_ended() or count > LOOKUPS * self.leaves
                    if is_late:
                        break
                yield {
                    "is": "run", "run": run, "order": order, "depth": depth, "leaves": last.playouts,
                    "nodes": last.nodes, "value": round(last.value, DIGITS),
                    "finished": last.playouts < self.leaves and not is_late,
                }  # fmt: skip

    def _leaf_row(self, runs: Mapping[tuple[str, int], list[Event]], order: str, depth: int) -> Row:
        own, whole = runs[order, depth], runs[MINIMAX, depth]
        counts = [run["leaves"] for run in own]
        mean, nodes = fsum(counts) / len(counts), fsum(run["nodes"] for run in own) / len(counts)
        leaves, low, high = interval(counts, 2)
        all_leaves = fsum(run["leaves"] for run in whole) / len(whole)
        is_uniform = not (self.position or self.deepen or self.tree)
        finished = sum(run["finished"] for run in own)
        return {
            "order": order, "depth": depth, "leaves": leaves, "from": low, "to": high,
            "nodes": round(nodes, 2),
            "share %": round(100 * mean / all_leaves, 2) if all(run["finished"] for run in own + whole) else None,
            "branching": round(mean ** (1 / depth), 3) if finished == len(own) else None,
            "fewest": fewest_leaves(self.branching, depth) if is_uniform else None,
            "finished %": round(100 * finished / len(counts), 1), "runs": len(counts),
        }  # fmt: skip


def _move_rows(walk: Walk) -> Iterator[Row]:
    choice = walk.choice or {"move": None, "visits": ()}
    leaves = {move["move"]: move["visits"] for move in choice["visits"]}
    turned = {"lower": "upper", "upper": "lower"} if walk.player == 2 else {}
    for move, result in walk.values.items():
        bound = result.get("bound", "exact")
        yield {"move": move, "value for the player to move": walk.value(result), "bound": turned.get(bound, bound),
               "leaves": leaves.get(move), "chosen": "yes" if move == choice["move"] else "no"}  # fmt: skip


class MinimaxRecording(Recording, of=MinimaxExperiment):
    """The walk of part 0, and the puzzle."""

    axes = ("logY", "linear")
    options = tuple(SHARES)
    initial = 9

    def __init__(self, experiment: MinimaxExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._walks = {walk.name: walk for walk in walks.walks_of(events)}
        self._walk = self._walks.get(MINIMAX, self._walks.get(ALPHABETA))
        self.units = walks.units_of([self._walk] if self._walk else [])
        if self._walk:
            self._walk.given, self.code = experiment.tree, "plain" if self._walk.name == MINIMAX else ""

    def scene(self, at: int) -> Scene:
        walk = self._walk
        if walk is None or not walk.steps:
            return Scene(say("lab-walks-nothing"), [], [])
        windows = walk.name == ALPHABETA
        if not at:
            return walk.scene(0, say("lab-walks-nothing"), windows=windows)
        sentence = say("lab-walks-numbered", step=at, told=walk.sentence(at - 1, windows=windows))
        scene = walk.scene(at, sentence, windows=windows)
        return replace(scene, lines=_lines(walk, at - 1, windows), formula=_formula(walk, at - 1, windows))

    @property
    def views(self) -> list[View]:
        rows = [{**row, "from": max(1.0, row["from"])} for row in self.rows("leaves")]  # every search visits a leaf
        means = Lines(LOOKS, "depth", "leaves", "order", ("from", "to"))
        least = Lines({BEST_FIRST: "bound"}, "depth", "fewest", "order", name=lambda _: say("lab-minimax-least"))
        lines = [*means.of(rows), *least.of(rows)]
        return [View("leaves", plot(say("lab-minimax-across-title"), say("lab-minimax-up-title"), *lines), "leaves")]

    @property
    def verdict(self) -> Verdict | None:
        last = {row["order"]: row for row in self.rows("leaves")}
        natural = last.get("natural", {})
        share = natural.get("share %")
        if share is None:
            return None
        right = next(name for name, most in SHARES.items() if share < most)
        best = last.get(BEST_FIRST, {}).get("leaves")
        return Verdict([right], say("lab-minimax-measured", share=share, leaves=natural["leaves"], best=best))

    @property
    def puzzle(self) -> Branch | None:
        """The tree by minimax, in which what alpha-beta does not enter is cut."""
        whole, pruned = self._walks.get("whole"), self._walks.get("pruned")
        if whole is None or pruned is None or not whole.entries or not pruned.entries:
            return None
        return _puzzle_branch(whole, 0, pruned, 0)


def _puzzle_branch(whole: Walk, node: int, pruned: Walk, twin: int) -> Branch:
    """A node of the whole tree, with what alpha-beta finds at its `twin`: NONE where it does not come."""
    end, last = len(pruned.steps), len(whole.steps)
    result, cut = (pruned.result(twin, end), pruned.cut(twin, end)) if twin != NONE else (None, None)
    twins = {pruned.entries[child]["move"]: child for child in pruned.children(twin, end)} if twin != NONE else {}
    note: list[Words] = [walks.equation(result)] if result and "leaf" not in result else []
    if cut:
        note += [say("lab-minimax-puzzle-cut-here"), walks.reason_of(cut)]
    children = [_puzzle_branch(whole, child, pruned, twins.get(whole.entries[child]["move"], NONE))
                for child in whole.children(node, last)]  # fmt: skip
    label, move = whole.label(node, whole.result(node, last)), whole.entries[node].get("move", "")
    return Branch(node, label, note, move, cut=twin == NONE, children=children, aside=whole.kind_name(node))


def _lines(walk: Walk, step: int, windows: bool) -> list[int]:
    """The lines of the pseudocode at work in a step."""
    event, node = walk.steps[step], walk.node(step)
    own = (LINES if windows else PLAIN)["min" if walk.kind(node) == "min" else "max"]
    if event["is"] == "cut":
        return [own["cut"]]
    if event["is"] == "choice":
        return [own["end"]]
    if event["is"] == "window":
        return [ENTRY]
    end, parent = LEAF if "leaf" in event else own["end"], walk.parent(node)
    if parent == NONE or not windows:
        return [end]
    return [end, LINES["min" if walk.kind(parent) == "min" else "max"]["raise"]]


def _formula(walk: Walk, step: int, windows: bool) -> list[Words]:
    """What a step computes, in numbers."""
    event = walk.steps[step]
    if event["is"] == "cut":
        alpha, beta = map(short, walks.ends_of(event))
        return [["alpha", alpha, "≥", "beta", beta]]
    if event["is"] != "value":
        return []
    node = walk.node(step)
    before = walk.best_before(step) if windows else None
    if before is None:
        return walk.formula(node)
    kind = walk.kind(walk.parent(node))
    bound = max(before, event["value"]) if kind == "max" else min(before, event["value"])
    name = "alpha" if kind == "max" else "beta"
    pair = join([kind, tuple_of([short(before), short(event["value"])])])
    return [*walk.formula(node), [name, "=", pair, "=", short(bound)]]
