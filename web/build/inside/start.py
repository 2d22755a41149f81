"""The games, boards, examples and tasks of lessons that the site shows before its engine has started."""

from pathlib import Path

from pyengine.page.examples import boards, examples, tasks
from pyengine.page.service import Service
from pyengine.page.shapes import to_json
from web.build.inside.service import result


async def main(target: str) -> None:
    """Write into the file `target`, as JSON, the data of each page by its name, and each file by its path."""
    service = Service(print)
    described = await result(service, op="describe")
    game = described["games"][0]
    first = {"name": game["name"], "size": game["sizes"]["default"]}
    start = await result(service, op="position", game=first)
    shown, known = examples(), boards()
    pages = {
        "index": {"describe": described, "start": start, "examples": shown},
        "board": {"positions": [*known.pictures, shown.game]},
    }
    files = {"play/boards.json": known, "learn/tasks.json": tasks()}
    Path(target).write_text(to_json({"pages": pages, "files": files}), "utf-8")
