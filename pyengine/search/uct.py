"""UCT: a tree of the moves tried so far, each node a bandit, each leaf judged by random games.

Levente Kocsis and Csaba Szepesvári, "Bandit based Monte-Carlo planning" (2006); the four steps of an iteration are
named as in Cameron Browne and others, "A survey of Monte Carlo tree search methods" (2012).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyengine.dice import Dice
from pyengine.game import State
from pyengine.search.bandit import CP, SLICE, Arm, shuffled, ucb1
from pyengine.search.info import Branch, Info, setting

NODES = 200_000


@dataclass(frozen=True, slots=True)
class Uct:
    """The search and its settings, for games without chance."""

    c: float = setting("Exploration: Cp in Q/N + 2 Cp sqrt(ln N(parent) / N)", CP, 0.0, 10.0)
    sims: int = setting("Playouts in an iteration", 1, 1, 1000)
    nodes: int = setting("Largest tree in nodes; when it is full, it grows no more", NODES, 1, 10_000_000)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after every few iterations. The move of most visits is played."""
        return Tree(state, dice, self.c, self.nodes).run(self.sims, playouts)


class Node(Arm):
    """A move in a search tree and the position after it; an arm of the bandit that its parent is.

    `player` made the move. `total` is the sum of the results of `visits` iterations, each 0 to 1, as `player` sees
    them; where chance moved, and at the root, to which no move leads, as player 1 does. Only positions that are
    searched beyond keep their `state` and the moves still `untried`, in random order: most nodes are leaves, seen once.
    """

    __slots__ = ("children", "move", "player", "state", "untried")

    def __init__(self, move: int, player: int) -> None:
        super().__init__()
        self.move, self.player = move, player
        self.state: State | None = None
        self.children: dict[int, Node] = {}
        self.untried: list[int] = []

    @property
    def value(self) -> float:
        """The mean result, as `player` sees it."""
        return self.total / self.visits

    @property
    def favourite(self) -> Node:
        """The child of most visits; of several the one of the best value, then of the lowest move."""
        return max(self.children.values(), key=lambda child: (child.visits, child.total, -child.move))


class Tree:
    """The search of one position. `nodes` counts those below the root, `playouts` the games played."""

    def __init__(self, state: State, dice: Dice, c: float, limit: int) -> None:
        self.nodes = self.playouts = 0
        self.root = self._new(-1, 0)
        self._dice, self._c, self._limit = dice, c, limit
        self._open(self.root, state)

    def run(self, sims: int, playouts: int | None) -> Iterator[Info]:
        """Iterates, `sims` playouts each time, until `playouts` are done; yields what is known now and then."""
        iterations = 0
        while playouts is None or self.playouts < playouts:
            count = sims if playouts is None else min(sims, playouts - self.playouts)
            self.iterate(count)
            self.playouts += count
            iterations += 1
            if iterations % max(1, SLICE // sims) == 0 or self.playouts == playouts:
                yield self.info()

    def iterate(self, count: int) -> None:
        """Selection and expansion, simulation by `count` playouts, backpropagation."""
        path, state = self._descend()
        self._back_up(path, state.playouts(count, self._dice) / count)

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
            if child.state is not None:
                state = child.state
            else:
                state = state.play(child.move)
                if child.visits and self.nodes < self._limit:
                    self._open(child, state)
            path.append(child)
        return path, state

    def _child(self, node: Node, state: State) -> Node | None:
        """Where to go from an open node in this position: to an untried move, or to the best arm; None at an end."""
        if node.untried and self.nodes < self._limit:
            return self._grow(node, node.untried.pop(), state.to_move)
        return ucb1(node.children.values(), node.visits, self._c) if node.children else None

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

    def _back_up(self, path: list[Node], score: float) -> None:
        """Gives every node on the way the `score` of player 1, 0 to 1, as the node's player sees it."""
        for node in path:
            node.visits += 1
            node.total += 1 - score if node.player == 2 else score

    def _line(self) -> tuple[int, ...]:
        """The principal variation: from the root the favourite, as long as there is one."""
        node, moves = self.root, []
        while node.children:
            node = node.favourite
            moves.append(node.move)
        return tuple(moves)

    def _branches(self, top: int, depth: int) -> tuple[Branch, ...]:
        return _branches(self.root, top, depth)


def _branches(node: Node, top: int, depth: int) -> tuple[Branch, ...]:
    """The most visited moves at a node and below."""
    if depth == 0:
        return ()
    best = sorted(node.children.values(), key=lambda child: (-child.visits, -child.total, child.move))[:top]
    return tuple(
        Branch(child.move, child.player, child.visits, child.value, _branches(child, top, depth - 1)) for child in best
    )
