"""A visitor who plays with clocks."""

import re

from playwright.sync_api import expect

from .table import START, TWO, Table

VISITOR = {"clock": True}


def timed(table: Table, opponent: str = TWO, minutes: str = "1 minute", increment: str = "None") -> None:
    """Start a game of Y with a clock."""
    table.choose_game("Y", 7, opponent)
    table.page.get_by_label("Pie rule").uncheck()
    table.page.get_by_label("Clock", exact=True).select_option(minutes)
    table.page.get_by_label("Increment per move").select_option(increment)
    table.start(28)


def expect_running(table: Table, player: str) -> None:
    expect(table.page.get_by_role("timer", name=f"{player}’s clock, running")).to_be_visible()


def seconds(table: Table, player: int) -> int:
    """What a clock shows, above ten seconds."""
    minutes, rest = table.page.locator(f"#clock-face-{player}").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def test_choices_between_two_drawings_are_all_kept(table: Table) -> None:
    timed(table)
    table.choose_game("Y", 7, TWO)
    clock = table.page.get_by_label("Clock", exact=True)
    expect(clock, "a clock is for one game").to_have_value("0")
    expect(table.page.locator("#new-more > summary")).to_contain_text("No clock")
    clock.select_option("1 minute")
    expect(table.page.locator("#new-increment")).to_be_visible()
    table.page.evaluate("""() => {
      for (const [id, value] of [["new-minutes", "5"], ["new-increment", "10"]]) {
        const list = document.querySelector(`#${id}`);
        list.value = value;
        list.dispatchEvent(new Event("change"));
      }
    }""")
    table.start(28)
    assert seconds(table, 1) > 60
    assert table.stored()["clock"]["increment"] == 10_000


def test_whoever_has_no_time_left_loses_and_is_told_before(table: Table) -> None:
    timed(table)
    told = table.page.locator("#clock-told")
    expect(told).to_have_attribute("aria-live", "polite")
    for advance, said in ((31_000, "Black has 30 seconds left."), (20_000, "Black has 10 seconds left.")):
        table.page.clock.fast_forward(advance)
        expect(told).to_have_text(said)
    table.page.clock.fast_forward(10_000)
    expect(table.status).to_have_text("White wins: Black ran out of time.")
    assert table.stored()["snapshot"]["record"].endswith(":black-times-out")
    expect(table.page.locator("#clock-face-1")).to_have_text("0.0")
    table.button("Take back").click()
    expect(table.status).to_have_text("Black to move.")
    expect(table.page.locator(".clock:visible")).to_have_count(0)
    expect(table.alert).to_contain_text("The game goes on without a clock.")
    table.button("Dismiss").click()
    table.play("d4")


def test_a_move_earns_its_increment_and_the_clock_waits_in_other_positions_and_while_nobody_looks(table: Table) -> None:
    timed(table, increment="5 seconds")
    table.page.clock.fast_forward(20_000)
    table.play("d4")
    expect_running(table, "White")
    assert 38 <= seconds(table, 1) <= 45
    table.play("c4")
    table.button("Previous move").click()
    table.expect_cell("c4", "empty")
    expect(table.page.locator(".clock.running")).to_have_count(0)
    table.button("Next move").click()
    expect_running(table, "Black")
    hide = """hidden => {
      delete document.hidden;
      if (hidden) Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    table.page.evaluate(hide, True)
    expect(table.page.locator(".clock.running")).to_have_count(0)
    before = seconds(table, 1)
    table.page.clock.fast_forward(30_000)
    table.page.evaluate(hide, False)
    expect_running(table, "Black")
    assert seconds(table, 1) >= before - 3


def test_a_reload_keeps_the_time_left_and_sleep_takes_none(table: Table) -> None:
    timed(table, minutes="5 minutes")
    for step in (40_000, 40_000, 20_000):
        table.page.clock.fast_forward(step)
    table.page.clock.fast_forward(3 * 3_600_000)  # as if the lid was closed
    expect(table.alert).to_contain_text("The device slept for a while.")
    table.button("Dismiss").click()
    expect(table.page.locator("#clock-face-1")).to_have_text(re.compile("3:1"))
    table.page.reload()
    expect(table.page.locator(".clock:visible")).to_have_count(2)
    table.ready()
    expect_running(table, "Black")
    assert 190 <= seconds(table, 1) <= 200


def test_a_bot_thinks_on_its_own_clock_and_no_longer_than_that_allows(table: Table) -> None:
    timed(table, "Wye")
    table.budget("120 seconds")
    table.page.evaluate("""() => {
      const kept = JSON.parse(sessionStorage.getItem("wye /wye/"));
      addEventListener("pagehide", () => {
        const clock = { ...kept.clock, left: [60_000, 8_000] };
        sessionStorage.setItem("wye /wye/", JSON.stringify({ ...kept, clock }));
      });
    }""")
    table.reload()
    table.play("d4")
    expect(table.status).to_contain_text("Your move", timeout=START)
    left = table.stored()["clock"]["left"]
    assert 5_000 < left[1] < 8_000
    assert left[0] > 30_000
