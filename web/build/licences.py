"""The licences of everything that the site ships, and the origins of its third-party files."""

import html
import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from web.build.files import sha256
from web.build.node import NUMPY, NUMPY_ORIGIN
from web.build.pages import fill
from web.build.paths import MODULES, ROOT
from web.build.thirdparty import third_party_files
from web.build.wheels import STDLIB, engine_version

LICENSES = ROOT / "web/licenses"
UNUSED_PACKAGES = ("@types/emscripten", "ws")  # Pyodide needs them under Node or for types only
BUNDLED = ("@fluent/bundle", "d3-hierarchy", "lean-qr", "lit-html")  # the page's own scripts import these
# Third-party code in Pyodide's files that they do not mention: name -> version, if known, and licence. The texts, in
# web/licenses, come from the headers of zlib and libffi, Debian's packages of bzip2, Python (libmpdec) and expat, the
# npm package error-stack-parser, and the sources of CPython (mimalloc) and Emscripten (its own and musl's).
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
FONT = ROOT / "web/styles/fraunces.woff2"
FONT_ORIGIN = (
    "files/fraunces-latin-600-normal.woff2 and files/fraunces-latin-ext-600-normal.woff2 in the npm package "
    "@fontsource/fraunces 5.3.0, cut down to the letters of the page's languages and joined by fonttools"
)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the site: its name, version, licence, and the licence's text."""

    name: str
    version: str
    licence: str
    text: str
    place: str
    """Its place, if it has no file of its own."""


def parts() -> Iterator[Part]:
    """All parts of the site."""
    yield Part("Wye", engine_version(), "MIT", (ROOT / "LICENSE").read_text("utf-8"), "all other files")
    python = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    yield Part("CPython", python, "PSF-2.0", (LICENSES / "PSF-2.0.txt").read_text("utf-8"), "")
    with zipfile.ZipFile(NUMPY) as wheel:
        text = next(name for name in wheel.namelist() if name.endswith(".dist-info/LICENSE.txt"))
        yield Part("numpy", NUMPY.name.split("-")[1], "BSD-3-Clause", wheel.read(text).decode(), "")
    yield Part("Fraunces", "5.3.0", "OFL-1.1", (LICENSES / "Fraunces.txt").read_text("utf-8"), "")
    for folder, package in pinned_packages().items():
        name = folder.rpartition("node_modules/")[2]
        if name and not package.get("dev") and name not in UNUSED_PACKAGES:
            own = sorted((ROOT / folder).glob("LICEN[CS]E*"))
            path = own[0] if own else LICENSES / f"{package['license']}.txt"
            place = "in the page's scripts" if name in BUNDLED else "in pyscript/core.js"
            yield Part(name, package["version"], package["license"], path.read_text("utf-8"), place)
    for name, (version, licence) in CONTAINED.items():
        yield Part(name, version, licence, (LICENSES / f"{name}.txt").read_text("utf-8"), "in Pyodide's files")


def pinned_packages() -> dict[str, Any]:
    """The npm packages by their folders, as package-lock.json pins them."""
    packages: dict[str, Any] = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    return packages


def origins() -> Iterator[tuple[str, str, str, str]]:
    """For each third-party file: its part's name, its path in the site, its origin, and its SHA-256 there."""
    names, packages = {STDLIB: "CPython", NUMPY: "numpy"}, pinned_packages()
    for place, path in third_party_files().items():
        folder = next(one for one in packages if one and path.is_relative_to(ROOT / one))
        package, inside = folder.removeprefix("node_modules/"), path.relative_to(ROOT / folder).as_posix()
        origin = f"{inside} in the npm package {package} {packages[folder]['version']}"
        if path == NUMPY:
            origin += f", which has it from {NUMPY_ORIGIN}"
        yield names.get(path, package), place, origin, sha256(path.read_bytes())
    yield "Fraunces", FONT.relative_to(ROOT / "web").as_posix(), FONT_ORIGIN, sha256(FONT.read_bytes())


def write_licences(folder: Path) -> None:
    """Write the licence of every part, and an index of them with the third-party files."""
    folder.mkdir()
    rows, files = list[str](), list(origins())
    for part in parts():
        title = f"{part.name} {part.version}".strip()
        file = f"{re.sub('[^a-z0-9.]+', '-', title.lower()).strip('-')}.txt"
        (folder / file).write_text(part.text, encoding="utf-8")
        own = [cells for name, *cells in files if name == part.name] or [[part.place, "", ""]]
        start = [f'<a href="{file}">{html.escape(title)}</a>', part.licence]
        rows += ["".join(["<tr>", *(f"<td>{cell}</td>" for cell in (*start, *cells)), "</tr>"]) for cells in own]
    shutil.copyfile(LICENSES / "index.html", folder / "index.html")
    fill(folder / "index.html", "<!-- rows -->", "\n".join(dict.fromkeys(rows)))
