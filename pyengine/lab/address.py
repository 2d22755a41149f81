"""Texts with percent signs, as addresses have them. Python's own module for it brings much that no browser needs."""

from __future__ import annotations

import re
import string

_PLAIN = frozenset(f"{string.ascii_letters}{string.digits}_.-~")


def quote(text: str, safe: str) -> str:
    """The text with a percent sign and two digits for each byte of what is neither plain nor `safe`."""
    return "".join(sign if sign in _PLAIN or sign in safe else _escaped(sign) for sign in text)


def unquote(text: str) -> str:
    """The inverse. Bytes that are no UTF-8 become U+FFFD; a percent sign without two digits stays as it is."""
    return re.sub("(?:%[0-9a-fA-F]{2})+", lambda found: _unescaped(found[0]), text)


def _escaped(sign: str) -> str:
    return "".join(f"%{byte:02X}" for byte in sign.encode("utf-8", "replace"))


def _unescaped(text: str) -> str:
    return bytes.fromhex(text.replace("%", "")).decode("utf-8", "replace")
