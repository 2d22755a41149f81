"""Positions that are set up by hand: played on, analysed, handed on, and made problems."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .table import CLIPBOARD, START, TWO, Table


def set_up(table: Table, stones: str, to_move: str = "Black") -> None:
    """Put stones such as "Black:a1.b2 White:c3" on an empty board of Hex 4."""
    table.page.get_by_label("Game", exact=True).select_option("Hex")
    cells = table.page.locator("#setup-board [role=gridcell]")
    expect(cells).to_have_count(121, timeout=START)
    table.size(4)
    expect(cells).to_have_count(16, timeout=START)
    for part in stones.split():
        player, _, names = part.partition(":")
        table.page.get_by_role("group", name="Place").get_by_role("radio", name=player).check()
        for cell in names.split("."):
            table.cell(cell).click()
    table.page.get_by_role("group", name="To move").get_by_role("radio", name=to_move).check()


def told(table: Table, text: str) -> None:
    expect(table.page.locator("#setup-told")).to_have_text(text, timeout=START)


def test_a_position_is_set_up_and_played_on(table: Table) -> None:
    table.choose_game("Y", 4, TWO)
    table.start(10)
    table.play("b3")
    table.more("Set up a position")
    table.expect_cell("b3", "black$")
    set_up(table, "Black:a1.b2.c3 White:b4 Empty:c3", "White")
    table.button("Play from here").click()
    expect(table.status).to_contain_text("You are White", timeout=START)
    expect(table.page).to_have_url(f"{table.url}#hex4:a1.b4.b2", timeout=START)
    table.play("c2")
    expect(table.page.locator("#moves .move")).to_have_count(5, timeout=START)
    table.untroubled()


def test_a_position_is_analysed_and_its_link_copied(arrive: Visit) -> None:
    table = arrive("#setup", permissions=CLIPBOARD)
    set_up(table, "Black:a1.b2")
    assert table.copied("Copy link") == f"{table.url}#hex4:a1.pass.b2.pass"
    told(table, "The link has been copied.")
    table.cell("c1").focus()
    table.page.keyboard.press("Enter")
    table.expect_cell("c1", "black$")
    told(table, "")
    table.button("Analyse").click()
    expect(table.page.locator("#moves .move").last).to_have_text("pass", timeout=START)
    table.button("As Black").click(timeout=START)
    table.expect_cell("c1", "black")


def test_what_is_set_up_outlives_other_places_and_the_page_and_a_broken_one_is_none(arrive: Visit) -> None:
    table = arrive("#setup")
    set_up(table, "Black:a1.b2 White:c3", "White")
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.open("#home")
    table.page.reload()
    table.open("#setup")
    assert table.page.evaluate("scrollY") == 0, "no element has the name of the place, to which the browser would go"
    for cell, content in (("a1", "black"), ("b2", "black"), ("c3", "white"), ("c2", "empty")):
        table.expect_cell(cell, f"{content}$")
    expect(table.page.get_by_role("group", name="To move").get_by_role("radio", name="White")).to_be_checked()
    expect(table.page.get_by_role("group", name="Place").get_by_role("radio", name="White")).to_be_checked()
    table.button("Play from here").click(timeout=START)
    expect(table.page).to_have_url(f"{table.url}#hex4:a1.c3.b2", timeout=START)
    table.open("#setup")
    key = "wye-setup /wye/"
    table.page.evaluate("key => sessionStorage.setItem(key, sessionStorage.getItem(key).slice(9))", key)
    table.page.reload()
    expect(table.page.locator("#setup-board [role=gridcell]")).not_to_have_count(16)
    table.expect_cell("c3", "empty$")
    table.untroubled()


@pytest.mark.parametrize(
    ("stones", "to_move", "text"),
    [
        ("Black:a1.a2.a3.a4", "White", "The game is over in this position: expected one in which nobody has won."),
        ("Black:a1.a2.b1.b2", "Black", "No problem: c2 and b3 both win. Only one move may win."),
        ("Black:b2.b3 White:d1", "White", "No problem: White has no winning move here."),
    ],
)
def test_what_is_no_problem_is_told(table: Table, stones: str, to_move: str, text: str) -> None:
    table.open("#setup")
    set_up(table, stones, to_move)
    table.button("Turn it into a problem").click()
    told(table, text)


def test_whoever_opens_the_link_solves_the_problem(arrive: Visit) -> None:
    table = arrive("#setup", permissions=CLIPBOARD)
    set_up(table, "Black:b1.b2 White:c2.b4")
    link = table.copied("Turn it into a problem")
    told(table, "Exactly one move wins. The link to the problem is ready: whoever opens it is asked to find that move.")
    for height in (720, 560):
        table.page.set_viewport_size({"width": 1280, "height": height})
        for news in (table.page.locator("#setup-told"), table.page.get_by_role("link", name="Open the problem")):
            expect(news).to_be_in_viewport(ratio=1)
    assert link.startswith(f"{table.url}#problems/hex4:b1.c2.b2.b4")
    friend = arrive(link.removeprefix(table.url))
    status = friend.page.locator("#task-status")
    expect(friend.page.locator("#task-title")).to_have_text("A position to solve", timeout=START)
    expect(status).to_have_text("Black to play and win: find the only winning move.")
    friend.cell("d1").click()
    expect(status).to_contain_text("d1 does not win", timeout=START)
    friend.cell("a4").click()
    expect(status).to_contain_text("Right: a4 is the only winning move.", timeout=START)
