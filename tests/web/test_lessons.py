"""The lessons, and the dialog about Wye."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from pyengine import __version__
from pyengine.page.lessons import LESSONS

from .conftest import ARTIFACTS
from .table import Table, findings

TWO = "Two people at this board"


@pytest.fixture
def table(shared: Table) -> Table:
    return shared


def cell(table: Table, name: str) -> Locator:
    """A cell of the lesson's board."""
    return table.page.get_by_role("dialog").get_by_role("gridcell", name=re.compile(rf"^{name}, "))


def test_the_lessons_from_the_first_to_the_last_leave_the_game_alone(table: Table, axe: str) -> None:
    page = table.page
    page.emulate_media(reduced_motion="reduce")
    table.new_game(4, TWO)
    table.play("b2")
    table.go("Learn")
    table.button("First steps").click()
    dialog, answer = page.get_by_role("dialog"), page.locator("#lesson-answer")
    for number, lesson in enumerate(LESSONS, 1):
        expect(dialog).to_contain_text(f"Step {number} of {len(LESSONS)}")
        page.screenshot(path=ARTIFACTS / f"lesson-{number}.png")
        assert findings(page, axe) == []
        wrong = page.locator("#lesson-place .legal").first
        if lesson.moves:
            wrong.click()
            expect(answer).not_to_be_empty()
            said = answer.inner_text()
            if lesson.moves == ("swap",):
                dialog.get_by_role("button", name="Swap").click()
            else:
                cell(table, lesson.moves[0]).click()
            expect(answer).not_to_have_text(said)
            expect(answer).to_have_text(re.compile(r"\w"))
        if number < len(LESSONS):
            table.button("Next").click()
    expect(table.button("Next")).to_be_disabled()
    table.button("Close").click()
    expect(page.locator("[role=gridcell]")).to_have_count(10)
    assert table.moves() == ["b2"]
    table.play("b3")


def test_a_lesson_is_won_on_its_board(table: Table) -> None:
    table.go("Learn")
    table.button("First steps").click()
    cell(table, "a4").click()
    expect(cell(table, "a4")).to_have_accessible_name(re.compile("black, last move, winning"))
    expect(table.page.locator("#lesson-answer")).to_contain_text("Black has won")
    table.button("Close").click()


def test_longer_searches_are_looked_at_one_after_the_other(table: Table) -> None:
    table.go("Learn")
    table.button("First steps").click()
    for number in range(1, len(LESSONS)):
        table.button("Next").click()
        expect(table.page.get_by_role("dialog")).to_contain_text(f"Step {number + 1} of")
    for playouts in ("16", "64", "256", "1,024"):
        table.button("Search further").click()
        expect(table.page.locator("#lesson-answer")).to_have_text(f"After at most {playouts} playouts:")
    first = table.page.locator("#lesson-table tbody tr").first
    expect(first.locator("td").first).to_have_text("c4")
    table.page.screenshot(path=ARTIFACTS / "lesson-search.png")
    table.button("Close").click()


def test_about_names_version_licences_and_strength(table: Table, axe: str) -> None:
    table.button("About").click()
    dialog = table.page.get_by_role("dialog", name="About")
    expect(dialog).to_contain_text(f"Version {__version__}")
    expect(dialog.get_by_role("link", name="Licences")).to_have_attribute("href", "licenses/")
    assert findings(table.page, axe) == []
    table.page.screenshot(path=ARTIFACTS / "about.png")
    table.button("Close").click()
