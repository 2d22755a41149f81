"""Every game that the page offers is played on its one board: from the dialog to the last move."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from .table import START, TWO, Table
from .test_settings import change


def described(table: Table) -> dict[str, Any]:
    """The games that the engine offers."""
    found: dict[str, Any] = json.loads(table.page.locator("#start").text_content() or "")["describe"]
    return found


def test_the_dialog_offers_a_games_own_sizes_options_and_opponents(table: Table) -> None:
    page = table.page
    known = described(table)
    for game in known["games"]:
        least, most = game["sizes"]["min"], game["sizes"]["max"]
        table.choose_game(game["title"])
        table.drawn()
        expect(page.locator("#new-size")).to_be_visible(visible=least < most)
        if least < most:
            sizes = page.locator("#new-size-other, #new-size [type=radio]").evaluate_all(
                "fields => fields.flatMap(({ min, max, value }) => min ? [min, max] : [value])"
            )
            assert {str(least), str(most), str(game["sizes"]["default"])} <= {*sizes}
        bots = [bot for bot in known["bots"] if game["name"] in bot["games"]]
        assert page.locator("#new-opponent option").all_inner_texts() == [bot["title"] for bot in bots]
        levels = [bot for bot in bots if bot["level"] is not None]
        expect(page.locator("#new-level")).to_be_visible(visible=bool(levels))
        expect(page.locator(".card", has_text=game["title"]).locator("svg .tile").first).to_be_attached()
        assert page.locator("#new-options input").count() == len(game["options"])
        table.button("Cancel").click()


def test_bent_y_to_its_end(table: Table) -> None:
    table.choose_game("Bent Y", 5, TWO)
    expect(table.page.locator("#new-size-number")).to_have_text("5 (27 cells)")
    table.page.get_by_label("Pie rule").uncheck()
    table.start(27)
    table.play("b1", "a3", "c1", "a4", "c6", "a5", "c5", "a6", "b6", "a7")
    table.cell("a1").click()
    table.play("b3")
    table.cell("a8").click()
    expect(table.status).to_have_text("Black plays a8. Black wins: three sides connected.")
    assert table.page.get_by_role("gridcell", name=re.compile("black.*winning")).count() == 7


def test_swapped_sides_are_repainted_and_told(table: Table) -> None:
    page, goal = table.page, table.page.locator("#goal")
    table.choose_game("Hex", 3, TWO)
    page.get_by_label("Pie rule").check()
    page.get_by_label("Swap sides").check()
    table.start(9)
    expect(page.locator("#title")).to_have_text("Hex, size 3 · pie rule · swap sides")
    painted = [line.evaluate("node => getComputedStyle(node).stroke") for line in page.locator(".side").all()]
    assert sides(table) == ["side side-1", "side side-1", "side side-2", "side side-2"]
    table.play("c2")
    table.button("Swap").click()
    table.expect_cell("c2", "white, last move")
    told = "White connects top and bottom, Black connects left and right."
    expect(table.status).to_have_text(f"White swaps: the players trade sides. {told} Black to move.")
    expect(goal).to_have_text(told)
    assert sides(table) == ["side side-2", "side side-2", "side side-1", "side side-1"]
    repainted = [line.evaluate("node => getComputedStyle(node).stroke") for line in page.locator(".side").all()]
    assert repainted == painted[::-1] != painted
    table.reload()
    assert sides(table) == ["side side-2", "side side-2", "side side-1", "side side-1"]
    table.button("Take back").click()
    expect(goal).to_have_text("Black connects top and bottom, White connects left and right.")
    assert sides(table) == ["side side-1", "side side-1", "side side-2", "side side-2"]
    table.button("Swap").click()
    table.play("b2", "c1", "a2")
    table.cell("b3").click()
    expect(table.status).to_have_text("White plays b3. White wins: two sides connected.")
    table.untroubled()


def sides(table: Table) -> list[str]:
    """The classes of the lines along the sides: top, bottom, left and right."""
    return [line.get_attribute("class") or "" for line in table.page.locator(".side").all()]


def test_the_sides_are_told_apart_by_more_than_colour(table: Table) -> None:
    table.begin("Hex", 5)
    band = table.page.locator("polyline.band").first
    expect(band).to_have_css("stroke", "none")
    change(table, patterns=True)
    painted = [
        table.page.locator(f"polyline.{kind}-{player}").first.evaluate("node => getComputedStyle(node).stroke")
        for kind in ("side", "band")
        for player in (1, 2)
    ]
    assert len(set(painted)) == 4
    assert [paint.startswith("url(") for paint in painted] == [False, False, True, True]
    change(table, patterns=False)


def test_exact_values_stand_beside_estimates_on_demand(table: Table) -> None:
    page = table.page
    table.begin("Tic-tac-toe")
    table.play("a1", "b1")
    table.study(on=True)
    for name, worth in {"a2": "win", "b2": "win", "c1": "draw", "b3": "draw", "c3": "draw"}.items():
        expect(table.cell(name)).to_have_accessible_name(
            re.compile(rf"^{name}, empty, exact value: {worth}, estimate: \d+%$"), timeout=START
        )
    for sign, word in (("+", "win"), ("=", "draw")):
        told = page.get_by_role("gridcell", name=re.compile(f"exact value: {word}")).count()
        expect(page.locator(".exact", has_text=f"{sign} {word}")).to_have_count(told)
    table.cell("b2").click()
    expect(table.cell("a2")).to_have_accessible_name(re.compile("exact value: loss"), timeout=START)
    table.study(on=False)
    expect(page.get_by_role("gridcell", name=re.compile("exact"))).to_have_count(0)
    table.untroubled()
    table.begin("Hex", 3)
    with table.opponent():
        expect(page.get_by_label("Exact values")).to_be_hidden()


def test_a_coin_decides_who_moves(table: Table) -> None:
    page = table.page
    table.begin("Random-turn Hex", 3)
    expect(table.status).to_have_text(re.compile(r"^(Heads: Black|Tails: White) moves\.$"))
    expect(table.button("Take back")).to_be_disabled()
    table.play("b2")
    expect(page.locator(".cell.last")).to_have_count(1)
    expect(table.status).to_contain_text(re.compile(r"plays b2\. (Heads: Black|Tails: White) moves\."))
    table.button("Take back").click()
    table.expect_cell("b2", "empty")
    expect(table.button("Take back")).to_be_disabled()
    table.begin("Random-turn Hex", 3, "Random")
    table.play_out(table.play)
    table.untroubled()


def test_a_level_is_chosen_and_says_how_strong_it_is(table: Table) -> None:
    page = table.page
    ladders = next(game["ladders"] for game in described(table)["games"] if game["name"] == "y")
    measured = next(one for one in ladders if one["elo"])
    table.choose_game("Y", measured["first"], "Sparrow 4")
    told = f"Level 4 of {len(measured['elo'])}"
    expect(page.locator("#new-opponent-summary")).to_contain_text("Sparrow 4")
    table.radio("Snail 2, not beaten yet")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Sparrow 4, not beaten yet")).to_be_checked()
    expect(page.locator("#new-opponent-settings-field")).to_be_hidden()
    page.get_by_label("Pie rule").uncheck()
    table.start(measured["first"] * (measured["first"] + 1) // 2)
    with table.opponent():
        expect(page.locator("#standing")).to_have_text(told)
        expect(page.locator("#budget-field")).to_be_hidden()
    sent(table)
    table.play("c5")
    table.my_turn()
    expect(table.status).to_contain_text("Sparrow 4 plays")
    thinks = [message for message in page.evaluate("said") if "bot" in message]
    assert [thinks[0][name] for name in ("bot", "budget", "settings")] == ["level(4)", None, {}]
    table.reload()
    with table.opponent():
        expect(page.locator("#standing")).to_have_text(told)
    table.new_game(4, "Wye")
    with table.opponent():
        expect(page.locator("#standing")).to_be_hidden()
        expect(page.locator("#budget-field")).to_be_visible()


def sent(table: Table) -> None:
    """Have the page remember what it sends to its worker."""
    table.page.evaluate(
        """() => {
          globalThis.said = [];
          const stringify = JSON.stringify;
          JSON.stringify = (value, ...rest) => {
            if (value?.op) said.push(value);
            return stringify(value, ...rest);
          };
        }"""
    )


def test_settings_are_kept_and_those_that_differ_are_sent(table: Table) -> None:
    page = table.page
    table.choose_game("Y", 4, "Wye")
    page.locator("#new-opponent-settings-field summary").click()
    fields = page.locator("#new-opponent-settings input")
    setting = next(bot for bot in described(table)["bots"] if bot["name"] == "wye")["settings"][0]
    assert fields.first.input_value() == str(setting["default"])
    fields.first.fill("0")
    table.button("Start").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    fields.first.fill("32")
    page.get_by_label("Pie rule").uncheck()
    table.start(10)
    table.budget("1,000 playouts")
    sent(table)
    table.play("b3")
    table.my_turn()
    thinks = [message for message in page.evaluate("said") if "bot" in message]
    assert thinks[0]["settings"] == {setting["name"]: 32}  # it may have been asked again, in the person's time
    assert table.stored()["settings"] == {"wye": {setting["name"]: 32}}
    table.choose_game("Y", 4, "Wye")
    page.locator("#new-opponent-settings-field summary").click()
    assert fields.first.input_value() == "32"
    fields.first.fill(str(setting["default"]))
    table.start(10)
    assert table.stored()["settings"] == {}
