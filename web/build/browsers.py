"""The browsers that the tests drive."""

import contextlib
import os
import shutil
import subprocess
from pathlib import Path

from web.build import debian
from web.build.paths import ROOT
from web.build.steps import NETWORK, Command, Failure, run, say

# The first one draws no window, and costs a third less processor time than the others.
SHELL = "chromium-headless-shell"
BROWSERS = [SHELL, *"chromium chromium-browser google-chrome google-chrome-stable chrome microsoft-edge msedge".split()]
# Programs of the browsers that Playwright does not drive, and their packages.
OTHERS = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}


def starts(python: Path, path: str) -> bool:
    """Whether Playwright can start the browser at this path (empty: its own)."""
    command: Command = [python, "-m", "web.build.launch", path]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def browser(python: Path) -> str:
    """The path of a browser for the tests, installed if need be; empty: Playwright's own."""

    def find_installed() -> str | None:
        return next((path for path in filter(None, map(shutil.which, BROWSERS)) if starts(python, path)), None)

    if path := os.environ.get("WYE_BROWSER"):
        if not starts(python, path):
            raise Failure(f"WYE_BROWSER is {path}, which does not start: set it to a Chromium, Chrome or Edge")
        return path
    if path := find_installed():
        return path
    with contextlib.suppress(Failure):  # there is another way, and the last one says what to do
        run("Installing Playwright's browser", [python, "-m", "playwright", "install", "chromium"], NETWORK)
        if starts(python, ""):
            return ""
    with contextlib.suppress(Failure):  # older versions of Debian have no shell, but Chromium
        debian.install(SHELL)
    if path := find_installed():
        return path
    if debian.install("chromium") and (path := find_installed()):
        return path
    raise Failure("No browser was found: install Chromium, Chrome or Edge, or set WYE_BROWSER to the path of one")


def other_browsers() -> None:
    """Install Firefox and WebKitGTK if possible; the tests of one that is missing are skipped and say why."""
    missing = [package for program, package in OTHERS.items() if shutil.which(program) is None]
    try:
        if missing and not debian.install(*missing):
            say(f"Some browsers are not tested, since these packages cannot be installed here: {', '.join(missing)}")
    except Failure as failure:
        say(f"Some browsers are not tested: {failure}")
