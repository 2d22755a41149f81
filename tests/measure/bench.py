"""Measures the built page and its engine, and prints JSON: `python build.py bench`. Best on an idle machine."""

import contextlib
import json
import os
import platform
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, cast

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, sync_playwright

from pyengine import __version__
from web.build.files import version
from web.build.paths import DIST
from web.build.server import Server

BOT = "wye"
BOARDS = [("y", 9), ("y", 11), ("y", 13), ("y", 19), ("hex", 11), ("hex", 13)]
SECONDS = 3
CLICKS = 10
# The garbage collector is on call, to tell what a page holds from what it has only not given back yet.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc"]

Json = dict[str, Any]


class Ask(Protocol):
    """A message to a service, by its fields, and what it answers. Raises RuntimeError if that is an error."""

    def __call__(self, **message: object) -> Json: ...


# Notes in the page when the board was first drawn and when the engine was ready, in milliseconds since the navigation.
WATCH = """
const times = window.measured = { drawn: null, ready: null };
function look() {
  const work = document.getElementById("work");
  if (times.drawn === null && document.querySelector("[role=gridcell]")) times.drawn = performance.now();
  if (times.drawn !== null && work.hidden) times.ready = performance.now();
  else requestAnimationFrame(look);
}
requestAnimationFrame(look);
"""

# Has `prepared` become true once the next visit needs no network, and starts from a snapshot.
PREPARE = """void (async () => {
  const kept = async () => {
    const name = (await caches.keys()).find((one) => one.startsWith("wye-snapshot-"));
    return name && (await (await caches.open(name)).keys()).length;
  };
  while (!navigator.serviceWorker.controller || !(await kept())) await new Promise(requestAnimationFrame);
  globalThis.prepared = true;
})()"""
PREPARING = 120_000
"""Milliseconds in which that has come, with the rest that comes before it."""

# From a real click on the button to the frame in which the page shows that the search has ended.
LATENCY = """() => new Promise((resolve) => {
  const button = document.getElementById("cancel");
  button.addEventListener("click", ({ timeStamp }) => {
    const look = () => button.isConnected ? requestAnimationFrame(look) : resolve(performance.now() - timeStamp);
    look();
  }, { once: true });
})"""

# A worker like the page's, which also tells the size of its WebAssembly memory.
WORKER = """
import pyodide_js
from polyscript import xworker
from pyengine.page.service import Service

service = Service(xworker.sync.progress)
xworker.sync.call = service.call
xworker.sync.heap = lambda: pyodide_js._module.HEAP8.length
"""
START = """async () => {
  const { PyWorker } = await import(new URL("pyscript/core.js", location.href));
  window.bench = await PyWorker("bench.py", {
    version: new URL("interpreter.js", location.href).href,
    async: true,
    config: { packages: ["wye-engine"], packages_cache: "passthrough", sync_main_only: true },
  });
  window.bench.sync.progress = () => {};
}"""


def asking(call: Callable[[str], str]) -> Ask:
    """Asks a service that takes and gives JSON."""

    def ask(**message: object) -> Json:
        answer = json.loads(call(json.dumps({"id": 1, **message})))
        if "error" in answer:
            raise RuntimeError(answer["error"]["message"])
        return cast(Json, answer["result"])

    return ask


@contextlib.contextmanager
def worker(browser: Browser, server: Server) -> Iterator[tuple[Ask, Page]]:
    """A service in a worker of a browser, and the page that it belongs to, beside no other."""
    context = browser.new_context(service_workers="block")  # so that the worker's file can be given here

    def fulfil(route: Route) -> None:
        route.fulfill(body=WORKER, content_type="text/x-python")

    context.route("**/bench.py", fulfil)
    page = context.new_page()
    page.goto(f"{server.url}licenses/")
    page.evaluate(START.replace("location.href", json.dumps(f"{server.url}{version(DIST)}/")))
    yield asking(lambda text: cast(str, page.evaluate("(text) => bench.sync.call(text)", text))), page
    context.close()


def chromium(playwright: Playwright) -> Browser:
    """The browser that is measured."""
    return playwright.chromium.launch(executable_path=os.environ["WYE_BROWSER"] or None, args=ARGUMENTS)


def rates(ask: Ask) -> Json:
    """Leaves and playouts per second of the strongest bot on empty boards, through the service's messages."""
    result = {}
    for game, size in BOARDS:
        placed = ask(op="position", game={"name": game, "size": size, "options": {"pie": False}})
        think = {"op": "think", "record": placed["snapshot"]["record"], "bot": BOT, "seed": 1}
        ask(**think, budget={"seconds": 0.5})  # warms up
        info = ask(**think, budget={"seconds": SECONDS})["info"]
        leaves, playouts = (round(info[key] / info["elapsed"]) for key in ("nodes", "playouts"))
        result[f"{game} {size}"] = {"leaves_per_s": leaves, "playouts_per_s": playouts}
    return result


def visit(context: BrowserContext, server: Server) -> tuple[Page, Json]:
    """Open the page and wait until its engine is ready."""
    before = server.sent.total()
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_function("measured.ready !== null", polling=20)
    times = page.evaluate("measured")
    return page, {f"{name}_ms": round(ms) for name, ms in times.items()} | {"bytes": server.sent.total() - before}


def renderer_memory() -> int:
    """Proportional memory of the largest renderer of this bench in MB of a million bytes; 0 where /proc tells none."""
    parents, renderers = dict[int, int](), list[Path]()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if "--type=renderer" in (folder / "cmdline").read_text():
                renderers.append(folder)

    def is_own(number: int) -> bool:
        return number == os.getpid() or (number in parents and is_own(parents[number]))

    texts = [(folder / "smaps_rollup").read_text() for folder in renderers if is_own(int(folder.name))]
    return max((int(text.partition("\nPss:")[2].split()[0]) * 1024 // 10**6 for text in texts), default=0)


def latency(page: Page) -> Json:
    """From a click on Cancel to the page's reaction, while the engine searches."""
    page.click("#new")
    page.click("#new-more > summary")
    page.select_option("#new-opponent", BOT)
    page.click("#new-form [type=submit]")
    page.wait_for_selector("#board:not(.inert)")
    page.click(".strip button.name:visible")  # what belongs to the bot lies behind its name
    page.select_option("#budget-kind", "seconds")
    page.fill("#budget", "30")
    page.keyboard.press("Escape")
    page.get_by_role("gridcell").first.click()
    found = []
    for _ in range(CLICKS):
        page.wait_for_function("/[1-9]/.test(document.getElementById('effort').textContent)", polling=20)
        page.evaluate(f"window.latency = ({LATENCY})(); 0")
        page.click("#cancel")
        found.append(page.evaluate("latency"))
        page.click("#let-move")
    return {"median_ms": round(statistics.median(found)), "worst_ms": round(max(found))}


def in_chromium() -> Json:
    """The page and the engine in the browser."""
    with Server(DIST) as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        found: Json = {"browser": f"Chromium {browser.version}"}
        context = browser.new_context()
        context.add_init_script(WATCH)
        page, found["first_visit"] = visit(context, server)
        page.evaluate(PREPARE)
        page.wait_for_function("window.prepared", timeout=PREPARING)
        page.close()
        page, found["second_visit"] = visit(context, server)
        found["cancel"] = latency(page)
        found["renderer_memory_mb"] = renderer_memory()
        context.close()
        with worker(browser, server) as (ask, page):
            return found | rates(ask) | {"wasm_memory_bytes": page.evaluate("bench.sync.heap()")}


def main() -> None:
    machine = {"system": platform.platform(), "cores": os.cpu_count(), "load": os.getloadavg()[0]}
    print(json.dumps({"version": __version__, "machine": machine, "browser": in_chromium()}, indent=2))


if __name__ == "__main__":
    main()
