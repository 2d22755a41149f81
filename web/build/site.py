"""The site: the files of the page, what it ships of others, and what the engine says of boards at build time."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from web.build.files import remove
from web.build.licences import write_licences
from web.build.node import install_packages
from web.build.pages import write_pages
from web.build.paths import BUNDLE, DIST, INSIDE, MODULES, ROOT, WORK
from web.build.pyodide import pyodide
from web.build.steps import Failure, alone, once
from web.build.texts import write_texts
from web.build.wheels import lock, make_wheels

# Single modules, as .js: not every host has a type for .mjs, without which browsers run none.
MODULES_OF_OTHERS = {
    "d3-hierarchy/dist/d3-hierarchy.min.mjs": "lab/d3-hierarchy/index.js",  # lays out trees
    "lean-qr/nano.mjs": "dialogs/lean-qr/index.js",  # makes the code of a link
    "pyodide/pyodide.mjs": "pyodide/pyodide.js",
}
PYODIDE = "pyodide.asm.js pyodide.asm.wasm"  # copied unchanged
# PyScript's entry and the chunks that it loads for a Pyodide worker; every page fetches the plugins among them.
PYSCRIPT = (
    "core.js core-*.js deprecations-manager-*.js donkey-*.js error-*.js py-editor-*.js py-game-*.js py-terminal-*.js "
    "pyodide_graph-*.js"
)


def build() -> None:
    """Make dist/, unless nothing has changed since it was made."""
    with alone():
        install_packages()
        make_wheels()
        once("site", [ROOT / "web", BUNDLE, ROOT / "package-lock.json", ROOT / "LICENSE"], DIST, make_site)


def make_site() -> None:
    """Assemble the site beside dist/, then move it there."""
    stage = WORK / "site"
    remove(stage)
    shutil.copytree(ROOT / "web", stage, ignore=not_shipped)
    copy_packages(stage)
    write_texts(stage)
    start, offered = first_board(stage), results(stage)
    problems(stage)
    write_pages(stage, start, offered, (ROOT / "web/guard.js").read_text(encoding="utf-8"))
    write_licences(stage / "licenses")
    remove(DIST)
    stage.rename(DIST)


def not_shipped(folder: str, names: list[str]) -> set[str]:
    """The names in a folder of web/ that the site goes without."""
    ours = {"__init__.py", "build", "guard.js", "licenses"} if Path(folder) == ROOT / "web" else set()
    return {name for name in names if name.startswith(".") or name == "__pycache__"} | ours


def copy_packages(stage: Path) -> None:
    """Copy what the site ships of others, and the wheels."""
    copy(MODULES / "@pyscript/core/dist", PYSCRIPT, stage / "pyscript")
    copy(MODULES / "pyodide", PYODIDE, stage / "pyodide")
    for module, name in MODULES_OF_OTHERS.items():
        (stage / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(MODULES / module, stage / name)
    (stage / "lang/fluent").mkdir()
    copy(MODULES / "@fluent/bundle/esm", "*.js", stage / "lang/fluent/esm")
    copy(BUNDLE / "runtime", "*", stage / "pyodide")
    copy(BUNDLE / "engine", "*", stage / "pyodide")
    (stage / "pyodide/pyodide-lock.json").write_text(lock(stage / "pyodide"), encoding="utf-8")


def copy(source: Path, patterns: str, target: Path) -> None:
    """Copy the files of a folder that match; each pattern must match."""
    target.mkdir(exist_ok=True)
    for pattern in patterns.split():
        found = sorted(source.glob(pattern))
        if not found:
            raise Failure(f"{source.relative_to(ROOT)} has no {pattern}: remove node_modules and try again")
        for path in found:
            shutil.copyfile(path, target / path.name)


def ask(stage: Path, title: str, package: str, program: str, target: Path, *sources: Path) -> Path:
    """Make `target` by a program of `inside` that asks the engine in the site, unless that was done. Returns it."""

    def make() -> None:
        remove(target)
        pyodide(title, stage / "pyodide", package, program, *sources, target)

    once(program, [INSIDE / f"{program}.py", INSIDE / "service.py", BUNDLE, *sources], target, make)
    return target


def first_board(stage: Path) -> dict[str, Any]:
    """What the board's page holds from the first."""
    path = ask(stage, "Asking the engine for the first board", "wye-engine", "start", WORK / "start.json")
    start: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return start


def results(stage: Path) -> dict[str, Any]:
    """Put what comes of each experiment of the lab, as it stands, into the site.

    Returns what the lab's page holds from the first.
    """
    folder = ask(stage, "Running the experiments of the lab", "wye-lab", "results", WORK / "results")
    shutil.copytree(folder, stage / "lab/results", ignore=shutil.ignore_patterns("experiments.json"))
    offered: dict[str, Any] = json.loads((folder / "experiments.json").read_text(encoding="utf-8"))
    return offered


def problems(stage: Path) -> None:
    """Put the problems into the site, with what the engine says of their positions."""
    source, target = ROOT / "web/problems/problems.json", WORK / "problems.json"
    ask(stage, "Setting up the problems", "wye-engine", "problems", target, source)
    shutil.copyfile(target, stage / "problems/problems.json")
