import pytest

from tests.hostile import assault
from tests.page.client import run


@pytest.mark.parametrize("seed", [1, 2])
def test_hostile_messages_are_answered_and_the_engine_plays_on(seed: int) -> None:
    counts = run(assault(250, seed))
    assert counts.total() == 250
    assert {"result", "message", "value", "record"} <= counts.keys()
    assert "internal" not in counts
