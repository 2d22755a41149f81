"""The lab behind messages: experiments run in parts, stopped and gone on with, and told the same each time."""

import asyncio
import json
from pathlib import Path

import pytest

from pyengine.lab import experiment, laboratory, schema
from pyengine.lab.laboratory import Laboratory
from pyengine.lab.log import Chain, Log
from pyengine.records import sgf
from tests.conftest import Golden
from tests.page.client import Json, Page, replay, run, transcript

TRANSCRIPT = Path(__file__).with_name("wire.jsonl")
SMALL = "bandits?pulls=20&runs=3&seed=5"
LONG = "bandits?pulls=2000&runs=1000&seed=5"


async def parts_of(page: Page, text: str, first: int = 0, count: int | None = None) -> list[str]:
    """The texts of these parts, of all from the first on if there is no count, those sent in between included."""
    page.infos.clear()
    whole = (await page.result("experiment", text=text))["parts"]
    result = await page.result("do", text=text, first=first, count=whole - first if count is None else count)
    return sent(page, result)


def sent(page: Page, result: Json) -> list[str]:
    return [part for found in (*(info["info"] for info in page.infos), result) for part in found["parts"]]


async def shown(page: Page, text: str, count: int) -> Json:
    """What is shown of the first parts, which the worker has."""
    answer = await page.result("show", text=text, count=count)
    assert answer["missing"] == []
    result: Json = answer["result"]
    return result


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
    logs = list(map(Log.read, parts))
    assert [list(log) for log in logs] == [experiment.do_part(found, seed, number) for number in range(found.parts)]
    result = await shown(page, text, found.parts)
    assert result["ended"]
    assert result["done"] == found.parts
    assert result["chosen"]["text"] == text
    tables = {table["name"]: table for table in result["tables"]}
    for name, table in found.tables(Chain(logs)).items():
        assert tables[name]["rows"] == [list(row.values()) for row in table.rows]


@pytest.mark.parametrize("workers", [1, 2, 4])
async def test_any_number_of_workers_does_the_same(workers: int) -> None:
    pages = [Page(service=Laboratory) for _ in range(workers)]
    count = (await pages[0].result("experiment", text=SMALL))["parts"]
    parts: list[str] = []
    for number in range(count):
        parts += await parts_of(pages[number % workers], SMALL, number, 1)
    alone = Page(service=Laboratory)
    assert parts == await parts_of(alone, SMALL)
    missing = (await pages[0].result("show", text=SMALL, count=count))["missing"]
    assert missing == [number for number in range(count) if number % workers]
    await pages[0].result("take", text=SMALL, parts={str(number): parts[number] for number in missing})
    assert await shown(pages[0], SMALL, count) == await shown(alone, SMALL, count)


async def test_parts_that_were_stopped_are_whole_and_the_rest_follows(page: Page) -> None:
    text = "bandits?pulls=200&runs=40&seed=5"
    expected = await parts_of(Page(service=Laboratory), text)
    number, running = await page.running("do", text=text, first=0, count=len(expected))
    assert (await page.result("stop", target=number, how="cancel"))["found"]
    first = sent(page, await running)
    assert 0 <= len(first) < len(expected)
    assert not (await shown(page, text, len(first)))["ended"]
    assert first + await parts_of(Page(service=Laboratory), text, len(first)) == expected


async def test_parts_are_told_on_the_way_and_others_are_refused_until_these_are_stopped(page: Page) -> None:
    number, running = await page.running("do", text=LONG, first=0, count=401)
    assert (await page.error("do", text=SMALL, first=0, count=1))["type"] == "busy"
    while len(page.infos) < 3:
        await asyncio.sleep(0)
    await page.result("stop", target=number, how="cancel")
    assert await parts_of(page, SMALL, 0, 1)
    assert len(sent(page, await running)) < 401


async def test_what_settles_the_question_ends_the_experiment(page: Page) -> None:
    text = "tournament?game=y3&bots=flat@100,random&rounds=200&test=on&elo1=200&seed=1"
    await parts_of(page, text, 0, 60)
    result = await shown(page, text, 60)
    assert result["ended"]
    assert result["done"] < 60
    assert await shown(page, text, 60) == result
    assert not (await shown(page, text, result["done"] - 1))["ended"]


WRONG_LOGS = [
    '{"order": "eJxjYAAAAAIAAQ==", "sheets": []}',  # an event of a sheet that is not there
    '{"order": "eJwDAAAAAAE=", "sheets": [[["n"], [["i", "eJxjYAACRgYGAAALAAI=", []]]]]}',
]
"""Logs with numbers that lie outside."""


async def test_other_parts_and_events_are_refused(page: Page) -> None:
    assert (await page.error("do", text=SMALL, first=0, count=401))["field"] == "count"
    assert (await page.error("show", text=SMALL, count=401))["field"] == "count"
    for part in ("", "{}", "[3]", '{"order": "!", "sheets": []}', '{"order": "QUJD", "sheets": []}', *WRONG_LOGS):
        assert (await page.error("take", text=SMALL, parts={"0": part}))["field"] == "parts"
    await page.result("take", text=SMALL, parts={"0": '[{"is": "run"}]'})
    wrong = await page.error("show", text=SMALL, count=1)
    assert wrong["message"] == "The events are not those of bandits: expected what its parts do."


async def test_the_last_runs_are_kept_and_any_size_of_the_last_one(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [f"bandits?pulls=20&runs=1&seed={seed}" for seed in range(laboratory.MOST_RUNS + 1)]
    for text in texts:
        await parts_of(page, text)
    assert (await page.result("show", text=texts[1], count=1))["missing"] == []
    assert (await page.result("show", text=texts[0], count=1))["missing"] == [0]
    monkeypatch.setattr(laboratory, "MOST_EVENTS", 1)
    await parts_of(page, texts[0])
    assert (await page.result("show", text=texts[0], count=1))["missing"] == []
    assert (await page.result("show", text=texts[1], count=1))["missing"] == [0]


async def test_pulls_by_hand_are_told(page: Page) -> None:
    handled = await page.result("hand", text=SMALL, choices=[2, 0, 2])
    first = await page.result("hand", text=SMALL, choices=[2, 0])
    assert first["scene"]["rows"][0][:3] == handled["scene"]["rows"][0][:3], "a pull of another arm changes nothing"
    assert (await page.error("hand", text=SMALL, choices=[3]))["field"] == "choices"
    assert (await page.error("hand", text="rooms", choices=[0]))["type"] == "value"
    assert (await page.error("hand", text=SMALL, choices=[0] * 1001))["type"] == "message"


async def test_games_are_written_as_sgf_one_below_the_other(page: Page) -> None:
    text = "tournament?game=hex3&bots=flat@20,random&rounds=2&seed=1"
    count = len(await parts_of(page, text))
    games = next(table for table in (await shown(page, text, count))["tables"] if "record" in table["columns"])
    records = [row[games["columns"].index("record")] for row in games["rows"]]
    written = (await page.result("sgf", text=text))["text"]
    assert [tree.record.text() for tree in sgf.read_trees(written)] == records
    assert written.count("PB[random") == len(records) // 2


async def test_events_are_sent_as_lines_some_at_a_time(page: Page) -> None:
    parts = await parts_of(page, SMALL)
    events = [event for part in parts for event in Log.read(part)]
    await shown(page, SMALL, len(parts))
    lines = (await page.result("events", text=SMALL, first=0, count=5))["text"]
    lines += (await page.result("events", text=SMALL, first=5, count=laboratory.MOST_LINES))["text"]
    assert list(map(json.loads, lines.splitlines())) == events
    assert (await page.result("events", text=SMALL, first=len(events), count=5))["text"] == ""


async def test_the_board_has_no_lab() -> None:
    from pyengine.page.service import Service  # noqa: PLC0415 (the service of the board alone)

    answer = await Service(print).call('{"id": 1, "op": "experiments"}')
    assert "Unknown op 'experiments'" in answer


async def test_a_node_is_found_by_the_moves_that_lead_to_it(page: Page) -> None:
    text = "minimax?position=tictactoe3%3Ab2.a1.c3.a3&depth=3&watch=0&search=minimax&runs=1&seed=1"
    await shown(page, text, len(await parts_of(page, text)))
    assert await page.result("seek", text=text, moves=[]) == {"position": 0}
    sought = (await page.result("seek", text=text, moves=["a2", "c1"]))["position"]
    scenes = (await page.result("scenes", text=text, positions=[sought - 1, sought], opened=[]))["scenes"]
    assert "c1" in [row[0] for row in scenes[str(sought)]["rows"]]
    assert "c1" not in [row[0] for row in scenes[str(sought - 1)]["rows"]]
    for moves in (["a2", "a2"], ["z9"]):
        assert await page.result("seek", text=text, moves=moves) == {"position": None}


def test_golden_transcript(golden: Golden) -> None:
    golden.check(TRANSCRIPT, run(replay(Page(tick=0.001, service=Laboratory), TRANSCRIPT)))


def test_every_op_of_the_lab_is_answered_in_the_transcript() -> None:
    answered = {line["ask"]["op"] for line in transcript(TRANSCRIPT) if "result" in line["answers"][-1]}
    assert answered == schema.OPS.keys() - {"keep", "check", "printed", "experiments"}, (
        "test_workshop.py and tests above ask for the others"
    )
