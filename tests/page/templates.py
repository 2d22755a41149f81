"""The messages with which the engine in the browser refuses input, found in its source."""

import ast
import inspect
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from pyengine.arena import match, rating, sweep, tournament
from pyengine.core import errors
from pyengine.lab import experiment, tasks, trees, workshop
from pyengine.lab.experiments import EXPERIMENTS, players
from web.build.omissions import ENGINE_DROPPED, LAB_MODULES
from web.build.paths import ROOT

KINDS = {
    name
    for name, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, errors.Remark) and kind not in (errors.BadMessage, errors.BadUsage, errors.Code)
}
"""The sentences that people see. Those of bugs of the page, and of the command line, stay in English."""


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
    shared = experiment, match, players, rating, sweep, tasks, tournament, trees, workshop
    return [*map(Path, map(inspect.getfile, shared)), *(Path(inspect.getfile(one)) for one in EXPERIMENTS.values())]


def refusals(paths: list[Path] | None = None) -> Iterator[tuple[str, str, ast.Call]]:
    """Every place where a text is made by its id: its name for people, the id, and the call."""
    for path in paths or [*modules(), *lab_modules()]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS):
                continue
            if not isinstance(node.args[0], ast.JoinedStr):  # as the label of a game, whose id is made of its name
                yield f"{path.relative_to(ROOT)}:{node.lineno}", ast.literal_eval(node.args[0]), node


def templates() -> dict[str, str]:
    """The templates of the board by their ids."""
    return {name: errors.SENTENCES[name] for _, name, _ in refusals(modules())}


def lab_templates() -> dict[str, str]:
    """The templates of the lab that the board does not have."""
    found = {name for _, name, _ in refusals(lab_modules())} - templates().keys()
    return {name: errors.SENTENCES[name] for name in found}
