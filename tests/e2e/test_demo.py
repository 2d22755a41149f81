"""The page that runs the board alone, without Python."""

import re

from playwright.sync_api import expect

from .conftest import Visit


def test_the_board_runs_alone(visit: Visit) -> None:
    table = visit(service_workers="block")
    page = table.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table.open("board.html")
    free = page.get_by_role("gridcell", name=re.compile(", empty"))
    expect(free).not_to_have_count(0)
    page.get_by_role("button", name="Next position").click()
    before = free.count()
    name = (free.first.get_attribute("aria-label") or "").partition(",")[0]
    free.first.click()
    expect(page.get_by_role("gridcell", name=re.compile(f"^{name}, (black|white)"))).to_be_visible()
    expect(free).to_have_count(before - 1)
    page.get_by_role("button", name="Candidates").click()
    expect(page.locator(".cell.best")).to_have_count(1)
    page.get_by_role("button", name="Destroy").click()
    expect(page.get_by_role("gridcell")).to_have_count(0)
    assert not [url for url in asked if "pyodide" in url or "main.js" in url]
