import json

import pytest

from pyengine.records.record import Record
from tests.page.client import Json, Page

THINK: Json = {"op": "play", "record": "y5:", "bot": "wye", "budget": {"playouts": 1}}


@pytest.mark.parametrize(
    "text", ["", *'{ [] 3 "x" null NaN {"op":"ping"} {"id":"7","op":"ping"} {"id":true,"op":"ping"}'.split()]
)
async def test_what_is_no_message_at_all_is_answered_too(text: str) -> None:
    answer = await Page().say(text)
    assert answer["id"] is None
    assert answer["error"]["type"] == "message"
    assert "expected" in answer["error"]["message"]


@pytest.mark.parametrize(
    "ask",
    [
        {"op": "position", "record": "y5:" + "m" * 1_000_000},
        {"op": "import", "text": "m" * 190_000},
        {"op": "m" * 1_000_000},
        {"op": "position", "game": {"name": "y", "options": {"m" * 1_000_000: []}}},
        {"op": "play", "record": "y5:", "bot": "m" * 1_000_000},
    ],
)
async def test_a_giant_input_is_not_repeated(ask: Json) -> None:
    answer = await Page().say(json.dumps({"id": 1, **ask}))
    assert "expected" in answer["error"]["message"]
    assert len(json.dumps(answer)) < 5000


@pytest.mark.parametrize("around", ["{}", '{{"id": 1, "op": "position", "record": {}}}', '{{"id": 1, "op": {}}}'])
async def test_what_is_nested_too_deeply_is_answered(page: Page, around: str) -> None:
    for depth in (500, *range(900, 1000, 4), 100_000):
        answer = await page.say(around.format("[" * depth + "]" * depth))
        assert answer["error"]["type"] == "message", answer


async def test_fields_that_are_null_are_missing() -> None:
    missing: Json = dict.fromkeys(("settings", "clock", "study", "parts", "part"))
    assert (await Page().result(**THINK, **missing))["move"]


async def test_a_bug_is_answered_with_its_trace_and_is_survived(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(Record, "play", lambda *_: 1 // 0)
        error = await page.error("play", record="y5:", move="a1")
        assert "ZeroDivisionError" in (await page.error(**THINK))["message"]
    assert error["type"] == "internal"
    assert error["message"] == "ZeroDivisionError: integer division or modulo by zero"
    assert "Traceback" in error["trace"]
    assert (await page.position("y5:", "a1"))["ply"] == 1
    assert (await page.result(**THINK))["move"], "the search that broke runs no longer"
