"""The page as an app: new versions on request, and what makes it installable."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from web.build.paths import ROOT

from .answers import Answers
from .conftest import Visit
from .table import TWO


def test_a_new_version_waits_until_it_is_asked_for_and_keeps_the_game(arrive: Visit) -> None:
    with Answers(changes=True) as server:
        table = arrive(url=server.url, offline=True)
        table.page.wait_for_function("navigator.serviceWorker.controller !== null")
        table.page.reload()  # now under the service worker
        table.ready()
        expect(table.page.locator("#update")).to_be_hidden()
        second = table.page.locator("html.second")
        table.new_game(4, TWO)
        table.play("b2")
        server.publish(**{"index.html": lambda text: text.replace('lang="en"', 'lang="en" class="second"')})
        table.page.reload()
        table.ready()
        expect(second).to_have_count(0)
        expect(table.alert).to_contain_text("A new version of this page is ready.")
        table.button("Later").click()
        table.play("b3")
        table.page.reload()
        table.ready()
        expect(second).to_have_count(0)
        table.button("Update").click()
        expect(second).to_have_count(1)
        table.ready()
        table.expect_cell("b3", "white")
        assert table.moves() == ["b2", "b3"]
        expect(table.page.locator("#update")).to_be_hidden()


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((ROOT / "web/manifest.webmanifest").read_text("utf-8"))
    assert {"name", "short_name", "start_url", "scope", "display", "icons", "id"} <= set(manifest)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert (ROOT / "web" / icon["src"]).exists()
