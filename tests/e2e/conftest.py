"""A browser, the built site on a local server, and pages that must stay free of errors and of foreign requests."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from web.build.paths import DIST, ROOT
from web.build.server import Server

from .table import Table

ARTIFACTS = ROOT / ".build/artifacts"

PATIENCE = 20_000
"""Milliseconds in which the page responds even on a busy machine; less than a bot's thinking time where it matters."""

HERE = Path(__file__).parent
LONG = ("test_webkit.py", "test_firefox.py", "test_visit.py")
"""Files that take the longest, in most of which each test starts Python at least once."""

Visit = Callable[..., Table]
"""Opens no page yet: `visit(**options)` makes a new visitor with a browser context of these options."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("WYE_BROWSER") or None
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    assert (DIST / "index.html").exists(), "the site is not built: run python build.py build"
    with Server(DIST) as server:
        yield server


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest files first, then the others that open browsers; the rest fills the gaps and the end."""
    items.sort(key=lambda item: (HERE not in item.path.parents, item.path.name not in LONG))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


FAILED = pytest.StashKey[bool]()


def watched(context: BrowserContext, url: str) -> tuple[Table, list[str]]:
    """A page in this context, and its log."""
    page = context.new_page()
    log: list[str] = []
    table = Table(page, url, [])

    def heard(message: ConsoleMessage) -> None:
        log.append(f"{message.type}: {message.text}")
        if message.type == "error":
            table.problems.append(f"console error: {message.text}")

    def threw(error: Any) -> None:
        log.append(f"exception: {error}")
        table.problems.append(f"exception: {error}")

    def requested(request: Request) -> None:
        log.append(f"{request.method} {request.url}")
        if urlsplit(request.url).scheme in {"http", "https"} and not request.url.startswith(url):
            table.problems.append(f"request beside the site: {request.url}")

    page.on("console", heard)
    page.on("pageerror", threw)
    context.on("request", requested)
    return table, log


def keep(page: Page, log: list[str], name: str) -> None:
    """Save what shows why a test failed."""
    (ARTIFACTS / f"{name}.log").write_text("\n".join(log), "utf-8")
    page.screenshot(path=ARTIFACTS / f"{name}.png", timeout=5_000)


def acquainted(url: str) -> dict[str, Any]:
    """What the browser of a person who has closed the welcome has stored."""
    kept = {"name": f"wye-preferences {Server.base}", "value": '{"welcomed": true}'}
    return {"storage_state": {"origins": [{"origin": url.removesuffix(Server.base), "localStorage": [kept]}]}}


@contextmanager
def visitor(
    request: pytest.FixtureRequest, browser: Browser, url: str, *, first: bool = False, **options: Any
) -> Iterator[Table]:
    """A visitor who saves screenshot, log and trace if the test fails, and must have met no error.

    They ask for less motion, unless the options say otherwise, so that no test waits for any. `first`: whether nothing
    is stored yet, so that the page welcomes the visitor.
    """
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    known = {} if first else acquainted(url)
    usual = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
    context = browser.new_context(**{**usual, **known, **options})
    context.tracing.start(snapshots=True)  # with screenshots too every page would start half as fast again
    table, log = watched(context, url)
    yield table
    tests = [item for item in request.session.items if request.node in item.listchain()]
    failed = [item for item in tests if FAILED in item.stash]
    if failed or table.problems:
        name = (failed[0] if failed else request.node).name
        keep(table.page, log, name)
        context.tracing.stop(path=ARTIFACTS / f"{name}.zip")
    context.close()
    assert table.problems == []


@pytest.fixture(scope="module")
def shared(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Table]:
    """One page with a ready engine for all tests of a file."""
    with visitor(request, browser, server.url) as table:
        table.open()
        table.ready()
        yield table


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors whose page is not open yet."""
    managers = []

    def arrive(url: str = server.url, **options: Any) -> Table:
        manager = visitor(request, browser, url, **options)
        managers.append(manager)
        return manager.__enter__()

    yield arrive
    for manager in managers:
        manager.__exit__(None, None, None)


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of the accessibility checker."""
    return (Path(ROOT) / "node_modules/axe-core/axe.min.js").read_text("utf-8")
