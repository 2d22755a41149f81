"""The page's end of the wire, for tests: it keeps what comes back, and holds each message against the schema."""

import asyncio
import itertools
import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import is_dataclass
from itertools import chain
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from pyengine.games import GAMES
from pyengine.lab import schema as lab
from pyengine.page.schema import INFOS, OPS, Fault
from pyengine.page.service import Service
from pyengine.page.shapes import is_optional, sent_fields, to_json, types_of

Json = dict[str, Any]
Found = TypeVar("Found")
TRANSCRIPTS = sorted((Path(__file__).parents[1] / "golden/wire").glob("*.jsonl"))
"""The golden transcripts: in each line a message, and the messages that answer it."""
KNOWN_GAMES = {"y", "bent", "hex", "tictactoe", "nim", "randomy", "randomhex", "rooms"}
"""The games in the answers of the transcripts."""
TICK = 0.01
"""Seconds that pass whenever a service looks at the clock."""


class Page:
    """Sends messages to a service with a clock of its own."""

    def __init__(self, tick: float = TICK, service: Callable[..., Service] = Service) -> None:
        self.infos: list[Json] = []
        self.latest = 0
        """The id of the latest request, and so the number of requests."""
        self._service = service(self._inform, itertools.count(0, tick).__next__)

    def _inform(self, text: str) -> None:
        message = message_of(text)
        require_shape(message["info"], Union[*(INFOS | lab.INFOS).values()])
        self.infos.append(message)

    async def say(self, text: str) -> Json:
        answer = message_of(await self._service.call(text))
        assert set(answer) in ({"id", "result"}, {"id", "error"}), answer
        if "error" in answer:
            require_shape(answer["error"], Fault)
        else:
            require_shape(answer["result"], (OPS | lab.OPS)[json.loads(text)["op"]][1])
        return answer

    async def send(self, op: str, **fields: object) -> Json:
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


def about_known_games(value: Any) -> Any:
    """An answer without the games that no transcript knows, so that a new game changes none of them."""
    if isinstance(value, dict):
        listed = isinstance(value.get("values"), dict) and "known" in value["values"]
        kept = {name: about_known_games(one) for name, one in value.items()}
        return kept | ({"message": value["message"].partition(": expected")[0]} if listed else {})
    if not isinstance(value, list):
        return value
    new = [text for name, game in GAMES.items() if name not in KNOWN_GAMES for text in (name, repr(name), game.title)]
    return [
        about_known_games(one)
        for one in value
        if (one.get("name", one.get("message")) if isinstance(one, dict) else one) not in new
    ]


def transcript(path: Path) -> list[Json]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


async def replay(page: Page, path: Path) -> list[Json]:
    lines = []
    for ask in (line["ask"] for line in transcript(path)):
        page.infos.clear()
        answer = await page.say(ask if isinstance(ask, str) else json.dumps(ask))
        lines.append({"ask": ask, "answers": about_known_games([*page.infos, answer])})
    return lines


def sent(value: object) -> Any:
    return json.loads(to_json(value))


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
    if is_dataclass(shape):
        if not isinstance(value, dict):
            return [path]
        hints = types_of(shape)
        required = {field.name for field in sent_fields(shape) if not is_optional(field)}
        differing = [f"{path}.{name}" for name in (value.keys() - hints) | (required - value.keys())]
        inside = [misfits(value[name], hints[name], f"{path}.{name}") for name in value.keys() & hints]
        return [*differing, *chain(*inside)]
    if origin is Annotated:
        return misfits(value, inner[0], path)
    if origin in (Union, UnionType):
        return min((misfits(value, one, path) for one in inner), key=len)
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if origin in ((dict, Mapping) if isinstance(value, dict) else (list, Sequence) if isinstance(value, list) else ()):
        return [*chain(*(misfits(item, inner[-1], f"{path}.{name}") for name, item in items))]
    if origin is tuple:
        fits = len(value) == len(inner) and all(map(isinstance, value, [int | float] * len(inner)))
    elif origin is Literal:
        fits = value in inner
    else:
        fits = shape is Any or type(value) in ({int, float} if shape is float else {shape})
    return [] if fits else [path]
