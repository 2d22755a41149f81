"""The place Problems: a wrong try with its refutation, the solution by keyboard, and what is kept of it."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from pyengine.arena.lines import Tree
from pyengine.records.record import read
from pyengine.search.connection.openings import opening
from web.build.files import version
from web.build.paths import DIST

from .conftest import Visit
from .table import START, box, findings


@cache
def held() -> dict[str, Any]:
    """The problems of the built site, and their boards."""
    found: dict[str, Any] = json.loads((DIST / version(DIST) / "problems/problems.json").read_text("utf-8"))
    return found


def test_a_problem_is_solved_by_keyboard_after_a_wrong_try(visit: Visit) -> None:
    place, one = next((at, one) for at, one in enumerate(held()["problems"]) if one["game"] == "y" and one["size"] == 5)
    cells = [cell["name"] for cell in held()["boards"]["y5"]["layout"]["cells"]]
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
    expect(page.locator("#task-line li").nth(1)).to_be_attached()
    expect(board.locator(".cell.winning").nth(2)).to_be_attached()
    expect(page.get_by_role("button", name="Try again")).to_be_enabled()
    page.get_by_role("button", name="Hint").press("Enter")
    expect(status, "a hint in words").to_have_text(re.compile(" to move. Hint: (?!the move)"))
    page.get_by_role("button", name="Hint").press("Enter")
    expect(status).to_contain_text("Hint: the move lies in the marked area.")
    expect(board.locator(".hint-area").nth(3)).to_be_attached()
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
    expect(page.locator("#problem-groups a").filter(has_not_text="Hex 11")).to_have_count(0)
    expect(page.locator("#problem-groups a small").first).to_have_text("Hex 11")
    page.goto(f"{table.url}#problems/nothing")
    expect(page.locator("#problems-told")).to_contain_text("names no problem")


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


def at_hand(page: Page, store: str, name: str) -> tuple[int, dict[str, Any]]:
    """The number of the problem that the training or the run has chosen, and the problem."""
    chosen = page.evaluate(f"JSON.parse({store}['wye-{name} /wye/']).next")
    return next((place, one) for place, one in enumerate(held()["problems"], 1) if one["id"] == chosen)


def play(page: Page, name: str) -> None:
    """Choose a cell of the problem's board."""
    page.locator("#task-board").get_by_role("gridcell", name=re.compile(f"^{name}, ")).click()


def solve(page: Page, one: dict[str, Any]) -> None:
    play(page, one["move"])
    if one["line"]:
        end_of(one["line"], lambda _: None, lambda name: play(page, name))


def test_training_follows_the_rating_by_the_first_try(visit: Visit, axe: str) -> None:
    table = visit(reduced_motion="reduce")
    page, rating = table.page, table.page.locator("#task-rating")
    table.open("#problems")
    page.locator("#train").click()
    expect(rating).to_have_text("Your rating: 1,200 ± 250 · A hint counts as a miss.")
    expect(page.locator("#task-kind")).to_contain_text(re.compile(r"rating 1,[0-3]\d\d"))
    expect(page.locator("#task-next")).to_be_disabled()
    first, problem = at_hand(page, "localStorage", "training")
    page.reload()
    expect(page.locator("#task-title")).to_have_text(f"Problem {first}")
    solve(page, problem)
    expect(rating).to_have_text(re.compile(r"^Your rating: 1,[23]\d\d ± 2\d\d \+\d+$"))
    assert findings(page, axe) == []
    page.locator("#task-next").click()
    expect(rating).not_to_contain_text("+")
    second, problem = at_hand(page, "localStorage", "training")
    assert second != first
    page.get_by_role("button", name="Hint").click()
    solve(page, problem)
    expect(rating).to_contain_text(re.compile(r"−\d+$"))
    table.open("#problems/train/ladder")
    expect(page.locator("#task-kind")).to_contain_text("Ladders and their escapes")


def test_a_run_is_against_the_clock_hidden_or_loaded_again(visit: Visit, axe: str) -> None:
    table = visit(clock=True, reduced_motion="reduce")
    page, clock, score = table.page, table.page.get_by_role("timer"), table.page.locator("#run-score")
    table.open("#problems/run")
    page.get_by_role("button", name="Start").click()
    expect(clock).to_have_text(re.compile(r"3:00|2:[45]\d"))
    solve(page, at_hand(page, "sessionStorage", "run")[1])
    expect(score).to_have_text("1 solved, 0 of 3 missed")
    page.clock.run_for(1_000)
    missed, one = at_hand(page, "sessionStorage", "run")
    free = page.locator("#task-board").get_by_role("gridcell", name="empty")
    names = [(name or "").partition(",")[0] for name in free.evaluate_all("all => all.map((cell) => cell.ariaLabel)")]
    play(page, next(name for name in names if name != one["move"]))
    expect(score).to_have_text("1 solved, 1 of 3 missed")
    assert findings(page, axe) == []
    page.clock.fast_forward(60_000)  # as in a hidden page, in which no timer fires
    expect(clock).to_have_text(re.compile(r"1:[45]\d"))
    page.reload()
    expect(score).to_have_text("1 solved, 1 of 3 missed")
    page.clock.fast_forward(120_000)
    expect(page.locator("#run-card")).to_contain_text("1 problem solved. Your best run so far!")
    assert findings(page, axe) == []
    page.get_by_role("link", name=f"Problem {missed}").click()
    expect(page.locator("#task-title")).to_have_text(f"Problem {missed}")
    page.get_by_role("link", name="All problems").click()
    expect(page.locator("#run")).to_contain_text("Best so far: 1")


def test_the_trainer_asks_of_openings_and_keeps_what_was_answered(visit: Visit, axe: str) -> None:
    table = visit(reduced_motion="reduce")
    page, status = table.page, table.page.locator("#practice-status")
    table.open("#problems")
    expect(page.locator("#trainer")).to_contain_text("Train your first stone and the swap.")
    page.locator("#trainer").click()
    expect(page.locator("#practice-board [role=gridcell]"), "the usual board").to_have_count(66)
    page.get_by_role("combobox", name="Board").select_option("Y 7")
    start = read("y7-pie:").state
    values = {start.game.move_name(move): worth.value for move, worth in opening(start).items()}
    told = page.locator("#practice-told")
    for right in (True, False):
        # The board is drawn together with its question.
        expect(page.locator("#practice-board [role=gridcell]")).to_have_count(28)
        stone = re.match(r"Black opens (\w+)\. Swap\?|Black opens\.", status.inner_text())
        assert stone is not None
        assert findings(page, axe) == []
        if stone[1] is None:
            page.get_by_role("button", name="Show the answer").click()
            expect(status).to_contain_text("is one of the fairest stones")
        else:
            takes = (values[stone[1]] > 0.5) == right
            page.get_by_role("button", name="Swap" if takes else "Play on").click()
            expect(status).to_have_text(re.compile(f"^{'Right' if right else 'Wrong'}: "))
            wins = "wins" if values[stone[1]] > 0.5 else "loses"
            expect(told).to_contain_text(f"It is proven that {stone[1]} {wins} without a swap.")
            expect(page.locator(".heat.value")).to_have_count(
                1 + len(start.game.geometry.neighbours[start.game.move_named(stone[1])])
            )
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_role("button", name="Next")).to_have_count(0)
    expect(page.locator("#practice-count")).to_have_text("3 of 10")
    page.get_by_role("link", name="All problems").click()
    expect(page.locator("#trainer")).to_contain_text("Nothing to repeat today, 2 answered")
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
        play(page, name)
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
    play(page, tried)
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
    one = next(one for one in held()["problems"] if one["game"] == "hex" and one["size"] == 11)
    table = visit(viewport={"width": 390, "height": 844})
    page = table.page
    table.open(f"#problems/{one['id']}")
    expect(page.locator("#task-goal")).to_contain_text("connects upper right and lower left")
    assert box(page.locator("#task-board .ground").first)["width"] > 25  # pixels of a cell, as in a game
    for name in ("Hint", "Try again"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    link, tools = box(page.get_by_role("link", name="All problems")), box(page.locator("#tools"))
    assert link["x"] + link["width"] <= tools["x"] or link["y"] >= tools["y"] + tools["height"]
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("#task-goal")).to_contain_text("connects top and bottom")
