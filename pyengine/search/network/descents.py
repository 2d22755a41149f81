"""Descents from the root to leaves, which are judged in batches, and what the tree learns from them."""

from __future__ import annotations

from math import sqrt

from pyengine.core.dice import Dice
from pyengine.core.game import opponent
from pyengine.core.protocols import Connection
from pyengine.search.distance import Board, mask_of
from pyengine.search.info import Info
from pyengine.search.links import Links
from pyengine.search.network.chains import Chains
from pyengine.search.network.judge import Judge
from pyengine.search.network.report import Report
from pyengine.search.network.settings import Settings
from pyengine.search.network.sight import seen
from pyengine.search.network.tree import NONE_LEFT, Judgement, Node, Stones, below, thin
from pyengine.search.wye.position import Position
from pyengine.search.wye.proof import Proof

Path = list[Node]
"""The nodes of a descent, from the root to the leaf."""
OVERHEAD = 1200
"""Octets of a node beside those that grow with the board."""


class Descents:
    """The search of one position, and of later ones of the same game: a tree and the batches by which it grows.

    `nodes` counts the leaves reached since the search of the present root began.
    """

    def __init__(self, state: Connection, dice: Dice, settings: Settings) -> None:
        board = Board(state.game.geometry)
        self._settings, self._all = settings, board.all
        self._judge = Judge(state)
        self._chains = [Chains(board, goal) for goal in state.goals]
        self._links = [Links(board, board.goal(goal)) for goal in state.goals]
        self._limit = max(2 * settings.batch, settings.memory * 2**20 // (len(state.cells) * 8 + OVERHEAD))
        self._search(state, dice)
        one, two = state.to_move, opponent(state.to_move)
        mine, theirs = mask_of(state.cells, one), mask_of(state.cells, two)
        chains = self._chains[one - 1].of(mine), self._chains[two - 1].of(theirs)
        self.root = Node(-1, 1.0, (mine, theirs), chains)
        self.root.visits = 1
        self._known: dict[Stones, Judgement] = {}
        self._size, self.nodes = 1, 0
        self._ask({self.root.stones: [[self.root]]})
        if self._position.swappable:  # a stone that was never tried counts as nearly even, not as good as the board
            self.root.floor = -settings.reduction
        if settings.sight < 1:
            self.root.overlook(seen(board, state, settings.sight, dice))

    def _search(self, state: Connection, dice: Dice) -> None:
        """Makes a position the one that is searched."""
        self._position, self._dice = Position(state), dice

    def follow(self, state: Connection, dice: Dice) -> bool:
        """Goes on from what the tree knows of a later position of the same game; False if it knows nothing of it."""
        made = self._position.moves_to(state)
        if made is None:
            return False
        node = self.root
        for cell in made:
            child = node.child(cell)
            if child is None:
                return False
            node = child
        if node.judged is None:
            return False
        if node is not self.root:
            self.root = node
            self._recount()
        self._search(state, dice)
        self.nodes = 0
        return True

    def _recount(self) -> None:
        """Counts the nodes, and forgets what was said of positions that the tree does not hold."""
        self._size, self._known = 0, {}
        for node in below(self.root):
            self._size += 1
            if node.judged is not None:
                self._known[node.stones] = node.judged

    def sure_move(self) -> int | None:
        """As that of the position; whoever does not see the whole board sees only a win at once."""
        position = self._position
        return position.sure_move(self._links) if self._settings.sight == 1 else position.state.winning_move()

    @property
    def settled(self) -> bool:
        """Whether nothing is left to find out."""
        root = self.root
        return root.proof is not None or not (root.children or root.fresh > NONE_LEFT)

    def info(self) -> Info:
        """What is known now."""
        return Report(self.root, self._position).info(self.nodes)

    def batch(self, most: int) -> None:
        """Descends until a batch of leaves is to be judged, or at most so many times; has them judged."""
        if self._size + 2 * self._settings.batch > self._limit:
            thin(self.root)
            self._recount()
        waiting: dict[Stones, list[Path]] = {}
        tries = 0
        while tries < most and len(waiting) < self._settings.batch and not self.settled:
            path = self._descend()
            leaf = path[-1]
            if leaf.visits > 1 and leaf.judged is None:  # it waits already, and any more descents would end there, too
                _undo(path)
                break
            tries += 1
            self._reach(path, waiting)
        self.nodes += tries
        if waiting:
            self._ask(waiting)

    def _reach(self, path: Path, waiting: dict[Stones, list[Path]]) -> None:
        """Backs up what is known of a new leaf, or puts it among those to be judged."""
        leaf = path[-1]
        judged = self._known.get(leaf.stones)
        if judged is not None and leaf.judged is None:
            leaf.judge(judged, self._settings.reduction)
        if judged is not None and judged.proof is not None:
            leaf.settle(judged.proof)
        if leaf.proof is not None:
            self._back_up(path, 1.0 if leaf.proof.won else -1.0)
            _prove(path, swappable=self._position.swappable, alternates=self._position.state.alternates)
        elif judged is not None:
            self._back_up(path, judged.value)
        else:
            waiting.setdefault(leaf.stones, []).append(path)

    def _ask(self, waiting: dict[Stones, list[Path]]) -> None:
        """Has leaves judged, by the ways that lead to each, and backs up what the network says."""
        reduction, mover = self._settings.reduction, self._position.state.mover
        players = [mover(len(paths[0]) - 1) for paths in waiting.values()]
        found = self._judge(list(waiting), players, self._dice)
        for (stones, paths), judged in zip(waiting.items(), found, strict=True):
            self._known[stones] = judged
            for path in paths:
                path[-1].judge(judged, reduction)
                self._back_up(path, judged.value)

    def _descend(self) -> Path:
        """Walks from the root to a leaf, by the upper bounds of moves; every move on the way counts as lost meanwhile.

        That keeps the next descents of the batch away.
        """
        exploration = self._settings.exploration
        node = self.root
        node.visits += 1
        path = [node]
        while True:
            scale = exploration * sqrt(node.visits)
            best, chosen = node.floor + scale * node.fresh, None
            for child in node.children:
                score = child.value + scale * child.share
                if score > best:
                    best, chosen = score, child
            if chosen is None:
                path.append(self._grow(node, len(path)))
                break
            visits = chosen.visits = chosen.visits + 1
            total = chosen.total = chosen.total - 1.0
            chosen.value = total / visits
            chosen.share = chosen.prior / (1 + visits)
            path.append(chosen)
            node = chosen
            judged = node.judged
            if judged is None or judged.proof is not None:
                break
        if self._position.swappable:
            _evened(path[1])
        return path

    def _grow(self, node: Node, depth: int) -> Node:
        """Makes the first move that was never visited, `depth` moves below the root."""
        assert node.judged is not None
        move = node.judged.order[node.first]
        state = self._position.state
        player = state.mover(depth - 1)
        mover = self._chains[player - 1]
        chains, stones = mover.after(node.chains[0], move), node.stones[0] | 1 << move
        # Links hold only if the opponent cannot take two cells in a turn; otherwise only a finished chain wins.
        free = self._all & ~(stones | node.stones[1]) if state.alternates else 0
        carrier = mover.held(chains, free)
        again = carrier is None and state.mover(depth) == player
        if again:
            leaf = Node(move, node.fresh, (stones, node.stones[1]), (chains, node.chains[1]), again=True)
        else:
            leaf = Node(move, node.fresh, (node.stones[1], stones), (node.chains[1], chains))
        if carrier is not None:
            leaf.proof = Proof(False, None, carrier)
        leaf.visits, leaf.total, leaf.value = 1, -1.0, -1.0
        leaf.share = leaf.prior / 2
        node.children.append(leaf)
        node.advance()
        self._size += 1
        return leaf

    def _back_up(self, path: Path, value: float) -> None:
        """Counts a result, seen by the player to move at the leaf, in place of the losses of the descent."""
        for node in reversed(path):
            seen = value if node.again else -value  # by the player who made the move, and was to move before it
            total = node.total = node.total + seen + 1.0
            node.value = total / node.visits
            value = seen
        if self._position.swappable and len(path) > 1:
            _evened(path[1])


def _undo(path: Path) -> None:
    """Takes a descent back."""
    path[0].visits -= 1
    for node in path[1:]:
        node.visits -= 1
        node.total += 1.0
        node.value = node.total / node.visits
        node.share = node.prior / (1 + node.visits)


def _prove(path: Path, *, swappable: bool, alternates: bool) -> None:
    """Backs up that the leaf at the end of a path is proven; `swappable` and `alternates` as in the position.

    Where the players do not alternate, a carrier says nothing of other moves than the one that was proven to lose.
    """
    child = path[-1]
    for node in reversed(path[:-1]):
        proof = child.proof
        if proof is None or node.proof is not None:
            return
        if proof.won != child.again:
            if not alternates:
                node.must_play &= ~(1 << child.move)
                node.close()
                if node.children or node.fresh > NONE_LEFT:
                    return
                node.settle(Proof(False, None, 0))
            else:
                node.lose(proof.carrier)
        elif swappable and node is path[0]:  # a first stone that wins is taken over
            node.must_play &= ~(1 << child.move)
            node.close()
            return
        else:
            node.win(child.move, proof.carrier)
        child = node


def _evened(first: Node) -> None:
    """Values a first stone that may be taken over: the most even one is the best."""
    first.value = -abs(first.total / first.visits)
