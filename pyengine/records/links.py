"""Links to games, as chat, mail and social networks hand them on.

A link of this program holds a record, and a record holds nothing but small letters, digits and the signs `-`, `:` and
`.`. So it is found within a sentence and between whatever signs, with foreign parameters behind it, in capitals, with
entities, percent-encoded once or twice, broken over two lines, and with or without the address before it. Links of
other programs are read if a game is in them: as one of HexWorld, or as a parameter with SGF or a list of moves.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from urllib.parse import parse_qsl, unquote, urlsplit

from pyengine.core.errors import Refusal
from pyengine.games import GAMES
from pyengine.records.record import Record, read

_RECORD = re.compile(
    rf"(?<![\w.-])(?:{'|'.join(GAMES)})[1-9]\d{{0,2}}(?:-[a-z]+\d*)*:(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*)?", re.IGNORECASE
)
_ADDRESS = re.compile(r"[<\"']?(?:https?://|www\.)\S+", re.IGNORECASE)
_SOFT_BREAK = re.compile(r"=\r?\n")
_BREAK = re.compile(r"\s*\r?\n[>\s]*")
_JOINED = re.compile(r"\s*\r?\n[>\s]*(?=[a-z0-9-]*[0-9.])", re.IGNORECASE)


def unfolded(text: str) -> Iterator[str]:
    """The text with what may have been done to a link undone; the longest link first."""
    plain = html.unescape(_SOFT_BREAK.sub("", text).replace("=3D", "="))
    for unbroken in (_BREAK.sub("", plain), _JOINED.sub("", plain), plain):
        once = unquote(unbroken)
        yield from dict.fromkeys((unquote(once), once, unbroken))


def parameters(text: str) -> dict[str, str] | None:
    """The parameters of a text that is one link, their names in small letters; None if it is none."""
    if not _ADDRESS.fullmatch(text):
        return None
    parts = urlsplit(html.unescape(text))
    return {name.lower(): value for part in (parts.query, parts.fragment) for name, value in parse_qsl(part)}


def found(text: str) -> Record | None:
    """The first record in the text that can be read, None if there is none."""
    for variant in unfolded(text):
        for match in _RECORD.finditer(variant):
            try:
                return read(match[0].lower())
            except Refusal:
                continue  # with a line joined that is not a part of it, or the like
    return None
