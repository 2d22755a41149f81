"""The goal of the players is worded for the board as it is turned."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pyengine.games.hex import Hex

from .conftest import ARTIFACTS
from .table import Table
from .test_settings import change

DIAGONAL = "{} connects upper left and lower right, {} connects upper right and lower left."


@pytest.fixture
def table(shared: Table) -> Table:
    return shared


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
