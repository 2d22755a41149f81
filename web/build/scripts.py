"""The scripts and style sheets of the site: bundled by esbuild from the TypeScript and CSS of web/."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict

from web.build.files import inline_json, remove
from web.build.paths import MODULES, ROOT, WORK
from web.build.steps import run

WEB = ROOT / "web"
SHORT = "--minify"
NODE = ("--platform=node", "--format=esm", "--external:happy-dom")
# The script of each page, by the name that it gets: beside it lie chunks, which it imports at once or later.
PAGES = {"index": "main.ts", "lab/lab": "lab/main.ts", "demo/board": "demo/demo.ts"}
# What runs in a worker, each a file of its own under a name that the page knows.
WORKERS = {"interpreter": "engine/interpreter.ts", "maker": "engine/maker.ts"}
# It starts from a text, and so cannot be a module.
SANDBOX = {"lab/own/interpreter": "lab/own/interpreter.ts"}
PYSCRIPT = MODULES / "@pyscript/core/dist"
# Stand in for what it opens in browsers, though the page has no use for it.
STANDINS = f"--inject:{WEB / 'engine/standins.ts'}"
# PyScript has plugins that it loads at once, which join it; the page has no use for what these would load on demand.
# Its worker imports one file by its name.
APART = "codemirror* index-* mpy-* py-Dl* pyodide_graph-* toml-* xterm* zip-*"


class Output(TypedDict):
    """What esbuild tells of a file that it has written."""

    entryPoint: NotRequired[str]
    imports: Sequence[Mapping[str, str]]


class Scripts(NamedTuple):
    """The scripts of a page, by their names in the site."""

    needed: list[str]
    """Those that it is drawn with, its own first."""
    later: dict[str, list[str]]
    """For each module that is imported later, by its path within web/, those that must be there beside."""


def esbuild(title: str, entries: Mapping[str, str | Path], *flags: str, folder: Path = WEB) -> None:
    """Bundle each entry into a file of its name. Failure if one cannot be compiled."""
    # The same sources make the same files wherever the project and its packages lie.
    named = [f"{name}={os.path.relpath(folder / path, ROOT)}" for name, path in entries.items()]
    common = "--bundle --legal-comments=none --target=es2022 --preserve-symlinks --log-level=warning".split()
    strict = "--log-override:css-syntax-error=error"
    # The program itself: the one that npm puts beside it starts Node for nothing.
    program = next(path for pattern in ("bin/esbuild", "esbuild.exe") for path in MODULES.glob(f"@esbuild/*/{pattern}"))
    run(title, [program, *named, *common, strict, *flags], "correct what it names")


def bundle_scripts(stage: Path) -> dict[str, Scripts]:
    """Bundle all scripts into a site. Returns those of each page."""
    module = ("--format=esm", "--sourcemap", SHORT)
    pages = {Path(name).name: bundle_page(stage, name, source, *module) for name, source in PAGES.items()}
    workers = (*module, f"--outdir={stage}", "--external:*/pyodide.js", "--external:*/pyodide.asm.js")
    esbuild("Bundling the workers' scripts", WORKERS, *workers)
    esbuild("Bundling the sandbox", SANDBOX, "--format=iife", f"--outdir={stage}", SHORT)
    bundle_pyscript(stage / "pyscript")
    return pages


def bundle_page(stage: Path, name: str, source: str, *flags: str) -> Scripts:
    """Bundle the script of a page, and each module that it imports later into a chunk.

    What they share with the page's script is one chunk: to esbuild each of them also imports the page's script, without
    which there would be a chunk for every combination of modules that share something.
    """
    outputs = WORK / "scripts.json"
    split = ("--splitting", "--entry-names=[name]-[hash]", "--chunk-names=[name]-[hash]", f"--inject:./web/{source}")
    into = (f"--outdir={(stage / name).parent}", f"--metafile={outputs}")
    esbuild(f"Bundling web/{source}", {Path(name).name: source}, *split, *into, *flags)
    return imported(stage, source, json.loads(outputs.read_text("utf-8"))["outputs"])


def bundle_pyscript(target: Path) -> None:
    """Join PyScript with its plugins."""
    apart = (f"--external:./{name}" for name in APART.split())
    esbuild(
        "Bundling PyScript",
        {"core": PYSCRIPT / "core.js"},
        "--format=esm",
        f"--outdir={target}",
        SHORT,
        STANDINS,
        *apart,
    )


def imported(stage: Path, source: str, outputs: Mapping[str, Output]) -> Scripts:
    """The files that a page's script needs before it runs, and those that each module needs which it imports later."""
    named = {(ROOT / path).relative_to(stage).as_posix(): output for path, output in outputs.items()}
    entries = {output["entryPoint"]: name for name, output in named.items() if "entryPoint" in output}

    def reached(entry: str) -> list[str]:
        found = [entry]
        for name in found:  # which grows
            paths = (ROOT / one["path"] for one in named[name]["imports"] if one["kind"] == "import-statement")
            static = (path.relative_to(stage).as_posix() for path in paths)
            found += [one for one in dict.fromkeys(static) if one not in found]
        return found

    needed = reached(entries.pop(f"web/{source}"))
    later = {
        path.removeprefix("web/"): [name for name in reached(entry) if name not in needed]
        for path, entry in entries.items()
        if path.startswith("web/")
    }
    return Scripts(needed, later)


def bundle_drawing() -> Path:
    """The program that draws the first board, for Node."""
    esbuild("Bundling what draws the first board", {"board": "build/board.mjs"}, *NODE, f"--outdir={WORK}")
    return WORK / "board.js"


def bundle_tests(folder: Path, target: Path) -> list[Path]:
    """Bundle the tests of a folder with the modules that they test; return the bundles.

    Node runs each bundle in a process of its own: the tests that make a document, and those that must do without.
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
    banner = f"--banner:js=const BUILD = {inline_json(known)};"
    esbuild("Bundling the service worker", {"sw": "sw.ts"}, "--format=iife", f"--outdir={target.parent}", SHORT, banner)


def style(sheets: Sequence[str]) -> str:
    """The style sheets of a page, joined in their order."""
    source, target = WORK / "style.css", WORK / "style"
    source.write_text("".join(f'@import "{(WEB / sheet).as_posix()}";\n' for sheet in sheets), "utf-8")
    esbuild("Bundling a style sheet", {"style": source}, "--external:*.woff2", f"--outdir={target}", SHORT, folder=WORK)
    return (target / "style.css").read_text("utf-8").strip()
