"""The third-party files of the site: each with its source, and its place in the site."""

from pathlib import Path

from web.build.paths import MODULES, ROOT
from web.build.steps import Failure
from web.build.wheels import ARCHIVES

PYODIDE = "pyodide.asm.js pyodide.asm.wasm"
# The file that PyScript's worker imports by its name; all else of it is bundled.
PYSCRIPT = "pyodide_graph-*.js"


def third_party_files() -> dict[str, Path]:
    """The sources by their paths in the site, which has all but ARCHIVES unchanged. Failure if one is missing."""
    return {
        # As .js: not every host has a type for .mjs, without which browsers run none.
        "pyodide/pyodide.js": MODULES / "pyodide/pyodide.mjs",
        **{f"pyodide/{path.name}": path for path in (*find_files(MODULES / "pyodide", PYODIDE), *ARCHIVES)},
        **{f"pyscript/{path.name}": path for path in find_files(MODULES / "@pyscript/core/dist", PYSCRIPT)},
    }


def find_files(folder: Path, patterns: str) -> list[Path]:
    """The files of a folder that match; each pattern must match."""
    files = {pattern: sorted(folder.glob(pattern)) for pattern in patterns.split()}
    if missing := [pattern for pattern, paths in files.items() if not paths]:
        raise Failure(f"{folder.relative_to(ROOT)} has no {missing[0]}: remove node_modules and try again")
    return [path for paths in files.values() for path in paths]
