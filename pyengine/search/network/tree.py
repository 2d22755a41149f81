"""The search tree, sparse, so that a descent looks at few moves.

The moves of a node are in the order of their priors, and all untried ones have the same value. So the best of these is
the first, and a descent compares it with the visited moves alone, at a fraction of the cost of comparing all.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from math import inf

from pyengine.search.connection.links import Chains
from pyengine.search.connection.proof import EVERY_CELL, Proof

Stones = tuple[int, int]
"""A position: the stones of the player to move and those of the opponent, as masks."""
NONE_LEFT = -inf
"""In place of a prior, where no untried move is left."""


class Judgement:
    """The network's judgement of a position, for the player to move: its `value`, -1 to 1, and the moves.

    `order` holds the empty cells by descending prior, `priors` the prior of every cell. All nodes of the position share
    the judgement, since several orders of moves may lead to it, and so its `proof`, once the winner is proven.
    """

    __slots__ = ("order", "priors", "proof", "value")

    def __init__(self, order: array[int], priors: array[float], value: float) -> None:
        self.order, self.priors, self.value = order, priors, value
        self.proof: Proof | None = None


class Node:
    """A position, and the move that leads to it.

    The move: its `prior`, the `visits`, the `total` of their results, -1 to 1, seen by the player who made the move,
    their mean `value`, and `share`, the prior divided by 1 + visits.

    The position: `stones` and `chains`, first of the player to move, then of the opponent; `again`, true if the player
    who made the move also moves next; and the network's `judgement`, None until it was asked. `children` are the
    visited moves that may be visited again, `closed` those proven to lose. `untried` is the prior of the first untried
    move, which stands at place `first` of the order, or NONE_LEFT; `floor` is the value of all untried moves.

    The proofs: a move outside `must_play` loses, and `carriers` are the cells of the wins that show it; `proof` is that
    of the winner, once there is one.
    """

    __slots__ = (
        "again", "carriers", "chains", "children", "closed", "first", "floor", "judgement", "move", "must_play",
        "prior", "proof", "share", "stones", "total", "untried", "value", "visits",
    )  # fmt: skip

    def __init__(
        self, move: int, prior: float, stones: Stones, chains: tuple[Chains, Chains], *, again: bool = False
    ) -> None:
        self.again = again
        self.move, self.prior, self.share = move, prior, prior
        self.stones, self.chains = stones, chains
        self.visits, self.total, self.value = 0, 0.0, 0.0
        self.judgement: Judgement | None = None
        self.children: list[Node] = []
        self.closed: list[Node] = []
        self.first, self.untried, self.floor = 0, NONE_LEFT, 0.0
        self.must_play, self.carriers = EVERY_CELL, 0
        self.proof: Proof | None = None

    def judge(self, judgement: Judgement, reduction: float) -> None:
        """Takes the network's judgement. An untried move is worth less than the position, by the `reduction`."""
        self.judgement, self.floor = judgement, judgement.value - reduction
        self.first = -1
        self.advance()

    def overlook(self, visible: int) -> None:
        """Lets no descent visit a move outside this mask, although nothing proves that it loses."""
        assert self.judgement is not None
        self.judgement.order = array("H", [move for move in self.judgement.order if visible >> move & 1])
        self.forget()

    def advance(self) -> None:
        """Finds the next untried move that is not proven to lose."""
        assert self.judgement is not None
        order, must_play, first = self.judgement.order, self.must_play, self.first + 1
        while first < len(order) and not must_play >> order[first] & 1:
            first += 1
        self.first = first
        self.untried = self.judgement.priors[order[first]] if first < len(order) else NONE_LEFT

    def by_visits(self) -> list[Node]:
        """The children by descending visits, and by descending prior where these are equal."""
        return sorted(self.children + self.closed, key=lambda child: (-child.visits, -child.prior, child.move))

    def child(self, move: int) -> Node | None:
        """The child after a move, if it was visited."""
        return next((child for child in (*self.children, *self.closed) if child.move == move), None)

    def win(self, move: int, carrier: int) -> None:
        """Proves that the player to move wins by this move; `carrier` is that of the position after it."""
        self.decide(Proof(True, move, carrier | 1 << move))

    def lose(self, carrier: int) -> None:
        """Closes every move outside this carrier of a win of the opponent, since it loses."""
        self.must_play &= carrier
        self.carriers |= carrier
        if self.must_play:
            self.close()
        else:
            self.decide(Proof(False, None, self.carriers))

    def exclude(self, move: int) -> None:
        self.must_play &= ~(1 << move)
        self.close()

    def decide(self, proof: Proof) -> None:
        """Takes the proof of the winner, for all nodes of the position."""
        self.proof = proof
        if self.judgement is not None:
            self.judgement.proof = proof

    def close(self) -> None:
        """Lets no descent visit the moves outside the must-play region any more."""
        must_play = self.must_play
        lost = [child for child in self.children if not must_play >> child.move & 1]
        if lost:
            self.closed += lost
            self.children = [child for child in self.children if must_play >> child.move & 1]
        if self.untried > NONE_LEFT:
            self.first -= 1
            self.advance()

    def forget(self) -> None:
        """Drops all nodes below this one; its judgement and its proofs stay."""
        self.children, self.closed = [], []
        if self.judgement is not None:
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


def thin(root: Node) -> None:
    """Drops at least half of the nodes below the root: those whose parents have the fewest visits.

    A node has more visits than any below it, so that none loses its parent alone.
    """
    parents = [(node.visits, len(node.children) + len(node.closed)) for node in below(root) if node is not root]
    half, dropped, few = (sum(children for _, children in parents) + 1) // 2, 0, 0
    for visits, children in sorted(parents):
        dropped += children
        few = visits
        if dropped >= half:
            break
    for node in list(below(root)):
        if node is not root and node.visits <= few:
            node.forget()
