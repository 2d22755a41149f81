"""Shapes of messages: dataclasses, each declared once, from which JSON is written and types of TypeScript are made."""

import json
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from typing import Any, dataclass_transform, get_type_hints

PRIVATE = {"private": True}
"""The metadata of a field that no message has."""


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Shape:
    """An object of a message. Each subclass is a dataclass, of which nothing changes and all fields are named.

    It holds what it is given as it is: a board has hundreds of cells, which the usual constructor makes slowly.
    """

    def __init_subclass__(cls) -> None:
        dataclass(init=False, kw_only=True)(cls)

    def __init__(self, **values: Any) -> None:
        self.__dict__ = values


def to_json(value: object) -> str:
    """The text of a message, in which a dataclass is an object with its fields, and any other sequence a list."""
    return json.dumps(value, default=_to_plain)


def sent_fields(shape: Any) -> list[Field[Any]]:
    """The fields of a dataclass that messages have."""
    return [field for field in fields(shape) if "private" not in field.metadata]


def types_of(shape: Any) -> dict[str, Any]:
    """The types of the fields that messages have, with their notes. The words of the lab may be anything."""
    hints = get_type_hints(shape, localns={"Words": Any}, include_extras=True)
    return {field.name: hints[field.name] for field in sent_fields(shape)}


def is_optional(field: Field[Any]) -> bool:
    """Whether a field is left out of messages while it has its default."""
    return field.default is not MISSING


def _to_plain(value: Any) -> dict[str, Any] | list[Any]:
    shape: Any = value.__class__
    if isinstance(value, Shape):
        held = vars(value)
    elif is_dataclass(shape):
        held = {field.name: getattr(value, field.name) for field in sent_fields(shape)}
    else:
        return list(value)
    defaults = _defaults_of(shape)
    return {name: one for name, one in held.items() if name not in defaults or one != defaults[name]}


@cache
def _defaults_of(shape: Any) -> dict[str, Any]:
    return {field.name: field.default for field in fields(shape) if is_optional(field)}
