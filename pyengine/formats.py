"""Every form in which games are exchanged as text: one way in, which recognises the form, and one way out."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pyengine import hexworld, movelist, sgf, yen
from pyengine.errors import BadRecord
from pyengine.game import Game
from pyengine.record import read as read_record
from pyengine.tree import Tree

LONGEST = 200_000
"""Characters of the longest text that is read."""
_RECORD = re.compile(r"(?:\S*#)?([a-z]+\d+(?:-[a-z]+\d*)*:\S*)")


@dataclass(frozen=True, slots=True)
class Form:
    """A form of games as text: its name, its title for people, and the end of a file's name.

    `recognised` takes a text without white space around it. `writes` tells whether a game has the form.
    """

    name: str
    title: str
    extension: str
    recognised: Callable[[str], bool]
    read: Callable[[str], list[Tree]]
    writes: Callable[[Tree], bool]
    write: Callable[[Tree], str]


FORMS = (
    Form("sgf", sgf.TITLE, "sgf", sgf.recognised, sgf.read_trees, sgf.writes, sgf.write_tree),
    Form(
        "hexworld", hexworld.TITLE, "txt", hexworld.recognised, lambda text: [hexworld.read(text)], hexworld.writes,
        hexworld.write,
    ),
    Form("yen", yen.TITLE, "yen", yen.recognised, lambda text: [yen.read(text)], yen.writes, yen.write),
)  # fmt: skip


def read(text: str, game: Game) -> list[Tree]:
    """The games of a text: in one of the forms, a record or a link that ends with one, or plain moves of `game`.

    Raises BadRecord, which names line and column where the form has them.
    """
    if len(text) > LONGEST:
        raise BadRecord(
            "The text has {count} characters: expected {most} at most.", "text", count=len(text), most=LONGEST
        )
    text = text.removeprefix("\ufeff").rstrip()
    bare = text.lstrip()
    if not bare:
        raise BadRecord("The text is empty: expected a game.", "text")
    for form in FORMS:
        if form.recognised(bare):
            return form.read(text)
    if record := _RECORD.fullmatch(bare):
        return [Tree.along(read_record(record[1]))]
    return [movelist.read(text, game)]


def write(tree: Tree) -> list[tuple[str, str, str, str]]:
    """The game in each form that it has: name, title, the end of a file's name, text."""
    written = [(form.name, form.title, form.extension, form.write(tree)) for form in FORMS if form.writes(tree)]
    return [*written, ("moves", movelist.TITLE, "txt", movelist.write(tree))]
