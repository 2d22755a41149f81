"""Minimax and alpha-beta: look so many moves ahead and judge what is found there.

Claude Shannon, "Programming a computer for playing chess" (1950); the cuts after Donald Knuth and Ronald Moore, "An
analysis of alpha-beta pruning" (1975); the order of moves by the history heuristic (Jonathan Schaeffer, 1983), and by
iterative deepening, which tries first what was best one move less deep.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace

from pyengine.dice import Dice
from pyengine.game import CHANCE, NOBODY, Game, State
from pyengine.search.info import Branch, Info, setting
from pyengine.search.judgement import EVEN, Judgement, seen_by

Evaluation = Callable[[Game], Judgement]
"""The evaluation that is passed in: it gives the judgement for a game."""

Found = tuple[float, Branch | None]
"""The value of a position, seen by player 1, and its best line: the move, and as its only child the reply to it."""

Walk = Generator[None, None, Found]
"""A walk through the tree: it pauses at every leaf and position met again, and returns what it found."""

DEEPEST = 99
PAUSE = 4
"""Leaves, or positions met again, between two answers."""


@dataclass(frozen=True, slots=True)
class Minimax:
    """Looks at every move to a depth; `evaluation` judges the positions there. Playouts are leaves."""

    evaluation: Evaluation
    depth: int = setting("Moves to look ahead at most", DEEPEST, 1, DEEPEST)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields every few leaves, one move deeper each time, until the result is certain or `depth` is reached."""
        return deepening(Lookahead(self.evaluation(state.game)), state, dice, self.depth, playouts)


@dataclass(frozen=True, slots=True)
class AlphaBeta:
    """Finds what minimax finds, and leaves out what cannot matter. Playouts are leaves."""

    evaluation: Evaluation
    depth: int = setting("Moves to look ahead at most", DEEPEST, 1, DEEPEST)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields every few leaves, one move deeper each time, until the result is certain or `depth` is reached."""
        return deepening(Lookahead(self.evaluation(state.game), cuts=True), state, dice, self.depth, playouts)


class Lookahead:
    """The value of positions by what can follow in so many moves; values are winning chances of player 1.

    Player 1 maximizes, player 2 minimizes, but `random`, if given, is a player who plays at random; where chance moves
    the average counts, and that uses up no depth. With `cuts`, what lies outside of the window from `low`, which player
    1 is sure of, to `high`, which player 2 is, is only bounded. With `remembers`, positions that are reached by several
    ways are valued once.

    `nodes` counts the positions that were visited, `leaves` those where the walk ended, `guesses` the leaves that were
    judged because the game was not over there.
    """

    def __init__(self, judge: Judgement, *, cuts: bool = False, random: int = NOBODY, remembers: bool = False) -> None:
        self._judge, self._cuts, self._random, self._remembers = judge, cuts, random, remembers
        self._history: dict[tuple[int, int], int] = {}
        self._known: dict[tuple[int, int, int, bytes], Found] = {}
        self.nodes = self.leaves = self.guesses = 0

    def value(self, state: State, depth: int, low: float = 0.0, high: float = 1.0) -> Walk:
        """Values a position by what can follow in `depth` moves."""
        self.nodes += 1
        outcome = state.outcome
        if outcome is not None or depth == 0:
            self.leaves += 1
            self.guesses += outcome is None
            yield
            return (self._judge(state) if outcome is None else outcome.score(1)), None
        if state.to_move == CHANCE:
            return (yield from self._average(state, state.chances(), depth))
        key = (depth, state.ply, state.to_move, state.cells)
        if key in self._known:
            yield
            return self._known[key]
        found = yield from self._decision(state, depth, low, high)
        if self._remembers:
            self._known[key] = found
        return found

    def _decision(self, state: State, depth: int, low: float, high: float) -> Walk:
        if state.to_move == self._random:
            moves = state.legal()
            return (yield from self._average(state, [(move, 1 / len(moves)) for move in moves], depth - 1))
        return (yield from self._best(state, depth, low, high))

    def _best(self, state: State, depth: int, low: float, high: float) -> Walk:
        """The value of the best move for the player to move, who makes the moves of most cuts first."""
        player = state.to_move
        sign = 1 if player == 1 else -1
        best, line = 0.0, None
        for move in self._ordered(player, state.legal()):
            before = self.leaves
            value, reply = yield from self.value(state.play(move), depth - 1, low, high)
            if line is None or sign * (value - best) > 0:
                best = value
                line = branch(move, player, self.leaves - before, value, reply)
            if not self._cuts:
                continue
            low, high = (max(low, best), high) if player == 1 else (low, min(high, best))
            if low >= high:
                self._history[player, move] = self._history.get((player, move), 0) + depth * depth
                break
        return best, line

    def _average(self, state: State, chances: Sequence[tuple[int, float]], depth: int) -> Walk:
        """The expected value; no line leads through it."""
        total = 0.0
        for move, probability in chances:
            value, _ = yield from self.value(state.play(move), depth)
            total += probability * value
        return total, None

    def _ordered(self, player: int, moves: Sequence[int]) -> Sequence[int]:
        if not self._cuts:
            return moves
        return sorted(moves, key=lambda move: -self._history.get((player, move), 0))


class Deepening:
    """Iterative deepening at one position: what the last finished depth found, and the walk to the next ones.

    `visits` counts the leaves behind each move. Of the first depth, what is found so far counts before it is finished.
    """

    def __init__(self, tree: Lookahead, state: State, dice: Dice) -> None:
        self._tree, self._state = tree, state
        moves = state.legal()
        self._order = [moves[i] for i in dice.permutations(1, len(moves))[0].tolist()]
        self._best = Branch(self._order[0], state.to_move, 0, EVEN)
        self._branches: list[Branch] = []
        self.visits = dict.fromkeys(moves, 0)

    def walk(self, deepest: int) -> Iterator[None]:
        """Pauses like a walk; ends when the result is certain or `deepest` is reached."""
        for depth in range(1, deepest + 1):
            guesses = self._tree.guesses
            branches: list[Branch] = []
            yield from self._iterate(depth, branches)
            self._best, self._branches = _first_best(branches), branches
            if self._tree.guesses == guesses or self._best.value in (0, 1):
                return
            self._order.remove(self._best.move)
            self._order.insert(0, self._best.move)

    def _iterate(self, depth: int, branches: list[Branch]) -> Iterator[None]:
        """Values every move to one depth."""
        low, high, player = 0.0, 1.0, self._state.to_move
        for move in self._order:
            before = self._tree.leaves
            value, reply = yield from self._tree.value(self._state.play(move), depth - 1, low, high)
            work = self._tree.leaves - before
            self.visits[move] += work
            branches.append(branch(move, player, work, value, reply))
            low, high = (max(low, value), high) if player == 1 else (low, min(high, value))
            if depth == 1:
                self._best, self._branches = _first_best(branches), branches

    def info(self) -> Info:
        """What is known now; the tree holds every move and its best line, values cut by alpha-beta being bounds."""
        best, branches, tree = self._best, self._branches, self._tree
        return Info(
            best.move,
            best.value,
            tree.leaves,
            tree.nodes,
            dict(self.visits),
            lambda: best.line,
            lambda *tops: tuple(_pruned(branches, tops)),
        )


def deepening(tree: Lookahead, state: State, dice: Dice, deepest: int, playouts: int | None) -> Iterator[Info]:
    """Deepens until `playouts` leaves are done, the result is certain, or `deepest` is reached."""
    search = Deepening(tree, state, dice)
    for pause, _ in enumerate(search.walk(deepest), 1):
        if tree.leaves == playouts:
            break
        if pause % PAUSE == 0:
            yield search.info()
    yield search.info()


def branch(move: int, player: int, leaves: int, value: float, reply: Branch | None) -> Branch:
    """A move of `player` with the best reply to it; `value` is seen by player 1, the branch's by `player`."""
    return Branch(move, player, leaves, seen_by(player, value), () if reply is None else (reply,))


def _first_best(branches: list[Branch]) -> Branch:
    """The first branch of the highest value."""
    return max(branches, key=lambda one: one.value)


def _pruned(branches: Sequence[Branch], tops: tuple[int, ...]) -> Iterator[Branch]:
    """The branches with most leaves, so many at each ply."""
    if tops:
        for one in sorted(branches, key=lambda one: -one.visits)[: tops[0]]:
            yield replace(one, children=tuple(_pruned(one.children, tops[1:])))
