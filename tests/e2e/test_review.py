"""The review of a game, learning from one's own mistakes, and what is shown of openings."""

import re

import pytest
from playwright.sync_api import Locator, expect

from pyengine.games.y import Y
from pyengine.search.connection import openings

from .conftest import Visit
from .table import START, TWO, Table, box, findings

GAME = "#y7:d5.b4.a7.c6.c5.b5"
"""Black's third move, in the corner, gives a won game away."""
BETTER = "c6"
"""The surest of the moves that win instead."""
REASON = "After a7 the opponent has a forced win, beginning with c6."

UNANSWERED = "#hex5-pie:b2.swap.c3.d2.b4"
"""Black's last move is outside the must-play region."""


@pytest.fixture
def table(shared: Table) -> Table:
    """The game, analysed and at its end, with nothing left to be refined."""
    moves = shared.page.locator(".move")
    if moves.count() != GAME.count(".") + 1:
        shared.open(GAME)
    expect(moves).to_have_count(6, timeout=START)
    shared.page.mouse.move(5, 5)
    shared.page.keyboard.press("End")
    expect(shown(shared)).to_contain_text("b5")
    shared.review()
    survey = shared.button("Review this game")
    if survey.is_visible():
        survey.click()
        expect(shared.page.locator("#accuracy")).to_be_visible(timeout=START)
    expect(survey).to_be_hidden()
    shared.review()
    return shared


def shown(table: Table) -> Locator:
    """The move shown, in the list of moves."""
    return table.page.locator(".move[aria-current=true]")


def test_each_mistake_is_told_with_the_better_move_and_its_line(table: Table, axe: str) -> None:
    page = table.page
    expect(shown(table)).to_be_in_viewport(ratio=0.9)  # however much room the review has taken from the list
    blunder = page.locator("#mistakes button.blunder.by-1")
    expect(blunder).to_have_text(
        re.compile(rf"^\s*3 a7 \?\?\s+\d+%\s→\s\d%\s+({REASON}|Better: {BETTER}\.)"), timeout=START
    )
    expect(page.locator("#accuracy-1")).to_have_text(re.compile(r"^Black: −\d+ points? a move$"))
    # Pointing at it shows the position before it; the game stays where it is.
    blunder.hover()
    table.expect_cell("a7", "empty, .*1 blunder")
    table.expect_cell(BETTER, "empty, .*move 1")
    expect(shown(table)).to_contain_text("b5")
    page.mouse.move(5, 5)
    table.expect_cell("a7", "black, marked: 1 blunder")
    expect(page.locator(".loss")).to_have_count(blunder.locator("xpath=../..").locator("button:not(.moment)").count())
    expect(page.locator("#dots-legend")).to_contain_text("red −40")
    # A click goes there.
    blunder.click()
    page.mouse.move(5, 5)
    expect(shown(table)).to_contain_text("b4")
    table.expect_cell("a7", "empty, .*1 blunder")
    table.expect_cell(BETTER, "empty, .*move 1")
    expect(page.locator(".cell.line-1 .stone").first).to_have_css("opacity", "0.72")
    expect(table.status).to_contain_text(f"better was {BETTER}")
    assert findings(page, axe) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert findings(page, axe, "color-contrast") == []
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cell.slip")).to_have_count(0)


def test_the_curve_is_a_slider_with_areas_and_dots(table: Table) -> None:
    page = table.page
    curve, told = page.locator("#curve"), page.locator("#curve-told")
    expect(page.locator("#curve polygon")).to_have_count(1)
    expect(page.locator("#curve path.slip.blunder.by-1:not(.rim)")).to_have_count(1)
    curve.focus()
    page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    for key, ply, text in (("ArrowRight", "1", "1. d5"), ("ArrowUp", "2", "2. b4"), ("ArrowDown", "1", "1. d5")):
        page.keyboard.press(key)
        expect(curve).to_have_attribute("aria-valuenow", ply)
        expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"^{text} · Black \d+%$"))
        # Both at once: the analysis may go on.
        both = "[document.querySelector('#curve').ariaValueText, document.querySelector('#curve-told').textContent]"
        assert len(set(page.evaluate(both))) == 1
    curve.hover(position={"x": 1, "y": 5})
    expect(told).to_have_text(re.compile(r"^Start · Black \d+%$"))
    curve.click(position={"x": box(curve)["width"] - 1, "y": 5})  # it may lie elsewhere by now, but is as wide
    expect(curve).to_have_attribute("aria-valuenow", "6")
    expect(shown(table)).to_contain_text("b5")


def test_one_learns_from_a_mistake_by_keyboard_alone(table: Table, axe: str) -> None:
    page, listed = table.page, table.page.locator(".move")
    moves = listed.all_text_contents()
    page.locator("#learn-1").focus()
    page.keyboard.press("Enter")
    expect(table.status).to_have_text("Find a better move than a7.")
    for hidden in ("#lens", "#mistakes", ".cell.line-1"):
        expect(page.locator(hidden).locator("visible=true")).to_have_count(0)
    for name, key in (("a7", "Enter"), ("g7", " ")):
        table.cell(name).focus()
        page.keyboard.press(key)
        expect(table.status).to_have_text(
            re.compile(rf"^Not better: {name} loses \d+ points?\. Try again\.$"), timeout=START
        )
    assert findings(page, axe) == []
    table.cell(BETTER).focus()
    page.keyboard.press("Enter")
    expect(table.status).to_contain_text(f"Yes, that was it: {BETTER} is the best move. {REASON}", timeout=START)
    table.expect_cell(BETTER, "empty, .*move 1")
    expect(page.locator("#next-mistake")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.status).to_have_text("You found 1 of 1 better moves yourself.")
    table.button("Done").press("Enter")
    expect(shown(table)).to_contain_text("b5")
    expect(listed).to_have_text(moves)  # the game is as it was
    # The answer can be shown, too.
    page.locator("#learn-1").click()
    page.keyboard.press("ArrowRight")
    expect(table.status).not_to_contain_text("Find")
    table.button("Back to the position").click()
    expect(table.status).to_have_text("Find a better move than a7.")
    table.button("Show the answer").click()
    expect(table.status).to_contain_text(f"The answer is {BETTER}. {REASON}")
    table.button("Next").click()
    expect(table.status).to_have_text("You found 0 of 1 better moves yourself.")
    table.button("Done").click()
    table.untroubled()


def test_after_a_loss_two_taps_lead_to_the_better_move_and_the_next_to_a_rematch(arrive: Visit, axe: str) -> None:
    table = arrive(GAME.rpartition(".c5")[0], viewport={"width": 390, "height": 844}, has_touch=True)
    page, card = table.page, table.page.locator("#end-card.lost")
    table.button("As Black").tap(timeout=START)
    table.resign()
    expect(card).to_contain_text("You resigned after 4 moves.")
    expect(page.locator("#review")).to_be_hidden()
    expect(card).to_contain_text(re.compile(r"move 3 \(a7\) .*\d+%\s→\s\d%\.", re.IGNORECASE), timeout=START)
    expect(card).not_to_contain_text(BETTER)
    expect(card.locator(".tile.slip")).to_have_count(1)
    assert findings(page, axe) == []
    card.get_by_role("button", name="Try it again").tap()
    expect(table.status).to_have_text("Find a better move than a7.")
    table.cell(BETTER).tap()
    expect(table.status).to_contain_text(f"Yes, that was it: {BETTER} is the best move.")
    table.button("Done").tap()
    told = page.locator("#review-told")
    expect(told.get_by_role("heading")).to_have_text(re.compile(r"^\w+ \d+ won$"))
    expect(told).to_contain_text("The game turned once, at move 3.")
    expect(page.locator("#ring")).to_have_text("3")
    moment = page.locator(".moments .slip.blunder")
    expect(moment).to_have_count(1)
    colours = [
        page.locator(one).first.evaluate("node => getComputedStyle(node).fill")
        for one in (".loss.blunder", ".moments .blunder .tile.slip")
    ]
    assert len(set(colours)) == 1, "the legend tells one colour"
    assert findings(page, axe) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    moment.tap()
    table.expect_cell(BETTER, "empty, .*move 1")
    table.button("Practise this position").press("Enter")  # a tap so soon would be half of a double one
    expect(table.status).to_have_text("Find a better move than a7.")
    table.cell(BETTER).tap()
    expect(table.button("Rematch")).to_be_hidden()  # it follows the card alone
    table.button("Done").tap()
    table.button("Rematch").tap()
    table.expect_cell("d5", "empty")
    table.untroubled()


def test_a_mistake_comes_into_the_deck_and_is_practised(arrive: Visit, axe: str) -> None:
    table = arrive()
    page = table.page
    table.new_game(7, TWO)
    for move in GAME.partition(":")[2].split("."):
        table.play(move)
    table.review()
    table.button("Review this game").click()
    expect(page.locator("#accuracy")).to_be_visible(timeout=START)
    table.go("Problems")
    expect(page.locator("#deck")).to_contain_text("to practise today", timeout=START)
    page.locator("#deck").click()
    status = page.locator("#practice-status")
    expect(status).to_contain_text("In your game you played a7", timeout=START)
    assert findings(page, axe) == []
    table.cell("g7").click()
    expect(status).to_have_text("g7 is no better. Try another move, or look at the answer.")
    table.cell(BETTER).click()
    expect(status).to_have_text(f"{BETTER} is right. The position returns tomorrow.")
    expect(page.locator("#practice-told")).to_contain_text(REASON, timeout=START)
    page.locator("#practice-drop").click()
    expect(status).not_to_contain_text("returns tomorrow")
    table.untroubled()


def test_the_board_shows_how_even_first_stones_are_and_how_they_are_answered(arrive: Visit, axe: str) -> None:
    game, values = Y(9), openings.table()["y9"]
    even = openings.even_stones(values, openings.error("y9"))
    best = min(even, key=lambda stone: abs(values[stone] - 0.5))
    turned = max(game.move_name(image[game.move_named(best)]) for image in game.symmetries)
    answers = openings.opening(game.start().play(game.move_named(turned)))
    table = arrive("#y9-pie:", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page = table.page
    switch = table.button("Openings")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(page.locator("#openings-told")).to_contain_text("% to win if not swapped")
    place = page.locator("#board").bounding_box()
    table.expect_cell(best, r"empty, best choice, \d+%")
    table.expect_cell("a7", r"empty, \d+% to win")
    expect(table.status).to_contain_text(f"Closest: {best} ({values[best]:.0%} ± ")
    expect(switch).to_have_accessible_description(re.compile(r"A search by Wye of [\d,]+ positions, ± \d+% at most"))
    expect(page.locator(".heat.value")).to_have_count(45)
    expect(page.locator(".cell.best")).to_have_count(
        sum(game.move_name(game.canonical_move(stone)) in even for stone in range(45))
    )
    assert findings(page, axe) == []
    table.open("#y9-pie:i9")
    expect(page.locator(".move")).to_have_count(1, timeout=START)
    expect(table.status).to_have_text(re.compile(r"^Swap: \d% ± \d% to win\. Playing on: 9\d% at best\.$"))
    table.open(f"#y9-pie:{turned}")
    swap = f"Swap: {values[best]:.0%} ± "
    expect(table.status).to_have_text(re.compile(rf"^{swap}\d+% to win(, fair)?\. Best answer: [a-i]\d\.$"))
    expect(page.locator(".cell.best")).to_have_count(sum(worth.is_choice for worth in answers.values()))
    assert page.locator("#board").bounding_box() == place, "nothing moves"
    table.open(f"#y9-pie:{turned}.swap")
    expect(switch).to_be_hidden()
    expect(page.locator(".cell.best")).to_have_count(0)
    table.open("#y9:")
    expect(page.locator(".move")).to_have_count(0)
    expect(switch).to_be_hidden()
    table.open("#y7-pie:")
    expect(table.status).to_have_text("No first stone is fair here: for each one it is proven who wins.")
    expect(switch).to_have_accessible_description(re.compile(r"Proven\.$"))
    assert table.stored()["openings"] is True
    table.untroubled()


def test_what_the_numbers_of_openings_mean_is_seen_in_every_window(arrive: Visit) -> None:
    table = arrive("#y9-pie:", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = table.page
    table.button("Openings").click()
    legend = page.locator("#openings-told")
    expect(legend).to_contain_text("% to win if not swapped")
    for seen in (legend, page.locator("#board")):
        expect(seen).to_be_in_viewport(ratio=1)
    assert legend.evaluate("({ scrollHeight, clientHeight }) => clientHeight >= scrollHeight && clientHeight > 1")
    page.set_viewport_size({"width": 1280, "height": 720})
    table.button("Analyse").click()
    page.get_by_text("Display", exact=True).click()
    told, review = (box(one) for one in (legend, page.locator("#review")))
    assert told["y"] + told["height"] <= review["y"], "neither lies over the other"
    table.untroubled()


def test_a_button_shows_what_is_proven_and_the_reason_for_a_mistake_is_told(arrive: Visit, axe: str) -> None:
    table = arrive(UNANSWERED)
    page = table.page
    table.review()
    prove = table.button("Show connections")
    prove.click()
    expect(page.locator("#proofs-told")).to_have_text(re.compile(r"^\d+ proven facts$"), timeout=START)
    bridge = page.locator("#proofs button").filter(has_text="a bridge between b2 and the left side")
    expect(bridge).to_have_text("White: a bridge between b2 and the left side, over a2, a3.")
    bridge.hover()
    expect(page.locator(".cell.carrier-2")).to_have_count(2)
    expect(table.cell("a2")).to_have_accessible_name(re.compile("needed by a connection of white"))
    prove.click()
    expect(page.locator("#proofs")).to_have_count(0)
    page.locator("#survey").click()
    slip = page.locator(".moments button.by-1").filter(has_text="b4")
    expect(slip.locator("small")).to_have_text(
        "The opponent threatens to win, and b4 does not meet that: only e1, a2, c2, e2, a3 can.", timeout=START
    )
    for mark, count in (("slip", 1), ("better", 1), ("carrier", 4)):  # one cell that meets the threat is the better one
        expect(slip.locator(f".tile.{mark}")).to_have_count(count)
    slip.click()
    expect(table.status).to_contain_text("only e1, a2, c2, e2, a3 can.")
    assert findings(page, axe) == []
    table.untroubled()
