"""The messages with which the engine in the browser refuses input, found in its source."""

import ast
import inspect
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from pyengine.arena import match, rating, sweep, tournament
from pyengine.core import errors
from pyengine.lab import experiment, maxn, trees
from pyengine.lab.experiments import EXPERIMENTS, players
from pyengine.page import workshop
from web.build.omissions import ENGINE_DROPPED, LAB_MODULES
from web.build.paths import ROOT

KINDS = {
    name
    for name, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, errors.Remark) and kind is not errors.BadMessage
}
"""The sentences that people see. A bad message is a bug of the page and stays in English."""


def placeholders(template: str) -> set[str]:
    """The values that a template names."""
    return set(re.findall(r"\{(\w+)(?:!r)?\}", template))


def modules() -> list[Path]:
    """The modules of the engine that the board gets."""
    dropped = f"{' '.join(ENGINE_DROPPED.values())} {LAB_MODULES}".split()
    paths = sorted((ROOT / "pyengine").rglob("*.py"))
    return [path for path in paths if not any(fnmatch(path.relative_to(ROOT).as_posix(), one) for one in dropped)]


def lab_modules() -> list[Path]:
    """The modules from which refusals reach the lab of the page, beside those of the board."""
    shared = experiment, match, maxn, players, rating, sweep, tournament, trees, workshop
    return [*map(Path, map(inspect.getfile, shared)), *(Path(inspect.getfile(one)) for one in EXPERIMENTS.values())]


def refusals(paths: list[Path] | None = None) -> Iterator[tuple[str, ast.Call]]:
    """Every place at which input is refused: its name for people, and the call that makes the error."""
    for path in paths or [*modules(), *lab_modules()]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def templates() -> set[str]:
    """The templates of the board."""
    return {template_of(call) for _, call in refusals(modules())}


def lab_templates() -> set[str]:
    """The templates of the lab that the board does not have."""
    return {template_of(call) for _, call in refusals(lab_modules())} - templates()


def template_of(call: ast.Call) -> str:
    """The template of such a call, a literal in the source."""
    first = call.args[0]
    assert isinstance(first, ast.Constant), ast.unparse(call)
    assert isinstance(first.value, str), ast.unparse(call)
    return first.value
