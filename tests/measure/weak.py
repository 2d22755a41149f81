"""Tells what a first visitor with a weak device and a slow network sees: `python -m tests.measure.weak`.

The browser's processes run a quarter of the time, and the server sends 1.6 megabits a second, each answer 150 ms late:
the "slow 4G" of browsers' developer tools. After 1, 5, 10 and 20 seconds it prints what the page says, whether a stone
is shown where the person has clicked, and saves a screenshot in the folder given with `--shots`.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.measure.bench import chromium
from tests.measure.processes import started
from tests.measure.startup import LIMIT, serving
from web.build.paths import DIST

MEGABITS, DELAY = 1.6, 0.15
"""Of "slow 4G": megabits a second, and seconds until an answer begins."""
RUN, REST = 0.005, 0.015
"""Seconds for which a slowed process runs, and then stands still."""
LOOKS = 1, 5, 10, 20
"""Seconds after the address was entered."""
PHONE: ViewportSize = {"width": 360, "height": 740}
SEARCH = 0.2
"""Seconds between two searches for new processes of pages."""

# What is seen, and the first cell, which is clicked as soon as it is there.
SEEN = """() => {
  const cells = document.querySelectorAll("[role=gridcell]");
  const shown = (id) => document.getElementById(id)?.checkVisibility() ? document.getElementById(id).innerText : "";
  const seen = { cells: cells.length, cell: cells[0]?.ariaLabel ?? "", status: shown("status"), work: shown("work") };
  cells[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return seen;
}"""


@contextlib.contextmanager
def slowed() -> Iterator[None]:
    """Lets the processes of pages run only a part of the time."""
    ended = threading.Event()

    def slow() -> None:
        searched, numbers = 0.0, list[int]()
        while not ended.wait(RUN):
            if time.monotonic() - searched > SEARCH:
                searched, numbers = time.monotonic(), started()
            each(numbers, signal.SIGSTOP)
            time.sleep(REST)
            each(numbers, signal.SIGCONT)

    slowing = threading.Thread(target=slow)
    slowing.start()
    try:
        yield
    finally:
        ended.set()
        slowing.join()


def each(numbers: list[int], sent: signal.Signals) -> None:
    """Sends a signal to processes, of which some may have ended."""
    for number in numbers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, sent)


def look(page: Page, url: str, shots: Path | None) -> None:
    """Goes to the page and tells what is seen."""
    start = time.monotonic()
    page.goto(url, wait_until="commit")
    for seconds in LOOKS:
        time.sleep(max(0, start + seconds - time.monotonic()))
        print(f"{seconds:3} s", page.evaluate(SEEN), flush=True)
        if shots is not None:
            page.screenshot(path=shots / f"{seconds}.png")
    page.wait_for_function("document.querySelector('#work').hidden", timeout=LIMIT)
    print(f"{time.monotonic() - start:3.0f} s ready")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shots", type=Path, help="an existing folder for screenshots")
    chosen = parser.parse_args()
    with serving(DIST, MEGABITS, DELAY) as server, sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_context(viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True).new_page()
        with slowed():
            look(page, server.url, chosen.shots)


if __name__ == "__main__":
    main()
