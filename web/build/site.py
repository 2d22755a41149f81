"""The site: the files of the page, what it ships of others, and what the engine says of boards at build time."""

import json
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from web.build.files import files_of, relative, remove
from web.build.licences import write_licences
from web.build.node import install_packages
from web.build.others import taken
from web.build.pages import write_pages
from web.build.paths import BUNDLE, DIST, INSIDE, ROOT, WORK
from web.build.pyodide import pyodide
from web.build.scripts import bundle_scripts
from web.build.steps import alone, once
from web.build.texts import write_texts
from web.build.wheels import ARCHIVES, lock, make_wheels

# The halves of the lab's results, which two processes find, and what is said meanwhile.
RESULTS = {"first": "Running the first experiments of the lab", "last": "Running the last experiments of the lab"}
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
    write_pages(stage, bundle_scripts(stage), *ask_engine(stage))
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


def ask(stage: Path, title: str, package: str, program: str, target: Path, *arguments: Path | str) -> Path:
    """Make `target` by a program of `inside` that asks the engine in the site, unless that was done. Returns it."""

    def make() -> None:
        remove(target)
        pyodide(title, stage / "pyodide", package, program, *arguments, target)

    once(target.stem, [INSIDE / f"{program}.py", INSIDE / "service.py", BUNDLE, *arguments], target, make)
    return target


def ask_engine(stage: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Put into the site what the engine says at build time: the tasks of the lessons, the results of the experiments
    and the positions of the problems. Returns what the pages of the board and of the lab hold from the first.
    """
    source = ROOT / "web/problems/problems.json"
    with ThreadPoolExecutor(2) as pool:  # the long ones first
        halves = [
            pool.submit(ask, stage, title, "wye-lab", "results", WORK / f"results-{half}", half)
            for half, title in RESULTS.items()
        ]
        board = pool.submit(
            ask, stage, "Asking the engine for the first board", "wye-engine", "start", WORK / "start.json"
        )
        source = ROOT / "web/problems/problems.json"
        problems = pool.submit(
            ask, stage, "Setting up the problems", "wye-engine", "problems", WORK / "problems.json", source
        )
    for half in halves:
        shutil.copytree(half.result(), stage / "lab/results", copy_function=shutil.copyfile, dirs_exist_ok=True)
    shutil.copyfile(problems.result(), stage / "problems/problems.json")
    offered: dict[str, Any] = json.loads((stage / "lab/results/experiments.json").read_text(encoding="utf-8"))
    (stage / "lab/results/experiments.json").unlink()
    start: dict[str, Any] = json.loads(board.result().read_text(encoding="utf-8"))
    (stage / "learn").mkdir()
    (stage / "learn/tasks.json").write_text(json.dumps(start.pop("tasks"), separators=(",", ":")), encoding="utf-8")
    return start, offered
