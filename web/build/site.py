"""The site: the files of the page, what it ships of others, and what the engine says of boards at build time."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

from web.build.files import files_of, relative, remove
from web.build.licences import write_licences
from web.build.node import install_packages, tool
from web.build.others import taken
from web.build.pages import write_pages
from web.build.paths import BUNDLE, DIST, INSIDE, MODULES, ROOT, WORK
from web.build.pyodide import pyodide
from web.build.scripts import bundle_drawing, bundle_scripts
from web.build.steps import alone, once, run
from web.build.texts import write_texts
from web.build.wheels import ARCHIVES, lock, make_wheels

# Paths in web/ of what makes the site, or what it ships in another form.
NOT_SHIPPED = r"^__init__\.py$|^build/|^licenses/|\.(css|md|ts)$"


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
    copy_files(stage)
    copy_packages(stage)
    write_texts(stage)
    scripts = bundle_scripts(stage)
    start, offered = first_board(stage), results(stage)
    problems(stage)
    write_pages(stage, scripts, start, offered, draw_board())
    write_licences(stage / "licenses")
    remove(DIST)
    stage.rename(DIST)


def copy_files(stage: Path) -> None:
    """Copy what the site ships of web/ as it is."""
    web = ROOT / "web"
    for path in relative(web, files_of(web)):
        if not re.search(NOT_SHIPPED, path):
            (stage / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(web / path, stage / path)


def copy_packages(stage: Path) -> None:
    """Copy what the site ships of others, and the wheels."""
    files = {place: BUNDLE / "runtime" / path.name if path in ARCHIVES else path for place, path in taken().items()}
    files |= {f"pyodide/{path.name}": path for path in files_of(BUNDLE / "engine")}
    for place, path in files.items():
        (stage / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, stage / place)
    (stage / "pyodide/pyodide-lock.json").write_text(lock(stage / "pyodide"), encoding="utf-8")


def ask(stage: Path, title: str, package: str, program: str, target: Path, *sources: Path) -> Path:
    """Make `target` by a program of `inside` that asks the engine in the site, unless that was done. Returns it."""

    def make() -> None:
        remove(target)
        pyodide(title, stage / "pyodide", package, program, *sources, target)

    once(program, [INSIDE / f"{program}.py", INSIDE / "service.py", BUNDLE, *sources], target, make)
    return target


def first_board(stage: Path) -> dict[str, Any]:
    """Put the tasks of the lessons into the site. Returns what the board's page holds from the first."""
    path = ask(stage, "Asking the engine for the first board", "wye-engine", "start", WORK / "start.json")
    start: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    (stage / "learn").mkdir()
    (stage / "learn/tasks.json").write_text(json.dumps(start.pop("tasks"), separators=(",", ":")), encoding="utf-8")
    return start


def draw_board() -> dict[str, str]:
    """Draw the first board as the page's script does. Returns its `element`, and its `style` for the page's sheet."""
    start, target, program = WORK / "start.json", WORK / "board.json", bundle_drawing()

    def make() -> None:
        run("Drawing the first board", [tool("node"), program, start, target], "correct what it names")

    once("board", [program, start, MODULES / "happy-dom/package.json"], target, make)
    drawn: dict[str, str] = json.loads(target.read_text(encoding="utf-8"))
    return drawn


def results(stage: Path) -> dict[str, Any]:
    """Put what comes of each experiment of the lab, as it stands, into the site.

    Returns what the lab's page holds from the first.
    """
    folder = ask(stage, "Running the experiments of the lab", "wye-lab", "results", WORK / "results")
    left = shutil.ignore_patterns("experiments.json")
    shutil.copytree(folder, stage / "lab/results", ignore=left, copy_function=shutil.copyfile)
    offered: dict[str, Any] = json.loads((folder / "experiments.json").read_text(encoding="utf-8"))
    return offered


def problems(stage: Path) -> None:
    """Put the problems into the site, with what the engine says of their positions."""
    source, target = ROOT / "web/problems/problems.json", WORK / "problems.json"
    ask(stage, "Setting up the problems", "wye-engine", "problems", target, source)
    shutil.copyfile(target, stage / "problems/problems.json")
