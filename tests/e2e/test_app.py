"""The page as an app: new versions on request, storage that can be emptied, and what makes it installable."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from web.build.paths import DIST, ROOT
from web.build.server import Server

from .conftest import Visit, visitor

TWO = "Two people at this board"


def change(server: Server, name: str, edit: Callable[[str], str]) -> None:
    """Serve a file of the site in another version from now on."""
    before = gzip.decompress(server.files[name]).decode()
    assert edit(before) != before
    server.files[name] = gzip.compress(edit(before).encode())


def test_a_new_version_waits_until_it_is_asked_for_and_keeps_the_game(
    request: pytest.FixtureRequest, browser: Browser
) -> None:
    with Server(DIST) as server, visitor(request, browser, server.url) as table:
        table.open()
        table.ready()
        table.page.reload()  # now under the service worker
        table.ready()
        expect(table.page.locator("#update")).to_be_hidden()
        table.new_game(4, TWO)
        table.play("b2")
        change(server, "index.html", lambda text: text.replace("<title>Wye</title>", "<title>Wye 2</title>"))
        hashed = base64.b64encode(hashlib.sha256(gzip.decompress(server.files["index.html"])).digest()).decode()
        change(server, "sw.js", lambda text: re.sub('"index.html":"[^"]*"', f'"index.html":"{hashed}"', text))
        change(server, "sw.js", lambda text: text.replace('"shell":"', '"shell":"2'))
        table.page.reload()
        table.ready()
        expect(table.page).to_have_title(re.compile("– Wye$"))
        expect(table.alert).to_contain_text("A new version of this page is ready.")
        table.button("Later").click()
        table.play("b3")
        table.page.reload()
        table.ready()
        expect(table.page).to_have_title(re.compile("– Wye$"))
        table.button("Update").click()
        expect(table.page).to_have_title(re.compile("– Wye 2$"))
        table.ready()
        table.expect_cell("b3", "white")
        assert table.moves() == ["b2", "b3"]
        expect(table.page.locator("#update")).to_be_hidden()


def test_all_that_is_stored_is_deleted_after_a_question(visit: Visit) -> None:
    table = visit()
    table.open()
    table.ready()
    table.new_game(4, TWO)
    table.play("b2")
    table.page.evaluate("localStorage.setItem('another', 'kept')")
    kept = "caches.keys().then((names) => [Object.keys(localStorage).sort(), names.length])"
    table.button("Settings").click()
    table.button("Delete all").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert table.page.evaluate(kept) == [["another", "wye /wye/", "wye-preferences /wye/"], 2]
    table.button("Delete all").click()
    dialog = table.page.get_by_role("dialog", name="Delete all that is stored?")
    with table.page.expect_event("load"):
        dialog.get_by_role("button", name="Delete all").click()
    expect(table.page.get_by_role("gridcell")).to_have_count(66)
    assert "#" not in table.page.url
    assert table.page.evaluate("localStorage.getItem('another')") == "kept"
    assert table.page.evaluate("localStorage.getItem('wye /wye/')") is None or table.moves() == []
    table.ready()


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((ROOT / "web/manifest.webmanifest").read_text("utf-8"))
    assert {"name", "short_name", "start_url", "scope", "display", "icons", "id"} <= set(manifest)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert (ROOT / "web" / icon["src"]).exists()
