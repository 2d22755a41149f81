"""What benches of the page are tested with: recordings of small experiments, which the engine still makes alike."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyengine.lab.experiment import Event, done
from pyengine.page import laboratory
from tests.conftest import Golden
from tests.page.client import Json, Page, run

FOLDER = Path(__file__).parents[1] / "golden/lab"
RECORDED = {
    "reduction-hex": "reduction?position=hex3:b2&seed=1",
    "reduction-y": "reduction?position=y8:b3.d5.c5.b5&boards=10&seed=1",
}
"""The texts of small experiments by the names of their files."""


def timeless(event: Event) -> Event:
    """The event without what is never the same again: every second is 0."""
    return event | {"seconds": [0.0, 0.0]} if "seconds" in event else event


@pytest.mark.parametrize("name", RECORDED)
def test_the_recordings_of_the_benches_are_those_of_the_engine(name: str, golden: Golden) -> None:
    """As the page puts them together: what is told of the parts, and their events."""
    line = RECORDED[name]
    found, seed = laboratory.read(line)
    parts = [list(map(timeless, done(found, seed, number))) for number in range(found.parts)]

    async def scene() -> Json:
        told = await Page().result("tell", text=line, parts=parts)
        count = told.pop("done")
        events = [event for part in parts[:count] for event in part]
        return {**told, "happened": {"events": events, "done": count, "of": found.parts}}

    golden.check(FOLDER / f"{name}.jsonl", [json.loads(json.dumps(run(scene())))])
