"""Hostile input, briefly; `python -m tests.measure.hostile sgf --seconds 600` goes on for longer."""

import pytest

from tests.measure import garbled, hostile
from tests.page.client import run


@pytest.mark.parametrize("seed", [1, 2])
def test_hostile_messages_are_answered_and_the_engine_plays_on(seed: int) -> None:
    counts = run(hostile.assault(seed, lambda count: count < 250))
    assert counts.total() >= 250
    assert {"result", "message", "value", "record"} <= counts.keys()


@pytest.mark.parametrize("kind", garbled.KINDS)
def test_garbled_texts_are_refused_in_a_sentence_or_read_and_told_again(kind: str) -> None:
    counts = garbled.assault(garbled.KINDS[kind], 1, lambda count: count < 1500)
    assert counts["refused"] > 300
    assert counts.total() - counts["refused"] > 100
