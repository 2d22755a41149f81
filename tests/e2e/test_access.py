"""Playing without a pointer or sight: keys, typed moves and announcements."""

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
    page.keyboard.type("?")
    expect(page.get_by_role("dialog")).to_be_hidden()
    move.fill("")
