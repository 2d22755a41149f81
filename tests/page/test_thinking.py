import asyncio
from functools import partial
from itertools import pairwise

import pytest

from pyengine.bots.levels import parse_level
from pyengine.bots.thinking import Thought
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.page import reports
from pyengine.page.service import REPORT, Service
from pyengine.records.record import read
from pyengine.search.info import Branch, Info
from tests.page.client import Json, Page, run

OPEN = "y11:"
"""A record without a swap, so that nothing is played by a table."""


@pytest.mark.parametrize("bot", ["random", "flat", "wye"])
async def test_a_turn_takes_one_request(page: Page, bot: str) -> None:
    snapshot = await page.new("y", 5)
    while not snapshot["outcome"]:
        page.infos.clear()
        asked = {"record": snapshot["record"], "budget": {"playouts": 2000}, "seed": snapshot["ply"]}
        turn = await page.result("play", move=snapshot["legal"][0], bot=bot, player=2, **asked)
        record = f"{snapshot['record'].removesuffix(':')}{':' if snapshot['ply'] == 0 else '.'}{snapshot['legal'][0]}"
        if turn["move"] is None:
            assert page.infos == []
        else:
            placed = page.infos[0]["info"]["placed"]
            assert (placed["record"], placed["to_move"], turn["info"]["value_of"]) == (record, 2, 2)
            assert turn["move"] in placed["legal"]
            record = f"{record}.{turn['move']}"
        snapshot = turn["snapshot"]
        assert snapshot["record"] == record
    assert snapshot["winning_cells"]
    assert await page.position(snapshot["record"]) == snapshot
    assert (await page.error("play", record=snapshot["record"], bot=bot, budget={"playouts": 1}))["type"] == "over"


@pytest.mark.parametrize("bot", ["net", "wye"])
async def test_a_turn_of_two_stones_takes_two_requests_of_the_bot(page: Page, bot: str) -> None:
    asked = {"bot": bot, "player": 2, "budget": {"playouts": 500}}
    snapshot = (await page.result("play", record="y5-master:", move="c3", **asked))["snapshot"]
    assert [step["player"] for step in snapshot["steps"]] == [1, 2]
    assert (snapshot["to_move"], snapshot["left"], snapshot["turn"]) == (2, 1, 2)
    snapshot = (await page.result("play", record=snapshot["record"], **asked))["snapshot"]
    assert (snapshot["to_move"], snapshot["left"], snapshot["turn"]) == (1, 2, 2)
    own = await page.result("play", record=snapshot["record"], move=snapshot["legal"][0], **asked)
    assert own["move"] is None, "the person's second stone comes before the bot's turn"
    assert (own["snapshot"]["to_move"], own["snapshot"]["left"]) == (1, 1)


async def test_a_bot_answers_for_its_player_alone() -> None:
    page, movers = Page(), set[bool]()
    asked: Json = {"record": "randomhex3:heads", "move": "b2", "bot": "random", "budget": {"playouts": 1}}
    while len(movers) < 2:
        turn = await page.result("play", **asked, player=2)
        kinds = [step["player"] for step in turn["snapshot"]["steps"]]
        assert kinds == ([3, 1, 3] if turn["move"] is None else [3, 1, 3, 2, 3])
        movers.add(turn["move"] is None)
    over = await page.result("play", **asked | {"record": "hex2:a1.b1", "move": "a2"})
    assert (over["snapshot"]["outcome"]["winner"], over["move"], over["info"]) == (1, None, None)


async def test_a_level_thinks_with_its_own_budget_and_handicap(page: Page) -> None:
    level = parse_level("level(5)", new_game("y", 9))
    assert level is not None
    sight = float(level.text.partition("sight=")[2].partition(")")[0])
    assert sight < 1
    asked: Json = {"record": "y9:d6.e6", "seed": 1}
    own: Json = {"bot": "net", "budget": {"playouts": level.budget.playouts}, "settings": {"sight": sight}}
    found = [await page.result("play", **asked, **other) for other in ({"bot": "level(5)"}, own)]
    assert found[0]["move"] == found[1]["move"]
    assert found[0]["info"]["visits"] == found[1]["info"]["visits"]
    error = await page.error("play", **asked, bot="level(0)")
    assert (error["type"], error["field"], error["message"]) == ("value", "level", "Level 0: expected 1 to 14.")
    error = await page.error("play", record="nim21-take3:", bot="level(9)")
    assert error["message"] == "Level 9: expected 1 to 8."


async def test_a_bot_thinks_with_the_settings_it_is_given(page: Page) -> None:
    asked: Json = {"record": "y4:", "bot": "wye", "budget": {"playouts": 640}, "seed": 1}
    plain = (await page.result("play", **asked))["info"]
    small = (await page.result("play", **asked, settings={"batch": 1}))["info"]
    assert small["visits"] != plain["visits"]
    error = await page.error("play", **asked, settings={"depth": 1})
    assert (error["type"], error["field"]) == ("value", "settings")


async def test_the_page_offers_no_setting_that_is_a_file(page: Page) -> None:
    (net,) = (bot for bot in reports.description().bots if bot.name == "net")
    assert [setting.name for setting in net.settings] == ["batch", "exploration", "reduction", "memory", "sight"]
    asked: Json = {"record": "y4:", "bot": "net", "budget": {"playouts": 9}, "seed": 1}
    error = await page.error("play", **asked, settings={"weights": "nowhere.json"})
    assert error["message"] == "Setting 'weights' of net is nowhere.json: expected a text file that can be read."


def test_the_same_seed_finds_the_same_and_none_finds_something_new() -> None:
    async def scene(**seed: int) -> list[str]:
        asked = {"record": OPEN, "bot": "random", "budget": {"playouts": 1}}
        return [(await Page().result("play", **asked, **seed))["move"] for _ in range(8)]

    assert len(set(run(scene(seed=1)))) == 1
    assert len(set(run(scene()))) > 1


async def test_a_budget_of_time_is_kept() -> None:
    asked: Json = {"record": OPEN, "bot": "wye", "budget": {"seconds": 0.5}, "seed": 1}
    studied = await Page().result("think", **asked, study=True)
    assert 0.5 <= studied["info"]["elapsed"] < 0.6
    assert studied["info"]["progress"] == 1
    assert not studied["ended"]
    thought = await Page().result("play", **asked)
    assert thought["info"]["elapsed"] <= studied["info"]["elapsed"], "it ends when its choice is certain"


@pytest.mark.parametrize("parts", [1, 2])
@pytest.mark.parametrize(
    "asked", [{"budget": {"seconds": 3600}}, {"budget": {"playouts": 10**9}}, {"bot": "level(14)"}]
)
async def test_a_bot_keeps_to_its_clock_whatever_its_budget(asked: Json, parts: int) -> None:
    """Of 22 empty cells each, at most twice an even share of the time that is left."""

    clock = {"seconds": 2, "increment": 0}
    thought = await Page().result("play", record=OPEN, **{"bot": "wye"} | asked, clock=clock, parts=parts)
    assert thought["move"]
    assert 0.05 <= thought["info"]["elapsed"] < 0.5


async def test_an_increment_gives_more_time() -> None:
    asked: Json = {"record": OPEN, "bot": "wye", "budget": {"playouts": 10**9}, "seed": 1}
    found = [await Page().result("play", **asked, clock={"seconds": 8, "increment": increment}) for increment in (0, 2)]
    assert found[0]["info"]["elapsed"] + 1 < found[1]["info"]["elapsed"]


async def test_infos_come_at_most_ten_times_a_second(page: Page) -> None:
    await page.result("play", record=OPEN, bot="flat", budget={"seconds": 3})
    placed, *told = [message["info"] for message in page.infos]
    assert placed["placed"]["record"] == OPEN
    infos = [one["info"] for one in told]
    times = [info["elapsed"] for info in infos]
    assert 20 <= len(times) <= 30
    assert all(later - sooner >= REPORT - 0.001 for sooner, later in pairwise(times))
    assert {info["id"] for info in page.infos} == {page.latest}
    assert not infos[0].keys() & {"candidates", "owners", "total", "root", "parts"}


@pytest.mark.parametrize("how", ["play", "cancel"])
async def test_messages_are_answered_while_a_search_runs_and_a_stop_ends_it(page: Page, how: str) -> None:
    target, thinking = await page.running("play", record=OPEN, bot="wye", budget={"seconds": 3600})
    assert await page.result("ping") == {}
    assert (await page.position("y4:b3"))["ply"] == 1
    assert len((await page.result("estimate", record="y4:b3", playouts=200))["visits"]) > 3
    assert len((await page.result("exact", record="tictactoe3:a1.b1"))["values"]) == 7
    assert (await page.result("glance", record=OPEN))["shares"]
    assert (await page.result("explain", record="hex5-pie:b2.swap.c3.d2"))["claims"]
    assert not thinking.done()
    assert (await page.error("play", record="y4:", bot="wye", budget={"seconds": 1}))["type"] == "busy"
    assert await page.result("stop", target=target + 100, how=how) == {"found": False}
    assert await page.result("stop", target=target, how=how) == {"found": True}
    thought = await thinking
    assert thought["info"]["move"]
    assert (thought["move"] is None) == (thought["snapshot"]["record"] == OPEN) == (how == "cancel")
    assert await page.result("stop", target=target, how=how) == {"found": False}


async def test_an_id_is_used_once_at_a_time(page: Page) -> None:
    target, thinking = await page.running("play", record=OPEN, bot="wye", budget={"seconds": 3600})
    page.latest = target - 1
    error = await page.error("exact", record="tictactoe3:")
    assert (error["type"], error["field"]) == ("message", "id")
    assert await page.result("stop", target=target, how="play") == {"found": True}
    assert (await thinking)["move"]


async def test_a_study_tells_of_every_move_and_makes_none(page: Page) -> None:
    asked: Json = {"record": "y5:c3.a1", "bot": "wye", "seed": 1, "study": True}
    studied = await page.result("think", **asked, budget={"playouts": 64_000})
    info = studied["info"]
    best, *others = info["candidates"]
    assert best["move"] == best["line"][0] == info["move"]
    assert others
    assert info["total"] == sum(one["visits"] for one in info["candidates"])
    assert info["value"] == best["value"] > 0.5  # of black, who has the centre
    assert len(info["owners"]) == 15
    assert info["owners"][0] == 0  # white's stone
    assert max(info["owners"]) == 1
    assert (await page.error("play", **asked | {"record": "y5:c3.c3"}))["field"] == "record"


async def test_a_study_goes_on_until_it_is_stopped(page: Page) -> None:
    target, thinking = await page.running("think", record="y11-pie:", bot="wye", study=True)
    while len(page.infos) < 3:
        await asyncio.sleep(0)
    assert page.infos[0]["info"]["owners"]
    assert await page.result("stop", target=target, how="cancel") == {"found": True}
    studied = await thinking
    assert len(studied["info"]["candidates"]) > 3
    assert not studied["ended"]


async def test_a_study_ends_where_there_is_nothing_more_to_find_out(page: Page) -> None:
    studied = await page.result("think", record="y3:b2.a1", bot="wye", study=True)
    assert studied["ended"]
    assert studied["info"]["value"] == 1


@pytest.mark.parametrize(
    ("record", "value"),
    [("hex2:a1.b1.a2", 1), ("y3:b2.black-resigns", 0), ("tictactoe3:b2.a1.b1.b3.a3.c1.c2.a2.c3", 0.5)],
)
async def test_a_study_of_a_game_that_is_over_says_how_it_ended(record: str, value: float) -> None:
    studied = await Page().result("think", record=record, bot="uct", study=True)
    info = studied["info"]
    assert (info["value"], info["value_of"], info["move"], studied["ended"]) == (value, 1, None, True)


@pytest.mark.parametrize(("batch", "kept"), [(32, True), (16, False)])
async def test_a_bot_goes_on_from_a_study_with_its_settings(page: Page, batch: int, *, kept: bool) -> None:
    asked: Json = {"record": "y7:d4", "bot": "wye", "seed": 1}
    await page.result("think", **asked, settings={"batch": 32}, budget={"playouts": 128_000}, study=True)
    info = (await page.result("play", **asked, settings={"batch": batch}, budget={"playouts": 640}))["info"]
    assert (sum(info["visits"].values()) > 400) is kept


async def test_a_tree_is_found_by_the_position_whatever_was_asked_in_between(page: Page) -> None:

    async def visits(record: str, playouts: int) -> Json:
        asked = {"record": record, "bot": "wye", "budget": {"playouts": playouts}, "seed": 1}
        found: Json = (await page.result("play", **asked))["info"]["visits"]
        return found

    before = await visits("y7:d4", 256_000)
    await page.position("hex5:a1")
    later = f"y7:d4.{max(before, key=before.__getitem__)}"
    assert sum((await visits(later, 128)).values()) > 50
    assert sum((await visits("y7:a1.a2", 128)).values()) < 50
    assert sum((await visits(later, 128)).values()) < 50, "the tree is that of another game now"


async def test_a_tree_is_as_large_as_the_device_allows_unless_playouts_are_counted() -> None:
    async def visits(room: int | None, settings: Json, **budget: float) -> Json:
        page = Page(service=partial(Service, memory=room))  # a new one each time, which remembers no tree
        asked: Json = {"record": "y19:", "bot": "wye", "seed": 1, "budget": budget, "settings": settings}
        found: Json = (await page.result("play", **asked))["info"]["visits"]
        return found

    plain, small = {"memory": 192}, {"memory": 1}
    timed, counted = {"seconds": 2}, {"playouts": 400 * 128}
    assert await visits(1, plain, **timed) == await visits(None, small, **timed) != await visits(None, plain, **timed)
    assert await visits(1, plain, **counted) == await visits(None, plain, **counted)
    assert await visits(1, small, **counted) != await visits(1, plain, **counted)


async def test_nothing_is_claimed_where_links_do_not_hold(page: Page) -> None:
    proven = "c3.e5.a3.a4.c4.d5.d4.b5.c5"
    assert (await page.result("explain", record=f"y5:{proven}"))["claims"]
    assert (await page.result("explain", record="y5-master:c3.e5.a3"))["claims"] == []


CAPTURED = "hex7:f2.a5.f3.e3.g4.e4.g3.f4.e5.f6"
"""g2 is dead, and g5 and g6 are captured by the second player."""


@pytest.mark.parametrize(
    ("values", "order"),
    [
        ({"g5": 0.7, "g2": 0.6, "c5": 0.0, "b6": 0.5, "d5": 0.4}, "b6 d5 g5 g2 c5"),
        ({"g5": 1.0, "b6": 0.5}, "g5 b6"),
        ({"g5": 0.0, "b6": 0.0}, "b6 g5"),
        ({"b6": 0.5, "g5": 0.4, "d5": 0.3}, "b6 d5 g5"),
    ],
)
def test_no_dead_or_captured_cell_is_the_best_move_of_an_analysis(values: dict[str, float], order: str) -> None:
    state = connection(read(CAPTURED).state)
    name = state.game.move_named
    branches = tuple(Branch(name(move), 1, 10, value) for move, value in values.items())
    best = branches[0]
    info = Info(best.move, best.value, 10, 10, {one.move: 10 for one in branches}, tree=lambda *_: branches)
    told = reports.study(Thought(info, 1, 1), state)
    assert " ".join(one.move for one in told.candidates or ()) == order
    assert (told.move, told.value) == (order.split(maxsplit=1)[0], best.value)
