"""What the engine has said to many messages, and says still; the engine in the browser is held against it as well."""

import json
from pathlib import Path

import pytest

from pyengine.page.schema import REQUESTS
from tests.conftest import Golden
from tests.page.client import TRANSCRIPTS, Json, Page, run, transcript

WORKSHOP = {"keep", "check", "printed"}
"""What only the workshop answers: see test_workshop.py."""


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_golden_transcripts(path: Path, golden: Golden) -> None:
    """The same messages get the same answers, each of its shape; --write-golden writes them anew."""

    async def replay() -> list[Json]:
        page, lines = Page(tick=0.001), []
        for ask in (line["ask"] for line in transcript(path)):
            page.infos.clear()
            answer = await page.say(ask if isinstance(ask, str) else json.dumps(ask))
            lines.append({"ask": ask, "answers": [*page.infos, answer]})
        return lines

    golden.check(path, run(replay()))


def test_every_op_is_answered_in_the_transcripts_and_refused_for_every_kind_of_fault() -> None:
    lines = [line for path in TRANSCRIPTS for line in transcript(path)]
    answered = {line["ask"]["op"] for line in lines if "result" in line["answers"][-1]}
    refused = {line["answers"][-1]["error"]["type"] for line in lines if "error" in line["answers"][-1]}
    assert answered == set(REQUESTS) - WORKSHOP
    assert refused == {"message", "value", "record", "illegal", "over", "bot"}
    assert any("info" in answer for line in lines for answer in line["answers"])
