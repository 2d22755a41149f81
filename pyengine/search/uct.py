"""UCT: a search tree in which each node is a bandit, and random games evaluate the leaves.

Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo planning" (2006); the four steps of an iteration have the
names of Cameron Browne and others, "A survey of Monte Carlo tree search methods" (2012). An iteration may play several
playouts, each of which counts as a visit: leaf parallelization (Guillaume Chaslot, Mark Winands and Jaap van den Herik,
"Parallel Monte-Carlo tree search", 2008). Proven wins are backed up (Mark Winands, Yngvi Björnsson and Jahn-Takeshi
Saito, "Monte-Carlo tree search solver", 2008); they begin at positions in which a move wins at once (Fabien Teytaud and
Olivier Teytaud, "On the huge benefit of decisive moves in Monte-Carlo tree search algorithms", 2010). Without these
shortcuts, `Uct(sims=1, shortcuts=False)`, it is the algorithm of the textbook; other settings repeat variants of it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import fsum, inf, sqrt
from typing import Generic, Self, TypeVar

from pyengine.core.dice import Dice
from pyengine.core.game import NOBODY, State, greedy_playout, playout
from pyengine.core.parameters import Parameter, Real, Switch, Whole, Word, parameter
from pyengine.search.bandit import CP, RULES, Arm, logarithm, select_arm, shuffle
from pyengine.search.info import Branch, Info, Search, line_of
from pyengine.search.memory import KEEP, TreeMemory

NODES = 200_000
SIMS = Parameter("sims", "Playouts per iteration (0: as many as the game plays at once)", 0, Whole(0, 1000))
BACKUPS = {
    "each": "each playout counts as a visit",
    "sum": "one visit and the sum of its playouts",
    "mean": "one visit and the mean of its playouts",
}
CHOICES = {
    "visits": "most visits",
    "first": "most visits; of equals the first tried",
    "value": "highest value",
    "ucb": "highest upper confidence bound",
    "robust": "most visits and highest value in one; searches on until a move has both",
}
ROBUST, LONGER = "robust", 2
"""Max-robust (Guillaume Chaslot and others, "Progressive strategies for Monte-Carlo tree search", 2008) searches on for
this many times the playouts at most, and then plays the move of most visits. Budgets in seconds are kept."""
SLICE, SLICE_PLAYOUTS = 16, 512
"""The most iterations, and the most playouts, between two answers."""


@dataclass(frozen=True, slots=True)
class Uct:
    """The search and its settings, for games without chance."""

    c: float = parameter("Exploration (Cp)", CP, Real(0.0, 10.0))
    sims: int = SIMS.field()
    """The playouts of an iteration all begin at one leaf, so the tree has `sims` times fewer nodes than playouts.
    Where a game plays them one after another that only harms: in Nim with 15 tokens 2,000 playouts find the move in
    10 of 10 searches with 1 an iteration, and in 3 with 16, whatever the exploration, with proofs or without."""
    nodes: int = parameter("Largest tree in nodes; a full tree grows no further", NODES, Whole(1, 10_000_000))
    shortcuts: bool = parameter(
        "Shortcuts: winning moves are played at once, and proven results are backed up", True, Switch()
    )
    expand: str = parameter("Expansion", "one", Word(one="one child", all="all children"))
    """With "all", a leaf gets all its children when it is first selected, and the playouts begin at a random one."""
    backup: str = parameter("Backpropagation", "each", Word(**BACKUPS))
    """With "sum", a visit is worth up to `sims`, which makes exploration `sims` times less important."""
    final: str = parameter("Final move", "visits", Word(**CHOICES))
    """Of equally visited moves "visits" plays the one of the highest value. After few iterations that matters much."""
    rule: str = parameter("Selection", "ucb1", Word(**RULES))
    playout: str = parameter(
        "Moves of playouts", "random", Word(random="all at random", winning="a winning one if there is one")
    )
    """Decisive moves make a playout much slower where the game has no fast way to find them."""
    draws: float = parameter("Worth of a draw for both players in backpropagation", 0.5, Real(0.0, 1.0))
    keep: bool = KEEP.field()

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        return UctTree(state, dice, self).run(playouts)

    def with_memory(self) -> Search:
        return TreeMemory(lambda state, dice: UctTree(state, dice, self), UctTree.run) if self.keep else self


class Node(Arm):
    """A move in a search tree and the position after it: an arm of its parent's bandit.

    `player` made the move. `total` is the sum of the scores of `visits` visits, seen by `player`; after a move of
    chance, and at the root, which no move leads to, seen by player 1. A visit scores 0 to 1, or up to the playouts of
    an iteration if these are summed. `winner` is the player who is proven to
    win, or NOBODY. Only open nodes, which are searched further, keep their `state`: most nodes are leaves that are
    visited once.
    """

    __slots__ = ("children", "move", "player", "state", "winner")

    def __init__(self, move: int, player: int) -> None:
        super().__init__()
        self.move, self.player, self.winner = move, player, NOBODY
        self.state: State | None = None
        self.children: dict[int, Self] = {}

    @property
    def value(self) -> float:
        """The mean score of a visit, or 0 or 1 if it is proven, seen by `player`."""
        if self.winner:
            return float((self.winner == 2) == (self.player == 2))
        return self.total / self.visits

    @property
    def is_lost(self) -> bool:
        return self.winner not in (NOBODY, self.player)

    def descendants(self, is_searched: Callable[[Self], bool]) -> Iterator[Self]:
        """This node, and those below the nodes that are to be searched."""
        nodes = [self]
        while nodes:
            yield (node := nodes.pop())
            if is_searched(node):
                nodes += node.children.values()


class UctNode(Node):
    """A node with its `untried` moves in random order."""

    __slots__ = ("untried",)

    def __init__(self, move: int, player: int) -> None:
        super().__init__(move, player)
        self.untried: list[int] = []


AnyNode = TypeVar("AnyNode", bound=Node)


class Tree(ABC, Generic[AnyNode]):
    """The search of one position. `nodes` counts the nodes below the root, `playouts` the games played."""

    def __init__(self, state: State, dice: Dice, settings: Uct, node: Callable[[int, int], AnyNode]) -> None:
        """`node` makes a node from a move and its player."""
        self.nodes = self.playouts = 0
        self._state, self._node = state, node
        self.root = node(-1, 0)
        self._dice, self._c, self._limit = dice, settings.c, settings.nodes
        self._sims = settings.sims or state.game.lanes
        self._shortcuts, self._all = settings.shortcuts, settings.expand == "all"
        self._backup, self._merit = settings.backup, MERITS[settings.final]
        self._winning, self._draws = settings.playout == "winning", settings.draws
        self._searches_on = settings.final == ROBUST
        self._worth = self._sims if settings.backup == "sum" else 1
        self._open(self.root, state)

    def follow(self, state: State, dice: Dice) -> bool:
        """Makes a later position of the same game the root, whose playouts are counted from 0.

        False if the tree does not hold that position as an open node.
        """
        nodes = self.root.descendants(lambda node: node.state is not None and node.state.ply < state.ply)
        root = next((node for node in nodes if node.state == state), None)
        if root is None:
            return False
        self.root, self._state, self._dice, self.playouts = root, state, dice, 0
        self.nodes = sum(1 for _ in root.descendants(lambda _: True)) - 1
        return True

    def run(self, playouts: int | None) -> Iterator[Info]:
        """Iterates until `playouts` are done or the winner is proven. Yields every few iterations."""
        at_once = self._state.winning_move() if self._shortcuts else None
        if at_once is not None:
            yield Info(at_once, 1.0, 0, 1, {at_once: 1}, line_of(at_once))
            return
        if self.root.winner:  # known from the moves before
            yield self.info()
        pause = max(1, min(SLICE, SLICE_PLAYOUTS // self._sims))
        for iterations in self.iterations(playouts):
            if iterations % pause == 0 or self.playouts >= (playouts or inf) or self.root.winner:
                yield self.info()

    def iterations(self, playouts: int | None) -> Iterator[int]:
        """Iterates until `playouts` are done or the winner is proven. Yields the number of each iteration, from 1."""
        number, limit = 0, playouts
        while self.root.winner == NOBODY and (limit is None or self.playouts < limit):
            count = self._sims if limit is None else min(self._sims, limit - self.playouts)
            self.iterate(count)
            self.playouts += count
            number += 1
            yield number
            if self._searches_on and playouts and self.playouts >= playouts:
                limit = playouts if self._is_robust() else LONGER * playouts

    def _is_robust(self) -> bool:
        """Whether the move of most visits at the root also has the highest value."""
        best = self._best(self.root)
        return best.value >= max(child.value for child in self.root.children.values() if child.visits)

    def iterate(self, count: int) -> None:
        """One iteration: selection and expansion, simulation with `count` playouts, backpropagation."""
        path, state = self._descend()
        leaf = path[-1]
        drawn = 0
        if leaf.winner == NOBODY:
            score, drawn = self._simulate(path, state, count)
        else:
            self._settle(path)
            score = count * float(leaf.winner == 1)
        both = drawn * (self._draws - 0.5)
        if self._backup == "each":
            self._back_up(path, score, count, count, both)
        else:  # a last iteration with fewer playouts counts like the others
            self._back_up(path, score * self._worth / count, self._worth, 1, both * self._worth / count)

    def info(self) -> Info:
        """What is known now, seen by the player to move at the root."""
        best, children = self._best(self.root), self.root.children
        visits = {move: children[move].visits for move in sorted(children) if children[move].visits}
        return Info(best.move, self._value(best), self.playouts, self.nodes, visits, self._line, self._branches)

    def _descend(self) -> tuple[list[AnyNode], State]:
        """Selection, from the root to a leaf: the nodes of the path, and the position at its end."""
        path, state = [self.root], self._state
        while path[-1].state is not None and (child := self._child(path[-1], state)) is not None:
            path.append(child)
            if child.state is not None:
                state = child.state
            else:
                state = state.play(child.move)
                self._look(path, state)
        return path, state

    @abstractmethod
    def _child(self, node: AnyNode, state: State) -> AnyNode | None:
        """The next node of the path after an open one; None if there is no move."""

    def _look(self, path: list[AnyNode], state: State) -> None:
        """Notes a proven winner at the leaf of the path.

        A leaf that is not decided is opened when it is visited again; with all children, when it is first selected.
        """
        leaf = path[-1]
        if state.to_move == NOBODY:
            if self._shortcuts:
                leaf.winner = state.outcome.winner if state.outcome else NOBODY
        elif leaf.winner == NOBODY and (leaf.visits or (self._all and path[-2].visits)) and self.nodes < self._limit:
            if self._shortcuts and state.winning_move() is not None:
                leaf.winner = state.to_move
            else:
                self._open(leaf, state)

    @abstractmethod
    def _open(self, node: AnyNode, state: State) -> None:
        """Makes a leaf an open node."""

    def _grow(self, node: AnyNode, move: int, player: int) -> AnyNode:
        self.nodes += 1
        child = node.children[move] = self._node(move, player)
        return child

    def _simulate(self, _path: list[AnyNode], state: State, count: int) -> tuple[float, int]:
        """The total score of player 1 in `count` playouts from the position at the end of the path, and the draws.

        Draws are counted where they are not worth one half.
        """
        if not self._winning and self._draws == 0.5:
            return state.playouts(count, self._dice), 0
        play = greedy_playout if self._winning else playout
        scores = [play(state, self._dice).score(1) for _ in range(count)]
        return fsum(scores), scores.count(0.5)

    def _settle(self, path: list[AnyNode]) -> None:
        """Backs a proven winner up along the path, as far as it decides the parent."""
        for parent, child in reversed(list(pairwise(path))):
            if not self._decides(parent, child):
                return
            parent.winner = child.winner

    @abstractmethod
    def _decides(self, parent: AnyNode, child: AnyNode) -> bool:
        """Whether the winner at a child also wins at its parent: by this move, or whatever the move."""

    def _back_up(self, path: list[AnyNode], score: float, most: int, visits: int, both: float) -> None:
        """Backpropagation: adds the visits to each node of the path, and the score of its player.

        `score` is that of player 1, 0 to `most`; both players get `both` more, or less, for the draws.
        """
        for node in path:
            node.visits += visits
            node.total += (most - score if node.player == 2 else score) + both

    def _best(self, node: AnyNode) -> AnyNode:
        """The best child that was visited: a proven win first and proven losses last; then by the setting `final`."""
        spread = 2 * self._c * sqrt(logarithm(max(1, node.visits)))
        visited = (child for child in node.children.values() if child.visits)
        return max(visited, key=lambda one: (one.winner == one.player, not one.is_lost, *self._merit(one, spread)))

    def _value(self, node: AnyNode) -> float:
        """The winning chance, 0 to 1, of the player who made the move."""
        return node.value if node.winner else node.value / self._worth

    def _line(self) -> tuple[int, ...]:
        """The principal variation: from the root the best child, as long as there is one."""
        node, moves = self.root, []
        while any(child.visits for child in node.children.values()):
            node = self._best(node)
            moves.append(node.move)
        return tuple(moves)

    def _branches(self, *tops: int, node: AnyNode | None = None) -> tuple[Branch, ...]:
        if not tops:
            return ()
        tried = (child for child in (node or self.root).children.values() if child.visits)
        best = sorted(tried, key=lambda child: (-child.visits, -child.total, child.move))[: tops[0]]
        return tuple(
            Branch(child.move, child.player, child.visits, self._value(child), self._branches(*tops[1:], node=child))
            for child in best
        )


class UctTree(Tree[UctNode]):
    """The search of one position by UCT."""

    def __init__(self, state: State, dice: Dice, settings: Uct) -> None:
        self._rule = settings.rule
        super().__init__(state, dice, settings, UctNode)

    def _child(self, node: UctNode, state: State) -> UctNode | None:
        if node.untried:
            if self._all:
                return node.children[node.untried.pop()]
            if self.nodes < self._limit:
                return self._grow(node, node.untried.pop(), state.to_move)
        arms = [child for child in node.children.values() if child.winner == NOBODY] or node.children.values()
        return select_arm(self._rule, arms, node.visits, self._c, self._dice) if arms else None

    def _open(self, node: UctNode, state: State) -> None:
        """All children at once may exceed the limit of the tree."""
        node.state, node.untried = state, shuffle(state.legal(), self._dice)
        if self._all:
            for move in node.untried:
                self._grow(node, move, state.to_move)

    def _decides(self, parent: UctNode, child: UctNode) -> bool:
        if child.winner == child.player:
            return True
        return not parent.untried and all(other.winner == child.winner for other in parent.children.values())


Merit = tuple[float, ...]
"""The key by which the best child is chosen, beside proofs."""


def _most_visits(child: Node, _: float) -> Merit:
    return child.visits, child.total, -child.move


MERITS: dict[str, Callable[[Node, float], Merit]] = {
    "visits": _most_visits,
    ROBUST: _most_visits,
    "first": lambda child, _: (child.visits,),
    "value": lambda child, _: (child.total / child.visits, child.visits, -child.move),
    "ucb": lambda child, spread: (
        child.total / child.visits + spread / sqrt(child.visits), child.visits, -child.move,
    ),
}  # fmt: skip
"""The merits by the setting `final`. The second argument is 2 Cp sqrt(ln N(parent))."""
