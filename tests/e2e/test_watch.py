"""Two bots play while a visitor watches: pause, single steps, navigation, and what must not change."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .table import START, Table
from .test_storm import STORM, calm

FAST = "Fastest"
SLOW = "5 s"


def watch(table: Table, size: int, black: str = "Random", white: str = "Random", pace: str = FAST) -> None:
    """Have two bots play a game of Y."""
    page = table.page
    table.choose_game("Y", size, black, "Watch two bots")
    page.get_by_label("White is played by").select_option(white)
    page.get_by_label("Pie rule").set_checked(False)
    table.start(size * (size + 1) // 2)
    page.get_by_label("Per move", exact=True).select_option(pace)


def pause(table: Table) -> None:
    """Pause a watched game, and wait until nothing moves."""
    table.button("Pause").click()
    expect(table.status).to_contain_text("Paused.")


def plies(table: Table, count: int) -> None:
    """Wait until so many moves have been played."""
    table.page.wait_for_function(
        "count => JSON.parse(localStorage.getItem('wye /wye/')).snapshot.ply >= count", arg=count, timeout=START
    )


def test_two_bots_play_to_the_end_and_no_score_is_touched(table: Table) -> None:
    tally = table.stored()["tally"]
    watch(table, 4)
    expect(table.status).to_contain_text(
        re.compile(r"Random \((black|white)\) wins: three sides connected"), timeout=START
    )
    expect(table.page.locator(".points").first).to_be_empty()
    expect(table.page.locator("#resign")).to_be_hidden()
    for name in ("Pause", "One move"):
        expect(table.button(name)).to_be_disabled()
    assert table.stored()["tally"] == tally
    table.new_game(4, "Random")
    assert table.stored()["tally"] == tally
    with table.opponent():
        expect(table.page.locator("#score-field")).to_be_visible()
    expect(table.page.locator("#watch")).to_be_hidden()


def test_each_bot_has_a_budget_of_its_own(table: Table) -> None:
    watch(table, 5, "Wye", "Flat Monte Carlo", SLOW)
    expect(table.status).to_contain_text(re.compile(r"(Wye \(black\)|Flat Monte Carlo \(white\)) is thinking"))
    pause(table)
    table.budget("1,000 playouts")
    table.budget("10,000 playouts", second=True)
    with table.opponent():
        expect(table.page.get_by_label("Flat Monte Carlo thinks for")).to_have_value("10000")
    budgets = table.stored()["budgets"]
    assert (budgets["wye"], budgets["flat"]) == ({"playouts": 1_000}, {"playouts": 10_000})
    watch(table, 5, "Wye", "Wye")
    with table.opponent():
        expect(table.page.get_by_label("The bot thinks for")).to_be_visible()
        expect(table.page.locator("#budget-2-field")).to_be_hidden()


def test_one_move_at_a_time_and_on_again(table: Table) -> None:
    watch(table, 7, pace=SLOW)
    pause(table)
    table.page.get_by_label("Per move", exact=True).select_option(FAST)
    start = table.stored()["snapshot"]["ply"]
    for count in (1, 2, 3):
        table.button("One move").click()
        plies(table, start + count)
        expect(table.status).to_contain_text(re.compile(r"plays [a-g]\d\. Paused\. Random \((black|white)\) to move\."))
    table.button("Resume").click()
    expect(table.status).to_contain_text("wins", timeout=START)


def test_a_move_waits_its_time(arrive: Visit) -> None:
    table = arrive(clock=True)
    watch(table, 7, pace=SLOW)
    table.page.clock.pause_at(table.page.evaluate("Date.now() + 1000"))
    expect(table.status).to_contain_text("is thinking")
    ply = table.stored()["snapshot"]["ply"]
    for count in (1, 2):
        table.page.clock.run_for(5_500)
        plies(table, ply + count)


def test_a_reload_restores_the_watched_game(table: Table) -> None:
    watch(table, 7, "Random", "Wye", SLOW)
    plies(table, 1)
    pause(table)
    told = table.status.inner_text()
    table.reload()
    assert table.stored()["players"] == ["random", "wye"]
    expect(table.status).to_have_text(told)
    expect(table.page.get_by_label("Per move", exact=True)).to_have_value("5")
    table.button("Resume").click()
    table.page.reload()
    expect(table.status).to_contain_text("is thinking", timeout=START)


def test_a_storm_over_a_watched_game(table: Table) -> None:
    watch(table, 5, "Wye", "Wye")
    storm = (
        STORM.replace('"let-move"', '"pause"')
        .replace('"cancel"', '"step"')
        .replace('click("undo")', 'click(["undo", "previous", "last"][step % 3])')
    )
    table.page.evaluate(storm, [0, 200])
    calm(table)
    watch(table, 5, "Random", "Random")
    expect(table.status).to_contain_text("wins", timeout=START)
    table.untroubled()
