"""The engine at build time, in the site's own Pyodide: games, lessons, problems, experiments and the first board."""

import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from web.build.files import inline_json, remove, respect_umask
from web.build.node import run_inside, tool
from web.build.paths import BUNDLE, INSIDE, MODULES, ROOT, WORK
from web.build.scripts import bundle_drawing
from web.build.steps import once, run

# Two processes find the results of half the experiments each; these are the titles of the steps.
HALVES = {"first": "Running the first experiments of the lab", "last": "Running the last experiments of the lab"}
PROBLEMS = ROOT / "web/problems/problems.json"


def ask_engine(stage: Path) -> dict[str, Any]:
    """Put into the site the files that its pages fetch. Returns the data that each page holds, by its name."""
    board, problems = "Asking the engine for the first board", "Setting up the problems"
    with ThreadPoolExecutor(2) as pool:  # the longest steps first
        halves = [
            pool.submit(ask, stage, title, "wye-lab", "results", WORK / f"results-{half}", half)
            for half, title in HALVES.items()
        ]
        starts = pool.submit(ask, stage, board, "wye-engine", "start", WORK / "start.json")
        positions = pool.submit(ask, stage, problems, "wye-engine", "problems", WORK / "problems.json", PROBLEMS)
    shutil.copyfile(positions.result(), stage / "problems/problems.json")
    start = read_json(starts.result())
    for path, content in start["files"].items():
        (stage / path).parent.mkdir(exist_ok=True)
        (stage / path).write_text(json.dumps(content, separators=(",", ":")), encoding="utf-8")
    (stage / "lab/results").mkdir(parents=True)
    for path in (path for half in halves for path in half.result().iterdir() if path.name != "experiments.json"):
        shutil.copyfile(path, stage / "lab/results" / path.name)
    return {**start["pages"], "lab": read_json(halves[0].result() / "experiments.json")}


def ask(stage: Path, title: str, package: str, program: str, target: Path, *arguments: Path | str) -> Path:
    """Make `target` by a program of `inside` that asks the engine in the site, unless it is made. Returns it."""

    def make() -> None:
        remove(target)
        run_inside(title, stage / "pyodide", package, program, *arguments, target)

    once(target.stem, [INSIDE / f"{program}.py", INSIDE / "service.py", BUNDLE, *arguments], target, make)
    respect_umask(target)  # Pyodide knows of none
    return target


def draw_board(start: dict[str, Any]) -> dict[str, str]:
    """Draw the first board by the page's own code under Node. Returns its `element`, and its `style` for a sheet."""
    source, target, program = WORK / "first.json", WORK / "board.json", bundle_drawing()
    source.write_text(inline_json(start), encoding="utf-8")

    def make() -> None:
        run("Drawing the first board", [tool("node"), program, source, target], "correct what it names")

    once("board", [program, source, MODULES / "happy-dom/package.json"], target, make)
    board: dict[str, str] = read_json(target)
    return board


def read_json(path: Path) -> Any:
    """The value in a JSON file."""
    return json.loads(path.read_text(encoding="utf-8"))
