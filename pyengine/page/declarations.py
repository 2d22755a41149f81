"""The shapes of a schema in the words of TypeScript; the build writes them where the page's checker finds them."""

import inspect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pyengine.page import schema
from pyengine.page.shapes import is_optional, sent_fields, types_of

PLAIN = {str: "string", bool: "boolean", int: "number", float: "number", NoneType: "null", Any: "any"}
UNIONS = (Union, UnionType)
ALIASES = {shape: name for name, shape in vars(schema).items() if get_origin(shape) in (*UNIONS, Literal, dict, tuple)}
"""The names that the schema gives to types beside its objects."""


def declarations(module: ModuleType = schema) -> str:
    """The text of a module of types, in the order of a schema, with tables that list the types of each op.

    Another schema than the page's adds its ops to the tables of the page.
    """
    ops = module.OPS.items()
    tables = [
        _table("Requests", "The fields of each request beside `id` and `op`.", {op: ask for op, (ask, _) in ops}),
        _table("Results", "The answer to each request.", {op: answer for op, (_, answer) in ops}),
        _table("Infos", "What is sent while a request runs.", module.INFOS),
    ]
    if module is schema:
        return "\n".join([*_types(module), *tables])
    shapes = {name: shape for name, shape in vars(module).items() if is_dataclass(shape)}
    names = ", ".join(name for name, shape in shapes.items() if shape.__module__ == schema.__name__)
    imports = f'import type {{ {names} }} from "messages";\n'
    return "\n".join([imports, *_types(module), 'declare module "messages" {', *tables, "}\n"])


def _types(module: ModuleType) -> Iterator[str]:
    shapes: dict[str, Any] = vars(module)
    for name, shape in shapes.items():
        if is_dataclass(shape) and (module is schema or shape.__module__ != schema.__name__):
            types = types_of(shape)
            declared = [_field(one.name, types[one.name], optional=is_optional(one)) for one in sent_fields(shape)]
            yield _interface(name, inspect.getdoc(shape) or "", declared)
        elif module is schema and name in ALIASES.values():
            yield f"export type {name} = {_write_type(shape)};\n"


def _table(name: str, comment: str, shapes: Mapping[str, type]) -> str:
    return _interface(name, comment, [f"{op}: {shape.__name__};" for op, shape in shapes.items()])


def _interface(name: str, comment: str, fields: list[str]) -> str:
    return "\n".join([f"/** {comment} */", f"export interface {name} {{", *(f"  {field}" for field in fields), "}\n"])


def _field(name: str, hint: Any, *, optional: bool) -> str:
    """A field, below what the schema notes on it."""
    notes = [note for note in getattr(hint, "__metadata__", ()) if isinstance(note, str)]
    comment = f"/** {' '.join(notes)} */ " if notes else ""
    kind = type_of(hint)
    return f"{comment}{name}?: {kind.removesuffix(' | null')};" if optional else f"{comment}{name}: {kind};"


def type_of(shape: Any) -> str:
    """A type of the schema in the words of TypeScript, by its name where it has one."""
    if is_dataclass(shape):
        return str(getattr(shape, "__name__", ""))
    if get_origin(shape) is Annotated:
        return type_of(get_args(shape)[0])
    return ALIASES.get(shape) or _write_type(shape)


def _write_type(shape: Any) -> str:
    """A type that has no name, written out."""
    origin, inner = get_origin(shape), get_args(shape)
    if origin in UNIONS:
        return " | ".join(dict.fromkeys(map(type_of, inner)))
    if origin is Literal:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in inner)
    if origin in (list, Sequence):
        return f"Array<{type_of(inner[0])}>"
    if origin is tuple:
        return f"[{', '.join(map(type_of, inner))}]"
    if origin in (dict, Mapping):
        return f"Record<{type_of(inner[0])}, {type_of(inner[1])}>"
    return PLAIN[shape]
