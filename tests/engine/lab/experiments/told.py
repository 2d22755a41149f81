"""Texts of recordings as plain text, for tests: a message is its id with its values."""

from typing import Any


def plain(text: Any) -> str:
    match text:
        case None:
            return "–"
        case str():
            return text
        case int() | float():
            return f"{text:g}"
        case list() | tuple():
            return " ".join(filter(None, map(plain, text)))
        case {"join": parts, "between": between}:
            return str(between).join(map(plain, parts))
    values = ", ".join(f"{name}: {plain(value)}" for name, value in text["values"].items())
    return f"{text['say']}({values})" if values else str(text["say"])
