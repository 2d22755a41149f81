"""The bench of the window's promise: each step is a scene, and the verdict counts wrong roots and broken promises."""

import json

import pytest

from pyengine.core.errors import BadValue
from pyengine.lab.course import LESSONS
from pyengine.lab.experiment import read
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.windows import Windows
from tests.engine.lab.experiments.told import recording_of, verdict_of


def test_the_first_broken_promise_can_be_gone_to() -> None:
    experiment = Windows(depth=4, fault="side", runs=1)
    recording = recording_of(experiment)
    step, broken = recording.units
    scene = recording.scene(broken.stops[1])
    assert "lab-windows-broken" in json.dumps(scene.sentence)
    assert scene.tree is not None
    assert broken.stops[1] < step.stops[-1]


def test_the_lesson_shows_a_tree_on_which_the_promise_breaks_up_to_the_root() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.name == "cuts")
    experiment, seed = read(next(line for line in lesson.experiments if "fault" in line), EXPERIMENTS)
    recording = recording_of(experiment, seed)
    broken = [row["run"] for row in recording.tables["runs"].rows if row["broken"]]
    before = recording.scene(0).sentence
    assert before == {"say": "lab-windows-before", "values": {"run": broken[0]}}
    step, breaks = recording.units
    assert breaks.stops[-1] == step.stops[-1]
    assert "lab-windows-broken" in json.dumps(recording.scene(step.stops[-1]).sentence)


def test_without_a_fault_the_first_tree_is_shown() -> None:
    recording = recording_of(Windows(runs=3))
    assert recording.scene(0).sentence == {"say": "lab-windows-before", "values": {"run": 1}}
    assert len(recording.units) == 1


def test_the_textbooks_tree_has_its_value_and_its_cuts() -> None:
    experiment = Windows(tree=((3.0, 12.0, 8.0), (2.0, 4.0, 6.0), (14.0, 5.0, 2.0)), runs=1)
    (row,) = experiment.tables(experiment.events(1))["runs"].rows
    assert (row["value"], row["exact"], row["leaves"], row["wrong"]) == (3, 3, 7, 0)


@pytest.mark.parametrize(("fault", "right"), [("nothing", "right"), ("wide", "right"), ("side", "wrong")])
def test_the_verdict_says_whether_every_root_is_right(fault: str, right: str) -> None:
    assert verdict_of(recording_of(Windows(fault=fault, runs=10))).right == [right]


def test_a_tree_that_is_too_large_is_refused() -> None:
    with pytest.raises(BadValue, match="The tree has 6561 leaves: expected 729 at most"):
        Windows(branching=9, depth=4)
