"""Visits: the first view, loading, reloading, links and storage."""

from collections import Counter

import pytest
from playwright.sync_api import Request, expect

from .conftest import Visit
from .table import CLIPBOARD, START, WORKER

WASM = "**/pyodide.asm.wasm"


def test_a_failed_load_names_the_file_and_goes_on_with_the_missing_ones(visit: Visit) -> None:
    table = visit()
    fetched: Counter[str] = Counter()

    def count(request: Request) -> None:
        if not request.frame.url.endswith(".py"):
            fetched[request.url.rpartition("/")[2]] += 1

    table.page.on("requestfinished", count)
    table.page.route(WASM, lambda route: route.fulfill(status=503))
    table.open()
    expect(table.alert).to_contain_text("Wye could not load pyodide.asm.wasm: the server answered with error 503.")
    assert [found for found in table.problems if "503" in found] == table.problems
    table.problems.clear()
    table.page.unroute(WASM)
    asked = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('python_stdlib.zip')).length"
    table.watch(lambda: fetched["python_stdlib.zip"] == table.page.evaluate(asked) == 1)
    with table.page.expect_request(WASM):
        table.button("Try again").click()
    table.ready()
    table.untroubled()


@pytest.mark.parametrize(("address", "path"), [("", "pyscript/core.js"), ("lab.html#bandits", "pyodide/numpy*")])
def test_a_file_for_python_of_which_nothing_arrives(visit: Visit, address: str, path: str) -> None:
    table = visit(clock=True)
    held = table.hold(f"**/{path}")
    table.open(address)
    table.watch(lambda: len(held) == 1)
    table.page.clock.fast_forward(15_000)
    expect(table.alert).to_contain_text("nothing has arrived for 15 seconds. Check your connection, then try again.")
    expect(table.alert).not_to_contain_text("restarted")
    table.page.unroute(f"**/{path}")
    table.button("Try again").click()
    table.page.wait_for_function("document.querySelector('#work, #progress')?.hidden", timeout=START)
    table.untroubled()


def test_a_reload_while_the_bot_thinks(arrive: Visit) -> None:
    table = arrive()
    table.thinking()
    held = table.hold(WORKER)
    table.page.reload()
    expect(table.status).to_contain_text("Net moves when the engine is ready.")
    table.let_go(held)
    expect(table.status).to_contain_text("Net is thinking.", timeout=START)
    with table.opponent():
        expect(table.page.get_by_label("The bot thinks for")).to_have_value("120")
    table.button("Play now").click()
    table.my_turn()


def test_a_cell_clicked_right_after_the_start_of_a_game_is_played(visit: Visit) -> None:
    table = visit()
    held = table.hold(WORKER)
    table.open()
    table.choose_game("Y", 9)
    table.button("Start").click()
    expect(table.page.get_by_role("gridcell"), "before the engine can be asked").to_have_count(45)
    table.cell("e5").click()
    table.let_go(held)
    table.expect_cell("e5", "black$")


def test_a_link_opens_its_position_to_be_watched(visit: Visit) -> None:
    table = visit()
    held = table.hold(WORKER)
    table.open("#y5:c3")
    expect(table.status).to_have_text("Fetching the game …")
    table.let_go(held)
    table.ready()
    table.expect_cell("c3", "black, last move")
    expect(table.page.get_by_role("gridcell")).to_have_count(15)
    expect(table.status).to_have_text("Take over this game:")
    record = table.stored()["snapshot"]["record"]
    assert table.page.url.endswith(f"#{record}")
    table.page.evaluate("location.hash = 'Y4%253AB2.B3).&fbclid=a'")
    table.expect_cell("b3", "white, last move")
    expect(table.status).to_have_text("Take over this game:")
    table.button("As Black").click()
    expect(table.status).to_contain_text("Your move. You are Black.")


def test_a_broken_link_is_told_and_kept_for_copying(visit: Visit) -> None:
    table = visit(permissions=CLIPBOARD)
    table.open("#y5:zz9")
    expect(table.alert).to_contain_text("This link contains no readable game.", timeout=START)
    expect(table.alert).to_contain_text("'zz9' is not a move: expected a cell from a1 to e5.")
    expect(table.page.get_by_label("Unreadable text")).to_have_value("y5:zz9")
    assert table.copied("Copy") == "y5:zz9"
    expect(table.page.get_by_role("gridcell")).to_have_count(66)
    table.play("f6")
    table.my_turn()
    table.go("Learn")
    table.untroubled()


@pytest.mark.parametrize("text", ["{", '{"snapshot": {}}', "damaged record"])
def test_a_broken_stored_game_is_told_and_kept_for_copying(arrive: Visit, text: str) -> None:
    table = arrive()
    if text == "damaged record":
        table.new_game(5, "Random")
    table.open("licenses/index.html")  # a page that stores nothing itself
    table.page.evaluate("sessionStorage.clear()")
    if text == "damaged record":
        table.page.evaluate(
            """const name = "wye /wye/";
            localStorage[name] = localStorage[name].replaceAll('"beginning":"y5', '"beginning":"y5oops')"""
        )
    else:
        table.page.evaluate("text => localStorage.setItem('wye /wye/', text)", text)
    table.open("?again")
    expect(table.alert).to_contain_text("The game stored in this browser cannot be read.", timeout=START)
    kept = table.page.get_by_label("Unreadable text").input_value()
    assert kept == text or kept.startswith("y5oops")
    expect(table.page.get_by_role("gridcell")).to_have_count(66)
    table.ready()
    table.play("f6")


BARE = """
const forbidden = () => { throw new DOMException("It is forbidden.", "SecurityError"); };
for (const name of ["localStorage", "caches"]) Object.defineProperty(window, name, { get: forbidden });
for (const name of ["ClipboardItem", "AudioContext"]) delete window[name];
window.BroadcastChannel = function () { forbidden(); };
for (const name of ["serviceWorker", "clipboard", "share"]) delete Navigator.prototype[name];
for (const name of ["subtle", "randomUUID"]) delete Crypto.prototype[name];
delete IDBFactory.prototype.databases;
document.execCommand = () => false;
"""
"""A browser that lacks or forbids all that the page can do without."""
SELECTED = (
    "(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.activeElement)"
)


def test_a_browser_that_lacks_nearly_all_plays_and_tells_what_to_do_by_hand(visit: Visit) -> None:
    table = visit(user_agent="Mozilla/5.0 (Linux; Android 14; wv) of a program that shows the page, and saves no files")
    table.page.add_init_script(BARE)
    table.open()
    table.ready()
    expect(table.alert).to_contain_text("This browser keeps nothing for this page")
    table.button("Dismiss").click()
    table.begin("Y", 4)
    table.play("a1", "b2")
    table.untroubled()
    table.more("Share")
    by_hand = table.page.locator(".takeout")
    table.button("Copy link").click()
    expect(by_hand).to_contain_text("The text is selected: copy it with Ctrl+C")
    assert table.page.evaluate(SELECTED).endswith("#y4-pie:a1.b2")
    by_hand.get_by_role("button").click()
    table.button("Download SGF").click()
    expect(by_hand).to_contain_text("If this browser saves no file")
    assert table.page.evaluate(SELECTED).startswith("(;FF[4]")
    by_hand.get_by_role("button").click()
    table.button("Copy Picture (PNG)").click()
    expect(table.page.locator("#save-told")).to_contain_text("Download it instead.")
    table.page.evaluate("delete document.execCommand")
    table.button("Copy SGF").click()
    expect(table.page.locator("#save-told")).to_have_text("SGF: copied.")
    expect(by_hand).to_have_count(0)


@pytest.mark.parametrize(
    ("lack", "ability"),
    [("window.WebAssembly", "WebAssembly"), ("WebAssembly.Tag", "WebAssembly"), ("window.BroadcastChannel",) * 2],
)
def test_a_browser_that_cannot_run_the_engine_is_told_why(visit: Visit, lack: str, ability: str) -> None:
    table = visit()
    table.page.add_init_script(f"delete {lack};")
    table.open()
    expect(table.alert).to_contain_text(f"this browser has no {ability.removeprefix('window.')}, or an old one.")
    expect(table.button("Try again")).to_be_visible()
    expect(table.page.get_by_role("gridcell")).to_have_count(66)
    table.new_dialog()
    table.button("Start").click()
    expect(table.status).to_have_text("The engine has not started, so the game has to wait.")


def test_a_page_reloaded_past_all_caches_is_controlled_again(arrive: Visit) -> None:
    table = arrive(offline=True)
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.reload", {"ignoreCache": True})
    table.controlled()
    table.ready()
