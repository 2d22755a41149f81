"""The licences of everything that the site ships."""

from __future__ import annotations

import html
import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

from web.build.node import NUMPY
from web.build.pages import fill
from web.build.paths import ROOT
from web.build.wheels import engine_version

LICENSES = ROOT / "web/licenses"
NOT_SHIPPED = ("@types/emscripten", "ws")  # Pyodide needs them under Node or for types only
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


def write_licences(folder: Path) -> None:
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
