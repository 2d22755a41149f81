"""A rehearsal of the engine, before a snapshot of its memory is kept for a page's next visit.

It loads what a game needs. An engine that starts from the snapshot must give the same answers.
"""

import json
from collections.abc import Coroutine
from typing import Any

from pyengine.page.service import Service

SEARCH: dict[str, Any] = {"bot": "net", "settings": {"memory": 1}, "budget": {"playouts": 32}, "seed": 1}
"""A search whose tree is small: a snapshot is as large as the memory, which never shrinks."""
MESSAGES: tuple[dict[str, Any], ...] = (
    {"op": "ping"},
    {"op": "position", "game": {"name": "y"}},
    {"op": "openings", "record": "y11-pie:"},
    {"op": "play", "record": "y11-pie:", "move": "f6", **SEARCH},
    {"op": "think", "record": "hex11-pie:f6", "study": True, **SEARCH},
)
"""The steps of a visit: it starts, looks at a board, plays and analyses."""


def rehearse() -> str:
    """The answers of a new service to MESSAGES, one a line; the same text on every machine."""
    service = Service(lambda _: None, clock=lambda: 0.0)
    return "\n".join(_answer(service.call(json.dumps({"id": number, **ask}))) for number, ask in enumerate(MESSAGES))


def _answer(call: Coroutine[Any, Any, str]) -> str:
    """The answer of a call that waits for no other; it needs no event loop."""
    while True:
        try:
            call.send(None)
        except StopIteration as end:
            return str(end.value)
