"""Versions published over each other: every page is of one of them, whole, and no game is lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .answers import Answers
from .conftest import Visit
from .table import START, TWO, Table, until

WAITS = """await navigator.serviceWorker.getRegistration().then(({ waiting, installing }) => new Promise((resolve) => {
  if (!waiting || installing) return resolve(false);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data === "VERSION");
  waiting.postMessage("version", [port2]);
}))"""
"""Whether a version waits."""
CACHE = "(await caches.keys()).find((name) => name.startsWith('wye-version-{}'))"
"""Of a version."""


def publish(site: Answers) -> str:
    """The next version: a chunk of each page exports a new name, which the page's own script imports."""
    number = int(site.version, 16)
    edits: dict[str, Callable[[str], str]] = {}

    def export(text: str) -> str:
        return f"export const version{number} = 1;\n{text}"

    def using(chunk: str) -> Callable[[str], str]:
        name = chunk.rpartition("/")[2]
        return lambda text: f'import {{ version{number} }} from "./{name}";\nwindow.ran = version{number};\n{text}'

    for page in ("index.html", "lab.html"):
        own, chunk = site.scripts(page)
        edits |= {chunk: export, own: using(chunk)}
    return site.publish(**edits)


def whole(page: Page, version: str) -> None:
    """Expect that the page runs, of this version alone, and that its engine has started."""
    expect(page.locator("html")).to_have_attribute("data-version", version, timeout=START)
    page.wait_for_function("document.querySelector('#work, #progress')?.hidden", timeout=START)
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    folders = {name.split("/wye/")[1].split("/")[0] for name in loaded if "/wye/" in name}
    assert version in folders
    assert {name for name in folders if len(name) == 16} == {version}


def lab(context: BrowserContext, table: Table) -> Page:
    page = context.new_page()
    page.goto(f"{table.url}lab.html#bandits")
    return page


def evict(page: Page, version: str, *words: str) -> None:
    """Take the files whose addresses contain one of these words out of the cache of a version."""
    page.evaluate(
        """async ([name, words]) => {
          const cache = await caches.open(name);
          for (const request of await cache.keys())
            if (words.some((word) => request.url.includes(word))) await cache.delete(request);
        }""",
        [page.evaluate(f"async () => {CACHE.format(version)}"), words],
    )


def test_three_versions_over_each_other(site: Answers, arrive: Visit) -> None:
    table = arrive(url=site.url, offline=True)
    page, context = table.page, table.page.context
    table.controlled()
    table.new_game(4, TWO)
    table.play("b2")
    first = site.version
    page.evaluate("caches.open('wye-snapshot-0123456789abcdef /wye/')")  # of an earlier version, and of another folder
    page.evaluate("caches.open('wye-version-0123456789abcdef /elsewhere/')")

    second = publish(site)
    bench = lab(context, table)  # for the first time
    whole(bench, second)
    page.reload()
    whole(page, first)  # until the new one is asked for
    expect(table.alert).to_contain_text("A new version of this page is ready.")
    table.button("Later").click()
    expect(table.alert).to_be_hidden()
    table.play("b3")
    site.reachable = False
    page.reload()
    whole(page, first)
    site.reachable = True

    third = publish(site)
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    until(page, WAITS.replace("VERSION", third))
    bench.reload()
    whole(bench, third)
    table.button("Update").click()
    whole(page, third)
    expect(page.locator("#update")).to_be_hidden()
    assert table.moves() == ["b2", "b3"]
    theirs = "(await caches.keys()).filter((name) => /^wye-[a-z]+-/.test(name) && !name.includes(VERSION)).join()"
    until(page, f"{theirs.replace('VERSION', repr(third))} === 'wye-version-0123456789abcdef /elsewhere/'")
    site.reachable = False
    for one in (page, bench):
        one.reload()
        whole(one, third)
    site.reachable = True
    table.play("a1")
    bench.close()


@pytest.mark.parametrize("gone", ["/chunk-", "index.html", "pyodide/"])
def test_a_version_that_cannot_be_completed_gives_way_at_once(site: Answers, arrive: Visit, gone: str) -> None:
    table = arrive(url=site.url, offline=True)
    table.controlled()
    table.new_game(4, TWO)
    table.play("b2")
    evict(table.page, site.version, gone)
    new = publish(site)
    table.page.goto("about:blank")
    table.open()
    whole(table.page, new)
    assert table.moves() == ["b2"]
    table.excuse("404", "Failed to fetch dynamically imported module")


def test_a_page_without_a_service_worker_goes_over_too_when_it_misses_a_file(site: Answers, arrive: Visit) -> None:
    table = arrive(url=site.url, service_workers="block")
    table.new_game(4, TWO)
    table.play("b2")
    new = publish(site)
    table.more("Share")
    table.button("QR code").click()  # for which a module is loaded now
    whole(table.page, new)
    assert table.moves() == ["b2"]
    table.excuse("404", "Failed to fetch dynamically imported module")
