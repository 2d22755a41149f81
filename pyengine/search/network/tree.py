"""The search tree: positions with what is known of them, sparse, so that a descent looks at few moves.

The moves of a node lie in the order of their priors, and every one that was never visited has the same value. So the
best of these is the first, and a descent compares it with the visited ones alone: all of them are found as if all moves
had been compared, at a fraction of the cost.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from math import inf

from pyengine.search.network.chains import Formation
from pyengine.search.wye.proof import EVERY_CELL, Proof

Stones = tuple[int, int]
"""A position: the stones of the player to move and those of the other one, as masks."""
NONE_LEFT = -inf
"""In place of a prior, where no move is left that was never visited."""


class Judgement:
    """What the network says of a position, for the player to move: its `value`, -1 to 1, and the moves.

    `order` holds the empty cells by descending prior, `priors` the prior of every cell. Once it is known who wins,
    `proof` tells it to all nodes of this position: several orders of moves may lead to it.
    """

    __slots__ = ("order", "priors", "proof", "value")

    def __init__(self, order: array[int], priors: array[float], value: float) -> None:
        self.order, self.priors, self.value = order, priors, value
        self.proof: Proof | None = None


class Node:
    """A position, and the move that leads to it.

    Of the move: its `prior`, the `visits`, the `total` of their results, -1 to 1, seen by the player who made the move,
    their mean `value`, and `share`, the prior divided by 1 + visits.

    Of the position: `stones` and `chains`, first of the player to move, then of the other one; whether that player
    moves `again`, having made the move; and what the network says of it, None until it was asked. `children` are the
    visited moves that may be visited again, `closed` those known to lose. `fresh` is the prior of the first move of the
    order that was never visited, which stands at the place `first`, or NONE_LEFT; `floor` is the value of every such
    move.

    Of what is proven: a move outside `must_play` loses, and `carriers` are the cells of the wins that show it; `proof`
    tells who wins, as soon as that is known.
    """

    __slots__ = (
        "again", "carriers", "chains", "children", "closed", "first", "floor", "fresh", "judged", "move", "must_play",
        "prior", "proof", "share", "stones", "total", "value", "visits",
    )  # fmt: skip

    def __init__(
        self, move: int, prior: float, stones: Stones, chains: tuple[Formation, Formation], *, again: bool = False
    ) -> None:
        self.again = again
        self.move, self.prior, self.share = move, prior, prior
        self.stones, self.chains = stones, chains
        self.visits, self.total, self.value = 0, 0.0, 0.0
        self.judged: Judgement | None = None
        self.children: list[Node] = []
        self.closed: list[Node] = []
        self.first, self.fresh, self.floor = 0, NONE_LEFT, 0.0
        self.must_play, self.carriers = EVERY_CELL, 0
        self.proof: Proof | None = None

    def judge(self, judged: Judgement, reduction: float) -> None:
        """Tells the node what the network says of it. A move that was never visited is worth so much less."""
        self.judged, self.floor = judged, judged.value - reduction
        self.first = -1
        self.advance()

    def overlook(self, seen: int) -> None:
        """Lets no descent visit a move outside the mask of those that are seen, without any proof that they lose."""
        assert self.judged is not None, "a node is judged before it is looked at"
        self.judged.order = array("H", [move for move in self.judged.order if seen >> move & 1])
        self.forget()

    def advance(self) -> None:
        """Finds the next move that was never visited and is not known to lose."""
        assert self.judged is not None
        order, must_play, first = self.judged.order, self.must_play, self.first + 1
        while first < len(order) and not must_play >> order[first] & 1:
            first += 1
        self.first = first
        self.fresh = self.judged.priors[order[first]] if first < len(order) else NONE_LEFT

    def visited(self) -> list[Node]:
        """The children by descending visits, and by descending prior where these are equal."""
        return sorted(self.children + self.closed, key=lambda child: (-child.visits, -child.prior, child.move))

    def child(self, move: int) -> Node | None:
        """The child after a move, if it was visited."""
        return next((child for child in (*self.children, *self.closed) if child.move == move), None)

    def win(self, move: int, carrier: int) -> None:
        """The player to move wins by this move; `carrier` is that of the position after it."""
        self.settle(Proof(True, move, carrier | 1 << move))

    def lose(self, carrier: int) -> None:
        """The player to move loses by every move outside this carrier of a win of the opponent: closes these moves."""
        self.must_play &= carrier
        self.carriers |= carrier
        if self.must_play:
            self.close()
        else:
            self.settle(Proof(False, None, self.carriers))

    def settle(self, proof: Proof) -> None:
        """Tells the node who wins, and all others of the same position with it."""
        self.proof = proof
        if self.judged is not None:
            self.judged.proof = proof

    def close(self) -> None:
        """Lets no descent visit the moves outside the must-play region any more."""
        must_play = self.must_play
        lost = [child for child in self.children if not must_play >> child.move & 1]
        if lost:
            self.closed += lost
            self.children = [child for child in self.children if must_play >> child.move & 1]
        if self.fresh > NONE_LEFT:
            self.first -= 1
            self.advance()

    def forget(self) -> None:
        """Drops all that was visited below the node; the network need not be asked again, and proofs stay."""
        self.children, self.closed = [], []
        if self.judged is not None:
            self.first = -1
            self.advance()


def below(root: Node) -> Iterator[Node]:
    """The node and all nodes below it."""
    rest = [root]
    while rest:
        node = rest.pop()
        yield node
        rest += node.children
        rest += node.closed


def thin(root: Node) -> int:
    """Drops at least half of the nodes below the root: those whose parents have the fewest visits.

    Returns how many are left, the root included.

    A node has more visits than any below it, so that no node loses its parent alone.
    """
    parents = [(node.visits, len(node.children) + len(node.closed)) for node in below(root) if node is not root]
    half, seen, few = (sum(children for _, children in parents) + 1) // 2, 0, 0
    for visits, children in sorted(parents):
        seen += children
        few = visits
        if seen >= half:
            break
    for node in list(below(root)):
        if node is not root and node.visits <= few:
            node.forget()
    return sum(1 for _ in below(root))
