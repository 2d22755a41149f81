"""The place Problems: a wrong try with its refutation, the solution by keyboard, and what is kept of it."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from pyengine.arena.lines import Tree
from pyengine.records.record import read
from pyengine.search.openings import opening
from pyengine.search.openings import table as table_of_values
from web.build.files import version
from web.build.paths import DIST

from .conftest import Visit
from .table import START, findings


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
        by_keys(page, board, name)

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
    last = end_of(
        one["line"], lambda defence: expect(status).to_contain_text(f"{other} defends with {defence}"), choose
    )
    expect(status).to_have_text(re.compile(rf"^Right: {last} wins\."))
    expect(page.locator("#task-kind")).to_contain_text("Cut the opponent off")
    page.reload()
    expect(page.locator("#task-kind")).to_have_text(re.compile("solved with a hint$"))
    page.get_by_role("link", name="All problems").click()
    page.locator("#problem-all > summary").click()
    expect(page.get_by_role("link", name=f"Problem {place + 1}, Y 5, solved with a hint")).to_be_visible()
    expect(page.locator("#problem-count")).to_have_text(re.compile("^1 of "))
    page.get_by_label("Motif").select_option("Join two chains")
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


def by_keys(page: Page, board: Locator, name: str) -> None:
    """Go to a cell of a board of side 5 with the arrow keys, and play it."""
    board.locator("[tabindex='0']").focus()
    right = ("Home",) + ("ArrowRight",) * "abcde".index(name[0])
    for key in ("ArrowUp",) * 5 + ("ArrowDown",) * (int(name[1:]) - 1) + right:
        page.keyboard.press(key)
    expect(board.get_by_role("gridcell", name=re.compile(rf"^{name}, "))).to_be_focused()
    page.keyboard.press("Enter")


def end_of(line: Tree, defended: Callable[[str], None], choose: Callable[[str], None]) -> str:
    """Play a line to its end; its last move."""
    assert line
    while line:
        ((defence, replies),) = line.items()
        defended(defence)
        reply, line = next(iter(replies.items()))
        choose(reply)
    return reply


def test_the_trainer_asks_of_openings_and_keeps_what_was_answered(visit: Visit, axe: str) -> None:
    table = visit(reduced_motion="reduce")
    page, status = table.page, table.page.locator("#practice-status")
    table.open("#problems")
    expect(page.locator("#trainer")).to_contain_text("what would the tables say?")
    page.locator("#trainer").click()
    page.get_by_role("combobox", name="Board").select_option("Y 7")
    start = read("y7-pie:").state
    values = {start.game.move_name(move): worth.value for move, worth in opening(start).items()}
    asked = re.compile(r"has begun with (\w+)\.|Place the fairest one")
    for right in (True, False):
        expect(status).to_have_text(asked, timeout=START)
        found = asked.search(status.inner_text())
        assert found is not None
        assert findings(page, axe) == []
        if (stone := found[1]) is None:
            page.get_by_role("button", name="Show the answer").click()
            expect(status).to_contain_text("is one of the fairest stones")
        else:
            takes = (values[stone] > 0.5) == right
            page.get_by_role("button", name="Take it over" if takes else "Play on").click()
            told = "Right" if right else "No"
            expect(status).to_have_text(re.compile(rf"^{told}\. Without a swap {stone} wins \d+%"))
            share = re.search(r"wins (\d+)%", status.inner_text())
            assert share is not None
            assert abs(int(share[1]) / 100 - values[stone]) < 0.006
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_role("button", name="Next")).to_have_count(0)
    page.get_by_role("link", name="All problems").click()
    expect(page.locator("#trainer")).to_contain_text("Nothing to repeat today, 2 answered")
    table.untroubled()


def test_the_trainer_asks_symmetric_stones_once(visit: Visit) -> None:
    asked = ["", *table_of_values()["y3"]]
    card = {"due": 99_999, "days": 9, "ease": 2.5}
    cards = [{"id": f"y3-pie:{stone}", **card} for stone in asked] + [{"id": "y3-pie:c3", **card, "due": 1}]
    table = visit()
    table.open("#problems")
    table.page.evaluate("cards => localStorage.setItem('wye-openings /wye/', cards)", json.dumps(cards))
    table.open("#problems/openings")
    table.page.get_by_role("combobox", name="Board").select_option("Y 3")
    expect(table.page.locator("#practice-status")).to_have_text("That was all for today.", timeout=START)
    table.page.get_by_role("link", name="All problems").click()
    expect(table.page.locator("#trainer")).to_contain_text("Nothing to repeat today, ")
    table.untroubled()


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
    for name in ("e5", "b3"):  # the refutation is shown, then the defence awaited
        page.locator("#task-board").get_by_role("gridcell", name=re.compile(f"^{name}, ")).click()
        if name == "e5":
            expect(page.locator("#task-line .later")).not_to_have_count(0, timeout=START)
    expect(page.locator("#task-status")).to_have_text("Right: b3.")
    page.get_by_role("link", name="All problems").click()
    expect(page.locator("#problem-list")).to_be_visible()
    page.clock.run_for(5_000)  # an exception would fail the test
    expect(page.locator("#task")).to_have_count(0)


@pytest.mark.parametrize(
    ("tried", "told", "replies"), [("e5", "e5 does not win: ", 1), ("b3", "Right: b3.", 0)], ids=["wrong", "right"]
)
def test_a_game_begins_at_the_position_that_a_problem_shows(visit: Visit, tried: str, told: str, replies: int) -> None:
    table = visit(reduced_motion="reduce")
    page, problem = table.page, "#problems/410f47"
    table.open(problem)
    page.locator("#task-board").get_by_role("gridcell", name=re.compile(f"^{tried}, ")).click()
    expect(page.locator("#task-status")).to_contain_text(told, timeout=START)
    shown = page.locator("#task-board .cell[class*='stone-']")
    names = shown.evaluate_all("cells => cells.map((cell) => cell.getAttribute('aria-label').split(',')[0])")
    page.get_by_role("button", name="Play from here").click(timeout=START)
    expect(page.locator("#place-play")).to_be_visible()
    table.my_turn()
    moves = table.moves()
    assert tried in names
    assert (set(names), len(names)) == (set(moves[: len(names)]), len(moves) - replies)
    table.untroubled()


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
