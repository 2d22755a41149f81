import numpy as np
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.search.wye.search import Wye, WyeSearch
from pyengine.search.wye.tree import NO_CHILD, VISITS, WyeTree
from tests.engine.boards import rules

Way = tuple[int, ...]


def searched(memory: int, playouts: int, size: int = 9) -> WyeSearch:
    state, search = rules("y", size).start(), Wye(memory=memory)
    descents = WyeSearch(state, Dice(1), search)
    for _ in search.run(descents, playouts):
        assert descents.tree.size <= descents.tree.limit
    return descents


def ways(tree: WyeTree) -> dict[Way, int]:
    """The nodes by the moves that lead to them; each is the child that its edge says it is."""
    found, numbers = dict[Way, int]({(): 0}), dict[int, Way]({0: ()})
    while numbers:
        below = dict[int, Way]()
        for node, way in numbers.items():
            for move in np.flatnonzero(tree.child[node] != NO_CHILD).tolist():
                child = int(tree.child[node, move])
                assert tree.edge[child] == node * tree.cells + move
                below[child] = (*way, move)
        found |= {way: node for node, way in below.items()}
        numbers = below
    return found


def rows(tree: WyeTree, node: int) -> list[NDArray[np.generic]]:
    """All that a tree holds of a node, but for the numbers of other nodes."""
    return [tree.stats[node], tree.choice[node]]


def test_a_thinned_tree_keeps_the_nodes_with_the_most_visits_as_they_were() -> None:
    tree = searched(memory=8, playouts=128 * 500).tree
    before = {way: [row.copy() for row in rows(tree, node)] for way, node in ways(tree).items()}
    visits = {way: before[way[:-1]][0][VISITS, way[-1]] for way in before if way}
    assert len(before) == tree.size > 300
    tree.thin()
    after = ways(tree)
    assert len(after) == tree.size <= len(before) / 2
    assert len(after) > 50
    for way, node in after.items():
        for then, now in zip(before[way], rows(tree, node), strict=True):
            np.testing.assert_array_equal(then, now)
    least = min(visits[way] for way in after if way)
    assert least > max(visits[way] for way in visits.keys() - after.keys())


def test_thinning_leaves_at_least_the_root() -> None:
    tree = searched(memory=8, playouts=128).tree
    assert tree.thin().tolist() == [0]
    assert tree.size == 1
    few = searched(memory=8, playouts=128 * 3).tree
    assert few.size > 1
    few.thin()
    assert list(ways(few)) == [()]


def test_a_full_tree_goes_on_growing_where_descents_go() -> None:
    small = searched(memory=1, playouts=128 * 12_000)
    line = small.info().line()
    assert len(line) > 3
    assert ways(small.tree).keys() >= {line[:ply] for ply in range(len(line))}
    assert small.info().nodes == 12_000
    assert len(ways(small.tree)) == small.tree.size


def test_what_is_proven_stays_with_its_node() -> None:
    descents = searched(memory=1, playouts=128 * 40_000, size=7)
    tree, proofs = descents.tree, descents._prover.proofs  # noqa: SLF001 (where they are kept)
    assert descents.nodes > 2 * tree.limit
    assert max(proofs.threats, default=tree.size) < tree.size
    for node, threats in proofs.threats.items():
        closed = {move for move in range(tree.cells) if not threats.must_play >> move & 1}
        assert np.isneginf(tree.choice[node, 0, sorted(closed)]).all()
