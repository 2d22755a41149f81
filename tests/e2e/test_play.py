"""A visitor plays by mouse and by keyboard, against bots and between two people, and takes moves back."""

import re

from playwright.sync_api import Locator, expect

from .table import START, TWO, Table


def test_a_game_its_analysis_and_its_record_by_keyboard_alone(table: Table) -> None:
    page = table.page

    def go(target: Locator) -> None:
        """Press Tab until the focus is there."""
        for _ in range(60):
            if target.evaluate("node => node === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError("The Tab key does not lead there.")

    go(table.button("New game"))
    page.keyboard.press("Enter")
    go(page.get_by_label("Other", exact=True))
    page.keyboard.type("4")
    go(page.locator("#new-more > summary"))
    page.keyboard.press("Enter")
    go(page.locator("#new-opponent"))
    page.keyboard.press("End")
    expect(page.locator("#new-opponent")).to_have_value("random")
    go(table.button("Start"))
    page.keyboard.press("Enter")
    expect(page.locator("[role=gridcell]")).to_have_count(10)
    go(page.locator("[role=gridcell][tabindex='0']"))

    def walk(name: str) -> None:
        """Go to a cell with the arrow keys and press Enter."""
        row = int(name[1:])
        focused = "document.activeElement.getAttribute('aria-label').split(',')[0]"
        while (at := int(page.evaluate(focused)[1:])) != row:
            page.keyboard.press("ArrowDown" if at < row else "ArrowUp")
        page.keyboard.press("Home")
        while page.evaluate(focused) != name:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")

    table.play_out(walk)
    expect(table.status).to_contain_text(re.compile("You win|Random wins"))
    moves = table.moves()
    go(table.button("Review"))
    page.keyboard.press("Enter")
    expect(page.locator("#accuracy")).to_be_visible(timeout=START)
    expect(page.locator("#curve")).to_have_attribute("aria-label", re.compile(r"\d %|\d%"))
    go(table.button("More"))
    page.keyboard.press("Enter")
    go(page.get_by_role("dialog").get_by_role("button", name="Share"))
    page.keyboard.press("Enter")
    go(table.button("Download SGF"))
    with page.expect_download() as saved:
        page.keyboard.press("Enter")
    record = saved.value.path().read_text("utf-8")
    written = re.findall(r";[BW]\[([\w-]+)\]", record)
    assert [move.partition("-")[0] for move in written] == moves  # a swap is "swap-pieces" there
    page.keyboard.press("Escape")


def test_two_quick_undos_take_back_two_turns(table: Table) -> None:
    table.new_game(7, "Random")
    for _ in range(2):
        table.play(table.free())
        table.my_turn()
    assert len(table.moves()) == 4
    table.page.evaluate("() => { const undo = document.querySelector('#undo'); undo.click(); undo.click(); }")
    expect(table.page.locator("[role=gridcell][aria-label*='empty']")).to_have_count(28)
    expect(table.button("Take back")).to_be_disabled()
    assert table.moves() == []
    table.untroubled()


def test_resigning_scores_and_undo_takes_that_back(table: Table) -> None:
    table.new_game(5, "Random")
    with table.opponent():
        table.button("Reset score").click(force=True)
    table.play("c3")
    table.my_turn()
    table.more("Resign")
    table.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(table.status).to_contain_text("Your move")
    table.resign()
    expect(table.status).to_have_text("Random wins: you resigned.")
    assert table.score() == "You 0, Random 1"
    table.button("Take back").click()
    table.my_turn()
    table.expect_cell("c3", "black")
    assert table.score() == "You 0, Random 0"
    table.resign()
    with table.opponent():
        for button, losses in (("Reset score", 0), ("Restore", 1)):
            table.button(button).click()
            expect(table.page.locator("#score")).to_have_attribute("aria-label", f"You 0, Random {losses}")
    table.button("Take back").click()
    table.my_turn()
    assert table.score() == "You 0, Random 0"


def test_resigning_while_the_bot_thinks(table: Table) -> None:
    table.thinking()
    table.resign()
    expect(table.status).to_have_text("Net wins: you resigned.")
    expect(table.button("Pause")).to_be_hidden()


def test_a_mouse_shows_the_stone_that_it_would_place(table: Table) -> None:
    table.new_game(5, TWO)
    stone = table.cell("c3").locator(".stone")
    expect(stone).to_have_css("visibility", "hidden")
    table.cell("c3").hover()
    expect(stone).to_have_css("visibility", "visible")


def test_a_typed_move_is_played_and_spoken(table: Table) -> None:
    page = table.page
    table.new_game(4, TWO, pie=True)
    page.keyboard.press("/")
    move = page.get_by_label("Move", exact=True)
    expect(move).to_be_focused()
    for text, said in (("B2", "Black plays b2."), (" swap ", "White swaps: the stone is White’s now.")):
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        expect(table.status).to_contain_text(said)
        expect(move).to_have_value("")
    page.keyboard.type("b2")
    page.keyboard.press("Enter")
    answer = page.locator("#move-answer")
    expect(answer).to_have_text("“b2” cannot be played now.")
    expect(answer).to_have_attribute("aria-live", "polite")
    expect(table.status).to_have_attribute("role", "status")
    assert table.moves() == ["b2", "swap"]
    page.keyboard.type("?")
    expect(page.get_by_role("dialog")).to_be_hidden()
    move.fill("")
