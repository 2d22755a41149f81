import json

import pytest

from tests.page.client import Json, Page

HEX = {"game": "hex", "size": 3, "moves": 2, "set_up": 0}
UNTOLD = {"date": "", "result": "", "remarks": []}


async def test_games_in_any_form_come_in_and_go_out(page: Page) -> None:
    text = "(;FF[4]CA[UTF-8]GM[11]SZ[3]RU[pie]DT[2026]C[a\\]]\n;B[a1]\n(\n;W[b2])\n(\n;W[swap-pieces]))\n"
    found = await page.result("import", text=text)
    assert found["games"] == [{"name": "", "players": [], **UNTOLD, "date": "2026", **HEX}]
    nodes = found["tree"]["nodes"]
    assert [(node["parent"], node["move"], node["player"], node["kind"]) for node in nodes] == [
        (-1, "", 0, ""), (0, "a1", 1, "cell"), (1, "b2", 2, "cell"), (1, "swap", 2, "action"),
    ]  # fmt: skip
    assert nodes[0]["comment"] == "a]"
    assert (found["tree"]["beginning"], found["tree"]["at"]) == ("hex3-pie:", 2)
    forms = (await page.result("export", tree=found["tree"]))["forms"]
    assert [(form["name"], form["text"]) for form in forms] == [
        ("sgf", text), ("hexworld", "https://hexworld.org/board/#3c1,a1b2"), ("moves", "1.a1 2.b2"),
    ]  # fmt: skip


async def test_a_plain_list_of_moves_is_one_of_the_game_of_a_record(page: Page) -> None:

    async def beginning(**fields: str) -> str:
        found: str = (await page.result("import", text="1.a1 2.swap", **fields))["tree"]["beginning"]
        return found

    assert await beginning(record="y4-pie:b3.a1") == "y4-pie:"
    assert await beginning(record="hex5-pie-sides:") == "hex5-pie-sides:"
    assert await beginning() == "y11-pie:"
    assert (await page.error("import", text="1.a1", record="y4:z9"))["field"] == "record"


async def test_a_forfeit_and_the_moves_of_chance_come_in_by_their_kinds() -> None:
    found = await Page().result("import", text="randomhex2:heads.a1.tails.white-times-out")
    nodes = found["tree"]["nodes"]
    assert [(node["player"], node["kind"]) for node in nodes] == [
        (0, ""), (3, "chance"), (1, "cell"), (3, "chance"), (2, "time"),
    ]  # fmt: skip


async def test_what_has_come_in_goes_out_as_it_was(page: Page) -> None:
    tree = (await page.result("import", text="y4-pie:b3.swap.b2.white-resigns"))["tree"]
    sgf = (await page.result("export", tree=tree))["forms"][0]["text"]
    assert (await page.result("import", text=sgf))["tree"] == tree


async def test_a_game_goes_out_with_its_players_date_and_result(page: Page) -> None:
    tree = (await page.result("import", text="hex3-pie:a1.black-resigns"))["tree"]
    forms = (await page.result("export", tree=tree, first="Ann", second="Sparrow", date="2026-11-22"))["forms"]
    assert "PB[Ann]PW[Sparrow]DT[2026-11-22]RE[W+R]" in forms[0]["text"]
    (told,) = (await page.result("import", text=forms[0]["text"]))["games"]
    assert (told["players"], told["date"], told["result"]) == (["Ann", "Sparrow"], "2026-11-22", "W+R")


async def test_marks_come_in_and_go_out(page: Page) -> None:
    text = "(;FF[4]CA[UTF-8]GM[Y]SZ[4]RU[pie]\n;B[b3]TR[a1]LB[b3:A]AR[a1:c4])\n"
    tree = (await page.result("import", text=text))["tree"]
    assert "marks" not in tree["nodes"][0]
    assert tree["nodes"][1]["marks"] == [
        {"kind": "triangle", "cell": "a1"},
        {"kind": "label", "cell": "b3", "text": "A"},
        {"kind": "arrow", "cell": "a1", "to": "c4"},
    ]
    assert (await page.result("export", tree=tree))["forms"][0]["text"] == text
    game = {"name": "", "tree": tree}
    kept = (await page.result("import", text=json.dumps({"games": [game]})))["tree"]
    assert kept == tree
    tree["nodes"][1]["marks"][0]["cell"] = []
    assert "game 1" in (await page.error("import", text=json.dumps({"games": [game]})))["message"]


async def test_one_of_several_games_comes_in(page: Page) -> None:
    text = "(;GM[Y]SZ[4]GN[One]PB[A]PW[B];B[a1])(;GM[11]SZ[3]PW[C]AB[a1]AW[b2]PL[B];B[c3])"
    found = await page.result("import", text=text, number=1)
    assert found["tree"]["beginning"] == "hex3-pie:"
    assert found["games"] == [
        {"name": "One", "players": ["A", "B"], **UNTOLD, "game": "y", "size": 4, "moves": 1, "set_up": 0},
        {"name": "", "players": ["C"], **UNTOLD, "game": "hex", "size": 3, "moves": 3, "set_up": 2},
    ]
    assert (await page.result("import", text=text))["tree"]["beginning"] == "y4-pie:"
    error = await page.error("import", text=text, number=2)
    assert error["field"] == "number"
    assert error["message"] == "The field 'number' is 2: expected an integer from 0 to 1."


NODE = {"parent": 0, "move": "a1", "comment": "", "properties": {}}
TREE: Json = {"beginning": "y4-pie:", "at": 1, "nodes": [{**NODE, "parent": -1, "move": ""}, NODE]}


@pytest.mark.parametrize(
    ("tree", "message"),
    [
        ({"beginning": "chess8:"}, "Unknown game 'chess'"),
        ({"beginning": "y4:a1"}, "The beginning of the tree has moves: expected them among its nodes."),
        ({"at": 2}, "The field 'tree.at' is 2: expected an integer from 0 to 1."),
        ({"at": -1}, "The field 'tree.at' is -1: expected an integer from 0 to 1."),
        ({"nodes": []}, "The field 'tree.nodes' is []: expected the first position at least."),
        ({"nodes": [1]}, "The field 'tree.nodes[0]' is 1: expected an object."),
        ({"nodes": [NODE, {**NODE, "parent": 1}]}, "'tree.nodes[1].parent' is 1: expected an integer from 0 to 0."),
        ({"nodes": [NODE, {**NODE, "parent": -1}]}, "'tree.nodes[1].parent' is -1: expected an integer from 0 to 0."),
        ({"nodes": [NODE, {**NODE, "move": "z9"}]}, "'z9' is not a move"),
        ({"nodes": [NODE, {**NODE, "comment": 1}]}, "The field 'tree.nodes[1].comment' is 1: expected text."),
        ({"nodes": [NODE, {**NODE, "properties": {"LB": ["a]"]}}]}, "expected it as SGF has it"),
        ({"nodes": [NODE, {**NODE, "properties": {"LB": []}}]}, "expected it as SGF has it"),
        ({"nodes": [{**NODE, "marks": {}}]}, "The field 'tree.nodes[0].marks' is {}: expected a list."),
        ({"nodes": [{**NODE, "marks": [{"cell": "a1"}]}]}, 'The mark {"cell": "a1"} is none of the board'),
        ({"nodes": [{**NODE, "marks": [{"kind": "circle", "cell": "z9"}]}]}, "expected a kind and cells."),
        ({"nodes": [NODE, {**NODE, "properties": {"a": ["b"]}}]}, "expected it as SGF has it"),
    ],
)
async def test_a_tree_that_is_none_is_refused(tree: Json, message: str) -> None:
    error = await Page().error("export", tree={**TREE, **tree})
    assert message in error["message"]


async def test_what_a_reader_assumed_or_left_out_is_told(page: Page) -> None:
    (told,) = (await page.result("import", text="(;GM[11]PL[X];B[f6]LB)"))["games"]
    assert [remark["message"] for remark in told["remarks"]] == [
        "Size 11 is assumed.",
        "Properties without a value were left out: 1.",
        "Values of PL that are no player were left out: 1.",
    ]
    assert told["remarks"][0]["values"] == {"size": "11"}


async def test_a_text_that_is_no_game_is_refused_by_line_and_column() -> None:
    error = await Page().error("import", text="(;GM[Y]SZ[4]\n;B[z1])")
    assert error["type"] == "record"
    assert error["message"] == "SGF, line 2, column 4: 'z1' is not a move: expected a cell from a1 to d4."
    assert error["quote"] == ";B[z1])\n   ^"
