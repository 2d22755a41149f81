"""One tree under minimum, average and coin, and the moves that these choose against opponents from perfect to random.

Minimax takes the opponent for perfect, expectimax for random. Expectiminimax (Donald Michie, "Game-playing and
game-learning automata", 1966) has chance between two players: here a coin, tossed before each move of the opponent,
says whether it is the best or a random one. With a coin that always says the same it is one of the other two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, sqrt
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.rating import Z95
from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import Chancy, State
from pyengine.core.parameters import Whole, parameter
from pyengine.lab.experiment import Event, Experiment, seed_of
from pyengine.lab.experiments.chancescenes import ChanceRecording
from pyengine.lab.experiments.marks import interval
from pyengine.lab.experiments.players import Position, position_of
from pyengine.lab.experiments.walks import DIGITS, Root, is_larger, walk
from pyengine.lab.opponents import CoinGame
from pyengine.lab.recording import Recording
from pyengine.lab.table import Table
from pyengine.lab.trace import trace_lookahead
from pyengine.lab.trees import GivenTree, Nodes, TreeText, random_tree, require_tree
from pyengine.search.expectimax import Expectimax, Expectiminimax
from pyengine.search.judgement import judgement, seen_by
from pyengine.search.minimax import DEEPEST, NATURAL, Lookahead, Minimax, Plan, Planner

Floats = NDArray[np.float64]

MINIMAX, EXPECTIMAX, COIN = "minimax", "expectimax", "expectiminimax"
SHARES = range(0, 101, 10)
"""The opponents, in random moves of a hundred."""
MOST_NODES = 2000
"""The most nodes of a tree, the coins aside."""
EQUAL = 1e-9
"""Results that differ by no more are equal."""


@dataclass(frozen=True, slots=True)
class Steady(Planner):
    """A search to the end of the game in the natural order of moves, each position once however it is reached."""

    search: Planner

    def plan(self, state: State, /) -> Plan:
        return replace(self.search.plan(state), order=NATURAL, deepen=False, remembers=True)


SEARCHES = {
    MINIMAX: Steady(Minimax(judgement, DEEPEST)),
    EXPECTIMAX: Steady(Expectimax(judgement, DEEPEST)),
    COIN: Steady(Expectiminimax(judgement, DEEPEST)),
}


@dataclass(frozen=True, slots=True)
class ChanceExperiment(Experiment):
    """Parts 0 to 2 are walks through one tree by minimax, expectimax and expectiminimax, as in walks.py.

    Each other part is a tree with random leaves, the first of them the one that is shown; a position is one tree. Its
    event "tree" has the move that each search chooses at the root, and what its player can expect with it, seen by that
    player, against opponents with each of SHARES: perfect ones make the reply that is worst for this very player.
    Expectiminimax knows the share of its opponent, so that it has a move for each.
    """

    name: ClassVar[str] = "chance"
    title: ClassVar[str] = "Chance"
    question: ClassVar[str] = "Against which opponents does expectimax choose the wrong move?"
    chapter: ClassVar[str] = "search"
    minutes: ClassVar[int] = 8

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "Trees four moves deep": {"depth": 4},
        "Tic-tac-toe: a trap that costs the draw": {"position": "tictactoe3:b1.b3.a2"},
        "Nim, lost against a perfect opponent": {"position": "nim8"},
    }

    position: str = parameter("Position; empty for uniform trees", "", Position(empty=True))
    tree: tuple[Nodes, ...] | None = parameter("A tree of your own, as ((3,12,8),(2,4,6),(14,5,2))", None, TreeText())
    branching: int = parameter("Moves at each node of a uniform tree", 3, Whole(2, 9))
    depth: int = parameter("Depth of a uniform tree in moves", 2, Whole(2, 8))
    share: int = parameter("Random replies of the opponent in a hundred, decided by the coin", 50, Whole(0, 100))
    runs: int = parameter("Uniform trees", 200, Whole(1, 1000))

    def check(self) -> None:
        if self.tree is not None and self.position:
            raise BadValue("A tree and a position are given: expected one of them.", "tree")
        if self.position:
            if isinstance(position_of(self.position), Chancy):
                raise BadValue("Chance is added here: expected a position of two players without chance.", "position")
        elif self.tree is None:
            require_tree(self.branching, self.depth)
        if is_larger(self._start(0, 0), DEEPEST, MOST_NODES):
            raise BadValue("The tree is too large: expected {most} nodes at most.", "tree", most=MOST_NODES)

    @property
    def parts(self) -> int:
        return len(SEARCHES) + (1 if self.position or self.tree else self.runs)

    def part(self, number: int, seed: int) -> Iterator[Event]:
        if number < len(SEARCHES):
            name, state = list(SEARCHES)[number], self._start(seed, 0)
            root = CoinGame(state, self.share / 100).start() if name == COIN else state
            yield from walk(name, root, trace_lookahead(SEARCHES[name], root, Dice(seed_of(seed, self.runs))))
        else:
            yield self._tree(number - len(SEARCHES), seed)

    def _start(self, seed: int, run: int) -> State:
        if self.position:
            return position_of(self.position)
        if self.tree is not None:
            return GivenTree(self.tree).start()
        return random_tree(self.branching, self.depth, seed_of(seed, run)).start()

    def _tree(self, run: int, seed: int) -> Event:
        state, shares = self._start(seed, run), np.array(SHARES) / 100
        name, player = state.game.move_name, state.to_move
        moves, results = dict[str, str](), dict[str, list[float]]()
        for search in (MINIMAX, EXPECTIMAX):
            pick = Chooser(search, state)
            moves[search] = name(pick(state))
            results[search] = expected(state, player, shares, pick).round(DIGITS).tolist()
        results[COIN] = expected(state, player, shares).round(DIGITS).tolist()
        return {"is": "tree", "tree": run, "moves": moves, "results": results}

    def tables(self, events: Iterable[Event]) -> dict[str, Table]:
        """`opponents`: what each search can expect, the mean of all trees with its 95 % interval, 0 to 1.

        `lead` is by how much this is more than what minimax can expect in the same tree, again the mean of all trees.
        `moves`: the moves of the tree that is shown, with their values for the player by each search, and which of them
        choose it. `crossing`: in how many trees minimax and expectimax begin with another move, and from how many
        random moves in a hundred on expectimax expects more than minimax, with half of the 95 % interval.
        """
        trees, walks = list[Event](), dict[str, Root]()
        root = Root()
        for event in events:
            if event["is"] == "tree":
                trees.append(event)
            elif event["is"] == "walk":
                root = walks[event["name"]] = Root()
            root.take(event)
        return {
            "opponents": Table(tuple(row for name in SEARCHES for row in _results(name, trees))),
            "moves": Table(_moves(walks)),
            "crossing": Table((_crossing(trees),) if trees else ()),
        }

    def recorded(self, events: Sequence[Event]) -> Recording:
        return ChanceRecording(self, events, self.share)


class Chooser:
    """The moves of a search in all positions of the tree below a root."""

    def __init__(self, name: str, root: State) -> None:
        self._player, self._root = root.to_move, root
        self._tree = Lookahead(SEARCHES[name].plan(root), Dice(0))

    def __call__(self, state: State) -> int:
        """The best move for the player of the root, the first among equals."""
        return max(state.legal(), key=lambda move: self._value(state.play(move)))

    def _value(self, state: State) -> float:
        walk = self._tree.value(state, DEEPEST + self._root.ply - state.ply)
        while True:
            try:
                next(walk)
            except StopIteration as end:
                return seen_by(self._player, end.value[0])


def expected(state: State, player: int, shares: Floats, pick: Callable[[State], int] | None = None) -> Floats:
    """What `player` can expect, 0 to 1, against opponents who make these shares of their moves at random.

    The player's moves are picked; without `pick` they are the best ones against each of the opponents. The opponents'
    other moves are the worst for this player.
    """
    if state.outcome is not None:
        return np.full(len(shares), state.outcome.score(player))
    if state.to_move == player and pick is not None:
        return expected(state.play(pick(state)), player, shares, pick)
    after = np.array([expected(state.play(move), player, shares, pick) for move in state.legal()])
    if state.to_move == player:
        best: Floats = after.max(axis=0)
        return best
    mixed: Floats = (1 - shares) * after.min(axis=0) + shares * after.sum(axis=0) / len(after)
    return mixed


def _results(name: str, trees: Sequence[Event]) -> Iterator[Row]:
    for place, share in enumerate(SHARES if trees else ()):
        result, low, high = interval([one["results"][name][place] for one in trees])
        lead, behind, ahead = interval([one["results"][name][place] - one["results"][MINIMAX][place] for one in trees])
        yield {
            "strategy": name, "random %": share, "result": result, "from": low, "to": high,
            "lead": lead, "lead from": behind, "lead to": ahead, "trees": len(trees),
        }  # fmt: skip


def _moves(walks: Mapping[str, Root]) -> tuple[Row, ...]:
    """The moves of the root with the values of the walks that are finished."""
    names = list(dict.fromkeys(move for root in walks.values() for move in root.values))
    rows = list[Row]()
    for move in names:
        values: Row = {name: walks[name].value(move) if name in walks else None for name in SEARCHES}
        choosers = [name for name, root in walks.items() if root.chosen == move]
        rows.append({"move": move} | values | {"chosen by": ", ".join(choosers)})
    return tuple(rows)


def _crossing(trees: Sequence[Event]) -> Row:
    leads = [
        [two - one for one, two in zip(*(tree["results"][name] for name in (MINIMAX, EXPECTIMAX)), strict=True)]
        for tree in trees
    ]
    sums = [fsum(column) for column in zip(*leads, strict=True)]
    share = crossing([total / len(trees) for total in sums])
    return {
        "trees": len(trees),
        "other move": sum(one["moves"][MINIMAX] != one["moves"][EXPECTIMAX] for one in trees),
        "crossing": None if share is None else round(share, 1),
        "+-": _error(leads, sums),
    }


def _error(leads: Sequence[Sequence[float]], sums: Sequence[float]) -> float | None:
    """Half of the 95 % interval of the crossing, by the jackknife, without each tree once (M. H. Quenouille, 1956)."""
    count = len(leads)
    if count < 2:
        return None
    found = [crossing([(total - one) / (count - 1) for total, one in zip(sums, tree, strict=True)]) for tree in leads]
    known = [one for one in found if one is not None]
    if len(known) < count:
        return None
    mean = fsum(known) / count
    return round(Z95 * sqrt((count - 1) / count * fsum((one - mean) ** 2 for one in known)), 1)


def crossing(leads: Sequence[float]) -> float | None:
    """From which of SHARES on expectimax leads, between two of them by linear interpolation; None if it never does."""
    if max(leads) <= EQUAL:
        return None
    behind = [place for place, lead in enumerate(leads) if lead < -EQUAL]
    if not behind:
        return 0.0
    last = behind[-1]
    (low, high), (one, two) = SHARES[last : last + 2], leads[last : last + 2]
    return low + (high - low) * one / (one - two)
