"""What the page shows before its engine has started: the games, the first board, examples and the lessons' tasks."""

import json
from pathlib import Path

from pyengine.page.examples import examples, tasks
from pyengine.page.service import Service
from web.build.inside.service import result


async def main(target: str) -> None:
    """Write it as JSON into the file `target`."""
    service = Service(print)
    described = await result(service, op="describe")
    game = described["games"][0]
    first = {"name": game["name"], "size": game["sizes"]["default"]}
    start = await result(service, op="position", game=first)
    page = {"describe": described, "start": start, "examples": examples(), "tasks": tasks()}
    Path(target).write_text(json.dumps(page), "utf-8")
