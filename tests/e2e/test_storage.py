"""What the browser stores: by folder, of any version, damaged or without room; and texts of any kind."""

import gzip
import re

import pytest
from playwright.sync_api import Page, expect

from .answers import Answers
from .conftest import Visit
from .table import START, Table, until


def names(page: Page) -> list[str]:
    """The kinds of caches, without the hash of their content; a snapshot is made whenever a page has rested."""
    kinds = sorted(re.sub(r"-[0-9a-f]{16}\b", "", name) for name in page.evaluate("caches.keys()"))
    return [kind for kind in kinds if not kind.startswith("wye-snapshot")]


def test_two_versions_at_one_origin_leave_each_other_alone(site: Answers, visit: Visit) -> None:
    files = dict(site.files)
    site.publish(**{site.scripts("index.html")[0]: lambda text: text + "// another"})
    folders = {"a": files, "b": dict(site.files)}
    site.files = {f"{folder}/{path}": body for folder, files in folders.items() for path, body in files.items()}
    table = visit(site.url, offline=True, first=True)
    for folder, size, theme in (("a", 4, "dark"), ("b", 5, "light")):
        table.open(f"{folder}/#y{size}:b2")
        table.ready()
        table.controlled()
        table.button("As Black").click()
        table.button("Settings").click()
        table.page.locator("[name=theme]").select_option(theme)
        table.page.keyboard.press("Escape")
    assert names(table.page) == [f"wye-version /wye/{folder}/" for folder in "ab"]
    table.forget()
    table.ready()
    table.disconnect()
    with table.page.expect_console_message(lambda message: "ERR_INTERNET_DISCONNECTED" in message.text):
        table.open("a/")  # where the engine's first message does not get through
    expect(table.page.get_by_role("gridcell")).to_have_count(10)
    expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
    table.excuse("ERR_INTERNET_DISCONNECTED")


def test_a_file_of_another_version_is_not_kept(site: Answers, visit: Visit) -> None:
    path = f"{site.version}/learn/tasks.json"
    table = visit(site.url, offline=True)
    right = site.files[path]
    site.files[path] = gzip.compress(gzip.decompress(right) + b"\n", mtime=0)
    table.open()
    table.ready()
    until(table.page, "await navigator.serviceWorker.getRegistration() === undefined")  # given up
    assert table.page.evaluate("navigator.serviceWorker.controller") is None
    assert table.page.evaluate("path => caches.match(path).then(Boolean)", path) is False
    expected = [found for found in table.problems if "tasks.json" in found and "integrity" in found]
    assert table.problems == expected
    table.problems.clear()
    site.files[path] = right
    table.reload()
    table.controlled()
    assert table.page.evaluate("path => caches.match(path).then(Boolean)", path) is True


@pytest.mark.parametrize("value", ["null", '{"language": "toString", "colours": "constructor"}'])
def test_a_page_is_drawn_whatever_was_stored(visit: Visit, value: str) -> None:
    table = visit()
    table.page.route("**/*.wasm", lambda route: route.fulfill(status=204))  # no content: the page alone has to do
    table.open()
    table.alert.wait_for()
    kept = ["wye-studies", "wye-preferences", "wye-lessons", "wye-problems", "wye-training", "wye-bots"]
    store = "([names, value]) => { for (const name of names) localStorage[`${name} /wye/`] = value; }"
    table.page.evaluate(store, [kept, value])
    table.page.reload()
    expect(table.page.get_by_role("gridcell")).to_have_count(66)
    table.go("Learn")
    expect(table.page.locator("#learn-next")).not_to_be_empty()
    table.go("Problems")
    expect(table.page.locator("#train")).to_contain_text("Your rating: 1,200 ± 250")
    table.open("lab.html#own")
    expect(table.button("Start the game")).to_be_visible()


def opened(table: Table, text: str) -> str:
    """What the page says of a text that somebody would open."""
    fault = table.page.locator("#open-fault")
    before = fault.inner_text()
    table.page.locator("#open-text").fill(text)
    table.page.locator("#open-form button[type=submit]").click()
    expect(fault).not_to_have_text(before, timeout=START)
    return fault.inner_text()


def test_a_text_of_any_length_and_any_words_is_told_as_it_is(arrive: Visit) -> None:
    table = arrive(locale="es", viewport={"width": 360, "height": 740})
    table.page.locator("#more").click()
    table.page.locator("[data-does=open]").click()
    for word in ("constructor", "__proto__", "Random"):
        said = opened(table, f"{word}{{")
        assert "function" not in said
        assert "Azar" not in said
    assert "SGF, línea 2, columna 4: «swap» no se puede jugar aquí:" in opened(table, "(;GM[Y]SZ[4]\n;B[swap])")
    opened(table, "y" * 190_000)
    for node in ("document.documentElement", "document.querySelector('#open-dialog')"):
        assert table.page.evaluate(f"{node}.scrollWidth <= innerWidth")
    table.open("#" + "y" * 190_000)
    expect(table.page.locator("#problem-text")).not_to_be_empty(timeout=START)
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
