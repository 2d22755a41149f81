"""Workers that hang or never become ready: replaced, the game goes on, the person is told."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .table import START, WORKER
from .test_python import REPLACED


def test_a_worker_that_hangs_during_a_search_is_replaced(arrive: Visit) -> None:
    table = arrive(clock=True)
    table.thinking()
    expect(table.page.locator("#effort")).to_contain_text(re.compile(r"[1-9][\d,]* playouts"))
    table.page.evaluate("globalThis.hangs = true")
    table.page.wait_for_function("globalThis.hung")
    table.page.clock.fast_forward(4_000)
    table.untroubled()
    table.page.clock.fast_forward(1_500)
    table.budget("1,000 playouts")
    table.page.evaluate("globalThis.hangs = false")
    table.page.clock.fast_forward(5_500)
    expect(table.alert).to_contain_text(REPLACED)
    table.my_turn()
    table.expect_cell("f6", "black")


def test_a_worker_that_never_becomes_ready_is_replaced_once_and_then_given_up(visit: Visit) -> None:
    table = visit(clock=True)
    held = table.hold(WORKER)
    table.open()
    table.watch(lambda: len(held) >= 1)
    table.cell("f6").click()
    expect(table.page.locator("#effort")).to_contain_text("Starting the engine")
    table.page.clock.fast_forward(181_000)
    expect(table.alert).to_contain_text(REPLACED)
    table.watch(lambda: len(held) >= 2)
    table.page.clock.fast_forward(181_000)
    expect(table.alert).to_contain_text("The engine failed twice in a row: The worker did not become ready.")
    table.expect_cell("f6", "empty, waiting")
    table.page.unroute(WORKER)
    table.button("Try again").click()
    table.expect_cell("f6", "black")
    table.untroubled()


def test_an_engine_that_fails_at_its_start_is_given_up_after_the_second_time(visit: Visit) -> None:
    table = visit()
    table.page.route(WORKER, lambda route: route.abort())
    table.open()
    expect(table.alert).to_contain_text("The engine failed twice in a row", timeout=START)
    assert all("ERR_FAILED" in found for found in table.problems)
    table.problems.clear()
    table.page.unroute(WORKER)
    table.button("Try again").click()
    table.ready()
    table.play("f6")
