"""The promise of alpha-beta's window: it holds on every tree, the faults break it, and the verdict counts both."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.dice import Dice
from pyengine.lab.experiment import read
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.minimax import MinimaxExperiment
from pyengine.lab.experiments.windows import SOUND, Search, Windows, leaves, minimax
from pyengine.lab.trees import Nodes, Tree, fewest_leaves, random_tree
from tests.lab.experiments.sketch import recording_of, verdict_of

TREES = st.recursive(
    st.integers(-9, 9).map(float), lambda below: st.lists(below, min_size=1, max_size=3).map(tuple), max_leaves=20
).filter(lambda nodes: isinstance(nodes, tuple))


@given(TREES)
def test_every_node_of_any_tree_keeps_its_promise(nodes: Nodes) -> None:
    tree = Tree(nodes)
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
    *_, info = MinimaxExperiment().searches(4)["natural"](tree.start(), Dice(1))
    assert fewest_leaves(3, 4) <= search.leaves == info.playouts


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


def test_the_lesson_shows_a_tree_on_which_the_promise_breaks_up_to_the_root() -> None:
    recording = recording_of(*read("windows?fault=early&seed=1", EXPERIMENTS))
    assert recording.code == "early", "the code shown has the fault"
    broken = [row["run"] for row in recording.tables["runs"].rows if row["broken"]]
    before = recording.scene(0).sentence
    assert before == {"say": "lab-windows-before", "values": {"run": broken[0]}}
    step, breaks = recording.units
    assert breaks.stops[-1] == step.stops[-1]
    assert "lab-windows-broken" in json.dumps(recording.scene(step.stops[-1]).sentence)


@pytest.mark.parametrize(("fault", "right"), [("nothing", "right"), ("wide", "right"), ("side", "wrong")])
def test_the_verdict_says_whether_every_root_is_right(fault: str, right: str) -> None:
    assert verdict_of(recording_of(Windows(fault=fault, runs=10))).right == [right]
