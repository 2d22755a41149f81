"""Links to games, as chat, mail and social networks hand them on.

A link of this program holds a record, and a record holds nothing but small letters, digits and the signs `-`, `:` and
`.`. So it is found within a sentence and between whatever signs, with foreign parameters behind it, in capitals, with
entities, percent-encoded once or twice, broken over two lines, and with or without the address before it. Links of
other programs are read if a game is in them: as one of HexWorld, or as a parameter with SGF or a list of moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pyengine.core.errors import Refusal
from pyengine.games import GAMES
from pyengine.records.record import Record, read

_RECORD = re.compile(
    rf"(?<![\w.-])(?:{'|'.join(GAMES)})[1-9]\d{{0,2}}(?:-[a-z]+\d*)*:(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*)?", re.IGNORECASE
)
_ADDRESS = re.compile(r"[<\"']?(?:https?://|www\.)\S+", re.IGNORECASE)
_ENTITY = re.compile(r"&(#[0-9]{1,5}|#x[0-9a-f]{1,4}|\w+);", re.IGNORECASE | re.ASCII)
_SIGNS = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": " ", "num": "#", "colon": ":"}
_QUOTED = re.compile(r"(?:%[0-9a-f]{2})+", re.IGNORECASE | re.ASCII)
_SOFT_BREAK = re.compile(r"=\r?\n")
_BREAK = re.compile(r"\s*\r?\n[>\s]*")
_JOINED = re.compile(r"\s*\r?\n[>\s]*(?=[a-z0-9-]*[0-9.])", re.IGNORECASE)


def unfolded(text: str) -> Iterator[str]:
    """The text with what may have been done to a link undone; the longest link first."""
    plain = _ENTITY.sub(_sign, _SOFT_BREAK.sub("", text).replace("=3D", "="))
    for unbroken in (_BREAK.sub("", plain), _JOINED.sub("", plain), plain):
        once = unquote(unbroken)
        yield from dict.fromkeys((unquote(once), once, unbroken))


def parameters(text: str) -> dict[str, str] | None:
    """The parameters of a text that is one link, their names in small letters; None if it is none."""
    if not _ADDRESS.fullmatch(text):
        return None
    parts = (part.partition("=") for part in re.split("[?#&]", _ENTITY.sub(_sign, text))[1:])
    return {name.lower(): unquote(value.replace("+", " ")) for name, _, value in parts}


def unquote(text: str) -> str:
    """The text with its percent-encoding undone; that of urllib needs modules that browsers go without."""
    return _QUOTED.sub(lambda found: bytes.fromhex(found[0].replace("%", "")).decode("utf-8", "replace"), text)


def _sign(found: re.Match[str]) -> str:
    """The sign of an entity, which stays if it is none of those that stand in links."""
    name = found[1].lower()
    if name.startswith("#"):
        code = int(name[2:], base=16) if name.startswith("#x") else int(name[1:])  # noqa: FURB166 (`#x` is no prefix)
        return "\ufffd" if 0xD800 <= code < 0xE000 else chr(code)
    return _SIGNS.get(name, found[0])


def found(text: str) -> Record | None:
    """The first record in the text that can be read, None if there is none."""
    for variant in unfolded(text):
        for match in _RECORD.finditer(variant):
            try:
                return read(match[0].lower())
            except Refusal:
                continue  # with a line joined that is not a part of it, or the like
    return None
