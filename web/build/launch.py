"""Starts a browser with Playwright and closes it, in the tests' environment: python -m web.build.launch PATH."""

import sys

from playwright.sync_api import sync_playwright

if __name__ == "__main__":
    with sync_playwright() as playwright:
        path = sys.argv[1] or None  # empty: Playwright's own
        playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"]).close()
