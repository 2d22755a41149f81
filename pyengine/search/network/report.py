"""The result of a search: the choice and its winning chance, the principal variation and the candidates."""

from collections.abc import Sequence
from functools import partial

from pyengine.search.connection.evaluation import ownership
from pyengine.search.connection.position import Position
from pyengine.search.connection.proof import EVERY_CELL
from pyengine.search.info import Branch, Info, lead_of
from pyengine.search.network.tree import NONE_LEFT, Node

UNSURE = 0.001
"""How far from 0 and 1 the chance of an unproven move stays."""


class Report:
    """A view of one search at one moment, valid until the search goes on."""

    def __init__(self, root: Node, position: Position) -> None:
        self._root, self._position = root, position

    def info(self, nodes: int) -> Info:
        """The result after `nodes` positions were judged."""
        best, value = self._best()
        visits = dict.fromkeys(self._position.empty, 0)
        for child in (*self._root.children, *self._root.closed):
            visits[child.move] = child.visits
        lead, owned = lead_of(best, visits), partial(ownership, self._position.state)
        return self._position.by_pie_rule(
            Info(best, value, nodes, nodes, visits, self._line, self._branches, lead, owned)
        )

    def _best(self) -> tuple[int, float]:
        """The choice at the root and its winning chance: the most visited move that is not proven to lose."""
        root = self._root
        if root.proof is not None and root.proof.move is not None:
            return root.proof.move, 1.0
        if root.children and root.proof is None:
            most = max([child.visits for child in root.children])
            equals = [child for child in root.children if child.visits == most]
            best = max(equals, key=lambda child: (child.value, -child.move))
            return best.move, chance(best.total / best.visits)
        judgement = root.judgement
        assert judgement is not None, "a search begins with the judgement of its root"
        if root.proof is not None or root.untried == NONE_LEFT:
            return self._best_trap(judgement.order), 0.0
        return judgement.order[root.first], chance(judgement.value)

    def _best_trap(self, order: Sequence[int]) -> int:
        """Where every move loses, the likeliest one in the `order` that meets the most direct threat."""
        threats = [child.proof.carrier for child in self._root.by_visits() if child.proof is not None]
        threat = min(threats, key=int.bit_count, default=EVERY_CELL)
        return next((move for move in order if threat >> move & 1), order[0])

    def _line(self) -> tuple[int, ...]:
        """The principal variation: the choice, and then the most visited move, as long as one was visited."""
        move, _ = self._best()
        line, node = [move], self._root.child(move)
        while node is not None and (children := node.by_visits()):
            wins = None if node.proof is None else node.proof.move
            node = next((child for child in children if child.move == wins), children[0])
            line.append(node.move)
        return tuple(line)

    def _branches(self, *tops: int, node: Node | None = None, depth: int = 0) -> tuple[Branch, ...]:
        if not tops:
            return ()
        node, player, branches = node or self._root, self._position.state.mover(depth), list[Branch]()
        for child in node.by_visits()[: tops[0]]:
            below = self._branches(*tops[1:], node=child, depth=depth + 1)
            branches.append(Branch(child.move, player, child.visits, worth(node, child), below))
        return tuple(branches)


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
