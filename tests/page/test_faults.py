import json

import pytest

from pyengine.records.record import Record
from tests.page.client import Json, Page

THINK: Json = {"op": "play", "record": "y5:", "bot": "wye", "budget": {"playouts": 1}}
POSITION: Json = {"op": "position", "record": "y11-pie:"}
PLAY: Json = {"op": "play", "record": "y11-pie:"}
TIME: Json = {"seconds": 1, "increment": 0}


def new(**game: object) -> Json:
    return {"op": "position", "game": {"name": "y", **game}}


WRONG: list[tuple[Json, str, str, str]] = [
    ({"op": "dance"}, "message", "op", "Unknown op 'dance': expected one of 'describe', 'position', 'openings'"),
    ({"op": 5}, "message", "op", "The field 'op' is 5: expected text."),
    ({"op": "position"}, "message", "record", "The request names a record or a game: expected exactly one of them."),
    (POSITION | {"game": {"name": "y"}}, "message", "record", "expected exactly one of them."),
    ({"op": "position", "game": {}}, "message", "game.name", "The field 'game.name' is missing: expected text."),
    ({"op": "position", "game": "y"}, "message", "game", "The field 'game' is \"y\": expected an object."),
    (new(name="go"), "value", "game", "Unknown game 'go': expected 'y', 'bent', "),
    (new(name="rooms"), "value", "game", "Rooms is no game for two: expected 'y', 'bent', "),
    (new(size=30), "value", "size", "Size 30 is not a size of Y: expected 3 to 25."),
    (new(size="9"), "message", "game.size", "The field 'game.size' is \"9\": expected an integer of 0 or more."),
    (new(size=True), "message", "game.size", "The field 'game.size' is true: expected an integer of 0 or more."),
    (new(size=9.0), "message", "game.size", "The field 'game.size' is 9.0: expected an integer of 0 or more."),
    (new(options={"pie": 1}), "value", "options", "Option 'pie' of Y is 1: expected on or off."),
    (new(options={"pie": "on"}), "value", "options", "Option 'pie' of Y is on: expected on or off."),
    (new(options={"tea": True}), "value", "options", "Y has no 'tea': expected 'pie', 'master' or 'handicap'."),
    ({"op": "position", "record": "junk"}, "record", "record", "'junk' is not a game record: expected something like"),
    ({"op": "position", "record": "rooms4:east"}, "value", "game", "Rooms is no game for two"),
    (PLAY | {"move": "z1"}, "illegal", "move", "'z1' is not a move: expected a cell from a1 to k11."),
    (PLAY | {"move": "swap"}, "illegal", "move", "'swap' cannot be played here"),
    (PLAY | {"move": ""}, "illegal", "move", "'' is not a move"),
    (PLAY | {"move": "red-resigns"}, "illegal", "move", "'red-resigns' is not a move"),
    (PLAY | {"move": 7}, "message", "move", "The field 'move' is 7: expected text."),
    ({"op": "play", "bot": "wye"}, "message", "record", "The field 'record' is missing: expected text."),
    (THINK | {"record": "rooms4:"}, "value", "game", "Rooms is no game for two"),
    (THINK | {"bot": "deep"}, "bot", "bot", "Unknown bot 'deep': expected"),
    (THINK | {"record": "nim9-take3:"}, "bot", "bot", "The bot 'wye' does not play Nim"),
    (THINK | {"settings": [1]}, "message", "settings", "The field 'settings' is [1]: expected an object."),
    (THINK | {"budget": None}, "message", "budget", "The field 'budget' is missing: expected one, unless the bot"),
    (THINK | {"budget": 3}, "message", "budget", "The field 'budget' is 3: expected an object."),
    (THINK | {"budget": {}}, "message", "budget", "The field 'budget' is {}: expected an object with 'seconds' or"),
    (THINK | {"budget": {"seconds": 1, "playouts": 1}}, "message", "budget", "expected an object with 'seconds' or"),
    (THINK | {"budget": {"playouts": 1.5}}, "message", "budget.playouts", "is 1.5: expected an integer of 0 or more."),
    (THINK | {"budget": {"seconds": 0}}, "value", "budget", "A budget of 0 seconds: expected"),
    (THINK | {"budget": {"seconds": float("nan")}}, "message", "budget.seconds", "is NaN: expected a number"),
    (THINK | {"clock": 3}, "message", "clock", "expected an object."),
    (THINK | {"clock": TIME | {"seconds": 0}}, "message", "clock.seconds", "is 0: expected a number of 0.001 or more."),
    (THINK | {"clock": TIME | {"increment": -1}}, "message", "clock.increment", "expected a number of 0 or more."),
    (THINK | {"clock": {"seconds": 5}}, "message", "clock.increment", "The field 'clock.increment' is missing"),
    (THINK | {"seed": -1}, "message", "seed", "The field 'seed' is -1: expected an integer of 0 or more."),
    (THINK | {"seed": 2**60}, "message", "seed", "expected an integer of 0 or more."),
    (THINK | {"op": "think", "study": 1}, "message", "study", "The field 'study' is 1: expected true or false."),
    (THINK | {"parts": 65}, "message", "parts", "The field 'parts' is 65: expected an integer from 1 to 64."),
    (THINK | {"parts": 2, "part": 2}, "message", "part", "The field 'part' is 2: expected an integer from 0 to 1."),
    ({"op": "join", "target": 1, "part": 0, "done": True}, "message", "part", "expected an integer from 1 to 63"),
    ({"op": "join", "target": 1, "part": 1, "done": 1}, "message", "done", "The field 'done' is 1: expected true or"),
    ({"op": "exact", "record": "y5:"}, "value", "op", "Y is too large for exact values: expected Tic-tac-toe or Nim."),
    ({"op": "estimate", "record": "y5:"}, "message", "playouts", "'playouts' is missing: expected an integer"),
    ({"op": "estimate", "record": "y5:", "playouts": 0}, "message", "playouts", "expected an integer from 1 to 10000."),
    ({"op": "stop", "target": 1, "how": "now"}, "message", "how", "is \"now\": expected 'play' or 'cancel'."),
    ({"op": "stop", "target": -1, "how": "play"}, "message", "target", "expected an integer of 0 or more."),
    ({"op": "import", "text": "1.a1", "number": -1}, "message", "number", "expected an integer from 0 to 0."),
]


@pytest.mark.parametrize(("message", "kind", "field", "text"), WRONG)
async def test_a_bad_request_is_told_by_its_field_and_changes_nothing(
    page: Page, message: Json, kind: str, field: str, text: str
) -> None:
    before = await page.position("y5:c3")
    error = await page.error(**message)
    assert (error["type"], error["field"]) == (kind, field)
    assert text in error["message"]
    assert await page.position("y5:c3") == before
    assert (await page.result(**THINK))["move"], "nothing runs"


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


async def test_a_bug_is_answered_with_its_trace_and_the_service_lives_on(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(Record, "play", lambda *_: 1 // 0)
        error = await page.error("play", record="y5:", move="a1")
        assert "ZeroDivisionError" in (await page.error(**THINK))["message"]
    assert error["type"] == "internal"
    assert error["message"] == "ZeroDivisionError: integer division or modulo by zero"
    assert "Traceback" in error["trace"]
    assert (await page.position("y5:", "a1"))["ply"] == 1
    assert (await page.result(**THINK))["move"], "the search that broke runs no longer"
