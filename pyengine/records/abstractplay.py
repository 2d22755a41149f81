"""Games of Hex at Abstract Play, as its pages hand them out in JSON: the state of a game, and the record of one.

A state has `game`, `variants` and a `stack` of positions, each with its `lastmove`; a record has a `header` with the
game and the players, and `moves` in rounds. Whoever takes the first move over there changes seats, so it is no move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pyengine.core.errors import BadRecord, Refusal
from pyengine.games import new_game
from pyengine.games.connection import PIE
from pyengine.games.hex import Hex
from pyengine.records import sgf
from pyengine.records.document import parsed, place_of
from pyengine.records.record import Record
from pyengine.records.tree import Tree

TITLE = "Abstract Play"
_USUAL = 13
_MARK = re.compile(r'"(?:stack|header)"\s*:\s*[\[{]')
_SIZE = re.compile(r"size\D*(\d{1,2})")


def recognised(text: str) -> bool:
    """Whether a text without white space around it is meant to be such a game."""
    return text.startswith("{") and bool(_MARK.search(text))


def read(text: str) -> list[Tree]:
    """The one game of the text. Raises BadRecord with line and column."""
    found = parsed(text, TITLE)
    header = found.get("header")
    game = header.get("game") if isinstance(header, dict) else {"name": found.get("game"), **found}
    if not isinstance(game, dict) or str(game.get("name")).lower() != Hex.name:
        wrong = BadRecord("this is no game of Hex: expected one.")
        raise wrong.at(TITLE, text, place_of(text, "game"))
    size = next(iter(_SIZE.findall(" ".join(map(str, _list(game.get("variants")))))), _USUAL)
    try:
        tree = Tree.along(Record.of(new_game(Hex.name, int(size), {PIE.name: True})))
        for move in _moves(found):
            tree.at = tree.add(tree.at, tree.nodes[tree.at].record.add(move.lower()))
    except Refusal as wrong:
        raise wrong.at(TITLE, text, place_of(text, "moves" if "moves" in found else "stack")) from wrong
    players = [str(one.get("name", "")) for one in _list((header or game).get("players")) if isinstance(one, dict)]
    sgf.credit(tree, [*players, "", ""][:2], "")
    return [tree]


def _moves(found: dict[str, Any]) -> Iterator[str]:
    """The moves of all rounds or positions."""
    for position in _list(found.get("stack")):
        if isinstance(position, dict) and position.get("lastmove"):
            yield str(position["lastmove"])
    for one in _list(found.get("moves")):
        for move in one if isinstance(one, list) else [one]:
            yield str(move["move"] if isinstance(move, dict) and "move" in move else move)


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
