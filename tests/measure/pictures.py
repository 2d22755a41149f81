"""Takes the pictures of the page that README.md and the web manifest show: `python build.py pictures`."""

import io
import os
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from web.build.paths import DIST, ROOT
from web.build.server import Server

FOLDER = ROOT / "web/pictures"
GAME = "y11-pie:b5.g8.d5.e7.c7.c6.b6.c5.b4.d9.f8.e9"
SIZES = {"wide": (1280, 800), "narrow": (412, 915)}
"""Width and height of a picture by its form."""
PICTURES: list[tuple[str, Literal["light", "dark"]]] = [("wide", "light"), ("wide", "dark"), ("narrow", "light")]
"""The form and the colour scheme of each."""
THOUGHT = 10_000
"""Milliseconds for which the position is analysed."""
START = 60_000
"""Milliseconds that Python may take to start."""
COLOURS = 96
"""Enough for a flat page; they make a file a quarter as large."""


def picture(browser: Browser, url: str, form: str, scheme: Literal["light", "dark"]) -> Image.Image:
    """The page with the game, analysed for a while."""
    width, height = SIZES[form]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, locale="en")
    page = context.new_page()
    page.goto(f"{url}#{GAME}")
    page.locator("#as-1").click(timeout=START)
    page.locator("#analyse").click()
    page.wait_for_timeout(THOUGHT)
    page.evaluate("scrollTo(0, 0)")
    taken = Image.open(io.BytesIO(page.screenshot()))
    context.close()
    return taken.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with Server(DIST) as server, sync_playwright() as playwright:
        path = os.environ.get("WYE_BROWSER") or None
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for form, scheme in PICTURES:
            file = FOLDER / f"{form}-{scheme}.png"
            picture(browser, server.url, form, scheme).save(file, optimize=True)
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
