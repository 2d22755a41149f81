"""The list of moves: going through a game by buttons and keys, playing other lines, comments, and a reload."""

from playwright.sync_api import Locator, expect

from .conftest import Visit
from .table import TWO, Table


def moves(table: Table) -> Locator:
    return table.page.get_by_role("group", name="Moves")


def expect_listed(table: Table, texts: list[str]) -> None:
    """The moves of the list, in the order in which they stand there."""
    expect(moves(table).locator(".move")).to_have_text(texts)


def current(table: Table, text: str) -> None:
    """The move that is shown has this text, and the game its number of moves."""
    expect(moves(table).locator("[aria-current=true]")).to_have_text(text)
    table.page.wait_for_function(
        "ply => JSON.parse(localStorage['wye /wye/']).snapshot.ply === ply", arg=int(text.partition(" ")[0])
    )


def two_lines(table: Table) -> None:
    """A game of two people: a1 b2 a3 and, in place of b2, c3 c4, which is shown."""
    table.new_game(4, TWO)
    table.play("a1", "b2", "a3")
    for _ in range(2):
        table.button("Previous move").click()
    current(table, "1 a1")
    table.play("c3", "c4")


def test_going_by_buttons_and_keys(table: Table) -> None:
    two_lines(table)
    table.button("First position").click()
    expect(moves(table).locator("[aria-current=true]")).to_have_count(0)
    table.expect_cell("a1", "empty")
    expect(table.button("Previous move")).to_be_disabled()
    table.button("Last position").click()
    current(table, "3 c4")
    expect(table.button("Next move")).to_be_disabled()
    for key, text in (
        ("ArrowLeft", "2 c3"), ("ArrowUp", "2 b2"), ("ArrowDown", "2 c3"), ("PageUp", "1 a1"), ("PageDown", "2 c3"),
        ("End", "3 c4"), ("Control+z", "2 c3"), ("Control+y", "3 c4"), ("Control+z", "2 c3"),
        ("Control+Shift+Z", "3 c4"),
    ):  # fmt: skip
        table.page.keyboard.press(key)
        current(table, text)
    table.page.keyboard.press("Home")
    table.expect_cell("a1", "empty")


def test_lines_are_deleted_and_made_the_main_line(table: Table) -> None:
    two_lines(table)
    table.review()
    table.button("Make this the main line").click()
    expect_listed(table, ["1 a1", "2 c3", "2 b2", "3 a3", "3 c4"])
    expect(table.button("Make this the main line")).to_be_disabled()
    moves(table).get_by_role("button", name="2 b2").click()
    current(table, "2 b2")
    table.button("Delete from here").click()
    current(table, "1 a1")
    expect_listed(table, ["1 a1", "2 c3", "3 c4"])
    table.button("Analyse").click()


def test_the_tree_and_its_comments_survive_a_reload_right_after_fast_steps(arrive: Visit) -> None:
    table = arrive()
    two_lines(table)
    table.review()
    table.page.get_by_label("Comment on this position").fill("A corner.")
    expect(moves(table).get_by_role("button", name="3 c4, black, A corner.")).to_be_visible()
    table.button("Previous move").click()
    current(table, "2 c3")
    expect(table.page.get_by_label("Comment on this position")).to_have_value("")
    for key in ("ArrowUp", "ArrowRight"):
        table.page.keyboard.press(key)
    current(table, "3 a3")
    table.reload()
    expect_listed(table, ["1 a1", "2 b2", "2 c3", "3 c4 …", "3 a3"])
    current(table, "3 a3")
    table.page.wait_for_function("location.hash.endsWith(':a1.b2.a3')")
    moves(table).get_by_role("button", name="3 c4").click()
    current(table, "3 c4 …")
    table.review()
    expect(table.page.get_by_label("Comment on this position")).to_have_value("A corner.")


def test_a_bot_waits_in_the_middle_of_the_game_and_goes_on_at_its_end(table: Table) -> None:
    table.new_game(5, "Random")
    table.play("c3")
    table.my_turn()
    table.page.keyboard.press("ArrowLeft")
    expect(table.status).to_contain_text("Random is paused.")
    table.page.keyboard.press("ArrowRight")
    table.my_turn()
    assert len(table.moves()) == 2
    table.play(table.free())
    expect(moves(table).locator(".move")).to_have_count(4)
    table.my_turn()
    for _ in range(3):
        table.page.keyboard.press("ArrowLeft")
    expect(table.status).to_contain_text("Random is paused.")
    table.button("Next move").click()
    table.review()
    table.button("Delete from here").click()
    expect(moves(table).locator(".move")).to_have_count(2)  # the one that is left, and the answer to it
    table.button("Analyse").click()
    table.my_turn()
    assert len(table.moves()) == 2
    table.page.keyboard.press("ArrowLeft")
    table.button("Let Random move").click()
    table.my_turn()
    assert len(table.moves()) == 2


def test_a_move_while_the_page_is_left_is_not_lost(arrive: Visit) -> None:
    table = arrive()
    table.new_game(4, TWO)
    table.play("a1")
    table.page.wait_for_function("location.hash.endsWith(':a1')")
    table.reload()
    left = table.page.url
    table.play("b2")
    table.page.goto(left.replace("#", "?again#"))  # a move in that moment does not reach the address
    table.expect_cell("b2", "white, last move")
