"""The archives that the browser's Python imports from: the standard library, numpy, the engine and the lab."""

import json
import re
import zipfile
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from web.build import omissions
from web.build.files import inline_json, relative, remove, respect_umask, sha256
from web.build.node import NUMPY, run_inside, tool
from web.build.paths import BUNDLE, INSIDE, MODULES, ROOT, WORK
from web.build.steps import Command, Failure, once, run

STDLIB = MODULES / "pyodide/python_stdlib.zip"
ARCHIVES = (STDLIB, NUMPY)  # which are slimmed and compiled
KERNEL = ROOT / "pyengine/search/network/kernel.wat"
ASSEMBLED = BUNDLE / "kernel.wasm"
NEEDS = {"numpy": [], "wye_engine": ["numpy"], "wye_lab": ["wye-engine"]}  # of each wheel
MODULE_OF = {"numpy": "numpy", "wye_engine": "pyengine", "wye_lab": "pyengine.lab"}

Archives = Iterable[tuple[str, Mapping[str, bytes]]]
"""The name of each archive, and its members: path -> content."""


def make_wheels() -> None:
    """Make the parts of the bundle whose sources have changed."""
    assemble()
    title, sources = "Compiling the standard library and numpy", [NUMPY]
    with ThreadPoolExecutor() as pool:
        runtime = pool.submit(bundle, "runtime", title, sources, runtime_archives, level=2)
        bundle("engine", "Compiling the engine", [ROOT / "pyengine", ASSEMBLED], engine_archives, level=0)
        runtime.result()


def assemble() -> None:
    """Make the WebAssembly of the network's kernel, which the engine's wheel holds."""

    def make() -> None:
        BUNDLE.mkdir(exist_ok=True)
        command: Command = [tool("node"), MODULES / "wabt/bin/wat2wasm", KERNEL, "-o", ASSEMBLED]
        run("Assembling the network's kernel", command, "correct what it names")

    once("kernel", [Path(__file__), MODULES / "wabt/package.json", KERNEL], ASSEMBLED, make)


def bundle(part: str, title: str, sources: list[Path], archives: Callable[[], Archives], level: int) -> None:
    """Make a part of the bundle, its archives compiled at this level, if their sources have changed."""

    def make() -> None:
        raw, target = WORK / "sources" / part, BUNDLE / part
        for folder in (raw, target):
            remove(folder)
            folder.mkdir(parents=True)
        for name, members in archives():
            with zipfile.ZipFile(raw / name, "w") as archive:
                for path, content in members.items():
                    archive.writestr(path, content)
        run_inside(title, MODULES / "pyodide", "", "compiler", raw, target, str(level))

    recipe = [Path(__file__), ROOT / "web/build/omissions.py", INSIDE / "compiler.py", INSIDE / "run.mjs"]
    once(part, [*recipe, MODULES / "pyodide/package.json", *sources], BUNDLE / part, make)
    respect_umask(BUNDLE / part)  # Pyodide knows of none


def runtime_archives() -> Archives:
    """The standard library and numpy, slimmed."""
    yield STDLIB.name, {**slim(STDLIB, omissions.STDLIB_DROPPED), **dict.fromkeys(omissions.STDLIB_EMPTIED, b"")}
    yield NUMPY.name, {**slim(NUMPY, omissions.NUMPY_DROPPED), **dict.fromkeys(omissions.NUMPY_EMPTIED, b"")}


def slim(archive: Path, dropped: Mapping[str, str]) -> dict[str, bytes]:
    """The members of a zip without those that `dropped` matches."""
    with zipfile.ZipFile(archive) as source:
        names = [name for name in source.namelist() if not name.endswith("/")]
        return {name: source.read(name) for name in names if not omissions.is_dropped(name, dropped)}


def engine_archives() -> Archives:
    """The engine's wheel, without its command line, and that of the lab."""
    paths = [path for path in engine_files() if not omissions.is_dropped(path, omissions.ENGINE_DROPPED)]
    members = {path: (ROOT / path).read_bytes() for path in paths}
    members[KERNEL.with_suffix(".wasm").relative_to(ROOT).as_posix()] = ASSEMBLED.read_bytes()
    lab = {path for path in members if omissions.is_dropped(path, {"": omissions.LAB_MODULES})}
    yield wheel("wye_engine", {path: data for path, data in members.items() if path not in lab})
    yield wheel("wye_lab", {path: data for path, data in members.items() if path in lab})


def engine_files() -> list[str]:
    """The paths of the engine's modules and tables."""
    engine = ROOT / "pyengine"
    return relative(ROOT, sorted([*engine.rglob("*.py"), *engine.rglob("*.json")]))


def wheel(name: str, members: Mapping[str, bytes]) -> tuple[str, Mapping[str, bytes]]:
    """A wheel of modules of the engine: its file's name, and its members."""
    version = engine_version()
    info = f"{name}-{version}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: {version}\n"
    tags = b"Wheel-Version: 1.0\nGenerator: wye\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    more = {f"{info}/METADATA": metadata.encode(), f"{info}/WHEEL": tags}
    return f"{name}-{version}-py3-none-any.whl", {**members, **more}


def engine_version() -> str:
    """The version that pyengine/__init__.py states."""
    text = (ROOT / "pyengine/__init__.py").read_text(encoding="utf-8")
    if found := re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE):
        return found[1]
    raise Failure('pyengine/__init__.py states no version: add a line __version__ = "..."')


def lock(folder: Path) -> str:
    """Pyodide's lock file for the wheels in `folder`: their names, needs and hashes."""
    entries = {}
    for path in sorted(folder.glob("*.whl")):
        name, version = path.name.split("-")[:2]
        entry = {"name": name.replace("_", "-"), "version": version, "file_name": path.name, "install_dir": "site"}
        entry |= {"package_type": "package", "sha256": sha256(path.read_bytes())}
        needs = {"depends": NEEDS[name], "imports": [MODULE_OF[name]]}
        entries[entry["name"]] = {**entry, **needs, "unvendored_tests": False}
    info = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return inline_json({"info": info, "packages": entries})
