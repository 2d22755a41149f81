"""Tells how much memory the page's process takes on a phone, after `python build.py build`.

Chromium as a Pixel 7 (`WYE_BROWSER` is its path) opens a game of Y 11, plays some moves against the bot that the page
proposes, analyses for half a minute, and rests until it has a snapshot for the next visit; then all of that once more.
Printed is the proportional memory of the page's process, of which Chromium's own program is a part that grows smaller
with every other Chromium that runs.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, sync_playwright

from tests.e2e.table import Table
from tests.measure.bench import chromium, prepare
from tests.measure.processes import memory, started
from web.build.paths import DIST
from web.build.server import Server

DEVICE = "Pixel 7"
MOVES = 12
ANALYSIS = 30_000
"""Milliseconds."""
SETTLED = 2_000
"""Milliseconds in which freed memory goes back to the system."""
PAUSE = 0.2
"""Seconds between two looks at the memory."""


@contextmanager
def watched(part: str, page: Page) -> Iterator[None]:
    """Print how much memory the page's process takes while the block runs, and how much of it is garbage in the end."""
    processes = started()
    ended, seen = threading.Event(), [memory(processes)]

    def look() -> None:
        while not ended.wait(PAUSE):
            seen.append(memory(processes))

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield
    finally:
        ended.set()
        looking.join()
    page.evaluate("gc()")
    for worker in page.workers:
        worker.evaluate("gc()")
    page.wait_for_timeout(SETTLED)
    held = memory(processes)
    print(f"{part}: at first {seen[0]} MB, at most {max(seen)}, in the end {seen[-1]}, without garbage {held}")


def play(table: Table) -> None:
    for _ in range(MOVES):
        table.my_turn()
        cell = table.cell(table.free())
        cell.tap()
        cell.tap()  # the first tap only shows where the stone will lie
    table.my_turn()


def main() -> None:
    with Server(DIST) as server, sync_playwright() as playwright:
        context = chromium(playwright).new_context(**playwright.devices[DEVICE])
        for visit in "first", "second":
            page = context.new_page()
            table = Table(page, server.url, [])
            table.open("#y11:c5.d7")
            table.ready()
            table.button("As Black").click()
            with watched(f"{visit} visit, playing", page):
                play(table)
            with watched(f"{visit} visit, analysing", page):
                table.button("Analyse").click()
                page.wait_for_timeout(ANALYSIS)
            with watched(f"{visit} visit, resting", page):
                page.reload()
                table.ready()
                prepare(page)
            page.close()


if __name__ == "__main__":
    main()
