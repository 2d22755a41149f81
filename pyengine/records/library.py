"""The file of My games of the page: JSON with games, their variations, comments and marks."""

import re
from itertools import starmap
from typing import Any

from pyengine.core.errors import BadRecord, Refusal, Remark
from pyengine.records import sgf
from pyengine.records.document import parse_json
from pyengine.records.marks import Mark, arrange
from pyengine.records.record import read as read_record
from pyengine.records.tree import Tree

TITLE = Remark("form-library")
_MARK = re.compile(r'\{\s*"games"\s*:')


def matches(text: str) -> bool:
    return bool(_MARK.match(text)) and ('"tree"' in text or '"moves"' not in text)


def read(text: str) -> list[Tree]:
    """The games of the file. Raises BadRecord, which names the number of the game that cannot be read."""
    games, trees = parse_json(text, TITLE)["games"], []
    for number, game in enumerate(games if isinstance(games, list) else [], start=1):
        try:
            trees.append(_tree(game))
        except (Refusal, KeyError, IndexError, TypeError, AttributeError, ValueError) as wrong:
            refused = wrong if isinstance(wrong, Refusal) else BadRecord("library-game")
            raise BadRecord("at-game", form=TITLE, number=number, wrong=refused) from wrong
    if not trees:
        raise BadRecord("no-games").at(TITLE, text, 0)
    return trees


def _tree(game: dict[str, Any]) -> Tree:
    """One game. Raises Refusal, or errors of Python if its shape is wrong."""
    tree = Tree.along(read_record(game["tree"]["beginning"]))
    for number, node in enumerate(game["tree"]["nodes"]):
        if number:
            parent = node["parent"]
            if parent not in range(number):
                raise BadRecord("library-game")
            tree.add(parent, tree.nodes[parent].record.add(node["move"]))
        here = tree.nodes[number]
        here.comment = str(node["comment"])
        here.marks = arrange(Mark(**mark) for mark in node.get("marks", ()))
        here.made_up = node.get("made_up") is True
        here.properties = {name: tuple(values) for name, values in node["properties"].items()}
        sound = [*(mark.fits(tree.game) for mark in here.marks), *starmap(sgf.is_property, here.properties.items())]
        if not all(sound):
            raise BadRecord("library-game")
    tree.at = tree.end()
    sgf.credit(tree, ("", ""), "", str(game["name"]))
    return tree
