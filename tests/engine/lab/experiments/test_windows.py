"""The bench of the window's promise: each step is a scene, and the verdict counts wrong roots and broken promises."""

import json

import pytest

from pyengine.core.errors import BadValue
from pyengine.lab.experiments.windows import Windows


@pytest.mark.parametrize("fault", ["nothing", "early", "side", "wide"])
def test_every_scene_is_data_with_the_values_that_are_known(fault: str) -> None:
    experiment = Windows(depth=3, fault=fault, runs=2)
    recording = experiment.recorded(list(experiment.events(2)))
    for at in range(recording.units[0].stops[-1] + 1):
        scene = recording.scene(at)
        assert scene.tree is not None
        assert json.dumps(scene.rows, allow_nan=False)
    assert json.dumps(recording.message(), allow_nan=False)


def test_the_first_broken_promise_can_be_gone_to() -> None:
    experiment = Windows(depth=4, fault="side", runs=1)
    recording = experiment.recorded(list(experiment.events(1)))
    step, broken = recording.units
    assert "lab-windows-broken" in json.dumps(recording.scene(broken.stops[1]).sentence)
    assert broken.stops[1] < step.stops[-1]


def test_the_textbooks_tree_has_its_value_and_its_cuts() -> None:
    experiment = Windows(tree=((3.0, 12.0, 8.0), (2.0, 4.0, 6.0), (14.0, 5.0, 2.0)), runs=1)
    (row,) = experiment.tables(experiment.events(1))["runs"].rows
    assert (row["value"], row["exact"], row["leaves"], row["wrong"]) == (3, 3, 7, 0)


@pytest.mark.parametrize(("fault", "right"), [("nothing", "right"), ("wide", "right"), ("side", "wrong")])
def test_the_verdict_says_whether_every_root_is_right(fault: str, right: str) -> None:
    experiment = Windows(fault=fault, runs=10)
    verdict = experiment.recorded(list(experiment.events(1))).verdict
    assert verdict is not None
    assert verdict.right == [right]


def test_a_tree_that_is_too_large_is_refused() -> None:
    with pytest.raises(BadValue, match="The tree has 6561 leaves: expected 729 at most"):
        Windows(branching=9, depth=4)
