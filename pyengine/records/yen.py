"""Positions of Y in YEN, the notation of the program GameY: JSON with `size`, `turn`, `players` and `layout`.

The layout has the rows from the apex down, separated by "/", with a player's letter or "." for each cell. `turn`, 0 or
1, tells which of the `players` is to move, or would be if the game were not over. A position has no history, so the
reader makes one up: the stones are placed in turn in reading order, after a swap if the second player has one more than
turns alone allow, and with passes if a player has still more.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from pyengine.core.errors import BadRecord, Refusal
from pyengine.core.game import opponent
from pyengine.games import new_game
from pyengine.games.connection import PIE
from pyengine.games.y import Y
from pyengine.records.document import parsed, place_of
from pyengine.records.position import leading_to
from pyengine.records.record import Record
from pyengine.records.tree import Tree

TITLE = "YEN"
_LETTERS = "BR"
_EMPTY = "."


def recognised(text: str) -> bool:
    """Whether a text without white space around it is meant to be YEN."""
    return text.startswith("{")


def writes(tree: Tree) -> bool:
    """Whether the game can be written as YEN."""
    return tree.game.name == Y.name


def write(tree: Tree) -> str:
    """The position shown. Its history is lost, and so is a forfeit."""
    record = tree.nodes[tree.at].record
    signs = [(_EMPTY + _LETTERS)[content] for content in record.state.cells]
    rows = ["".join(signs[cell] for cell in row) for row in record.game.geometry.rows]
    mover = record.state.to_move or opponent(record.moves()[-1][1])
    return json.dumps(
        {"size": record.game.size, "turn": mover - 1, "players": list(_LETTERS), "layout": "/".join(rows)}
    )


def read(text: str) -> Tree:
    """A game that leads to the position. Raises BadRecord with line and column if it is not JSON, or with the field."""
    found = parsed(text, TITLE)
    try:
        tree = Tree.along(_record(found))
    except Refusal as wrong:
        raise wrong.at(TITLE, text, place_of(text, wrong.field or "layout")) from wrong
    tree.set_up = tree.nodes[tree.at].record.state.ply
    return tree


def _record(found: Any) -> Record:
    if not isinstance(found, dict):
        raise BadRecord("this is not an object: expected one with size, turn, players and layout.")
    for name in ("size", "turn", "players", "layout"):
        if name not in found:
            raise BadRecord("{name} is missing: expected size, turn, players and layout.", name=name)
    game = _game(found)
    letters, stones = _letters(found), _layout(found, game)
    turn = found.get("turn")
    if turn not in (0, 1) or isinstance(turn, bool):
        raise BadRecord("turn is {found}: expected 0 or 1.", "turn", found=_shown(found, "turn"))
    cells = [(_EMPTY, *letters).index(sign) for sign in _known(stones, letters, game)]
    return _history(game, cells, turn)


def _game(found: dict[str, Any]) -> Y:
    size = found.get("size")
    if not isinstance(size, int) or isinstance(size, bool):
        raise BadRecord("size is {found}: expected an integer.", "size", found=_shown(found, "size"))
    game = new_game(Y.name, size, {PIE.name: True})
    assert isinstance(game, Y)
    return game


def _letters(found: dict[str, Any]) -> Sequence[str]:
    letters = found.get("players")
    if (
        not isinstance(letters, list)
        or len(letters) != 2
        or letters[0] == letters[1]
        or not all(map(_is_letter, letters))
    ):
        raise BadRecord(
            "players is {found}: expected two different letters.", "players", found=_shown(found, "players")
        )
    return letters


def _is_letter(value: object) -> bool:
    return isinstance(value, str) and bool(re.fullmatch(r"[^\s./]", value))


def _layout(found: dict[str, Any], game: Y) -> list[str]:
    layout = found.get("layout")
    if not isinstance(layout, str):
        raise BadRecord("layout is {found}: expected text.", found=_shown(found, "layout"))
    rows = layout.split("/")
    if len(rows) != game.size:
        raise BadRecord(
            "the layout has {count} rows: expected {size}, separated by '/'.", count=len(rows), size=game.size
        )
    for number, row in enumerate(rows, start=1):
        if len(row) != number:
            raise BadRecord(
                "row {number} of the layout has {count} cells: expected {number}.", number=number, count=len(row)
            )
    return rows


def _known(rows: Sequence[str], letters: Sequence[str], game: Y) -> str:
    """The signs of all cells in reading order."""
    for cell, sign in enumerate(signs := "".join(rows)):
        if sign not in (_EMPTY, *letters):
            raise BadRecord(
                "the layout has {sign!r} at {cell}: expected '{first}', '{second}' or '{empty}'.",
                sign=sign,
                cell=game.move_name(cell),
                first=letters[0],
                second=letters[1],
                empty=_EMPTY,
            )
    return signs


def _history(game: Y, cells: Sequence[int], turn: int) -> Record:
    """A game that leads to the position, with a swap if that is the only way."""
    ones, twos = ([cell for cell, owner in enumerate(cells) if owner == player] for player in (1, 2))
    swapped = len(twos) == len(ones) + 1 - turn and bool(twos)
    return leading_to(game, ones, twos, turn + 1, swapped=swapped)


def _shown(found: dict[str, Any], name: str) -> str:
    return json.dumps(found[name])
