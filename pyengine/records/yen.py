"""Positions of Y in YEN, the notation of the program GameY: JSON with `size`, `turn`, `players` and `layout`.

The layout has the rows from the apex down, separated by "/", with a player's letter or "." for each cell. `turn`, 0 or
1, is the index of the player to move, even after the end. A position has no history, so the reader makes one up: the
players place the stones in turn in reading order, after a swap if the second player has one more than turns alone
allow, and with passes if a player has still more.
"""

import json
import re
from typing import Any

from pyengine.core.errors import BadRecord, Refusal
from pyengine.core.game import opponent
from pyengine.games import new_game
from pyengine.games.connection import PIE
from pyengine.games.y import Y
from pyengine.records.document import parse_json, place_of
from pyengine.records.position import record_reaching
from pyengine.records.record import Record
from pyengine.records.tree import Tree

TITLE = "YEN"
_LETTERS = "BR"
_EMPTY = "."


def matches(text: str) -> bool:
    return text.startswith("{") and '"layout"' in text


def writes(tree: Tree) -> bool:
    return tree.game.name == Y.name


def write(tree: Tree) -> str:
    """The position shown. Its history is lost, and so is a forfeit."""
    record = tree.record
    signs = [(_EMPTY + _LETTERS)[content] for content in record.state.cells]
    rows = ["".join(signs[cell] for cell in row) for row in record.game.geometry.rows]
    mover = record.state.to_move or opponent(record.moves()[-1][1])
    return json.dumps(
        {"size": record.game.size, "turn": mover - 1, "players": list(_LETTERS), "layout": "/".join(rows)}
    )


def read(text: str) -> Tree:
    """A game that leads to the position. Raises BadRecord with line and column."""
    value = parse_json(text, TITLE)
    try:
        return Tree.along(_record(value), made_up=True)
    except Refusal as wrong:
        raise wrong.at(TITLE, text, place_of(text, wrong.field or "layout")) from wrong


def _record(value: Any) -> Record:
    if not isinstance(value, dict):
        raise BadRecord("yen-object")
    for name in ("size", "turn", "players", "layout"):
        if name not in value:
            raise BadRecord("yen-missing", name=name)
    size, turn, letters = value["size"], value["turn"], value["players"]
    if not isinstance(size, int) or isinstance(size, bool):
        raise BadRecord("yen-size", "size", found=json.dumps(size))
    game = new_game(Y.name, size, {PIE.name: True})
    assert isinstance(game, Y)
    if not isinstance(letters, list) or len(letters) != 2 or not all(map(_is_letter, letters)) or len(set(letters)) < 2:
        raise BadRecord("yen-players", "players", found=json.dumps(letters))
    if turn not in (0, 1) or isinstance(turn, bool):
        raise BadRecord("yen-turn", "turn", found=json.dumps(turn))
    signs = _signs(value["layout"], letters, game)
    ones, twos = ([cell for cell, sign in enumerate(signs) if sign == letter] for letter in letters)
    swapped = len(twos) == len(ones) + 1 - turn and bool(twos)
    return record_reaching(game, ones, twos, turn + 1, swapped=swapped)


def _is_letter(value: object) -> bool:
    return isinstance(value, str) and bool(re.fullmatch(r"[^\s./]", value))


def _signs(layout: object, letters: list[str], game: Y) -> str:
    """The signs of all cells in reading order."""
    if not isinstance(layout, str):
        raise BadRecord("yen-layout", found=json.dumps(layout))
    rows, size = layout.split("/"), game.size
    if (count := len(rows)) != size:
        raise BadRecord("yen-rows", count=count, size=size)
    for number, row in enumerate(rows, start=1):
        if (count := len(row)) != number:
            raise BadRecord("yen-row", number=number, count=count)
    for cell, sign in enumerate(signs := "".join(rows)):
        if sign not in (_EMPTY, *letters):
            raise BadRecord(
                "yen-cell", sign=sign, cell=game.move_name(cell), first=letters[0], second=letters[1], empty=_EMPTY
            )
    return signs
