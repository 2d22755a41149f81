"""Plain lists of moves: `1.f6 2.swap 3.m16`.

Such a list does not name its game: it is read as moves of a given game. The numbers may be missing, and moves may be
separated by white space, commas or semicolons; cells may also follow each other without a gap, as in `a5d7f3`.
"""

from __future__ import annotations

import re

from pyengine.core.errors import BadRecord, Refusal
from pyengine.core.game import Game
from pyengine.records.tree import Tree

TITLE = "Moves"
_GAP = re.compile(r"[\s,;]*")
_NUMBER = re.compile(r"\d+[.)](?=[\s\w])\s*")
_WORD = re.compile(r"[a-zA-Z]\d{1,2}(?=[a-zA-Z]\d)|[^\s,;.]+")


def write(tree: Tree) -> str:
    """The moves of the line through the position shown, from the first to the last."""
    number = (tree.at, *tree.following(tree.at))[-1]
    return " ".join(f"{ply}.{word}" for ply, (word, _) in enumerate(tree.nodes[number].record.words(), start=1))


def read(text: str, game: Game) -> Tree:
    """The moves of the list, played in that game. Raises BadRecord with line and column."""
    tree, place = Tree.of(game), _after(_GAP, text, 0)
    while place < len(text):
        place = _after(_NUMBER, text, place)
        word = _WORD.match(text, place)
        if not word:
            raise BadRecord("found {sign!r}, expected a move.", sign=text[place : place + 1]).at(TITLE, text, place)
        try:
            tree.at = tree.add(tree.at, tree.nodes[tree.at].record.add(word[0].lower()))
        except Refusal as wrong:
            raise wrong.at(TITLE, text, place) from wrong
        place = _after(_GAP, text, word.end())
    return tree


def _after(pattern: re.Pattern[str], text: str, place: int) -> int:
    """The place after a match of the pattern at this place, or this place if there is none."""
    found = pattern.match(text, place)
    return found.end() if found else place
