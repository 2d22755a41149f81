"""The lab behind messages: experiments run in parts, stopped and gone on with, and told the same each time."""

import asyncio
import csv

import pytest

from pyengine.lab import experiment
from pyengine.page import laboratory
from pyengine.records import sgf
from tests.page.client import Json, Page

SMALL = "bandits?pulls=20&runs=3&seed=5"
LONG = "bandits?pulls=2000&runs=1000&seed=5"


async def parts_of(page: Page, text: str, first: int = 0, count: int | None = None) -> list[list[Json]]:
    """The events of these parts, of all from the first on if there is no count, those told in between included."""
    page.infos.clear()
    whole = (await page.result("experiment", text=text))["parts"]
    result = await page.result("parts", text=text, first=first, count=whole - first if count is None else count)
    return told(page, result)


def told(page: Page, result: Json) -> list[list[Json]]:
    return [part for found in (*(info["info"] for info in page.infos), result) for part in found["parts"]]


async def test_every_bench_is_described_with_a_text_that_is_read_as_itself(page: Page) -> None:
    for one in (await page.result("experiments"))["experiments"]:
        chosen = await page.result("experiment", text=one["text"])
        assert chosen["text"] == one["text"]
        assert chosen["values"] == {parameter["name"]: parameter["default"] for parameter in one["parameters"]}
        every = "&".join(f"{name}={value}" for name, value in chosen["values"].items())
        assert (await page.result("experiment", text=f"{one['name']}?{every}"))["text"] == one["text"]


@pytest.mark.parametrize("text", [SMALL, "rooms?size=2&charge=2&playouts=10&runs=1&seed=2"])
async def test_the_parts_tell_what_the_experiment_says_itself(page: Page, text: str) -> None:
    parts = await parts_of(page, text)
    found, seed = laboratory.read(text)
    assert parts == [experiment.done(found, seed, number) for number in range(found.parts)]
    said = await page.result("tell", text=text, parts=parts)
    assert said["ended"]
    assert said["done"] == found.parts
    assert said["chosen"]["text"] == text
    tables = {table["name"]: table for table in said["tables"]}
    for name, table in found.tables(event for part in parts for event in part).items():
        assert tables[name]["rows"] == [list(row.values()) for row in table.rows]


@pytest.mark.parametrize("workers", [1, 2, 4])
async def test_any_number_of_workers_does_the_same(workers: int) -> None:
    pages = [Page() for _ in range(workers)]
    count = (await pages[0].result("experiment", text=SMALL))["parts"]
    parts: list[list[Json]] = []
    for number in range(count):
        parts += await parts_of(pages[number % workers], SMALL, number, 1)
    assert parts == await parts_of(Page(), SMALL)


async def test_parts_that_were_stopped_are_whole_and_the_rest_follows(page: Page) -> None:
    text = "bandits?pulls=200&runs=40&seed=5"
    expected = await parts_of(Page(), text)
    number, running = await page.running("parts", text=text, first=0, count=len(expected))
    assert (await page.result("stop", target=number, how="cancel"))["stopped"]
    first = told(page, await running)
    assert 0 <= len(first) < len(expected)
    assert not (await page.result("tell", text=text, parts=first))["ended"]
    assert first + await parts_of(Page(), text, len(first)) == expected


async def test_parts_are_told_on_the_way_and_others_are_refused_until_these_are_stopped(page: Page) -> None:
    number, running = await page.running("parts", text=LONG, first=0, count=401)
    assert (await page.error("parts", text=SMALL, first=0, count=1))["type"] == "busy"
    while len(page.infos) < 3:
        await asyncio.sleep(0)
    await page.result("stop", target=number, how="cancel")
    assert await parts_of(page, SMALL, 0, 1)
    assert len(told(page, await running)) < 401


async def test_what_settles_the_question_ends_the_experiment(page: Page) -> None:
    text = "tournament?game=y3&bots=flat@100,random&rounds=200&test=on&elo1=200&seed=1"
    parts = await parts_of(page, text, 0, 60)
    said = await page.result("tell", text=text, parts=parts)
    assert said["ended"]
    assert said["done"] < 60
    again = await page.result("tell", text=text, parts=parts, open=said["done"] - 1)
    assert again == said
    assert not (await page.result("tell", text=text, parts=parts[: said["done"] - 1]))["ended"]


async def test_other_parts_and_events_are_refused(page: Page) -> None:
    assert (await page.error("parts", text=SMALL, first=0, count=401))["field"] == "count"
    parts = await parts_of(page, SMALL)
    assert (await page.error("tell", text=SMALL, parts=[*parts, *parts]))["field"] == "parts"
    wrong = await page.error("tell", text=SMALL, parts=[[{"is": "run"}]])
    assert wrong["message"] == "The events are not those of bandits: expected what its parts tell."


async def test_pulls_by_hand_are_told_and_compared(page: Page) -> None:
    handled = await page.result("hand", text=SMALL, choices=[2, 0, 2])
    assert [row[1] for row in handled["scene"]["rows"]] == [1, 0, 2]
    first = await page.result("hand", text=SMALL, choices=[2, 0])
    assert first["scene"]["rows"][0][:3] == handled["scene"]["rows"][0][:3], "a pull of another arm changes nothing"
    assert {row[0] for row in handled["rows"] if isinstance(row[0], str)} == {
        *("ucb1", "thompson", "epsilon-greedy", "uniform")
    }
    assert (await page.error("hand", text=SMALL, choices=[3]))["field"] == "choices"
    assert (await page.error("hand", text="rooms", choices=[0]))["type"] == "value"
    assert (await page.error("hand", text=SMALL, choices=[0] * 1001))["type"] == "message"


async def test_a_table_is_written_as_csv(page: Page) -> None:
    table = (await page.result("tell", text=SMALL, parts=await parts_of(page, SMALL)))["tables"][0]
    written = (await page.result("csv", table=table))["text"]
    names, *rows = csv.reader(written.splitlines())
    assert names == table["columns"]
    assert [[row[0], *map(float, row[1:])] for row in rows] == table["rows"]
    assert "." not in rows[0][1], "a whole number"
    broken = {**table, "rows": [[1]]}
    error = await page.error("csv", table=broken)
    assert error["field"] == "table"


async def test_games_are_written_as_sgf_one_below_the_other(page: Page) -> None:
    played = [{"record": record, "first": "flat", "second": "uct"} for record in ("y3:b2.a1", "hex3:b2")]
    written = (await page.result("sgf", games=played))["text"]
    assert [record.text() for record in sgf.read(written)] == ["y3:b2.a1", "hex3:b2"]
    assert written.count("PB[flat]") == 2
    refused = await page.error("sgf", games=[{"record": "nim9-take3:", "first": "", "second": ""}])
    assert "expected" in refused["message"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("go?seed=1", "Unknown experiment 'go': expected"),
        ("bandits?pulls=none", "Parameter 'pulls' of bandits is 'none': expected a whole number from 1 to 10000."),
        ("bandits?tea=1", "bandits has no 'tea': expected"),
        ("rooms?size=2&rewards=1", "1 rewards for 4 rooms: expected one for each room."),
    ],
)
async def test_a_wrong_text_is_refused_by_one_sentence_by_every_request(page: Page, text: str, told: str) -> None:
    asked: dict[str, Json] = {
        "experiment": {},
        "parts": {"first": 0, "count": 1},
        "tell": {"parts": []},
        "hand": {"choices": []},
    }
    for op, fields in asked.items():
        error = await page.error(op, text=text, **fields)
        assert told in error["message"]
        assert error["template"]


async def test_the_board_has_no_lab() -> None:
    from pyengine.page.service import Service  # noqa: PLC0415 (the service of the board alone)

    answer = await Service(print).call('{"id": 1, "op": "experiments"}')
    assert "Unknown op 'experiments'" in answer


async def test_events_of_a_long_part_stay_in_the_engine_or_are_found_again(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "minimax?position=tictactoe3:b2.a1.c3.a3&search=minimax&depth=5&watch=0&runs=1&seed=2"
    whole = await parts_of(page, text)
    known = await page.result("tell", text=text, parts=whole)
    recording = await page.result("record", text=text, events=[event for part in whole for event in part])
    monkeypatch.setattr(laboratory, "MOST_TOLD", 50)
    sent = await parts_of(page, text)
    assert sent[0] == [{"is": "held", "part": 0}]
    assert sent[2] == whole[2]
    for other in (page, Page(service=laboratory.Laboratory)):
        assert await other.result("tell", text=text, parts=sent) == known
        events = [event for part in sent for event in part]
        assert await other.result("record", text=text, events=events) == recording
    for number in (-1, 3, "0", None):
        error = await page.error("tell", text=text, parts=[[{"is": "held", "part": number}]])
        assert "expected one of 3" in error["message"]


async def test_a_node_is_found_by_the_moves_that_lead_to_it(page: Page) -> None:
    text = "minimax?position=tictactoe3%3Ab2.a1.c3.a3&depth=3&watch=0&search=minimax&runs=1&seed=1"
    parts = await parts_of(page, text)
    await page.result("record", text=text, events=[event for part in parts for event in part])
    assert await page.result("seek", text=text, moves=[]) == {"position": 0}
    sought = (await page.result("seek", text=text, moves=["a2", "c1"]))["position"]
    scenes = (await page.result("scenes", text=text, positions=[sought - 1, sought], opened=[]))["scenes"]
    assert "c1" in [row[0] for row in scenes[str(sought)]["rows"]]
    assert "c1" not in [row[0] for row in scenes[str(sought - 1)]["rows"]]
    for moves in (["a2", "a2"], ["z9"]):
        assert await page.result("seek", text=text, moves=moves) == {"position": None}
