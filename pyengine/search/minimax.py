"""Minimax and alpha-beta: a search to a fixed depth, at which an evaluation function judges the positions.

Claude Shannon, "Programming a computer for playing chess" (1950), which also asks for judging quiet positions only;
alpha-beta follows Donald Knuth and Ronald Moore, "An analysis of alpha-beta pruning" (1975): with the best moves first
it visits b^ceil(d/2) + b^floor(d/2) - 1 leaves of a tree with b moves at each node and d plies, and no order needs
fewer. Moves are ordered by the history heuristic (Jonathan Schaeffer, 1983) and by iterative deepening, which tries the
best move of the previous depth first.
"""

from abc import abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, Game, Outcome, State, at_chance
from pyengine.core.parameters import Real, Switch, Whole, Word, parameter
from pyengine.search.bandit import shuffle
from pyengine.search.info import Branch, Info
from pyengine.search.judgement import EVEN, Judgement, judgement, seen_by

JudgementFor = Callable[[Game], Judgement]
"""Gives the judgement, which is an evaluation function, for a game."""

ORDERS = Word("natural", "random", history="history heuristic", best="best first", worst="worst first")
Window = tuple[float, float]
"""Alpha and beta."""

Found = tuple[float, Branch | None]
"""The value of a position for player 1, and its best line: the move, with the reply as its only child."""

Walk = Generator[None, None, Found]
"""A walk through the tree: it pauses at every leaf and every position met again, and returns what it found."""

DEEPEST = 99
PAUSE = 4
"""Leaves, or positions met again, between two answers."""
EXTENSION = 8
"""How many moves beyond its depth a search follows positions that are not quiet, at most."""
DEEPENS = "Iterative deepening: one move deeper each time"
QUIET = "Quiet positions: looks beyond the depth while a move changes the evaluation by more than this"
NATURAL, RANDOM, HISTORY, BEST, WORST = "natural", "random", "history", "best", "worst"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a Lookahead does.

    `judge` is the evaluation function, and `depth` the number of moves to look ahead, step by step if it is to
    `deepen`. At that depth a position is judged if the last move changed the evaluation by `quiet` at most; otherwise
    the search goes on, up to EXTENSION moves more. A `quiet` of 1 stops at the depth always.

    Player 1 maximizes and player 2 minimizes, except that the player `random`, if given, moves at random. With `cuts`,
    values outside the window are only bounds. Moves are tried in this `order`; without cuts only the root can have
    another order than the natural one. With `has_table`, a position that is reached in several ways is searched once.
    `ends`, if given, judges also the positions in which the game is over: for evaluation functions with mistakes.
    `window` is that of the root: with the usual one, a certain win ends the search of a position; textbooks have one
    without bounds.
    """

    judge: Judgement
    depth: int
    deepen: bool = True
    quiet: float = 1.0
    cuts: bool = False
    order: str = RANDOM
    random: int = NOBODY
    has_table: bool = False
    ends: Judgement | None = None
    window: Window = (0.0, 1.0)


@runtime_checkable
class Planner(Protocol):
    """A search that looks ahead by a plan: minimax, alpha-beta, expectimax or expectiminimax."""

    __slots__ = ()

    @abstractmethod
    def plan(self, state: State, /) -> Plan:
        """What is to be done in this position."""

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields every few leaves. Deepens until the result is certain or `depth` is reached."""
        return Deepening(Lookahead(self.plan(state), dice), state, dice).run(playouts)


@dataclass(frozen=True, slots=True)
class DepthPlanner(Planner):
    """A search to a depth, at which `evaluation` judges the positions. Its playouts are leaves."""

    evaluation: JudgementFor = judgement
    depth: int = parameter("Search depth in moves at most", DEEPEST, Whole(1, DEEPEST))
    deepen: bool = parameter(DEEPENS, True, Switch())


@dataclass(frozen=True, slots=True)
class Minimax(DepthPlanner):
    """Searches every move to a depth."""

    quiet: float = parameter(QUIET, 1.0, Real(0.0, 1.0))
    order: str = parameter("Order of moves", RANDOM, Word("natural", "random"))
    """It decides among moves of equal value."""

    def plan(self, state: State, /) -> Plan:
        return Plan(self.evaluation(state.game), self.depth, self.deepen, self.quiet, order=self.order)


@dataclass(frozen=True, slots=True)
class AlphaBeta(DepthPlanner):
    """Finds the same value as minimax and skips the branches that cannot change it.

    The orders "best" and "worst" show how much the order matters: they look up the values of all moves by minimax
    before each choice, which costs more than they save. These leaves are not counted.
    """

    quiet: float = parameter(QUIET, 1.0, Real(0.0, 1.0))
    order: str = parameter("Order of moves", HISTORY, ORDERS)

    def plan(self, state: State, /) -> Plan:
        return Plan(self.evaluation(state.game), self.depth, self.deepen, self.quiet, cuts=True, order=self.order)


class Lookahead:
    """Values of positions by looking ahead to a depth; every value is a winning chance of player 1.

    The window from `low` to `high`, alpha and beta, holds the values that still matter. Chance nodes have the mean
    value, and do not count towards the depth.

    `nodes` counts the positions visited, `leaves` those at which the walk ended, and `guesses` the leaves that were
    judged because the game was not over.
    """

    def __init__(self, plan: Plan, dice: Dice) -> None:
        self.plan, self._dice = plan, dice
        self._judge, self._cuts, self._random, self._has_table = plan.judge, plan.cuts, plan.random, plan.has_table
        self._ends = plan.ends
        self._history: dict[tuple[int, int], int] = {}
        self._known: dict[tuple[int, int, int, bytes, str], Found] = {}
        self._oracle: Lookahead | None = None
        """It knows the exact values that a plan with cuts is about to look for: it follows the plan without cuts."""
        if plan.cuts and plan.order in (BEST, WORST):
            self._oracle = Lookahead(replace(plan, cuts=False, has_table=plan.quiet == 1), dice)
        self.nodes = self.leaves = self.guesses = 0

    def value(self, state: State, depth: int, window: Window | None = None, before: State | None = None) -> Walk:
        """The value of a position, looking `depth` moves ahead, and its best line. `before` is the position before.

        Without a window it has that of the root.
        """
        self.nodes += 1
        outcome = state.outcome
        if outcome is not None or (depth <= 0 and self._is_quiet(state, depth, before)):
            self.leaves += 1
            self.guesses += outcome is None
            yield
            return self._leaf(state, outcome), None
        if at_chance(state):
            return (yield from self._average(state, state.chances(), depth))
        key = (depth, state.ply, state.to_move, state.cells, state.text)
        if key in self._known:
            yield
            return self._known[key]
        if state.to_move == self._random:
            moves = state.legal()
            found = yield from self._average(state, [(move, 1 / len(moves)) for move in moves], depth - 1)
        else:
            found = yield from self._best(state, depth, *(window or self.plan.window))
        if self._has_table:
            self._known[key] = found
        return found

    def order_moves(self, state: State, depth: int) -> Generator[None, None, Sequence[int]]:
        """The moves of a position in the order in which they are to be tried, looking `depth` moves ahead."""
        moves, player = state.legal(), state.to_move
        if not self._cuts or self.plan.order == NATURAL:
            return moves
        if self.plan.order == HISTORY:
            return sorted(moves, key=lambda move: -self._history.get((player, move), 0))
        if self._oracle is None:
            return shuffle(moves, self._dice)
        values = {}
        for move in moves:
            values[move], _ = yield from self._oracle.value(state.play(move), depth - 1, before=state)
        return sorted(moves, key=lambda move: values[move], reverse=(player == 1) == (self.plan.order == BEST))

    def cut(self, state: State, moves: Sequence[int], tried: int, depth: int) -> None:
        """Takes note of a cutoff after the first `tried` of the moves: the history heuristic."""
        place = (state.to_move, moves[tried - 1])
        self._history[place] = self._history.get(place, 0) + depth * depth

    def _is_quiet(self, state: State, depth: int, before: State | None) -> bool:
        """Whether a position at the depth, or beyond it, is to be judged."""
        quiet = self.plan.quiet
        if quiet == 1 or before is None or depth <= -EXTENSION:
            return True
        return abs(self._judge(state) - self._judge(before)) <= quiet

    def _leaf(self, state: State, outcome: Outcome | None) -> float:
        if outcome is None:
            return self._judge(state)
        return outcome.score(1) if self._ends is None else self._ends(state)

    def _best(self, state: State, depth: int, low: float, high: float) -> Walk:
        player = state.to_move
        sign = 1 if player == 1 else -1
        best, line = 0.0, None
        moves = yield from self.order_moves(state, depth)
        for tried, move in enumerate(moves, 1):
            before = self.leaves
            value, reply = yield from self.value(state.play(move), depth - 1, (low, high), state)
            if line is None or sign * (value - best) > 0:
                best = value
                line = branch(move, player, self.leaves - before, value, reply)
            if not self._cuts:
                continue
            low, high = (max(low, best), high) if player == 1 else (low, min(high, best))
            if low >= high:
                self.cut(state, moves, tried, depth)
                break
        return best, line

    def _average(self, state: State, chances: Sequence[tuple[int, float]], depth: int) -> Walk:
        """The expected value; the best line ends here."""
        total = 0.0
        for move, probability in chances:
            value, _ = yield from self.value(state.play(move), depth, before=state)
            total += probability * value
        return total, None


class Deepening:
    """Iterative deepening at one position: the result of the last depth that was finished, and the walk to the next.

    `visits` counts the leaves below each move. Until the first depth is finished, the best move so far is the result.
    """

    def __init__(self, tree: Lookahead, state: State, dice: Dice) -> None:
        self._tree, self._state = tree, state
        self._order = shuffle(state.legal(), dice)
        self._best = Branch(self._order[0], state.to_move, 0, EVEN)
        self._branches: list[Branch] = []
        self.visits = dict.fromkeys(state.legal(), 0)

    def run(self, playouts: int | None) -> Iterator[Info]:
        """Follows the plan of the tree until `playouts` leaves are done or the result is certain."""
        for pause, _ in enumerate(self.walk(), 1):
            if self._tree.leaves == playouts:
                break
            if pause % PAUSE == 0:
                yield self.info()
        yield self.info()

    def walk(self) -> Iterator[None]:
        """Pauses like a Walk, and ends when the result is certain or the depth of the plan is reached."""
        plan = self._tree.plan
        first = 1 if plan.deepen else plan.depth
        for depth in range(first, plan.depth + 1):
            guesses = self._tree.guesses
            if plan.order == NATURAL or (plan.cuts and plan.order != HISTORY):
                self._order = list((yield from self._tree.order_moves(self._state, depth)))
            branches: list[Branch] = []
            yield from self.iterate(depth, branches, shows=depth == first)
            self._best, self._branches = _best_of(branches), branches
            if self._tree.guesses == guesses or self._best.value in (0, 1):
                return
            self._order.remove(self._best.move)
            self._order.insert(0, self._best.move)

    def iterate(self, depth: int, branches: list[Branch], *, shows: bool) -> Generator[None, None, float]:
        """Searches every move to one depth, and returns the value. What is known so far is the result if it `shows`."""
        (low, high), player = self._tree.plan.window, self._state.to_move
        for move in self._order:
            before = self._tree.leaves
            value, reply = yield from self._tree.value(self._state.play(move), depth - 1, (low, high), self._state)
            work = self._tree.leaves - before
            self.visits[move] += work
            branches.append(branch(move, player, work, value, reply))
            low, high = (max(low, value), high) if player == 1 else (low, min(high, value))
            if shows:
                self._best, self._branches = _best_of(branches), branches
        return low if player == 1 else high

    def info(self) -> Info:
        """What is known now. The tree holds the best line of every move; values may be bounds where alpha-beta cut."""
        best, branches, tree = self._best, self._branches, self._tree

        def top(*tops: int) -> tuple[Branch, ...]:
            return tuple(_top_branches(branches, tops))

        return Info(best.move, best.value, tree.leaves, tree.nodes, dict(self.visits), lambda: best.line, top)


def branch(move: int, player: int, leaves: int, value: float, reply: Branch | None) -> Branch:
    """A move of `player` with the best reply; `value` is seen by player 1, the value of the branch by `player`."""
    return Branch(move, player, leaves, seen_by(player, value), () if reply is None else (reply,))


def _best_of(branches: list[Branch]) -> Branch:
    """The branch with the highest value, the first among equals."""
    return max(branches, key=lambda one: one.value)


def _top_branches(branches: Sequence[Branch], tops: tuple[int, ...]) -> Iterator[Branch]:
    """The branches with the most leaves, `tops[ply]` of them at each ply."""
    if tops:
        for one in sorted(branches, key=lambda one: -one.visits)[: tops[0]]:
            yield replace(one, children=tuple(_top_branches(one.children, tops[1:])))
