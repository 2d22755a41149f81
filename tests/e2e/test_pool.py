"""Several workers search in parallel: chosen in the panel, stopped at once, and dispensed with where they fail."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from web.build.server import Server

from .conftest import visitor
from .table import START, WORKER, Table

CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });"
TOGETHER = re.compile(r"s · [1-9][\d,]* playouts · 2 threads$")


def ask_for(table: Table, workers: int) -> None:
    with table.opponent():
        table.page.get_by_label("Threads", exact=True).select_option(str(workers))


def expect_threads(table: Table, *, offered: bool) -> None:
    with table.opponent():
        expect(table.page.get_by_label("Threads", exact=True)).to_be_visible(visible=offered)


@pytest.fixture(scope="module")
def pair(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Table]:
    """A page with two workers, both ready, after the second could not be started at first."""
    with visitor(request, browser, server.url, service_workers="block") as table:
        page = table.page
        page.add_init_script(CORES)
        table.open()
        table.ready()
        expect_threads(table, offered=False)
        table.new_game(11)
        with table.opponent():
            expect(page.get_by_label("Threads", exact=True)).to_have_value("1")
        alone(table)
        held = table.hold(WORKER)
        ask_for(table, 2)
        with table.opponent():
            starting = page.locator("#workers-starting")
            expect(starting).to_have_text("starting …")
            table.let_go(held)
            page.unroute(WORKER)
            expect(starting).to_be_empty(timeout=START)
        yield table


def alone(table: Table) -> None:
    """Go on with one worker where the second cannot start."""
    table.page.route(WORKER, lambda route: route.fulfill(body="raise RuntimeError('no helper today')"))
    ask_for(table, 2)
    expect(table.status).to_contain_text("Only 1 of 2 threads could be started.", timeout=START)
    assert table.problems
    assert all("no helper today" in found for found in table.problems)
    table.problems.clear()
    table.page.unroute(WORKER)
    table.budget("1,000 playouts")
    table.play("f6")
    table.my_turn()
    ask_for(table, 1)
    expect(table.status).not_to_contain_text("could be started")
    table.untroubled()


def together(pair: Table) -> None:
    """A game in which both think."""
    pair.thinking()
    expect(pair.page.locator("#effort")).to_have_text(TOGETHER)


def test_playouts_are_shared_out_and_all_are_waited_for(pair: Table) -> None:
    pair.new_game(5, budget="100,000 playouts")
    pair.play("c3")
    pair.my_turn()
    assert len(pair.moves()) == 2
    pair.untroubled()


def test_cancel_stops_both_and_the_page_answers_at_once(pair: Table) -> None:
    together(pair)
    frames = pair.page.evaluate(
        """() => new Promise((resolve) => {
          const cancel = () => document.querySelector("#cancel");
          let frames = 0;
          const count = () => (cancel() ? requestAnimationFrame(count, (frames += 1)) : resolve(frames));
          cancel().click();
          count();
        })"""
    )
    assert frames <= 6  # a tenth of a second, where a frame takes no longer than it should
    expect(pair.status).to_have_text("You play f6. Net is paused.")
    expect(pair.button("Play now")).to_be_hidden()
    pair.budget("1,000 playouts")
    pair.button("Let Net move").click()
    pair.my_turn()
    pair.untroubled()


def test_both_find_a_move_together_after_one_was_taken_back_while_they_searched(pair: Table) -> None:
    together(pair)
    pair.button("Take back").click()
    pair.expect_cell("f6", "empty")
    expect(pair.status).to_have_text("Your move. You are Black.")
    pair.play("c3")
    expect(pair.page.locator("#effort")).to_have_text(TOGETHER)
    pair.button("Play now").click()
    pair.my_turn()
    assert len(pair.moves()) == 2
    pair.untroubled()


def test_workers_are_offered_only_to_bots_that_share_their_work(pair: Table) -> None:
    pair.new_game(5)
    expect_threads(pair, offered=True)
    pair.new_game(5, "Random")
    expect_threads(pair, offered=False)
