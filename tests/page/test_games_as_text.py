"""Games go out as they came in; golden/wire/records.jsonl has what is read and refused."""

import json

import pytest

from tests.page.client import Page

MARKED = "(;FF[4]CA[UTF-8]GM[Y]SZ[4]RU[pie]\n;B[b3]TR[a1]LB[b3:A]AR[a1:c4])\n"


@pytest.mark.parametrize("text", ["y4-pie:b3.swap.b2.white-resigns", MARKED])
async def test_what_has_come_in_goes_out_as_it_was_and_is_kept(page: Page, text: str) -> None:
    tree = (await page.result("import", text=text))["tree"]
    sgf = (await page.result("export", tree=tree))["forms"][0]["text"]
    assert text in (sgf, "y4-pie:b3.swap.b2.white-resigns")
    assert (await page.result("import", text=sgf))["tree"] == tree
    kept = json.dumps({"games": [{"name": "", "tree": tree}]})
    assert (await page.result("import", text=kept))["tree"] == tree


async def test_a_kept_game_with_a_wrong_mark_is_named(page: Page) -> None:
    tree = (await page.result("import", text=MARKED))["tree"]
    tree["nodes"][1]["marks"][0]["cell"] = []
    assert "game 1" in (await page.error("import", text=json.dumps({"games": [{"name": "", "tree": tree}]})))["message"]
