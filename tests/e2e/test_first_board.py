"""The first board, which stands in the page: a first visitor sees it, and may play on it, before any script runs."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .table import START, Table
from .test_board import PHONE

SCRIPTS = "**/*.js"
CORNERS_AND_MIDDLE = ("a1", "a11", "k11", "f8")
FIRST_MOVE = re.compile(r"#y11-pie:k11\b")


def hold_scripts(table: Table) -> Callable[[], None]:
    """Keep every script from arriving, until the function returned is called."""
    held = table.hold(SCRIPTS)

    def release() -> None:
        table.page.route(SCRIPTS, lambda route: route.continue_())
        for route in held:
            route.continue_()

    return release


def drawn(table: Table, name: str) -> Locator:
    """A cell of the first board."""
    return table.page.locator(f"#board [data-cell={name}]")


def look(cell: Locator) -> tuple[list[float], str]:
    """Where a cell lies, how large it is, and its colour."""
    looks: tuple[list[float], str] = cell.locator(".ground").evaluate(
        """(ground) => {
          const { x, y, width, height } = ground.getBoundingClientRect();
          return [[x, y, width, height], getComputedStyle(ground).fill];
        }"""
    )
    return looks


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_first_board_lies_where_the_script_draws_it(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    width, height = size
    table = visit(first=True, viewport={"width": width, "height": height}, color_scheme=scheme)
    release = hold_scripts(table)
    table.open()
    expect(table.page.locator("#board .cell")).to_have_count(66)
    before = []
    for name in CORNERS_AND_MIDDLE:
        expect(drawn(table, name)).to_be_visible()
        before.append(look(drawn(table, name)))
    expect(table.page.get_by_role("grid")).to_have_count(0)
    release()
    expect(table.page.get_by_role("grid", name="Board")).to_be_visible()
    expect(table.page.locator("[data-cell]")).to_have_count(0)
    for name, (place, colour) in zip(CORNERS_AND_MIDDLE, before, strict=True):
        lies, looks = look(table.cell(name))
        assert lies == pytest.approx(place, abs=1)
        assert looks == colour


@pytest.mark.parametrize(("first", "fragment"), [(False, ""), (True, "#y5:c3"), (True, "#learn")])
def test_whoever_sees_another_board_does_not_see_the_first_one(visit: Visit, first: bool, fragment: str) -> None:
    table = visit(first=first)
    release = hold_scripts(table)
    table.open(fragment)
    expect(drawn(table, "a1")).to_be_hidden()
    expect(table.page.locator("#wait")).to_contain_text("Wye is loading.")
    release()
    expect(drawn(table, "a1")).to_have_count(0)


@pytest.mark.parametrize(("press", "device"), [(Locator.click, {}), (Locator.tap, PHONE)], ids=["mouse", "finger"])
def test_a_choice_before_the_script_is_taken_back_changed_and_the_first_move(
    visit: Visit, press: Callable[[Locator], None], device: dict[str, Any]
) -> None:
    table = visit(first=True, **device)
    release = hold_scripts(table)
    table.open()
    chosen = table.page.locator("#board .pending")
    drawn(table, "f8").click()
    drawn(table, "f8").click()
    expect(chosen).to_have_count(0)
    drawn(table, "f8").click()
    press(drawn(table, "k11"))
    expect(chosen).to_have_attribute("data-cell", "k11")
    expect(drawn(table, "k11").locator(".stone")).to_be_visible()
    release()
    expect(table.page).to_have_url(FIRST_MOVE, timeout=START)
    expect(table.page.locator("#welcome")).to_have_count(0)


def test_what_the_guard_says_lies_over_the_first_board(visit: Visit) -> None:
    table = visit(first=True)
    table.page.route(SCRIPTS, lambda route: route.abort())
    table.open()
    expect(table.page.locator("#wait")).to_be_visible()
    expect(table.button("Try again")).to_be_in_viewport()
    expect(drawn(table, "a1")).to_be_visible()
    table.excuse("ERR_FAILED")
