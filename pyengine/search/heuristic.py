"""Monte Carlo tree search for Hex and Y with heuristics for good moves.

The promise of a move is the weighted mean of the TERMS. Promising moves enter the tree first, more of them as a node is
visited more often, and a bias favours them while they have few visits: progressive widening and progressive bias
(Guillaume Chaslot and others, "Progressive strategies for Monte-Carlo tree search", 2008). Playouts prefer promising
moves as well, and save bridges that the opponent intrudes into.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from math import fsum, sqrt
from sys import maxsize
from typing import cast

from pyengine.core.dice import Dice
from pyengine.core.game import State, opponent
from pyengine.core.parameters import Real, Whole, parameter
from pyengine.core.protocols import Connection, ConnectionRules, connection
from pyengine.search.connection.distance import SHORTEST, TWO_DISTANCE, Board, bits, costs, distances, mask_of
from pyengine.search.info import Info, Search, line_of
from pyengine.search.judgement import EVEN
from pyengine.search.memory import KEEP, TreeMemory
from pyengine.search.uct import Node, Tree, Uct

Promise = list[float]
"""The promise of a move to each cell, 0 to 1; on occupied cells it means nothing."""


@dataclass(frozen=True, slots=True)
class Heuristic:
    """The search and its settings; a weight of 0 switches a term off. It is tuned for 9 seconds a move."""

    path: float = parameter("Weight of both players' shortest paths", 2.0, Real(0, 100))
    twodistance: float = parameter("Weight of both players' two-distances", 6.0, Real(0, 100))
    bridges: float = parameter("Weight of bridges to one's own stones and sides", 1.0, Real(0, 100))
    centre: float = parameter("Weight of nearness to the centre", 1.0, Real(0, 100))
    groups: float = parameter("Weight of connecting chains", 1.0, Real(0, 100))
    mobility: float = parameter("Weight of empty neighbouring cells", 0.5, Real(0, 100))
    sides: float = parameter("Weight of nearness to one's own sides", 0.2, Real(0, 100))
    c: float = parameter("Exploration", 0.1, Real(0, 10))
    bias: float = parameter("Progressive bias: weight of a move's promise / (visits + 1)", 2.0, Real(0, 100))
    widening: float = parameter("Progressive widening: (moves tried)^2 per visit", 0.1, Real(0.01, 100))
    sample: int = parameter("Playouts: random cells from which the most promising is played", 3, Whole(1, 20))
    length: float = parameter("Playouts: length in moves / size of the board", 2.0, Real(0.1, 20))
    keep: bool = KEEP.field()

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        return HeuristicTree(state, dice, self).run(playouts)

    def with_memory(self) -> Search:
        return TreeMemory(partial(HeuristicTree, settings=self), HeuristicTree.run) if self.keep else self


@dataclass(frozen=True)
class View:
    """A position as the terms see it: masks, from the point of view of the player to move.

    `goal` is the mask of the sides that this player must connect, `other_goal` of those of the opponent.
    """

    topology: Topology
    goal: int
    other_goal: int
    mine: int
    theirs: int
    empty: int

    def costs(self, near: int) -> tuple[list[int], list[int]]:
        """The cost of a winning chain through each cell, for the player to move and for the opponent."""
        board, empty = self.topology.board, self.empty
        return costs(board, self.mine, empty, self.goal, near), costs(board, self.theirs, empty, self.other_goal, near)

    @cached_property
    def shortest(self) -> tuple[list[int], list[int]]:
        """The costs by shortest paths, which promise a move and find those that win at once."""
        return self.costs(SHORTEST)


class Topology:
    """What can be computed once for a board.

    `bridges[c]` are the bridges from cell c: the cell at the other end, and the mask of the two cells between.
    `saves[c]` are the bridges across c: the mask of the other cell between, and the mask of both ends. `centre`, 1 at
    the centre and 0 farthest from it, and `sides` for each goal, 1 / the distance from the nearest side, are promises.
    """

    def __init__(self, game: ConnectionRules) -> None:
        self.board = Board(game.geometry)
        near = self.board.near
        self.bridges: list[list[tuple[int, int]]] = [[] for _ in near]
        self.saves: list[list[tuple[int, int]]] = [[] for _ in near]
        for cell, around in enumerate(near):
            for other in bits(self.board.around(around) & ~around & ~(1 << cell)):
                between = around & near[other]
                if between.bit_count() == 2:
                    self.bridges[cell].append((other, between))
                    if cell < other:
                        for one in bits(between):
                            self.saves[one].append((between & ~(1 << one), 1 << cell | 1 << other))
        places = game.geometry.places
        x, y = (fsum(place[axis] for place in places) / len(places) for axis in (0, 1))
        away = [sqrt((place[0] - x) ** 2 + (place[1] - y) ** 2) for place in places]
        self.centre = [1 - one / max(away) for one in away]
        self.sides = {
            goal: [1 / min(ways) for ways in zip(*distances(self.board, 0, self.board.all, goal), strict=True)]
            for goal in game.goals
        }


def view_of(state: Connection, topology: Topology) -> View:
    """A position from the point of view of the player to move."""
    player, rival = state.to_move, opponent(state.to_move)
    masks = [mask_of(state.cells, value) for value in (player, rival, 0)]
    return View(topology, state.goals[player - 1], state.goals[rival - 1], *masks)


def _by_costs(own: list[int], other: list[int]) -> Promise:
    """Cells on the cheapest winning chains of both players are worth 1."""
    nearest, their_nearest = min(own), min(other)
    return [(nearest / mine + their_nearest / theirs) / 2 for mine, theirs in zip(own, other, strict=True)]


def _bridges(view: View) -> Promise:
    """Two bridges to own stones or sides are worth 1."""
    board, found = view.topology.board, [0.0] * len(view.topology.centre)
    sides = board.goal(view.goal)
    for cell in bits(view.empty):
        stones = sum(view.mine >> far & 1 and gap & view.empty == gap for far, gap in view.topology.bridges[cell])
        edges = sum(not side >> cell & 1 and (side & board.near[cell] & view.empty).bit_count() >= 2 for side in sides)
        found[cell] = min(2, stones + edges) / 2
    return found


def _groups(view: View) -> Promise:
    """Connecting two chains is worth 0.5, three or more 1."""
    touching = [0] * len(view.topology.centre)
    for chain in view.topology.board.chains(view.mine):
        for cell in bits(view.topology.board.around(chain) & view.empty):
            touching[cell] += 1
    return [min(2, max(0, count - 1)) / 2 for count in touching]


TERMS: Mapping[str, Callable[[View], Promise]] = {
    "path": lambda view: _by_costs(*view.shortest),
    "twodistance": lambda view: _by_costs(*view.costs(TWO_DISTANCE)),
    "bridges": _bridges,
    "centre": lambda view: view.topology.centre,
    "groups": _groups,
    "mobility": lambda view: [(near & view.empty).bit_count() / 6 for near in view.topology.board.near],
    "sides": lambda view: view.topology.sides[view.goal],
}
"""What makes a move promising; the settings of the same names are its weights."""


class HeuristicNode(Node):
    """A node with the `promise` of its move, 0 to 1.

    The `moves` from an open node that are not `children` yet have the most promising last. `promises` are those of all
    cells for the player to move there.
    """

    __slots__ = ("moves", "promise", "promises")

    moves: list[int]
    promise: float
    promises: Promise


class HeuristicTree(Tree[HeuristicNode]):
    """The tree of one position, which grows by at most one node with every playout; nothing is proven in it."""

    def __init__(self, state: State, dice: Dice, settings: Heuristic) -> None:
        self._settings, self._topology = settings, Topology(connection(state).game)
        self._terms = [(getattr(settings, name), term) for name, term in TERMS.items() if getattr(settings, name)]
        self._length = int(settings.length * state.game.size)
        uct = Uct(settings.c, sims=1, nodes=maxsize, shortcuts=False, final="first")
        super().__init__(state, dice, uct, HeuristicNode)

    def run(self, playouts: int | None) -> Iterator[Info]:
        """Yields after each playout until these are done; a move that wins at once is played without any."""
        at_once = self._state.winning_move()
        if at_once is not None:
            yield Info(at_once, 1.0, 0, 1, {at_once: 1}, line_of(at_once))
            return
        for _ in self.iterations(playouts):
            yield self.info()

    def info(self) -> Info:
        """What is known now. The root is evaluated, too."""
        return replace(super().info(), nodes=self.nodes + 1)

    def _child(self, node: HeuristicNode, state: State) -> HeuristicNode:
        """The next most promising move, or the best one so far by UCB1 with progressive bias.

        The logarithm is that of the next power of two, the same on every machine.
        """
        if node.moves and len(node.children) ** 2 <= self._settings.widening * node.visits:
            child = self._grow(node, node.moves.pop(), state.to_move)
            child.promise = node.promises[child.move] if child.move < len(node.promises) else EVEN
            return child
        spread, bias = self._c * sqrt(node.visits.bit_length()), self._settings.bias

        def upper_bound(child: HeuristicNode) -> float:
            visits = child.visits
            return child.total / visits + spread / sqrt(visits) + bias * child.promise / (visits + 1)

        return max(node.children.values(), key=upper_bound)

    def _decides(self, parent: HeuristicNode, child: HeuristicNode) -> bool:  # noqa: ARG002 (nothing is proven)
        return False

    def _open(self, node: HeuristicNode, state: State) -> None:
        """Ranks the moves to be tried: if a player can win at once, only those to the cells that win."""
        node.state, state = state, cast(Connection, state)
        view = view_of(state, self._topology)
        node.promises = self._promises(view)
        own, other = view.shortest
        legal = state.legal()
        stones = [move for move in legal if move < len(own)]
        forced = [cell for cell in stones if own[cell] == 1] or [cell for cell in stones if other[cell] == 1]
        ranked = sorted(forced or stones, key=node.promises.__getitem__)
        node.moves = ranked + [move for move in legal if move == state.game.swap]

    def _promises(self, view: View) -> Promise:
        total = [0.0] * len(self._topology.centre)
        for weight, term in self._terms:
            total = [sum_ + weight * one for sum_, one in zip(total, term(view), strict=True)]
        most = fsum(weight for weight, _ in self._terms) or 1.0
        return [one / most for one in total]

    def _simulate(self, path: list[HeuristicNode], state: State, _count: int) -> tuple[float, int]:
        """The score of player 1 in a game of promising moves; 0.5 if the game is cut off undecided."""
        if state.outcome is not None:
            return state.outcome.score(1), 0
        state, promises = cast(Connection, state), path[-2].promises
        stones = [0, mask_of(state.cells, 1), mask_of(state.cells, 2)]
        empty, player, answer = mask_of(state.cells, 0), state.to_move, 0
        pool, words = list(bits(empty)), self._dice.words(self._length, self._settings.sample).tolist()
        for placed, draws in enumerate(words, start=1):
            if not answer:
                at = max([word * len(pool) >> 64 for word in draws], key=lambda at: promises[pool[at]])
                cell = pool[at]
            else:
                cell = answer.bit_length() - 1
                at = pool.index(cell)
            pool[at] = pool[-1]
            pool.pop()
            empty ^= 1 << cell
            stones[player] |= 1 << cell
            if not pool:
                break
            before, player = player, state.mover(placed)
            answer = self._save(cell, stones[player], empty) if player != before else 0
        for player in (1, 2):
            if self._topology.board.joins(stones[player], state.goals[player - 1]):
                return float(player == 1), 0
        return EVEN, 0

    def _save(self, cell: int, mine: int, empty: int) -> int:
        """The cell, as a mask, that saves a bridge of these stones from the opponent's move on `cell`; or 0."""
        for other, ends in self._topology.saves[cell]:
            if other & empty and mine & ends == ends:
                return other
        return 0
