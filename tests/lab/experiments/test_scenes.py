"""What the page shows of each bench, as in the golden files, which `pytest --write-golden` on this file rewrites."""

import json
import time
from pathlib import Path

import pytest

from pyengine.lab.experiment import Experiment, read
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.folding import fold_scene
from pyengine.lab.laboratory import recording_report
from pyengine.lab.log import Event
from pyengine.page.shapes import to_json
from tests.conftest import Golden
from tests.lab.experiments.sketch import recording_of, sketch, sketch_trial

FOLDER = Path(__file__).parents[1] / "scenes"
SMALL = {
    "minimax": ["tree=((3),(2,9),(1,8))&runs=2", "position=tictactoe3:b2.a1.c3.b1.b3&depth=2&search=minimax&runs=1"],
    "windows": ["depth=3&runs=3&fault=early", "depth=2&runs=1", "depth=3&fault=wide&runs=2"],
    "chance": ["runs=3&depth=2&branching=2", "position=nim3"],
    "maxn": ["heap=4", "tree=((1:2:3,4:0:2),(0:5:1,2:2:2))&prune=on"],
    "flat": ["position=nim4&iterations=30&runs=2"],
    "exercise": ["depth=2&arms=3&student=Ana&solutions=on"],
    "bandits": ["arms=0.2,0.8&pulls=10&runs=12", "pulls=3&runs=1&watch=uniform"],
    "uct": ["position=tictactoe3:b2.a1.c3.b1&playouts=9", "position=nim5&playouts=8&sims=2&mistaken=on&shortcuts=on"],
    "invariants": ["iterations=12&runs=3&fault=perspective", "iterations=5&runs=1"],
    "terms": ["position=hex2:a1"],
    "rave": ["position=hex3&playouts=50"],
    "convergence": ["position=tictactoe3:b2.a1.c3&bots=uct(sims=1),flat&playouts=50&runs=3"],
    "sweep": [
        "bot=uct&rows=iterations=5,20&columns=sims=1,2&games=6",
        "rows=backup=sum,mean&columns=&games=1&bot=uct&playouts=20",
    ],
    "tournament": ["game=hex3&bots=flat@50,uct@50,random&rounds=1", "game=hex3&bots=flat@20,random&rounds=2&test=on"],
    "sequential": ["runs=6&pairs=30", "difference=25&runs=2&pairs=60"],
    "gridworld": [
        f"world=..%2B/.%23-&{more}" for more in ("steps=6", "steps=3&method=policies", "steps=5&method=sarsa")
    ],
    "rooms": ["size=2&charge=3&playouts=20&runs=2"],
    "reduction": ["position=y3:b2&boards=5", "position=hex2:b2&boards=2"],
    "glance": ["position=y3:b2&playouts=64&leaves=10&runs=2"],
}
"""Fast cases of each bench, by their parameters."""
CHOICES = (1, 0, 1)
"""The choices of a person, where there are any to make."""


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_the_scenes_are_those_of_the_golden_file(name: str, golden: Golden) -> None:
    sketches = []
    for parameters in SMALL[name]:
        experiment, seed = read(f"{name}?{parameters}", EXPERIMENTS)
        recording = experiment.recording(stored(experiment, seed))
        middles = {unit.stops[len(unit.stops) // 2] for unit in recording.units}
        positions = sorted({0, *recording.units[0].stops[1:2], *middles, recording.units[0].stops[-1]})
        sketches.append(f"{name}?{parameters}\n\n{sketch(recording, positions)}")
        if recording.trial:
            sketches.append(f"choices {CHOICES}\n{sketch_trial(experiment.by_hand(CHOICES, seed))}")
    golden.check_text(FOLDER / f"{name}.txt", "\n".join(sketches))


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_every_scene_is_data_and_there_is_one_before_anything_has_happened(name: str) -> None:
    """So it is for a run that is stopped at once; what may be predicted is known then."""
    for parameters in SMALL[name]:
        experiment, seed = read(f"{name}?{parameters}", EXPERIMENTS)
        nothing, whole = experiment.recording([]), recording_of(experiment, seed)
        assert nothing.options == whole.options
        assert nothing.verdict is None
        assert all(list(unit.stops) == [0] for unit in nothing.units)
        for recording in (nothing, whole):
            scenes = [fold_scene(recording.scene(at)) for at in recording.units[0].stops]
            assert json.dumps(json.loads(to_json([recording_report(recording), scenes])), allow_nan=False)


def stored(experiment: Experiment, seed: int) -> list[Event]:
    """The events as they are kept: as JSON, without the seconds that they took."""
    events = ({name: value for name, value in event.items() if name != "seconds"} for event in experiment.events(seed))
    return [json.loads(json.dumps(event)) for event in events]


def cost(line: str) -> float:
    """Processor seconds of twenty scenes all over the recording, the least of three times."""
    recording = recording_of(*read(line, EXPERIMENTS))
    last = recording.units[0].stops[-1]
    recording.scene(last)  # it is indexed once
    times = []
    for _ in range(3):
        start = time.process_time()
        for place in range(20):
            recording.scene(last * place // 20)
        times.append(time.process_time() - start)
    return min(times)


@pytest.mark.parametrize("line", ["bandits?pulls={}&runs=1", "uct?playouts={}"])
def test_a_scene_of_a_long_recording_costs_about_as_much_as_of_a_short_one(line: str) -> None:
    assert cost(line.format(2000)) < 30 * cost(line.format(20))  # not a hundred times, as if it began anew
