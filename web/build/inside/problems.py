"""The problems with their positions, for the page to show before its engine has started."""

import json
from pathlib import Path
from typing import Any

from pyengine.page.service import Service
from web.build.inside.service import result


async def main(source: str, target: str) -> None:
    """Write the problems of `source` into `target`, with their positions, and the empty boards that they are on."""
    service = Service(print)
    problems = json.loads(Path(source).read_text("utf-8"))["problems"]
    boards: dict[str, Any] = {}
    for problem in problems:
        beginning = problem["record"].partition(":")[0]
        if beginning not in boards:
            boards[beginning] = await result(service, op="position", record=f"{beginning}:")
        snapshot = (await result(service, op="position", record=problem["record"]))["snapshot"]
        problem |= {"cells": snapshot["cells"], "to_move": snapshot["to_move"], "last": snapshot["last"]["cells"]}
    Path(target).write_text(json.dumps({"problems": problems, "boards": boards}, separators=(",", ":")), "utf-8")
