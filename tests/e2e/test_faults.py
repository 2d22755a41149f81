"""Workers that die, hang or never become ready: replaced, the game goes on, the person is told."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .table import START, Table

# The workers of the engine, which PyScript makes; others come from files.
REMEMBER_WORKERS = """
globalThis.started = [];
globalThis.Worker = class extends Worker {
  constructor(...options) {
    super(...options);
    if (String(options[0]).startsWith("blob:")) started.push(this);
  }
};
"""

REPLACED = "was restarted. Your game goes on."


def seated(visit: Visit) -> Table:
    """A visitor in a game, at a page whose clock and workers the test controls."""
    table = visit()
    table.page.add_init_script(REMEMBER_WORKERS)
    table.page.clock.install()
    table.open()
    table.ready()
    table.new_game(6, "Random")
    table.play("c4")
    table.my_turn()
    return table


def test_a_killed_worker_is_replaced_and_the_move_on_its_way_arrives(visit: Visit) -> None:
    table = seated(visit)
    before = table.moves()
    table.page.evaluate("started.forEach((worker) => worker.terminate())")
    name = table.free()
    table.cell(name).click()
    table.expect_cell(name, "empty, waiting")
    table.page.clock.fast_forward(4_000)
    table.untroubled()
    table.page.clock.fast_forward(1_500)
    table.page.clock.fast_forward(5_500)
    expect(table.alert).to_contain_text(REPLACED)
    table.expect_cell(name, "black")
    table.my_turn()
    assert table.moves()[: len(before) + 1] == [*before, name]
    assert table.page.evaluate("started.length") == 2


def test_a_worker_that_hangs_during_a_search_is_replaced(visit: Visit) -> None:
    table = seated(visit)
    table.new_game(11, budget="120 seconds")
    table.play("f6")
    expect(table.page.locator("#effort")).to_contain_text(re.compile(r"[1-9][\d,]* playouts"))
    table.page.workers[-1].evaluate("() => { setTimeout(() => { for (;;); }); }")
    table.budget("1,000 playouts")
    table.page.clock.fast_forward(5_500)
    table.page.clock.fast_forward(5_500)
    expect(table.alert).to_contain_text(REPLACED)
    table.my_turn()
    table.expect_cell("f6", "black")


def test_a_worker_that_never_becomes_ready_is_replaced_once_and_then_given_up(visit: Visit) -> None:
    table = visit(service_workers="block")
    table.page.clock.install()
    endless = "import asyncio\nprint('on the way')\nawait asyncio.Event().wait()"
    table.page.route("**/engine/worker.py", lambda route: route.fulfill(body=endless))
    with table.page.expect_console_message(lambda message: message.text == "on the way", timeout=START):
        table.open()
    table.cell("f6").click()
    with table.page.expect_console_message(lambda message: message.text == "on the way", timeout=START):
        table.page.clock.fast_forward(61_000)
        expect(table.alert).to_contain_text(REPLACED)
    table.page.clock.fast_forward(61_000)
    expect(table.alert).to_contain_text("The engine failed twice in a row: The worker did not become ready.")
    table.expect_cell("f6", "empty, waiting")
    table.page.unroute("**/engine/worker.py")
    table.button("Try again").click()
    table.expect_cell("f6", "black")
    table.untroubled()


def test_an_engine_that_fails_at_its_start_is_given_up_after_the_second_time(visit: Visit) -> None:
    table = visit(service_workers="block")
    table.page.route("**/engine/worker.py", lambda route: route.fulfill(body="raise RuntimeError('no engine today')"))
    table.open()
    expect(table.alert).to_contain_text("The engine failed twice in a row", timeout=START)
    assert table.problems
    assert all("no engine today" in found for found in table.problems)
    table.problems.clear()
    table.page.unroute("**/engine/worker.py")
    table.button("Try again").click()
    table.ready()
    table.play("f6")
