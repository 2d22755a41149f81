"""Measures what visitors wait for, browser by browser: `python -m tests.measure.start --browsers Chromium Firefox`.

Seconds until the board is drawn, the engine is ready, and ready at the second visit (medians): of the built page, of
each earlier `dist/` given with `--against`, and of a bare worker that starts Pyodide, numpy and the engine of the
same files; all in turn. Then, of the last visitor, the seconds of the first moves of a game against level 9 and the
memory of the page's process, and of the bare worker the leaves a second of `wye`. A slow network sends `--rate 1.6`
megabits a second, each answer `--delay 0.15` seconds late; on a weak device, `--weak`, pages run a quarter of the time.
"""

import argparse
import contextlib
import functools
import gzip
import json
import os
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.browsers.firefox import Firefox
from tests.e2e.browsers.scenarios import IDLE, MINE
from tests.e2e.browsers.webkit import WebKit
from tests.e2e.browsers.window import View, program
from tests.measure.bench import BOT, PREPARE, PREPARED, chromium
from tests.measure.processes import memory, started
from web.build.files import version
from web.build.paths import DIST
from web.build.server import Handler, Server

CHUNK = 16_384
"""Bytes that a slow server sends at a time."""
RUN, REST, SEARCH = 0.005, 0.015, 0.2
"""Seconds for which a process of a weak device runs, stands still, and until new processes are looked for."""
LEVEL, MOVES, SECONDS = "level(9)", 4, 3
"""The opponent, the moves against it, and for how long `wye` searches to tell its leaves a second."""
DRAWN = "document.querySelector('[role=gridcell]')"
GAME = {"name": "y", "size": 11, "options": {"pie": False}}
NAMES = "[...document.querySelectorAll('.strip .name')].map((name) => name.textContent).join()"
START = f"""(() => {{
  globalThis.before = {NAMES};
  document.querySelector("#welcome-close").click();
  document.querySelector("#new").click();
  const opponent = document.querySelector("#new-opponent");
  opponent.value = {json.dumps(LEVEL)};
  opponent.dispatchEvent(new Event("change", {{ bubbles: true }}));
  document.querySelector("#new-form [type=submit]").click();
}})()"""
PLAY = f"""(() => {{
  const cell = {MINE} && document.querySelector(".cell.legal");
  if (!cell) return false;
  globalThis.began = performance.now();
  return cell.dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
}})()"""
PAGE = """<!doctype html><title>bare</title><script type="module">
window.worker = new Worker("bare.js", { type: "module" });
worker.onmessage = ({ data }) => data ? (window.answer = data) : (window.ready = true);
</script>"""
WORKER = """
import { loadPyodide } from "./VERSION/pyodide/pyodide.js";
const python = await loadPyodide({ packages: ["wye-engine"], stdout() {} });
const service = python.runPython("from pyengine.page.service import Service; Service(lambda progress: None)");
onmessage = async ({ data }) => postMessage(await service.call(data));
postMessage("");
"""


class Chromium(View):
    """Chromium without a screen, driven by Playwright."""

    def __init__(self, _: Path) -> None:
        self._playwright = sync_playwright().start()
        self._browser = chromium(self._playwright)
        self._page = self._browser.new_page()

    def open(self, address: str) -> None:
        self._page.goto(address, wait_until="commit")

    def script(self, expression: str) -> str:
        return str(self._page.evaluate(expression))

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()


@dataclass(frozen=True)
class Kind:
    """A browser: how to start it with a folder for all that it keeps, and what its processes for pages are called."""

    start: Callable[[Path], View]
    process: str

    @contextlib.contextmanager
    def opened(self, address: str) -> Iterator[View]:
        """A browser that knows nothing, and loads this page."""
        with (
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
            contextlib.closing(self.start(Path(folder))) as view,
        ):
            view.open(address)
            yield view


KINDS = {
    "Chromium": Kind(Chromium, "--type=renderer"),
    "Firefox": Kind(lambda folder: Firefox(program("firefox-esr", "firefox"), folder), "-contentproc"),
    "WebKitGTK": Kind(lambda folder: WebKit(program("WebKitWebDriver"), program("Xvfb"), folder), "WebKitWebProcess"),
}


# --- slow networks and weak devices ---


class Slow(Handler):
    """Sends all answers together at one rate, in chunks by turns."""

    rate, delay = 0.0, 0.0
    """Bytes a second, and seconds before an answer."""
    turn, free = threading.Lock(), 0.0
    """Who may send, and when the line will have sent all that was given to it."""

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
        self.stream, self.line = stream, type(handler)

    def write(self, data: bytes) -> None:
        for start in range(0, len(data), CHUNK):
            part = data[start : start + CHUNK]
            with self.line.turn:
                self.line.free = max(time.monotonic(), self.line.free) + len(part) / self.line.rate
                time.sleep(max(0, self.line.free - time.monotonic()))
            self.stream.write(part)  # type: ignore[attr-defined]

    def flush(self) -> None:
        self.stream.flush()  # type: ignore[attr-defined]


def serving(folder: Path, megabits: float, delay: float) -> Server:
    """The folder, and a page with a bare worker beside it: so many megabits a second, each answer after a delay."""
    server = Server(folder)
    server.files |= {
        "bare.html": gzip.compress(PAGE.encode()),
        "bare.js": gzip.compress(WORKER.replace("VERSION", version(folder)).encode()),
    }
    if megabits:
        paced = type("Paced", (Slow,), {"rate": megabits * 125_000, "delay": delay, "turn": threading.Lock()})
        server.listener.RequestHandlerClass = functools.partial(paced, server)
    return server


@contextlib.contextmanager
def slowed(name: str) -> Iterator[None]:
    """Lets the processes of pages that are called so run only a part of the time."""
    ended = threading.Event()

    def slow() -> None:
        searched, numbers = 0.0, list[int]()
        while not ended.wait(RUN):
            if time.monotonic() - searched > SEARCH:
                searched, numbers = time.monotonic(), started(name)
            for sent, rest in ((signal.SIGSTOP, REST), (signal.SIGCONT, 0)):
                for number in numbers:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(number, sent)
                time.sleep(rest)

    slowing = threading.Thread(target=slow)
    slowing.start()
    try:
        yield
    finally:
        ended.set()
        slowing.join()


# --- what is measured ---


def after(view: View, condition: str) -> float:
    """Seconds from the navigation until a condition holds."""
    view.wait(condition)
    return float(view.evaluate("performance.now()")) / 1000


def visits(kind: Kind, url: str) -> tuple[list[float], str]:
    """Drawn and ready at the first visit, ready at the second one; then how a game goes."""
    with kind.opened(url) as view:
        times = [after(view, DRAWN), after(view, IDLE)]
        view.evaluate(PREPARE)
        view.wait(PREPARED)
        view.open(url)
        times.append(after(view, IDLE))
        view.evaluate(START)
        view.wait(f"{NAMES} !== before")
        taken = []
        for _ in range(MOVES):
            view.wait(PLAY)
            view.wait(f"!{MINE}")
            view.wait(MINE)
            taken.append(float(view.evaluate("performance.now() - began")) / 1000)
        moves = ", ".join(f"{one:.2f}" for one in taken)
        return times, f"moves {moves} s, {memory(started(kind.process))} MB"


def bare(kind: Kind, url: str) -> tuple[list[float], str]:
    """Ready in the bare worker, and leaves a second of the strongest bot there, warmed up."""
    with kind.opened(f"{url}bare.html") as view:
        times = [after(view, "globalThis.ready")]

        def ask(**message: object) -> dict[str, dict[str, float]]:
            view.evaluate(f"(globalThis.answer = null, worker.postMessage({json.dumps(json.dumps(message))}))")
            view.wait("answer")
            result: dict[str, dict[str, float]] = json.loads(view.evaluate("answer"))["result"]
            return result

        placed = ask(id=1, op="position", game=GAME)
        think = {"id": 2, "op": "think", "record": placed["snapshot"]["record"], "bot": BOT, "seed": 1}
        ask(**think, budget={"seconds": 0.5})
        info = ask(**think, budget={"seconds": SECONDS})["info"]
        return times, f"{info['nodes'] / info['elapsed']:,.0f} leaves/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--browsers", nargs="*", choices=KINDS, default=["Chromium"], help="which (Chromium)")
    parser.add_argument("--visits", type=int, default=3, help="visitors of each (3)")
    parser.add_argument("--against", type=Path, nargs="*", default=[], help="other built pages, measured in turn")
    parser.add_argument("--rate", type=float, default=0, help="megabits a second (as fast as it can)")
    parser.add_argument("--delay", type=float, default=0, help="seconds until an answer begins, with a rate (0)")
    parser.add_argument("--weak", action="store_true", help="let pages run a quarter of the time")
    chosen = parser.parse_args()
    with contextlib.ExitStack() as stack:
        urls = {
            str(folder): stack.enter_context(serving(folder, chosen.rate, chosen.delay)).url
            for folder in (DIST, *chosen.against)
        }
        for name in chosen.browsers:
            kind = KINDS[name]
            ways = {where: functools.partial(visits, kind, url) for where, url in urls.items()}
            ways["bare worker"] = functools.partial(bare, kind, urls[str(DIST)])
            with slowed(kind.process) if chosen.weak else contextlib.nullcontext():
                found = [{where: measure() for where, measure in ways.items()} for _ in range(chosen.visits)]
            for where, (_, told) in found[-1].items():
                times = [statistics.median(column) for column in zip(*(one[where][0] for one in found), strict=True)]
                print(f"{name}, {where}: {', '.join(f'{one:.2f} s' for one in times)}; {told}", flush=True)


if __name__ == "__main__":
    main()
