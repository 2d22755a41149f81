"""The words of the lab: texts as data, which the page writes in the language of its reader.

Words are a message of the page with its values, made by `say`, or a list with spaces between its parts. Other strings
are words of the engine, which the page translates if it can; numbers are written as the reader's language does.
"""

from collections.abc import Sequence
from math import isfinite
from typing import Any, TypeAlias

Message = dict[str, Any]
"""The id of a message of the page, and its values."""
Words: TypeAlias = "str | float | Message | list[Words] | None"


def say(message: str, **values: Words) -> Message:
    """A message of the page, by its id, with its values."""
    return {"say": message, "values": values}


def figure(value: float | None) -> Words:
    """A number for a message, to four significant digits as in tables. A bare number would be rounded and counted."""
    return [value]


def join(parts: Sequence[Words], between: str | Message = "") -> Words:
    """Several texts as one, with a sign between them, or with the message of the page that each language has for it."""
    return {"join": list(parts), "between": between}


def tuple_of(parts: Sequence[Words], opened: str = "(", closed: str = ")") -> Words:
    """Values in brackets, with the sign between them by which a language separates numbers."""
    return join([opened, join(parts, say("lab-list")), closed])


def short(value: float) -> Words:
    """A number with at most three decimal places."""
    return round(value, 3) if isfinite(value) else f"{'−' * (value < 0)}∞"
