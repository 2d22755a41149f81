"""Home: whoever returns finds the ladder, the problem of the day, the lessons and the running game."""

from playwright.sync_api import expect

from .conftest import Visit
from .table import START, box


def test_who_returns_finds_the_next_level_and_plays_it(arrive: Visit) -> None:
    table = arrive()
    page = table.page
    ladder = page.locator("#ladder")
    expect(page.locator("#place-play")).to_be_visible()  # a first visitor lands on a board
    table.new_game(3, "Ant 1")
    expect(page.locator("#opponent-practice")).to_contain_text("The ladder counts wins from size 9 (pie rule)")
    table.play_out(table.play)
    page.goto("about:blank")
    table.open()
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    expect(ladder).to_contain_text("0 of 14 beaten")
    portrait = ladder.locator(".portrait").first
    assert box(portrait)["width"] == box(portrait.locator(".face"))["width"]  # so that a tick lies on its face
    expect(page.locator("#problem-daily")).to_be_visible()
    expect(page.locator("#home-game")).to_have_count(0)  # the game is over
    page.locator("#training").get_by_role("button", name="Play Ant 1").click()
    expect(page.locator("#place-play")).to_be_visible()
    expect(page.locator("#title")).to_have_text("Y, size 11 · pie rule")
    table.my_turn()
    table.play("b2")
    expect(table.status).to_contain_text("Your move", timeout=START)
    table.rival()
    expect(page.locator("#rival-dialog").get_by_role("button", name="Play Ant 1")).to_be_visible()
    page.locator("#rival-new").click()
    table.button("Cancel").click()
    page.get_by_role("link", name="Wye").click()
    page.locator("#home-game").click()
    expect(table.status).to_contain_text("Your move")
