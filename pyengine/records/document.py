"""JSON, in which several programs keep games."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pyengine.core.errors import BadRecord, Remark

_BETWEEN = re.compile(r"[\s,]*(?=\S)")
"""What stands before a value."""


def parse_json(text: str, title: str | Remark) -> Any:
    """The value of the text. Raises BadRecord with line and column."""
    with _located(title, text):
        return json.loads(text)


def parse_documents(text: str, title: str | Remark) -> list[Any]:
    """The values of the text, which follow each other, as in JSON Lines. Raises BadRecord with line and column."""
    values, place, decoder = list[Any](), 0, json.JSONDecoder()
    with _located(title, text):
        while between := _BETWEEN.match(text, place):
            value, place = decoder.raw_decode(text, between.end())
            values.append(value)
    return values


@contextmanager
def _located(title: str | Remark, text: str) -> Iterator[None]:
    """Raises BadRecord with line and column for text that is no JSON, or too deep or too long for the reader."""
    try:
        yield
    except json.JSONDecodeError as fault:
        raise BadRecord("not-json").at(title, text, fault.pos) from fault
    except (ValueError, RecursionError) as fault:
        raise BadRecord("json-depth").at(title, text, 0) from fault


def place_of(text: str, name: str) -> int:
    """Where the field of that name stands in the text, 0 if it is not there."""
    return max(0, text.find(f'"{name}"'))
