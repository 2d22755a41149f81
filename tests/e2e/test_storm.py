"""Very many quick operations: the page and the engine stay in agreement, and memory does not grow."""

import os
import re

from playwright.sync_api import CDPSession, expect

from .conftest import Visit
from .table import START, Table

OPERATIONS = int(os.environ.get("WYE_OPERATIONS", "600"))
"""As many as a run of all tests can afford; `WYE_OPERATIONS=10000 python build.py test -k storm` is the whole storm."""
LEAK = 8_000_000
"""Bytes by which the page's memory may grow."""

# A fixed order of clicks, each made before the engine has answered the previous one.
STORM = """async ([from, to]) => {
  const pick = (nodes, step) => nodes[(step * 7919) % nodes.length];
  const click = (id) => {
    const node = document.getElementById(id);
    if (node && !node.disabled && !node.hidden) node.click();
  };
  for (let step = from; step < to; step++) {
    const kind = step % 10;
    if (kind === 3) click("undo");
    else if (kind === 5) click("analyse");
    else if (kind === 6) click("hint");
    else if (kind === 7) click(step % 20 === 7 ? "survey" : "survey-stop");
    else if (kind === 8) click(step % 20 === 8 ? "cancel" : "let-move");
    else if (kind === 9 && step % 50 === 49) {
      click("new");
      await new Promise(requestAnimationFrame);
      document.querySelector("#new-form [type=submit]").click();
    } else {
      const cell = pick([...document.querySelectorAll(".cell")], step);
      cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    if (step % 4 === 0) await new Promise(requestAnimationFrame);
  }
}"""


def heap(session: CDPSession) -> int:
    """Bytes of the JavaScript heap in use after a garbage collection."""
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return int(next(one["value"] for one in metrics if one["name"] == "JSHeapUsedSize"))


def calm(table: Table) -> None:
    """Wait until nothing is pending: no search, no move, no opening."""
    table.drawn()
    if table.page.locator("#analyse").get_attribute("aria-pressed") == "true":
        table.page.locator("#analyse").click()
    # at one go, since a search may end by itself at any time
    table.page.evaluate("document.querySelector('#cancel')?.click()")
    table.drawn()
    expect(table.page.locator("#status")).not_to_contain_text(
        re.compile("Opening|Setting up|still loading"), timeout=START
    )
    expect(table.page.locator(".pending")).to_have_count(0, timeout=START)


def agree(table: Table) -> None:
    """One more step, which the engine refuses if its game has another number of moves than the page's."""
    over = table.stored()["snapshot"]["outcome"] is not None
    if over:
        table.button("Take back").click()
        expect(table.status).not_to_contain_text("win", timeout=START)
    elif table.page.locator("#let-move").is_visible():
        table.page.locator("#let-move").click()
        table.my_turn()
    else:
        table.play(table.free())
    table.untroubled()


def test_a_storm_of_operations(arrive: Visit) -> None:
    table = arrive("#y5:")
    session = table.page.context.new_cdp_session(table.page)
    session.send("Performance.enable")
    part = OPERATIONS // 3
    table.page.evaluate(STORM, [0, part])
    calm(table)
    before = heap(session)
    table.page.evaluate(STORM, [part, OPERATIONS])
    calm(table)
    assert heap(session) < before + LEAK
    agree(table)
