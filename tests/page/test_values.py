import asyncio

import pytest

from tests.page.client import Json, Page


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        ("tictactoe3:a1.b1", {"b2": 1, "a2": 1, "c1": 0.5, "b3": 0.5}),
        ("tictactoe3:a1.b1.b2", {"c3": 0, "a2": 0}),
        ("tictactoe3:b2", {"a1": 0.5, "b1": 0}),
        ("nim5-take3:", {"1": 1, "2": 0, "3": 0}),
        ("nim99-take9:1", {"2": 0, "9": 1}),
    ],
)
async def test_exact_values_are_seen_by_the_player_to_move(page: Page, record: str, expected: Json) -> None:
    legal = (await page.position(record))["legal"]
    values = (await page.result("exact", record=record))["values"]
    assert list(values) == legal
    assert {name: values[name] for name in expected} == expected


async def test_estimates_come_near_the_exact_values(page: Page) -> None:
    asked: Json = {"record": "tictactoe3:a1.b1", "playouts": 2000, "seed": 1}
    found = await page.result("estimate", **asked)
    assert 0 < sum(found["visits"].values()) <= 2000  # fewer where the winner is certain before
    assert set(found["values"]) == set(found["visits"])
    exact = (await page.result("exact", record=asked["record"]))["values"]
    most = max(found["visits"], key=found["visits"].__getitem__)
    assert exact[most] == 1
    assert found["values"][most] > 0.8
    assert await page.result("estimate", **asked) == found


async def test_an_estimate_finds_the_winning_move() -> None:
    found = await Page().result("estimate", record="y5:b3.b4.d4.c3", playouts=1024, seed=1)
    assert max(found["visits"], key=found["visits"].__getitem__) == "c4"


@pytest.mark.parametrize("asked", [{"op": "exact"}, {"op": "estimate", "playouts": 10_000}])
async def test_values_that_are_no_longer_asked_for_are_left_off(page: Page, asked: Json) -> None:
    every = await page.result(**asked, record="nim20-take9:")
    asking = asyncio.create_task(page.result(**asked, record="nim20-take9:"))
    await asyncio.sleep(0)
    assert not asking.done()
    assert await page.result("stop", target=page.latest, how="cancel") == {"stopped": True}
    some = await asking
    assert some["values"]
    told = [len(found["values"]) + sum(found.get("visits", {}).values()) for found in (some, every)]
    assert told[0] < told[1]


@pytest.mark.parametrize("op", ["exact", "estimate", "line"])
async def test_values_are_only_told_where_a_player_has_a_move(op: str) -> None:
    page, amount = Page(), {} if op == "exact" else {"playouts": 5}
    for record in ("tictactoe3:b2.black-resigns", "tictactoe3:b2.a1.b1.b3.a3.c1.c2.a2.c3"):
        assert (await page.error(op, record=record, **amount))["type"] == "over"
    assert (await page.error(op, record="randomhex3:", **amount))["field"] == "record"
    assert (await page.error(op, record="rooms4:", **amount))["field"] == "game"


async def test_a_line_goes_on_to_the_end_and_is_won_by_whoever_wins_with_best_play(page: Page) -> None:
    asked: Json = {"record": "y5:b3.b4.d4.c3", "playouts": 1024, "seed": 1}
    found = await page.result("line", **asked)
    assert found["moves"][0] == "c4"
    assert found["winner"] == 1
    end = await page.position(".".join([asked["record"], *found["moves"]]))
    assert end["outcome"]["winner"] == 1
    assert await page.result("line", **asked) == found
    assert (await page.result("line", record="y5:b3.b4.d4.c3.a1", playouts=1024, seed=1))["winner"] == 2


async def test_a_line_runs_beside_a_search_and_can_be_stopped(page: Page) -> None:
    target, thinking = await page.running("play", record="y11:", bot="wye", budget={"seconds": 3600})
    asking = asyncio.create_task(page.result("line", record="y11:", playouts=10**9))
    await asyncio.sleep(0)
    await page.result("stop", target=page.latest, how="cancel")
    assert (await asking)["winner"] == 0
    assert not thinking.done()
    await page.result("stop", target=target, how="cancel")
    await thinking
