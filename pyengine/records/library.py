"""The file of My games of the page: JSON with the games a person has kept, their variations, comments and marks."""

from __future__ import annotations

import re
from itertools import starmap
from typing import Any

from pyengine.core.errors import BadRecord, Refusal
from pyengine.records import sgf
from pyengine.records.document import parsed
from pyengine.records.marks import Mark, arranged
from pyengine.records.record import read as read_record
from pyengine.records.tree import Tree

TITLE = "My games"
_MARK = re.compile(r'\{\s*"games"\s*:')


def recognised(text: str) -> bool:
    """Whether a text without white space around it is meant to be such a file."""
    return bool(_MARK.match(text))


def read(text: str) -> list[Tree]:
    """The games of the file. Raises BadRecord, which names the number of the game that cannot be read."""
    found, trees = parsed(text, TITLE)["games"], []
    for number, game in enumerate(found if isinstance(found, list) else [], start=1):
        try:
            trees.append(_tree(game))
        except (Refusal, KeyError, IndexError, TypeError, AttributeError, ValueError) as wrong:
            refused = wrong if isinstance(wrong, Refusal) else BadRecord("expected a game as My games keeps it.")
            raise BadRecord("{form}, game {number}: {wrong}", form=TITLE, number=number, wrong=refused) from wrong
    if not trees:
        raise BadRecord("There is no game in this file: expected one at least.").at(TITLE, text, 0)
    return trees


def _tree(game: dict[str, Any]) -> Tree:
    """One game. Raises Refusal, and errors of Python where it is not of the shape in which they are kept."""
    told = game["tree"]
    tree = Tree.along(read_record(told["beginning"]))
    for number, node in enumerate(told["nodes"]):
        if number:
            parent = node["parent"]
            if parent not in range(number):
                raise BadRecord("expected a game as My games keeps it.")
            tree.add(parent, tree.nodes[parent].record.add(node["move"]))
        here = tree.nodes[number]
        here.comment = str(node["comment"])
        here.marks = arranged(Mark(**mark) for mark in node.get("marks", ()))
        here.properties = {name: tuple(values) for name, values in node["properties"].items()}
        sound = [*(mark.fits(tree.game) for mark in here.marks), *starmap(sgf.is_property, here.properties.items())]
        if not all(sound):
            raise BadRecord("expected a game as My games keeps it.")
    tree.at = tree.end()
    sgf.credit(tree, ("", ""), "", str(game["name"]))
    return tree
