"""Views that are scripts of their own, fetched when they are first shown: what happens where one cannot be had."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .table import Table

SENTENCE = "This could not be loaded. Open this place again when you are online."


def sentence(table: Table) -> Locator:
    return table.page.get_by_role("alert").filter(has_text=SENTENCE)


def test_the_page_is_drawn_with_few_scripts_and_each_place_has_its_own(visit: Visit) -> None:
    table = visit()
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    table.open()
    expect(table.page.get_by_role("gridcell").first).to_be_visible()
    scripts = {url for url in asked if url.endswith(".js") and url.count("/") == table.url.count("/") + 1}
    assert len(scripts - {url for url in scripts if "/interpreter" in url or "/maker" in url}) <= 2
    table.go("Learn")
    expect(table.page.get_by_role("heading", name="Learn", exact=True)).to_be_visible()
    assert any("/place-" in url for url in asked)


@pytest.mark.parametrize("address", ["#learn", "lab.html#bandits"])
def test_a_script_that_cannot_be_had_is_told_and_fetched_when_the_person_asks(visit: Visit, address: str) -> None:
    table = visit()
    table.page.route("**/place-*.js", lambda route: route.abort("internetdisconnected"))
    table.page.route("**/bench-*.js", lambda route: route.abort("internetdisconnected"))
    table.open(address)
    expect(sentence(table)).to_be_visible()
    table.page.unroute_all()
    table.button("Try again").click()
    expect(sentence(table)).to_have_count(0)
    expect(table.page.locator("#learn-title, #bench")).to_be_visible()
    expect(table.page.locator("#place-learn, #lab").first).to_be_focused()
    table.excuse("ERR_INTERNET_DISCONNECTED")


def test_a_place_that_could_not_be_had_is_fetched_when_it_is_opened_again(visit: Visit) -> None:
    table = visit()
    table.open()
    table.page.route("**/place-*.js", lambda route: route.abort("internetdisconnected"))
    table.go("Problems")
    expect(sentence(table)).to_be_visible()
    expect(table.page.locator("#place-problems")).to_be_visible()
    table.page.unroute_all()
    table.go("Play")
    expect(sentence(table)).to_have_count(0)
    table.go("Problems")
    expect(table.page.get_by_role("heading", name="Problems", exact=True)).to_be_visible()
    table.excuse("ERR_INTERNET_DISCONNECTED")
