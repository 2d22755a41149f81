"""What either player has to do is told truly however the board lies."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from pyengine.games import new_game
from pyengine.games.hex import Hex
from pyengine.games.y import Y
from pyengine.record import Record, read
from pyengine.wire import layout, snapshot

from .conftest import ARTIFACTS
from .table import Table
from .test_settings import change

DIAGONAL = "{} connects upper left and lower right, {} connects upper right and lower left."


@pytest.fixture
def table(shared: Table) -> Table:
    return shared


def lying(table: Table, record: Record) -> list[dict[str, Any]]:
    """The position in every orientation: where its sides are, seen from its middle, and what is told."""
    found: list[dict[str, Any]] = table.page.evaluate(
        """async ([snapshot, layout]) => {
          const { oriented, turnsOf } = await import(new URL("orientation.js", document.baseURI).href);
          const { goal } = await import(new URL("goal.js", document.baseURI).href);
          const mean = (points, index) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
          const middle = (points) => [mean(points, 0), mean(points, 1)];
          return turnsOf(layout).flatMap((turn) => [false, true].map((mirrored) => {
            const lies = oriented(layout, { turn, mirrored });
            const middles = lies.sides.map(({ points }) => middle(points));
            const [x, y] = middle(middles);
            return {
              turn, mirrored, told: goal({ snapshot, layout: lies }),
              places: middles.map((place) => [place[0] - x, place[1] - y]),
            };
          }));
        }""",
        [snapshot(record), layout(record.game)],
    )
    return found


def joined(places: list[list[float]], owners: list[int]) -> str:
    """The sentence that is true of sides at these places: of a diamond by quadrants, else by the outermost ones."""
    names = ["", "Black", "White"]
    if max(abs(x) for x, _ in places) - min(abs(x) for x, _ in places) < 0.01:
        quadrants = {(x > 0, y > 0): owner for (x, y), owner in zip(places, owners, strict=True)}
        assert quadrants[False, False] == quadrants[True, True] != quadrants[True, False] == quadrants[False, True]
        return DIAGONAL.format(names[quadrants[False, False]], names[quadrants[True, False]])
    top, bottom = min(range(4), key=lambda side: places[side][1]), max(range(4), key=lambda side: places[side][1])
    left, right = min(range(4), key=lambda side: places[side][0]), max(range(4), key=lambda side: places[side][0])
    assert owners[top] == owners[bottom] != owners[left] == owners[right]
    return f"{names[owners[top]]} connects top and bottom, {names[owners[left]]} connects left and right."


@pytest.mark.parametrize("size", [2, 3, 5, 11, 19])
@pytest.mark.parametrize("moves", ["", "a1.swap"])
def test_what_is_told_of_a_turned_board_is_true(table: Table, size: int, moves: str) -> None:
    record = read(f"hex{size}-pie-sides:{moves}")
    owners = snapshot(record)["sides"]
    cases = lying(table, record)
    assert len(cases) == 24
    for case in cases:
        assert case["told"] == joined(case["places"], owners), case
    assert len({case["told"] for case in cases}) == 4


def test_a_board_as_the_engine_draws_it_is_told_as_by_the_engine(table: Table) -> None:
    for moves in ("", "a1.swap"):
        record = read(f"hex4-pie-sides:{moves}")
        assert lying(table, record)[0]["told"] == record.state.goal
    assert {case["told"] for case in lying(table, Record.of(new_game("y", 4)))} == {Y.goal}


def test_the_goal_follows_the_board(table: Table) -> None:
    goal = table.page.locator("#goal")
    table.choose_game("Hex", 4, "Two people at this board")
    table.start(16)
    expect(goal).to_have_text(Hex.goal)
    change(table, turn="90")
    expect(goal).to_have_text(Hex.traded_goal)
    change(table, turn="330")
    expect(goal).to_have_text(DIAGONAL.format("Black", "White"))
    table.page.screenshot(path=ARTIFACTS / "goal-diamond.png")
    change(table, turn="30", mirrored=True)
    expect(goal).to_have_text(DIAGONAL.format("White", "Black"))
    table.page.screenshot(path=ARTIFACTS / "goal-mirrored.png")
    change(table, turn="0", mirrored=False)
    expect(goal).to_have_text(Hex.goal)
