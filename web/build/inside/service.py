"""Asks a service of the engine as the page does."""

import json
from collections.abc import Awaitable
from typing import Any, Protocol


class Service(Protocol):
    """What answers messages: the engine's service, or the lab's."""

    def call(self, text: str) -> Awaitable[str]: ...


async def result(service: Service, **message: object) -> Any:
    """The result that the service answers a message with. KeyError if it refuses."""
    return json.loads(await service.call(json.dumps({"id": 1, **message})))["result"]
