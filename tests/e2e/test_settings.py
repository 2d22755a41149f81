"""The person's preferences: each shows at once and outlives a reload, and every board stays readable."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .table import TWO, Table, middle


def change(table: Table, **chosen: str | bool) -> None:
    """Choose in the dialog, by the names of its controls, and leave it."""
    table.button("Settings").click()
    for name, value in chosen.items():
        control = table.page.locator(f"#settings-form [name={name}], #settings-form #{name}")
        if isinstance(value, bool):
            control.set_checked(value)
        else:
            control.select_option(value)
    table.button("Close").click()


def test_coordinates_patterns_and_numbers(table: Table) -> None:
    table.new_game(4, TWO, pie=True)
    table.play("b2")
    table.button("Swap").click()
    table.play("b3")
    change(table, numbers=True, patterns=True, coordinates=False)
    table.expect_cell("b2", "white, move 2")
    table.expect_cell("b3", "black, last move, move 3")
    expect(table.page.locator(".words.on-1 .name")).to_have_text("3")
    expect(table.cell("b2").locator(".sign")).to_have_css("visibility", "visible")
    expect(table.page.locator(".label").first).to_have_css("visibility", "hidden")
    change(table, numbers=False, patterns=False, coordinates=True)
    table.expect_cell("b2", "white$")
    expect(table.cell("b2").locator(".sign")).to_have_css("visibility", "hidden")


def test_a_board_turns_and_is_mirrored_and_keeps_its_names(table: Table) -> None:
    page = table.page

    def at(name: str) -> tuple[float, float]:
        return middle(table.cell(name).locator(".ground"))

    table.new_game(5, TWO)
    assert at("a1")[1] < at("c5")[1]
    change(table, turn="180")
    assert at("a1")[1] > at("c5")[1]
    assert at("a5")[0] > at("e5")[0]
    change(table, mirrored=True)
    assert at("a5")[0] < at("e5")[0]
    table.play("c3")
    table.expect_cell("c3", "black, last move")
    table.cell("a1").focus()
    page.keyboard.press("ArrowUp")
    assert re.match("[ab]2", page.evaluate("document.activeElement.getAttribute('aria-label')"))
    table.begin("Hex", 5)
    assert at("a1")[1] < at("a5")[1]  # the board of another game is not turned
    table.button("Settings").click()
    names = page.locator("#turn option").all_inner_texts()
    assert len(names) == 12
    table.page.locator("#turn").select_option(next(name for name in names if name.endswith("wide diamond")))
    table.button("Close").click()
    assert at("a1")[1] == pytest.approx(at("e5")[1], abs=1)
    change(table, turn="60")
    assert at("a1")[0] == pytest.approx(at("e5")[0], abs=1)
    change(table, turn="0")
    table.begin("Y", 5)
    change(table, turn="0", mirrored=False)


def test_a_second_tap_confirms_where_it_is_asked_for(table: Table) -> None:
    table.new_game(4, TWO)
    change(table, confirm=True)
    table.cell("b2").click()
    table.expect_cell("b2", "empty, tap again to play")
    table.cell("b3").click()
    table.expect_cell("b2", "empty$")
    table.cell("b3").click()
    table.expect_cell("b3", "black")
    assert table.moves() == ["b3"]
    table.cell("a1").focus()
    table.page.keyboard.press("Enter")  # the keyboard is no thumb
    table.expect_cell("a1", "white")
    change(table, confirm=False)


def test_a_small_touch_screen_asks_for_a_second_tap_from_the_first(visit: Visit) -> None:
    table = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table.open()
    table.cell("f6").tap()
    table.expect_cell("f6", "empty, tap again to play")
    table.cell("f6").tap()
    table.expect_cell("f6", "(empty, waiting|black)")  # according to whether Python is there by then


def test_a_stone_clicks_unless_muted(table: Table) -> None:
    table.page.evaluate(
        """() => {
          globalThis.clicks = 0;
          const start = OscillatorNode.prototype.start;
          OscillatorNode.prototype.start = function (...when) { globalThis.clicks += 1; start.apply(this, when); };
        }"""
    )
    table.new_game(4, TWO)
    table.play("b2")
    assert table.page.evaluate("clicks") == 1
    change(table, sound=False)
    table.play("b3")
    assert table.page.evaluate("clicks") == 1
    change(table, sound=True)


def test_the_language_changes_and_all_preferences_outlive_a_reload(arrive: Visit) -> None:
    table = arrive()
    change(table, theme="dark", colours="slate", numbers=True)
    table.button("Settings").click()
    table.page.get_by_label("Language").select_option("Română")
    expect(table.button("Partidă nouă")).to_be_visible()
    table.page.reload()
    expect(table.button("Partidă nouă")).to_be_visible()
    root = table.page.locator("html")
    for name, value in {"lang": "ro", "data-theme": "dark", "data-colours": "slate"}.items():
        expect(root).to_have_attribute(name, value)
    table.page.evaluate("localStorage.setItem('wye-preferences /wye/', '{\"language\": 7, \"theme\": ')")
    table.page.reload()
    expect(table.button("New game")).to_be_visible()
