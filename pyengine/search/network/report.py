"""What the search tells of its tree: the choice and its winning chance, the principal variation and the candidates."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pyengine.search.info import Branch, Info, line_of
from pyengine.search.network.tree import NONE_LEFT, Node
from pyengine.search.wye.evaluation import ownership
from pyengine.search.wye.position import Position
from pyengine.search.wye.proof import EVERY_CELL

UNSURE = 0.001
"""How far from 0 and 1 the chance of a move stays that is not proven."""


class Report:
    """A view of one search at one moment; to be asked before the search goes on."""

    def __init__(self, root: Node, position: Position) -> None:
        self._root, self._position = root, position

    def info(self, nodes: int) -> Info:
        """What is known now, after `nodes` positions were judged.

        A swap trades sides: it is chosen against a stone known to be good, or else against a good best reply.
        """
        position, root = self._position, self._root
        best, value = self._best()
        visits = dict.fromkeys(position.empty, 0)
        for child in (*root.children, *root.closed):
            visits[child.move] = child.visits
        stone = 1 - value if position.stone is None else position.stone
        if position.swap is not None and stone > 0.5:
            return Info(position.swap, stone, nodes, nodes, visits, line_of(position.swap))
        if position.swappable:
            value = min(value, 1 - value)
        lead = 0
        if position.swap is None:
            others = [child.visits for child in (*root.children, *root.closed) if child.move != best]
            lead = visits[best] - max(others, default=0)
        owned = partial(ownership, position.state)
        return Info(best, value, nodes, nodes, visits, self._line, self._branches, lead, owned)

    def _best(self) -> tuple[int, float]:
        """The choice at the root and its winning chance: the most visited move that is not known to lose."""
        root = self._root
        if root.proof is not None and root.proof.move is not None:
            return root.proof.move, 1.0
        if root.children and root.proof is None:
            most = max([child.visits for child in root.children])
            equals = [child for child in root.children if child.visits == most]
            best = max(equals, key=lambda child: (child.value, -child.move))
            return best.move, chance(best.total / best.visits)
        judged = root.judged
        assert judged is not None, "the root is judged before anything is told of it"
        if root.proof is not None or root.fresh == NONE_LEFT:
            return self._resistance(judged.order), 0.0
        return judged.order[root.first], chance(judged.value)

    def _resistance(self, order: Sequence[int]) -> int:
        """Where every move loses, a trap: the likeliest one that meets the most direct threat, as an opponent sees it.

        `order` holds the moves, the likeliest first.
        """
        threats = [child.proof.carrier for child in self._root.visited() if child.proof is not None]
        threat = min(threats, key=int.bit_count, default=EVERY_CELL)
        return next((move for move in order if threat >> move & 1), order[0])

    def _line(self) -> tuple[int, ...]:
        """The principal variation: the choice, and then the most visited move, as long as one was visited."""
        move, _ = self._best()
        line, node = [move], self._root.child(move)
        while node is not None and (children := node.visited()):
            wins = None if node.proof is None else node.proof.move
            node = next((child for child in children if child.move == wins), children[0])
            line.append(node.move)
        return tuple(line)

    def _branches(self, *tops: int, node: Node | None = None, depth: int = 0) -> tuple[Branch, ...]:
        """The most visited moves at a node and below it."""
        if not tops:
            return ()
        node, player = node or self._root, self._position.state.mover(depth)
        return tuple(
            Branch(
                child.move,
                player,
                child.visits,
                worth(node, child),
                self._branches(*tops[1:], node=child, depth=depth + 1),
            )
            for child in node.visited()[: tops[0]]
        )


def worth(node: Node, child: Node) -> float:
    """The winning chance of the player who makes a move: 1 or 0 where that is proven."""
    if child.proof is not None:
        return float(child.proof.won == child.again)
    if not node.must_play >> child.move & 1 or (node.proof is not None and not node.proof.won):
        return 0.0
    return chance(child.total / child.visits)


def chance(value: float) -> float:
    """The winning chance, 0 to 1, that a value, -1 to 1, stands for; without a proof it is never 0 or 1."""
    return min(max((1 + value) / 2, UNSURE), 1 - UNSURE)
