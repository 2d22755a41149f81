"""The guard of each page: there is always a sentence, whatever becomes of the files that the page is drawn with."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import FrameLocator, Page, Request, Route, expect

from web.build.paths import DIST

from .answers import PAGES, Answers
from .conftest import Visit
from .table import Table, until
from .test_versions import evict

Treatment = Callable[[Route], object]
"""What becomes of a request."""

SILENCE = 15_000
"""Milliseconds without a byte after which the guard gives a file up."""
UNREACHABLE = "the server could not be reached. Check your connection, then try again."
STALLED = "nothing has arrived for 15 seconds. Check your connection, then try again."
DAMAGED = "what arrived is not that file, or not all of it."


@dataclass
class Network:
    """What lies between a page and the site: it can treat the requests for each file in an order of its own.

    It passes no file for Python on, so that a page that has been drawn does nothing more.
    """

    site: Answers
    treatments: dict[str, list[Treatment]] = field(default_factory=dict)
    held: list[Route] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)
    """How often a page has asked for each file in this round."""

    def __call__(self, route: Route) -> None:
        path = route.request.url.removeprefix(self.site.url)
        self.asked[path] += 1
        if treatments := self.treatments.get(path):
            treatments.pop(0)(route)
        elif "/pyodide/" not in path and "/pyscript/" not in path:
            route.continue_()

    def treat(self, paths: list[str], *treatments: Treatment) -> None:
        """Treat the next requests for each of these files."""
        self.treatments.update({path: list(treatments) for path in paths})

    def begin(self, page: Page) -> None:
        """Try again: another round begins."""
        self.asked.clear()
        self.held.clear()
        again(page)

    def hold(self, route: Route) -> None:
        self.held.append(route)

    def halve(self, route: Route) -> None:
        body = self.site.text(route.request.url.removeprefix(self.site.url)).encode()
        route.fulfill(body=body[: len(body) // 2], content_type="text/plain")


def pass_on(route: Route) -> None:
    route.continue_()


def fail(route: Route) -> None:
    route.abort("connectionfailed")


def throw(route: Route) -> None:
    route.fulfill(body="throw new Error('There is a fault.');", content_type="text/javascript")


def sign_in(route: Route) -> None:
    """Answer as a hotel's network does."""
    route.fulfill(body="<!doctype html><title>Welcome to our hotel</title>", content_type="text/html")


def answer(status: int) -> Treatment:
    return lambda route: route.fulfill(status=status)


def name(path: str) -> str:
    return path.rpartition("/")[2]


def expect_missing(page: Page, path: str, reason: str) -> None:
    expect(page.locator("#wait")).to_contain_text(f"Wye could not load {name(path)}: {reason}")


def expect_drawn(page: Page) -> None:
    expect(page.locator("#wait")).to_have_count(0)


def again(page: Page) -> None:
    page.locator("#wait").get_by_role("button", name="Try again").click()


def fail_once_or_twice(table: Table, network: Network, path: str, others: list[str], fault: Treatment) -> None:
    """Try again while a file fails twice, and the others once, of which nobody hears."""
    network.treat(others, fault)
    network.treat([path], fault, fault)
    network.begin(table.page)
    table.watch(lambda: all(network.asked[one] == 2 for one in (path, *others)))


def stall(table: Table, network: Network, path: str, others: list[str]) -> None:
    """Try again while nothing of a file arrives, but the others do."""
    arrived: set[str] = set()

    def note(request: Request) -> None:
        arrived.add(request.url.removeprefix(network.site.url))

    table.page.on("requestfinished", note)
    network.treat([path], network.hold)
    network.begin(table.page)
    table.watch(lambda: bool(network.held) and arrived.issuperset(others))
    table.drawn()
    table.page.remove_listener("requestfinished", note)
    table.page.clock.fast_forward(SILENCE)


def go_offline(table: Table, network: Network, paths: list[str]) -> None:
    """Try again, and take the network away while the files are on their way."""
    network.treat(paths, network.hold)
    network.begin(table.page)
    table.watch(lambda: len(network.held) == len(paths))
    table.page.context.set_offline(True)
    for route in network.held:
        route.continue_()
    table.watch(lambda: all(network.asked[path] == 2 for path in paths))


@pytest.mark.parametrize("page_name", PAGES)
def test_whatever_becomes_of_a_file_is_said_and_tried_again(answers: Answers, visit: Visit, page_name: str) -> None:
    table, network = visit(clock=True), Network(answers)
    page, paths = table.page, answers.scripts(page_name) + answers.texts(page_name)
    page.route(f"{answers.url}**", network)
    network.treat(paths[:1], fail, fail)
    table.open(page_name)
    expect_missing(page, paths[0], UNREACHABLE)
    for fault, reason in (
        (answer(404), "the server answered with error 404."),
        (answer(500), "the server answered with error 500."),
        (network.halve, DAMAGED),
        (sign_in, DAMAGED),
        (fail, UNREACHABLE),
    ):
        for path in paths:
            fail_once_or_twice(table, network, path, [other for other in paths if other != path], fault)
            expect_missing(page, path, reason)
    for path in paths:
        stall(table, network, path, [other for other in paths if other != path])
        expect_missing(page, path, STALLED)
    go_offline(table, network, paths)
    expect(page.locator("#wait")).to_contain_text(UNREACHABLE)
    page.context.set_offline(False)
    again(page)
    expect_drawn(page)
    table.excuse("Failed to load resource")


@pytest.mark.parametrize("page_name", PAGES)
def test_scripts_that_fail_only_when_they_are_to_run(answers: Answers, visit: Visit, page_name: str) -> None:
    """A host may forbid browsers to keep what they have fetched: then they ask for each script once more."""
    table, network = visit(clock=True), Network(answers)
    page, scripts = table.page, answers.scripts(page_name)
    page.route(f"{answers.url}**", network)
    network.treat(scripts[:1], pass_on, fail)
    table.open(page_name)
    for script in scripts[1:]:
        expect_missing(page, scripts[0], UNREACHABLE)
        network.treat([script], pass_on, fail)
        again(page)
    expect_missing(page, scripts[0], UNREACHABLE)
    network.treat(scripts[:1], pass_on, network.hold, pass_on, throw)
    again(page)
    table.watch(lambda: bool(network.held))
    page.clock.fast_forward(SILENCE)
    expect_missing(page, scripts[0], STALLED)
    again(page)
    expect(page.locator("#wait")).to_contain_text("Wye could not start (Uncaught Error: There is a fault.)")
    again(page)
    expect_drawn(page)
    table.excuse("Failed to load resource", "There is a fault.")


@pytest.mark.parametrize("page_name", PAGES)
def test_a_file_that_the_cache_of_a_returning_visitor_lost(site: Answers, visit: Visit, page_name: str) -> None:
    table = visit(site.url, offline=True)
    page = table.page
    table.open(page_name)
    table.controlled()
    for path in (site.scripts(page_name)[-1], site.texts(page_name)[-1]):
        until(page, f"await caches.match('{path}')")  # else it might be put there after it was taken away
        evict(page, site.version, name(path))
        body = site.files.pop(path)
        table.open(page_name)
        expect_missing(page, path, "the server answered with error 404.")
        site.files[path] = body
        again(page)
        expect_drawn(page)
    table.excuse("Failed to load resource")


@pytest.mark.parametrize("page_name", [*PAGES, "board.html"])
def test_a_page_that_is_opened_from_the_disk_tells_how_to_serve_it(visit: Visit, page_name: str) -> None:
    table = visit()
    table.page.goto((DIST / page_name).as_uri())
    expect(table.page.locator("#wait")).to_have_text(
        "Wye must be served by a web server. Run python -m http.server in this folder, then open http://localhost:8000."
    )


def frame(table: Table, page_name: str, sandbox: str) -> FrameLocator:
    """The page as another one shows it in a sandboxed frame."""
    table.page.set_content(f'<iframe sandbox="{sandbox}" src="{table.url}{page_name}"></iframe>')
    return table.page.frame_locator("iframe")


@pytest.mark.parametrize("page_name", PAGES)
def test_a_page_that_cannot_run_says_why(visit: Visit, page_name: str) -> None:
    table = visit(locale="es")
    expect(frame(table, page_name, "allow-scripts").locator("#wait")).to_have_text(
        "Otra página muestra Wye en un marco que bloquea sus archivos. Abre Wye en su propia pestaña."
    )
    sentences = frame(table, page_name, "").locator("#wait p")
    expect(sentences.get_by_text("allow JavaScript, or open the page in a current browser")).to_be_visible()
    expect(sentences).to_have_count(4)
    table.excuse("Blocked script execution")
    table.page.add_init_script("delete HTMLScriptElement.prototype.noModule")
    table.open(page_name)
    expect(table.page.locator("#wait")).to_contain_text("Este navegador es demasiado antiguo para Wye.")
