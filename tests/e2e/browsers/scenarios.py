"""A visit in any browser: a game to its end, analysis, keys, the lab, and all of it once more with the server gone."""

import json

from .site import Site
from .window import Window

IDLE = "document.querySelector('#work')?.hidden"
MINE = "/Your move/.test(document.querySelector('#status').textContent)"
OVER = r"/\bwins?\b/.test(document.querySelector('#status').textContent)"
MOVES = "document.querySelectorAll('.move').length"
FREE = ".cell.legal .ground"
FOCUSED = "document.activeElement.getAttribute('aria-label')"
LAB = "lab.html#bandits?pulls=50&runs=2&seed=3"


def arrive(window: Window, address: str) -> None:
    """Open the board, and wait until the engine answers."""
    window.open(address)
    window.wait(IDLE)


def new_game(window: Window, rows: int) -> None:
    """Start a game of Y of that many rows, at most 6, as Black against the bot that the page proposes."""
    window.click("#new")
    window.evaluate("document.querySelector('#new-more').open = true")
    window.click("#new-game label:first-of-type")
    window.evaluate("document.querySelector('#new-size-other').focus()")
    window.evaluate("document.querySelector('#new-size-other').select()")
    window.press(str(rows))
    window.click("#new-form button.main")
    cells = f"document.querySelectorAll('.cell').length === {rows * (rows + 1) // 2}"
    window.wait(f"{cells} && {MOVES} === 0 && {MINE}")  # the game before may have as many cells


def move(window: Window) -> None:
    """Click the first free cell, and wait for the bot's answer or the end of the game."""
    window.wait(f"document.querySelector('{FREE}')")  # a message of the game before may have said whose move it is
    before = window.evaluate(MOVES)
    window.click(FREE)
    window.wait(f"{MOVES} > {before} && ({MINE} || {OVER})")


class Scenarios:
    """What holds in every browser; a test may find the page as the one before has left it."""

    def test_a_game_to_its_end_by_clicks_and_its_analysis(self, page: Window) -> None:
        new_game(page, 4)
        while not page.evaluate(OVER):
            move(page)
        assert page.evaluate("document.querySelectorAll('.cell.winning').length") >= 4
        page.click("#end-review")
        page.wait("document.querySelector('#accuracy') !== null")
        assert "%" in page.evaluate("document.querySelector('#curve').getAttribute('aria-label')")

    def test_a_position_analysed_while_it_is_looked_at(self, page: Window) -> None:
        new_game(page, 5)
        page.click("#analyse")
        page.wait("/, best choice, \\d+%/.test(document.querySelector('.cell.best')?.getAttribute('aria-label'))")
        page.press("Escape")  # a second click on the same place might be that of a double click
        page.wait("!document.querySelector('.cell.best')")

    def test_cells_take_the_focus_and_keys(self, page: Window) -> None:
        new_game(page, 4)
        for _ in range(60):
            if page.evaluate("document.activeElement.classList.contains('cell')"):
                break
            page.press("Tab")
        page.press("ArrowUp", "ArrowUp", "ArrowUp")
        assert page.evaluate(FOCUSED) == "a1, empty"
        page.press("ArrowDown", "ArrowRight")
        assert page.evaluate(FOCUSED) == "b2, empty"
        page.press("Enter")
        page.wait("/^b2, (black|white)/.test(document.querySelectorAll('.cell')[2].getAttribute('aria-label'))")

    def test_the_lab_runs_an_experiment(self, page: Window, site: Site) -> None:
        page.open(site.url + LAB)
        page.wait("document.querySelector('#run')?.disabled === false")
        page.click("#run")
        page.wait("document.querySelector('#told').textContent === 'The run is finished.'")
        page.click("[name=prediction][value=skip]")
        page.wait("document.querySelectorAll('#result-table tr').length > 2")
        sentence = "document.querySelector('#sentence').textContent"
        before = page.evaluate(sentence)
        page.click("#on")
        page.wait(f"{sentence} !== {json.dumps(before)}")

    def test_a_bot_of_the_readers_own_runs_in_its_sandbox(self, page: Window, site: Site) -> None:
        page.open(site.url + "lab.html#own")
        page.wait("document.querySelector('#own-name')?.value")
        page.click("#own-check")
        page.wait("/^No fault/.test(document.querySelector('#own-told').textContent)")

    def test_everything_works_with_the_server_gone(self, page: Window, site: Site) -> None:
        with site.gone():
            arrive(page, site.url)
            new_game(page, 4)
            move(page)
