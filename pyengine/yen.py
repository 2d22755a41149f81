"""Positions of Y in YEN, the notation of the program GameY: JSON with `size`, `turn`, `players` and `layout`.

The layout holds the rows from the apex, separated by "/": for each cell the letter of a player or ".". `turn` is 0 or
1: which of the `players` is to move, or would be if the game went on. A position has no history, so reading makes one
up: the stones are played in turn in reading order, after a swap if the second player's stones would be too many.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from pyengine.errors import BadRecord, Refused
from pyengine.game import NOBODY, opponent
from pyengine.games import new_game
from pyengine.games.connection import PIE
from pyengine.games.y import Y
from pyengine.record import Record
from pyengine.tree import Tree

TITLE = "YEN"
_LETTERS = "BR"
_EMPTY = "."


def recognised(text: str) -> bool:
    """Whether a text without white space around it is meant to be YEN."""
    return text.startswith("{")


def writes(tree: Tree) -> bool:
    """Whether the game's positions can be written."""
    return isinstance(tree.game, Y)


def write(tree: Tree) -> str:
    """The position shown; what led to it, a forfeit among that, is lost."""
    record = tree.nodes[tree.at].record
    signs = [(_EMPTY + _LETTERS)[content] for content in record.state.cells]
    rows = ["".join(signs[cell] for cell in row) for row in record.game.geometry.rows]
    mover = record.state.to_move or opponent(record.moves()[-1][1])
    return json.dumps(
        {"size": record.game.size, "turn": mover - 1, "players": list(_LETTERS), "layout": "/".join(rows)}
    )


def read(text: str) -> Tree:
    """A game that leads to the position. Raises BadRecord with the line and column of what is no JSON, or the field."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise BadRecord.at(TITLE, text, wrong.pos, f"{wrong.msg}: expected JSON.") from wrong
    except (ValueError, RecursionError) as wrong:
        raise BadRecord(
            f"{TITLE}: the text is too deep or its numbers too long: expected one object.", "record"
        ) from wrong
    if not isinstance(found, dict):
        raise _wrong("the text is no object: expected one with size, turn, players and layout.")
    game = _game(found)
    letters, stones = _letters(found), _layout(found, game)
    turn = found.get("turn")
    if turn not in (0, 1) or isinstance(turn, bool):
        raise _wrong(f"turn is {_shown(found, 'turn')}: expected 0 or 1.")
    cells = [(_EMPTY, *letters).index(sign) for sign in _known(stones, letters, game)]
    return Tree.along(_history(game, cells, turn))


def _game(found: dict[str, Any]) -> Y:
    size = found.get("size")
    if not isinstance(size, int) or isinstance(size, bool):
        raise _wrong(f"size is {_shown(found, 'size')}: expected an integer.")
    try:
        game = new_game(Y.name, size, {PIE.name: True})
    except Refused as wrong:
        raise _wrong(str(wrong)) from wrong
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
        raise _wrong(f"players is {_shown(found, 'players')}: expected two different letters.")
    return letters


def _is_letter(value: object) -> bool:
    return isinstance(value, str) and bool(re.fullmatch(r"[^\s./]", value))


def _layout(found: dict[str, Any], game: Y) -> list[str]:
    layout = found.get("layout")
    if not isinstance(layout, str):
        raise _wrong(f"layout is {_shown(found, 'layout')}: expected text.")
    rows = layout.split("/")
    if len(rows) != game.size:
        raise _wrong(f"the layout has {len(rows)} rows: expected {game.size}, separated by '/'.")
    for number, row in enumerate(rows, start=1):
        if len(row) != number:
            raise _wrong(f"row {number} of the layout has {len(row)} cells: expected {number}.")
    return rows


def _known(rows: Sequence[str], letters: Sequence[str], game: Y) -> str:
    """The signs of all cells, in reading order."""
    for cell, sign in enumerate(signs := "".join(rows)):
        if sign not in (_EMPTY, *letters):
            expected = f"'{letters[0]}', '{letters[1]}' or '{_EMPTY}'"
            raise _wrong(f"the layout has {sign!r} at {game.move_name(cell)}: expected {expected}.")
    return signs


def _history(game: Y, cells: Sequence[int], turn: int) -> Record:
    """Moves that lead to a position, with a swap if it cannot be reached without one."""
    ones, twos = ([cell for cell, owner in enumerate(cells) if owner == player] for player in (1, 2))
    swapped = len(twos) == len(ones) + 1 - turn and bool(twos)
    if not swapped and len(ones) != len(twos) + turn:
        raise _wrong(
            f"there are {len(ones)} and {len(twos)} stones, and turn is {turn}: "
            "expected as many of both where turn is 0, and one more of the first where it is 1."
        )
    last = twos if turn == 0 else ones
    record = _played(game, ones, twos, swapped=swapped)
    if record is None:  # the winning stone must come last
        for stone in last:
            rest = [cell for cell in last if cell != stone]
            record = _played(
                game, ones if turn == 0 else [*rest, stone], [*rest, stone] if turn == 0 else twos, swapped=swapped
            )
            if record is not None:
                break
    if record is None:
        raise _wrong("the game was over before the last stone: expected a position of a game.")
    return record


def _played(game: Y, ones: Sequence[int], twos: Sequence[int], *, swapped: bool) -> Record | None:
    """The record of these stones in turn; None if somebody wins on the way."""
    first, second = iter(ones), iter(twos)
    record = Record.of(game)
    if swapped:
        record = record.play(next(second)).play(game.swap)
    while (move := next(first if record.state.to_move == 1 else second, None)) is not None:
        record = record.play(move)
        if record.state.to_move == NOBODY:
            break
    return None if [*first, *second] else record


def _shown(found: dict[str, Any], name: str) -> str:
    return json.dumps(found[name])[:60] if name in found else "missing"


def _wrong(message: str) -> BadRecord:
    return BadRecord(f"{TITLE}: {message}", "record")
