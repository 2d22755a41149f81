"""What the site ships of others: the file as it was taken, and its place in the site."""

from pathlib import Path

from web.build.paths import MODULES, ROOT
from web.build.steps import Failure
from web.build.wheels import ARCHIVES

# Single modules, as .js: not every host has a type for .mjs, without which browsers run none.
SINGLE = {
    "d3-hierarchy/dist/d3-hierarchy.min.mjs": "lab/d3-hierarchy.js",
    "lean-qr/nano.mjs": "lean-qr/nano.js",
    "lit-html/lit-html.js": "lit-html/lit-html.js",
    "pyodide/pyodide.mjs": "pyodide/pyodide.js",
}
# What the page's modules import by the names of the packages, and where it lies in the site.
NAMED = {
    "@fluent/bundle": "fluent/index.js",  # forms the texts of a language
    "d3-hierarchy": "lab/d3-hierarchy.js",  # lays out trees
    "lean-qr/nano": "lean-qr/nano.js",  # makes the code of a link
    "lit-html": "lit-html/lit-html.js",  # draws the views
    **{(path := f"lit-html/directives/{name}.js"): path for name in ("guard", "live", "ref", "repeat")},
}
# Of lit-html, what its directives import.
LIT = (
    "async-directive.js directive-helpers.js directive.js directives/guard.js directives/live.js directives/ref.js "
    "directives/repeat.js"
)
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
        **{f"fluent/{path.name}": path for path in found(MODULES / "@fluent/bundle/esm", "*.js")},
        **{f"lit-html/{path.relative_to(MODULES / 'lit-html')}": path for path in found(MODULES / "lit-html", LIT)},
        **{f"pyscript/{path.name}": path for path in found(MODULES / "@pyscript/core/dist", PYSCRIPT)},
    }


def found(folder: Path, patterns: str) -> list[Path]:
    """The files of a folder that match; each pattern must match."""
    files = {pattern: sorted(folder.glob(pattern)) for pattern in patterns.split()}
    for pattern, paths in files.items():
        if not paths:
            raise Failure(f"{folder.relative_to(ROOT)} has no {pattern}: remove node_modules and try again")
    return [path for paths in files.values() for path in paths]
