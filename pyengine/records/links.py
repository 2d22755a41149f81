"""Links to games, as chat, mail and social networks pass them on.

A link of this program holds a record, which consists of small letters, digits and the signs `-`, `:` and `.`; the marks
on its position may follow, as `&marks=circle-c3`. So the record is found within a sentence and between any signs, with
further parameters behind it, in capitals, with entities, percent-encoded once or twice, broken over two lines, and with
or without the address before it. Links of other programs are read if they contain a game: links to HexWorld, or a
parameter with SGF or a list of moves.
"""

import html
import re
from collections.abc import Iterator
from itertools import islice, pairwise

from pyengine.core.errors import BadRecord
from pyengine.games import GAMES
from pyengine.records import marks
from pyengine.records.record import read
from pyengine.records.tree import Tree

MOST = 100
"""The most records in a text that are tried, if none of them can be read."""
_RECORD = re.compile(
    rf"(?<![\w.-])((?:{'|'.join(GAMES)})[1-9]\d{{0,2}}(?:-[a-z]+\d*)*:"
    r"(?:[ \t]+(?=[a-z0-9-]+\.[a-z0-9]))?(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*)?)"
    r"(?:(?:&|%26)marks(?:=|%3d)([\w.-]*))?",
    re.IGNORECASE,
)
_GAME = re.compile(
    rf"(?<![\w.-])(?:{'|'.join(GAMES)})[1-9]\d{{0,2}}(?:-[a-z]+\d*)*:[a-z0-9]"
    r"|(?<=[\w/])#\d{1,3}(?:x\d+)?(?:[a-z]\d*)*,|#\d{1,3}(?:x\d+)?(?:[a-z]\d*)*,[a-z:(]"
    r"|[?#&](?:moves|m|game|sgf)=",
    re.IGNORECASE,
)
_BARE = re.compile(r"(?:^|(?<=\n))(?!1\D)\d{1,2}(?:[a-z]\d*)*,[a-z]", re.IGNORECASE)
"""A game at the beginning of a line, where the address of a link may be missing."""
_TOKEN = re.compile(r"(?:https?://)?(?:(?!(?<!=)https?://)\S)+", re.IGNORECASE)
"""A word; an address within it begins another one, unless it is the value of a parameter."""
_NEXT_NUMBER = re.compile(r"(?:\s+\W*\d*[.):]?\W*)?\Z")
_ADDRESS = re.compile(r"[<\"']?(?:https?://|www\.)\S+", re.IGNORECASE)
_QUOTED_PRINTABLE = re.compile(r"=(?:\r?\n|3[AD])")
_SOFT_BREAK, _BYTE = re.compile(r"=\r?\n[> ]*"), re.compile(r"=([2-7][0-9A-F])")
_SIGNS = {ord("\u2010"): "-", ord("\u2011"): "-", **dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff"))}
"""Typographic hyphens, and invisible signs."""
_ESCAPES = re.compile(r"(?:%[0-9a-f]{2})+", re.IGNORECASE)
_PARAMETER = re.compile(r"[?#&]([^=?#&]+)=([^#&]*)")
_BREAK = re.compile(r"(?<![\s>])\s*[\r\n][>\s]*+")
_BREAK_IN_RECORD = re.compile(r"(?<![\s>])\s*[\r\n][>\s]*+(?=[a-z0-9-]*[0-9.])", re.IGNORECASE)


def split(text: str) -> list[str]:
    """The parts of the text in each of which a link or a record begins, without encoding."""
    plain = unquote(unquote(html.unescape(_mend(text)).translate(_SIGNS)))
    bare = _BARE if _BARE.match(plain) else _GAME
    words = _TOKEN.finditer(plain)
    starts = [
        word.start()
        for word in words
        if _GAME.search(plain, word.start(), word.end()) or bare.match(plain, word.start(), word.end())
    ]
    return [_NEXT_NUMBER.sub("", plain[start:end]) for start, end in pairwise([*starts, len(plain)])]


def unfold(text: str) -> Iterator[str]:
    """The text without what mail and chat may have done to a link; the longest link first."""
    plain = html.unescape(_mend(text)).translate(_SIGNS)
    for unbroken in (_BREAK.sub("", plain), _BREAK_IN_RECORD.sub("", plain), plain):
        once = unquote(unbroken)
        yield from dict.fromkeys((unquote(once), once, unbroken))


def _mend(text: str) -> str:
    """The text without the quoted-printable encoding of mail."""
    if not _QUOTED_PRINTABLE.search(text):
        return text
    return _BYTE.sub(lambda match: chr(int(match[1], 16)), _SOFT_BREAK.sub("", text))


def parameters(text: str) -> dict[str, str] | None:
    """The parameters of a text that is a link, their names in small letters; None if it is no link."""
    if not _ADDRESS.fullmatch(text):
        return None
    pairs = _PARAMETER.findall(html.unescape(text))
    return {name.lower(): unquote(value.replace("+", " ")) for name, value in pairs}


def find_record(text: str) -> Tree | None:
    """The game of the first readable record in the text, with the marks behind it; None if there is no record.

    Raises BadRecord if no record can be read.
    """
    wrong = None
    for variant in unfold(text):
        for number, match in enumerate(islice(_RECORD.finditer(variant), MOST)):
            try:
                return _game(match[1], match[2])
            except BadRecord as refused:  # perhaps the next line is no part of it
                wrong = wrong if number else refused
    if wrong:
        raise wrong
    return None


def _game(record: str, mark_text: str | None) -> Tree:
    """The game of a record, with marks on its last position. Raises BadRecord."""
    tree = Tree.along(read("".join(record.split()).lower()))
    if mark_text is not None:
        tree.nodes[tree.at].marks = marks.read(mark_text.rstrip("."), tree.game)
    return tree


def unquote(text: str) -> str:
    """The text without percent-encoding. Bytes that are no UTF-8 become U+FFFD; a percent sign alone stays as it is.

    Python's own module for addresses brings much that no browser needs.
    """
    return _ESCAPES.sub(lambda match: bytes.fromhex(match[0].replace("%", "")).decode("utf-8", "replace"), text)
