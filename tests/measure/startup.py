"""Measures how long a visitor waits for the engine, beside a bare worker that starts it from the same files.

`python -m tests.measure.startup --visits 4`: medians over this many visitors, each of whom comes twice, of the built
page, of the same files in a bare module worker (Pyodide, numpy and the engine, nothing else) and of each folder given
with `--against`, an earlier `dist/`; all in turn, in one run. With `--rate 10` the server sends 10 megabits a second.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gzip
import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.measure.bench import WATCH, chromium, prepare
from web.build.paths import DIST
from web.build.server import Handler, Server

CHUNK = 16_384
"""Bytes that a slow server sends at a time."""
LIMIT = 120_000
"""Milliseconds until the engine must be ready."""
BARE = "bare"
"""The name of the bare worker in the table, and of its page."""
PAGE = """<!doctype html><title>bare</title><script type="module">
window.worker = new Worker("bare.js", { type: "module" });
worker.onmessage = ({ data }) => data ? (window.answer = data) : (window.measured = { ready: performance.now() });
</script>"""
# The answers are no concern of a start, but tell how fast the engine is there.
WORKER = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide({ packages: ["wye-engine"], stdout() {} });
const service = python.runPython("from pyengine.page.service import Service; Service(lambda progress: None)");
onmessage = async ({ data }) => postMessage(await service.call(data));
postMessage("");
"""


class Slow(Handler):
    """Sends all answers together at one rate, in chunks by turns."""

    rate = 0.0  # bytes a second
    delay = 0.0  # seconds before an answer
    turn = threading.Lock()
    free = 0.0  # when the line will have sent all that was given to it

    def answer(self, status: int, headers: dict[str, str], body: bytes = b"") -> None:  # type: ignore[override]
        time.sleep(self.delay)
        stream = self.wfile
        self.wfile = Paced(stream, self)  # type: ignore[assignment]
        try:
            super().answer(status, headers, body)
        finally:
            self.wfile = stream


class Paced:
    """A stream whose bytes take their time."""

    def __init__(self, stream: object, handler: Slow) -> None:
        self.stream, self.handler = stream, handler

    def write(self, data: bytes) -> None:
        for start in range(0, len(data), CHUNK):
            part = data[start : start + CHUNK]
            line = type(self.handler)
            with line.turn:
                line.free = max(time.monotonic(), line.free) + len(part) / line.rate
                time.sleep(max(0, line.free - time.monotonic()))
            self.stream.write(part)  # type: ignore[attr-defined]

    def flush(self) -> None:
        self.stream.flush()  # type: ignore[attr-defined]


@contextlib.contextmanager
def serving(folder: Path, megabits: float, delay: float = 0) -> Iterator[Server]:
    """The folder, and a page with a bare worker beside it: so many megabits a second, each answer after a delay."""
    server = Server(folder)
    server.files |= {f"{BARE}.html": gzip.compress(PAGE.encode()), f"{BARE}.js": gzip.compress(WORKER.encode())}
    if megabits:
        paced = type("Paced", (Slow,), {"rate": megabits * 125_000, "delay": delay, "turn": threading.Lock()})
        server.listener.RequestHandlerClass = functools.partial(paced, server)
    with server:
        yield server


def visits(browser: Browser, url: str) -> Iterator[float]:
    """Seconds until the engine is ready, at the first and at the second visit of one person."""
    context = browser.new_context()
    context.add_init_script(WATCH)
    for _ in range(2):
        page = context.new_page()
        page.goto(url)
        page.wait_for_function("window.measured?.ready > 0", polling=20, timeout=LIMIT)
        yield page.evaluate("measured.ready") / 1000
        if not url.endswith(f"{BARE}.html"):
            prepare(page)
        page.close()
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=4, help="visitors of each (4)")
    parser.add_argument("--rate", type=float, default=0, help="megabits a second (as fast as it can)")
    parser.add_argument("--against", type=Path, nargs="*", default=[], help="other built pages, measured in turn")
    chosen = parser.parse_args()
    with contextlib.ExitStack() as stack:
        servers = {folder: stack.enter_context(serving(folder, chosen.rate)) for folder in (DIST, *chosen.against)}
        browser = chromium(stack.enter_context(sync_playwright()))
        urls = {str(folder): server.url for folder, server in servers.items()}
        urls[BARE] = f"{servers[DIST].url}{BARE}.html"
        times: dict[str, list[tuple[float, ...]]] = {name: [] for name in urls}
        for _ in range(chosen.visits):
            for name, url in urls.items():
                times[name].append(tuple(visits(browser, url)))
        print(f"{'seconds until ready':40} first  second")
        for name, found in times.items():
            first, second = (statistics.median(column) for column in zip(*found, strict=True))
            print(f"{name:40} {first:5.2f}  {second:6.2f}")


if __name__ == "__main__":
    main()
