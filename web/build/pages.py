"""The pages of the site: what they are drawn with, hold from the first, and know of the site's files."""

import base64
import fnmatch
import hashlib
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from web.build import scripts
from web.build.budget import LAB, visited
from web.build.files import digest, files_of, inline_json, inner, relative, sha256
from web.build.steps import Failure
from web.build.texts import LANGUAGES

START_HERE = '<script type="application/json" id="start">%s</script>'
FILES_HERE = '<script type="application/json" id="files">%s</script>'
VERSION_HERE = '<html lang="en"%s>'
GUARD_HERE = "<!-- guard -->"
SCRIPTS_HERE, STYLES_HERE = "script-src 'self'%s 'unsafe-eval'", "style-src 'self'%s"
BOARD_HERE = '<svg id="board" viewBox="0 0 1 1" class="board" role="grid"></svg>'
SHEET = re.compile(r' *<link rel="stylesheet" href="([^"]+)">\n')
FONT = "fraunces.woff2"
# What every version has under the same name. All else lies in a folder that is named by what is in it.
FIXED = ("index.html", "lab.html", "board.html", "sw.js", "manifest.webmanifest", "icon.svg", "pictures")
# The order in which the page fetches what Python needs: it starts while the later ones arrive.
USED = ["pyscript/*", "*/pyodide.js", "*.asm.js", "*.json", "*.wasm", "*.zip", "*/numpy*", "*"]


def write_pages(
    site: Path,
    needed: Mapping[str, Sequence[str]],
    start: dict[str, Any],
    offered: dict[str, Any],
    board: Mapping[str, str],
) -> None:
    """Put the files of a site, which are all there, into the folder of their version, and fill its pages.

    `needed` are the scripts that each page is drawn with, its own first; `start` is what the board's page holds from
    the first, and `offered` what the lab's does; `board` is the first board, drawn.
    """
    version = enclose(site)
    folder = site / version
    everything = visited(site)
    lab = [path for path in relative(site, files_of(site)) if inner(path).startswith(LAB) and not path.endswith(".map")]
    runtime = sorted((path for path in everything if inner(path).startswith(("pyodide/", "pyscript/"))), key=usage)
    wheels = [path for path in lab if inner(path).startswith("pyodide/")]
    hashes = {"build": version, "runtime_hash": digest(folder / "pyodide", folder / "pyscript")[:16]}
    positions = [*start["examples"]["pictures"], start["examples"]["game"]]
    holds = {
        "index": {**hashes, **start, "runtime": described(site, runtime)},
        "lab": {**hashes, **offered, "runtime": described(site, [*runtime, *wheels])},
        "board": {"positions": positions},
    }
    for page, names in needed.items():
        rooms = ("lang", "lab/lang") if page == "lab" else ("lang",)
        texts = {path.stem: [f"{room}/{path.stem}.txt" for room in rooms] for path in LANGUAGES.glob("*.ftl")}
        files = {
            "scripts": described(folder, names),
            "texts": {language: described(folder, paths) for language, paths in sorted(texts.items())},
        }
        write_page(site / f"{page}.html", version, files, holds[page], board["style"] if page == "index" else "")
    fill(site / "index.html", BOARD_HERE, board["element"])
    unasked = {*runtime, "sw.js"}
    groups = {"board": [path for path in everything if path not in unasked], "runtime": runtime, "lab": lab}
    known = {"version": version, **{name: integrity(site, paths) for name, paths in groups.items()}}
    scripts.service_worker(site / "sw.js", known)


def enclose(site: Path) -> str:
    """Move what belongs to one version into a folder that is named by all that is in it and in the pages; return the name."""
    stage = site / "version"
    stage.mkdir()
    for path in sorted(site.iterdir()):
        if path.name not in (*FIXED, stage.name):
            path.rename(stage / path.name)
    pages = [site / name for name in FIXED if (site / name).is_file()]
    version = digest(stage, *pages)[:16]
    stage.rename(site / version)
    return version


def write_page(path: Path, version: str, files: object, holds: object, more: str) -> None:
    """Fill a page with its styles, and `more` of them, its guard, the `files` that it is drawn with, and what it holds
    from the first.
    """
    source = path.read_text(encoding="utf-8")
    style = scripts.style(SHEET.findall(source)).replace(FONT, f"{version}/styles/{FONT}") + more
    guard = scripts.guard()
    path.write_text(SHEET.sub("", source), encoding="utf-8")
    fill(path, VERSION_HERE % "", VERSION_HERE % f' data-version="{version}"')
    fill(path, FILES_HERE % "{}", FILES_HERE % inline_json(files))
    fill(path, GUARD_HERE, f"<style>{style}</style>\n    <script>{guard}</script>")
    fill(path, SCRIPTS_HERE % "", SCRIPTS_HERE % f" 'sha256-{base64_hash(guard.encode())}'")
    fill(path, STYLES_HERE % "", STYLES_HERE % f" 'sha256-{base64_hash(style.encode())}'")
    fill(path, START_HERE % "{}", START_HERE % inline_json(holds))


def usage(path: str) -> int:
    """The place of a file in the order in which Python needs them."""
    return next(place for place, pattern in enumerate(USED) if fnmatch.fnmatchcase(inner(path), pattern))


def fill(path: Path, place: str, text: str) -> None:
    """Replace the one `place` in a file of the site."""
    content = path.read_text(encoding="utf-8")
    if content.count(place) != 1:
        raise Failure(f"web/{path.name} has {content.count(place)} times {place!r}: it must be there once")
    path.write_text(content.replace(place, text), encoding="utf-8")


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
