import pytest

from pyengine.core.game import CHANCE
from pyengine.page import service
from pyengine.records.record import Record, read
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
