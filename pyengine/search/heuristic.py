"""The bot `heuristic`: Monte Carlo tree search for Hex and Y that knows what a good move looks like.

Every move has a promise, the weighted sum of the TERMS. The most promising moves enter the tree first, one by one as a
node is visited more often (Guillaume Chaslot and others, "Progressive strategies for Monte-Carlo tree search", 2008,
from whom the bias on young nodes comes too), and playouts prefer them, and save bridges that the opponent breaks into.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from pyengine.dice import Dice
from pyengine.game import Game, State, opponent
from pyengine.search.distance import SHORTEST, TWO_DISTANCE, Board, bits, costs, distances, mask_of
from pyengine.search.info import Branch, Info, line_of, setting
from pyengine.search.judgement import EVEN, seen_by

Promise = list[float]
"""How much each cell promises, 0 to 1; what stands on taken cells means nothing."""


@dataclass(frozen=True, slots=True)
class Heuristic:
    """The search and its settings; the weight 0 switches a term off. Made for 9 seconds a move."""

    path: float = setting("Weight of shortest paths to victory, either player's", 2.0, 0, 100)
    twodistance: float = setting("Weight of two-distances to victory, either player's", 6.0, 0, 100)
    bridges: float = setting("Weight of bridges to own stones and sides", 1.0, 0, 100)
    centre: float = setting("Weight of the centre", 1.0, 0, 100)
    groups: float = setting("Weight of joining groups", 1.0, 0, 100)
    mobility: float = setting("Weight of empty cells around", 0.5, 0, 100)
    sides: float = setting("Weight of nearness to the sides to be joined", 0.2, 0, 100)
    c: float = setting("Exploration", 0.1, 0, 10)
    bias: float = setting("Weight of the promise of a move until it is visited more often", 2.0, 0, 100)
    widening: float = setting("Moves in the tree at a node, squared, for each of its visits", 0.1, 0.01, 100)
    sample: int = setting("Random cells of which a playout takes the most promising", 3, 1, 20)
    length: float = setting("Moves of a playout, times the size of the board", 2.0, 0.1, 20)

    def __call__(self, state: State, dice: Dice, playouts: int | None = None, /) -> Iterator[Info]:
        """Yields after each playout."""
        at_once = state.winning_move()
        if at_once is not None:
            yield Info(at_once, 1.0, 0, 1, {at_once: 1}, line_of(at_once))
            return
        search = Growth(state, dice, self)
        while playouts is None or search.root.visits < playouts:
            search.descend()
            yield search.info()


@dataclass(frozen=True, slots=True)
class View:
    """A position as the terms see it: by masks, from the side of the player to move.

    `goal` are the sides that this player must join, `other_goal` those of the other one.
    """

    lie: Lie
    goal: int
    other_goal: int
    mine: int
    theirs: int
    empty: int

    def costs(self, near: int) -> tuple[list[int], list[int]]:
        """The costs of victory through each cell, for the player to move and for the other one."""
        board, empty = self.lie.board, self.empty
        return costs(board, self.mine, empty, self.goal, near), costs(board, self.theirs, empty, self.other_goal, near)


class Lie:
    """What never changes on a board.

    `bridges[c]` are the bridges of cell c: the cell at the other end, and the mask of the two cells between; `saves[c]`
    those that run over c: the other cell between, and the mask of both ends. `centre` and, for each goal, `sides` are
    promises.
    """

    def __init__(self, game: Game) -> None:
        assert game.goals is not None, "bots.py offers this search only games in which chains count"
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
        self.centre = _central(game)
        self.sides = {goal: _beside(self.board, goal) for goal in game.goals}


def _central(game: Game) -> Promise:
    places = game.geometry.places
    x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    away = [sqrt((place[0] - x) ** 2 + (place[1] - y) ** 2) for place in places]
    return [1 - one / max(away) for one in away]


def _beside(board: Board, goal: int) -> Promise:
    return [1 / min(ways) for ways in zip(*distances(board, 0, board.all, goal), strict=True)]


def _by_costs(view: View, near: int) -> Promise:
    own, other = view.costs(near)
    nearest, their_nearest = min(own), min(other)
    return [(nearest / mine + their_nearest / theirs) / 2 for mine, theirs in zip(own, other, strict=True)]


def _path(view: View) -> Promise:
    """Cells on the shortest paths of both players are worth 1."""
    return _by_costs(view, SHORTEST)


def _twodistance(view: View) -> Promise:
    """The same by two-distances."""
    return _by_costs(view, TWO_DISTANCE)


def _bridges(view: View) -> Promise:
    """Two bridges to own stones or to sides of the goal are worth 1."""
    board, found = view.lie.board, [0.0] * len(view.lie.centre)
    sides = board.goal(view.goal)
    for cell in bits(view.empty):
        stones = sum(
            view.mine >> far & 1 and between & view.empty == between for far, between in view.lie.bridges[cell]
        )
        edges = sum(not side >> cell & 1 and (side & board.near[cell] & view.empty).bit_count() >= 2 for side in sides)
        found[cell] = min(2, stones + edges) / 2
    return found


def _centre(view: View) -> Promise:
    """The centre is worth 1, the cell farthest from it 0."""
    return view.lie.centre


def _groups(view: View) -> Promise:
    """Joining two chains is worth a half, three or more 1."""
    touching = [0] * len(view.lie.centre)
    for chain in view.lie.board.chains(view.mine):
        for cell in bits(view.lie.board.around(chain) & view.empty):
            touching[cell] += 1
    return [min(2, max(0, count - 1)) / 2 for count in touching]


def _mobility(view: View) -> Promise:
    """Six empty cells around are worth 1."""
    return [(near & view.empty).bit_count() / 6 for near in view.lie.board.near]


def _sides(view: View) -> Promise:
    """A cell on a side of the goal is worth 1, farther away 1 / its distance from the nearest one."""
    return view.lie.sides[view.goal]


TERMS: Mapping[str, Callable[[View], Promise]] = {
    "path": _path,
    "twodistance": _twodistance,
    "bridges": _bridges,
    "centre": _centre,
    "groups": _groups,
    "mobility": _mobility,
    "sides": _sides,
}
"""What makes a move promising; the settings of the same names are the weights."""


class Node:
    """A position in the tree.

    `score` is the total of its playouts, seen by the player who moved here; `promise` that of this move, 0 to 1. The
    moves from here are `moves`, the most promising last, before they become `children`; None until they are ranked.
    `promises` are those of the cells.
    """

    __slots__ = ("children", "move", "moves", "promise", "promises", "score", "state", "visits")

    def __init__(self, state: State, move: int, promise: float) -> None:
        self.state, self.move, self.promise = state, move, promise
        self.visits, self.score = 0, 0.0
        self.children: list[Node] = []
        self.moves: list[int] | None = None
        self.promises: Promise = []

    def best(self) -> Node:
        """The child of most visits, the first of equals."""
        return max(self.children, key=lambda child: child.visits)


class Growth:
    """A search of one position: its tree, which grows by one node with every playout."""

    def __init__(self, state: State, dice: Dice, settings: Heuristic) -> None:
        self._dice, self._settings, self._lie = dice, settings, Lie(state.game)
        self._terms = [(getattr(settings, name), term) for name, term in TERMS.items() if getattr(settings, name)]
        self._length = int(settings.length * state.game.size)
        self.root = Node(state, -1, 1.0)
        self.nodes = 1

    def descend(self) -> None:
        """Goes down to a new node or the end of a game, and tells every node on the way how it went on."""
        way, promises = [self.root], self.root.promises
        while way[-1].state.outcome is None:
            node = way[-1]
            if node.moves is None:
                node.moves = self._ranked(node)
            promises = node.promises
            if node.moves and len(node.children) ** 2 <= self._settings.widening * node.visits:
                way.append(self._expand(node, node.moves.pop()))
                break
            way.append(self._select(node))
        score = self._playout(way[-1].state, promises)
        for above, node in pairwise(way):
            node.visits += 1
            node.score += seen_by(above.state.to_move, score)
        self.root.visits += 1

    def info(self) -> Info:
        """What is known now."""
        best = self.root.best()
        visits = {child.move: child.visits for child in self.root.children}
        value = best.score / best.visits
        return Info(best.move, value, self.root.visits, self.nodes, visits, self._line, self._branches)

    def _line(self) -> tuple[int, ...]:
        node, moves = self.root, []
        while node.children:
            node = node.best()
            moves.append(node.move)
        return tuple(moves)

    def _branches(self, *tops: int, node: Node | None = None) -> tuple[Branch, ...]:
        node = node or self.root
        if not tops:
            return ()
        return tuple(
            Branch(
                child.move,
                node.state.to_move,
                child.visits,
                child.score / child.visits,
                self._branches(*tops[1:], node=child),
            )
            for child in sorted(node.children, key=lambda child: -child.visits)[: tops[0]]
        )

    def _ranked(self, node: Node) -> list[int]:
        """The moves that are worth a try, the most promising last: only a win at once, or what prevents the other's."""
        view = self._view(node.state)
        node.promises = self._promises(view)
        own, other = view.costs(SHORTEST)
        legal = node.state.legal()
        stones = [move for move in legal if move < len(own)]
        forced = [cell for cell in stones if own[cell] == 1] or [cell for cell in stones if other[cell] == 1]
        ranked = sorted(forced or stones, key=node.promises.__getitem__)
        return ranked + [move for move in legal if move == node.state.game.swap]

    def _view(self, state: State) -> View:
        player, rival, cells, goals = state.to_move, opponent(state.to_move), state.cells, _goals(state)
        masks = [mask_of(cells, value) for value in (player, rival, 0)]
        return View(self._lie, goals[player - 1], goals[rival - 1], *masks)

    def _promises(self, view: View) -> Promise:
        total = [0.0] * len(self._lie.centre)
        for weight, term in self._terms:
            total = [sum_ + weight * one for sum_, one in zip(total, term(view), strict=True)]
        most = sum(weight for weight, _ in self._terms) or 1.0
        return [one / most for one in total]

    def _expand(self, node: Node, move: int) -> Node:
        promise = node.promises[move] if move < len(node.promises) else EVEN
        node.children.append(Node(node.state.play(move), move, promise))
        self.nodes += 1
        return node.children[-1]

    def _select(self, node: Node) -> Node:
        """By UCB1 with a bias; the logarithm is that of the next power of two, which is the same on every machine."""
        spread = self._settings.c * sqrt(node.visits.bit_length())
        bias = self._settings.bias

        def bound(child: Node) -> float:
            visits = child.visits
            return child.score / visits + spread / sqrt(visits) + bias * child.promise / (visits + 1)

        return max(node.children, key=bound)

    def _playout(self, state: State, promises: Promise) -> float:
        """How a game of promising moves ends for player 1; a half if it is not decided when it is cut off."""
        if state.outcome is not None:
            return state.outcome.score(1)
        stones = [0, mask_of(state.cells, 1), mask_of(state.cells, 2)]
        empty, player, answer = mask_of(state.cells, 0), state.to_move, 0
        pool, words = list(bits(empty)), self._dice.words(self._length, self._settings.sample).tolist()
        for draws in words:
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
            player = opponent(player)
            answer = self._save(cell, stones[player], empty)
        return self._result(stones, _goals(state))

    def _save(self, cell: int, mine: int, empty: int) -> int:
        """The cell that saves a bridge of these stones after the other player's move on `cell`, as a mask; or 0."""
        for other, ends in self._lie.saves[cell]:
            if other & empty and mine & ends == ends:
                return other
        return 0

    def _result(self, stones: list[int], goals: tuple[int, int]) -> float:
        for player in (1, 2):
            if self._lie.board.joins(stones[player], goals[player - 1]):
                return float(player == 1)
        return EVEN


def _goals(state: State) -> tuple[int, int]:
    assert state.goals is not None, "bots.py offers this search only games in which chains count"
    return state.goals
