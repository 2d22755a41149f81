"""The place Problems: a wrong try with its refutation, the solution by keyboard, and what is kept of it."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from web.build.files import version
from web.build.paths import DIST

from .conftest import Visit
from .table import START


def test_a_problem_is_solved_by_keyboard_after_a_wrong_try(visit: Visit) -> None:
    held: dict[str, Any] = json.loads((DIST / version(DIST) / "problems/problems.json").read_text("utf-8"))
    place, one = next((at, one) for at, one in enumerate(held["problems"]) if one["game"] == "y" and one["size"] == 5)
    cells = [cell["name"] for cell in held["boards"]["y5"]["layout"]["cells"]]
    wrong = next(name for name, owner in zip(cells, one["cells"], strict=True) if owner == "0" and name != one["move"])
    mover, other = ("Black", "White") if one["to_move"] == 1 else ("White", "Black")
    table = visit(reduced_motion="reduce")
    page = table.page
    table.open("#problems")
    page.locator("#problem-all > summary").click()
    tile = page.get_by_role("link", name=f"Problem {place + 1}, Y 5, not solved yet")
    expect(tile).to_be_visible()
    tile.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"#problems/{one['id']}$"))
    status, board = page.locator("#task-status"), page.get_by_role("grid", name="Board of the problem")
    expect(status).to_have_text(f"{mover} to play and win: find the only winning move.")

    def choose(name: str) -> None:
        """Go to a cell with the arrow keys, and play it."""
        cell = board.get_by_role("gridcell", name=re.compile(rf"^{name}, "))
        board.locator("[tabindex='0']").focus()
        for key in (
            ("ArrowUp",) * 5
            + ("ArrowDown",) * (int(name[1:]) - 1)
            + ("Home",)
            + ("ArrowRight",) * "abcde".index(name[0])
        ):
            page.keyboard.press(key)
        expect(cell).to_be_focused()
        page.keyboard.press("Enter")

    choose(wrong)
    expect(status).to_have_text(re.compile(rf"^{wrong} does not win"))  # known before the engine has loaded
    expect(status).to_have_text(
        re.compile(rf"^{wrong} does not win: {other} answers [a-e][1-5] and wins\.$"), timeout=START
    )
    assert page.locator("#task-line li").count() >= 2
    assert board.locator(".cell.winning").count() >= 3
    expect(page.get_by_role("button", name="Try again")).to_be_enabled()
    page.get_by_role("button", name="Hint").press("Enter")
    expect(status).to_have_text("Hint: the move lies in the marked area.")
    assert board.locator(".hint-area").count() >= 1
    choose(one["move"])
    expect(status).to_have_text(
        re.compile(rf"^Right: {one['move']} is the only winning move\. {mover} wins"), timeout=START
    )
    page.reload()
    expect(page.locator("#task-kind")).to_have_text(re.compile("solved with a hint$"))
    page.get_by_role("link", name="All problems").click()
    page.locator("#problem-all > summary").click()
    expect(page.get_by_role("link", name=f"Problem {place + 1}, Y 5, solved with a hint")).to_be_visible()
    expect(page.locator("#problem-count")).to_have_text(re.compile("^1 of "))
    page.get_by_label("Boards").select_option("Hex 11")
    expect(page.locator("#problem-groups a small").filter(has_not_text="Hex 11")).to_have_count(0)
    expect(page.locator("#problem-groups a small").first).to_have_text("Hex 11")
    page.goto(f"{table.url}#problems/nothing")
    expect(page.locator("#problems-told")).to_contain_text("names no problem")
    page.goto(f"{table.url}#problems/{one['id']}")
    page.get_by_role("button", name="Play from here").click(timeout=START)
    expect(page.locator("#place-play")).to_be_visible()
    table.my_turn()
    assert ".".join(table.moves()) == one["record"].partition(":")[2]


def test_the_problem_of_the_day_changes_in_an_open_page(visit: Visit) -> None:
    table = visit(clock=True)
    table.open("#problems")
    daily = table.page.locator("#problem-daily")
    expect(daily).to_have_attribute("href", re.compile("#problems/"))
    yesterday = daily.get_attribute("href") or ""
    table.page.clock.fast_forward(24 * 3_600_000)
    expect(daily).not_to_have_attribute("href", yesterday)


def test_what_a_problem_shows_step_by_step_ends_with_it(visit: Visit) -> None:
    table = visit(clock=True, reduced_motion="no-preference")
    page = table.page
    table.open("#problems/410f47")
    page.locator("#task-board").get_by_role("gridcell", name=re.compile("^b3, ")).click()
    expect(page.locator("#task-line .later")).not_to_have_count(0, timeout=START)
    page.get_by_role("link", name="All problems").click()
    expect(page.locator("#problem-list")).to_be_visible()
    page.clock.run_for(5_000)  # an exception would fail the test
    expect(page.locator("#task")).to_have_count(0)


def test_a_board_on_a_phone_is_turned_with_its_goal_and_fills_the_screen(visit: Visit) -> None:
    held = json.loads((DIST / version(DIST) / "problems/problems.json").read_text("utf-8"))
    one = next(one for one in held["problems"] if one["game"] == "hex" and one["size"] == 11)
    table = visit(viewport={"width": 390, "height": 844})
    page = table.page
    table.open(f"#problems/{one['id']}")
    expect(page.locator("#task-goal")).to_contain_text("connects upper right and lower left")
    width = page.locator("#task-board .ground").first.bounding_box()
    assert width is not None
    assert width["width"] > 25  # pixels of a cell, as in a game
    for name in ("Hint", "Try again"):
        button = page.get_by_role("button", name=name).bounding_box()
        assert button is not None
        assert button["y"] + button["height"] < 844
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("#task-goal")).to_contain_text("connects top and bottom")
