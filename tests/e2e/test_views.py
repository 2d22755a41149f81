"""Every view of the page for the board: the checker finds nothing, in light and dark, and it fits phone and desk."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import Visit
from .table import START, TWO, Table, findings
from .test_earlier import EARLIER, STORE
from .test_files import SEVERAL

View = Callable[[Table], None]
PHONE, DESK = ViewportSize(width=360, height=740), ViewportSize(width=1280, height=800)
LONG_NAME = "A game with a very long name that breaks no row: abcdefghijklmnopqrstuvwxyz0123456789"
OUTSIDE = """() => {
  const dialog = document.querySelector("dialog[open]");
  if (!dialog) return [];
  const { left, right } = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll("input, select, textarea, button")].filter((node) => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility() && !node.closest(".unseen") && (box.right > right + 1 || box.left < left - 1);
  }).map((node) => node.id || node.name || node.textContent);
}"""
"""Controls that a dialog cuts off."""
COVERED = """() => {
  const { top, left } = document.querySelector("#end-card").getBoundingClientRect();
  return [...document.querySelectorAll("#board .winning")].some((cell) => {
    const { bottom, right } = cell.getBoundingClientRect();
    return bottom > top && right > left;
  });
}"""
"""Whether the card at the end hides a winning stone."""


@pytest.fixture
def table(shared: Table) -> Table:
    shared.page.set_viewport_size({"width": 1280, "height": 800})
    shared.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return shared


def dialog(name: str) -> View:
    """The view of a dialog, by the button that opens it."""

    def show(table: Table) -> None:
        if name in ("resign", "open", "save"):
            table.page.locator("#more").click()
            table.page.locator(f"[data-does={name}]").click()
        else:
            table.page.locator(f"#{name}").dispatch_event("click")
        expect(table.page.locator(f"#{name}-dialog")).to_be_visible()

    return show


def place(name: str) -> View:
    def show(table: Table) -> None:
        table.go(name)
        expect(table.page.get_by_role("heading", name=name, exact=True).first).to_be_visible()

    return show


def thinking(table: Table) -> None:
    table.thinking()
    expect(table.page.locator("#effort")).to_contain_text(re.compile(r"[1-9][\d,]* playouts"))


def paused(table: Table) -> None:
    thinking(table)
    table.button("Pause").click()
    expect(table.status).to_contain_text("paused")


def over(table: Table) -> None:
    table.new_game(4, "Random")
    table.play_out(table.play)
    expect(table.page.locator("#end-card")).to_be_visible()
    for size in (PHONE, DESK):
        table.page.set_viewport_size(size)
        assert not table.page.evaluate(COVERED)


def clocks(table: Table) -> None:
    table.choose_game("Y", 5, TWO)
    table.page.get_by_label("Clock", exact=True).select_option("3 minutes")
    expect(table.page.get_by_label("Increment per move")).to_be_visible()
    assert table.page.evaluate(OUTSIDE) == []
    table.start(15)
    expect(table.page.get_by_role("timer", name="Black’s clock, running")).to_be_visible()


def settings_of_a_bot(table: Table) -> None:
    table.choose_game("Hex", 11, "Wye")
    table.page.get_by_label("Clock", exact=True).select_option("None")
    table.page.locator("#new-opponent-settings-field").evaluate("node => { node.open = true; }")


def two_bots(table: Table) -> None:
    table.button("New game").click()
    table.radio("Two bots")
    expect(table.page.get_by_label("White is played by")).to_be_visible()


def watched(table: Table) -> None:
    table.begin("Y", 5, "Wye", "Watch two bots")
    table.page.get_by_label("Per move", exact=True).select_option("5 s")


def valued(title: str, size: int | None, first: str) -> View:
    """The view of a board with exact values and estimates."""

    def show(table: Table) -> None:
        table.begin(title, size, "Random")
        table.cell(first).click()
        expect(table.status).to_contain_text(re.compile("Random (plays|takes)"), timeout=START)
        table.study(on=True)
        expect(table.page.locator(".estimate", has_text="%").first).to_be_visible(timeout=START)

    return show


def swap(table: Table) -> None:
    told = table.page.get_by_role("dialog", name="Why a swap?")
    for game, paragraphs in (("Y", 1), ("Hex", 2)):  # only in Hex the stone moves to its mirror cell
        table.begin(game, 5, pie=True)
        table.play("b4")
        table.button("Swap").click()
        table.button("Why?").click()
        expect(told).to_contain_text("one child cuts a cake")
        expect(told.locator("p")).to_have_count(paragraphs)
        if game == "Y":
            table.page.keyboard.press("Escape")


def rival(table: Table) -> None:
    table.new_game(7, "Net")
    table.rival()


def sheet(table: Table) -> None:
    """What a phone's bar has no room for."""
    table.page.set_viewport_size(PHONE)
    table.button("More").click()
    expect(table.button("Resign")).to_be_visible()
    expect(table.page.get_by_role("dialog").get_by_role("button", name="Shortcuts")).to_be_visible()


def several(table: Table) -> None:
    dialog("open")(table)
    table.page.locator("#open-text").fill(SEVERAL)
    table.page.locator("#open-form [type=submit]").click()
    expect(table.page.locator("#open-games")).to_be_visible(timeout=START)


def code(table: Table) -> None:
    dialog("save")(table)
    table.page.locator("#save-scan").click()
    expect(table.page.locator("#save-code")).to_be_visible()


def keep(table: Table) -> None:
    """Have this browser keep a game with a long name."""
    game = {**EARLIER["games"][0], "name": LONG_NAME}
    table.page.evaluate(STORE, {"localStorage": {}, "sessionStorage": {}, "games": [game]})


def kept(table: Table) -> None:
    keep(table)
    table.open("?again#games")
    expect(table.page.locator("#games-list").get_by_text(LONG_NAME).first).to_be_visible()


def searched(table: Table) -> None:
    table.go("Learn")
    table.page.get_by_role("link", name="How the computer thinks").click()
    table.button("Search further").click()
    expect(table.page.locator("#lesson-answer")).to_contain_text("random games", timeout=START)


def answered(table: Table) -> None:
    """A lesson after a wrong move."""
    table.page.evaluate("location.hash = 'learn/bridge'")
    table.page.locator("#lesson-place").get_by_role("gridcell", name=re.compile("^e5, ")).click()
    expect(table.page.locator("#lesson-answer")).to_contain_text("Your opponent answers c3")


def task(table: Table) -> None:
    table.go("Problems")
    table.page.locator("#problem-sets a").first.click()
    expect(table.page.locator("#task-status")).to_contain_text("find the only winning move")


def welcome(table: Table) -> None:
    table.go("Play")
    table.button("About").click()
    table.button("Show the welcome").click()
    expect(table.page.get_by_role("region", name="Welcome")).to_be_visible()


def openings(table: Table) -> None:
    table.open("#y9-pie:")
    expect(table.page.get_by_role("gridcell")).to_have_count(45, timeout=START)
    table.button("Openings").click()
    expect(table.status).to_contain_text("No first stone is really fair")


def marking(table: Table) -> None:
    table.open("#y5:c3")
    table.expect_cell("c3", "black")
    table.more("Marks")
    table.cell("c3").click()
    table.expect_cell("c3", "black, last move, marked: circle")


def setting_up(table: Table) -> None:
    table.open("#y5:c3")
    table.expect_cell("c3", "black")
    table.more("Set up a position")
    expect(table.page.get_by_role("heading", name="Set up a position")).to_be_visible()


VIEWS: dict[str, View] = {
    "no game kept": place("My games"),
    "games kept": kept,
    "learn": place("Learn"),
    "lesson answered": answered,
    "lesson of a search": searched,
    "problems": place("Problems"),
    "a problem": task,
    "welcome": welcome,
    "openings": openings,
    "marks": marking,
    "a position to set up": setting_up,
    "thinking": thinking,
    "paused": paused,
    "resign": dialog("resign"),
    "over": over,
    "clocks": clocks,
    "settings of a bot": settings_of_a_bot,
    "two bots": two_bots,
    "watched": watched,
    "tic-tac-toe": valued("Tic-tac-toe", None, "b2"),
    "nim": valued("Nim", 21, "2"),
    "swap": swap,
    "rival": rival,
    "new game": dialog("new"),
    "more": sheet,
    "several games": several,
    "share": code,
    "settings": dialog("settings"),
    "keys": dialog("keys"),
    "about": dialog("about"),
}
TRANSLATED = ("several games", "share", "settings", "keys", "about", "new game", "resign")
"""Views that a visitor of any language comes to in the same way."""


def expect_fit(table: Table) -> None:
    """Nothing is cut off, on a phone and at a desk."""
    for size in (PHONE, DESK):
        table.page.set_viewport_size(size)
        assert table.page.evaluate("document.documentElement.scrollWidth") == size["width"]
        assert table.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("name", VIEWS)
def test_the_checker_finds_nothing_in_a_view_and_it_fits(table: Table, axe: str, name: str) -> None:
    table.page.keyboard.press("Escape")
    if table.page.locator("#place-play").is_hidden() and name not in ("games kept", "a problem"):
        table.go("Play")
    VIEWS[name](table)
    assert findings(table.page, axe) == []
    table.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert findings(table.page, axe, "color-contrast") == []
    expect_fit(table)
    table.escape()


@pytest.mark.parametrize("language", ["es", "ro"])
def test_views_fit_in_other_languages(arrive: Visit, axe: str, language: str) -> None:
    table = arrive("#y5:c3")
    keep(table)
    table.speak(language)
    table.reload()
    table.page.locator("#as-1").click()
    for name in TRANSLATED:
        VIEWS[name](table)
        expect_fit(table)
        table.page.keyboard.press("Escape")
    table.open("#games")
    expect(table.page.locator("#games-list").get_by_text(LONG_NAME).first).to_be_visible()
    expect_fit(table)
    assert findings(table.page, axe) == []
