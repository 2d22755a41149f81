"""What is proven on the board: shown at a press of a button, and told as the reason for a mistake."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .table import START, Table

GAME = "#hex5:c3.b2.d2.b4.a5"
"""Black's last move, in the corner, is outside the must-play region."""


def test_a_press_of_the_button_shows_what_is_proven(shared: Table) -> None:
    page = shared.page
    shared.open(GAME)
    shared.review()
    shared.button("Analysis").click()
    shared.button("What is on the board?").click()
    expect(page.locator("#proofs-told")).to_have_text(re.compile(r"^proven: \d+$"), timeout=START)
    expect(page.locator("#proofs li").filter(has_text="a bridge between")).not_to_have_count(0)
