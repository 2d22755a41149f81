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
BROWSER_PATHS = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
]
# Programs of the browsers that Playwright does not drive, and their packages.
OTHERS = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}


def starts(python: Path, path: str) -> bool:
    """Whether Playwright can start the browser at this path (empty: its own)."""
    command: Command = [python, "-m", "web.build.launch", path]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def installed_browser(python: Path) -> str | None:
    found = [*filter(None, map(shutil.which, BROWSERS)), *filter(os.path.exists, BROWSER_PATHS)]
    return next((path for path in found if starts(python, path)), None)


def browser(python: Path) -> str:
    """The path of a browser for the tests, installed if need be; empty: Playwright's own."""
    if chosen := os.environ.get("WYE_BROWSER"):
        if not starts(python, chosen):
            raise Failure(f"WYE_BROWSER is {chosen}, which does not start: set it to a Chromium, Chrome or Edge")
        return chosen
    if path := installed_browser(python):
        return path
    with contextlib.suppress(Failure):  # there is another way, and the last one says what to do
        run("Installing Playwright's browser", [python, "-m", "playwright", "install", "chromium"], NETWORK)
        if starts(python, ""):
            return ""
    with contextlib.suppress(Failure):  # older versions of Debian have no shell, but Chromium
        debian.install(SHELL)
    if path := installed_browser(python):
        return path
    if debian.install("chromium") and (path := installed_browser(python)):
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
