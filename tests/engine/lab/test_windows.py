"""The promise of alpha-beta's window: it holds on every tree, and the faults break it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.dice import Dice
from pyengine.lab.experiments.minimax import searches
from pyengine.lab.trees import GivenTree, Nodes, fewest_leaves, random_tree
from pyengine.lab.windows import SOUND, Search, leaves, minimax
from pyengine.search.minimax import Deepening, Lookahead

TREES = st.recursive(
    st.integers(-9, 9).map(float), lambda below: st.lists(below, min_size=1, max_size=3).map(tuple), max_leaves=20
).filter(lambda nodes: isinstance(nodes, tuple))


@given(TREES)
def test_every_node_of_any_tree_keeps_its_promise(nodes: Nodes) -> None:
    tree = GivenTree(nodes)
    for fault in (SOUND, "wide"):
        search = Search(tree, fault)
        left = [event for event in search.run() if event["is"] == "leave"]
        assert all(event["holds"] for event in left)
        assert left[-1]["value"] == minimax(tree)[b""]
        assert search.leaves <= len(leaves(tree))


@pytest.mark.parametrize("seed", range(1, 9))
def test_it_visits_the_leaves_that_the_engines_search_visits(seed: int) -> None:
    tree = random_tree(3, 4, seed)
    search = Search(tree)
    assert len(list(search.run())) > 0
    engine = Lookahead(searches(4, None)["natural"].plan(tree.start()), Dice(1))
    for _ in Deepening(engine, tree.start(), Dice(1)).walk():
        pass
    assert fewest_leaves(3, 4) <= search.leaves == engine.leaves


def test_without_a_window_handed_down_all_leaves_are_visited() -> None:
    search = Search(random_tree(3, 4, 1), "wide")
    assert not [event for event in search.run() if event["is"] == "cut"]
    assert search.leaves == 81


@pytest.mark.parametrize("fault", ["early", "side"])
def test_a_fault_breaks_promises_and_values(fault: str) -> None:
    wrong = broken = 0
    for seed in range(30):
        left = [event for event in Search(random_tree(2, 5, seed), fault).run() if event["is"] == "leave"]
        broken += sum(not event["holds"] for event in left)
        wrong += not left[-1]["holds"]
    assert 30 >= wrong > 5
    assert broken > wrong
