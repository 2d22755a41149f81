"""The pages of the site: their scripts and styles, the data that they hold, and the lists of the site's files."""

import base64
import fnmatch
import hashlib
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from web.build import scripts
from web.build.budget import LAB, first_visit_files
from web.build.files import digest, files_of, inline_json, inner, relative, sha256
from web.build.scripts import Scripts
from web.build.steps import Failure
from web.build.texts import LANGUAGES

DATA_HERE = '<script type="application/json" id="%s">%s</script>'
VERSION_HERE = '<html lang="en"%s>'
GUARD_HERE = "<!-- guard -->"
SCRIPTS_HERE, STYLES_HERE = "script-src 'self'%s 'unsafe-eval'", "style-src 'self'%s"
BOARD_HERE = '<svg id="board" viewBox="0 0 1 1" class="board" role="grid"></svg>'
SHEET = re.compile(r' *<link rel="stylesheet" href="([^"]+)">\n')
FONT = "fraunces.woff2"
# Files with the same name in every version. All others lie in a folder that is named by a hash of its contents.
FIXED = ("index.html", "lab.html", "board.html", "sw.js", "manifest.webmanifest", "icon.svg", "pictures")
# Data that the board's page fetches for its places.
DATA = ("learn/tasks.json", "play/boards.json", "problems/problems.json")
# The order in which the page fetches what Python needs: Python starts while the later files arrive.
RUNTIME = ("pyodide/", "pyscript/", "interpreter.js")
USED = ["pyscript/*", "interpreter.js", "*/pyodide.js", "*.asm.js", "*.json", "*.wasm", "*.zip", "*/numpy*", "*"]


def write_pages(site: Path, pages: Mapping[str, Scripts], holds: Mapping[str, Any], board: Mapping[str, str]) -> None:
    """Put the files of a site into the folder of their version, and fill its pages.

    `pages` are the scripts of each page, `holds` are the data in each, and `board` is the first board as drawn.
    """
    guard, contents = scripts.guard(), {page: (site / f"{page}.html").read_text(encoding="utf-8") for page in pages}
    styles = {page: scripts.bundle_styles(SHEET.findall(text)) for page, text in contents.items()}
    styles["index"] += board["style"]
    version = enclose(site, guard, *board.values(), *styles.values())
    folder = site / version
    everything = first_visit_files(site)
    lab = [path for path in relative(site, files_of(site)) if inner(path).startswith(LAB) and not path.endswith(".map")]
    runtime = sorted((path for path in everything if inner(path).startswith(RUNTIME)), key=usage)
    wheels = [path for path in lab if inner(path).startswith("pyodide/")]
    hashes = {"version": version, "runtime_hash": digest(folder / "pyodide", folder / "pyscript")[:16]}
    engine = {
        "index": {**hashes, "runtime": describe_files(site, runtime)},
        "lab": {**hashes, "runtime": describe_files(site, [*runtime, *wheels])},
    }
    for page, (needed, later) in pages.items():
        folders = ("lang", "lab/lang") if page == "lab" else ("lang",)
        texts = {path.stem: [f"{folder}/{path.stem}.txt" for folder in folders] for path in LANGUAGES.glob("*.ftl")}
        files = {
            "scripts": describe_files(folder, needed),
            "later": {module: describe_files(folder, names) for module, names in sorted(later.items())},
            "data": describe_files(folder, DATA if page == "index" else ()),
            "texts": {language: describe_files(folder, paths) for language, paths in sorted(texts.items())},
        }
        data = {"files": files, "start": {**engine.get(page, {}), **holds[page]}}
        write_page(site / f"{page}.html", version, guard, styles[page], data)
    fill(site / "index.html", BOARD_HERE, board["element"])
    unasked = {*runtime, "sw.js"}
    groups = {"board": [path for path in everything if path not in unasked], "runtime": runtime, "lab": lab}
    known = {"version": version, **{name: integrity(site, paths) for name, paths in groups.items()}}
    scripts.service_worker(site / "sw.js", known)


def enclose(site: Path, *inline: str) -> str:
    """Move the files of this version into a folder. Returns its name, a hash of them, the pages and `inline`."""
    stage = site / "version"
    stage.mkdir()
    for path in sorted(site.iterdir()):
        if path.name not in (*FIXED, stage.name):
            path.rename(stage / path.name)
    pages = [site / name for name in FIXED if (site / name).is_file()]
    version = digest(stage, *pages, *inline)[:16]
    stage.rename(site / version)
    return version


def write_page(path: Path, version: str, guard: str, style: str, data: Mapping[str, object]) -> None:
    """Fill a page with its guard, its styles and its data."""
    style = style.replace(FONT, f"{version}/styles/{FONT}")
    path.write_text(SHEET.sub("", path.read_text(encoding="utf-8")), encoding="utf-8")
    fill(path, VERSION_HERE % "", VERSION_HERE % f' data-version="{version}"')
    fill(path, GUARD_HERE, f"<style>{style}</style>\n    <script>{guard}</script>")
    fill(path, SCRIPTS_HERE % "", SCRIPTS_HERE % f" 'sha256-{base64_hash(guard.encode())}'")
    fill(path, STYLES_HERE % "", STYLES_HERE % f" 'sha256-{base64_hash(style.encode())}'")
    for name, value in data.items():
        fill(path, DATA_HERE % (name, "{}"), DATA_HERE % (name, inline_json(value)))


def usage(path: str) -> int:
    """The place of a file in the order in which Python needs them."""
    return next(place for place, pattern in enumerate(USED) if fnmatch.fnmatchcase(inner(path), pattern))


def fill(path: Path, place: str, text: str) -> None:
    """Replace the one `place` in a file of the site."""
    content = path.read_text(encoding="utf-8")
    if content.count(place) != 1:
        raise Failure(f"web/{path.name} has {content.count(place)} times {place!r}: it must be there once")
    path.write_text(content.replace(place, text), encoding="utf-8")


def describe_files(folder: Path, paths: Sequence[str]) -> list[dict[str, str | int]]:
    """Files that a page loads, by their paths within the version, with their sizes and hashes."""
    contents = [(inner(path), (folder / path).read_bytes()) for path in paths]
    return [{"path": path, "bytes": len(data), "sha256": sha256(data)} for path, data in contents]


def integrity(folder: Path, paths: Sequence[str]) -> dict[str, str]:
    """The hash of each file, as browsers check it."""
    return {path: base64_hash((folder / path).read_bytes()) for path in paths}


def base64_hash(data: bytes) -> str:
    """The SHA-256 in base64."""
    return base64.b64encode(hashlib.sha256(data).digest()).decode()
