"""What the site shows before its engine has started: the games, boards, examples and the lessons' tasks."""

import json
from pathlib import Path

from pyengine.page.examples import boards, examples, tasks
from pyengine.page.service import Service
from web.build.inside.service import result


async def main(target: str) -> None:
    """Write it as JSON into the file `target`: what each page holds by its name, and each file by its path."""
    service = Service(print)
    described = await result(service, op="describe")
    game = described["games"][0]
    first = {"name": game["name"], "size": game["sizes"]["default"]}
    start = await result(service, op="position", game=first)
    shown, known = examples(), boards()
    pages = {
        "index": {"describe": described, "start": start, "examples": shown},
        "board": {"positions": [*known["pictures"], shown["game"]]},
    }
    files = {"play/boards.json": known, "learn/tasks.json": tasks()}
    Path(target).write_text(json.dumps({"pages": pages, "files": files}), "utf-8")
