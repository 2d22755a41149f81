"""The sentences by which the engine in the browser refuses something, found in its source."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from build import ENGINE_DROPPED, ROOT
from pyengine import errors

KINDS = {
    name
    for name, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, errors.Refused) and kind is not errors.BadMessage
}
"""The errors that people see. A bad message is a fault of the page, and told in English."""


def placeholders(template: str) -> set[str]:
    """The values that a sentence names."""
    return set(re.findall(r"\{(\w+)(?:!r)?\}", template))


def modules() -> list[Path]:
    """The engine's modules, as far as the browser gets them."""
    dropped = " ".join(ENGINE_DROPPED.values()).split()
    paths = sorted((ROOT / "pyengine").rglob("*.py"))
    return [path for path in paths if not any(fnmatch(path.relative_to(ROOT).as_posix(), one) for one in dropped)]


def refusals() -> Iterator[tuple[str, ast.Call]]:
    """Every place at which something is refused: its name for people, and the call that makes the error."""
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def templates() -> set[str]:
    """Every sentence of these places."""
    return {template_of(call) for _, call in refusals()}


def template_of(call: ast.Call) -> str:
    """The sentence of such a call, which is text in the source."""
    first = call.args[0]
    assert isinstance(first, ast.Constant), ast.unparse(call)
    assert isinstance(first.value, str), ast.unparse(call)
    return first.value
