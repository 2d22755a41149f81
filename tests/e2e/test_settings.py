"""The person's preferences: each shows at once and outlives a reload, and every board stays readable."""

import pytest
from playwright.sync_api import expect

from .answers import PAGES
from .conftest import Visit
from .table import TWO, Table


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
    table.drawn()


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
    expect(table.page.get_by_label("Language")).to_be_visible()
    ground = "(lists) => lists.map((list) => getComputedStyle(list).backgroundColor)"
    assert len(set(table.page.locator("#settings-form select").evaluate_all(ground))) == 1  # no other's rule is theirs
    table.page.evaluate("globalThis.stayed = true")
    table.page.get_by_label("Language").select_option("Română")
    expect(table.page.get_by_label("Limbă"), "the dialog stays open").to_have_value("ro")
    assert table.page.evaluate("stayed")
    expect(table.page.locator("#board")).to_have_attribute("aria-label", "Tablă")
    table.expect_cell("a1", "goală")
    expect(table.page.locator("#goal")).to_contain_text("Leagă")
    table.button("Închide").click()
    expect(table.button("Partidă nouă")).to_be_visible()
    table.page.reload()
    expect(table.button("Partidă nouă")).to_be_visible()
    root = table.page.locator("html")
    for name, value in {"lang": "ro", "data-theme": "dark", "data-colours": "slate"}.items():
        expect(root).to_have_attribute(name, value)
    table.page.evaluate("localStorage.setItem('wye-preferences /wye/', '{\"language\": 7, \"theme\": ')")
    table.page.reload()
    expect(table.button("New game")).to_be_visible()


@pytest.mark.parametrize("page_name", PAGES)
def test_the_bars_of_the_browser_have_the_colour_of_the_page(visit: Visit, page_name: str) -> None:
    table = visit(color_scheme="light")
    page = table.page
    table.open(page_name)
    page.locator("#places").wait_for()
    seen = set()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # as a device does in the evening
        paper = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        for bar in page.locator("meta[name=theme-color]").all():
            expect(bar).to_have_attribute("content", paper)
        seen.add(paper)
    assert len(seen) == 2
