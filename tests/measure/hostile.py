"""Hostile input: `python -m tests.measure.hostile messages --seconds 600 --seed 1`, and so for records, sgf and links.

Of texts see tests/measure/garbled.py. As messages, requests of the golden transcripts are mutilated and sent, several
at a time and with ids used twice: fields are taken away or get values of other types, numbers out of bounds, giant
texts, deep nesting, halves of letters. Each must be answered exactly once and in the shape of the schema, none by
"internal" or by a giant error, and the engine must play on afterwards.
"""

import argparse
import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from pyengine.lab.laboratory import Laboratory
from pyengine.page.requests import request_id
from tests.lab.test_laboratory import TRANSCRIPT as LAB
from tests.measure import garbled
from tests.page.client import TRANSCRIPTS, Json, Page, transcript

CROWD = 6
"""Messages that are sent at once, at most."""
PATIENCE = 40
"""Turns of the loop after which what still runs is stopped."""
LONGEST = 10_000
"""Characters of an error, at most, however long the message was."""
HOLE = "\x00" * 12
"""Stands where RAW text is to stand."""
RAW = (
    *("NaN", "-Infinity", "1e999", "-0.0", "9" * 400, "9" * 5000, '{"a":' * 90 + "1" + "}" * 90),
    *("[" * depth + "]" * depth for depth in (50, 900, 970, 985, 100_000)),
)
"""Texts that JSON's writer would refuse to write."""
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 64, 2**31, 2**53, -(2**53), 2**64, 10**30, 0.5, -0.0, 1e-300, 1e300),
    *("", " ", "a1", "swap", "white-resigns", "y", "wye", "level(3)", "wye(batch=1e9)", "wye(" * 1000, "a" * 100_000),
    *("y5:c3", "y5:c3.c3", "nim9-take3:", "randomhex2:", "rooms4:", "y19:" + "a1." * 5000),
    *("(;" * 5000, "(;GM[Y]SZ[4]" + ";B[a1]" * 2000, "1.a1 " * 5000),
    *("\ud800", "\udfff\ud800", "\u202e", "\x00", "é" * 50),
    *([], {}, [[]], [None], [1] * 5000, {"": ""}, {str(number): number for number in range(2000)}),
    *({"name": "y"}, {"name": "hex", "size": 10**9}, {"seconds": 0.01}, {"playouts": 10}, {"seconds": 1e300}),
    *({"playouts": 2**52}, {"seconds": 1, "increment": 0}),
)
"""Values of every type."""


class Mutilator:
    """Makes hostile messages of honest ones, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._asks = honest()
        self._ways: list[Callable[[Json], str]] = [
            *(self._without, self._replaced, self._replaced, self._crossed, self._added, self._cut, self._raw),
            *(json.dumps, json.dumps),  # honest ones, for searches that run meanwhile
        ]

    def message(self) -> str:
        """The next message."""
        ask = {"id": self._random.randrange(1, 40), **self._random.choice(self._asks)}  # ids are used twice
        return self._random.choice(self._ways)(json.loads(json.dumps(ask)))

    def crowd(self) -> list[str]:
        """Messages that are sent at once."""
        return [self.message() for _ in range(self._random.randint(1, CROWD))]

    def _place(self, value: Any) -> tuple[Any, Any]:
        """Somewhere in a message: what holds a value there, and its key or number."""
        holder, keys = value, list(value)
        while True:
            key = self._random.choice(keys)
            inside = holder[key]
            if not isinstance(inside, dict | list) or not inside or self._random.random() < 0.3:
                return holder, key
            holder, keys = inside, list(inside) if isinstance(inside, dict) else list(range(len(inside)))

    def _without(self, ask: Json) -> str:
        holder, key = self._place(ask)
        del holder[key]
        return json.dumps(ask)

    def _replaced(self, ask: Json) -> str:
        holder, key = self._place(ask)
        holder[key] = self._value()
        return json.dumps(ask)

    def _crossed(self, ask: Json) -> str:
        """With the fields of another request."""
        return json.dumps({**self._random.choice(self._asks), **ask, "op": self._random.choice(self._asks)["op"]})

    def _added(self, ask: Json) -> str:
        holder, _ = self._place(ask)
        if isinstance(holder, list):
            holder.append(self._value())
        else:
            holder[self._random.choice(["id", "parts", "part", "study", "clock", "root", "x" * 500])] = self._value()
        return json.dumps(ask)

    def _cut(self, ask: Json) -> str:
        """Broken off, or with a letter exchanged."""
        text = json.dumps(ask)
        at = self._random.randrange(len(text))
        return (
            text[:at]
            if self._random.random() < 0.5
            else text[:at] + self._random.choice('"{}[],:0\0é\ud800') + text[at + 1 :]
        )

    def _raw(self, ask: Json) -> str:
        """With something that is no JSON, or hardly any."""
        holder, key = self._place(ask)
        holder[key] = HOLE
        return json.dumps(ask).replace(json.dumps(HOLE), self._random.choice(RAW))

    def _value(self) -> Any:
        """A value of any type."""
        return self._random.choice(VALUES)


def honest() -> list[Json]:
    """The requests of all transcripts."""
    asks = [line["ask"] for path in [*TRANSCRIPTS, LAB] for line in transcript(path)]
    return [{name: value for name, value in ask.items() if name != "id"} for ask in asks if isinstance(ask, dict)]


async def assault(seed: int, goes_on: Callable[[int], bool]) -> Counter[str]:
    """How many messages were answered by a result, and by each type of error. Fails where one is not answered so.

    `goes_on` is asked after every crowd, with the number of messages so far.
    """
    page, mutilator, counts = Page(service=Laboratory), Mutilator(seed), Counter[str]()
    while goes_on(counts.total()):
        texts = mutilator.crowd()
        asking = [asyncio.create_task(page.say(text)) for text in texts]
        await settle(page, texts, asking)
        for text, one in zip(texts, asking, strict=True):
            answer = one.result()
            assert answer["id"] == request_id(text), text[:200]
            counts[answer["error"]["type"] if "error" in answer else "result"] += 1
            assert not counts["internal"], f"{text[:2000]}\n{answer['error']['trace']}"
            assert "error" not in answer or len(json.dumps(answer)) < LONGEST, text[:2000]
    await play(page)
    return counts


async def settle(page: Page, texts: Sequence[str], asking: Sequence[asyncio.Task[Json]]) -> None:
    """Waits until all are answered; what takes long is stopped."""
    while not all(one.done() for one in asking):
        for _ in range(PATIENCE):
            await asyncio.sleep(0)
        for text, one in zip(texts, asking, strict=True):
            if not one.done():
                await page.result("stop", target=request_id(text), how="play")


async def play(page: Page) -> None:
    """Plays a game to its end."""
    snapshot = await page.new("y", 5)
    while not snapshot["outcome"]:
        asked = {"record": snapshot["record"], "bot": "wye", "budget": {"playouts": 640}}
        snapshot = (await page.result("play", **asked))["snapshot"]


def main(arguments: Sequence[str] | None = None) -> None:
    """Hands hostile input to the engine, and counts by kind what became of it; stops at the first fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.measure.hostile", description=main.__doc__)
    parser.add_argument("kind", choices=("messages", *garbled.KINDS))
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    end: float = time.monotonic() + chosen.seconds

    def goes_on(_: int) -> bool:
        return time.monotonic() < end

    if chosen.kind == "messages":
        counts = asyncio.run(assault(chosen.seed, goes_on))
    else:
        counts = garbled.assault(garbled.KINDS[chosen.kind], chosen.seed, goes_on)
    for kind, count in counts.most_common():
        print(f"{count:8} {kind}")


if __name__ == "__main__":
    main()
