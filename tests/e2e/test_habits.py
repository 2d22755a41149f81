"""Habits: going back and forth, several windows, double clicks, drags, held keys, and the keys of a checkbox."""

import re

from playwright.sync_api import Locator, expect

from .conftest import Visit
from .table import TWO, Table, middle

DRAG = """(within) => {
  const data = new DataTransfer();
  data.setData("text/plain", "y5:c3.b2");
  const [source, target] = [document.querySelector("h1"), document.querySelector("#board")];
  const fire = (kind, at) =>
    at.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
  if (within) fire("dragstart", source.firstChild.lastChild.firstChild);
  fire("dragover", target);
  fire("drop", target);
  if (within) fire("dragend", source);
}"""
"""A text is dragged over the board and dropped there, from within the page or from outside."""

SLOW = """() => new Promise((resolve) => {
  const open = IDBFactory.prototype.open;
  open.call(indexedDB, "wye-games /wye/").onsuccess = ({ target }) => {
    const store = target.result.transaction("games", "readwrite").objectStore("games");
    const hold = () => { store.get("").onsuccess = hold; };
    hold();
    IDBFactory.prototype.open = function (...told) { window.asked = true; return open.apply(this, told); };
    resolve();
  };
})"""
"""The database of My games answers nobody until the page is left; then `window.asked` tells that somebody has asked."""


def playing(table: Table, *cells: str, clock: str = "None") -> str:
    """A game of two people with these moves, and its address."""
    table.choose_game("Y", 4, TWO)
    table.page.get_by_label("Pie rule").uncheck()
    table.page.get_by_label("Clock", exact=True).select_option(clock)
    table.start(10)
    for cell in cells:
        table.play(cell)
    expect_address(table, f"y4:{'.'.join(cells)}")
    return table.page.url


def expect_address(table: Table, record: str) -> None:
    expect(table.page).to_have_url(re.compile(f"#{re.escape(record)}$"))


def expect_running(table: Table, record: str) -> None:
    """The game of that record is on the board and goes on, with its clocks."""
    expect_address(table, record)
    table.ready()
    expect(table.page.locator("#as-1")).to_be_hidden()
    expect(table.page.locator(".clock:visible")).to_have_count(2)
    assert table.stored()["snapshot"]["record"] == record


def listed(table: Table) -> Locator:
    return table.page.get_by_role("group", name="Moves").locator(".move")


def test_an_address_of_the_running_game_shows_it_with_its_clock(arrive: Visit) -> None:
    table = arrive()
    page = table.page
    early = playing(table, "a1", "b2", clock="5 minutes")
    table.go("Learn")
    page.keyboard.press("n")
    expect(page.locator("dialog[open]")).to_have_count(0)  # the keys of the game belong to its place
    table.go("Play")
    expect(page.locator("#places [aria-current=page]")).to_have_text("Play")
    table.play("c3")
    for _ in range(2):
        page.go_back()
    expect_running(table, "y4:a1.b2.c3")
    page.goto(early)
    expect_running(table, "y4:a1.b2.c3")
    page.reload()
    expect_running(table, "y4:a1.b2.c3")
    # A link shows its game in place of the running one, to which one comes back.
    page.goto(f"{table.url}#y5:c3.b2")
    expect(page.locator("#as-1")).to_be_visible()
    page.go_back()
    expect_running(table, "y4:a1.b2.c3")
    # Its last move is kept before the link takes its place.
    page.evaluate(SLOW)
    table.play("d4")
    page.go_forward()
    page.wait_for_function("window.asked")
    table.reload()
    expect(page.locator("#as-1")).to_be_visible()
    page.go_back()
    expect_running(table, "y4:a1.b2.c3.d4")
    # The same without My games.
    page.evaluate("IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; 0")
    page.evaluate("location.hash = 'y5:c3.b2'")
    expect(page.locator("#as-1")).to_be_visible()
    page.go_back()
    expect_running(table, "y4:a1.b2.c3.d4")


def test_a_reload_shows_the_game_even_if_the_browser_has_lost_its_address(arrive: Visit) -> None:
    table = arrive("#y5:c3")
    table.new_game(4, TWO)
    expect_address(table, "y4:")
    table.page.evaluate("history.replaceState(null, '', location.hash); history.replaceState = () => {}; 0")
    table.play("b2")
    table.reload()
    table.expect_cell("b2", "black, last move")
    assert table.moves() == ["b2"]


def test_windows_keep_their_games_and_all_lines_of_the_same_one(arrive: Visit) -> None:
    first = arrive()
    playing(first, "a1", "b2")
    page = first.page.context.new_page()
    second = Table(page, first.url, first.problems)
    second.open()
    second.ready()
    second.play("c3")
    second.go("My games")
    first.play("d4")
    expect_address(first, "y4:a1.b2.d4")
    second.page.reload()
    second.go("Play")
    expect_address(second, "y4:a1.b2.c3")
    second.new_game(3, TWO)
    second.play("a1")
    first.reload()
    expect_address(first, "y4:a1.b2.d4")
    expect(first.page.locator(".move")).to_contain_text(["a1", "b2", "d4"])
    first.go("My games")

    first.page.locator("#games-list > li").filter(has_text="Y, size 4").get_by_role("button", name="Continue").click()
    expect(listed(first)).to_have_count(4)
    assert {text[-2:] for text in listed(first).all_inner_texts()} == {"a1", "b2", "c3", "d4"}
    page.close()


def test_slips_of_the_hand_do_nothing(table: Table) -> None:
    page = table.page
    table.new_game(4, TWO, pie=True)
    table.cell("c3").dblclick()
    expect_address(table, "y4-pie:c3")
    page.evaluate(DRAG, True)
    expect(page.get_by_role("dialog")).to_have_count(0)
    x, y = middle(page.get_by_role("link", name="Learn"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y + 3, steps=3)
    page.mouse.up()
    expect(page.locator("#place-learn")).to_be_visible()
    table.go("My games")
    delete = page.get_by_role("button", name=re.compile("^Delete ")).first
    cards = page.locator("#games-list > li")
    expect(cards).to_have_count(1)
    delete.dblclick()
    expect(table.button("Restore")).to_be_visible()
    expect(cards).to_have_count(0)
    table.button("Restore").click()
    expect(cards).to_have_count(1)
    table.reload()
    expect(delete).to_be_visible()
    table.go("Play")
    table.cell("b2").focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect_address(table, "y4-pie:c3.b2")
    button = table.button("More")
    button.focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.get_by_role("dialog", name="More")).to_be_visible()
    table.escape()
    expect_address(table, "y4-pie:c3.b2")
    page.evaluate(DRAG, False)
    expect_address(table, "y5:c3.b2")


def test_a_game_that_is_begun_in_another_place_is_shown(table: Table) -> None:
    table.go("My games")
    table.new_game(4, TWO)
    table.play("c3")


def test_a_checkbox_leaves_its_arrow_keys_to_the_game(table: Table) -> None:
    page = table.page
    playing(table, "a1", "b2")
    table.review()
    page.locator("#dots").click()
    page.keyboard.press("ArrowLeft")
    expect_address(table, "y4:a1")
    page.locator("#dots").click()
