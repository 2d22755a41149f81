"""What is proven of a position: shown at a press of a button, told as the reason for a mistake and with a hint."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .table import START, findings

MISTAKE = "#hex5-pie:b2.swap.c3.d2.b4"
"""Black's last move is outside the must-play region."""


def test_a_button_shows_what_is_proven_and_the_reason_for_a_mistake_is_told(arrive: Visit, axe: str) -> None:
    table = arrive(MISTAKE)
    page = table.page
    table.review()
    prove = table.button("Show connections")
    prove.click()
    expect(page.locator("#proofs-told")).to_have_text(re.compile(r"^\d+ proven facts$"), timeout=START)
    bridge = page.locator("#proofs button").filter(has_text="a bridge between b2 and the left side")
    expect(bridge).to_have_text("White: a bridge between b2 and the left side, over a2, a3.")
    bridge.hover()
    expect(page.locator(".cell.carrier-2")).to_have_count(2)
    expect(table.cell("a2")).to_have_accessible_name(re.compile("needed by a connection of white"))
    prove.click()
    expect(page.locator("#proofs")).to_have_count(0)
    page.locator("#survey").click()
    slip = page.locator(".moments button.by-1").filter(has_text="b4")
    expect(slip.locator("small")).to_have_text(
        "The opponent threatens to win, and b4 does not meet that: only e1, a2, c2, e2, a3 can.", timeout=START
    )
    for mark, count in (("slip", 1), ("better", 1), ("carrier", 4)):  # one cell that meets the threat is the better one
        expect(slip.locator(f".tile.{mark}")).to_have_count(count)
    slip.click()
    expect(table.status).to_contain_text("only e1, a2, c2, e2, a3 can.")
    assert findings(page, axe) == []
    table.untroubled()
