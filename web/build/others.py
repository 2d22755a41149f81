"""What the site ships of others: the file as it was taken, and its place in the site."""

from __future__ import annotations

from pathlib import Path

from web.build.paths import MODULES, ROOT
from web.build.steps import Failure
from web.build.wheels import ARCHIVES

# Single modules, as .js: not every host has a type for .mjs, without which browsers run none.
SINGLE = {
    "d3-hierarchy/dist/d3-hierarchy.min.mjs": "lab/d3-hierarchy/index.js",  # lays out trees
    "lean-qr/nano.mjs": "dialogs/lean-qr/index.js",  # makes the code of a link
    "pyodide/pyodide.mjs": "pyodide/pyodide.js",
}
PYODIDE = "pyodide.asm.js pyodide.asm.wasm"
# PyScript's entry and the chunks that it loads for a Pyodide worker; every page fetches the plugins among them.
PYSCRIPT = (
    "core.js core-*.js deprecations-manager-*.js donkey-*.js error-*.js py-editor-*.js py-game-*.js py-terminal-*.js "
    "pyodide_graph-*.js"
)


def taken() -> dict[str, Path]:
    """The files by their paths in the site, which has all but ARCHIVES unchanged. Failure if one is missing."""
    return {
        **{place: MODULES / source for source, place in SINGLE.items()},
        **{f"pyodide/{path.name}": path for path in (*found(MODULES / "pyodide", PYODIDE), *ARCHIVES)},
        **{f"lang/fluent/esm/{path.name}": path for path in found(MODULES / "@fluent/bundle/esm", "*.js")},
        **{f"pyscript/{path.name}": path for path in found(MODULES / "@pyscript/core/dist", PYSCRIPT)},
    }


def found(folder: Path, patterns: str) -> list[Path]:
    """The files of a folder that match; each pattern must match."""
    files = {pattern: sorted(folder.glob(pattern)) for pattern in patterns.split()}
    for pattern, paths in files.items():
        if not paths:
            raise Failure(f"{folder.relative_to(ROOT)} has no {pattern}: remove node_modules and try again")
    return [path for paths in files.values() for path in paths]
