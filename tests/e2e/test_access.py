"""Playing without a pointer or sight: keys, typed moves and announcements."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .table import TWO, Table


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
    move.fill("")


def test_the_question_mark_lists_the_keys_unless_single_keys_are_off(table: Table) -> None:
    page = table.page
    dialog = page.get_by_role("dialog", name="Shortcuts")
    table.cell("a1").focus()
    page.keyboard.press("?")
    expect(dialog).to_be_visible()
    expect(dialog.locator("dt")).to_have_count(dialog.locator("dd").count())
    expect(dialog).to_contain_text(re.compile("Home.*to the ends of the row", re.DOTALL))
    page.get_by_label("Enable single-key shortcuts").uncheck()
    table.button("Close").click()
    page.keyboard.press("?")
    expect(dialog).to_be_hidden()
    table.button("Shortcuts").click()
    page.get_by_label("Enable single-key shortcuts").check()
    page.keyboard.press("Escape")
    move = page.get_by_label("Move", exact=True)
    page.keyboard.press("/")
    page.keyboard.type("?")
    expect(dialog).to_be_hidden()
    move.fill("")
