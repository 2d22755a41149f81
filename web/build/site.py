"""The site: the files of the page, what it ships of others, and what the engine says of boards at build time."""

import re
import shutil
from pathlib import Path

from web.build.drawing import draw_board
from web.build.engine import ask_engine
from web.build.files import files_of, relative, remove
from web.build.licences import write_licences
from web.build.node import install_packages
from web.build.others import taken
from web.build.pages import write_pages
from web.build.paths import BUNDLE, DIST, ROOT, WORK
from web.build.scripts import bundle_scripts
from web.build.steps import alone, once
from web.build.texts import write_texts
from web.build.wheels import ARCHIVES, lock, make_wheels

# Paths in web/ of what makes the site, or what it ships in another form.
NOT_SHIPPED = r"^__init__\.py$|^build/|^licenses/|\.(css|md|ts)$"


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
    copy_packages(stage)
    write_texts(stage)
    scripts, holds = bundle_scripts(stage), ask_engine(stage)
    write_pages(stage, scripts, holds, draw_board(holds["index"]))
    write_licences(stage / "licenses")
    remove(DIST)
    stage.rename(DIST)


def copy_files(stage: Path) -> None:
    """Copy what the site ships of web/ as it is."""
    web = ROOT / "web"
    for path in relative(web, files_of(web)):
        if not re.search(NOT_SHIPPED, path):
            (stage / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(web / path, stage / path)


def copy_packages(stage: Path) -> None:
    """Copy what the site ships of others, and the wheels."""
    files = {place: BUNDLE / "runtime" / path.name if path in ARCHIVES else path for place, path in taken().items()}
    files |= {f"pyodide/{path.name}": path for path in files_of(BUNDLE / "engine")}
    for place, path in files.items():
        (stage / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, stage / place)
    (stage / "pyodide/pyodide-lock.json").write_text(lock(stage / "pyodide"), encoding="utf-8")
