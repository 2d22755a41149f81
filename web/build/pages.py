"""The pages of the site: what they import, hold from the first, and know of the site's files."""

from __future__ import annotations

import base64
import fnmatch
import hashlib
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from web.build.budget import LAB, visited
from web.build.files import digest, files_of, inline_json, relative, sha256
from web.build.steps import Failure

START_HERE = '<script type="application/json" id="start">%s</script>'
VIEW_HERE = '<svg id="board" viewBox="0 0 %s %s" '
PRELOADS_HERE = "<!-- preloads -->"
BUILD_HERE = "const BUILD = %s;"
NOTHING = '{ shell: "", runtime: "", lab: "", shellFiles: {}, labFiles: {} }'
ENTRIES = ("engine/early.js", "words/language.js", "main.js")  # a page's scripts, in the order in which they are wanted
LAB_ENTRIES = ("words/language.js", "lab/words/language.js", "lab/main.js")
IMPORT = re.compile(r'^(?:import|export)\b[^;"]*"(\.[^"]+)";', re.MULTILINE)
# The order in which the page fetches what Python needs: it starts while the later ones arrive.
USED = ["pyscript/*", "*.mjs", "*.asm.js", "*.json", "*.wasm", "*.zip", "*/numpy*", "*"]


def write_pages(site: Path, start: dict[str, Any], offered: dict[str, Any]) -> None:
    """Fill the pages of a site whose other files are all there.

    `start` is what the board's page holds from the first, and `offered` what the lab's does.
    """
    everything = visited(site)
    lab = [path for path in relative(site, files_of(site)) if path.startswith(LAB)]
    runtime = sorted((path for path in everything if path.startswith(("pyodide/", "pyscript/"))), key=usage)
    shell = [path for path in everything if path not in runtime and path != "sw.js"]
    hashes = {"build": digest(site)[:16], "runtime_hash": digest(site / "pyodide", site / "pyscript")[:16]}
    wheels = [path for path in lab if path.startswith("pyodide/")]
    write_page(site, "index.html", ENTRIES, {**hashes, **start, "runtime": described(site, runtime)})
    write_page(site, "lab.html", LAB_ENTRIES, {**hashes, **offered, "runtime": described(site, [*runtime, *wheels])})
    layout = start["start"]["layout"]  # the board has its shape from the first, so that nothing moves when it is drawn
    fill(site / "index.html", VIEW_HERE % (1, 1), VIEW_HERE % (layout["width"], layout["height"]))
    write_worker(site, hashes["runtime_hash"], shell, lab)


def write_page(site: Path, page: str, entries: Sequence[str], start: dict[str, Any]) -> None:
    """Fill a page with what it holds from the first, and with the modules that its scripts import."""
    preloads = "\n    ".join(f'<link rel="modulepreload" href="{path}">' for path in imports(site, entries))
    fill(site / page, PRELOADS_HERE, preloads)
    fill(site / page, START_HERE % "{}", START_HERE % inline_json(start))


def write_worker(site: Path, runtime: str, shell: Sequence[str], lab: Sequence[str]) -> None:
    """Tell the service worker the files of the board and of the lab, and the hash of those that Python needs."""
    groups = {name: digest(*(site / path for path in paths))[:16] for name, paths in (("shell", shell), ("lab", lab))}
    lists = {"shellFiles": integrity(site, shell), "labFiles": integrity(site, lab)}
    filled = inline_json({**groups, "runtime": runtime, **lists})
    fill(site / "sw.js", BUILD_HERE % NOTHING, BUILD_HERE % filled)


def usage(path: str) -> int:
    """The place of a file in the order in which Python needs them."""
    return next(place for place, pattern in enumerate(USED) if fnmatch.fnmatchcase(path, pattern))


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


def described(folder: Path, paths: Sequence[str]) -> list[dict[str, str | int]]:
    """Files that a page loads for Python, with their sizes and hashes."""
    contents = [(path, (folder / path).read_bytes()) for path in paths]
    return [{"path": path, "bytes": len(data), "sha256": sha256(data)} for path, data in contents]


def integrity(folder: Path, paths: Sequence[str]) -> dict[str, str]:
    """The hash of each file, in base64, as browsers check it."""
    hashes = (hashlib.sha256((folder / path).read_bytes()).digest() for path in paths)
    return {path: base64.b64encode(value).decode() for path, value in zip(paths, hashes, strict=True)}
