"""The text formats in which games are exchanged: one function that recognises and reads them, and one that writes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pyengine.core.errors import BadRecord
from pyengine.core.game import Game
from pyengine.records import hexworld, movelist, sgf, yen
from pyengine.records.record import read as read_record
from pyengine.records.tree import Tree

LONGEST = 200_000
"""Characters of the longest text that is read."""
_RECORD = re.compile(r"(?:\S*#)?([a-z]+\d+(?:-[a-z]+\d*)*:\S*)")


@dataclass(frozen=True, slots=True)
class Format:
    """A text format: its name, its title for people, and the extension of its files.

    `recognised` takes a text without white space around it. `writes` tells whether a game can be written in it.
    """

    name: str
    title: str
    extension: str
    recognised: Callable[[str], bool]
    read: Callable[[str], list[Tree]]
    writes: Callable[[Tree], bool]
    write: Callable[[Tree], str]


FORMS = (
    Format("sgf", sgf.TITLE, "sgf", sgf.recognised, sgf.read_trees, sgf.writes, sgf.write_tree),
    Format(
        "hexworld", hexworld.TITLE, "txt", hexworld.recognised, lambda text: [hexworld.read(text)], hexworld.writes,
        hexworld.write,
    ),
    Format("yen", yen.TITLE, "yen", yen.recognised, lambda text: [yen.read(text)], yen.writes, yen.write),
)  # fmt: skip


def read(text: str, game: Game) -> list[Tree]:
    """The games of a text: in one of the formats, as a record or a link to one, or as plain moves of `game`.

    Raises BadRecord, which names line and column if the format has them.
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
    """The game in each format that it can be written in: name, title, file extension, text."""
    written = [(form.name, form.title, form.extension, form.write(tree)) for form in FORMS if form.writes(tree)]
    return [*written, ("moves", movelist.TITLE, "txt", movelist.write(tree))]
