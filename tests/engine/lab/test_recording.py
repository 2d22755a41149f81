"""Recordings of experiments: a step costs about as much wherever and in however long a recording it is."""

import time

import pytest

from pyengine.lab.experiment import read
from pyengine.lab.experiments import EXPERIMENTS


def cost(line: str) -> float:
    """Processor seconds of twenty scenes all over the recording, the least of three times."""
    found, seed = read(line, EXPERIMENTS)
    recording = found.recorded(list(found.events(seed)))
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
