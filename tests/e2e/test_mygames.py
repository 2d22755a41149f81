"""My games: every game is kept by itself, goes on, travels in a file, and is deleted with all that is stored."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .table import START, TWO, Table, until

KEPT = """() => new Promise((resolve, reject) => {
  const asked = indexedDB.open("wye-games /wye/");
  asked.onupgradeneeded = () => asked.result.createObjectStore("games", { autoIncrement: true });
  asked.onsuccess = () => {
    const all = asked.result.transaction("games").objectStore("games").getAll();
    const told = ({ tree, snapshot }) => [tree.nodes.length - 1, Boolean(snapshot?.outcome)];
    all.onsuccess = () => resolve(all.result.map(told));
    asked.result.close();
  };
})"""
"""For each game kept, its moves and whether it is over."""


def expect_kept(page: Page, games: list[list[object]]) -> None:
    wanted = json.dumps(sorted(games), separators=(",", ":"))
    until(page, f"JSON.stringify((await ({KEPT})()).sort()) === {json.dumps(wanted)}")


def cards(table: Table) -> Locator:
    return table.page.locator("#games-list > li")


def my_games(table: Table) -> None:
    table.go("My games")
    expect(table.page.get_by_role("heading", name="My games")).to_be_visible()


def test_every_game_is_kept_and_none_is_lost(arrive: Visit) -> None:
    table = arrive()
    my_games(table)
    expect(table.page.get_by_text("No games yet.")).to_be_visible()
    table.button("Start a game").click()
    table.page.keyboard.press("Escape")
    table.new_game(4, TWO)
    table.play("a1", "b2", "c3", "d4", "a4", "b4")
    table.page.goto(f"{table.url}#y11:zz")
    expect(table.alert).to_contain_text("Your own game is unchanged.", timeout=START)
    table.page.goto("about:blank")
    table.open()
    table.ready()
    assert table.moves() == ["a1", "b2", "c3", "d4", "a4", "b4"]
    table.new_game(5, TWO)
    table.play("c3")
    expect_kept(table.page, [[1, False], [6, False]])
    my_games(table)
    expect(cards(table)).to_have_count(2)
    expect(cards(table).first).to_contain_text("Unfinished, 1 move")
    cards(table).nth(1).get_by_role("button", name="Continue").click()
    expect(table.page.get_by_role("gridcell")).to_have_count(10)
    assert table.moves() == ["a1", "b2", "c3", "d4", "a4", "b4"]
    table.play("c4")
    expect_kept(table.page, [[1, False], [7, False]])
    table.untroubled()


def test_a_link_is_watched_and_played_on_from_any_position(arrive: Visit) -> None:
    table = arrive()
    table.new_game(4, "Random")
    table.play("a1")
    table.my_turn()
    table.page.goto(f"{table.url}#y5:c3.b2.a1")
    expect(table.page.get_by_role("gridcell")).to_have_count(15, timeout=START)
    expect(table.status).to_have_text("Take over this game:")
    table.cell("e5").click()
    table.button("Previous move").click()
    table.expect_cell("a1", "empty$")
    table.expect_cell("e5", "empty$")
    table.reload()
    table.button("As Black").click()
    table.my_turn()
    assert table.moves() == ["c3", "b2"]
    table.play("a1")
    table.my_turn()
    expect_kept(table.page, [[2, False], [4, False]])


def test_a_link_is_not_lost_though_the_game_writes_its_address_at_that_moment(arrive: Visit) -> None:
    table = arrive()
    table.new_game(4, TWO)
    table.play("a1", "a2")
    table.page.wait_for_function("location.hash.endsWith(':a1.a2')")
    left = table.page.evaluate(
        """async () => {
          await new Promise((over) => setTimeout(over, 300));  // after the page's own timer, which began before
          location.hash = "y5:c3.b2.a1";
          document.querySelector("#undo").click();
          return location.hash; }"""
    )
    assert left == "#y5:c3.b2.a1"
    expect(table.page.get_by_role("gridcell")).to_have_count(15)
    expect(table.status).to_have_text("Take over this game:")


def test_a_finished_game_has_a_card_and_a_rematch(arrive: Visit) -> None:
    table = arrive()
    table.new_game(4, "Random")
    table.play_out(lambda name: table.cell(name).click())
    card = table.page.get_by_role("region", name=re.compile("won"))
    expect(card).to_be_visible()
    expect(card).to_contain_text(re.compile(r"In \d+ moves\."))
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    table.reload()
    expect(card).to_be_hidden()
    my_games(table)
    expect(cards(table).first).to_contain_text(re.compile(r"(Won|Lost) in \d+ moves"))
    cards(table).first.get_by_role("button", name="Review").click()
    expect(table.page.locator("#board.won")).to_be_visible()
    table.button("Take back").click()
    table.my_turn()
    table.resign()
    expect(card).to_contain_text(re.compile("You resigned after"))
    card.get_by_role("button", name="Rematch").click()
    expect(card).to_be_hidden()
    table.my_turn()
    assert table.stored()["players"] == ["random", "human"]


def test_a_finished_game_keeps_its_result_whatever_is_tried_in_it(arrive: Visit, tmp_path: Path) -> None:
    table = arrive()
    table.new_game(3, TWO)
    table.play("b2", "a1", "a2", "b3", "c3")
    table.button("Close").click()
    table.button("Previous move").click()
    table.button("Previous move").click()
    table.play("c3")
    my_games(table)
    expect(cards(table)).to_contain_text("Black won in 5 moves")
    path = table.downloaded("all games").rename(tmp_path / "games.json")
    table.button("Delete Two people").click()
    expect(cards(table)).to_have_count(0)
    table.page.get_by_label("Add games from a downloaded file").set_input_files(path)
    expect(cards(table)).to_contain_text("Black won in 5 moves")
    table.button("Review Two people").click()
    expect(table.page.locator("#board.won")).to_be_visible()


def test_games_are_named_deleted_and_travel_in_a_file(arrive: Visit, tmp_path: Path) -> None:
    table = arrive()
    table.new_game(4, TWO)
    table.play("a1")
    my_games(table)
    told = table.page.locator("#games-told")
    table.button("Rename Two people").click()
    field = table.page.get_by_role("textbox", name="Rename Two people")
    expect(field).to_be_focused()
    field.fill("The corner")
    table.page.keyboard.press("Enter")
    expect(told).to_have_text("The corner: renamed.")
    expect(table.button("Rename The corner")).to_be_focused()
    table.page.keyboard.press("Enter")
    table.page.get_by_role("textbox", name="Rename The corner").fill("Worse")
    table.page.keyboard.press("Escape")
    expect(table.button("Rename The corner")).to_be_focused()
    kept = json.loads(table.downloaded("all games").read_text("utf-8"))["games"]
    path = tmp_path / "games.json"
    assert [game["name"] for game in kept] == ["The corner"]
    table.button("Delete The corner").click()
    expect(cards(table)).to_have_count(0)
    table.button("Restore").click()
    expect(cards(table)).to_have_count(1)
    table.button("Delete The corner").click()
    expect(told).to_contain_text("The corner: deleted.")
    expect(cards(table)).to_have_count(0)
    table.reload()
    expect(table.page.get_by_text("No games yet.")).to_be_visible()
    old = {name: kept[0][name] for name in ("saved", "tree", "players")}
    path.write_text(json.dumps({"games": [*kept, {"name": "An old one", "id": "anoldone", **old}]}), "utf-8")
    table.page.get_by_label("Add games from a downloaded file").set_input_files(path)
    expect(told).to_have_text("2 games: saved in this browser.")
    expect(cards(table)).to_have_count(2)
    expect(cards(table).filter(has_text="An old one")).to_contain_text("Unfinished, 1 move")
    expect(cards(table).locator("svg .piece-1")).to_have_count(2)
    table.button("Continue An old one").click()
    expect(table.page.get_by_role("gridcell")).to_have_count(10)
    assert table.moves() == ["a1"]
    my_games(table)
    path.write_text('{"games": [{"name": 1}]}', "utf-8")
    table.page.get_by_label("Add games from a downloaded file").set_input_files(path)
    expect(told).to_contain_text("This file contains no saved games")
    expect(cards(table)).to_have_count(2)


def test_delete_all_deletes_all_after_a_question(arrive: Visit) -> None:
    table = arrive(offline=True)
    table.new_game(4, TWO)
    table.play("a1")
    expect_kept(table.page, [[1, False]])
    table.controlled()
    table.page.evaluate(
        """async () => {
          localStorage.setItem("another", "kept");
          localStorage.setItem("wye /elsewhere/", "{}");
          localStorage.setItem("wye-problems /wye/", "{}");
          await (await caches.open("wye-runs /wye/")).put("runs/x", new Response("{}"));
        }"""
    )
    names = "caches.keys().then((names) => [Object.keys(localStorage).sort(), names.length])"
    table.button("Settings").click()
    table.button("Delete all data").click()
    dialog = table.page.get_by_role("dialog", name="Delete all that is stored?")
    dialog.get_by_role("button", name="Cancel").click()
    kept = [f"wye{kind} /wye/" for kind in ("", "-preferences", "-problems")]
    assert table.page.evaluate(names) == [["another", "wye /elsewhere/", *kept], 2]  # the version, and the runs
    table.forget()
    expect(table.page.get_by_role("gridcell")).to_have_count(66)
    table.ready()
    assert "#" not in table.page.url
    assert table.page.evaluate("localStorage.another + localStorage['wye /elsewhere/']") == "kept{}"
    assert table.page.evaluate("localStorage.getItem('wye /wye/')") is None or table.moves() == []
    assert table.page.evaluate("localStorage.getItem('wye-problems /wye/')") is None
    assert "wye-runs /wye/" not in table.page.evaluate("caches.keys()")
    assert table.page.evaluate(KEPT) == []


@pytest.mark.parametrize("method", ["IDBFactory.prototype.open", "IDBObjectStore.prototype.put"])
def test_a_storage_that_is_forbidden_or_full_is_told_once(arrive: Visit, method: str) -> None:
    table = arrive()
    table.new_game(4, TWO)
    table.page.evaluate(
        f"() => {{ {method} = () => {{ throw new DOMException('No room.', 'QuotaExceededError'); }}; }}"
    )
    table.play("a1")
    expect(table.alert).to_contain_text("This browser keeps nothing for this page, or has no more room for it.")
    table.button("Dismiss").click()
    table.play("b2", "c3")
    assert table.moves() == ["a1", "b2", "c3"]
    my_games(table)
    told = table.page.locator("#games-told")
    if "open" in method:
        expect(told).to_have_text(
            "This browser keeps nothing for this page, or has no more room for it. "
            "The current game and your saved games are unchanged."
        )
    table.untroubled()
