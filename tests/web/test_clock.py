"""Clocks: how they run as pure functions, and a visitor who plays with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from build import Server

from .conftest import visitor
from .table import START, Table, findings

TWO = "Two people at this board"


@pytest.fixture
def table(shared: Table) -> Table:
    return shared


def run(table: Table, code: str) -> Any:
    """The value of JavaScript code that sees the module as `c` and a clock of a minute and two seconds as `clock`."""
    return table.page.evaluate(
        f"""async () => {{
          const c = await import(new URL("clock.js", document.baseURI).href);
          const clock = c.wound({{ minutes: 1, increment: 2 }});
          {code}
        }}"""
    )


def test_a_clock_runs_for_one_player_at_a_time(table: Table) -> None:
    code = """
      const black = c.runningFor(clock, 1, 1_000);
      const white = c.runningFor(c.pressed(black, 1, 11_000), 2, 12_000);
      const still = c.runningFor(white, 0, 15_000);
      const left = (one, now) => [1, 2].map((player) => c.remaining(one, player, now));
      const same = c.runningFor(white, 2, 50_000) === white;
      return [left(clock, 9_000), left(black, 5_000), left(white, 13_000), left(still, 99_000), same];"""
    assert run(table, code) == [[60_000, 60_000], [56_000, 60_000], [52_000, 59_000], [52_000, 57_000], True]


def test_a_flag_falls_when_nothing_is_left_on_the_clock_that_runs(table: Table) -> None:
    code = """
      const white = c.runningFor(clock, 2, 0);
      const times = [59_999, 60_000, 70_000];
      return [times.map((now) => c.flagged(white, now)), c.flagged(clock, 70_000), c.remaining(white, 2, 70_000)];"""
    assert run(table, code) == [[0, 2, 2], 0, 0]
    assert run(table, "return c.wound({ minutes: 0, increment: 5 });") is None


def test_a_bot_may_take_a_sensible_share_of_what_is_left(table: Table) -> None:
    code = """
      const of = (minutes, increment, moves) => c.allowance(c.wound({ minutes, increment }), 1, 0, moves);
      const late = { ...c.wound({ minutes: 1, increment: 10 }), left: [2_000, 0] };
      return [of(10, 0, 30), of(1, 0, 1), of(1, 5, 20), c.allowance(late, 1, 0, 20), c.allowance(late, 2, 0, 20)];"""
    assert run(table, code) == [20, 6, 7, 0.5, 0.02]


def test_the_face_counts_down_and_shows_tenths_in_the_end(table: Table) -> None:
    code = """
      const { strings } = await import(new URL("strings.js", document.baseURI).href);
      return [60_000, 59_900, 59_000, 10_000, 9_940, 100, 0].map((left) => strings.clockFace(c.face(left)));"""
    assert run(table, code) == ["1:00", "1:00", "0:59", "0:10", "10.0", "0.1", "0.0"]
    assert run(table, "return [30_001, 30_000, 10_001, 10_000, 0].map(c.mark);") == [
        None,
        30_000,
        30_000,
        10_000,
        10_000,
    ]


@pytest.fixture(scope="module")
def clocked(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Table]:
    """One page whose time the tests can let pass."""
    with visitor(request, browser, server.url) as table:
        table.page.clock.install()
        table.open()
        table.ready()
        yield table


def timed(table: Table, opponent: str = TWO, minutes: str = "1 minute", increment: str = "Nothing") -> None:
    """Start a game of Y with a clock."""
    table.choose_game("Y", 7, opponent)
    table.page.get_by_label("Pie rule").uncheck()
    table.page.get_by_label("Clock", exact=True).select_option(minutes)
    table.page.get_by_label("Added per move").select_option(increment)
    table.start(28)


def expect_running(table: Table, player: str) -> None:
    expect(table.page.get_by_role("timer", name=f"{player}’s clock, running")).to_be_visible()


def seconds(table: Table, player: int) -> int:
    """What a clock shows, above ten seconds."""
    minutes, rest = table.page.locator(f"#clock-face-{player}").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def test_each_move_starts_the_other_clock_and_earns_its_increment(clocked: Table) -> None:
    table = clocked
    timed(table, increment="5 seconds")
    expect_running(table, "Black")
    table.page.clock.fast_forward(20_000)
    expect(table.page.locator("#clock-face-1")).to_have_text(re.compile("0:(40|39|38|37)"))
    table.play("d4")
    expect_running(table, "White")
    assert 38 <= seconds(table, 1) <= 45
    expect(table.page.get_by_role("timer", name="Black’s clock", exact=True)).to_be_visible()
    assert seconds(table, 2) >= 50


def test_whoever_has_no_time_left_loses_and_is_told_before(clocked: Table) -> None:
    table = clocked
    timed(table)
    told = table.page.locator("#clock-told")
    expect(told).to_have_attribute("aria-live", "polite")
    for advance, said in ((31_000, "Black has 30 seconds left."), (20_000, "Black has 10 seconds left.")):
        table.page.clock.fast_forward(advance)
        expect(told).to_have_text(said)
    table.page.clock.fast_forward(10_000)
    expect(table.status).to_have_text("Black has run out of time: White wins.")
    assert table.stored()["snapshot"]["record"].endswith(":black-times-out")
    expect(table.page.locator("#clock-face-1")).to_have_text("0.0")
    table.button("Undo").click()
    expect(table.status).to_have_text("Black to move.")
    expect(table.page.locator("#clocks")).to_be_hidden()
    table.play("d4")


def test_a_move_taken_back_gives_no_time_back(clocked: Table) -> None:
    table = clocked
    timed(table)
    table.page.clock.fast_forward(20_000)
    table.play("d4")
    table.button("Undo").click()
    table.expect_cell("d4", "empty")
    expect_running(table, "Black")
    assert seconds(table, 1) <= 40


def test_the_clock_waits_in_other_positions_and_while_nobody_looks(clocked: Table) -> None:
    table = clocked
    timed(table)
    table.play("d4")
    table.play("c4")
    table.button("Previous move").click()
    table.expect_cell("c4", "empty")
    expect(table.page.locator(".clock.running")).to_have_count(0)
    table.button("Next move").click()
    expect_running(table, "Black")
    hide = """hidden => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    table.page.evaluate(hide, True)
    expect(table.page.locator(".clock.running")).to_have_count(0)
    before = seconds(table, 1)
    table.page.clock.fast_forward(30_000)
    table.page.evaluate(hide, False)
    expect_running(table, "Black")
    assert seconds(table, 1) >= before - 3


def test_a_reload_keeps_the_time_left(clocked: Table) -> None:
    table = clocked
    timed(table, minutes="5 minutes")
    table.page.clock.fast_forward(100_000)
    expect(table.page.locator("#clock-face-1")).to_have_text(re.compile("3:1"))
    table.page.reload()
    expect(table.page.locator("#clocks")).to_be_visible()
    table.ready()
    expect_running(table, "Black")
    assert 190 <= seconds(table, 1) <= 200
    table.button("New game").click()
    expect(table.page.get_by_label("Clock", exact=True)).to_have_value("5")
    table.page.get_by_label("Clock", exact=True).select_option("None")
    expect(table.page.get_by_label("Added per move")).to_be_hidden()
    table.start(28)
    expect(table.page.locator("#clocks")).to_be_hidden()


def test_a_bot_thinks_on_its_own_clock_and_no_longer_than_that_allows(clocked: Table) -> None:
    table = clocked
    timed(table, "Wye")
    table.budget("30 seconds")
    table.page.evaluate("""() => {
      const kept = JSON.parse(localStorage.getItem("wye"));
      addEventListener("pagehide", () => {
        localStorage.setItem("wye", JSON.stringify({ ...kept, clock: { ...kept.clock, left: [60_000, 8_000] } }));
      });
    }""")
    table.page.reload()
    table.ready()
    table.play("d4")
    expect(table.status).to_contain_text("Your move", timeout=START)
    left = table.stored()["clock"]["left"]
    assert 5_000 < left[1] < 8_000
    assert left[0] > 30_000


def test_clocks_have_no_findings(table: Table, axe: str) -> None:
    table.choose_game("Y", 5, TWO)
    table.page.get_by_label("Clock", exact=True).select_option("3 minutes")
    expect(table.page.get_by_label("Added per move")).to_be_visible()
    assert findings(table.page, axe) == []
    table.start(15)
    expect_running(table, "Black")
    assert findings(table.page, axe) == []
    table.choose_game("Y", 5, TWO)
    table.page.get_by_label("Clock", exact=True).select_option("None")
    table.start(15)
