"""The page's end of the wire, for tests: it keeps what comes back, and holds each message against the schema."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, is_typeddict

from pyengine.page.laboratory import Laboratory
from pyengine.page.requests import check, fields_of
from pyengine.page.schema import RESULTS, Fault, Info, Parts
from pyengine.page.service import Service

Json = dict[str, Any]
Found = TypeVar("Found")
TRANSCRIPTS = sorted((Path(__file__).parents[1] / "golden/wire").glob("*.jsonl"))
"""The golden transcripts: in each line a message, and the messages that answer it."""
TICK = 0.01
"""Seconds that pass whenever a service looks at the clock."""


class Page:
    """Sends messages to a service with a clock of its own."""

    def __init__(self, tick: float = TICK, service: Callable[..., Service] = Laboratory) -> None:
        self.infos: list[Json] = []
        self.latest = 0
        """The id of the latest request, and so the number of requests."""
        self._service = service(self._inform, itertools.count(0, tick).__next__)

    def _inform(self, text: str) -> None:
        message = message_of(text)
        require_shape(message["info"], Info | Parts)
        self.infos.append(message)

    async def say(self, text: str) -> Json:
        """The answer to any text."""
        answer = message_of(await self._service.call(text))
        assert set(answer) in ({"id", "result"}, {"id", "error"}), answer
        if "error" in answer:
            require_shape(answer["error"], Fault)
        else:
            require_shape(answer["result"], RESULTS[json.loads(text)["op"]])
        return answer

    async def send(self, op: str, **fields: object) -> Json:
        """The answer to a request."""
        self.latest += 1
        return await self.say(json.dumps({"id": self.latest, "op": op, **fields}))

    async def result(self, op: str, **fields: object) -> Json:
        answer = await self.send(op, **fields)
        assert "result" in answer, answer
        result: Json = answer["result"]
        return result

    async def error(self, op: str, **fields: object) -> Json:
        answer = await self.send(op, **fields)
        assert "error" in answer, answer
        error: Json = answer["error"]
        return error

    async def position(self, record: str, move: str | None = None) -> Json:
        """The snapshot at the end of a record, or one move later."""
        snapshot: Json = (await self.result("position", record=record, move=move))["snapshot"]
        return snapshot

    async def new(self, name: str, size: int | None = None, **options: bool | int) -> Json:
        """The snapshot of a game that begins."""
        game = {"name": name, "size": size, "options": options}
        snapshot: Json = (await self.result("position", game=game))["snapshot"]
        return snapshot

    async def running(self, op: str, **fields: object) -> tuple[int, asyncio.Task[Json]]:
        """The id of a request that takes time, and its result to come; it has begun, and is not done."""
        asking = asyncio.create_task(self.result(op, **fields))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not asking.done(), asking
        return self.latest, asking


def run(scene: Coroutine[Any, Any, Found]) -> Found:
    """What a scene returns; in a thread of its own, since the tests of the browser leave a loop running in theirs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene).result()


def transcript(path: Path) -> list[Json]:
    """The lines of a transcript."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def message_of(text: str) -> Json:
    """The message that is such a text, which JavaScript can read as well: it has no NaN and no infinity."""
    message = json.loads(text, parse_constant=_refuse)
    assert isinstance(message, dict)
    return message


def _refuse(name: str) -> None:
    raise AssertionError(f"{name} is not JSON")


def require_shape(value: object, shape: Any) -> None:
    """Fails unless a value has a shape of the schema, and no field of which the schema does not tell."""
    check(value, shape)
    found = unknown(value, shape)
    assert not found, f"unknown to the schema: {found}"


def unknown(value: Any, shape: Any) -> list[str]:
    """The fields of a value that its shape does not have."""
    origin, inner = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        hints = fields_of(shape)
        inside = [name for field in value.keys() & hints for name in unknown(value[field], hints[field][0])]
        return [*(value.keys() - hints), *inside]
    if origin is Annotated:
        return unknown(value, inner[0])
    if origin in (Union, UnionType):
        return [] if value is None else min((unknown(value, one) for one in inner if one is not NoneType), key=len)
    if isinstance(value, list) and inner:
        return [name for item in value for name in unknown(item, inner[0])]
    if isinstance(value, dict) and inner:
        return [name for item in value.values() for name in unknown(item, inner[1])]
    return []
