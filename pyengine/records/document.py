"""Texts of JSON, in which several programs keep games."""

from __future__ import annotations

import json
from typing import Any

from pyengine.core.errors import BadRecord


def parsed(text: str, title: str) -> Any:
    """The value of the text. Raises BadRecord with line and column."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as fault:
        raise BadRecord("this is not JSON: expected one object.").at(title, text, fault.pos) from fault
    except (ValueError, RecursionError) as fault:
        wrong = BadRecord("the text is nested too deeply or a number is too long: expected one object.")
        raise wrong.at(title, text, 0) from fault


def place_of(text: str, name: str) -> int:
    """Where the field of that name stands in the text, 0 if it is not there."""
    return max(0, text.find(f'"{name}"'))
