"""The first board, drawn at build time by the page's own code under Node."""

import json
from typing import Any

from web.build.files import inline_json
from web.build.node import tool
from web.build.paths import MODULES, WORK
from web.build.scripts import bundle_drawing
from web.build.steps import once, run


def draw_board(start: dict[str, Any]) -> dict[str, str]:
    """Draw the board of what the page holds from the first. Returns its `element`, and its `style` for a sheet."""
    source, target, program = WORK / "first.json", WORK / "board.json", bundle_drawing()
    source.write_text(inline_json(start), encoding="utf-8")

    def make() -> None:
        run("Drawing the first board", [tool("node"), program, source, target], "correct what it names")

    once("board", [program, source, MODULES / "happy-dom/package.json"], target, make)
    drawn: dict[str, str] = json.loads(target.read_text(encoding="utf-8"))
    return drawn
