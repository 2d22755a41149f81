"""Files of other programs, in whatever encoding they are."""

from __future__ import annotations

import re
from pathlib import Path

_NAMED = re.compile(rb"CA\s*\[([\w.:-]{1,40})\]")


def sgf_text(path: Path) -> str:
    """The text of an SGF file: in the encoding that CA names, else in UTF-8 or, as old files are, in Latin-1.

    Raises OSError.
    """
    found = path.read_bytes()
    named = _NAMED.search(found)
    for encoding in (named[1].decode("ascii", "replace") if named else "utf-8", "utf-8"):
        try:
            return found.decode(encoding)
        except (LookupError, UnicodeError):  # not the encoding that it names, or none that is known
            continue
    return found.decode("latin-1")
