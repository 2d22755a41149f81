"""The scripts and style sheets of the site: bundled by esbuild from the TypeScript and CSS of web/."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict

from web.build.files import inline_json, remove
from web.build.paths import MODULES, ROOT, WORK
from web.build.steps import Failure, run

WEB = ROOT / "web"
SHORT = "--minify"
NODE = ("--platform=node", "--format=esm", "--external:happy-dom")
# The script of each page, by its name in the site; the chunks that it imports lie beside it.
PAGES = {"index": "main.ts", "lab/lab": "lab/main.ts", "demo/board": "demo/demo.ts"}
# Scripts of workers, each a file with a fixed name.
WORKERS = {"interpreter": "engine/interpreter.ts", "maker": "engine/maker.ts"}
# The sandbox starts from a text, and so cannot be a module.
SANDBOX = {"lab/own/interpreter": "lab/own/interpreter.ts"}
PYSCRIPT = MODULES / "@pyscript/core/dist"
# Replaces what PyScript opens in browsers and the page does not use.
STANDINS = f"--inject:{WEB / 'engine/standins.ts'}"
# Files of PyScript that are not bundled: its plugins load them on demand, which the page never does, but for one file
# that its worker imports by name.
APART = "codemirror* index-* mpy-* py-Dl* pyodide_graph-* toml-* xterm* zip-*"


class Output(TypedDict):
    """esbuild's description of a file that it has written."""

    entryPoint: NotRequired[str]
    imports: Sequence[Mapping[str, str]]


class Scripts(NamedTuple):
    """The scripts of a page, by their names in the site."""

    needed: list[str]
    """The scripts that the page is drawn with, its own first."""
    later: dict[str, list[str]]
    """The further scripts that each module needs which is imported later, by its path within web/."""


def esbuild(title: str, entries: Mapping[str, str | Path], *flags: str, folder: Path = WEB) -> None:
    """Bundle each entry into a file of its name. Failure if one cannot be compiled."""
    # The same sources make the same files wherever the project and its packages lie.
    named = [f"{name}={os.path.relpath(folder / path, ROOT)}" for name, path in entries.items()]
    common = "--bundle --legal-comments=none --target=es2022 --preserve-symlinks --log-level=warning".split()
    kinds = "--loader:.svg=text --log-override:css-syntax-error=error".split()
    # The program itself: the one that npm puts beside it starts Node for nothing.
    programs = [path for pattern in ("bin/esbuild", "esbuild.exe") for path in MODULES.glob(f"@esbuild/*/{pattern}")]
    if not programs:
        raise Failure("node_modules has no esbuild for this system: remove node_modules and try again")
    run(title, [programs[0], *named, *common, *kinds, *flags], "correct what it names")


def bundle_scripts(stage: Path) -> dict[str, Scripts]:
    """Bundle all scripts into a site. Returns the scripts of each page."""
    module = ("--format=esm", "--sourcemap", SHORT)
    pages = {Path(name).name: bundle_page(stage, name, source, *module) for name, source in PAGES.items()}
    workers = (*module, f"--outdir={stage}", "--external:*/pyodide.js", "--external:*/pyodide.asm.js")
    esbuild("Bundling the workers' scripts", WORKERS, *workers)
    esbuild("Bundling the sandbox", SANDBOX, "--format=iife", f"--outdir={stage}", SHORT)
    pyscript = (f"--outdir={stage / 'pyscript'}", STANDINS, *(f"--external:./{name}" for name in APART.split()))
    esbuild("Bundling PyScript", {"core": PYSCRIPT / "core.js"}, "--format=esm", SHORT, *pyscript)
    return pages


def bundle_page(stage: Path, name: str, source: str, *flags: str) -> Scripts:
    """Bundle the script of a page, and each module that it imports later into a chunk.

    Code that they share with the page's script is one chunk, because to esbuild each of them also imports the page's
    script. Otherwise there would be a chunk for every combination of modules that share something.
    """
    outputs = WORK / "scripts.json"
    split = ("--splitting", "--entry-names=[name]-[hash]", "--chunk-names=[name]-[hash]", f"--inject:./web/{source}")
    into = (f"--outdir={(stage / name).parent}", f"--metafile={outputs}")
    esbuild(f"Bundling web/{source}", {Path(name).name: source}, *split, *into, *flags)
    return page_scripts(stage, source, json.loads(outputs.read_text("utf-8"))["outputs"])


def page_scripts(stage: Path, source: str, outputs: Mapping[str, Output]) -> Scripts:
    """The scripts of a page by esbuild's description of its outputs."""
    files = {(ROOT / path).relative_to(stage).as_posix(): output for path, output in outputs.items()}
    entries = {output["entryPoint"]: name for name, output in files.items() if "entryPoint" in output}

    def closure(entry: str) -> list[str]:
        names = [entry]
        for name in names:  # which grows
            imports = (ROOT / item["path"] for item in files[name]["imports"] if item["kind"] == "import-statement")
            static = dict.fromkeys(path.relative_to(stage).as_posix() for path in imports)
            names += [other for other in static if other not in names]
        return names

    needed = closure(entries.pop(f"web/{source}"))
    later = {
        path.removeprefix("web/"): [name for name in closure(entry) if name not in needed]
        for path, entry in entries.items()
        if path.startswith("web/")
    }
    return Scripts(needed, later)


def bundle_drawing() -> Path:
    """Bundle the program that draws the first board, for Node. Returns its path."""
    esbuild("Bundling what draws the first board", {"board": "build/board.mjs"}, *NODE, f"--outdir={WORK}")
    return WORK / "board.js"


def bundle_tests(folder: Path, target: Path) -> list[Path]:
    """Bundle the tests of a folder with the modules that they test. Returns the bundles.

    Node runs each bundle in a process of its own: the tests with a document, and the tests without one.
    """
    bundles: dict[str, list[Path]] = {"document": [], "pure": []}
    for path in sorted(folder.rglob("*.test.js")):
        bundles["document" if "/page.js" in path.read_text("utf-8") else "pure"].append(path)
    remove(target)
    sources = target / "sources"
    sources.mkdir(parents=True)
    for name, paths in bundles.items():
        (sources / f"{name}.js").write_text("".join(f'import "{path.as_posix()}";\n' for path in paths), "utf-8")
    flags = (*NODE, "--external:esbuild", "--sourcemap=inline", f"--outdir={target}")
    esbuild("Bundling the tests of the page", {name: f"{name}.js" for name in bundles}, *flags, folder=sources)
    return [target / f"{name}.js" for name in bundles]


def guard() -> str:
    """The script that stands in each page itself."""
    target = WORK / "guard.js"
    esbuild("Bundling the guard", {"guard": "guard.ts"}, "--format=iife", f"--outdir={WORK}", SHORT)
    return target.read_text("utf-8").strip()


def service_worker(target: Path, known: object) -> None:
    """Write the service worker of the site that has these files."""
    banner = f"--banner:js=const SITE = {inline_json(known)};"
    esbuild("Bundling the service worker", {"sw": "sw.ts"}, "--format=iife", f"--outdir={target.parent}", SHORT, banner)


def bundle_styles(sheets: Sequence[str]) -> str:
    """The style sheets of a page, joined in their order."""
    source, target = WORK / "style.css", WORK / "style"
    source.write_text("".join(f'@import "{(WEB / sheet).as_posix()}";\n' for sheet in sheets), "utf-8")
    esbuild("Bundling a style sheet", {"style": source}, "--external:*.woff2", f"--outdir={target}", SHORT, folder=WORK)
    return (target / "style.css").read_text("utf-8").strip()
