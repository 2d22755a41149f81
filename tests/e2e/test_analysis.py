"""The analysis on the page: how it is shown, and that it yields to the game."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .table import START, findings


def test_the_analysis_is_seen_read_out_and_ends_with_the_button(arrive: Visit) -> None:
    table = arrive("#y7:d5.c4")
    analyse = table.button("Analyse")
    analyse.click()
    best = table.page.locator(".cell.best")
    expect(best).to_have_accessible_name(re.compile(r", empty, best choice, \d+%"), timeout=START)
    expect(table.page.locator("#balance-field")).to_contain_text("Black")
    expect(table.page.locator("#legend")).to_contain_text("to win)")
    best.hover()
    expect(table.page.locator(".line-2").first).to_be_attached()
    table.review()
    table.page.get_by_label("Shading").select_option("Ownership")
    expect(table.page.locator(".heat.owned-1").first).to_be_attached()
    table.page.keyboard.press("Escape")
    expect(table.page.locator("#lens")).to_be_hidden()
    analyse.focus()
    analyse.press("Enter")
    expect(table.page.locator("#lens")).to_be_visible()
    analyse.press("Enter")
    expect(table.page.locator("#lens")).to_be_hidden()
    expect(table.page.locator(".cell.best")).to_have_count(0)


def test_what_the_network_sees_is_shown_read_out_and_offered_only_where_there_is_one(arrive: Visit) -> None:
    table = arrive("#hex5-pie:c3")
    table.button("Analyse").click()
    table.review()
    shading = table.page.get_by_label("Shading")
    shading.focus()
    table.page.keyboard.press("n")  # chooses it by its first letter
    expect(shading).to_have_value("glance")
    best, legend = table.page.locator(".cell.best"), table.page.locator("#legend")
    expect(best).to_have_accessible_name(re.compile(r"^[a-e]\d, empty, best choice of the network, \d+%$"))
    expect(legend).to_have_text(
        re.compile(r"network favours [a-e]\d \(\d+%\); winning chance: White \d+%.* leaves the swap")
    )
    expect(table.page.locator("#balance-field")).to_be_visible(timeout=START)  # the search goes on beside it
    before = legend.inner_text()
    assert table.page.locator(".heat.some").count() > 3
    table.open("#hex5-pie:c3.swap.b4")
    expect(legend).not_to_have_text(before)
    expect(legend).to_contain_text("network favours")
    table.open("#tictactoe3:b2")
    expect(table.page.locator("#legend")).to_contain_text("to win)", timeout=START)
    expect(shading).to_have_value("visits")
    assert shading.locator("option").all_inner_texts() == ["Visits", "Ownership", "None"]
    table.untroubled()


def test_a_game_goes_on_while_it_is_analyzed(arrive: Visit) -> None:
    table = arrive()
    table.new_game(5, "Random")
    table.button("Analyse").click()
    table.play_out(lambda name: table.cell(name).click())
    table.untroubled()
    expect(table.page.locator("#legend")).to_have_text("The game is over.")
    table.button("Review").click()
    expect(table.page.locator("#accuracy")).to_be_visible(timeout=START)
    expect(table.page.locator("#curve")).to_have_attribute("aria-label", re.compile(r"Black’s win rate .*\b(0|100)%$"))
    table.button("Take back").click()
    expect(table.page.locator(".cell.best")).to_have_count(1, timeout=START)


def test_what_a_bot_finds_in_the_persons_time_is_kept_for_its_move(arrive: Visit) -> None:
    table = arrive()
    thinks = table.page.get_by_label("Think on my turn")
    with table.opponent():
        expect(thinks).to_be_hidden()  # a level plays as it was measured
    table.new_game(7, budget="1,000 playouts")
    with table.opponent():
        thinks.check()
    table.play("d4")
    table.my_turn()
    # The page stores its analyses when it is left, and begins anew to think when it is back.
    left = "dispatchEvent(new Event('pagehide')); dispatchEvent(new Event('pageshow'));"
    known = (
        "Object.values(JSON.parse(localStorage.getItem('wye-studies /wye/'))).some(({ playouts }) => playouts > 1_000)"
    )
    table.page.wait_for_function(f"() => {{ {left} return {known}; }}", polling=3_000)
    expect(table.page.locator("#lens")).to_be_hidden()
    table.play("c3")
    table.my_turn()
    table.page.reload()
    table.rival()
    expect(thinks).to_be_checked()
    table.untroubled()


def test_a_hint_and_blunders_taken_back(arrive: Visit, axe: str) -> None:
    table = arrive("#y5:")
    table.button("Hint").click()
    expect(table.status).to_contain_text("Hint: a good move lies in the marked area.", timeout=START)
    table.button("Hint").click()
    expect(table.status).to_have_text(re.compile(r"Hint: [a-e]\d\."))
    with table.opponent():
        table.page.get_by_label("Teach me").check()
    for corner in ("a1", "e5"):
        table.cell(corner).click()
        told = rf"^{corner} would lose about \d+ points of winning chance\. Try another move\. After {corner} .+\.$"
        expect(table.status).to_have_text(re.compile(told), timeout=START)
        table.expect_cell(corner, "empty, .*1 blunder")
    assert findings(table.page, axe) == []
    table.button("Play it anyway").click()
    table.expect_cell("e5", "black, marked: 1 blunder")
    table.my_turn()
    table.reload()
    table.new_dialog()
    expect(table.page.get_by_label("Teach me")).to_be_checked()
    expect(table.page.locator("#new-practice")).to_contain_text("Practice.")
    table.page.keyboard.press("Escape")
    table.rival()
    table.button("Play Ant 1").click()  # a rung of the ladder is climbed without help
    table.rival()
    expect(table.page.get_by_label("Teach me")).not_to_be_checked()


def test_what_is_known_outlives_a_reload(arrive: Visit) -> None:
    table = arrive("#y6:c4.d5")
    table.review()
    table.button("Review this game").click()
    expect(table.page.locator("#accuracy")).to_be_visible(timeout=START)
    before = table.page.locator("#curve").get_attribute("aria-label")
    assert before
    refined = before.rpartition(",")[0]  # all but the position that is shown, which is analysed further
    table.page.reload()
    expect(table.page.locator("#curve")).to_have_attribute("aria-label", re.compile(f"^{re.escape(refined)}, "))


def test_a_second_window_is_told(arrive: Visit) -> None:
    table = arrive()
    other = table.page.context.new_page()
    other.goto(table.url)
    other.evaluate("localStorage.setItem('wye /wye/', localStorage.getItem('wye /wye/') + ' ')")
    expect(table.alert).to_contain_text("open in another window")
    table.button("Dismiss").click()
    table.untroubled()
