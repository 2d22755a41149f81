"""What the engine has said to many messages, and says still; the engine in the browser is held against it as well."""

from pathlib import Path

import pytest

from pyengine.page.schema import OPS
from tests.conftest import Golden
from tests.page.client import TRANSCRIPTS, Page, replay, run, transcript


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_golden_transcripts(path: Path, golden: Golden) -> None:
    """Messages get the answers of the golden file, each of its shape; --write-golden writes them again."""
    golden.check(path, run(replay(Page(tick=0.001), path)))


def test_every_op_is_answered_in_the_transcripts_and_refused_for_every_kind_of_fault() -> None:
    lines = [line for path in TRANSCRIPTS for line in transcript(path)]
    answered = {line["ask"]["op"] for line in lines if "result" in line["answers"][-1]}
    refused = {line["answers"][-1]["error"]["type"] for line in lines if "error" in line["answers"][-1]}
    assert answered == set(OPS)
    assert refused == {"message", "value", "record", "illegal", "over", "bot"}
    assert any("info" in answer for line in lines for answer in line["answers"])
