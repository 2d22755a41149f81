"""UCT: a tree of the moves tried so far, each node a bandit, each leaf judged by random games.

Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo planning" (2006); the four steps of an iteration are
named as in Cameron Browne and others, "A survey of Monte Carlo tree search methods" (2012). Of several playouts in an
iteration each counts as a visit (Guillaume Chaslot, Mark Winands and Jaap van den Herik, "Parallel Monte-Carlo tree
search", 2008: leaf parallelization). Wins that are certain are backed up as such (Mark Winands, Yngvi Björnsson and
Jahn-Takeshi Saito, "Monte-Carlo tree search solver", 2008), from positions in which a move wins at once (Fabien
Teytaud and Olivier Teytaud, "On the huge benefit of decisive moves in Monte-Carlo tree search algorithms", 2010).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from pyengine.dice import Dice
from pyengine.game import NOBODY, State
from pyengine.search.bandit import CP, Arm, shuffled, ucb1
from pyengine.search.info import Branch, Info, line_of, setting

NODES = 200_000
SLICE, SLICE_PLAYOUTS = 16, 512
"""Iterations between two answers, and playouts: whichever is less."""


@dataclass(frozen=True, slots=True)
class Uct:
    """The search and its settings, for games without chance."""

    c: float = setting("Exploration: Cp in Q/N + 2 Cp sqrt(ln N(parent) / N)", CP, 0.0, 10.0)
    sims: int = setting("Playouts in an iteration", 16, 1, 1000)
    nodes: int = setting("Largest tree in nodes; when it is full, it grows no more", NODES, 1, 10_000_000)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after every few iterations. The move of most visits is played."""
        return Tree(state, dice, self.c, self.nodes).run(self.sims, playouts)


class Node(Arm):
    """A move in a search tree and the position after it; an arm of the bandit that its parent is.

    `player` made the move. `total` is the sum of the results of `visits` playouts, each 0 to 1, as `player` sees
    them; where chance moved, and at the root, to which no move leads, as player 1 does. `winner` is who wins for
    certain, as soon as that is known. Only positions that are searched beyond keep their `state` and the moves still
    `untried`, in random order: most nodes are leaves, seen once.
    """

    __slots__ = ("children", "move", "player", "state", "untried", "winner")

    def __init__(self, move: int, player: int) -> None:
        super().__init__()
        self.move, self.player, self.winner = move, player, NOBODY
        self.state: State | None = None
        self.children: dict[int, Node] = {}
        self.untried: list[int] = []

    @property
    def value(self) -> float:
        """The mean result, or the certain one, as `player` sees it."""
        if self.winner:
            return float((self.winner == 2) == (self.player == 2))
        return self.total / self.visits

    @property
    def is_lost(self) -> bool:
        """Whether the move loses for certain."""
        return self.winner not in (NOBODY, self.player)

    @property
    def favourite(self) -> Node:
        """The child of most visits; of several the one of the best value, then of the lowest move.

        But a certain win comes before all others, and a certain loss after them.
        """
        return max(self.children.values(), key=_merit)


class Tree:
    """The search of one position. `nodes` counts those below the root, `playouts` the games played."""

    def __init__(self, state: State, dice: Dice, c: float, limit: int) -> None:
        self.nodes = self.playouts = 0
        self.root = self._new(-1, 0)
        self._dice, self._c, self._limit = dice, c, limit
        self._open(self.root, state)

    def run(self, sims: int, playouts: int | None) -> Iterator[Info]:
        """Iterates, `sims` playouts each time, until `playouts` are done or the winner is certain.

        Yields what is known now and then.
        """
        state = self.root.state
        assert state is not None, "the root is open"
        at_once = state.winning_move()
        if at_once is not None:
            yield Info(at_once, 1.0, 0, 1, {at_once: 1}, line_of(at_once))
            return
        iterations, pause = 0, max(1, min(SLICE, SLICE_PLAYOUTS // sims))
        while self.root.winner == NOBODY and (playouts is None or self.playouts < playouts):
            count = sims if playouts is None else min(sims, playouts - self.playouts)
            self.iterate(count)
            self.playouts += count
            iterations += 1
            if iterations % pause == 0 or self.playouts == playouts or self.root.winner:
                yield self.info()

    def iterate(self, count: int) -> None:
        """Selection and expansion, simulation by `count` playouts, backpropagation."""
        path, state = self._descend()
        leaf = path[-1]
        if leaf.winner == NOBODY:
            score = self._simulate(path, state, count)
        else:
            self._settle(path)
            score = count * float(leaf.winner == 1)
        self._back_up(path, score, count)

    def info(self) -> Info:
        """What is known now, as the player to move at the root sees it."""
        best = self.root.favourite
        visits = {move: self.root.children[move].visits for move in sorted(self.root.children)}
        return Info(best.move, best.value, self.playouts, self.nodes, visits, self._line, self._branches)

    def _descend(self) -> tuple[list[Node], State]:
        """From the root down to a leaf: the nodes on the way, and the position at its end."""
        path = [self.root]
        state = self.root.state
        assert state is not None, "the root is open"
        while path[-1].state is not None and (child := self._child(path[-1], state)) is not None:
            path.append(child)
            if child.state is not None:
                state = child.state
            else:
                state = state.play(child.move)
                self._look(child, state)
        return path, state

    def _child(self, node: Node, state: State) -> Node | None:
        """Where to go from an open node in this position: to an untried move, or to the best arm; None at an end."""
        if node.untried and self.nodes < self._limit:
            return self._grow(node, node.untried.pop(), state.to_move)
        arms = [child for child in node.children.values() if child.winner == NOBODY] or node.children.values()
        return ucb1(arms, node.visits, self._c) if arms else None

    def _look(self, leaf: Node, state: State) -> None:
        """Notes who wins for certain at a leaf; one that is seen again, and not decided, is opened."""
        if state.to_move == NOBODY:
            leaf.winner = state.outcome.winner if state.outcome else NOBODY
        elif leaf.winner == NOBODY and leaf.visits and self.nodes < self._limit:
            if state.winning_move() is not None:
                leaf.winner = state.to_move
            else:
                self._open(leaf, state)

    def _open(self, node: Node, state: State) -> None:
        """Makes a leaf a position that is searched beyond."""
        node.state, node.untried = state, shuffled(state.legal(), self._dice)

    def _grow(self, node: Node, move: int, player: int) -> Node:
        """A new child of a node."""
        self.nodes += 1
        child = node.children[move] = self._new(move, player)
        return child

    def _new(self, move: int, player: int) -> Node:
        return Node(move, player)

    def _simulate(self, _path: list[Node], state: State, count: int) -> float:
        """What player 1 scores in `count` playouts from the position at the end of the path."""
        return state.playouts(count, self._dice)

    def _settle(self, path: list[Node]) -> None:
        """Tells the nodes on the way, from the end up, who wins for certain, as far as that follows."""
        for parent, child in reversed(list(pairwise(path))):
            if not self._decides(parent, child):
                return
            parent.winner = child.winner

    def _decides(self, parent: Node, child: Node) -> bool:
        """Whether the winner at a child wins at its parent too: by moving there, or whatever the move."""
        if child.winner == child.player:
            return True
        return not parent.untried and all(other.winner == child.winner for other in parent.children.values())

    def _back_up(self, path: list[Node], score: float, count: int) -> None:
        """Gives every node on the way what player 1 scores in `count` playouts, as the node's player sees it."""
        for node in path:
            node.visits += count
            node.total += count - score if node.player == 2 else score

    def _line(self) -> tuple[int, ...]:
        """The principal variation: from the root the favourite, as long as there is one."""
        node, moves = self.root, []
        while node.children:
            node = node.favourite
            moves.append(node.move)
        return tuple(moves)

    def _branches(self, *tops: int) -> tuple[Branch, ...]:
        return _branches(self.root, tops)


def _merit(child: Node) -> tuple[bool, bool, int, float, int]:
    """What is compared to choose among moves."""
    return (child.winner == child.player, not child.is_lost, child.visits, child.total, -child.move)


def _branches(node: Node, tops: tuple[int, ...]) -> tuple[Branch, ...]:
    """The most visited moves at a node and below."""
    if not tops:
        return ()
    best = sorted(node.children.values(), key=lambda child: (-child.visits, -child.total, child.move))[: tops[0]]
    return tuple(
        Branch(child.move, child.player, child.visits, child.value, _branches(child, tops[1:])) for child in best
    )
