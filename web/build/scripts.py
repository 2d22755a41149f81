"""The scripts and style sheets of the site: bundled by esbuild from the TypeScript and CSS of web/."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from web.build.files import inline_json, remove
from web.build.node import tool
from web.build.paths import MODULES, ROOT, WORK
from web.build.steps import run

WEB = ROOT / "web"
SMALL = "--minify"
# The script of each page, by the name that it gets: beside it lie chunks, which it imports at once or later.
PAGES = {"index": "main.ts", "lab/lab": "lab/main.ts", "demo/board": "demo/demo.ts"}
# What runs in a worker, each a file of its own under a name that the page knows.
WORKERS = {"interpreter": "engine/interpreter.ts", "maker": "engine/maker.ts"}
# It starts from a text, and so cannot be a module.
SANDBOX = {"lab/own/interpreter": "lab/own/interpreter.ts"}
PYSCRIPT = MODULES / "@pyscript/core/dist"
# PyScript has plugins that it loads at once, which join it; the page has no use for what these would load on demand.
# Its worker imports one file by its name.
APART = "codemirror* index-* mpy-* py-Dl* pyodide_graph-* toml-* xterm* zip-*"


def esbuild(title: str, entries: Mapping[str, str | Path], *flags: str, folder: Path = WEB) -> None:
    """Bundle each entry into a file of its name. Failure if one cannot be compiled."""
    named = [f"{name}={folder / path}" for name, path in entries.items()]
    common = ("--bundle", "--log-level=warning", "--legal-comments=none", "--target=es2022")
    run(title, [tool("node"), MODULES / "esbuild/bin/esbuild", *named, *common, *flags], "correct what it names")


def bundle_scripts(stage: Path) -> dict[str, list[str]]:
    """Bundle all scripts into a site. Returns those that each page imports at once, its own first."""
    outputs = WORK / "scripts.json"
    split = ("--splitting", "--entry-names=[dir]/[name]-[hash]", "--chunk-names=[name]-[hash]", f"--metafile={outputs}")
    into = ("--format=esm", f"--outdir={stage}", "--sourcemap", SMALL)
    esbuild("Bundling the pages' scripts", PAGES, *split, *into)
    esbuild("Bundling the workers' scripts", WORKERS, *into, "--external:*/pyodide.js", "--external:*/pyodide.asm.js")
    esbuild("Bundling the sandbox", SANDBOX, "--format=iife", f"--outdir={stage}", SMALL)
    bundle_pyscript(stage / "pyscript")
    return imported(json.loads(outputs.read_text("utf-8"))["outputs"])


def bundle_pyscript(target: Path) -> None:
    """Join PyScript with its plugins."""
    apart = (f"--external:./{name}" for name in APART.split())
    esbuild("Bundling PyScript", {"core": PYSCRIPT / "core.js"}, "--format=esm", f"--outdir={target}", SMALL, *apart)


def imported(outputs: Mapping[str, Mapping[str, object]]) -> dict[str, list[str]]:
    """The files that each page's script needs before it runs, by their names in the site."""
    site = (WORK / "site").relative_to(ROOT)
    files = {Path(path).relative_to(site).as_posix(): output for path, output in outputs.items()}
    needed = {}
    for page, source in PAGES.items():
        entry = next(
            name for name, output in files.items() if str(output.get("entryPoint", "")).endswith(f"web/{source}")
        )
        reached = [entry]
        for name in reached:  # which grows
            imports: Sequence[Mapping[str, str]] = files[name]["imports"]  # type: ignore[assignment]
            paths = (one["path"] for one in imports if one["kind"] == "import-statement")
            static = (Path(path).relative_to(site).as_posix() for path in paths)
            reached += [one for one in dict.fromkeys(static) if one not in reached]
        needed[Path(page).name] = reached
    return needed


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
    node = (
        "--platform=node",
        "--format=esm",
        "--external:esbuild",
        "--external:happy-dom",
        "--sourcemap=inline",
        f"--outdir={target}",
    )
    esbuild("Bundling the tests of the page", {name: f"{name}.js" for name in bundles}, *node, folder=sources)
    return [target / f"{name}.js" for name in bundles]


def guard() -> str:
    """The script that stands in each page itself."""
    target = WORK / "guard.js"
    esbuild("Bundling the guard", {"guard": "guard.ts"}, "--format=iife", f"--outdir={WORK}", SMALL)
    return target.read_text("utf-8").strip()


def service_worker(target: Path, known: object) -> None:
    """Write the service worker of the site that has these files."""
    banner = f"--banner:js=const BUILD = {inline_json(known)};"
    esbuild("Bundling the service worker", {"sw": "sw.ts"}, "--format=iife", f"--outdir={target.parent}", SMALL, banner)


def style(sheets: Sequence[str]) -> str:
    """The style sheets of a page, joined in their order."""
    source, target = WORK / "style.css", WORK / "style"
    source.write_text("".join(f'@import "{(WEB / sheet).as_posix()}";\n' for sheet in sheets), "utf-8")
    esbuild("Bundling a style sheet", {"style": source}, "--external:*.woff2", f"--outdir={target}", SMALL, folder=WORK)
    return (target / "style.css").read_text("utf-8").strip()
