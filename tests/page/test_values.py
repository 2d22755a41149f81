import asyncio

import pytest

from tests.page.client import Json, Page


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


@pytest.mark.parametrize("asked", [{"op": "exact"}, {"op": "estimate", "playouts": 10_000}])
async def test_values_that_are_no_longer_asked_for_are_left_off(page: Page, asked: Json) -> None:
    every = await page.result(**asked, record="nim20-take9:")
    asking = asyncio.create_task(page.result(**asked, record="nim20-take9:"))
    await asyncio.sleep(0)
    assert not asking.done()
    assert await page.result("stop", target=page.latest, how="cancel") == {"found": True}
    some = await asking
    assert some["values"]
    told = [len(found["values"]) + sum(found.get("visits", {}).values()) for found in (some, every)]
    assert told[0] < told[1]


async def test_a_line_runs_beside_a_search_and_can_be_stopped(page: Page) -> None:
    target, thinking = await page.running("play", record="y11:", bot="wye", budget={"seconds": 3600})
    asking = asyncio.create_task(page.result("line", record="y11:", playouts=10**9))
    await asyncio.sleep(0)
    await page.result("stop", target=page.latest, how="cancel")
    assert (await asking)["winner"] == 0
    assert not thinking.done()
    await page.result("stop", target=target, how="cancel")
    await thinking
