"""The text formats in which games are exchanged: one function that recognises and reads them, and one that writes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pyengine.core.errors import BadRecord
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
_HEADING = re.compile(r"([a-z]+\d+(?:-[a-z]+\d*)*:)(?=\s+\S)", re.IGNORECASE)
_MAIL = re.compile(r"(?:[ \t]*>[^\n]*(?:\n\s*|$))+")
"""A text all of whose lines mail has quoted."""


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
        text = re.sub("^[> \t]+", "", text, flags=re.MULTILINE)
    bare = text.lstrip()
    if not bare:
        raise BadRecord("The text is empty: expected a game.", "text")
    for form in FORMS:
        if form.recognised(bare):
            return form.read(text)
    if heading := _HEADING.match(bare):
        head = heading[1].lower()
        return [movelist.read(" " * len(head) + bare[len(head) :], read_record(head).game)]
    if record := links.found(bare):
        return [Tree.along(record)]
    if broken := _RECORD.fullmatch(bare):
        return [Tree.along(read_record(broken[1]))]
    told = links.parameters(bare)
    return [movelist.read(text, game)] if told is None else _told(told, game)


def _told(parameters: Mapping[str, str], game: Game) -> list[Tree]:
    """The games that the parameters of a link tell. Raises BadRecord."""
    if sgf_text := next(filter(sgf.recognised, parameters.values()), None):
        return sgf.read_trees(sgf_text)
    if moves := next(filter(None, map(parameters.get, _MOVES)), None):
        size = next(filter(None, map(parameters.get, _SIZE)), "")
        if size.isdecimal() and len(size) < 4:
            game = new_game(game.name, int(size), game.chosen)
        return [movelist.read(moves, game)]
    raise BadRecord(
        "There are no moves in this link: expected one of this page or of HexWorld, SGF, or the moves themselves.",
        "text",
    )


def write(tree: Tree) -> list[tuple[str, str, str, str]]:
    """The game in each format that it can be written in: name, title, file extension, text."""
    written = [(form.name, form.title, form.extension, form.write(tree)) for form in FORMS if form.writes(tree)]
    return [*written, ("moves", movelist.TITLE, "txt", movelist.write(tree))]
