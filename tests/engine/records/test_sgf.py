import time

import pytest
from hypothesis import given

from pyengine.core.errors import BadRecord, BadValue
from pyengine.records import sgf
from pyengine.records.marks import Mark
from pyengine.records.record import read
from pyengine.records.tree import Tree
from tests.engine.trees import told, trees

HEX = "(;FF[4]GM[11]SZ[5]"


def test_a_game_as_it_is_written() -> None:
    text = sgf.write(read("hex5-pie:b1.swap.c3.white-resigns"), ("wye(batch=8)", "a]b\\c"))
    assert text == (
        "(;FF[4]CA[UTF-8]GM[11]SZ[5]RU[pie]PB[wye(batch=8)]PW[a\\]b\\\\c]RE[B+R]\n;B[b1]\n;W[swap-pieces]\n;B[c3])\n"
    )
    assert sgf.write(read("y3:a1.b2.a2.b3.a3")).startswith("(;FF[4]CA[UTF-8]GM[Y]SZ[3]RU[no pie]RE[B+]\n;B[a1]\n;W[b2]")


def test_what_a_text_says_of_a_game_is_not_replaced() -> None:
    (tree,) = sgf.read_trees("(;GM[Y]SZ[3]PB[Bob]DT[1999]RE[W+8];B[a1])")
    sgf.credit(tree, ("Ann", "Sparrow"), "2026-11-22")
    assert "PB[Bob]PW[Sparrow]DT[1999]RE[W+8]" in sgf.write_tree(tree)
    assert sgf.result(tree) == "W+8"
    (bare,) = sgf.read_trees("(;GM[Y]SZ[3];B[a1])")
    sgf.credit(bare, ("", ""), "")
    assert sgf.result(bare) == ""
    assert sgf.write_tree(bare) == "(;FF[4]CA[UTF-8]GM[Y]SZ[3]RU[pie]\n;B[a1])\n"


@given(trees())
def test_variations_comments_and_foreign_properties_survive(tree: Tree) -> None:
    text = sgf.write_tree(tree)
    (found,) = sgf.read_trees(text)
    assert told(found) == told(tree)
    assert found.at == found.end()
    assert sgf.write_tree(found) == text


def test_a_file_of_others_keeps_what_it_says() -> None:
    text = """(;FF[4]CA[UTF-8]GM[11]SZ[5]RU[ours]AP[Some:1.0]PB[a\\]b]RE[Void]C[first]
;B[a1]LB[a1:\\:][b2:2]
;W[b2]C[as
you like]
(
;B[c3]
;W[d4])
(
;B[a3]N[other]
;W[resign]))
"""
    (tree,) = sgf.read_trees(text)
    assert sgf.write_tree(tree) == text
    assert [node.record.text() for node in tree.nodes][-1] == "hex5-pie:a1.b2.a3.white-resigns"
    assert tree.nodes[2].comment == "as\nyou like"
    assert tree.nodes[0].properties["RE"] == ("Void",)


LABELS = (Mark("label", "a1", text="1"), Mark("label", "b1", text="2"))


@pytest.mark.parametrize(
    ("text", "plies", "place", "comment", "marks"),
    [
        # what a node without a move says belongs to the move before; a property may occur twice
        (";B[a1]C[one]LB[a1:1];C[two\\\n words]LB[b1:2](;W[b2])(;W[c3]))", "0122", 1, "one\n\ntwo words", LABELS),
        (";B[a1]C[one]LB[a1:1]C[two]LB[b1:2])", "01", 1, "one\n\ntwo", LABELS),
        (";B[a1];AB[c3]TR[a1]C[two])", "0123", 3, "two", (Mark("triangle", "a1"),)),
    ],
)
def test_what_a_node_says_is_kept(text: str, plies: str, place: int, comment: str, marks: tuple[Mark, ...]) -> None:
    (tree,) = sgf.read_trees(HEX + text)
    assert [node.record.state.ply for node in tree.nodes] == list(map(int, plies))
    assert (tree.nodes[place].comment, tree.nodes[place].marks) == (comment, marks)


@pytest.mark.parametrize(
    ("words", "result", "move"),
    [("resigns", "R", "resign"), ("times-out", "T", "timeout"), ("forfeits", "F", "forfeit")],
)
def test_a_loss_of_which_nothing_is_said_stands_in_the_result_alone(words: str, result: str, move: str) -> None:
    tree = Tree.along(read(f"hex3-pie:a1.white-{words}"))
    text = sgf.write_tree(tree)
    assert text.endswith(f"RE[B+{result}]\n;B[a1])\n")
    tree.nodes[2].comment = "why?"
    commented = sgf.write_tree(tree)
    assert commented.endswith(f"RE[B+{result}]\n;B[a1]\n;W[{move}]C[why?])\n")
    assert [game.record.text() for game in sgf.read_trees(text + commented)] == [tree.nodes[2].record.text()] * 2


def test_whoever_swaps_sides_has_traded_colours() -> None:
    (tree,) = sgf.read_trees(HEX + "RE[B+R];B[c2];W[swap-sides];W[d1];B[a4])")
    assert tree.record.text() == "hex5-pie-sides:c2.swap.d1.a4.black-resigns"
    assert sgf.write(tree.record) == (
        "(;FF[4]CA[UTF-8]GM[11]SZ[5]RU[pie, swap sides]RE[B+R]\n;B[c2]\n;W[swap-sides]\n;W[d1]\n;B[a4])\n"
    )


@pytest.mark.parametrize(
    ("text", "record", "count"),
    [
        ("AB[a1][c3]AW[b2]", "hex5-pie:a1.b2.c3", 3),
        ("AB[a1][c3]AW[b2][D4]PL[b];B[e5]", "hex5-pie:a1.b2.c3.d4.e5", 4),
        ("GN[x];AB[a1]PL[W]AE[e5];W[swap-pieces]", "hex5-pie:a1.swap", 1),
        ("PL[B];B[a1]", "hex5-pie:a1", 0),
        ("AB[a2][a3][a4][a5][a1]AW[b1][b2][b3][b4]", "hex5-pie:a2.b1.a3.b2.a4.b3.a5.b4.a1", 9),
        ("AW[a1]", "hex5-pie:pass.a1", 2),
        ("AB[a1]PL[B]", "hex5-pie:a1.pass", 2),
        ("AB[a1:b2]AW[cc]", "hex5-pie:a1.c3.b1.pass.a2.pass.b2", 7),
        ("AB[bb:aa]PL[W]", "hex5-pie:a1.pass.b1.pass.a2.pass.b2", 7),
        ("AB[a1][a2][a3][a4][a5]AW[c1]", "hex5-pie:a1.c1.a2.pass.a3.pass.a4.pass.a5", 9),
        ("AB[a1][a2][a3][a4][a5][c1]AW[b1][b2][b3][b4][b5]", "hex5-pie:a2.b1.a3.b2.a4.b3.a5.b4.c1.b5.a1", 11),
    ],
)
def test_a_position_that_is_set_up_is_a_game_made_up(text: str, record: str, count: int) -> None:
    (tree,) = sgf.read_trees(HEX + text + ")")
    assert tree.record.text() == record
    assert tree.set_up == count


@pytest.mark.parametrize(
    ("text", "record"),
    [
        # how other programs write a swap, and what they mean by it
        (";B[b2];W[SWAP];W[f6];B[g6])", "hex11-pie-sides:b2.swap.f6.g6"),
        (";B[b2];W[swap-pieces];W[f6];B[g6])", "hex11-pie-sides:b2.swap.f6.g6"),
        (";B[b2];W[swap-pieces];B[f6];W[g6])", "hex11-pie:b2.swap.f6.g6"),
        (";B[b2];W[swap];B[f6])", "hex11-pie:b2.swap.f6"),
        (";B[b2];W[swap])", "hex11-pie:b2.swap"),
        (";B[b2];W[swap-sides];B[f6];W[g6])", "hex11-pie-sides:b2.swap.f6.g6"),
        (";B[b2];W[swap-sides])", "hex11-pie-sides:b2.swap"),
        ("RE[B+R];B[b2];W[SWAP];W[f6])", "hex11-pie-sides:b2.swap.f6.black-resigns"),
        (";B[b2];W[SWAP];C[so] BL[9];W[f6])", "hex11-pie-sides:b2.swap.f6"),
        # whose turn it is
        (";B[b2];B[c3];W[d4])", "hex11-pie:b2.pass.c3.d4"),
        (";W[b2];B[c3])", "hex11-pie:pass.b2.c3"),
        (";B[b2];W[];B[c3];PL[B])", "hex11-pie:b2.pass.c3.pass"),
        ("PL[W];W[b2];B[c3])", "hex11-pie:pass.b2.c3"),
        # what the result says
        ("RE[B+F];B[b2])", "hex11-pie:b2.white-forfeits"),
        ("RE[b+forfeit];B[b2])", "hex11-pie:b2.white-forfeits"),
        ("RE[W+Resign];B[b2])", "hex11-pie:b2.black-resigns"),
        ("RE[B+Time];B[b2])", "hex11-pie:b2.white-times-out"),
        ("RE[W+];B[b2])", "hex11-pie:b2"),
        # points
        (";B[bb];W[ck])", "hex11-pie:b2.c11"),
    ],
)
def test_what_other_programs_write_is_understood(text: str, record: str) -> None:
    for size in ("11", "11:11"):
        (tree,) = sgf.read_trees(f"(;GM[11]SZ[{size}]{text}")
        assert tree.nodes[tree.end()].record.text() == record
        assert sgf.read_trees(sgf.write_tree(tree))[0].record.text() == record


LITTLE_GOLEM = "(;EV[hex.test]PB[Ann]PW[Bob]SZ[13]RE[B];W[ll];B[swap];W[gg];B[fi];B[resign])"


@pytest.mark.parametrize(
    ("text", "record"),
    [
        (LITTLE_GOLEM, "hex13-pie:l12.swap.g7.f9.white-resigns"),
        # in Y the stone stays whoever moves next
        ("(;GM[Y]SZ[5];B[b2];W[SWAP];W[d4])", "y5-pie:b2.swap.d4"),
        ("(;GM[Y]SZ[5];B[b2];W[SWAP];B[d4])", "y5-pie:b2.swap.d4"),
        ("(;GM[Y]SZ[5]RE[B+R];B[b2];W[swap-sides];W[d4];B[a4])", "y5-pie:b2.swap.d4.a4.black-resigns"),
        # a resignation right after a swap shows nothing of its kind, and after the end it says nothing new
        ("(;GM[11]SZ[4]RU[pie];B[a1];W[swap-pieces];W[resign])", "hex4-pie:a1.swap.white-resigns"),
        ("(;GM[11]SZ[2];B[a1];W[b1];B[a2];W[resign]C[well played])", "hex2-pie:a1.b1.a2"),
        # the children of a node are variations, and several games may stand in a file
        (
            HEX + ";B[a1]C[good];W[b2]BL[3.5](;B[C3]LB[a1:1][b2:2](;W[d4])(;W[e5]))(;B[a3];W[a4]))",
            "hex5-pie:a1.b2.c3.d4",
        ),
    ],
)
def test_a_file_is_read(text: str, record: str) -> None:
    assert [game.record.text() for game in sgf.read_trees(text + " ;) " + text)] == [record] * 2


@pytest.mark.parametrize(
    ("text", "record"),
    [
        (";B[a1];AB[b2]", "a1.pass.b2"),
        (";B[a1];AW[b2]", "a1.b2"),
        (";B[a1];AW[b2][c3]AB[d4]AE[e5]PL[W];W[e1]", "a1.b2.d4.c3.pass.e1"),
        (";B[a1](;W[b2])(;AB[c3]TR[a1]C[two]PL[W];W[b2])", "a1.b2"),
        (";B[c2];W[swap-sides];W[d1];AB[b1]AW[b5];B[a4]", "c2.swap.d1.b1.b5.a4"),
    ],
)
def test_stones_that_are_added_later_are_moves(text: str, record: str) -> None:
    (tree,) = sgf.read_trees(HEX + text + ")")
    assert tree.record.text().partition(":")[2] == record
    assert tree.set_up == 0
    (again,) = sgf.read_trees(sgf.write_tree(tree))
    assert [node.record.text() for node in again.nodes] == [node.record.text() for node in tree.nodes]


def test_text_before_the_first_game_is_skipped() -> None:
    text = "Dear Ann (and Bob),\nhere is our game:\n\n  ( ;GM[11]SZ[5];B[b2])\n(;GM[Y]SZ[3])\n"
    assert sgf.matches(text)
    assert [game.record.text() for game in sgf.read_trees(text)] == ["hex5-pie:b2", "y3-pie:"]
    with pytest.raises(BadRecord, match="line 4, column 20: 'z2' is not a move"):
        sgf.read_trees(text.replace("b2", "z2").partition("\n(")[0])


def test_marks_are_read_as_others_write_them_and_written_in_one_way() -> None:
    (tree,) = sgf.read_trees("(;GM[11]SZ[5]SQ[c3];B[a1]CR[a1:b2][ee]LB[C1:\\:\\]][dd:A]AR[a1:E5]LN[ab:ba]MA[b2]SL[c4])")
    assert sgf.write_tree(tree) == (
        "(;FF[4]CA[UTF-8]GM[11]SZ[5]RU[pie]SQ[c3]\n"
        ";B[a1]CR[a1][b1][a2][e5]MA[b2]SL[c4]LB[c1:\\:\\]][d4:A]AR[a1:e5]LN[a2:b1])\n"
    )


def test_a_first_node_with_a_move_keeps_its_players() -> None:
    (tree,) = sgf.read_trees("(;GM[11]SZ[5]PB[Ann]B[a1]PW[Bob]C[here];W[b2])")
    assert [sgf.text_of(tree, name) for name in ("PB", "PW")] == ["Ann", "Bob"]
    assert [node.comment for node in tree.nodes] == ["", "here", ""]


def test_what_is_said_of_a_position_set_up_is_kept() -> None:
    (tree,) = sgf.read_trees(HEX + "GN[Ladder \\]]AB[a1]AW[b2]C[Black escapes.]TR[a1](;B[c3]C[one])(;B[c4]))")
    assert (sgf.text_of(tree, "GN"), sgf.text_of(tree, "PB")) == ("Ladder ]", "")
    assert [(node.parent, node.comment) for node in tree.nodes] == [
        (-1, ""), (0, ""), (1, "Black escapes."), (2, "one"), (2, ""),
    ]  # fmt: skip
    assert tree.nodes[0].properties == {"GN": ("Ladder \\]",)}
    assert tree.nodes[2].marks == (Mark("triangle", "a1"),)
    text = "(;FF[4]CA[UTF-8]GM[11]SZ[5]RU[pie]GN[Ladder \\]]\n;B[a1]\n;W[b2]TR[a1]C[Black escapes.]"
    assert sgf.write_tree(tree).startswith(text)


@pytest.mark.parametrize(
    ("text", "record", "remarks"),
    [
        ("(;GM[11];B[f6])", "hex11-pie:f6", ["Size 11 is assumed."]),
        ("(;SZ[13];B[a1])", "hex13-pie:a1", ["Hex is assumed."]),
        ("(;CoPyright[me]GaMe[11]SiZe[5];Black[a1];White[b2])", "hex5-pie:a1.b2", []),
        ("(;gm[11]sz[5];b[a1])", "hex5-pie:a1", []),
        ("(;GM[Hex]SZ[5x5]AB[]TR[];B[a1]W[b2])", "hex5-pie:a1.b2", []),
        ("(;GM[11]SZ[]RE[B+Resign.];B[f6])", "hex11-pie:f6.white-resigns", ["Size 11 is assumed."]),
        ("Hi (;-)\n" + HEX + ";B[a1])\n(;-)", "hex5-pie:a1", []),
        (HEX + "MULTIGOGM[1]KGS2[x];B[a1])\n-- \nKind regards", "hex5-pie:a1", []),
        (HEX + "PL[X];B[a1]LB)", "hex5-pie:a1", [
            "Properties without a value were left out: 1.",
            "Values of PL that are no player were left out: 1.",
        ]),
        (HEX + ";B[a1]TR[z9]AR[a1][a1:a1]LB[a1:][b1:four][b2:two \n])", "hex5-pie:a1", [
            "Marks that are on no cell were left out: 4.",
            "Labels were cut to 3 characters: 1.",
        ]),
        (HEX + ";B[a1];W[pass];B[b2];W[--];B[c3];W[tt])", "hex5-pie:a1.pass.b2.pass.c3.pass", []),
        (HEX + ";B[a1];W[Resigns];B[b2];W[c3])", "hex5-pie:a1.white-resigns", [
            "Moves after the end of the game were left out: 2.",
        ]),
        ("(;GM[1]SZ[19];B[aa])" + HEX + ";B[a1])(;GM[2]SZ[8])", "hex5-pie:a1", [
            "Games of other kinds were skipped: 2.",
        ]),
    ],
)  # fmt: skip
def test_what_has_one_meaning_is_read_and_told(text: str, record: str, remarks: list[str]) -> None:
    (tree,) = sgf.read_trees(text)
    assert tree.record.text() == record
    assert [str(remark) for remark in tree.remarks] == remarks


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"line 1, column 1: the text ends, expected '\('"),
        ("(", r"line 1, column 2: the text ends, expected ';'"),
        ("(;FF[4]GM[1", "line 1, column 1: the first node has no GM"),
        ("(;FF[4]GM[11]SZ[1", "line 1, column 1: the first node has no SZ"),
        ("(;GM[11]SZ[5]SZ[6];B[a1])", "line 1, column 14: property SZ occurs twice in one node: expected it once"),
        (HEX + ";B[z9];W[a1])", r"line 1, column 22: 'z9' is not a move: expected a cell from a1 to e5"),
        ("hello", r"line 1, column 1: found 'h', expected '\('"),
        ("()", r"line 1, column 2: found '\)', expected ';'"),
        ("(GM[11];B[a1])", "line 1, column 2: found 'G', expected ';'"),
        ("(;GM[11]SZ[11:13])", "line 1, column 12: the board has two sizes: expected a board with as many rows"),
        ("(;GM[11]SZ[5:5:5])", r"SZ\[5:5:5\] is not a size"),
        ("Hello\n(;SZ[5])", "line 2, column 1: the first node has no GM"),
        ("(;SZ[13];W[kz])", "line 1, column 12: 'kz' is not a move: expected a cell from a1 to m13"),
        (HEX + "AB[swap])", "property AB has 'swap': expected cells"),
        (HEX + "AB[a1:b5])", "was over before the last stone: expected a position that can occur in a game"),
        ("(;GM[11]SZ[19]AB[a1:s19])", "the game was over before the last stone"),
        ("(;SZ[5])", r"line 1, column 1: the first node has no GM: expected GM\[11\] for Hex or GM\[Y\]"),
        ("(;GM[Y])", "the first node has no SZ: expected SZ and the size"),
        ("(;GM[1]SZ[19])", r"line 1, column 6: GM\[1\] is another game: expected GM\[11\] for Hex or GM\[Y\]"),
        ("(;GM[11]SZ[big])", r"SZ\[big\] is not a size: expected a whole number"),
        ("(;GM[11]SZ[40])", "Size 40 is not a size of Hex: expected 2 to 25"),
    ],
)
def test_broken_texts_are_refused_by_line_and_column(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        sgf.read_trees(text)
    assert "\n" not in str(caught.value)


CELL, CUT = "expected a cell from a1 to e5", "The text ends before the game does: all that is there was opened."
TWICE = "occurs twice in one node: expected it once"


def left_out(place: str, fault: str, moves: int | None = None) -> str:
    end = "It was left out." if moves is None else f"Moves left out from there on: {moves}."
    return f"SGF, {place}: {fault}. {end}"


@pytest.mark.parametrize(
    ("text", "moves", "remarks"),
    [
        # a move that is none, or is illegal
        (";B[a1]\n;W[undefined];B[c3](;W[d4])(;W[e5]))", "a1", [
            left_out("line 2, column 4", f"'undefined' is not a move: {CELL}", 4),
        ]),
        (";B[a1];W[b2]\n;B[a1])", "a1.b2", [
            left_out("line 2, column 4", "'a1' cannot be played here: expected one of 23 legal moves", 1),
        ]),
        (";B[a1]\n;W;B[c3])", "a1", [left_out("line 2, column 3", "expected a value in brackets for property W", 2)]),
        (";B[a1]\n;W[b1]W[b2];B[c3])", "a1", [left_out("line 2, column 7", f"property W {TWICE}", 2)]),
        (";B[a1]B[a1];W[b2])", "a1.b2", []),
        (";B[a1];W[b2]" + ";PL[W];PL[B]" * 9000 + ")", "a1.b2.pass.pass", [
            left_out("line 1, column 47", "Both players have passed: expected a move"),
        ]),
        # other variations stay, and become the main line if they have to
        (";B[a1](;W[b2];B[z9])\n(;W[z9];B[b2])(;W[c3]))", "a1.b2", [
            left_out("line 1, column 35", f"'z9' is not a move: {CELL}", 1),
            left_out("line 2, column 5", f"'z9' is not a move: {CELL}", 2),
        ]),
        ("RE[B+R];B[a1](;W[z9])(;W[b2]))", "a1.b2", [
            "The result 'B+R' was left out.",
            left_out("line 1, column 36", f"'z9' is not a move: {CELL}", 1),
        ]),
        (";B[a1]" + "(;W[z9])" * 9 + ")", "a1", [
            *(left_out(f"line 1, column {29 + 8 * number}", f"'z9' is not a move: {CELL}", 1) for number in range(3)),
            "Further faults in the text: 6.",
        ]),
        # stones
        (";B[a1];AB[b1]AE[a1];W[b2])", "a1", [
            left_out("line 1, column 29", "stones are taken away after the start: expected stones that are added", 2),
        ]),
        ("AB[a1][z9][c3]AW[C3];B[e5])", "a1.pass.c3.pass.e5", [
            left_out("line 1, column 26", "property AB has 'z9': expected cells from a1 to e5, each once"),
            left_out("line 1, column 36", "property AW has 'C3': expected cells from a1 to e5, each once"),
        ]),
        # signs that belong to nothing
        (";B[a1]C[see [1] here];W[b2])", "a1.b2", [
            "Properties without a value were left out: 1.",
            left_out("line 1, column 39", "found ']', expected '(', ';' or ')'"),
        ]),
        (";B[a1] ?! ;W[b2])", "a1.b2", [left_out("line 1, column 26", "found '?', expected '(', ';' or ')'")]),
        (";B[a1]((;W[b2]))())", "a1.b2", []),
        ("AB[a1][a1:c1])", "a1.pass.b1.pass.c1", []),
        # variations that name the game again, and equal ones
        ("RE[B+R];B[a1];W[b2](;GM[11]B[c3];W[d4])(;B[d4]))", "a1.b2.c3.d4.white-resigns", []),
        ("RE[B+R];B[a1](;W[b2])(;W[b2];B[c3]))", "a1.b2.c3", []),
        # the text ends
        ("AB[a1]AW[b2]", "a1.b2", [CUT]),
        ("RE[B+R];B[a1];W[b2](;B[c3", "a1.b2", ["The result 'B+R' was left out.", CUT]),
        ("RE[B+R];B[a1](;W[b2])(;W[c3]", "a1.b2.white-resigns", [CUT]),
        (";B[a1]C[one \\", "a1", [CUT]),
        # zeros
        (";B[a01]TR[b02];W[E05])", "a1.e5", []),
    ],
)  # fmt: skip
def test_a_broken_game_is_opened_as_far_as_it_goes_and_it_is_told(text: str, moves: str, remarks: list[str]) -> None:
    (tree,) = sgf.read_trees(HEX + text)
    assert tree.record.text() == f"hex5-pie:{moves}"
    assert [str(remark) for remark in tree.remarks] == remarks


def test_a_broken_game_does_no_harm_to_those_beside_it() -> None:
    unclosed, broken = HEX + ";B[a1](;W[b2])(;W[c3]", "(;GM[11]SZ[big];B[a1])"
    first, second = sgf.read_trees(unclosed + broken + HEX + ";B[c3])")
    assert [first.record.text(), second.record.text()] == ["hex5-pie:a1.b2", "hex5-pie:c3"]
    wrong = "SGF, line 1, column 51: SZ[big] is not a size: expected a whole number."
    skipped = f"{wrong} Games that cannot be read were skipped: 1."
    assert [str(remark) for remark in first.remarks] == [CUT, skipped]
    assert [str(remark) for remark in second.remarks] == [skipped]


CUTS = (
    (
        "(;FF[4]CA[UTF-8]GM[11]SZ[5]RU[pie]PB[x]PW[y\\]]RE[B+R]\n;B[c3]C[see \\] and\\\\]\n;W[swap-pieces]\n"
        "(;B[b2]LB[a1:1][b2:2];W[a1])\n(;B[b3]N[one];W[a1](;B[d4])(;B[e5])))\n"
    ),
    LITTLE_GOLEM,
    "(;GM[Y]SZ[4];B[a1]W[b2];B[a2]BL[3.5];B[a3];W[resign])",
)


@pytest.mark.parametrize("text", CUTS)
def test_every_beginning_of_a_game_opens_with_its_moves(text: str) -> None:
    (whole,) = sgf.read_trees(text)
    opened = 0
    for cut in range(len(text)):
        try:
            (tree,) = sgf.read_trees(text[:cut])
        except BadRecord:
            if opened:
                raise
            continue
        opened += 1
        assert all(node.record.words() in [n.record.words() for n in whole.nodes] for node in tree.nodes)
        words = [word for word, _ in tree.record.words()]
        assert words == [word for word, _ in whole.record.words()][: len(words)]
        assert (CUT in map(str, tree.remarks)) == (cut < len(text.rstrip()))
    assert opened > 30


def test_a_cut_comment_is_kept() -> None:
    (tree,) = sgf.read_trees(HEX + ";B[a1]C[a fine mo")
    assert tree.nodes[1].comment == "a fine mo"


def test_equal_variations_are_one_with_all_that_is_said_there() -> None:
    (tree,) = sgf.read_trees(
        HEX + ";B[c3](;W[a1]C[one];B[b2]BL[3])(;W[a1]C[one]TR[b2];B[b3])(;W[a01]C[two];B[b2]BL[3]BL[4]))"
    )
    (merged,) = sgf.read_trees(HEX + ";B[c3];W[a1]C[one\n\ntwo]TR[b2](;B[b2]BL[3][3][4])(;B[b3]))")
    assert told(tree) == told(merged)
    (swaps,) = sgf.read_trees("(;GM[Y]SZ[5];B[b2](;W[swap];W[d4])(;W[swap];B[d4])(;W[swap];W[d4];B[c3]))")
    assert [len(children) for children in swaps.children()] == [1, 2, 1, 1, 1, 0, 0]


def test_thousands_of_equal_variations_are_read_in_no_time() -> None:
    before = time.perf_counter()
    (tree,) = sgf.read_trees("(;GM[11]SZ[11];B[f6]" + "(;W[a1])" * 20_000 + ";W" * 60_000 + ")")
    assert time.perf_counter() - before < 5
    assert len(tree.nodes) == 3


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("AB[b2]AW[d3]PL[B];B[a1];W[e5];B[c4])", [0, 0, 0, 1, 2, 3]),
        (";B[a1];B[b2];W[c3])", [0, 1, 1, 2, 3]),
        (";B[a1];W[];B[b2];PL[B];B[c3])", [0, 1, 2, 3, 3, 4]),
        (";B[a1];AW[b2][c3];W[d4];B[resign])", [0, 1, 1, 1, 1, 1, 2, 3]),
    ],
)
def test_moves_are_counted_without_what_is_made_up(text: str, numbers: list[int]) -> None:
    (tree,) = sgf.read_trees(HEX + text)
    assert tree.move_numbers(tree.at) == numbers


def test_other_games_have_no_sgf() -> None:
    with pytest.raises(BadValue, match="Nim cannot be written as SGF: expected hex, y or bent"):
        sgf.write(read("nim9-take3:2"))


def test_rules_are_those_of_the_first_node() -> None:
    (tree,) = sgf.read_trees("(;GM[Y]SZ[4]RU[no pie];RU[ours];B[a1])")
    assert sgf.write_tree(tree) == "(;FF[4]CA[UTF-8]GM[Y]SZ[4]RU[no pie]\n;B[a1])\n"


@pytest.mark.parametrize(
    "record", ["y5-master:c3.b2.a3.d4.e5", "hex5-master-handicap2:c3.b2.a3.d4.e5", "bent5-handicap1:a1.b1.c1.a2"]
)
def test_players_who_place_several_stones_in_a_turn_need_no_pass(record: str) -> None:
    text = sgf.write_tree(Tree.along(read(record)))
    assert "PL[" not in text
    (again,) = sgf.read_trees(text)
    assert again.nodes[again.end()].record.text() == record
