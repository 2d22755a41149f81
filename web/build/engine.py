"""What the engine says at build time of games, lessons, problems and experiments: it runs in the site's own Pyodide."""

import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from web.build.files import remove
from web.build.paths import BUNDLE, INSIDE, ROOT, WORK
from web.build.pyodide import pyodide
from web.build.steps import once

# The halves of the experiments' results, which two processes find, and the title of each step.
HALVES = {"first": "Running the first experiments of the lab", "last": "Running the last experiments of the lab"}
PROBLEMS = ROOT / "web/problems/problems.json"


def ask_engine(stage: Path) -> dict[str, Any]:
    """Put into the site the files that its pages fetch. Returns what each page holds from the first, by its name."""
    board, problems = "Asking the engine for the first board", "Setting up the problems"
    with ThreadPoolExecutor(2) as pool:  # the longest steps first
        halves = [
            pool.submit(ask, stage, title, "wye-lab", "results", WORK / f"results-{half}", half)
            for half, title in HALVES.items()
        ]
        started = pool.submit(ask, stage, board, "wye-engine", "start", WORK / "start.json")
        placed = pool.submit(ask, stage, problems, "wye-engine", "problems", WORK / "problems.json", PROBLEMS)
    shutil.copyfile(placed.result(), stage / "problems/problems.json")
    start = read_json(started.result())
    for path, content in start["files"].items():
        (stage / path).parent.mkdir(exist_ok=True)
        (stage / path).write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")
    unshipped = shutil.ignore_patterns("experiments.json")
    for half in halves:
        target = stage / "lab/results"
        shutil.copytree(half.result(), target, ignore=unshipped, copy_function=shutil.copyfile, dirs_exist_ok=True)
    return {**start["pages"], "lab": read_json(halves[0].result() / "experiments.json")}


def ask(stage: Path, title: str, package: str, program: str, target: Path, *arguments: Path | str) -> Path:
    """Make `target` by a program of `inside` that asks the engine in the site, unless that was done. Returns it."""

    def make() -> None:
        remove(target)
        pyodide(title, stage / "pyodide", package, program, *arguments, target)

    once(target.stem, [INSIDE / f"{program}.py", INSIDE / "service.py", BUNDLE, *arguments], target, make)
    return target


def read_json(path: Path) -> Any:
    """The value in a JSON file."""
    return json.loads(path.read_text(encoding="utf-8"))
