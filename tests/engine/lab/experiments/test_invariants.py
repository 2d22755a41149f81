"""The bench of the loops' promises: each check is a scene, and the verdict names the loop that was broken."""

import json

import pytest

from pyengine.lab.experiments.invariants import Invariants
from pyengine.lab.loops import FAULTS, PHASES, SOUND
from tests.engine.lab.experiments.told import recording_of, verdict_of


@pytest.mark.parametrize("fault", FAULTS)
def test_every_scene_is_data_and_tells_whether_the_promise_holds(fault: str) -> None:
    experiment = Invariants(iterations=10, sims=2, fault=fault, runs=1)
    recording = recording_of(experiment)
    fails = 0
    for at in range(recording.units[0].stops[-1] + 1):
        scene = recording.scene(at)
        assert (scene.tree is None) == (at == 0)
        fails += "lab-invariants-fails" in json.dumps(scene.sentence)
    assert (fails > 0) == (fault != SOUND) == (len(recording.units) == 3)
    if fails:
        first = recording.units[2].stops[1]
        assert "lab-invariants-fails" in json.dumps(recording.scene(first).sentence)


def test_the_verdict_counts_the_checks_and_names_the_broken_loops() -> None:
    for fault, right in {SOUND: ["none"], "twice": ["expansion", "backup"], "sums": ["selection"]}.items():
        experiment = Invariants(iterations=20, fault=fault, runs=2)
        assert verdict_of(recording_of(experiment)).right == right


def test_the_work_of_a_phase_adds_up() -> None:
    experiment = Invariants(iterations=20, runs=3)
    events = list(experiment.events(1))
    tables = experiment.tables(events)
    last = tables["work"].rows[-1]
    for row in tables["phases"].rows:
        assert float(row["least"] or 0) <= float(row["mean"] or 0) <= float(row["most"] or 0)
        assert float(row["mean"] or 0) * 20 == pytest.approx(last[str(row["phase"])], abs=0.2)
    assert [row["phase"] for row in tables["phases"].rows] == list(PHASES)
