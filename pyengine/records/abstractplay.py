"""Games of Hex at Abstract Play, which offers them as JSON: the state of a game, or its record.

A state has `game`, `variants` and a `stack` of positions, each with its `lastmove`; a record has a `header` with the
game and the players, and `moves` in rounds. A swap there exchanges the seats of the players, so it is no move.
"""

import re
from collections.abc import Iterator
from typing import Any

from pyengine.core.errors import BadRecord, Refusal
from pyengine.games import new_game
from pyengine.games.connection import PIE
from pyengine.games.hex import Hex
from pyengine.records import sgf
from pyengine.records.document import parse_json, place_of
from pyengine.records.record import Record
from pyengine.records.tree import Tree

TITLE = "Abstract Play"
_USUAL = 13
_MARK = re.compile(r'"(?:stack|header)"\s*:\s*[\[{]')
_SIZE = re.compile(r"size\D*(\d{1,2})")


def matches(text: str) -> bool:
    return text.startswith("{") and bool(_MARK.search(text))


def read(text: str) -> list[Tree]:
    """The one game of the text. Raises BadRecord with line and column."""
    document = parse_json(text, TITLE)
    header = document.get("header")
    game = header.get("game") if isinstance(header, dict) else {"name": document.get("game"), **document}
    if not isinstance(game, dict) or str(game.get("name")).lower() != Hex.name:
        wrong = BadRecord("not-hex")
        raise wrong.at(TITLE, text, place_of(text, "game"))
    size = next(iter(_SIZE.findall(" ".join(map(str, _list(game.get("variants")))))), _USUAL)
    try:
        tree = Tree.along(Record.of(new_game(Hex.name, int(size), {PIE.name: True})))
        for move in _moves(document):
            tree.append(move.lower())
    except Refusal as wrong:
        raise wrong.at(TITLE, text, place_of(text, "moves" if "moves" in document else "stack")) from wrong
    players = [
        str(player.get("name", "")) for player in _list((header or game).get("players")) if isinstance(player, dict)
    ]
    sgf.credit(tree, [*players, "", ""][:2], "")
    return [tree]


def _moves(document: dict[str, Any]) -> Iterator[str]:
    """The moves of all positions or rounds."""
    for position in _list(document.get("stack")):
        if isinstance(position, dict) and position.get("lastmove"):
            yield str(position["lastmove"])
    for turns in _list(document.get("moves")):
        for move in turns if isinstance(turns, list) else [turns]:
            yield str(move["move"] if isinstance(move, dict) and "move" in move else move)


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
