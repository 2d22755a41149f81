"""Links to games, as chat, mail and social networks hand them on.

A link of this program holds a record, and a record holds nothing but small letters, digits and the signs `-`, `:` and
`.`; the marks on its position may follow, as `&marks=circle-c3`. So it is found within a sentence and between whatever
signs, with foreign parameters behind it, in capitals, with entities, percent-encoded once or twice, broken over two
lines, and with or without the address before it. Links of other programs are read if a game is in them: as one of
HexWorld, or as a parameter with SGF or a list of moves.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from itertools import islice

from pyengine.core.errors import BadRecord
from pyengine.games import GAMES
from pyengine.records import marks
from pyengine.records.record import read
from pyengine.records.tree import Tree

MOST = 100
"""Records that are tried in a text in which none can be read."""
_RECORD = re.compile(
    rf"(?<![\w.-])((?:{'|'.join(GAMES)})[1-9]\d{{0,2}}(?:-[a-z]+\d*)*:"
    r"(?:[ \t]+(?=[a-z0-9-]+\.[a-z0-9]))?(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*)?)"
    r"(?:(?:&|%26)marks(?:=|%3d)([\w.-]*))?",
    re.IGNORECASE,
)
_ADDRESS = re.compile(r"[<\"']?(?:https?://|www\.)\S+", re.IGNORECASE)
_QUOTED = re.compile(r"=(?:\r?\n|3[AD])")
_SOFT_BREAK, _BYTE = re.compile(r"=\r?\n[> ]*"), re.compile(r"=([2-7][0-9A-F])")
_SIGNS = {ord("\u2010"): "-", ord("\u2011"): "-", **dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff"))}
"""Hyphens of typographers, and what nobody sees."""
_ESCAPES = re.compile(r"(?:%[0-9a-f]{2})+", re.IGNORECASE)
_PARAMETER = re.compile(r"[?#&]([^=?#&]+)=([^#&]*)")
_BREAK = re.compile(r"(?<![\s>])\s*[\r\n][>\s]*+")
_JOINED = re.compile(r"(?<![\s>])\s*[\r\n][>\s]*+(?=[a-z0-9-]*[0-9.])", re.IGNORECASE)


def unfolded(text: str) -> Iterator[str]:
    """The text with what may have been done to a link undone; the longest link first."""
    if _QUOTED.search(text):  # quoted-printable, of mail
        text = _BYTE.sub(lambda match: chr(int(match[1], 16)), _SOFT_BREAK.sub("", text))
    plain = html.unescape(text).translate(_SIGNS)
    for unbroken in (_BREAK.sub("", plain), _JOINED.sub("", plain), plain):
        once = _unescaped(unbroken)
        yield from dict.fromkeys((_unescaped(once), once, unbroken))


def parameters(text: str) -> dict[str, str] | None:
    """The parameters of a text that is one link, their names in small letters; None if it is none."""
    if not _ADDRESS.fullmatch(text):
        return None
    found = _PARAMETER.findall(html.unescape(text))
    return {name.lower(): _unescaped(value.replace("+", " ")) for name, value in found}


def found(text: str) -> Tree | None:
    """The game of the first record in the text that can be read, with the marks that follow it; None if there is none.

    Raises BadRecord if none can be read.
    """
    wrong = None
    for variant in unfolded(text):
        for number, match in enumerate(islice(_RECORD.finditer(variant), MOST)):
            try:
                return _game(match[1], match[2])
            except BadRecord as refused:  # with a line joined that is not a part of it, or the like
                wrong = wrong if number else refused
    if wrong:
        raise wrong
    return None


def _game(record: str, marked: str | None) -> Tree:
    """The game of a record, with the marks at its end that stand behind it. Raises BadRecord."""
    tree = Tree.along(read("".join(record.split()).lower()))
    if marked is not None:
        tree.nodes[tree.at].marks = marks.read(marked.rstrip("."), tree.game)
    return tree


def _unescaped(text: str) -> str:
    """The text with what is percent-encoded in it."""
    return _ESCAPES.sub(lambda match: bytes.fromhex(match[0].replace("%", "")).decode("utf-8", "replace"), text)
