"""What the engine tells of the network's view of a position."""

import pytest

from pyengine.records.record import read
from pyengine.search.network.glance import glance
from tests.page.client import Page


@pytest.mark.parametrize(
    ("record", "swap"), [("y5:c3", False), ("y5-pie:", True), ("hex4-pie:b2", True), ("hex4-pie:b2.swap", False)]
)
async def test_every_cell_has_its_share_and_the_swap_has_none(page: Page, record: str, *, swap: bool) -> None:
    seen, state = await page.result("glance", record=record), read(record).state
    cells = set((await page.position(record))["legal"]) - {"swap"}
    assert set(seen["shares"]) == cells
    assert sum(seen["shares"].values()) == pytest.approx(1, abs=0.01)
    assert seen["value"] == pytest.approx(glance(state).value, abs=1e-4)
    assert seen["takeover"] == swap


async def test_the_page_knows_which_games_have_a_network(page: Page) -> None:
    games = {game["name"]: game["network"] for game in (await page.result("describe"))["games"]}
    assert [name for name, has in games.items() if has] == ["y", "bent", "hex"]
    for record, kind in [("randomy5:heads", "value"), ("nim9-take3:", "value"), ("y3:black-resigns", "over")]:
        assert (await page.error("glance", record=record))["type"] == kind
