"""The sparse tree: its order of moves, its proofs, and what is dropped when it is full."""

from array import array
from math import sqrt

import pytest

from pyengine.core.dice import Dice
from pyengine.search.connection.proof import Proof
from pyengine.search.network.search import Net, NetSearch
from pyengine.search.network.tree import Judgement, Node, below, thin
from tests.engine.boards import rules


def judgement(*priors: float) -> Node:
    """A node with so many empty cells, whose moves have these priors."""
    order = sorted(range(len(priors)), key=lambda move: -priors[move])
    node = Node(-1, 1.0, (0, 0), ((), ()))
    node.judge(Judgement(array("H", order), array("f", priors), 0.5), 0.25)
    return node


def visit(node: Node, move: int, visits: int) -> Node:
    child = Node(move, node.untried, (0, 1 << move), ((), ()))
    child.visits = visits
    node.children.append(child)
    node.advance()
    return child


def test_moves_beside_a_threat_are_closed_whether_they_were_visited_or_not() -> None:
    node = judgement(0.25, 0.5, 0.125, 0.0625)
    first, second = visit(node, 1, 5), visit(node, 0, 3)
    node.lose(0b1001)
    assert (node.children, node.closed, node.untried) == ([second], [first], 0.0625)
    assert node.proof is None
    node.lose(0b0110)
    assert node.proof == Proof(False, None, 0b1111)
    assert node.judgement is not None
    assert node.judgement.proof == node.proof


def test_a_win_takes_the_move_and_the_carrier_after_it() -> None:
    node = judgement(0.5, 0.25)
    node.win(1, 0b1100)
    assert node.proof == Proof(True, 1, 0b1110)


def test_children_are_told_by_visits_and_then_by_prior() -> None:
    node = judgement(0.25, 0.5, 0.125)
    one, two, three = visit(node, 1, 2), visit(node, 0, 3), visit(node, 2, 2)
    assert node.by_visits() == [two, one, three]
    assert node.child(2) is three
    assert node.child(5) is None


def searched(playouts: int, memory: int = 8) -> NetSearch:
    state = rules("y", 7).start()
    search = NetSearch(state, Dice(1), Net(memory=memory))
    while search.nodes < playouts:
        search.grow(16)
    return search


def test_every_node_knows_its_results() -> None:
    search = searched(1500)
    for node in below(search.root):
        if node.children:
            assert node.visits == 1 + sum(child.visits for child in (*node.children, *node.closed))
        for child in node.children:
            assert child.value == child.total / child.visits
            assert child.share == child.prior / (1 + child.visits)
            assert -1 <= child.value <= 1


@pytest.mark.parametrize("exploration", [0.5, 1.5])
def test_a_descent_goes_where_the_bound_over_all_moves_is_best(exploration: float) -> None:
    """The sparse node compares few moves, and finds the same as a comparison of all would."""
    search = NetSearch(rules("hex", 5).start(), Dice(1), Net(batch=1, exploration=exploration))
    for _ in range(300):
        root = search.root
        if search.is_decided:
            break
        assert root.judgement is not None
        scale = exploration * sqrt(root.visits + 1)
        known = {child.move: child.value + scale * child.share for child in root.children}
        closed = {child.move for child in root.closed}
        untried = {
            move: root.floor + scale * root.judgement.priors[move]
            for move in root.judgement.order
            if move not in known | dict.fromkeys(closed) and root.must_play >> move & 1
        }
        before = {child.move: child.visits for child in root.children}
        search.grow(1)
        after = {child.move: child.visits for child in (*root.children, *root.closed)}
        moved = [move for move in after if after[move] > before.get(move, 0) and move not in closed]
        bounds = untried | known
        assert bounds[moved[0]] == max(bounds.values())


def test_a_thinned_tree_is_at_most_half_as_large_and_keeps_the_most_visited() -> None:
    root = searched(2000).root
    before = {id(node): node.visits for node in below(root)}
    thin(root)
    after = list(below(root))
    assert 20 < len(after) <= 1 + len(before) // 2
    assert all(node.visits == before[id(node)] for node in after)
    parents = [node.visits for node in after if node.children and node is not root]
    assert min(parents) > max(node.visits for node in after if not node.children and node.visits < min(parents))


def test_an_endless_analysis_goes_on_when_the_tree_is_full() -> None:
    search = searched(6000, memory=1)
    limit = 2**20 // (28 * 8 + 1200)
    assert search.nodes >= 6000
    assert sum(1 for _ in below(search.root)) <= limit
    assert search.root.visits > 5000
