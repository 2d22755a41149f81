"""The tests, and what else runs in the tests' environment."""

import os
import subprocess
import tomllib
from collections.abc import Sequence
from pathlib import Path

from web.build.browsers import browser, other_browsers
from web.build.environments import virtual_environment
from web.build.node import tool
from web.build.paths import MODULES, ROOT, WORK
from web.build.scripts import bundle_tests
from web.build.site import build
from web.build.steps import Command, once, run

# For pytest: two processes a core, since a browser's tests wait half of the time; each file in one of them, in order.
# One that crashes is not replaced: pytest-xdist would wait for the rest of its file for ever.
PROCESSES = min(2 * (os.cpu_count() or 1), 8)
SIDE_BY_SIDE = f"-n {PROCESSES} --dist loadfile --no-loadscope-reorder --max-worker-restart 0".split()
SLOW_TOO = ["-m", ""]  # in place of what pyproject.toml says
PURE = ROOT / "tests"  # among which are tests of the page's pure modules, for Node's own runner
DECLARATIONS = WORK / "types"


def environment() -> tuple[Path, dict[str, str]]:
    """What the tests need: an interpreter with pyproject's test group, and the variables that name a browser."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    python = virtual_environment("venv", project["dependency-groups"]["test"])
    return python, {**os.environ, "WYE_BROWSER": browser(python)}


def test(arguments: Sequence[str], slow: bool) -> int:
    """Run the tests, Node's first, then pytest's with the `arguments`; the slow ones too if told so.

    Returns the exit status.
    """
    python, variables = environment()
    if slow:
        other_browsers()
    build()
    check_scripts(python)
    node = (tool("node"), "--enable-source-maps", "--test-reporter=dot")
    commands: list[Command] = [(*node, bundle) for bundle in bundle_tests(PURE, WORK / "views")]
    commands.append([python, "-m", "pytest", *SIDE_BY_SIDE, *(SLOW_TOO if slow else []), *arguments])
    for command in commands:
        status = subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode
        if status:
            break
    return status


def check_scripts(python: Path) -> None:
    """Check the types of the page's scripts, and the style of scripts and style sheets."""
    declare_messages(python)
    run("Checking the types of web/", [tool("node"), MODULES / "typescript/bin/tsc"], "correct what it names")
    biome: Command = [tool("node"), MODULES / "@biomejs/biome/bin/biome", "check", "--error-on-warnings"]
    run("Checking the style of web/", biome, "run npx biome check --write")


def declare_messages(python: Path) -> None:
    """Write the types of the messages between page and engine, and of the texts, for tsc."""

    def make() -> None:
        command: Command = [python, "-m", "web.build.declarations", DECLARATIONS]
        run("Writing the types of the messages", command, "correct what it names")

    once("declarations", [ROOT / "web", ROOT / "pyengine"], DECLARATIONS, make)


def drive(module: str) -> int:
    """Build, and run a module of tests/measure that opens the site in a browser. Returns the exit status."""
    python, variables = environment()
    build()
    return subprocess.run([python, "-m", f"tests.measure.{module}"], cwd=ROOT, env=variables, check=False).returncode
