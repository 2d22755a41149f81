"""The room of the game: nothing moves through its modes, and nothing needs scrolling; names, keys, and places."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .table import START, TWO, Table

WINDOWS = ((1280, 800), (360, 640))

# Every button and field of the room that can be seen, with its box.
BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll("#top a, #top button, #bar button, #bar select, .strip, #notice, #board")]
    .filter((node) => node.checkVisibility())
    .map((node) => [node.id || node.textContent, JSON.stringify(node.getBoundingClientRect())]))"""

# What has moved although the person did nothing just before.
SHIFTS = """globalThis.shifts = [];
const unasked = (list) => list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput);
new PerformanceObserver((list) => shifts.push(...unasked(list).map(({ value, sources }) =>
  [value, ...sources.map(({ node }) => node?.id || node?.className || node?.parentNode?.id || node?.nodeName)])))
  .observe({ type: "layout-shift", buffered: true });"""


def boxes(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.page.evaluate(BOXES)
    return found


@pytest.mark.parametrize("window", WINDOWS)
def test_no_button_moves_and_no_layout_shifts_through_all_modes(visit: Visit, window: tuple[int, int]) -> None:
    width, height = window
    table = visit(viewport={"width": width, "height": height})
    page = table.page
    page.add_init_script(SHIFTS)
    page.route("**/pyodide.asm.wasm", lambda _: None)
    table.open()
    expect(page.locator("#effort")).to_contain_text("MB")
    seen = {"loading": boxes(table)}

    def note(mode: str) -> None:
        seen[mode] = boxes(table)
        assert page.evaluate("document.documentElement.scrollWidth") == width

    page.unroute("**/pyodide.asm.wasm")
    table.reload()
    note("my turn")
    expect(page.locator("#hint")).to_be_enabled()
    page.evaluate("document.querySelector('#hint').click()")
    expect(table.status).to_contain_text("Hint:", timeout=START)
    note("hint")
    shifts = page.evaluate("shifts")
    page.keyboard.press(" ")
    expect(page.locator("#legend")).to_contain_text("playout", timeout=START)
    note("analysing")
    page.evaluate("shifts.length = 0")  # the review, which was asked for, comes late if its script does
    page.keyboard.press(" ")
    table.rival()
    page.keyboard.press("Escape")
    table.cell("b2").click()
    expect(table.status).to_contain_text(re.compile("is thinking|plays"))
    note("thinking")
    table.my_turn()
    note("my turn again")
    page.keyboard.press("ArrowLeft")
    expect(table.button("Let Mouse 3 move")).not_to_have_class("main")  # it would begin a variation
    note("paused")
    page.keyboard.press("ArrowRight")
    table.my_turn()
    shifts = [shift for shift in shifts + page.evaluate("shifts") if shift[0] > 0]  # the end has a card of its own
    table.more("Resign")
    page.locator("#resign-sure").click()
    expect(table.status).to_contain_text("wins")
    note("over")
    places = {
        mode: {name: box for name, box in found.items() if name in seen["my turn"]} for mode, found in seen.items()
    }
    for mode, found in places.items():
        assert found == places["my turn"], mode
    assert len(places["my turn"]) >= 16
    assert shifts == []


@pytest.mark.parametrize("window", [(360, 640), (640, 360), (1280, 720), (2560, 1440)])
def test_the_room_fits_the_window(table: Table, window: tuple[int, int]) -> None:
    width, height = window
    table.new_game(11, "Random")
    table.page.set_viewport_size({"width": width, "height": height})
    table.play("f6")
    table.my_turn()
    room = table.page.evaluate(BOXES)
    assert {"board", "notice", "strip-1", "strip-2", "undo", "hint", "analyse", "previous", "next"} <= set(room)
    outside = """([width, height]) => [...document.querySelectorAll("#place-play *")].filter((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const out = left < 0 || top < 0 || right > width || bottom > height;
      return out && node.checkVisibility() && !node.closest("#moves, .unseen, svg");
    }).map((node) => node.id || node.className)"""
    assert table.page.evaluate(outside, [width, height]) == []
    small = """() => [...document.querySelectorAll("#place-play button, #top button, #top a")].filter((node) => {
      const { width, height } = node.getBoundingClientRect();
      return node.checkVisibility() && (width < 24 || height < 24);
    }).map((node) => node.id || node.textContent)"""
    assert table.page.evaluate(small) == []
    middles = """() => ["notice", "status"].map((name) => {
      const text = document.createRange();
      text.selectNodeContents(document.getElementById(name));
      const { top, bottom } = (name === "status" ? text : document.getElementById(name)).getBoundingClientRect();
      return (top + bottom) / 2;
    })"""
    notice, status = table.page.evaluate(middles)
    assert status == pytest.approx(notice, abs=1)
    table.page.set_viewport_size({"width": 1280, "height": 800})


def test_only_the_moves_scroll(table: Table) -> None:
    table.page.set_viewport_size({"width": 1280, "height": 720})
    table.new_game(9, TWO)
    for _ in range(30):
        name = table.free()
        table.cell(name).click()
        table.expect_cell(name, "(black|white)")
    moves = table.page.locator("#moves")
    expect(moves.locator(".move")).to_have_count(30)
    assert moves.evaluate("node => node.scrollHeight > node.clientHeight && node.scrollTop > 0")
    assert table.page.evaluate("document.documentElement.scrollHeight") == 720
    current = moves.locator("[aria-current=true]")
    box, place = current.bounding_box(), moves.bounding_box()
    assert box
    assert place
    assert place["y"] <= box["y"] < box["y"] + box["height"] < place["y"] + place["height"] + 1
    lefts = {round(node.bounding_box()["x"]) for node in moves.locator(".move").all()}  # type: ignore[index]
    assert len(lefts) == 2
    table.page.set_viewport_size({"width": 1280, "height": 800})


def test_the_strips_name_the_players_and_mark_whose_turn_it_is(table: Table) -> None:
    page = table.page
    table.new_game(5, "Random", "White")
    table.my_turn()
    top, bottom = page.locator("#strip-1"), page.locator("#strip-2")
    expect(top).to_have_attribute("aria-label", "Random, Black")
    expect(bottom).to_have_attribute("aria-label", "You, White")
    assert top.bounding_box()["y"] < bottom.bounding_box()["y"]  # type: ignore[index]
    expect(bottom).to_have_class(re.compile(r"\bturn\b"))
    expect(page).to_have_title("Your move – Wye")
    table.new_game(5, TWO)
    expect(page.locator("#strip-1")).to_have_attribute("aria-label", "Black")
    assert top.bounding_box()["y"] > bottom.bounding_box()["y"]  # type: ignore[index]
    expect(top).to_have_class(re.compile(r"\bturn\b"))
    table.play("c3")
    expect(bottom).to_have_class(re.compile(r"\bturn\b"))
    expect(page).to_have_title("White to move – Wye")


def test_single_keys_obey_one_switch(table: Table) -> None:
    page = table.page
    table.new_game(5, "Random")
    new, keys = (page.get_by_role("dialog", name=name) for name in ("New game", "Shortcuts"))
    move = page.get_by_label("Move", exact=True)
    for on in (True, False):
        table.button("Shortcuts").click()
        page.get_by_label("Enable single-key shortcuts").set_checked(on)
        table.escape()
        for key, dialog in (("n", new), ("?", keys)):
            page.keyboard.press(key)
            expect(dialog).to_be_visible(visible=on)
            table.escape()
        page.keyboard.press("/")
        expect(move).to_be_visible(visible=on)
        page.keyboard.press("Escape")
        expect(move).to_be_hidden()
        page.keyboard.press(" ")
        expect(table.button("Analyse")).to_have_attribute("aria-pressed", "true" if on else "false")
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        if on:
            expect(table.status).to_contain_text("Hint:", timeout=START)
            table.play("c3")
            table.my_turn()
        else:
            table.drawn()
            expect(table.status).not_to_contain_text(re.compile("[Hh]int"))
    table.button("Shortcuts").click()
    page.get_by_label("Enable single-key shortcuts").check()
    expect(keys.locator("dt")).to_have_count(keys.locator("dd").count())
    expect(keys).to_contain_text(re.compile("Home.*to the ends of the row.*hint, new game, turn the board", re.DOTALL))
    page.keyboard.press("Escape")
