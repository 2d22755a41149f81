"""Import and export: paste, file and drop, several games and positions, and every format to save."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from pyengine.games import new_game

from .table import CLIPBOARD, START, Table

SGF = (
    "(;FF[4]CA[UTF-8]GM[Y]SZ[4]RU[pie]AP[other]PB[Ann]DT[2026-11-22]\n"
    ";B[a1]C[A corner.]\n(\n;W[b2])\n(\n;W[c3]\n;B[c4]))\n"
)
BROKEN = "(;GM[Y]SZ[4]\n;B[z9])"
SEVERAL = """(;GM[Y]SZ[4]GN[The corner];B[a1])
(;GM[11]SZ[5]PB[Ann]PW[Bob]DT[2026]RE[B+R];B[a1];W[b2])
(;GM[Y]SZ[4]RU[no pie];B[a1];W[b2];B[c3])"""
POSITION = "(;GM[11]SZ[4]AB[b1][a3]AW[c2]PL[W])"
MADE_UP = "The text describes a position without its history. The moves that lead to it here are made up."

VISITOR = {"permissions": CLIPBOARD}


def dialog(table: Table) -> Locator:
    return table.page.get_by_role("dialog")


def paste(table: Table, text: str) -> None:
    """Open a text through the dialog, which stays open if the text is refused."""
    table.more("Import")
    table.page.get_by_label("SGF, HexWorld link or moves").fill(text)
    dialog(table).get_by_role("button", name="Import", exact=True).click()


def opened(table: Table, text: str, record: str) -> None:
    """Open a text, and see the game at the board."""
    paste(table, text)
    expect(dialog(table)).to_be_hidden(timeout=START)
    table.page.wait_for_function(
        "record => JSON.parse(localStorage['wye /wye/']).snapshot.record === record", arg=record
    )


def drop(table: Table, text: str) -> None:
    """Drop a file of this text on the board."""
    data = table.page.evaluate_handle(
        """text => { const data = new DataTransfer(); data.items.add(new File([text], "game.sgf")); return data; }""",
        text,
    )
    table.page.dispatch_event("#board", "drop", {"dataTransfer": data})


def test_a_game_is_opened_in_every_form(table: Table) -> None:
    opened(table, SGF, "y4-pie:a1.b2")
    expect(table.page.locator(".move")).to_have_text(["1 a1 …", "2 b2", "2 c3", "3 c4"])
    opened(table, "https://hexworld.org/board/#4r9c1,b1:sc3,d4", "hex4-pie:b1.swap.c3")
    expect(table.button("Next move")).to_be_enabled()
    opened(table, "1.b1 2.swap", "hex4-pie:b1.swap")
    opened(table, '{"size": 3, "turn": 0, "players": ["B", "R"], "layout": "B/.R/..."}', "y3-pie:a1.b2")
    opened(table, f"{table.url}#nim9-take3:2", "nim9-take3:2")
    table.untroubled()


def test_what_cannot_be_read_is_told_in_place_and_the_game_goes_on(table: Table) -> None:
    opened(table, SGF, "y4-pie:a1.b2")
    paste(table, BROKEN)
    fault = dialog(table).get_by_role("alert")
    expect(fault).to_have_text("SGF, line 2, column 4: 'z9' is not a move: expected a cell from a1 to d4.")
    assert table.page.locator("#open-quote").text_content() == ";B[z9])\n   ^"
    expect(table.page.get_by_label("SGF, HexWorld link or moves")).to_have_value(BROKEN)
    dialog(table).get_by_role("button", name="Cancel").click()
    assert table.stored()["snapshot"]["record"] == "y4-pie:a1.b2"
    table.more("Import")
    expect(fault).to_be_hidden()
    table.page.keyboard.press("Escape")
    table.untroubled()


def test_a_file_is_opened_chosen_or_dropped(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(SGF, "utf-8")
    table.more("Import")
    table.page.get_by_label("Or a file").set_input_files(path)
    expect(dialog(table)).to_be_hidden(timeout=START)
    expect(table.page.locator(".move")).to_have_count(4)
    drop(table, BROKEN)
    expect(dialog(table).get_by_role("alert")).to_contain_text("line 2, column 4")
    table.page.keyboard.press("Escape")
    assert table.stored()["snapshot"]["record"] == "y4-pie:a1.b2"


def test_an_old_or_broken_file_is_opened_and_what_is_uncertain_is_told(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "old.sgf"
    path.write_bytes("(;GM[11]SZ[5]PB[田中]AB[b2]AW[d3];B[a1];W[c4];B[z9];W[e5])".encode("shift_jis"))
    table.more("Import")
    table.page.get_by_label("Or a file").set_input_files(path)
    expect(dialog(table)).to_be_hidden(timeout=START)
    expect(table.page.locator(".move")).to_have_text(["b2", "d3", "1 a1", "2 c4"])
    expect(table.page.locator("body")).to_contain_text("田中")
    told = table.page.locator("#problem-text")
    expect(told).to_contain_text("It was read as Shift_JIS, which is a guess.")
    expect(told).to_contain_text("'z9' is not a move: expected a cell from a1 to e5. Moves left out from there on: 2.")


def test_a_game_of_many_variations_is_found_again_where_it_was_left(table: Table) -> None:
    """It is stored once the person rests."""
    cells = new_game("hex", 11).geometry.names
    lines = "".join(f"(;B[{move}];W[{reply}])" for move in cells[:12] for reply in cells[12:])
    paste(table, f"(;GM[11]SZ[11]{lines})")
    expect(dialog(table)).to_be_hidden(timeout=START)
    table.page.keyboard.press("ArrowLeft")
    shown = table.page.locator(".move[aria-current=true]")
    expect(shown).to_have_text("1 a1")
    table.watch(lambda: table.stored()["snapshot"]["ply"] == 1)
    table.reload()
    expect(shown).to_have_text("1 a1")
    expect(table.page.locator("#moves")).to_contain_text("more")
    table.untroubled()


def test_a_game_goes_out_as_it_came_in(table: Table) -> None:
    opened(table, SGF, "y4-pie:a1.b2")
    table.more("Share")
    with table.page.expect_download() as got:
        table.button("Download SGF").click()
    assert got.value.suggested_filename == "y4-2026-11-22-Ann.sgf"
    assert Path(got.value.path()).read_text("utf-8") == SGF
    assert table.copied("Copy SGF") == SGF
    expect(table.page.locator("#save-told")).to_have_text("SGF: copied.")
    assert table.copied("Copy link").endswith("#y4-pie:a1.b2")
    titles = dialog(table).locator("li span").all_inner_texts()
    assert titles == ["SGF", "YEN", "Moves", "Picture (SVG)", "Picture (PNG)"]
    table.button("Done").click()
    opened(table, "hex3-pie:a1", "hex3-pie:a1")
    table.more("Share")
    assert table.copied("Copy HexWorld link") == "https://hexworld.org/board/#3c1,a1"
    link = dialog(table).get_by_role("link", name="See UCT think about this position")
    expect(link).to_have_attribute("href", "lab.html#uct?position=hex3-pie%3Aa1")
    table.button("Done").click()


def test_the_board_goes_out_as_a_picture(table: Table) -> None:
    opened(table, "y4:a1.b2.c3", "y4:a1.b2.c3")
    table.more("Share")
    svg = table.downloaded("Picture (SVG)").read_text("utf-8")
    assert svg.count("<polygon") == 2 * 10  # each cell, and its grain
    assert svg.count("url(") == 10 + 3
    assert "class=" not in svg
    assert table.downloaded("Picture (PNG)").read_bytes().startswith(b"\x89PNG")
    table.button("Copy Picture (PNG)").click()
    expect(table.page.locator("#save-told")).to_have_text("Picture (PNG): copied.")
    table.button("Done").click()


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
    dialog(table).get_by_role("button", name="Import", exact=True).click()
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
    dialog(table).get_by_role("button", name="Import", exact=True).click()
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
