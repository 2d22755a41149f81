"""Files of other programs, in whatever encoding they are."""

from __future__ import annotations

import codecs
import os
import re
from pathlib import Path

from pyengine.records.formats import FORMS, LONGEST

_NAMED = re.compile(rb"CA\s*\[([\w.:-]{1,40})\]")
_ENDINGS = (".hsgf", *(f".{form.extension}" for form in FORMS))
_MARKS = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


def is_file(text: str) -> bool:
    """Whether a text is the path of a file with a game, there or missing, and not the game itself."""
    return text.lower().endswith(_ENDINGS) or os.path.isfile(text)  # noqa: PTH113 (a text that is too long for a path is none)


def game_text(path: str) -> str:
    """The text of a file with games, or its beginning if that is longer than any text that is read.

    It is in the encoding that its first bytes or CA of SGF tell, else in UTF-8 or, as old files are, in Latin-1. Raises
    OSError.
    """
    with Path(path).open("rb") as file:
        found = file.read(4 * LONGEST + 4)
    named = _NAMED.search(found)
    for encoding in (_MARKS.get(found[:2]), named and named[1].decode("ascii", "replace"), "utf-8"):
        try:
            if encoding:
                return found.decode(encoding)
        except (LookupError, UnicodeError):  # not the encoding that it names, or none that is known
            continue
    return found.decode("latin-1")
