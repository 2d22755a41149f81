import pytest

from pyengine.core.game import CHANCE
from pyengine.page import service
from pyengine.records.record import REASONS, Record, read
from tests.page.client import Page, run


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records that the service has replayed from their first move."""
    texts: list[str] = []

    def counting(text: str) -> Record:
        texts.append(text)
        return read(text)

    monkeypatch.setattr(service, "read", counting)
    return texts


async def test_a_game_begins_with_its_usual_size_and_options_or_with_others(page: Page) -> None:
    assert (await page.new("y"))["record"] == "y11-pie:"
    assert (await page.new("hex", 4, pie=False, sides=False))["record"] == "hex4:"
    assert (await page.new("nim", 9, take=4))["options"] == {"take": 4}


async def test_snapshots_follow_the_record(page: Page) -> None:
    snapshot = await page.position("y4-pie:b3.swap.b2.white-resigns")
    assert snapshot["record"] == "y4-pie:b3.swap.b2.white-resigns"
    assert snapshot["beginning"] == "y4-pie:"
    assert snapshot["cells"] == "0010200000"
    assert snapshot["numbers"] == [0, 0, 3, 0, 2, 0, 0, 0, 0, 0]
    steps = [("b3", 1, "cell"), ("swap", 2, "action"), ("b2", 1, "cell"), ("white-resigns", 2, "resign")]
    assert [(one["move"], one["player"], one["kind"]) for one in snapshot["steps"]] == steps
    assert snapshot["outcome"] == {"winner": 1, "reason": "resign", "title": "resignation"}
    assert (snapshot["to_move"], snapshot["legal"], snapshot["winning_cells"]) == (0, [], [])
    before = await page.position("y4-pie:b3.swap.b2")
    last = {"move": "b2", "player": 1, "cells": [2], "traded": False, "takeover": None}
    assert (before["outcome"], before["to_move"], before["last"]) == (None, 2, last)
    assert before["ply"] == snapshot["ply"] == 3
    reflected = await page.position("hex2-pie:a2.swap")
    assert (reflected["cells"], reflected["numbers"]) == ("0200", [0, 2, 0, 0])
    thrown = await page.position("randomy3:heads.b2.tails.a1")
    assert thrown["numbers"] == [2, 0, 1, 0, 0, 0]


async def test_a_swap_of_sides_trades_the_sides_and_not_the_stones(page: Page) -> None:
    before = await page.position("hex4-pie-sides:b1")
    after = await page.position("hex4-pie-sides:b1", "swap")
    assert (before["sides"], after["sides"]) == ([1, 1, 2, 2], [2, 2, 1, 1])
    assert after["last"]["traded"]
    assert before["goal"] != after["goal"]


@pytest.mark.parametrize(
    ("record", "source", "target"), [("y4-pie:b3", 4, 4), ("hex4-pie:b1", 1, 4), ("hex4-pie-sides:b1", 1, 1)]
)
async def test_a_swap_names_the_stone_that_it_takes_over(page: Page, record: str, source: int, target: int) -> None:
    offered, accepted, declined = [await page.position(record, move) for move in (None, "swap", "c3")]
    takeover = {"move": "swap", "source": source, "target": target}
    assert (offered["takeover"], offered["last"]["takeover"]) == (takeover, None)
    assert (accepted["takeover"], accepted["last"]["takeover"]) == (None, takeover)
    assert accepted["cells"][target] == "2"
    assert (declined["takeover"], declined["last"]["takeover"]) == (None, None)


async def test_no_stone_can_be_taken_over_before_the_first_or_without_the_rule(page: Page) -> None:
    for record in ("y4-pie:", "y4:b3", "y4-pie:b3.black-resigns", "tictactoe3:b2"):
        assert (await page.position(record))["takeover"] is None


async def test_moves_name_the_tokens_that_they_take(page: Page) -> None:
    assert (await page.position("nim9-take3:2"))["takes"] == {"3": [2], "4": [2, 3], "5": [2, 3, 4]}
    assert (await page.position("nim9-take3:3.6.7"))["takes"] == {"8": [7], "9": [7, 8]}
    for record in ("nim3-take3:3", "nim9-take3:2.black-resigns", "y4:b3"):
        assert (await page.position(record))["takes"] == {}


async def test_a_move_is_added_to_any_record_and_written_as_records_have_it(page: Page) -> None:
    assert (await page.position("hex3:b2", " A1 "))["record"] == "hex3:b2.a1"
    assert (await page.position("y4-pie:b3", "swap-pieces"))["record"] == "y4-pie:b3.swap"


@pytest.mark.parametrize(("reason", "players"), [("resign", (1, 2)), ("time", (2, 1))])
async def test_a_game_is_lost_off_the_board_by_the_words_that_a_snapshot_names(
    page: Page, reason: str, players: tuple[int, int]
) -> None:
    for player in players:
        before = await page.position("y4-pie:b3.a1")
        after = await page.position(before["record"], before["forfeits"][reason][player - 1])
        assert after["outcome"] == {"winner": 3 - player, "reason": reason, "title": REASONS[reason]}
        assert (after["ply"], after["cells"], after["legal"]) == (2, before["cells"], [])
        assert (after["steps"][-1]["player"], after["steps"][-1]["kind"]) == (player, reason)
        assert after["last"] == before["last"]
        assert (await page.error("play", record=after["record"], move="a2"))["type"] == "over"


def test_the_engine_throws_the_coins() -> None:
    async def scene() -> None:
        page = Page()
        snapshot = await page.new("randomhex", 3)
        while not snapshot["outcome"]:
            assert snapshot["to_move"] in (1, 2)
            assert (snapshot["steps"][-1]["player"], snapshot["steps"][-1]["kind"]) == (CHANCE, "chance")
            name, player = snapshot["legal"][0], snapshot["to_move"]
            assert await page.position(snapshot["record"]) == snapshot, "what chance has done stays"
            snapshot = await page.position(snapshot["record"], name)
            assert (snapshot["last"]["move"], snapshot["last"]["player"]) == (name, player)
            assert len(snapshot["last"]["cells"]) == 1
        thrown = (await page.position("randomhex3:heads.a1"))["record"]
        assert thrown in ("randomhex3:heads.a1.heads", "randomhex3:heads.a1.tails")

    for _ in range(5):
        run(scene())


async def test_the_layout_is_that_of_the_game(page: Page) -> None:
    placed = await page.result("position", record="y4:")
    assert [cell["name"] for cell in placed["layout"]["cells"]][:3] == ["a1", "a2", "b2"]
    assert len(placed["layout"]["sides"]) == len(placed["snapshot"]["sides"]) == 3
    assert [len(row) for row in placed["layout"]["rows"]] == [1, 2, 3, 4]
    assert (await page.result("position", record="y4:a1"))["layout"] == placed["layout"]


async def test_a_game_is_replayed_once_however_long_it_lasts(page: Page, replayed: list[str]) -> None:
    snapshot = await page.new("y", 5)
    while not snapshot["outcome"]:
        snapshot = await page.position(snapshot["record"], snapshot["legal"][-1])
        if not snapshot["outcome"]:
            asked = {"record": snapshot["record"], "budget": {"playouts": 64}, "seed": 1}
            snapshot = (await page.result("play", bot="wye", **asked))["snapshot"]
    assert replayed == []
    record = snapshot["record"]
    await page.position(record.rpartition(".")[0])
    assert replayed == []
    moves = record.removeprefix("y5-pie:").split(".")
    for count in range(len(moves) + 1):  # as a part of a search has it that was not asked before
        await page.position("y6-pie:" + ".".join(moves[:count]))
    assert len(replayed) <= 2


async def test_only_recent_records_are_remembered(page: Page, replayed: list[str]) -> None:
    await page.position("y9:a1.b2.c3")
    for size in range(1, service.RECENT):
        await page.position(f"nim{size}-take3:")
    await page.position("y9:a1.b2.c3")
    assert replayed.count("y9:a1.b2.c3") == 1
    for size in range(1, service.RECENT):
        await page.position(f"nim{size}-take4:")
    await page.position("y9:a1.b2.c3")
    assert replayed.count("y9:a1.b2.c3") == 1, "it was used in between"
    for size in range(1, service.RECENT + 1):
        await page.position(f"nim{size}-take5:")
    await page.position("y9:a1.b2.c3")
    assert replayed.count("y9:a1.b2.c3") == 2


async def test_what_is_refused_is_refused_again_whatever_is_remembered(page: Page) -> None:
    first = await page.error("position", record="y5:c3.b2.c3")
    await page.position("y5:c3.b2")
    assert await page.error("position", record="y5:c3.b2.c3") == first
    assert await page.error("play", record="y5:c3.b2.c3", bot="random", budget={"playouts": 1}) == first


async def test_a_position_is_set_up(page: Page) -> None:
    fields = {"game": {"name": "hex", "size": 3, "options": {"handicap": 3}}, "to_move": 1}
    found = await page.result("position", **fields, cells="100020000")
    assert (found["snapshot"]["record"], found["snapshot"]["cells"]) == ("hex3:a1.b2", "100020000")
    over = await page.error("position", **fields, cells="100100100")
    assert (over["type"], over["field"]) == ("value", "cells")
    assert (
        "expected a digit from 0 to 2 for each cell" in (await page.error("position", **fields, cells="1"))["message"]
    )
    nim = await page.error("position", game={"name": "nim"}, cells="1", to_move=1)
    assert nim["message"] == "Nim has no positions to set up: expected Y, Bent Y or Hex."


@pytest.mark.parametrize(
    ("record", "moves"),
    [("y5:a5.b2.b5.b3.c5.a3.e5.d5", ["c4"]), ("y3:a1.b2.pass", ["a2", "a3"]), ("y4:a4.b3.pass.c3", [])],
)
async def test_the_winning_moves_are_proven(page: Page, record: str, moves: list[str]) -> None:
    assert (await page.result("solve", record=record))["moves"] == moves


@pytest.mark.parametrize(
    ("record", "wrong"),
    [
        (
            "y11:",
            (
                "This is too large to be solved: expected at most 114 positions to examine. "
                "Choose a position with fewer empty cells."
            ),
        ),
        ("hex13:", "Hex with 169 empty cells is too large to be solved: expected 125 at most."),
        ("y3-pie:", "Here a turn has several stones, or the stone may be taken over: expected neither."),
        ("y3-pie:a1", "Here a turn has several stones, or the stone may be taken over: expected neither."),
        ("y4-master:a1", "Here a turn has several stones, or the stone may be taken over: expected neither."),
        ("nim9-take3:", "Nim is not decided by Y: expected Y or Hex."),
        ("y3:a1.b2.a2.b3.a3", "The game is over: expected no further move."),
    ],
)
async def test_what_cannot_be_proven_here_is_refused(page: Page, record: str, wrong: str) -> None:
    assert (await page.error("solve", record=record))["message"] == wrong
