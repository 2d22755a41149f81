"""What the problems look like and are about, for the page to show before its engine has started."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from pyengine.core.game import opponent
from pyengine.games.connection import ConnectionState
from pyengine.page.service import Service
from pyengine.records.record import read
from web.build.inside.service import result


async def main(source: str, target: str) -> None:
    """Write the problems of `source` into `target`, with their positions and themes, and the empty boards that they are
    on.
    """
    service = Service(print)
    problems = json.loads(Path(source).read_text("utf-8"))["problems"]
    boards: dict[str, Any] = {}
    for problem in problems:
        beginning = problem["record"].partition(":")[0]
        if beginning not in boards:
            boards[beginning] = await result(service, op="position", record=f"{beginning}:")
        snapshot = (await result(service, op="position", record=problem["record"]))["snapshot"]
        problem |= {"cells": snapshot["cells"], "to_move": snapshot["to_move"], "last": snapshot["last"]["cells"]}
        problem["theme"] = theme(problem["record"], problem["move"])
    Path(target).write_text(json.dumps({"problems": problems, "boards": boards}), "utf-8")


def theme(record: str, name: str) -> str:
    """What a move of a connection game is like, as far as the board alone shows it.

    It lies at the `edges`, `joins` chains of the player to move, `bridges` (shares exactly two cells, both free, with a
    stone of the player that it does not touch), `cuts` chains of the opponent from each other, or acts from a
    `distance`.
    """
    state = cast(ConnectionState, read(record).state)
    board, cells, chains, player = state.game.geometry, state.cells, state.chains, state.to_move
    move = state.game.move_named(name)
    near = board.neighbours[move]
    own, other = ({chains[cell] for cell in near if cells[cell] == one} for one in (player, opponent(player)))
    if board.borders[move]:
        return "edges"
    if len(own) > 1:
        return "joins"
    for cell, around in enumerate(board.neighbours):
        between = set(near) & set(around)
        if cells[cell] == player and cell not in near and len(between) == 2 and not any(cells[one] for one in between):
            return "bridges"
    return "cuts" if len(other) > 1 else "distance"
