"""A visitor plays by mouse and by keyboard, against bots and between two people, and takes moves back."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .table import START, TWO, Table


def test_a_game_to_the_end_by_mouse(table: Table) -> None:
    table.new_game(5, "Random")
    table.play_out(table.play)
    expect(table.status).to_contain_text(re.compile(r"(You win|Random wins): three sides connected\."))
    chain = table.page.get_by_role("gridcell", name=re.compile("winning"))
    assert chain.count() >= 5
    assert len({re.split(", ", str(cell.get_attribute("aria-label")))[1] for cell in chain.all()}) == 1
    assert table.page.locator(".legal").count() == 0


def test_a_game_its_analysis_and_its_record_by_keyboard_alone(table: Table) -> None:
    page = table.page

    def go(target: Locator) -> None:
        """Press Tab until the focus is there."""
        for _ in range(60):
            if target.evaluate("node => node === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError("The Tab key does not lead there.")

    go(table.button("New game"))
    page.keyboard.press("Enter")
    go(page.get_by_label("Size", exact=True))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    go(page.locator("#new-more > summary"))
    page.keyboard.press("Enter")
    go(page.locator("#new-opponent"))
    page.keyboard.press("End")
    expect(page.locator("#new-opponent")).to_have_value("random")
    go(table.button("Start"))
    page.keyboard.press("Enter")
    expect(page.locator("[role=gridcell]")).to_have_count(10)
    go(page.locator("[role=gridcell][tabindex='0']"))

    def walk(name: str) -> None:
        """Go to a cell with the arrow keys and press Enter."""
        row = int(name[1:])
        focused = "document.activeElement.getAttribute('aria-label').split(',')[0]"
        while (at := int(page.evaluate(focused)[1:])) != row:
            page.keyboard.press("ArrowDown" if at < row else "ArrowUp")
        page.keyboard.press("Home")
        while page.evaluate(focused) != name:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")

    table.play_out(walk)
    expect(table.status).to_contain_text(re.compile("You win|Random wins"))
    moves = table.moves()
    go(table.button("Review"))
    page.keyboard.press("Enter")
    every = len(moves) + 1
    expect(page.locator("#survey-progress")).to_have_text(f"{every} of {every} positions", timeout=START)
    expect(page.locator("#curve")).to_have_attribute("aria-label", re.compile(r"\d %|\d%"))
    go(table.button("More"))
    page.keyboard.press("Enter")
    go(page.get_by_role("dialog").get_by_role("button", name="Share"))
    page.keyboard.press("Enter")
    go(table.button("Download SGF"))
    with page.expect_download() as saved:
        page.keyboard.press("Enter")
    record = saved.value.path().read_text("utf-8")
    assert re.findall(r";[BW]\[(\w+)\]", record) == moves
    page.keyboard.press("Escape")


def test_the_labels_read_in_order_make_a_playable_game(table: Table) -> None:
    """A visitor who hears only the status and one cell after another can play to the end."""
    page = table.page
    table.new_game(4, TWO)
    mover, other = "black", "white"
    while "win" not in table.status.inner_text():
        heard = [cell.get_attribute("aria-label") or "" for cell in page.get_by_role("gridcell").all()]
        assert page.get_by_role("grid", name="Board").get_by_role("row").count() == 4
        assert [label.split(", ")[0] for label in heard] == [
            f"{column}{row}" for row in range(1, 5) for column in "abcd"[:row]
        ]
        name = next(label.split(", ")[0] for label in heard if label.split(", ")[1] == "empty")
        page.get_by_role("gridcell", name=re.compile(f"^{name}, empty")).click()
        page.get_by_role("gridcell", name=re.compile(f"^{name}, {mover}, (last|winning)")).wait_for()
        mover, other = other, mover
    assert re.search(rf"{other.capitalize()} wins", table.status.inner_text())


def test_arrow_keys_stay_on_the_board(table: Table) -> None:
    table.new_game(4, TWO)
    focused = "document.activeElement.getAttribute('aria-label')"
    table.cell("a1").focus()
    for key, label in (
        ("ArrowUp", "a1"), ("ArrowLeft", "a1"), ("ArrowDown", "a2"), ("ArrowRight", "b2"), ("ArrowRight", "b2"),
        ("ArrowDown", "b3"), ("ArrowUp", "b2"), ("ArrowDown", "b3"), ("End", "c3"), ("Home", "a3"),
        ("ArrowDown", "a4"), ("ArrowDown", "a4"),
    ):  # fmt: skip
        table.page.keyboard.press(key)
        assert table.page.evaluate(focused) == f"{label}, empty"
    assert table.page.locator("[role=gridcell][tabindex='0']").count() == 1


def test_play_now_takes_the_best_move_so_far(table: Table) -> None:
    table.thinking()
    expect(table.page.locator("#effort")).to_contain_text(re.compile(r"\d s · [\d,]+ playouts"))
    expect(table.status).to_have_text("You play f6. Net is thinking.")
    table.button("Play now").click()
    expect(table.status).to_contain_text("Your move")
    assert len(table.moves()) == 2


def test_cancel_stops_the_bot_until_it_is_let_move(table: Table) -> None:
    table.thinking()
    table.button("Pause").click()
    expect(table.status).to_have_text("You play f6. Net is paused.")
    expect(table.button("Play now")).to_be_hidden()
    table.budget("1,000 playouts")
    table.button("Let Net move").click()
    table.my_turn()
    assert len(table.moves()) == 2


def test_undo_while_the_bot_thinks_ends_its_search(table: Table) -> None:
    table.thinking()
    table.button("Take back").click()
    table.expect_cell("f6", "empty")
    expect(table.status).to_have_text("Your move. You are Black.")
    expect(table.button("Pause")).to_be_hidden()


def test_two_quick_undos_take_back_two_turns(table: Table) -> None:
    table.new_game(7, "Random")
    for _ in range(2):
        table.play(table.free())
        table.my_turn()
    assert len(table.moves()) == 4
    table.page.evaluate("() => { const undo = document.querySelector('#undo'); undo.click(); undo.click(); }")
    expect(table.page.locator("[role=gridcell][aria-label*='empty']")).to_have_count(28)
    expect(table.button("Take back")).to_be_disabled()
    assert table.moves() == []
    table.untroubled()


def test_resigning_scores_and_undo_takes_that_back(table: Table) -> None:
    table.new_game(5, "Random")
    with table.opponent():
        table.button("Reset score").click(force=True)
    table.play("c3")
    table.my_turn()
    table.more("Resign")
    table.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(table.status).to_contain_text("Your move")
    table.resign()
    expect(table.status).to_have_text("Random wins: you resigned.")
    assert table.score() == "You 0, Random 1"
    table.button("Take back").click()
    table.my_turn()
    table.expect_cell("c3", "black")
    assert table.score() == "You 0, Random 0"


def test_resigning_while_the_bot_thinks(table: Table) -> None:
    table.thinking()
    table.resign()
    expect(table.status).to_have_text("Net wins: you resigned.")
    expect(table.button("Pause")).to_be_hidden()


def test_the_score_adds_up_over_games_and_can_be_reset(table: Table) -> None:
    for _ in range(2):
        table.new_game(5, "Random")
        table.resign()
        expect(table.status).to_contain_text("Random wins")
    losses = int(table.score().split()[-1])
    assert losses >= 2
    table.new_game(5, TWO)
    beside = int(table.score().split()[-1])
    table.resign()
    expect(table.status).to_have_text("White wins: Black resigned.")
    assert table.score().endswith(f"White {beside + 1}")
    table.new_game(5, "Random")
    assert table.score().endswith(f"Random {losses}")
    with table.opponent():
        table.button("Reset score").click()
        expect(table.page.locator("#score")).to_have_attribute("aria-label", "You 0, Random 0")
        table.button("Restore").click()
        expect(table.page.locator("#score")).to_have_attribute("aria-label", f"You 0, Random {losses}")


def test_two_people_at_one_board(table: Table) -> None:
    table.new_game(3, TWO, pie=True)
    expect(table.status).to_have_text("Black to move.")
    with table.opponent():
        expect(table.page.get_by_label("The bot thinks for")).to_be_hidden()
    table.play("b2")
    expect(table.status).to_have_text("Black plays b2. White to move: a stone or “Swap”.")
    table.button("Swap").click()
    table.expect_cell("b2", "white")
    expect(table.status).to_have_text("White swaps: the stone is White’s now. Black to move.")
    expect(table.button("Swap")).to_have_count(0)
    table.button("Take back").click()
    table.expect_cell("b2", "black")
    for name, content in (("a1", "white"), ("b3", "black"), ("a3", "white"), ("a2", "black")):
        table.play(name)
        table.expect_cell(name, content)
    expect(table.status).to_have_text(re.compile("^Black plays a2. Black wins: three sides connected.$"))
    assert table.page.get_by_role("gridcell", name=re.compile("winning")).count() == 3


def test_the_person_may_swap_the_bots_first_stone(table: Table) -> None:
    table.new_game(5, "Random", "White", pie=True)
    expect(table.status).to_contain_text("Your move: a stone or “Swap”.")
    first = table.moves()[0]
    table.button("Swap").click()
    table.expect_cell(first, "white")
    table.my_turn()
    assert table.moves()[:2] == [first, "swap"]


def test_the_bot_swaps_a_strong_first_stone(table: Table) -> None:
    table.new_game(5, pie=True, budget="10,000 playouts")
    table.cell("b3").click()
    expect(table.status).to_have_text("Net swaps: the stone is White’s now. Your move. You are Black.", timeout=20_000)
    table.expect_cell("b3", "white, last move")


def test_a_random_seat_is_the_persons_or_the_bots(table: Table) -> None:
    table.new_game(3, "Random", "Random")
    table.my_turn()
    assert len(table.moves()) in {0, 1}
    expect(table.status).to_contain_text("Black" if not table.moves() else "White")


def test_a_mouse_shows_the_stone_that_it_would_place(table: Table) -> None:
    table.new_game(5, TWO)
    stone = table.cell("c3").locator(".stone")
    expect(stone).to_have_css("visibility", "hidden")
    table.cell("c3").hover()
    expect(stone).to_have_css("visibility", "visible")


@pytest.mark.parametrize("size", [3, 19])
def test_the_smallest_and_the_largest_board(table: Table, size: int) -> None:
    table.new_game(size, "Random")
    table.play("b3")
    table.expect_cell("b3", "black")
    table.my_turn()
    expect(table.page).to_have_url(re.compile(f"#{table.stored()['snapshot']['record']}$"))
