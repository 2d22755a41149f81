"""Habits: going back and forth, two windows, double clicks, drags, keyboards of other scripts."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .table import TWO, Table

DRAG = """(within) => {
  const data = new DataTransfer();
  data.setData("text/plain", "y5:c3.b2");
  const target = document.querySelector("#board");
  const fire = (kind, at) => at.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
  if (within) fire("dragstart", document.querySelector("h1"));
  fire("dragover", target);
  fire("drop", target);
  if (within) fire("dragend", document.querySelector("h1"));
}"""
"""A text is dragged over the board and dropped there, from within the page or from outside."""


def playing(table: Table, *cells: str) -> None:
    table.new_game(4, TWO)
    for cell in cells:
        table.play(cell)
    expect(table.page).to_have_url(re.compile(rf"#y4:{'.'.join(cells)}$"))


def test_going_back_shows_the_running_game(table: Table) -> None:
    playing(table, "a1", "b2")
    table.go("Learn")
    table.go("Play")
    table.play("c3")
    expect(table.page).to_have_url(re.compile("c3$"))
    for _ in range(2):
        table.page.go_back()
    expect(table.page.locator("#place-play")).to_be_visible()
    expect(table.page).to_have_url(re.compile("#y4:a1.b2.c3$"))
    assert table.moves() == ["a1", "b2", "c3"]
    expect(table.page.locator("#watch")).to_be_hidden()
    table.play("d4")
    assert table.moves() == ["a1", "b2", "c3", "d4"]


def test_a_game_goes_on_in_two_windows_and_keeps_both_lines(arrive: Visit) -> None:
    first = arrive()
    playing(first, "a1", "b2")
    page = first.page.context.new_page()
    second = Table(page, first.url, first.problems)
    second.open()
    second.ready()
    assert second.moves() == ["a1", "b2"]
    second.play("c3")
    second.go("My games")
    first.play("d4")
    first.go("My games")
    kept = first.page.locator("#games-list > li")
    expect(kept).to_have_count(1)
    kept.get_by_role("button", name="Continue").or_(kept.get_by_role("button", name="Open")).first.click()
    listed = first.page.get_by_role("group", name="Moves").locator(".move")
    expect(listed).to_have_count(4)
    assert {text[-2:] for text in listed.all_inner_texts()} == {"a1", "b2", "c3", "d4"}
    page.close()


def test_slips_of_the_hand_do_nothing(table: Table) -> None:
    table.new_game(4, TWO)
    table.cell("c3").dblclick()
    expect(table.page).to_have_url(re.compile("#y4:c3$"))
    table.page.evaluate(DRAG, True)
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    link = table.page.get_by_role("link", name="Learn")
    box = link.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 6, y + 3, steps=3)
    table.page.mouse.up()
    expect(table.page.locator("#place-learn")).to_be_visible()
    table.go("Play")
    table.page.evaluate(DRAG, False)
    expect(table.page).to_have_url(re.compile("#y5:c3.b2$"))


def test_keys_of_another_script_and_of_a_checkbox(table: Table) -> None:
    playing(table, "a1", "b2")
    table.page.evaluate(
        """() => document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "я", code: "KeyZ", ctrlKey: true, bubbles: true }))"""
    )
    expect(table.page).to_have_url(re.compile("#y4:a1$"))
    box = table.page.locator("#place-play input[type=checkbox]:visible").first
    box.focus()
    table.page.keyboard.press("ArrowLeft")
    expect(table.page.get_by_role("group", name="Moves").locator("[aria-current=true]")).to_have_count(0)
