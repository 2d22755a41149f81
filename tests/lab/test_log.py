"""Events in columns: the same events, a tenth of the memory, and a short text."""

import json
import tracemalloc
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as some

from pyengine.lab.experiment import read
from pyengine.lab.experiments import EXPERIMENTS
from pyengine.lab.experiments.minimax import MinimaxExperiment
from pyengine.lab.folding import find_entry, fold_scene
from pyengine.lab.log import LONG, Chain, Event, Excerpt, Log

Found = TypeVar("Found")
VALUES = (
    some.none() | some.booleans() | some.integers(-(2**40), 2**40) | some.floats(allow_nan=False, allow_infinity=False)
    | some.text(max_size=3) | some.lists(some.integers(0, 9), max_size=2)
)  # fmt: skip
EVENTS = some.lists(some.dictionaries(some.sampled_from("abc"), VALUES, min_size=1))
SEARCH = "minimax?position=tictactoe3:b2.a1&search=minimax&depth=7&watch=0&leaves=300000&runs=1&seed=1"
"""All games of tic-tac-toe that begin in the middle and a corner."""


@given(EVENTS, some.integers(1, 200))
def test_a_log_gives_back_its_events_and_so_does_its_text(events: list[Event], times: int) -> None:
    events = events * times
    log = Log(events)
    for one in (log, Log.read(log.write())):
        assert len(one) == len(events)
        assert exact(list(one)) == exact(events)
        assert exact(list(one[:3])) == exact(events[:3])
        if events:
            assert exact(one[-1]) == exact(events[-1])


def exact(value: Any) -> str:
    """A value as text, which tells 1 from 1.0 and True."""
    return json.dumps(value)


def test_a_long_log_is_short_as_text_and_goes_on() -> None:
    events = [{"is": "step", "node": number, "value": number / 7, "kind": "max"} for number in range(LONG)]
    log = Log.read(Log(events).write())
    log.append({"is": "choice"})
    log.append(events[0])
    assert list(log) == [*events, {"is": "choice"}, events[0]]
    assert len(log.write()) < len(json.dumps(events)) / 3


def test_logs_one_after_the_other_and_some_events_of_them() -> None:
    logs = [Log({"n": number} for number in range(count)) for count in (2, 0, 3)]
    events = Chain(logs)
    assert [event["n"] for event in events] == [0, 1, 0, 1, 2]
    assert [events[place]["n"] for place in (0, 2, -1)] == [0, 0, 2]
    with pytest.raises(IndexError):
        events[5]
    excerpt = Excerpt(events)
    for place in (1, 4):
        excerpt.append(place)
    assert list(excerpt) == [{"n": 1}, {"n": 2}]


def test_a_long_search_is_kept_indexed_and_shown_in_little_memory() -> None:
    """As dictionaries its events alone would take 400 bytes each."""
    found, seed = read(SEARCH, EXPERIMENTS)
    assert isinstance(found, MinimaxExperiment)

    def run() -> Log:
        return Log(event for event in found.part(0, seed) if event is not None)

    log, most = measured(run)
    assert len(log) > 10_000
    assert most < 100 * len(log)
    recording, most = measured(lambda: found.recording(Chain([log])))
    assert most < 100 * len(log)
    last = recording.units[0].stops[-1]

    def look() -> None:
        for at in (0, 1, last // 2, last):
            assert fold_scene(recording.scene(at)).sentence
        assert find_entry(recording, ["c1", "b1"]) is not None

    assert measured(look)[1] < 100 * len(log)


def measured(work: Callable[[], Found]) -> tuple[Found, int]:
    """What is found, and the most bytes that were taken besides meanwhile."""
    tracemalloc.start()
    try:
        return work(), tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
