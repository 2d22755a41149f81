import asyncio

import pytest

from pyengine.bots.bot import Budget
from pyengine.bots.thinking import choose
from pyengine.core.dice import Dice
from pyengine.records.record import read
from pyengine.search.root import Root, merge, seeds
from tests.page.client import Json, Page

RECORD = "y5:c3"


async def test_several_services_search_together() -> None:
    """Part 0 answers for all, as one process after the other would have found it."""
    asked: Json = {"record": RECORD, "bot": "wye", "budget": {"playouts": 6401}, "seed": 4, "parts": 2}

    first, second = Page(), Page()
    target, thinking = await first.running("play", **asked)
    other = await second.result("think", **asked, part=1)
    for _ in range(50):
        await asyncio.sleep(0)
    assert not thinking.done(), "it waits for the other part"
    assert await first.result("join", target=target, part=2, done=True) == {"found": False}
    joined = await first.result("join", target=target, part=1, root=other["info"]["root"], done=True)
    assert joined == {"found": True}
    answer = await thinking
    state = read(RECORD).state
    infos = [
        choose("wye", state, Budget(playouts=playouts), seed)
        for playouts, seed in zip((3201, 3200), seeds(Dice(4), 2), strict=True)
    ]
    together = merge([Root.of(info) for info in infos])
    assert answer["move"] == state.game.move_name(together.move)
    assert answer["snapshot"]["record"] == f"{RECORD}.{answer['move']}"
    assert answer["info"]["value"] == round(together.value, 4)
    assert answer["info"]["playouts"] == together.playouts == sum(info.playouts for info in infos)
    assert answer["info"]["parts"] == 2
    assert "root" not in answer["info"]
    assert await first.result("join", target=target, part=1, done=True) == {"found": False}


async def test_other_parts_tell_all_that_they_know_while_they_search() -> None:
    first, second = Page(), Page()
    asked: Json = {"record": RECORD, "bot": "wye", "budget": {"playouts": 64_000}, "seed": 4, "parts": 3}
    target, thinking = await first.running("play", **asked)
    told = await second.result("think", **asked, part=2)
    roots = [info["info"]["root"] for info in second.infos]
    assert roots
    assert sum(roots[-1]["visits"].values()) <= sum(told["info"]["root"]["visits"].values())
    for root in roots:
        assert (await first.result("join", target=target, part=2, root=root, done=False))["found"]
    assert (await first.result("join", target=target, part=1, done=True))["found"]
    for _ in range(500):
        await asyncio.sleep(0)
    assert not thinking.done(), "part 2 has more to say"
    assert (await first.result("join", target=target, part=2, root=told["info"]["root"], done=True))["found"]
    assert (await thinking)["info"]["parts"] == 2, "what a part that is lost has not told is missing"


async def test_several_services_study_together() -> None:
    page, other = Page(), Page()
    asked: Json = {"record": "y7:", "bot": "wye", "seed": 1, "study": True}
    target, thinking = await page.running("think", **asked, parts=2)
    root = (await other.result("think", **asked, parts=2, part=1, budget={"playouts": 64_000}))["info"]["root"]
    await page.result("join", target=target, part=1, root=root, done=False)
    await page.result("stop", target=target, how="play")
    studied = await thinking
    assert studied["info"]["parts"] == 2
    assert studied["info"]["total"] > sum(root["visits"].values())
    assert len(studied["info"]["owners"]) in (0, 28)


@pytest.mark.parametrize("how", ["lost", "won", "play", "cancel"])
async def test_what_ends_a_search_of_several_services(page: Page, how: str) -> None:
    budget = {"seconds": 3600} if how == "won" else {"playouts": 64}
    target, thinking = await page.running("play", record=RECORD, bot="wye", budget=budget, parts=2)
    if how == "lost":
        await page.result("join", target=target, part=1, done=True)
    elif how == "won":
        win = {"move": "b2", "value": 1, "playouts": 64, "nodes": 1, "visits": {}, "values": {}, "line": ["b2"]}
        await page.result("join", target=target, part=1, root=win, done=True)
    else:
        await page.result("stop", target=target, how=how)
    move = (await thinking)["move"]
    assert move == "b2" if how == "won" else (move is None) == (how == "cancel")


async def test_a_part_may_be_done_before_the_search_before_has_ended(page: Page) -> None:
    asked: Json = {"record": RECORD, "bot": "wye", "parts": 2}
    stopped, thinking = await page.running("play", **asked, budget={"seconds": 3600})
    assert (await page.result("stop", target=stopped, how="cancel"))["found"]
    following = page.result("play", **asked, budget={"playouts": 64})
    following.send(None)  # to where it waits for the end of the one that was stopped
    assert not thinking.done()
    assert (await page.result("join", target=stopped + 2, part=1, done=True))["found"]
    assert (await asyncio.create_task(following))["move"]
    assert (await thinking)["move"] is None


async def test_a_search_is_stopped_before_the_one_before_it_has_ended(page: Page) -> None:
    asked: Json = {"record": RECORD, "bot": "wye", "budget": {"seconds": 3600}}
    stopped, _ = await page.running("play", **asked)
    await page.result("stop", target=stopped, how="cancel")
    following = page.result("play", **asked)
    following.send(None)
    assert (await page.error("play", **asked))["type"] == "busy"
    assert (await page.result("stop", target=stopped + 2, how="play"))["found"]
    assert (await asyncio.create_task(following))["move"]


async def test_a_budget_of_time_does_not_wait_for_the_others() -> None:
    thought = await Page().result("play", record=RECORD, bot="wye", budget={"seconds": 0.5}, parts=8)
    assert thought["move"]
    assert thought["info"]["elapsed"] < 0.6


ROOT: Json = {"move": "a1", "value": 0.5, "playouts": 64, "nodes": 1, "visits": {"a1": 1}, "values": {}, "line": []}


WRONG: dict[str, tuple[Json, ...]] = {
    "root": ({"move": "c3"}, {"visits": {"c3": 5}}, {"values": {"c3": 0.5}}),
    "move": ({"move": "z9"},),
    "root.move": ({"move": None},),
    "root.value": ({"value": 2},),
    "root.visits": ({"visits": [1]},),
    "root.visits.a1": ({"visits": {"a1": -1}},),
    "root.line": ({"line": "a1"},),
}


@pytest.mark.parametrize(("field", "wrong"), [(field, wrong) for field, roots in WRONG.items() for wrong in roots])
async def test_what_is_no_root_of_the_position_is_refused(page: Page, field: str, wrong: Json) -> None:
    target, thinking = await page.running("play", record=RECORD, bot="wye", budget={"seconds": 3600}, parts=2)
    error = await page.error("join", target=target, part=1, root=ROOT | wrong, done=True)
    assert error["field"] == field
    assert "expected" in error["message"]
    assert not thinking.done()
    assert (await page.result("join", target=target, part=1, root=ROOT, done=False))["found"]
    assert (await page.result("stop", target=target, how="cancel"))["found"]
    assert (await thinking)["info"]["parts"] == 2
