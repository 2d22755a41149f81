"""How the page looks and reads, what it may load, and that it knows no game."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from web.build.paths import ROOT

from .table import TWO, Table
from .test_settings import change


@pytest.mark.parametrize(("width", "font"), [(320, "100%"), (360, "200%")])
def test_no_page_is_wider_than_a_narrow_window_with_large_letters(table: Table, width: int, font: str) -> None:
    page = table.page
    page.set_viewport_size({"width": width, "height": 640})
    page.evaluate("font => { document.documentElement.style.fontSize = font; }", font)
    wide = """[document.documentElement, ...document.querySelectorAll("dialog[open]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ id }) => id)"""
    for place in ("play", "learn", "problems", "setup", "games"):
        page.evaluate("place => { location.hash = place; }", place)
        page.locator(f"#place-{place}").wait_for()
        assert page.evaluate(wide) == [], place
    table.go("Play")
    for dialog in ("new", "save", "open", "settings", "about", "keys", "more"):
        if dialog in ("save", "open"):
            table.button("More").click()
            page.locator(f"[data-does={dialog}]").click()
        else:
            page.evaluate("id => document.getElementById(id).click()", dialog)
        page.locator(f"#{dialog}-dialog").wait_for()
        assert page.evaluate(wide) == [], dialog
        table.escape()
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_tell_apart_what_differs_by_a_colour(table: Table, scheme: Literal["light", "dark"]) -> None:
    table.new_game(4, TWO)
    table.play("b2", "b3")
    page = table.page
    page.emulate_media(forced_colors="active", color_scheme=scheme, reduced_motion="reduce")
    looks = """([id, one, other]) => new Set([one, other].map((selector) =>
      getComputedStyle(document.querySelector(selector))[id])).size"""
    for style, one, other in (
        ("backgroundColor", ".by-1 > .disc", ".by-2 > .disc"),
        ("backgroundColor", ".move[aria-current='true']", ".move:not([aria-current='true'])"),
        ("color", ".move[aria-current='true']", ".move:not([aria-current='true'])"),
        ("borderLeftColor", ".strip.turn", ".strip:not(.turn)"),
        ("borderBottomColor", "#places [aria-current]", "#places a:not([aria-current])"),
    ):
        assert page.evaluate(looks, [style, one, other]) == 2, (one, style)
    table.button("Analyse").click()
    table.drawn()
    assert page.evaluate(looks, ["backgroundColor", "#analyse", "#hint"]) == 2
    table.button("Analyse").click()
    page.emulate_media(forced_colors="none", color_scheme="light", reduced_motion="reduce")


def test_every_board_of_the_page_paints_with_its_own_colours(table: Table) -> None:
    table.new_game(4, TWO)
    table.play("b2")
    table.go("Learn")
    table.page.evaluate("location.hash = 'learn/bridge'")
    expect(table.page.locator("#lesson-place .stone-2").first).to_be_visible()
    ids, boards = table.page.evaluate(
        """() => [
          [...document.querySelectorAll("[id]")].map(({ id }) => id),
          [...document.querySelectorAll(".board")].map((board) =>
            [...board.querySelectorAll("[class*=stone-] .stone")].map((stone) =>
              board.querySelector(getComputedStyle(stone).fill.slice(5, -2))?.localName)),
        ]"""
    )
    assert len(ids) == len(set(ids))
    assert [set(stones) for stones in boards if stones] == [{"radialGradient"}] * 2
    table.go("Play")


def test_a_picture_has_the_patterns_of_the_stones_in_their_colours(table: Table) -> None:
    table.new_game(4, TWO)
    table.play("b2", "b3")
    change(table, patterns=True)
    picture = table.shared("Picture (SVG)")
    for name in ("stone-1", "stone-2", "pattern-1", "pattern-2"):
        (painted,) = re.findall(rf"url\('#(board-\d+-{name})'\)", picture)
        assert f'id="{painted}"' in picture
    assert re.search(r'<path d="M0 0V0.2"[^>]* stroke="rgb\(216, 216, 216\)"', picture)
    change(table, patterns=False)


def test_nothing_foreign_may_load(table: Table) -> None:
    page = table.page
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert policy.startswith("default-src 'none'")
    assert "unsafe-inline" not in policy
    refused = page.evaluate("fetch('https://example.org/').then(() => false, () => true)")
    assert refused
    table.excuse("example.org")
    table.untroubled()


def test_the_page_knows_no_game() -> None:
    """Names of games and of their rules come from the engine alone."""
    words = re.compile(
        r"\b(hex|tic-?tac-?toe|nim|random-?turn|rooms|heads|game of y|swap|pie|triangle)\b|[\"']y[\"']", re.IGNORECASE
    )
    files = [
        path
        for path in (ROOT / "web").rglob("*")
        if path.suffix in {".ts", ".html", ".css", ".py", ".webmanifest"} and "words" not in path.parts
    ]
    assert len(files) > 40
    experiments = re.compile(r"\b(rooms|triangle)\b", re.IGNORECASE)  # what benches of the lab are about, by name
    for path in files:
        text = re.sub(r'"triangle"|mark-triangle', "", path.read_text("utf-8"))  # the mark, not a board
        found = words.search(experiments.sub("", text) if "lab" in path.parts else text)
        assert not found, f"{path.name} names {found and found[0]!r}"
