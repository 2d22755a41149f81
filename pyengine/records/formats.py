"""The text formats in which games are exchanged: one function that recognises and reads them, and one that writes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pyengine.core.errors import BadRecord, BadValue
from pyengine.core.game import Game
from pyengine.games import new_game
from pyengine.records import abstractplay, hexworld, library, links, movelist, sgf, yen
from pyengine.records.record import read as read_record
from pyengine.records.tree import Tree

LONGEST = 200_000
"""Characters of the longest text that is read."""
_MOVES, _SIZE = ("moves", "m", "game"), ("size", "boardsize", "board_size")
"""Parameters of links that hold the moves, and the size of the board."""
_RECORD = re.compile(r"(?:\S*#)?([a-z]+\d+(?:-[a-z]+\d*)*:\S*)")
_HEADING = re.compile(r"([a-z]+\d+(?:-[a-z]+\d*)*:)(?=[ \t]+\S|\s+[^\s>]\S*\s+\S)", re.IGNORECASE)
"""The beginning of a record over a list of moves; a single word on the next line is the rest of a broken record."""
_MAIL = re.compile(r"\s*(?:>[^\n]*(?:\n\s*|$))+")
"""A text all of whose lines mail has quoted."""
_FENCED = re.compile(r"\s*```\w*\r?\n(.*)```", re.DOTALL)
"""A text that stands in Markdown as it is."""


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
    writes: Callable[[Tree], bool] = lambda _: False
    write: Callable[[Tree], str] = lambda _: ""


def _within(text: str) -> str | None:
    """The first link to HexWorld within a text, or None."""
    return next(filter(None, map(hexworld.found, links.unfolded(text))), None)


FORMS = (
    Format("sgf", sgf.TITLE, "sgf", sgf.recognised, sgf.read_trees, sgf.writes, sgf.write_tree),
    Format(
        "hexworld", hexworld.TITLE, "txt", lambda text: hexworld.recognised(text) or _within(text) is not None,
        lambda text: [hexworld.read(_within(text) or text)], hexworld.writes, hexworld.write,
    ),
    Format("library", library.TITLE, "json", library.recognised, library.read),
    Format("abstractplay", abstractplay.TITLE, "json", abstractplay.recognised, abstractplay.read),
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
    if _MAIL.fullmatch(text):
        text = re.sub("^[> \t]+", "", text, flags=re.MULTILINE).rstrip()
    if fenced := _FENCED.fullmatch(text):
        text = "\n" + fenced[1].rstrip()
    bare = text.lstrip()
    if not bare:
        raise BadRecord("The text is empty: expected a game.", "text")
    for form in FORMS:
        if form.recognised(bare):
            return form.read(text)
    return _record(bare) or _linked(bare, game) or [movelist.read(text, game)]


def _record(text: str) -> list[Tree]:
    """The game of the record in a text, or of a list of moves that its beginning heads; none if there is none."""
    if heading := _HEADING.match(text):
        head = heading[1].lower()
        return [movelist.read(" " * len(head) + text[len(head) :], read_record(head).game)]
    tree = links.found(text)
    if tree is None and (unknown := _RECORD.fullmatch(text)):  # of a game that there is not
        tree = Tree.along(read_record(unknown[1]))
    return [tree] if tree else []


def _linked(text: str, game: Game) -> list[Tree]:
    """The games that the parameters of a link tell; none if the text is no link. Raises BadRecord."""
    told = links.parameters(text)
    if told is None:
        return []
    if sgf_text := next(filter(sgf.recognised, told.values()), None):
        return sgf.read_trees(sgf_text)
    moves, size = (next(filter(None, map(told.get, names)), "") for names in (_MOVES, _SIZE))
    if not moves:
        raise BadRecord(
            "There are no moves in this link: expected one of this page or of HexWorld, SGF, or the moves themselves.",
            "text",
        ).quoting(text, 0)
    try:
        return [movelist.read(moves, new_game(game.name, int(size), game.chosen) if size.isdecimal() else game)]
    except BadValue as wrong:
        raise wrong.at(movelist.TITLE, text, 0) from wrong


def write(tree: Tree) -> list[tuple[str, str, str, str]]:
    """The game in each format that it can be written in: name, title, file extension, text."""
    written = [(form.name, form.title, form.extension, form.write(tree)) for form in FORMS if form.writes(tree)]
    return [*written, ("moves", movelist.TITLE, "txt", movelist.write(tree))]
