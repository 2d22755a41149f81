"""Measures Chromium, Firefox and WebKitGTK side by side, on an idle machine: `--visits 3`.

For each: medians of the seconds until the engine is ready, at a first visit, at a second one and in a bare worker with
the same files (as in `tests.measure.startup`), in turn; the seconds that level 9 takes for its first four moves on Y
11; how many leaves a second `wye` has there; and the memory of the page's process after those moves.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.browsers.firefox import Firefox
from tests.e2e.browsers.scenarios import IDLE, MINE
from tests.e2e.browsers.webkit import WebKit
from tests.e2e.browsers.window import View, program
from tests.measure.bench import BOT, PREPARE, PREPARED, chromium
from tests.measure.processes import memory, started
from tests.measure.startup import BARE, serving
from web.build.paths import DIST

LEVEL, MOVES = "level(9)", 4
SECONDS = 3
"""For which `wye` searches to tell its leaves a second."""
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


class Chromium(View):
    """Chromium without a screen, driven by Playwright."""

    def __init__(self, _: Path) -> None:
        self._playwright = sync_playwright().start()
        self._browser = chromium(self._playwright)
        self._page = self._browser.new_page()

    def open(self, address: str) -> None:
        self._page.goto(address)

    def script(self, expression: str) -> str:
        return str(self._page.evaluate(expression))

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()


@dataclass(frozen=True)
class Kind:
    """A browser: how to start it with a folder for all that it keeps, and how its processes for pages are called."""

    start: Callable[[Path], View]
    process: str

    @contextmanager
    def opened(self, address: str) -> Iterator[View]:
        """A browser that knows nothing, and has loaded this page."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            view = self.start(Path(folder))
            try:
                view.open(address)
                yield view
            finally:
                view.close()


KINDS = {
    "Chromium": Kind(Chromium, "--type=renderer"),
    "Firefox": Kind(lambda folder: Firefox(program("firefox-esr", "firefox"), folder), "-contentproc"),
    "WebKitGTK": Kind(lambda folder: WebKit(program("WebKitWebDriver"), program("Xvfb"), folder), "WebKitWebProcess"),
}


def ready(view: View, condition: str) -> float:
    """Seconds from the navigation until the engine is ready."""
    view.wait(condition)
    return float(view.evaluate("performance.now()")) / 1000


def moves(view: View) -> list[float]:
    """Seconds from a click until it is the person's turn again, for the first moves of a game."""
    view.evaluate(START)
    view.wait(f"{NAMES} !== before")
    taken = []
    for _ in range(MOVES):
        view.wait(PLAY)
        view.wait(f"!{MINE}")
        view.wait(MINE)
        taken.append(float(view.evaluate("performance.now() - began")) / 1000)
    return taken


def leaves(view: View) -> float:
    """Leaves a second of the strongest bot in the bare worker, warmed up."""

    def ask(**message: object) -> dict[str, dict[str, float]]:
        view.evaluate(f"(globalThis.answer = null, worker.postMessage({json.dumps(json.dumps(message))}))")
        view.wait("answer")
        result: dict[str, dict[str, float]] = json.loads(view.evaluate("answer"))["result"]
        return result

    placed = ask(id=1, op="position", game=GAME)
    think = {"id": 2, "op": "think", "record": placed["snapshot"]["record"], "bot": BOT, "seed": 1}
    ask(**think, budget={"seconds": 0.5})
    info = ask(**think, budget={"seconds": SECONDS})["info"]
    return info["nodes"] / info["elapsed"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=3, help="visitors to each browser (3)")
    parser.add_argument("--only", nargs="*", choices=KINDS, default=list(KINDS), help="these browsers (all)")
    chosen = parser.parse_args()
    with serving(DIST, megabits=0) as server:
        for name in chosen.only:
            kind, waits = KINDS[name], []
            for _ in range(chosen.visits):
                with kind.opened(server.url) as view:
                    first = ready(view, IDLE)
                    view.evaluate(PREPARE)
                    view.wait(PREPARED)
                    view.open(server.url)
                    second = ready(view, IDLE)
                    taken, held = moves(view), memory(started(kind.process))
                with kind.opened(f"{server.url}{BARE}.html") as view:
                    waits.append((first, second, ready(view, "globalThis.measured")))
                    rate = leaves(view)
            first, second, bare = (statistics.median(column) for column in zip(*waits, strict=True))
            print(f"{name}: ready after {first:.2f} s, at the second visit {second:.2f} s, bare worker {bare:.2f} s")
            print(f"  moves {', '.join(f'{one:.2f}' for one in taken)} s, {rate:,.0f} leaves/s, {held} MB", flush=True)


if __name__ == "__main__":
    main()
