"""The place to learn, the welcome of a first visit, and the dialog about Wye."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from pyengine import __version__
from pyengine.page.lessons import COURSE

from .conftest import Visit
from .table import TWO, WORKER, Table, box

STEPS = [lesson for lesson in COURSE if lesson.chapter == COURSE[0].chapter]
SIZES = ((360, 640), (360, 740), (768, 1024), (1280, 720))


def cell(table: Table, name: str) -> Locator:
    """A cell of the lesson's board."""
    return table.page.locator("#lesson-place").get_by_role("gridcell", name=re.compile(rf"^{name}, "))


def expect_fit(page: Page, *sizes: tuple[int, int]) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") == width
    page.set_viewport_size({"width": 1280, "height": 800})


def attempt(table: Table, move: str) -> None:
    if move == "swap":
        table.button("Swap").click()
    else:
        cell(table, move).click()


def test_lessons_are_taught_before_python_is_there(visit: Visit) -> None:
    table = visit(first=True, reduced_motion="reduce")
    page, answer = table.page, table.page.locator("#lesson-answer")
    held = table.hold(WORKER)
    table.open()
    page.get_by_role("link", name="Learn in a minute").click()
    tasks = STEPS[0].tasks
    for number, task in enumerate(tasks, 1):
        expect(page.locator("#lesson-count")).to_have_text(f"Task {number} of {len(tasks)}")
        expect(page.locator("#lesson-steps [aria-current=step]")).to_have_attribute("href", f"#learn/{task.name}")
        expect(page.locator("#lesson-title .disc")).to_have_attribute("title", "You are Black.")
        attempt(table, task.moves.split()[0])
        if task.name == "race":
            expect(answer).to_have_text("Right. Your opponent resists: go on.")
            attempt(table, "e5")
        expect(answer).to_have_attribute("data-verdict", "right")
        expect(page.locator("#lesson-steps .solved")).to_have_count(number)
        expect_fit(page, *SIZES)
        table.button("Next" if number < len(tasks) else "Next lesson").click()
        expect(page.locator("#lesson-title")).to_be_focused()
    expect(page.locator("#lesson-title")).to_have_text("Corners and draws")
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".chapter li").first).to_contain_text("4 of 4 solved")
    expect(page.locator("#learn-next")).to_contain_text("Corners and draws")
    expect_fit(page, *SIZES, (320, 640))
    page.get_by_role("link", name="How the computer thinks").click()
    expect(page.locator("#lesson-waits")).to_be_visible()
    expect(table.button("Search further")).to_be_disabled()
    table.button("Play your first game").click()
    expect(page.get_by_role("gridcell")).to_have_count(28)
    table.cell("d5").click()
    table.expect_cell("d5", "empty, waiting")
    table.let_go(held)
    table.expect_cell("d5", "black")
    table.my_turn()
    bots = json.loads(page.locator("#start").text_content() or "")["describe"]["bots"]
    assert table.stored()["players"] == ["human", bots[0]["name"]]
    assert bots[0]["level"] is not None


def test_the_first_visit_is_led_to_a_game_and_to_its_end(visit: Visit) -> None:
    table = visit(first=True)
    page, welcome = table.page, table.page.get_by_role("region", name="Welcome")
    table.open()
    expect(welcome).to_be_visible()
    stones = page.locator("#welcome-picture .piece:not(.absent)")
    page.wait_for_function("document.querySelectorAll('#welcome-picture .piece:not(.absent)').length > 3")
    expect(page.locator("#welcome-picture .thumbnail:not(.unwon)")).to_be_attached()
    assert stones.count() > 10
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(welcome).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Play an easy game").press("Enter")
    expect(welcome).to_be_hidden()
    expect(page.get_by_role("gridcell")).to_have_count(28)
    expect(page.locator("#board [tabindex='0']")).to_be_focused()
    table.ready()
    table.play_out(table.play)
    expect(table.status).to_contain_text(re.compile("You win|wins"))
    page.reload()
    table.ready()
    expect(welcome).to_be_hidden()


def test_the_moving_picture_leaves_the_processors_to_python_while_it_starts(visit: Visit) -> None:
    table = visit(first=True, clock=True, reduced_motion="no-preference")
    page, stones = table.page, table.page.locator("#welcome-picture .piece:not(.absent)")
    held = table.hold(WORKER)
    table.open()
    expect(page.locator("#welcome-loading")).to_have_text(re.compile("Starting"))
    before = stones.count()
    page.clock.run_for(5_000)
    assert stones.count() == before
    table.let_go(held)
    table.ready()
    expect(stones).not_to_have_count(before)


def test_the_welcome_can_be_left_alone_and_called_back(visit: Visit) -> None:
    table = visit(first=True, reduced_motion="reduce")
    page, welcome = table.page, table.page.get_by_role("region", name="Welcome")
    table.open("#y5:c3")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    expect(welcome).to_be_hidden()
    table.open("icon.svg")  # the page has kept all by the time that it is left
    page.evaluate("localStorage.clear(); sessionStorage.clear()")
    table.open("?again")
    expect(welcome).to_be_visible()
    expect(page.locator("#welcome-picture .absent")).to_have_count(0)  # a still picture of the end
    page.get_by_role("button", name="Close").focus()
    page.keyboard.press("Escape")
    expect(welcome).to_be_hidden()
    expect(page.locator("#board [tabindex='0']")).to_be_focused()
    table.go("Learn")
    table.button("About").click()
    table.button("Show the welcome").click()
    expect(page.locator("#welcome-title")).to_be_focused()
    familiar = page.get_by_role("button", name="I know Hex")
    familiar.click()
    expect(familiar).to_have_attribute("aria-expanded", "true")
    table.button("Play Hex 11").click()
    expect(page.get_by_role("gridcell")).to_have_count(121)
    expect(welcome).to_be_hidden()
    table.ready()
    table.play("f6")
    table.button("About").click()
    table.button("Show the welcome").click()
    table.my_turn()
    table.cell("a1").click()
    expect(welcome).to_be_hidden()


def test_lessons_are_remembered_and_leave_the_game_alone(table: Table) -> None:
    table.new_game(4, TWO)
    table.play("b2")
    table.go("Learn")
    table.page.locator("#learn-next").click()
    cell(table, "a4").click()
    expect(cell(table, "a4")).to_have_accessible_name(re.compile("black, last move, winning"))
    expect(table.page.locator("#lesson-answer")).to_contain_text("you win")
    table.page.reload()
    expect(table.page.locator("#lesson-steps li:first-child .solved")).to_be_attached()
    table.go("Learn")
    expect(table.page.locator("#learn-next")).to_contain_text("Task 2 of 4")
    table.go("Play")
    expect(table.page.locator("[role=gridcell]")).to_have_count(10)
    assert table.moves() == ["b2"]
    table.play("b3")


def test_the_way_on_keeps_its_place_and_leads_to_a_first_game(table: Table) -> None:
    table.page.evaluate("location.hash = 'learn/takeover'")
    onward = table.page.locator("#lesson-next")
    expect(table.button("Swap")).to_be_visible()
    place = box(onward)
    table.button("Swap").click()
    expect(table.page.locator("#lesson-answer")).to_contain_text("The stone is yours")
    after = box(onward)
    assert (after["x"], after["y"]) == (place["x"], place["y"])  # the way on stays where it was
    table.page.evaluate("location.hash = 'learn/halt'")
    table.button("Play your first game").click()
    expect(table.page.locator("#title")).to_have_text("Hex, size 5")


def test_about_names_version_licences_and_strength(table: Table) -> None:
    table.button("About").click()
    dialog = table.page.get_by_role("dialog", name="About")
    expect(dialog).to_contain_text(f"Version {__version__}")
    expect(dialog.get_by_role("link", name="Licences")).to_have_attribute("href", "licenses/")
    table.button("Close").click()
