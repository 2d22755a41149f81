"""The page's end of the wire, for tests: it keeps what comes back, and holds each message against the schema."""

import asyncio
import itertools
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pyengine.page.laboratory import Laboratory
from pyengine.page.schema import INFOS, RESULTS, Fault
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
        require_shape(message["info"], Union[*INFOS.values()])
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
        snapshot: Json = (await self.result("play", record=record, move=move))["snapshot"]
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
    assert not (wrong := misfits(value, shape)), wrong


def misfits(value: Any, shape: Any, path: str = "") -> list[str]:
    """Where a value differs from a shape."""
    origin, inner = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        if not isinstance(value, dict):
            return [path]
        hints = get_type_hints(shape, include_extras=True)
        required = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        differing = [f"{path}.{name}" for name in (value.keys() - hints) | (required - value.keys())]
        inside = [misfits(value[name], hints[name], f"{path}.{name}") for name in value.keys() & hints]
        return [*differing, *chain(*inside)]
    if origin in (Annotated, NotRequired):
        return misfits(value, inner[0], path)
    if origin in (Union, UnionType):
        return min((misfits(value, one, path) for one in inner), key=len)
    if origin in (list, dict) and isinstance(value, origin):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [*chain(*(misfits(item, inner[-1], f"{path}.{name}") for name, item in items))]
    if origin is tuple:
        fits = len(value) == len(inner) and all(map(isinstance, value, [int | float] * len(inner)))
    elif origin is Literal:
        fits = value in inner
    else:
        fits = shape is Any or type(value) in ({int, float} if shape is float else {shape})
    return [] if fits else [path]
