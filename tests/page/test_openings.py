"""What the engine tells of first stones and of the answers to them."""

import pytest

from pyengine.games.y import Y
from pyengine.search.connection import openings
from tests.page.client import Page


async def test_first_stones_and_the_swap_have_values(page: Page) -> None:
    stones, distinct = (await page.result("openings", record="y11-pie:")).values()
    assert set(stones) == set((await page.position("y11-pie:"))["legal"])
    assert set(distinct) == set(openings.table()["y11"]), "one of all that are symmetric"
    source = openings.source("y11", "c5")
    even = openings.even_stones(openings.table()["y11"], openings.error("y11"))
    assert stones["c5"] == {
        "value": openings.table()["y11"]["c5"],
        "choice": "c5" in even,
        "error": source.error,
        "positions": source.positions,
    }
    alike = Y(11).canonical_move
    chosen = {Y(11).move_name(alike(Y(11).move_named(name))) for name in stones if stones[name]["choice"]}
    assert chosen == set(even)
    answers, none = (await page.result("openings", record=f"y11-pie:{even[0]}")).values()
    assert none == []
    assert not answers["swap"]["choice"], "it may be better not to swap"
    assert sum(one["choice"] for one in answers.values()) >= 1
    assert (await page.result("openings", record="y11-pie:d7"))["moves"]["swap"]["choice"]
    assert all(0 < one["value"] < 1 for one in answers.values())


@pytest.mark.parametrize("game", ["y11", "hex11", "hex5", "y7"])
async def test_the_explorer_the_hint_the_swap_and_the_analysis_go_by_one_number(game: str, page: Page) -> None:
    search = {"bot": "net", "budget": {"playouts": 16}, "seed": 1, "study": True}
    stones = (await page.result("openings", record=f"{game}-pie:"))["moves"]
    (first, *others) = (await page.result("think", record=f"{game}-pie:", **search))["info"]["candidates"]
    assert stones[first["move"]]["choice"] == any(one["choice"] for one in stones.values()), "it is the hint"
    assert all(one["value"] == stones[one["move"]]["value"] for one in (first, *others))
    for stone in (first["move"], "a1", "c3"):
        value = stones[stone]["value"]
        record = f"{game}-pie:{stone}"
        assert (await page.result("openings", record=record))["moves"]["swap"]["value"] == value
        info = (await page.result("think", record=record, **search))["info"]
        assert info["value"] == round(max(value, 1 - value), 4)
        assert (info["candidates"][0]["move"] == "swap") == (value > 0.5)
        assert all(one["value"] <= round(1 - value, 4) for one in info["candidates"] if one["move"] != "swap")
        played = await page.result("play", record=record, bot="net", budget={"playouts": 16}, seed=1)
        assert (played["move"] == "swap") == (value > 0.5)
