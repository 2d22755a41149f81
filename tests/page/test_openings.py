"""What the engine tells of first stones and of the answers to them."""

from __future__ import annotations

import pytest

from pyengine.search.openings import table
from tests.page.client import Page


async def test_first_stones_and_the_swap_have_values(page: Page) -> None:
    stones = (await page.result("openings", record="y11-pie:"))["moves"]
    assert set(stones) == set((await page.position("y11-pie:"))["legal"])
    assert stones["c5"] == {"value": table()["y11"]["c5"], "choice": True}
    assert {stones[name]["value"] for name in stones if stones[name]["choice"]} == {
        table()["y11"][name] for name in ("b5", "c5")
    }
    answers = (await page.result("openings", record="y11-pie:c5"))["moves"]
    assert answers["swap"] == stones["c5"] | {"choice": table()["y11"]["c5"] > 0.5}
    assert sum(one["choice"] for one in answers.values()) >= 1
    assert (await page.result("openings", record="y11-pie:d7"))["moves"]["swap"]["choice"]
    assert all(0 < one["value"] < 1 for one in answers.values())


@pytest.mark.parametrize("record", ["y11:", "y11-pie:c5.swap", "y11-pie:c5.d6", "y11-pie:black-resigns", "tictactoe3:"])
async def test_nothing_is_told_where_no_stone_can_be_taken_over(record: str) -> None:
    assert (await Page().result("openings", record=record))["moves"] == {}


async def test_the_page_knows_where_there_are_values() -> None:
    games = {game["name"]: game["openings"] for game in (await Page().result("describe"))["games"]}
    assert games["y"] == {"sizes": list(range(3, 20)), "option": "pie"}
    assert games["hex"]["sizes"] == list(range(2, 20))
    assert [name for name, known in games.items() if known is None] == ["tictactoe", "nim", "randomy", "randomhex"]
