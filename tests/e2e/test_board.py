"""The board itself: what can be told apart, targets for fingers, the swap, tokens and the coin, and motion."""

import re
from itertools import product
from typing import Any

from playwright.sync_api import CDPSession, expect

from .conftest import Visit
from .table import START, TWO, Table, box, findings, middle
from .test_settings import change

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True
}  # fmt: skip

CONTRASTS = """
() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const style = (selector) => getComputedStyle(document.querySelector("#board").querySelector(selector));
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const cell = style(".ground").fill;
  const found = {};
  for (const player of [1, 2]) {
    const middle = getComputedStyle(document.querySelectorAll(`#board .paint-stone-${player} stop`)[1]).stopColor;
    const rim = style(`.stone-${player} .stone`).stroke;
    found[`stone ${player}`] = [Math.max(contrast(middle, cell), contrast(rim, cell)), 3];
    const [band, edge] = [style(`.side-${player}`).stroke, style(`.edge-${player}`).stroke];
    found[`edge ${player}`] = [Math.max(contrast(band, paper), contrast(edge, paper)), 3];
    found[`number on ${player}`] = [contrast(style(`.words.on-${player}`).fill, middle), 4.5];
  }
  found["text on a plate"] = [contrast(style(".plated .chance").fill, style(".plated .plate").fill), 4.5];
  found["coordinate"] = [contrast(style(".label").fill, paper), 4.5];
  const poor = Object.entries(found).filter(([, [measured, least]]) => !(measured >= least));
  return poor.map(([what, [measured]]) => `${what}: ${measured}`);
}
"""


def test_stones_edges_numbers_and_texts_stand_out_in_every_theme_at_once(table: Table, axe: str) -> None:
    """Stones or their rims, and edges or theirs, by 3:1; numbers, coordinates and all other texts by 4.5:1."""
    page, papers = table.page, set()
    table.begin("Hex", 5)
    table.play("c3", "c2")
    table.button("Analyse").click()
    expect(page.locator(".plated").first).to_be_visible(timeout=START)
    for theme, contrast in product(("light", "dark"), (False, True)):
        for colours in ("wood", "slate", "meadow", "red-blue"):
            change(table, theme=theme, colours=colours, contrast=contrast, patterns=contrast, numbers=True)
            assert page.evaluate(CONTRASTS) == [], (theme, colours, contrast)
        papers.add(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
        assert findings(page, axe, "color-contrast") == []  # no theme of the board colours a text beside it
    assert len(papers) == 4
    change(table, theme="system", colours="wood", contrast=False, patterns=False, numbers=False)
    table.button("Analyse").click()


def test_a_theme_calls_the_players_by_its_colours_at_once(table: Table) -> None:
    page, goal = table.page, table.page.locator("#goal")
    table.begin("Hex", 4, pie=False)
    table.play("c2")
    change(table, colours="red-blue")
    table.expect_cell("c2", "red, last move")
    expect(table.status).to_have_text("Red plays c2. Blue to move.")
    expect(goal).to_have_text("Red connects top and bottom, Blue connects left and right.")
    assert not re.search(r"\b(black|white)\b", page.locator("#place-play").inner_text(), re.IGNORECASE)
    table.reload()
    table.expect_cell("c2", "red, last move")
    change(table, colours="wood")
    table.expect_cell("c2", "black, last move")
    expect(goal).to_have_text("Black connects top and bottom, White connects left and right.")


def test_a_click_on_the_stone_swaps_and_leaves_no_mark_behind(table: Table) -> None:
    for title, first, there in (("Y", "b2", "b2"), ("Hex", "c1", "a3")):
        table.begin(title, 4, pie=True)
        table.play(first)
        table.expect_cell(first, "black, last move, choose it to take it over")
        offered = table.cell(first)
        offered.hover()
        expect(offered.locator(".ring")).not_to_have_css("stroke", "none")
        offered.click()
        table.expect_cell(there, "white, last move$")
        assert table.moves() == [first, "swap"]
        expect(table.page.locator(".board .mark:visible")).to_have_count(1)
        assert table.shared("Picture (SVG)").count(f'r="{0.41 / 3}"') == 1
    table.untroubled()


def test_a_cell_that_cannot_be_chosen_shakes_and_nothing_else_happens(table: Table) -> None:
    table.begin("Nim", 13)
    refused = table.page.locator(".refused")
    table.cell("9").click()
    expect(refused).to_have_attribute("aria-label", "9, token")
    expect(refused).to_have_count(0)
    assert table.moves() == []
    table.new_game(4, TWO)
    table.play("b2")
    table.cell("b2").click()
    expect(refused).to_have_attribute("aria-label", "b2, black, last move")
    assert table.moves() == ["b2"]


def test_a_move_shows_all_the_tokens_that_it_takes(table: Table) -> None:
    table.begin("Nim", 13)
    taking = table.page.locator(".taking")
    table.cell("3").hover()
    expect(taking).to_have_count(3)
    table.expect_cell("3", "token, takes 3$")
    table.cell("2").focus()
    expect(taking).to_have_count(2)
    table.cell("9").hover()
    expect(taking).to_have_count(0)
    table.cell("3").click()
    table.expect_cell("1", "taken by black")
    table.expect_cell("5", "token, takes 2$")


def test_the_buttons_at_the_corner_turn_and_mirror_what_is_seen(table: Table) -> None:
    table.begin("Hex", 4)
    cells = table.page.locator("#board [role=gridcell]")
    table.button("Mirror the board").click()
    expect(cells.first).to_have_attribute("aria-label", "d1, empty")
    table.page.keyboard.press("f")
    expect(table.page.locator("#board [role=row]")).to_have_count(7)
    for _ in range(11):
        table.button("Turn the board").click()
    table.button("Mirror the board").click()
    expect(cells.first).to_have_attribute("aria-label", "a1, empty")
    boxes = [box(table.page.locator(f"#{name}")) for name in ("turn-on", "mirror")]
    assert all(min(one["width"], one["height"]) >= 24 for one in boxes)


class Finger:
    """A finger on the screen."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))

    def slide(self, x: float, y: float) -> None:
        self._touch("touchMove", (x, y))

    def up(self) -> None:
        self._touch("touchEnd")


def at_a_desk(table: Table, title: str, size: int) -> None:
    """Begin a game for two in a wide window, and go back to the phone's."""
    phone = table.page.viewport_size
    assert phone
    table.page.set_viewport_size({"width": 1280, "height": 800})
    table.begin(title, size)
    table.page.set_viewport_size(phone)
    table.drawn()


def test_small_cells_are_enlarged_under_the_finger(arrive: Visit) -> None:
    table = arrive(**PHONE)
    page = table.page
    at_a_desk(table, "Y", 19)
    board, aimed = page.locator("#board"), page.locator(".aimed")
    finger = Finger(page.context.new_cdp_session(page))
    view, ground = board.get_attribute("viewBox"), table.cell("f12").locator(".ground")
    assert box(ground)["width"] < 24
    x, y = middle(table.cell("f12"))
    finger.down(x, y)
    expect(board).to_have_class(re.compile("magnified"))
    expect(page.locator("#board .callout")).to_have_text("f12")
    large = box(ground)
    assert large["width"] >= 44
    expect(aimed).to_have_attribute("aria-label", "f12, empty")
    assert large["y"] + large["height"] / 2 < y - 20  # above the finger
    finger.slide(x + 46, y)  # as wide as an enlarged cell
    expect(aimed).to_have_attribute("aria-label", "g12, empty")
    finger.up()
    expect(board).to_have_attribute("viewBox", view or "")
    expect(aimed).to_have_count(0)
    table.expect_cell("g12", "empty, tap again to play")
    expect(table.status).to_have_text("Tap again to play g12.")
    x, y = middle(table.cell("g12"))
    finger.down(x + 12, y)  # beside the cell, but near enough for a second tap
    expect(aimed).to_have_attribute("aria-label", re.compile("^g12"))
    finger.up()
    table.expect_cell("g12", "black, last move")
    finger.down(x, y)
    finger.slide(x, 5)  # out of the board
    expect(aimed).to_have_count(0)
    finger.up()
    expect(board).to_have_attribute("viewBox", view or "")
    assert table.moves() == ["g12"]


def test_hex_stands_on_its_corner_on_a_phone_until_somebody_turns_it(arrive: Visit) -> None:
    table = arrive(**PHONE)
    page, goal = table.page, table.page.locator("#goal")
    at_a_desk(table, "Hex", 11)

    def shaped(limits: str) -> None:
        """Wait for a board whose height over its width lies within these limits."""
        page.wait_for_function(
            f"(({{ width, height }}) => height / width {limits})(document.querySelector('#board').viewBox.baseVal)"
        )

    shaped("> 1.5")
    told = "White connects upper left and lower right, Black connects upper right and lower left."
    expect(goal).to_have_text(told)
    page.set_viewport_size({"width": 740, "height": 360})
    expect(goal).to_have_text("Black connects top and bottom, White connects left and right.")
    shaped("< 0.7")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(goal).to_have_text(told)
    table.button("Turn the board").click()
    expect(goal).to_have_text("White connects top and bottom, Black connects left and right.")
    page.set_viewport_size({"width": 740, "height": 360})
    expect(goal).to_have_text("White connects top and bottom, Black connects left and right.")


def test_what_changes_moves_only_where_motion_is_welcome(arrive: Visit) -> None:
    for motion in ("no-preference", "reduce"):
        table = arrive(reduced_motion=motion)
        page = table.page
        table.begin("Hex", 3, pie=True)
        page.evaluate(
            """() => {
              globalThis.moved = [];
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (frames, options) {
                moved.push(this.getAttribute("class"));
                return animate.call(this, frames, options);
              };
            }"""
        )
        table.play("c1")
        table.cell("c1").click()
        table.expect_cell("a3", "white, last move")
        table.play("b1", "b2", "a1")
        table.cell("c1").click()
        expect(table.status).to_contain_text("White wins")
        moved = page.evaluate("moved")
        still = motion == "reduce"
        assert moved == ([] if still else ["stone", "stone", "traveller", *["stone"] * 4])
        look = """node => {
          const { animationName, animationDelay } = getComputedStyle(node.querySelector(".ground"));
          return [animationName, animationDelay];
        }"""
        lit = [table.cell(name).evaluate(look) for name in ("a3", "b2", "c1")]
        assert lit == ([["none", "0s"]] * 3 if still else [["light", "0s"], ["light", "0.3s"], ["light", "0.6s"]])


def test_an_answer_at_once_lets_the_person_see_the_own_stone_first(arrive: Visit) -> None:
    table = arrive(reduced_motion="no-preference")
    table.new_game(4, "Random")
    table.page.evaluate(
        """() => {
          globalThis.seen = {};
          const look = () => {
            for (const player of [1, 2]) {
              if (document.querySelector(`#board .cell.stone-${player}`)) seen[player] ??= performance.now();
            }
          };
          new MutationObserver(look).observe(document.querySelector("#board"), { subtree: true, attributes: true });
        }"""
    )
    table.cell("b2").click()
    table.page.wait_for_function("seen[2] !== undefined")
    assert table.page.evaluate("seen[2] - seen[1]") >= 300
