"""The site: the files of the page, third-party files, and the data that the engine computes at build time."""

import re
import shutil
from pathlib import Path

from web.build.engine import ask_engine, draw_board
from web.build.files import files_of, relative, remove
from web.build.licences import write_licences
from web.build.node import install_packages
from web.build.pages import write_pages
from web.build.paths import BUNDLE, DIST, ROOT, WORK
from web.build.scripts import bundle_scripts
from web.build.steps import alone, once
from web.build.texts import write_texts
from web.build.thirdparty import third_party_files
from web.build.wheels import ARCHIVES, lock, make_wheels

# Paths in web/ of files that make the site, or that it ships in another form.
SOURCES_ONLY = r"^__init__\.py$|^build/|^licenses/|^app/faces/|\.(css|md|ts)$"


def build() -> None:
    """Make dist/, unless nothing has changed since it was made."""
    with alone():
        install_packages()
        make_wheels()
        files = (ROOT / name for name in ("package-lock.json", "tsconfig.json", "LICENSE"))
        once("site", [ROOT / "web", BUNDLE, *files], DIST, make_site)


def make_site() -> None:
    """Assemble the site beside dist/, then move it there."""
    stage = WORK / "site"
    remove(stage)
    copy_files(stage)
    write_texts(stage)
    scripts, holds = bundle_scripts(stage), ask_engine(stage)
    write_pages(stage, scripts, holds, draw_board(holds["index"]))
    write_licences(stage / "licenses")
    remove(DIST)
    stage.rename(DIST)


def copy_files(stage: Path) -> None:
    """Copy the files of web/ that the site ships unchanged, third-party files, and the wheels."""
    web = ROOT / "web"
    files = {path: web / path for path in relative(web, files_of(web)) if not re.search(SOURCES_ONLY, path)}
    for place, path in third_party_files().items():
        files[place] = BUNDLE / "runtime" / path.name if path in ARCHIVES else path
    files |= {f"pyodide/{path.name}": path for path in files_of(BUNDLE / "engine")}
    for place, path in files.items():
        (stage / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, stage / place)
    (stage / "pyodide/pyodide-lock.json").write_text(lock(stage / "pyodide"), encoding="utf-8")
