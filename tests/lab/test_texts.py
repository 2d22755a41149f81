"""Each bench has the texts that the frame shows of it: `BenchText` in web/lab/state.ts."""

from collections.abc import Iterator

import pytest

from pyengine.lab.experiment import Experiment, read
from pyengine.lab.experiments import EXPERIMENTS
from tests.lab.experiments.sketch import recording_of
from tests.lab.experiments.test_scenes import SMALL
from web.build.texts import LAB, entries

ENGLISH = entries(LAB / "en.ftl")


def needed(experiment: Experiment, seed: int) -> Iterator[str]:
    """The texts that the frame shows of this experiment."""
    recording = recording_of(experiment, seed)
    yield from ("legend", "pseudocode", "paragraphs", "sources")
    if recording.options:
        yield "predict"
    for option in recording.options:
        if isinstance(option, str):
            yield from (f"options-{option}", f"why-{option}")
    if recording.views:
        yield from ("plot-legend", "seen")
    if len(recording.views) > 1:
        yield from (f"views-{view.name}" for view in recording.views if view.title is None)
    if recording.trial:
        yield "task"
    if recording.puzzle:
        yield "puzzle-task"


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_a_bench_has_every_text_of_the_frame(name: str) -> None:
    texts = {text for parameters in SMALL[name] for text in needed(*read(f"{name}?{parameters}", EXPERIMENTS))}
    missing = sorted(f"lab-{name}-{text}" for text in texts if f"lab-{name}-{text}" not in ENGLISH)
    assert missing == [], "add them to web/lab/lang/, in each language"
