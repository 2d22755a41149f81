"""What an earlier version has stored in a browser, and its links to the lab, still open: golden/earlier.json."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from .conftest import Visit
from .table import START, Table

EARLIER: dict[str, Any] = json.loads((Path(__file__).parents[1] / "golden/earlier.json").read_text("utf-8"))

STORE = """async ({ localStorage: local, sessionStorage: session, games }) => {
  for (const [name, text] of Object.entries(local)) localStorage.setItem(`${name} /wye/`, text);
  for (const [name, text] of Object.entries(session)) sessionStorage.setItem(`${name} /wye/`, text);
  const request = indexedDB.open("wye-games /wye/", 1);
  await new Promise((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore("games");
    request.onerror = reject;
    request.onsuccess = resolve;
  });
  const transaction = request.result.transaction("games", "readwrite");
  for (const game of games) transaction.objectStore("games").put(game, game.id);
  await new Promise((resolve) => { transaction.oncomplete = resolve; });
  request.result.close();
}"""
"""Stores what the earlier version has stored."""

FILLED = """values => Object.entries(values).every(([name, value]) => {
  const field = document.getElementById(`parameter-${name}`);
  return !field || field.value === value;
})"""
"""Whether each field of the form that the page still has holds its value."""


def return_to(visit: Visit) -> Table:
    """A visitor who has used the earlier version."""
    table = visit(first=True, service_workers="block")
    table.open("icon.svg")
    table.page.evaluate(STORE, EARLIER)
    return table


def test_what_an_earlier_version_has_stored_is_found_again(visit: Visit) -> None:
    table = return_to(visit)
    page = table.page
    table.open("#play")
    table.ready()
    assert table.moves() == ["d5", "b4", "a7", "c6", "c5", "b5"]
    root = page.locator("html")
    for name, value in {"data-theme": "dark", "data-colours": "slate"}.items():
        expect(root).to_have_attribute(name, value)
    table.go("My games")
    cards = page.locator("#games-list > li")
    expect(cards).to_have_count(2)
    expect(cards.filter(has_text="Your friend")).to_have_count(1)
    table.go("Learn")
    expect(page.get_by_role("link", name="How the computer thinks")).to_contain_text("1 of 1 solved")
    table.go("Problems")
    expect(page.locator("#trainer")).to_contain_text(re.compile("2 of 2|2 answered"))
    expect(page.locator("#deck")).to_contain_text("1 of 1 to practise today", timeout=START)
    page.locator("#deck").click()
    expect(page.locator("#practice-status")).to_contain_text("In your game you played a7", timeout=START)
    table.cell("c6").click()
    expect(page.locator("#practice-status")).to_have_text("c6 is right. The position returns tomorrow.")
    table.go("Play")
    table.review()
    expect(page.locator("#mistakes button.blunder.by-1")).to_be_visible()
    table.new_game(5, "Wye")
    table.play("c3")
    table.my_turn()
    table.untroubled()


def test_links_of_an_earlier_version_to_the_lab_fill_the_form(visit: Visit) -> None:
    table = return_to(visit)
    page = table.page
    table.open("lab.html#own")
    expect(page.locator("#own-kept option").filter(has_text="duel.py")).to_have_count(1)
    for link in EARLIER["lab"]:
        page.evaluate("link => { location.hash = link; }", link["address"])
        expect(page.locator("#told")).to_contain_text("These are the values of the link.", timeout=START)
        expect(page.locator("#benches [aria-current]")).to_have_attribute("href", f"#{link['address'].split('?')[0]}")
        page.wait_for_function(FILLED, arg=link["values"])
    table.untroubled()
