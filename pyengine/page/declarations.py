"""The shapes of schema.py in the words of TypeScript; the build writes them where the page's checker finds them."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pyengine.page import schema

PLAIN = {str: "string", bool: "boolean", int: "number", float: "number", NoneType: "null", Any: "any"}
UNIONS = (Union, UnionType)
ALIASES = {shape: name for name, shape in vars(schema).items() if get_origin(shape) in (*UNIONS, Literal, dict, tuple)}
"""The names that the schema gives to types beside its objects."""


def declarations() -> str:
    """The text of a module of types, in the order of the schema, with tables that tell the types of each op."""
    return "\n".join(
        [
            *_types(),
            _table("Requests", "The fields of each request beside `id` and `op`.", schema.REQUESTS),
            _table("Results", "The answer to each request.", schema.RESULTS),
            _table("Infos", "What is told while a request runs.", schema.INFOS),
        ]
    )


def _types() -> Iterator[str]:
    for name, shape in vars(schema).items():
        if is_typeddict(shape):
            hints = get_type_hints(shape, include_extras=True)
            fields = [_field(field, hint) for field, hint in hints.items()]
            yield _interface(name, inspect.getdoc(shape) or "", fields)
        elif name in ALIASES.values():
            yield f"export type {name} = {_written(shape)};\n"


def _table(name: str, comment: str, shapes: Mapping[str, type]) -> str:
    return _interface(name, comment, [f"{op}: {shape.__name__};" for op, shape in shapes.items()])


def _interface(name: str, comment: str, fields: list[str]) -> str:
    return "\n".join([f"/** {comment} */", f"export interface {name} {{", *(f"  {field}" for field in fields), "}\n"])


def _field(name: str, hint: Any) -> str:
    """A field, below what the schema notes on it."""
    optional = get_origin(hint) is NotRequired
    inner = get_args(hint)[0] if optional else hint
    notes = [note for note in getattr(inner, "__metadata__", ()) if isinstance(note, str)]
    comment = f"/** {' '.join(notes)} */ " if notes else ""
    return f"{comment}{name}{'?' if optional else ''}: {type_of(inner)};"


def type_of(shape: Any) -> str:
    """A type of the schema in the words of TypeScript, by its name where it has one."""
    if is_typeddict(shape):
        return str(shape.__name__)
    if get_origin(shape) is Annotated:
        return type_of(get_args(shape)[0])
    return ALIASES.get(shape) or _written(shape)


def _written(shape: Any) -> str:
    """The same, written out."""
    origin, inner = get_origin(shape), get_args(shape)
    if origin in UNIONS:
        return " | ".join(dict.fromkeys(map(type_of, inner)))
    if origin is Literal:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in inner)
    if origin is list:
        return f"Array<{type_of(inner[0])}>"
    if origin is tuple:
        return f"[{', '.join(map(type_of, inner))}]"
    if origin is dict:
        return f"Record<{type_of(inner[0])}, {type_of(inner[1])}>"
    return PLAIN[shape]
