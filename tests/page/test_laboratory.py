"""The lab behind messages: experiments run in parts, stopped and gone on with, and told the same each time."""

from __future__ import annotations

import asyncio
import csv

import pytest

from pyengine.lab import experiment
from pyengine.page import laboratory
from tests.page.client import Json, Page, run

SMALL = "bandits?pulls=20&runs=3&seed=5"
LONG = "bandits?pulls=2000&runs=1000&seed=5"


def events_of(page: Page, result: Json) -> list[Json]:
    """All events of a run, those told in between first."""
    told = [event for info in page.infos for event in info["info"]["events"]]
    return [*told, *result["happened"]["events"]]


def test_every_bench_is_described_with_a_text_that_is_read_as_itself() -> None:
    async def scene() -> None:
        page = Page()
        for one in (await page.result("experiments"))["experiments"]:
            chosen = await page.result("experiment", text=one["text"])
            assert chosen["text"] == one["text"]
            assert chosen["values"] == {parameter["name"]: parameter["default"] for parameter in one["parameters"]}
            every = "&".join(f"{name}={value}" for name, value in chosen["values"].items())
            assert (await page.result("experiment", text=f"{one['name']}?{every}"))["text"] == one["text"]

    run(scene())


@pytest.mark.parametrize("text", [SMALL, "rooms?size=2&charge=2&playouts=10&runs=1&seed=2"])
def test_a_run_tells_what_the_experiment_says_itself(text: str) -> None:
    async def scene() -> None:
        page = Page()
        result = await page.result("run", text=text)
        found, seed = laboratory.read(text)
        events = [event for event in found.events(seed) if event["is"] != "progress"]
        assert events_of(page, result) == events
        assert result["ended"]
        assert result["chosen"]["text"] == text
        tables = {table["name"]: table for table in result["tables"]}
        for name, table in found.tables(events).items():
            assert tables[name]["rows"] == [list(row.values()) for row in table.rows]

    run(scene())


def test_a_run_that_was_stopped_goes_on_to_the_same_end() -> None:
    async def scene() -> None:
        whole = Page()
        expected = await whole.result("run", text="bandits?pulls=200&runs=40&seed=5")
        page = Page()
        number, running = await page.running("run", text="bandits?pulls=200&runs=40&seed=5")
        assert (await page.result("stop", target=number, how="cancel"))["stopped"]
        first = await running
        assert not first["ended"]
        done = first["happened"]["done"]
        assert 0 <= done < first["happened"]["of"]
        before = events_of(page, first)
        page.infos.clear()
        rest = await page.result("run", text="bandits?pulls=200&runs=40&seed=5", since=done)
        assert before + events_of(page, rest) == events_of(whole, expected)
        assert rest["tables"] == expected["tables"]
        another = Page()  # a worker that has replaced one remembers nothing
        again = await another.result("run", text="bandits?pulls=200&runs=40&seed=5", since=done)
        assert before + events_of(another, again) == events_of(whole, expected)
        assert again["tables"] == expected["tables"]

    run(scene())


def test_progress_is_told_and_a_second_run_is_refused_until_the_first_is_stopped() -> None:
    async def scene() -> None:
        page = Page()
        number, running = await page.running("run", text=LONG)
        assert (await page.error("run", text=SMALL))["type"] == "busy"
        while len(page.infos) < 3:
            await asyncio.sleep(0)
        await page.result("stop", target=number, how="cancel")
        assert (await page.result("run", text=SMALL))["ended"]
        parts = [info["info"]["done"] for info in page.infos if info["id"] == number]
        assert parts == sorted(parts)
        assert not (await running)["ended"]

    run(scene())


def test_pulls_by_hand_are_told_and_compared() -> None:
    async def scene() -> None:
        page = Page()
        handled = await page.result("hand", text=SMALL, choices=[2, 0, 2])
        assert [event["arm"] for event in handled["events"]] == [2, 0, 2]
        assert handled["events"][-1]["pulls"] == [1, 0, 2]
        first = await page.result("hand", text=SMALL, choices=[2, 0])
        assert first["events"] == handled["events"][:2], "one more pull changes nothing that has been"
        assert set(handled["rivals"]) == {"ucb1", "thompson", "epsilon-greedy", "uniform"}
        assert (await page.error("hand", text=SMALL, choices=[3]))["field"] == "choices"
        assert (await page.error("hand", text="rooms", choices=[0]))["type"] == "value"
        assert (await page.error("hand", text=SMALL, choices=[0] * 1001))["type"] == "message"

    run(scene())


def test_a_table_is_written_with_the_link_that_repeats_it() -> None:
    async def scene() -> None:
        page = Page()
        result = await page.result("run", text=SMALL)
        table = result["tables"][0]
        address, date = "https://example.org/lab.html#", "2026-01-31"
        written = (await page.result("csv", text=SMALL, table=table, address=address, date=date))["text"]
        comment, rest = written.split("\n", 1)
        assert comment.startswith(f"# {address}{SMALL}, wye ")
        assert comment.endswith(f", seed 5, {date}")
        rows = list(csv.reader(rest.splitlines()))
        assert rows == [table["columns"], *([str(value) for value in row] for row in table["rows"])]
        broken = {**table, "rows": [[1]]}
        error = await page.error("csv", text=SMALL, table=broken, address="", date="")
        assert error["field"] == "table"

    run(scene())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("go?seed=1", "Unknown experiment 'go': expected"),
        ("bandits?pulls=none", "Parameter 'pulls' of bandits is 'none': expected a whole number from 1 to 10000."),
        ("bandits?tea=1", "Unknown parameter 'tea' of bandits: expected"),
        ("rooms?size=2&rewards=1", "1 rewards for 4 rooms: expected one for each room."),
    ],
)
def test_a_wrong_text_is_refused_by_one_sentence_by_every_request(text: str, told: str) -> None:
    async def scene() -> None:
        page = Page()
        table = {"name": "", "columns": [], "rows": []}
        asked: dict[str, Json] = {
            "experiment": {},
            "run": {},
            "hand": {"choices": []},
            "csv": {"table": table, "address": "", "date": ""},
        }
        for op, fields in asked.items():
            error = await page.error(op, text=text, **fields)
            assert told in error["message"]
            assert error["template"]

    run(scene())


def test_the_board_has_no_lab() -> None:
    async def scene() -> None:
        from pyengine.page.service import Service  # noqa: PLC0415 (the service of the board alone)

        answer = await Service(print).call('{"id": 1, "op": "experiments"}')
        assert "is for the lab" in answer

    run(scene())


def test_the_benches_are_experiments_of_the_registry() -> None:
    from pyengine.lab.experiments import EXPERIMENTS  # noqa: PLC0415

    assert laboratory.OFFERED.items() <= EXPERIMENTS.items()
    assert all(experiment.text(kind(), 1) == f"{name}?seed=1" for name, kind in laboratory.OFFERED.items())
