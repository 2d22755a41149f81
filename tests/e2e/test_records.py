"""Texts of several games and of positions."""

from playwright.sync_api import expect

from .table import START, Table
from .test_files import dialog, drop, opened, paste

SEVERAL = """(;GM[Y]SZ[4]GN[The corner];B[a1])
(;GM[11]SZ[5]PB[Ann]PW[Bob]DT[2026]RE[B+R];B[a1];W[b2])
(;GM[Y]SZ[4]RU[no pie];B[a1];W[b2];B[c3])"""
POSITION = "(;GM[11]SZ[4]AB[b1][a3]AW[c2]PL[W])"
MADE_UP = "The text describes a position without its history. The moves that lead to it here are made up."


def confirm(table: Table) -> None:
    dialog(table).get_by_role("button", name="Import", exact=True).click()


def test_one_of_several_games_is_chosen(table: Table) -> None:
    paste(table, SEVERAL)
    which = table.page.get_by_label("The text contains 3 games. Which one do you want to open?")
    expect(which).to_be_focused(timeout=START)
    assert which.locator("option").all_inner_texts() == [
        "1. The corner (Y 4, 1 move)",
        "2. Ann – Bob, B+R, 2026 (Hex 5, 3 moves)",
        "Game 3 (Y 4, 3 moves)",
    ]
    which.select_option("Game 3 (Y 4, 3 moves)")
    confirm(table)
    expect(dialog(table)).to_be_hidden(timeout=START)
    assert table.moves() == ["a1", "b2", "c3"]
    table.untroubled()


def test_another_text_is_another_choice(table: Table) -> None:
    opened(table, "y4:a1", "y4:a1")
    drop(table, SEVERAL)
    which = table.page.locator("#open-games")
    expect(which).to_be_focused(timeout=START)
    which.select_option(index=2)
    table.page.get_by_label("SGF, HexWorld link or moves").fill(SEVERAL.replace("The corner", "Another"))
    expect(which).to_be_hidden()
    confirm(table)
    expect(which).to_have_value("0", timeout=START)
    expect(which.locator("option").first).to_have_text("1. Another (Y 4, 1 move)")
    table.page.keyboard.press("Escape")
    assert table.moves() == ["a1"]
    table.more("Import")
    expect(which).to_be_hidden()
    table.page.keyboard.press("Escape")


def test_a_position_is_opened_as_moves_that_are_made_up(table: Table) -> None:
    paste(table, POSITION)
    expect(dialog(table)).to_be_hidden(timeout=START)
    expect(table.alert).to_contain_text(MADE_UP)
    assert table.moves() == ["b1", "c2", "a3"]
    table.button("Dismiss").click()
