"""Marks of the person's own: made by hand and by keys, kept with the game, and saved with it."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .table import CLIPBOARD, Table, middle
from .test_board import PHONE, Finger
from .test_files import dialog, opened, paste

GAME = "y5:c3.b2"


def tool(table: Table, name: str) -> None:
    table.page.get_by_role("group", name="Marks").get_by_role("button", name=name, exact=True).click()


def test_marks_are_made_kept_and_saved_and_come_back(table: Table) -> None:
    opened(table, GAME, GAME)
    table.more("Marks")
    table.cell("c3").click()
    for name, cells in (("Letter", "a1 b3"), ("Arrow", "a5 c4"), ("Shading", "d4"), ("Square", "c3")):
        tool(table, name)
        for cell in cells.split():
            table.cell(cell).click()
    table.expect_cell("c3", "black, marked: square$")
    table.expect_cell("a5", "empty, marked: arrow to c4$")
    table.button("Previous move").click()
    table.expect_cell("c3", "black, last move$")
    table.button("Next move").click()
    tool(table, "Done")
    text = table.shared("SGF")
    assert ">B</text>" in table.shared("Picture (SVG)")
    assert text.endswith(";W[b2]SQ[c3]SL[d4]LB[a1:A][b3:B]AR[a5:c4])\n")
    opened(table, "y4:", "y4:")
    paste(table, text)
    expect(dialog(table)).to_be_hidden()
    table.expect_cell("b3", "empty, marked: B$")
    assert table.shared("SGF") == text
    table.page.reload()
    table.ready()
    table.expect_cell("d4", "empty, marked: shading$")


def test_the_other_button_of_the_mouse_and_keys_mark_too(table: Table) -> None:
    opened(table, GAME, GAME)
    table.cell("a1").click(button="right")
    table.expect_cell("a1", "empty, marked: circle$")
    table.cell("a1").click(button="right")
    table.expect_cell("a1", "empty$")
    table.cell("a2").hover()
    table.page.mouse.down(button="right")
    for cell in ("b3", "c4"):  # it is seen while it is drawn
        table.cell(cell).hover()
        expect(table.page.locator("#board .way")).to_have_count(2)
        table.expect_cell("a2", f"empty, marked: arrow to {cell}$")
    table.page.mouse.up(button="right")
    table.cell("a5").hover()
    table.expect_cell("a2", "empty, marked: arrow to c4$")
    table.page.mouse.down(button="right")
    table.cell("b5").hover()
    table.expect_cell("a5", "empty, marked: arrow to b5$")
    table.page.mouse.move(1, 1)
    table.page.mouse.up(button="right")
    table.expect_cell("a5", "empty$")
    table.page.keyboard.press("m")
    tool(table, "Line")
    table.cell("a1").focus()
    for key in ("Enter", "ArrowDown", "Enter"):
        table.page.keyboard.press(key)
    table.expect_cell("a1", "empty, marked: line to a2$")
    tool(table, "Erase all")
    table.expect_cell("a1", "empty$")
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("group", name="Marks")).to_be_hidden()
    assert table.moves() == ["c3", "b2"]


def test_the_tool_draws_under_a_finger_and_a_mouse(arrive: Visit) -> None:
    table = arrive(f"#{GAME}", **PHONE)
    table.more("Marks")
    tool(table, "Line")
    finger = Finger(table.page.context.new_cdp_session(table.page))
    finger.down(*middle(table.cell("a1")))
    finger.slide(*middle(table.cell("b4")))
    table.expect_cell("a1", "empty, marked: line to b4$")
    finger.slide(*middle(table.cell("a5")))
    table.expect_cell("a1", "empty, marked: line to a5$")
    finger.up()
    table.cell("c4").tap()
    table.expect_cell("c4", "empty, marked: shading$")
    table.cell("c5").tap()
    table.expect_cell("c4", "empty, marked: line to c5$")
    table.cell("e5").hover()
    table.page.mouse.down()
    table.cell("b2").hover()
    table.page.mouse.up()
    tool(table, "Done")
    table.expect_cell("a1", "empty, marked: line to a5$")
    table.expect_cell("e5", "empty, marked: line to b2$")
    table.untroubled()


def test_a_link_hands_the_marks_of_the_position_on(arrive: Visit) -> None:
    table = arrive(f"#{GAME}", permissions=CLIPBOARD)
    table.expect_cell("b2", "white, last move$")
    for cell in ("c3", "a1"):
        table.cell(cell).click(button="right")
    link = f"{table.url}#{GAME}&marks=circle-c3-a1"
    expect(table.page).to_have_url(link)
    table.more("Share")
    assert table.copied("Copy link") == link
    table.button("Done").click()
    table.button("Previous move").click()
    expect(table.page).to_have_url(f"{table.url}#y5:c3")
    friend = arrive(link.removeprefix(table.url) + ".label-d4-_3f_")
    friend.expect_cell("a1", "empty, marked: circle$")
    friend.expect_cell("d4", r"empty, marked: \?$")
    friend.page.reload()
    friend.ready()
    friend.expect_cell("c3", "black, marked: circle$")
    friend.untroubled()
    friend.open("#y4:&marks=line-a1-b2")
    friend.expect_cell("a1", "empty, marked: line to b2$")
    fresh = arrive()
    fresh.cell("a1").click(button="right")
    expect(fresh.page).to_have_url(re.compile(r"#y11-pie:&marks=circle-a1$"))
