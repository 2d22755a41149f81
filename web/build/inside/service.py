"""Asks a service of the engine as the page does."""

import json
from collections.abc import Awaitable
from typing import Any, Protocol


class Service(Protocol):
    """A service that answers messages: the engine's, or the lab's."""

    def call(self, text: str) -> Awaitable[str]: ...


async def result(service: Service, **message: object) -> Any:
    """The result of a message. KeyError if the service refuses it."""
    return json.loads(await service.call(json.dumps({"id": 1, **message})))["result"]
