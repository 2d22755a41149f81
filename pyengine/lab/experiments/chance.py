"""Minimax, expectimax and expectiminimax on one tree, and their moves against opponents from perfect to random.

Minimax expects a perfect opponent, expectimax a random one. Expectiminimax (Donald Michie, "Game-playing and
game-learning automata", 1966) has chance between two players: here a coin, tossed before each move of the opponent,
decides whether that move is the best or a random one. With a one-sided coin it is one of the other two searches.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import fsum, inf, sqrt
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from pyengine.arena.rating import Z95
from pyengine.arena.table import Row
from pyengine.core.dice import Dice
from pyengine.core.errors import BadValue
from pyengine.core.game import CHANCE, Game, State, Wrapper, at_chance, opponent
from pyengine.core.geometry import Geometry
from pyengine.core.parameters import Whole, parameter
from pyengine.lab.experiment import Experiment, Preset, interval, seed_of
from pyengine.lab.experiments.players import Position, position_of
from pyengine.lab.experiments.walks import AdjustedSearch, Walk, has_more_nodes, units_of, walks_of
from pyengine.lab.log import Event
from pyengine.lab.recording import Recording, Scene, Table, Unit, Verdict, View
from pyengine.lab.trace import DIGITS, trace_lookahead
from pyengine.lab.trees import Nodes, Tree, TreeText, random_tree
from pyengine.lab.widgets import Lines, looks_of, plot
from pyengine.lab.words import Words, join, say
from pyengine.search.expectimax import Expectimax, Expectiminimax
from pyengine.search.minimax import DEEPEST, NATURAL, Deepening, Lookahead, Minimax

REPLIES = ("best reply", "random reply")
"""The sides of the coin: the opponent moves, or a uniformly random move is made."""


class CoinGame(Game):
    """The game of a position against an opponent who makes a random move with the probability `share`, 0 to 1.

    Each time the opponent is to move, a coin first decides which of REPLIES is made.
    The result of the coin is a move of chance, numbered after those of the game.
    """

    name = "wavering"
    title = "Opponent who now and then moves at random"
    goal = "Reach a good end."
    sizes = (1, 99, 9)
    reasons: ClassVar[dict[str, str]] = {}

    def __init__(self, state: State, share: float) -> None:
        super().__init__(state.game.size)
        self.state, self.share, self.player = state, share, state.to_move

    def _key(self) -> tuple[object, ...]:
        return (self.name, self.state, self.share)

    @property
    def geometry(self) -> Geometry:
        return self.state.game.geometry

    @property
    def moves(self) -> int:
        return self.state.game.moves + len(REPLIES)

    def move_name(self, move: int) -> str:
        plain = self.state.game
        return REPLIES[move - plain.moves] if move >= plain.moves else plain.move_name(move)

    def start(self) -> CoinState:
        return CoinState(self, 0, self.player, None, self.state, waits=False)


@dataclass(frozen=True, slots=True)
class CoinState(Wrapper):
    """A position; `plain` is that of the game itself, and the coin `waits` to be tossed."""

    game: CoinGame
    ply: int
    to_move: int
    last: int | None
    plain: State
    waits: bool

    def legal(self) -> Sequence[int]:
        return [move for move, _ in self.chances()] if self.waits else self.plain.legal()

    def chances(self) -> Sequence[tuple[int, float]]:
        first, share = self.plain.game.moves, self.game.share
        if self.waits:
            return [(first, 1 - share), (first + 1, share)]
        if at_chance(self.plain):
            return self.plain.chances()
        moves = self.plain.legal()
        return [(move, 1 / len(moves)) for move in moves] if self.to_move == CHANCE else ()

    def play(self, move: int) -> CoinState:
        if move not in self.legal():
            raise self.refuse(move)
        game, ply = self.game, self.ply + 1
        if self.waits:
            mover = opponent(game.player) if move == self.plain.game.moves else CHANCE
            return CoinState(game, ply, mover, move, self.plain, waits=False)
        after = self.plain.play(move)
        waits = after.to_move == opponent(game.player)
        return CoinState(game, ply, CHANCE if waits else after.to_move, move, after, waits)


Floats = NDArray[np.float64]

MINIMAX, EXPECTIMAX, EXPECTIMINIMAX = "minimax", "expectimax", "expectiminimax"
SHARES = range(0, 101, 10)
"""The opponents, by the percentage of their moves that are random."""
MOST_NODES = 2000
"""The most nodes of a tree, coins not counted."""
EQUAL = 1e-9
"""Results that differ by no more are equal."""
ENTRY, LEAF, OWN, PERFECT, RANDOM, COIN = range(6)
"""The lines of the pseudocode."""
CROSSINGS = {"low": 100 / 3, "middle": 200 / 3, "high": inf}
"""The predictions, each with the percentage of random moves below which the lines cross if it is right."""


STEADY = {"order": NATURAL, "deepen": False, "has_table": True}
"""The plan of a search to the end in the natural order of moves, which evaluates each position only once."""
SEARCHES = {
    MINIMAX: AdjustedSearch(Minimax(depth=DEEPEST), STEADY),
    EXPECTIMAX: AdjustedSearch(Expectimax(depth=DEEPEST), STEADY),
    EXPECTIMINIMAX: AdjustedSearch(Expectiminimax(depth=DEEPEST), STEADY),
}


@dataclass(frozen=True, slots=True)
class ChanceExperiment(Experiment):
    """Parts 0 to 2 are walks through one tree by minimax, expectimax and expectiminimax, by `trace_lookahead`.

    Each other part measures one tree: a position, or a tree with random leaves, the first of which is the one walked.
    Its event "tree" has the move of each search at the root, and the expected result of the player to move (0 to 1)
    against opponents with each of SHARES. An opponent that does not move at random makes the worst reply for that
    player. Expectiminimax knows the share of its opponent, so its moves may differ from one to the next.
    """

    name, title, chapter, minutes = "chance", "Chance", "chance", 8
    question = "Against which opponents does expectimax choose the wrong move?"

    presets: ClassVar[Mapping[str, Preset]] = {
        "deep": Preset("Trees four moves deep", {"depth": 4}),
        "trap": Preset("Tic-tac-toe: a trap that costs the draw", {"position": "tictactoe3:b1.b3.a2"}),
        "lost-nim": Preset("Nim, lost against a perfect opponent", {"position": "nim8"}),
    }

    position: str = parameter("Position; empty for uniform trees", "", Position(empty=True))
    tree: tuple[Nodes, ...] | None = parameter("A tree of your own, as ((3,12,8),(2,4,6),(14,5,2))", None, TreeText())
    branching: int = parameter("Moves at each node of a uniform tree", 3, Whole(2, 9))
    depth: int = parameter("Depth of a uniform tree in moves", 2, Whole(2, 8))
    share: int = parameter("Random replies of the opponent in a hundred, decided by the coin", 50, Whole(0, 100))
    runs: int = parameter("Uniform trees", 200, Whole(1, 1000))

    def check(self) -> None:
        if self.tree is not None and self.position:
            raise BadValue("tree-and-position", "tree")
        if has_more_nodes(self._start(0, 0), DEEPEST, MOST_NODES):
            raise BadValue("tree-too-large", "tree", most=MOST_NODES)

    @property
    def parts(self) -> int:
        return len(SEARCHES) + (1 if self.position or self.tree else self.runs)

    def part(self, number: int, seed: int) -> Iterator[Event]:
        if number < len(SEARCHES):
            name, state = list(SEARCHES)[number], self._start(seed, 0)
            root = CoinGame(state, self.share / 100).start() if name == EXPECTIMINIMAX else state
            yield from trace_lookahead(name, SEARCHES[name], root, Dice(seed_of(seed, self.runs)))
        else:
            yield self._tree(number - len(SEARCHES), seed)

    def _start(self, seed: int, run: int) -> State:
        if self.position:
            return position_of(self.position)
        if self.tree is not None:
            return Tree(self.tree).start()
        return random_tree(self.branching, self.depth, seed_of(seed, run)).start()

    def _tree(self, run: int, seed: int) -> Event:
        state, shares = self._start(seed, run), np.array(SHARES) / 100
        name, player = state.game.move_name, state.to_move
        moves, results = dict[str, str](), dict[str, list[float]]()
        for search in (MINIMAX, EXPECTIMAX):
            pick = chooser(search, state)
            moves[search] = name(pick(state))
            results[search] = expected_results(state, player, shares, pick).round(DIGITS).tolist()
        results[EXPECTIMINIMAX] = expected_results(state, player, shares).round(DIGITS).tolist()
        return {"is": "tree", "tree": run, "moves": moves, "results": results}

    def tables(self, events: Sequence[Event]) -> dict[str, Table]:
        """`opponents`: the expected result of each search, 0 to 1: the mean of all trees with its 95 % interval.

        `lead` is the mean difference from the expected result of minimax in the same tree. `moves`: the moves of the
        tree that is walked, each with its value for the player by each search, and the searches that choose it.
        `crossing`: the number of trees in which minimax and expectimax choose different moves, and the percentage of
        random moves above which expectimax expects more than minimax, with half of its 95 % interval.
        """
        trees, walks = [event for event in events if event["is"] == "tree"], walks_of(events)
        return {
            "opponents": Table(tuple(row for name in SEARCHES for row in _result_rows(name, trees))),
            "moves": Table(tuple(_move_rows(walks))),
            "crossing": Table((_crossing_row(trees),) if trees else ()),
        }


def chooser(name: str, root: State) -> Callable[[State], int]:
    """The moves that a search chooses below a root, for the player to move there; the first of equal ones."""
    tree = Lookahead(SEARCHES[name].plan(root), Dice(0))

    def choose(state: State) -> int:
        *_, info = Deepening(tree, state, Dice(0)).run(None)
        return info.move

    return choose


def expected_results(state: State, player: int, shares: Floats, pick: Callable[[State], int] | None = None) -> Floats:
    """The expected result of `player`, 0 to 1, against opponents who make these shares of their moves at random.

    `pick` chooses the player's moves; without it they are the best ones against each opponent. The opponents' other
    moves are the worst for the player. One number for each of `shares`.
    """
    if state.outcome is not None:
        return np.full(len(shares), state.outcome.score(player))
    if at_chance(state):
        results = [one * expected_results(state.play(move), player, shares, pick) for move, one in state.chances()]
        expected: Floats = np.array(results).sum(axis=0)
        return expected
    if state.to_move == player and pick is not None:
        return expected_results(state.play(pick(state)), player, shares, pick)
    after = np.array([expected_results(state.play(move), player, shares, pick) for move in state.legal()])
    if state.to_move == player:
        best: Floats = after.max(axis=0)
        return best
    mean: Floats = (1 - shares) * after.min(axis=0) + shares * after.sum(axis=0) / len(after)
    return mean


def _result_rows(name: str, trees: Sequence[Event]) -> Iterator[Row]:
    for place, share in enumerate(SHARES if trees else ()):
        results, minimax = ([tree["results"][search][place] for tree in trees] for search in (name, MINIMAX))
        result, low, high = interval(results, bounds=(min(0.0, *results), max(1.0, *results)))
        lead, behind, ahead = interval([one - other for one, other in zip(results, minimax, strict=True)])
        yield {
            "strategy": name, "random %": share, "result": result, "from": low, "to": high,
            "lead": lead, "lead from": behind, "lead to": ahead, "trees": len(trees),
        }  # fmt: skip


def _move_rows(walks: Sequence[Walk]) -> Iterator[Row]:
    """The moves of the root with their values so far, and the searches that have chosen them."""
    values = {walk.name: {move: walk.value(result) for move, result in walk.values.items()} for walk in walks}
    for move in dict.fromkeys(move for own in values.values() for move in own):
        choosers = [walk.name for walk in walks if walk.choice and walk.choice["move"] == move]
        own: Row = {name: values.get(name, {}).get(move) for name in SEARCHES}
        yield {"move": move} | own | {"chosen by": ", ".join(choosers)}


def _crossing_row(trees: Sequence[Event]) -> Row:
    leads = [
        [two - one for one, two in zip(*(tree["results"][name] for name in (MINIMAX, EXPECTIMAX)), strict=True)]
        for tree in trees
    ]
    sums = [fsum(column) for column in zip(*leads, strict=True)]
    share = crossing([total / len(trees) for total in sums])
    return {
        "trees": len(trees),
        "other move": sum(tree["moves"][MINIMAX] != tree["moves"][EXPECTIMAX] for tree in trees),
        "crossing": None if share is None else round(share, 1),
        "+-": _error(leads, sums),
    }


def _error(leads: Sequence[Sequence[float]], sums: Sequence[float]) -> float | None:
    """Half of the 95 % interval of the crossing, by the jackknife (M. H. Quenouille, 1956).

    None where there is one tree alone, or no crossing without some tree.
    """
    count = len(leads)
    if count < 2:
        return None
    crossings = [crossing([(total - lead) / (count - 1) for total, lead in zip(sums, tree, strict=True)])
                 for tree in leads]  # fmt: skip
    shares = [share for share in crossings if share is not None]
    if len(shares) < count:
        return None
    mean = fsum(shares) / count
    return round(Z95 * sqrt((count - 1) / count * fsum((share - mean) ** 2 for share in shares)), 1)


def crossing(leads: Sequence[float]) -> float | None:
    """The percentage of random moves above which expectimax leads, by linear interpolation between SHARES.

    `leads` are its leads over minimax at each of SHARES. None if it never leads.
    """
    if max(leads) <= EQUAL:
        return None
    behind = [place for place, lead in enumerate(leads) if lead < -EQUAL]
    if not behind:
        return 0.0
    last = behind[-1]
    (low, high), (before, after) = SHARES[last : last + 2], leads[last : last + 2]
    return low + (high - low) * before / (before - after)


class ChanceRecording(Recording, of=ChanceExperiment):
    """The walks by minimax, expectimax and expectiminimax, one after the other."""

    options = (*CROSSINGS, "never")
    initial = 9

    def __init__(self, experiment: ChanceExperiment, events: Sequence[Event]) -> None:
        super().__init__(experiment, events)
        self._share, self._walks = experiment.share, walks_of(events)
        self._ends = list(accumulate(len(walk.steps) for walk in self._walks))
        self.units = [*units_of(self._walks), Unit(say("lab-chance-walk"), [0, *self._ends])]

    def scene(self, at: int) -> Scene:
        if not self._walks:
            return Scene(say("lab-walks-nothing"), [], [])
        number = bisect_left(self._ends, at)
        walk, own = self._walks[number], at - (self._ends[number - 1] if number else 0)
        if not at:
            return walk.scene(0, say("lab-walks-nothing"))
        sentence: list[Words] = [
            say("lab-walks-numbered", step=at, told=join([walk.name, walk.sentence(own - 1)], ": "))
        ]
        if walk.name == EXPECTIMINIMAX:
            sentence.append(say("lab-chance-coin", share=self._share))
        formula = walk.formula(walk.node(own - 1)) if walk.steps[own - 1]["is"] == "value" else []
        return replace(walk.scene(own, sentence), lines=[_line(walk, own - 1)], formula=formula)

    @property
    def views(self) -> list[View]:
        lines = Lines(looks_of(SEARCHES), "random %", "lead", "strategy", ("lead from", "lead to"))
        rows = self.rows("opponents")
        picture = plot(say("lab-chance-across-title"), say("lab-chance-up-title"), *lines.of(rows))
        return [View("opponents", picture, "opponents")]

    @property
    def verdict(self) -> Verdict | None:
        if not self.rows("crossing"):
            return None
        (row,) = self.rows("crossing")
        share = row["crossing"]
        right = "never" if share is None else next(name for name, most in CROSSINGS.items() if share < most)
        sentence = say("lab-chance-measured", share=share, error=row["+-"], other=row["other move"], trees=row["trees"])
        return Verdict([right], sentence)


def _line(walk: Walk, step: int) -> int:
    """The line of the pseudocode at work in a step."""
    node = walk.node(step)
    if walk.steps[step]["is"] == "window":
        return ENTRY
    if "leaf" in walk.steps[walk.ends[node]]:
        return LEAF
    kind = walk.kind(node)
    if kind == ("max" if walk.player == 1 else "min"):
        return OWN
    if kind != "mean":
        return PERFECT
    child = next(walk.children(node, len(walk.steps)))
    return COIN if walk.entries[child]["move"] in REPLIES else RANDOM
