"""The pages of the site: what they import, hold from the first, and know of the site's files."""

import base64
import fnmatch
import hashlib
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from web.build.budget import LAB, visited
from web.build.files import digest, files_of, inline_json, inner, relative, sha256
from web.build.others import NAMED
from web.build.steps import Failure

START_HERE = '<script type="application/json" id="start">%s</script>'
VERSION_HERE = '<html lang="en"%s>'
GUARD_HERE = "<!-- guard -->"
NAMES_HERE = '<script type="importmap">{}</script>'
POLICY_HERE = "script-src 'self'%s 'unsafe-eval'"
VIEW_HERE = '<svg id="board" viewBox="0 0 %s %s" '
PRELOADS_HERE = "<!-- preloads -->"
BUILD_HERE = "const BUILD = %s;"
NOTHING = '{ version: "", board: {}, runtime: {}, lab: {} }'
# What every version has under the same name. All else lies in a folder that is named by what is in it.
FIXED = ("index.html", "lab.html", "board.html", "sw.js", "manifest.webmanifest", "icon.svg", "pictures")
REFERENCE = re.compile(r' (href|src)="([^":]+\.(?:css|js))"')  # of a page to a file of its version
ENTRIES = ("engine/early.js", "lang/language.js", "main.js")  # a page's scripts, in the order in which they are wanted
LAB_ENTRIES = ("lang/language.js", "lab/main.js")
DEMO_ENTRIES = ("demo/demo.js",)
IMPORT = re.compile(r'(?:^|;)(?:import|export)\b(?:[^;"]*?\bfrom)? ?"([^"]+)"', re.MULTILINE)
# The order in which the page fetches what Python needs: it starts while the later ones arrive.
USED = ["pyscript/*", "*/pyodide.js", "*.asm.js", "*.json", "*.wasm", "*.zip", "*/numpy*", "*"]


def write_pages(site: Path, start: dict[str, Any], offered: dict[str, Any], guard: str) -> None:
    """Put the files of a site, which are all there, into the folder of their version, and fill its pages.

    `start` is what the board's page holds from the first, `offered` what the lab's does, and `guard` the script of both
    pages.
    """
    version = enclose(site)
    folder = site / version
    everything = visited(site)
    lab = [path for path in relative(site, files_of(site)) if inner(path).startswith(LAB)]
    runtime = sorted((path for path in everything if inner(path).startswith(("pyodide/", "pyscript/"))), key=usage)
    board = [path for path in everything if path not in runtime and path != "sw.js"]
    wheels = [path for path in lab if inner(path).startswith("pyodide/")]
    hashes = {"build": version, "runtime_hash": digest(folder / "pyodide", folder / "pyscript")[:16]}
    pages = (("index.html", ENTRIES, start, runtime), ("lab.html", LAB_ENTRIES, offered, [*runtime, *wheels]))
    for page, entries, holds, files in pages:
        write_page(site / page, version, entries, guard, {**hashes, **holds, "runtime": described(site, files)})
    positions = [*start["examples"]["pictures"], start["examples"]["game"]]
    write_page(site / "board.html", version, DEMO_ENTRIES, guard, {"positions": positions})
    layout = start["start"]["layout"]  # the board has its shape from the first, so that nothing moves when it is drawn
    fill(site / "index.html", VIEW_HERE % (1, 1), VIEW_HERE % (layout["width"], layout["height"]))
    groups = {"board": board, "runtime": runtime, "lab": lab}
    known = {"version": version, **{name: integrity(site, paths) for name, paths in groups.items()}}
    fill(site / "sw.js", BUILD_HERE % NOTHING, BUILD_HERE % inline_json(known))


def enclose(site: Path) -> str:
    """Move what belongs to one version into a folder that is named by all that is in it; return the name."""
    stage = site / "version"
    stage.mkdir()
    for path in sorted(site.iterdir()):
        if path.name not in (*FIXED, stage.name):
            path.rename(stage / path.name)
    version = digest(stage)[:16]
    stage.rename(site / version)
    return version


def write_page(path: Path, version: str, entries: Sequence[str], guard: str, start: dict[str, Any]) -> None:
    """Fill a page with its guard, the modules that its scripts import, and what it holds from the first."""
    found = imports(path.parent / version, entries)
    fill(path, PRELOADS_HERE, "\n    ".join(f'<link rel="modulepreload" href="{module}">' for module in found))
    path.write_text(REFERENCE.sub(rf' \1="{version}/\2"', path.read_text(encoding="utf-8")), encoding="utf-8")
    fill(path, VERSION_HERE % "", VERSION_HERE % f' data-version="{version}"')
    names = inline_json({"imports": {name: f"./{version}/{place}" for name, place in NAMED.items()}})
    fill(path, NAMES_HERE, NAMES_HERE.replace("{}", names))
    fill(path, GUARD_HERE, f"<script>{guard}</script>")
    hashes = "".join(f" 'sha256-{base64_hash(script.encode())}'" for script in (guard, names))
    fill(path, POLICY_HERE % "", POLICY_HERE % hashes)
    fill(path, START_HERE % "{}", START_HERE % inline_json(start))


def usage(path: str) -> int:
    """The place of a file in the order in which Python needs them."""
    return next(place for place, pattern in enumerate(USED) if fnmatch.fnmatchcase(inner(path), pattern))


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
            here = Path(path).parent
            paths = [NAMED.get(name) or Path(os.path.normpath(here / name)).as_posix() for name in names]
            reached += [name for name in dict.fromkeys(paths) if name not in reached]
        found += [path for path in reached if path not in found]
    return [path for path in found if path not in entries]


def described(folder: Path, paths: Sequence[str]) -> list[dict[str, str | int]]:
    """Files that a page loads for Python, by their paths within the version, with their sizes and hashes."""
    contents = [(inner(path), (folder / path).read_bytes()) for path in paths]
    return [{"path": path, "bytes": len(data), "sha256": sha256(data)} for path, data in contents]


def integrity(folder: Path, paths: Sequence[str]) -> dict[str, str]:
    """The hash of each file, as browsers check it."""
    return {path: base64_hash((folder / path).read_bytes()) for path in paths}


def base64_hash(data: bytes) -> str:
    """The SHA-256 in base64."""
    return base64.b64encode(hashlib.sha256(data).digest()).decode()
