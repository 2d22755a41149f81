"""A browser, the built site on a local server, and pages that must stay free of errors and of foreign requests.

Most visitors meet the engine without Python in the browser (answers.py), which costs no start. Those whose subject is
Python itself take the fixture `server`.
"""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from web.build.paths import DIST, ROOT
from web.build.server import TYPES, Server

from .answers import Answers
from .table import Table

ARTIFACTS = ROOT / ".build/artifacts"

PATIENCE = 20_000
"""Milliseconds in which the page responds even on a busy machine; less than a bot's thinking time where it matters."""

HERE = Path(__file__).parent
STARTS = {"test_python.py": 11, "test_pool.py": 4, "test_sandbox.py": 2, "test_engine.py": 1}
"""How often each file may start Python in Chromium, which takes 5 seconds of a processor. No other file may."""
LONG = ("browsers", *STARTS)

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
def answers() -> Iterator[Answers]:
    """The site whose engine is answered by CPython."""
    assert (DIST / "index.html").exists(), "the site is not built: run python build.py build"
    with Answers() as answers:
        yield answers


@pytest.fixture
def site() -> Iterator[Answers]:
    """A site of its own, whose files a test changes."""
    with Answers(changes=True) as site:
        yield site


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """The site as it is, for the files that may start Python, on a host that knows the usual types of files alone."""
    usual = {suffix: TYPES[suffix] for suffix in (".css", ".html", ".js", ".json", ".png", ".svg")}
    with Server(DIST, types=usual) as server:
        yield server
        starts = request.config.stash.setdefault(STARTED, {}).pop(server.url, 0)
    assert starts <= STARTS[request.path.name]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest files first, then the others that open browsers; the rest fills the gaps and the end."""
    items.sort(key=lambda item: (HERE not in item.path.parents, not {*item.path.parts} & {*LONG}))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


FAILED = pytest.StashKey[bool]()
STARTED = pytest.StashKey[dict[str, int]]()
"""How many workers the pages of a server have had."""


@contextmanager
def watched(page: Page, url: str) -> Iterator[tuple[Table, list[str]]]:
    """A page, and its log."""
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
    page.context.on("request", requested)
    yield table, log
    page.context.remove_listener("request", requested)


def keep(page: Page, log: list[str], name: str) -> None:
    """Save what shows why a test failed."""
    (ARTIFACTS / f"{name}.log").write_text("\n".join(log), "utf-8")
    page.screenshot(path=ARTIFACTS / f"{name}.png", timeout=5_000)


@pytest.fixture(scope="session")
def free() -> list[BrowserContext]:
    """Contexts that visitors use one after the other: they have the files of the site, and nothing else is left."""
    return []


WELCOMED = {"name": f"wye-preferences {Server.base}", "value": '{"welcomed": true}'}
"""What the browser of a person who has closed the welcome has stored."""


@contextmanager
def opened(browser: Browser, free: list[BrowserContext], url: str, *, first: bool, **options: Any) -> Iterator[Page]:
    """A page in a context with these options, in which nothing of the site is stored; in a free one if that will do."""
    size, motion = options["viewport"], options["reduced_motion"]
    again = options == {"viewport": size, "reduced_motion": motion, "service_workers": "block"}
    origin, known = url.removesuffix(Server.base), [] if first else [WELCOMED]
    if again and free:
        context = free.pop()
        page = context.new_page()
        stores = {"origin": origin, "storageTypes": "local_storage,indexeddb,cache_storage"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", stores)
        page.goto(f"{url}icon.svg")
        page.evaluate("known => known.forEach(({ name, value }) => localStorage.setItem(name, value))", known)
        page.set_viewport_size(size)
        page.emulate_media(reduced_motion=motion)
    else:
        options["storage_state"] = {"origins": [{"origin": origin, "localStorage": known}]}
        context = browser.new_context(**options)
        page = context.new_page()
    yield page
    page.close()
    if again:
        free.append(context)
    else:
        context.close()


@contextmanager
def visitor(
    request: pytest.FixtureRequest,
    browser: Browser,
    url: str,
    *,
    first: bool = False,
    clock: bool = False,
    **options: Any,
) -> Iterator[Table]:
    """A visitor who saves screenshot and log if the test fails, and must have met no error.

    They ask for less motion, unless the options say otherwise, so that no test waits for any. `first`: whether nothing
    is stored yet, so that the page welcomes the visitor. `clock`: whether the test controls the time. With WYE_TRACE a
    failed test also leaves a trace, for which every page starts half as slow again.
    """
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    free: list[BrowserContext] = request.getfixturevalue("free")
    apart = {"locale": "en-US"} if clock else {}  # an option of its own: the clock is that of a context
    options = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **apart, **options}
    started = request.config.stash.setdefault(STARTED, {})
    traced = "WYE_TRACE" in os.environ
    with opened(browser, free, url, first=first, **options) as page, watched(page, url) as (table, log):
        if traced:
            page.context.tracing.start(snapshots=True)
        if clock:
            page.clock.install()
        page.on("worker", lambda _: started.update({url: started.get(url, 0) + 1}))
        yield table
        tests = [item for item in request.session.items if request.node in item.listchain()]
        failed = [item for item in tests if FAILED in item.stash]
        name = (failed[0] if failed else request.node).name
        if failed or table.problems:
            keep(page, log, name)
        if traced:
            page.context.tracing.stop(path=ARTIFACTS / f"{name}.zip" if failed else None)
    assert table.problems == []


@pytest.fixture(scope="module")
def shared(request: pytest.FixtureRequest, browser: Browser, answers: Answers) -> Iterator[Table]:
    """One page with a ready engine for all tests of a file, which may state options of its `VISITOR`."""
    options = getattr(request.module, "VISITOR", {})
    with visitor(request, browser, answers.url, service_workers="block", **options) as table:
        table.open()
        table.ready()
        yield table


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, answers: Answers) -> Iterator[Visit]:
    """Makes visitors whose page is not open yet; those whose subject is `offline` let it have a service worker."""
    managers = []

    def arrive(url: str = answers.url, *, offline: bool = False, **options: Any) -> Table:
        blocked = {} if offline else {"service_workers": "block"}
        manager = visitor(request, browser, url, **{**blocked, **options})
        managers.append(manager)
        return manager.__enter__()

    yield arrive
    for manager in managers:
        manager.__exit__(None, None, None)


@pytest.fixture
def table(shared: Table) -> Table:
    """The file's page, on which each test starts a game of its own."""
    return shared


@pytest.fixture
def arrive(visit: Visit) -> Visit:
    """Makes visitors at a page with a ready engine: `arrive(fragment, **options)`."""

    def at(fragment: str = "", **options: Any) -> Table:
        table = visit(**options)
        table.open(fragment)
        table.ready()
        return table

    return at


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of the accessibility checker."""
    return (Path(ROOT) / "node_modules/axe-core/axe.min.js").read_text("utf-8")
