"""Home: whoever returns finds the ladder, the problem of the day, the lessons and the running game."""

from playwright.sync_api import expect

from .conftest import Visit


def test_who_returns_finds_the_next_level_and_plays_it(arrive: Visit) -> None:
    table = arrive()
    page = table.page
    ladder = page.locator("#ladder")
    expect(page.locator("#place-play")).to_be_visible()  # a first visitor lands on a board
    table.new_game(3, "Ant 1")
    table.play_out(table.play)
    won = "You win" in table.status.inner_text()
    page.goto("about:blank")
    table.open()
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    expect(ladder.get_by_role("button")).to_have_count(15)  # the levels, and the next one once more
    expect(ladder).to_contain_text(f"{int(won)} of 14 beaten")
    expect(page.locator("#problem-daily")).to_be_visible()
    expect(page.locator("#home-lessons")).to_contain_text("of 6 solved")
    expect(page.locator("#home-game")).to_have_count(0)  # the game is over
    ladder.get_by_role("button", name="Play ").click()
    expect(page.locator("#place-play")).to_be_visible()
    table.my_turn()
    table.play("b2")
    table.my_turn()
    page.get_by_role("link", name="Wye").click()
    page.locator("#home-game").click()
    expect(table.status).to_contain_text("Your move")
