"""The types of the page's JavaScript, made of the shapes of pyengine/page/schema.py.

test_schema.py holds them against web/engine/messages.js, and writes that file if asked by --write-golden.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

from pyengine.page import schema
from pyengine.page.requests import fields_of

PATH = Path(__file__).parents[2] / "web/engine/messages.js"
HEAD = """// @ts-check
// The messages between the page and the engine, as pyengine/page/schema.py describes them. Do not edit:
// `python build.py test --write-golden -k schema` writes this module anew. It holds types and nothing that runs.
"""
PLAIN: dict[Any, str] = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    NoneType: "null",
    Any: "any",
}
UNIONS = (Union, UnionType)
GENERIC = (*UNIONS, Literal, dict, tuple)
ALIASES = {shape: name for name, shape in vars(schema).items() if get_origin(shape) in GENERIC}
"""The names that the schema gives to types beside its objects."""


def module() -> str:
    """The text of the whole module."""
    return "\n".join([HEAD, *_typedefs(), "export {};\n"])


def _typedefs() -> Iterator[str]:
    """A comment for each type, in the order of the schema, and tables that tell the types of each op."""
    for name, shape in vars(schema).items():
        if is_typeddict(shape) and shape.__module__ == schema.__name__:
            yield _object(name, shape)
        elif name in ALIASES.values():
            yield _comment([f"@typedef {{{_written(shape)}}} {name}"])
    yield _table("Requests", "The fields of each request beside `id` and `op`, by its op.", schema.REQUESTS)
    yield _table("Results", "The answer to each request, by its op.", schema.RESULTS)
    yield _table("Infos", "What is told while a request runs, by its op.", schema.INFOS)
    yield _comment(["What a request asks for.", "@typedef {keyof Requests} Op"])


def _comment(lines: list[str]) -> str:
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


def _object(name: str, shape: type) -> str:
    described = (inspect.getdoc(shape) or "").splitlines()
    fields = fields_of(shape)
    if not fields:
        return _comment([*described, f"@typedef {{Record<string, never>}} {name}"])
    properties = [_property(field, hint, required) for field, (hint, required) in fields.items()]
    return _comment([*described, f"@typedef {{object}} {name}", *properties])


def _property(field: str, hint: Any, required: bool) -> str:
    text = " ".join(note for note in getattr(hint, "__metadata__", ()) if isinstance(note, str))
    return f"@property {{{type_of(hint)}}} {field if required else f'[{field}]'} {text}".rstrip()


def _table(name: str, described: str, shapes: dict[str, type]) -> str:
    return _comment(
        [described, f"@typedef {{object}} {name}", *(_property(op, shape, True) for op, shape in shapes.items())]
    )


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
        return _union(inner)
    if origin is Literal:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in inner)
    if origin is list:
        return f"{_grouped(inner[0])}[]"
    if origin is tuple:
        return f"[{', '.join(map(type_of, inner))}]"
    if origin is dict:
        return f"Record<{type_of(inner[0])}, {type_of(inner[1])}>"
    return PLAIN[shape]


def _union(shapes: tuple[Any, ...]) -> str:
    """One of several types, null the last, the others together by their name where they have one."""
    others = tuple(shape for shape in shapes if shape is not NoneType)
    if others != shapes:
        return f"{type_of(Union[others])} | null"  # noqa: UP007 (their number is not known before)
    return " | ".join(dict.fromkeys(map(type_of, shapes)))


def _grouped(shape: Any) -> str:
    written = type_of(shape)
    return f"({written})" if " " in written and not written.startswith(("Record<", "[")) else written
