"""The search `net`: tree search guided by a small network that learns by playing against itself.

A descent chooses at each node the move with the best sum of its mean result and a bonus for what the network favours
and the search has not tried (PUCT: David Silver and others, "Mastering the game of Go without human knowledge", 2017).
The network judges leaves in batches, kept apart by virtual losses (Guillaume Chaslot, Mark Winands and Jaap van den
Herik, "Parallel Monte-Carlo tree search", 2008); no game is played to its end. A position that was judged before, by
another order of moves, is not judged again.

Leaves that links alone win are proven, and the proofs are backed up (connection/proof.py): moves that lose are not made
again, and moves that do not interfere with a proven win are not tried at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from pyengine.core.dice import Dice
from pyengine.core.game import State, opponent
from pyengine.core.parameters import File, FileText, Real, Whole, parameter
from pyengine.core.protocols import Connection, connection
from pyengine.search.connection.batches import BatchSearch
from pyengine.search.connection.distance import Board, mask_of
from pyengine.search.connection.links import Links
from pyengine.search.connection.position import Position
from pyengine.search.connection.proof import Proof
from pyengine.search.info import Info, Search
from pyengine.search.network.judge import Judge
from pyengine.search.network.report import Report
from pyengine.search.network.sight import visible_cells
from pyengine.search.network.tree import NONE_LEFT, Judgement, Node, Stones, below, thin
from pyengine.search.network.weights import parse

Path = list[Node]
"""The nodes of a descent, from the root to the leaf."""
OVERHEAD = 1200
"""Octets of a node beside those that grow with the board."""


@dataclass(frozen=True, slots=True)
class Net(BatchSearch):
    """The search with its settings. Its playouts are leaves that the network judges."""

    batch: int = parameter("Positions that the network judges at a time", 8, Whole(1, 256))
    exploration: float = parameter("Exploration (c)", 1.5, Real(0.0, 100.0))
    reduction: float = parameter(
        "First-play urgency: by how much less than its position a move is worth that was never tried",
        0.2,
        Real(-2.0, 2.0),
    )
    memory: int = parameter(
        "Largest tree in MiB; a full tree drops the nodes with the fewest visits", 192, Whole(1, 65_536)
    )
    sight: float = parameter(
        "Handicap: chance to see a move beside the last stone; k cells away it is this to the power of k",
        1.0,
        Real(0.01, 1.0),
    )
    weights: FileText | None = parameter(  # noqa: RUF009 (a field)
        "Weights of the network: a file that `wye learn network --export` has written", None, File("engine", parse)
    )

    def begin(self, state: State, dice: Dice) -> NetSearch:
        return NetSearch(connection(state), dice, self)

    def with_memory(self) -> Search:
        """The search for the moves of one game; with limited sight each move sees other cells and needs a new tree."""
        return self if self.sight < 1 else BatchSearch.with_memory(self)


class NetSearch:
    """The search of one position, and of later ones of the same game: a tree and the batches by which it grows.

    `nodes` counts the leaves reached for the present root.
    """

    def __init__(self, state: Connection, dice: Dice, settings: Net) -> None:
        board = Board(state.game.geometry)
        self._settings, self._all = settings, board.all
        self._judge = Judge(state, None if settings.weights is None else parse(settings.weights.text))
        self._links = [Links(board, board.goal(goal)) for goal in state.goals]
        self._limit = max(2 * settings.batch, settings.memory * 2**20 // (len(state.cells) * 8 + OVERHEAD))
        self._position, self._dice = Position(state), dice
        one, two = state.to_move, opponent(state.to_move)
        mine, theirs = mask_of(state.cells, one), mask_of(state.cells, two)
        chains = self._links[one - 1].grow(mine), self._links[two - 1].grow(theirs)
        self.root = Node(-1, 1.0, (mine, theirs), chains)
        self.root.visits = 1
        self._judgements: dict[Stones, Judgement] = {}
        self._size, self.nodes = 1, 0
        self._judge_leaves({self.root.stones: [[self.root]]})
        if self._position.can_be_swapped:  # an untried stone counts as nearly even, not as good as the board
            self.root.floor = -settings.reduction
        if settings.sight < 1:
            self.root.overlook(visible_cells(board, state, settings.sight, dice))

    def follow(self, state: State, dice: Dice) -> bool:
        state = connection(state)
        moves = self._position.moves_to(state)
        if moves is None:
            return False
        node: Node | None = self.root
        for move in moves:
            node = node and node.child(move)
        if node is None or node.judgement is None:
            return False
        if node is not self.root:
            self.root = node
            self._recount()
        self._position, self._dice = Position(state), dice
        self.nodes = 0
        return True

    def _recount(self) -> None:
        """Counts the nodes, and forgets the judgements of positions that the tree does not hold."""
        self._size, self._judgements = 0, {}
        for node in below(self.root):
            self._size += 1
            if node.judgement is not None:
                self._judgements[node.stones] = node.judgement

    def sure_move(self) -> int | None:
        """A move that wins for sure, found without a search; with limited sight, only an immediate win counts."""
        position = self._position
        return position.sure_move(self._links) if self._settings.sight == 1 else position.state.winning_move()

    @property
    def is_decided(self) -> bool:
        root = self.root
        return root.proof is not None or not (root.children or root.untried > NONE_LEFT)

    def info(self) -> Info:
        return Report(self.root, self._position).info(self.nodes)

    def grow(self, most: int | None) -> None:
        """Descends until a batch of leaves waits to be judged, `most` times at most, and lets the network judge them.

        A batch makes twice as many descents as it judges leaves, at most, since some end at known positions.
        """
        batch = self._settings.batch
        if self._size + 2 * batch > self._limit:
            thin(self.root)
            self._recount()
        waiting: dict[Stones, list[Path]] = {}
        tries, most = 0, 2 * batch if most is None else min(2 * batch, most)
        while tries < most and len(waiting) < batch and not self.is_decided:
            path = self._descend()
            leaf = path[-1]
            if leaf.visits > 1 and leaf.judgement is None:  # it waits already, and further descents would end there too
                _undo(path)
                break
            tries += 1
            self._reach(path, waiting)
        self.nodes += tries
        if waiting:
            self._judge_leaves(waiting)

    def _reach(self, path: Path, waiting: dict[Stones, list[Path]]) -> None:
        """Backs up a new leaf if its position is proven or was judged before; otherwise adds it to the waiting ones."""
        leaf = path[-1]
        judgement = self._judgements.get(leaf.stones)
        if judgement is not None and leaf.judgement is None:
            leaf.judge(judgement, self._settings.reduction)
        if judgement is not None and judgement.proof is not None:
            leaf.decide(judgement.proof)
        if leaf.proof is not None:
            self._back_up(path, 1.0 if leaf.proof.won else -1.0)
            _prove(path, swappable=self._position.can_be_swapped, alternates=self._position.state.alternates)
        elif judgement is not None:
            self._back_up(path, judgement.value)
        else:
            waiting.setdefault(leaf.stones, []).append(path)

    def _judge_leaves(self, waiting: dict[Stones, list[Path]]) -> None:
        """Lets the network judge leaves, each given by the paths that lead to it, and backs the values up."""
        reduction, mover = self._settings.reduction, self._position.state.mover
        judgements = self._judge(list(waiting), [mover(len(paths[0]) - 1) for paths in waiting.values()], self._dice)
        for (stones, paths), judgement in zip(waiting.items(), judgements, strict=True):
            self._judgements[stones] = judgement
            for path in paths:
                path[-1].judge(judgement, reduction)
                self._back_up(path, judgement.value)

    def _descend(self) -> Path:
        """Walks from the root to a leaf by the upper bounds of moves.

        Meanwhile every move on the way counts as lost, which keeps the next descents of the batch away.
        """
        exploration = self._settings.exploration
        node = self.root
        node.visits += 1
        path = [node]
        while True:
            scale = exploration * sqrt(node.visits)
            best, choice = node.floor + scale * node.untried, None
            for child in node.children:
                score = child.value + scale * child.share
                if score > best:
                    best, choice = score, child
            if choice is None:
                path.append(self._grow(node, len(path)))
                break
            visits = choice.visits = choice.visits + 1
            total = choice.total = choice.total - 1.0
            choice.value = total / visits
            choice.share = choice.prior / (1 + visits)
            path.append(choice)
            node = choice
            judgement = node.judgement
            if judgement is None or judgement.proof is not None:
                break
        if self._position.can_be_swapped:
            _even_out(path[1])
        return path

    def _grow(self, node: Node, depth: int) -> Node:
        """Makes the first untried move of a node, `depth` moves below the root."""
        assert node.judgement is not None
        move = node.judgement.order[node.first]
        state = self._position.state
        player = state.mover(depth - 1)
        links = self._links[player - 1]
        chains, stones = links.extend(node.chains[0], move), node.stones[0] | 1 << move
        # Links hold only if the opponent cannot take two cells in a turn; otherwise only a finished chain wins.
        free = self._all & ~(stones | node.stones[1]) if state.alternates else 0
        carrier = links.new_carrier(chains, free)
        if carrier is None and state.mover(depth) == player:
            leaf = Node(move, node.untried, (stones, node.stones[1]), (chains, node.chains[1]), again=True)
        else:
            leaf = Node(move, node.untried, (node.stones[1], stones), (node.chains[1], chains))
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
            value = value if node.again else -value  # for the player who made the move, and was to move before it
            total = node.total = node.total + value + 1.0
            node.value = total / node.visits
        if self._position.can_be_swapped and len(path) > 1:
            _even_out(path[1])


def _undo(path: Path) -> None:
    """Takes a descent back."""
    path[0].visits -= 1
    for node in path[1:]:
        node.visits -= 1
        node.total += 1.0
        node.value = node.total / node.visits
        node.share = node.prior / (1 + node.visits)


def _prove(path: Path, *, swappable: bool, alternates: bool) -> None:
    """Backs up the proof of the leaf at the end of a path, as far as it decides.

    Where the players do not alternate, a carrier proves nothing about other moves than the one that loses.
    """
    child = path[-1]
    for node in reversed(path[:-1]):
        proof = child.proof
        if proof is None or node.proof is not None:
            return
        if proof.won != child.again:
            if alternates:
                node.lose(proof.carrier)
            else:
                node.exclude(child.move)
                if node.children or node.untried > NONE_LEFT:
                    return
                node.decide(Proof(False, None, 0))
        elif swappable and node is path[0]:  # the opponent takes over a first stone that wins
            node.exclude(child.move)
            return
        else:
            node.win(child.move, proof.carrier)
        child = node


def _even_out(first: Node) -> None:
    """Values a first stone that may be taken over: the most even one is the best."""
    first.value = -abs(first.total / first.visits)
