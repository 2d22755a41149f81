"""A visitor at the page: what the tests do and see there, in the page's own words."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, Route, expect

from pyengine.games import GAMES, new_game

START = 60_000
"""Milliseconds that Python may take to start on a slow machine."""

TWO, BY_LINK = "Two people at this board", "Friend by link"
"""Opponents that are no bots."""

CLIPBOARD = ["clipboard-read", "clipboard-write"]
WORKER = "**/engine/worker.py"
"""The file with which the engine starts."""


@dataclass
class Table:
    """One open page. `problems` collects console errors, exceptions and requests to other origins."""

    page: Page
    url: str
    problems: list[str]

    def open(self, fragment: str = "") -> None:
        self.page.goto(self.url + fragment)

    def reload(self) -> None:
        self.page.reload()
        self.ready()

    def ready(self) -> None:
        """Wait until the engine answers: then a game can be resigned, or has ended."""
        self.page.wait_for_function("document.querySelector('#work')?.hidden", timeout=START)
        expect(self.status).not_to_contain_text("Opening")

    def speak(self, language: str) -> None:
        """Have the page speak a language from the next time on that it is loaded."""
        told = {"welcomed": True, "language": language}
        self.page.evaluate("told => localStorage.setItem('wye-preferences /wye/', told)", json.dumps(told))

    def controlled(self) -> None:
        """Wait until the service worker has taken the page over: it has filled its cache by then."""
        self.page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=START)

    def disconnect(self) -> None:
        """Take the network away, once the page works without it."""
        self.controlled()
        self.page.context.set_offline(True)

    def forget(self) -> None:
        """Delete all that is stored, after which the page loads anew."""
        self.button("Settings").click()
        self.button("Delete all data").click()
        with self.page.expect_event("load"):
            self.page.get_by_role("dialog").get_by_role("button", name="Delete all data", exact=True).last.click()

    @property
    def status(self) -> Locator:
        return self.page.locator("#status")

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alert")

    def untroubled(self) -> None:
        """Expect that the page reports no problem."""
        expect(self.page.locator("#problem")).to_be_hidden()

    def excuse(self, *words: str) -> None:
        """Forget the problems that have any of these words: the test has caused them."""
        self.problems[:] = [found for found in self.problems if not any(word in found for word in words)]

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def more(self, name: str) -> None:
        """Press a button that has no room in the bar."""
        self.button("More").click()
        self.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()

    def downloaded(self, name: str) -> Path:
        """The file that the button saves."""
        with self.page.expect_download() as got:
            self.button(f"Download {name}").click()
        return Path(got.value.path())

    def copied(self, name: str) -> str:
        """The text that the button copies, where the visitor's permissions are `CLIPBOARD`."""
        self.page.evaluate("navigator.clipboard.writeText('')")
        self.button(name).click()
        until(self.page, "await navigator.clipboard.readText()")
        text: str = self.page.evaluate("navigator.clipboard.readText()")
        return text

    def shared(self, form: str) -> str:
        """The game in a form of those to be shared, as text."""
        self.more("Share")
        text = self.downloaded(form).read_text("utf-8")
        self.button("Done").click()
        return text

    def cell(self, name: str) -> Locator:
        """The board's cell of this name, whatever is on it."""
        return self.page.locator(f"[role=gridcell][aria-label^='{name}, ']").locator("visible=true")

    def expect_cell(self, name: str, content: str) -> None:
        expect(self.cell(name)).to_have_accessible_name(re.compile(rf"^{name}, {content}"), timeout=START)

    def new_game(
        self, size: int, opponent: str = "Net", seat: str = "Black", *, pie: bool = False, budget: str = ""
    ) -> None:
        """A game of Y."""
        self.begin("Y", size, opponent, seat, pie=pie)
        if budget:
            self.budget(budget)

    def begin(
        self, title: str, size: int | None = None, opponent: str = TWO, seat: str = "Black", *, pie: bool | None = None
    ) -> None:
        """A game, with the pie rule or without it, or as it was chosen last."""
        self.choose_game(title, size, opponent, seat)
        if pie is not None:
            self.page.get_by_label("Pie rule").set_checked(pie)
        name = next(name for name, game in GAMES.items() if game.title == title)
        self.start(len(new_game(name, size).geometry.names))

    def thinking(self) -> None:
        """A game in which the bot thinks about its first move, for long."""
        self.new_game(11, budget="120 seconds")
        self.play("f6")
        expect(self.button("Pause")).to_be_visible()

    def choose_game(self, title: str, size: int | None = None, opponent: str = "Random", seat: str = "Black") -> None:
        """Fill the dialog for a new game and leave it open; no size if there is only one."""
        self.new_dialog()
        self.radio(title)
        watches, alone, linked = seat == "Watch two bots", opponent == TWO, opponent == BY_LINK
        self.radio("Two bots" if watches else "Friend on this device" if alone else BY_LINK if linked else "Computer")
        if not alone and not linked:
            self.page.locator("#new-opponent").select_option(opponent)
        if not alone and not watches:
            self.radio(seat)
        if size is not None:
            self.size(size)

    def new_dialog(self) -> None:
        """Open the dialog for a new game, with all its options."""
        self.button("New game").click()
        self.page.locator("#new-more > summary").click()

    def size(self, size: int) -> None:
        """Choose a size: one of the usual ones, or any other."""
        self.drawn()
        chip = self.page.get_by_role("radio", name=str(size), exact=True)
        if chip.count():
            chip.check()
        else:
            self.page.get_by_label("Other", exact=True).fill(str(size))
            self.page.keyboard.press("Tab")
            self.drawn()

    def radio(self, name: str) -> None:
        """Choose one of several by its name."""
        self.page.get_by_role("radio", name=name, exact=True).check()

    def start(self, cells: int) -> None:
        """Start the game that the dialog holds, on a board of that many cells."""
        self.button("Start").click()
        self.drawn()
        expect(self.page.locator("[role=gridcell]")).to_have_count(cells, timeout=START)
        expect(self.status).not_to_contain_text("Setting up", timeout=START)

    def drawn(self) -> None:
        """Wait for the frame in which the page shows what was done last: until then it shows what was before."""
        self.page.evaluate("new Promise(requestAnimationFrame)")

    def hold(self, address: str) -> list[Route]:
        """The requests for such an address from now on: they wait until somebody goes on with them."""
        held: list[Route] = []

        def keep(route: Route) -> None:
            held.append(route)

        self.page.route(address, keep)
        return held

    def let_go(self, held: list[Route]) -> None:
        """Wait for the first of the requests held, and let it go on."""
        self.watch(lambda: bool(held))
        held.pop(0).continue_()

    def watch(self, condition: Callable[[], bool]) -> None:
        """Look at the page until a condition holds of what its events have told the test."""
        end = time.monotonic() + START / 1000
        while not condition():
            assert time.monotonic() < end, "What the test waits for does not come."
            self.page.evaluate("0")

    def resign(self) -> None:
        self.more("Resign")
        self.page.locator("#resign-sure").click()

    def rival(self) -> None:
        """Open what belongs to the bot, behind its name."""
        self.page.locator(".strip button.name:visible").first.click()
        expect(self.page.locator("#rival-dialog")).to_be_visible()

    @contextmanager
    def opponent(self) -> Iterator[None]:
        """While what belongs to the bot is open."""
        self.rival()
        yield
        self.escape()

    def escape(self) -> None:
        """Leave the open dialog, and wait until the page knows: the browser tells it after hiding the dialog."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[id]")).to_have_count(0)

    def budget(self, label: str, *, second: bool = False) -> None:
        """Choose how much the bot may spend on a move, or the second bot of a game that is watched."""
        amount, kind = label.replace(",", "").split()
        field = "#budget-2" if second else "#budget"
        with self.opponent():
            self.page.locator(f"{field}-kind").select_option(kind)
            self.drawn()  # the usual amount of this kind, before another one is written
            self.page.locator(field).fill(amount)

    def study(self, *, on: bool) -> None:
        """Show or hide the exact values of moves."""
        with self.opponent():
            self.page.get_by_label("Exact values").set_checked(on)

    def go(self, place: str) -> None:
        """Go to a place by its link, and wait until it is shown."""
        link = self.page.locator("#places").get_by_role("link", name=place, exact=True)
        link.click()
        expect(link).to_have_attribute("aria-current", "page")

    def review(self) -> None:
        """Open the review of the game with all its parts."""
        self.drawn()
        analyse, review = self.button("Analyse"), self.page.locator("#review")
        if analyse.get_attribute("aria-pressed") == "false" and not review.is_visible():
            analyse.click()
        expect(review).to_be_visible()
        self.page.evaluate("document.querySelectorAll('#review details').forEach((one) => { one.open = true; })")

    def play(self, *names: str) -> None:
        """Choose cells, and see the engine's stone on each before the next."""
        for name in names:
            self.cell(name).click()
            self.expect_cell(name, "(black|white), last|(black|white), winning|(black|white)$")

    def my_turn(self) -> None:
        self.drawn()
        expect(self.status).to_contain_text("Your move", timeout=START)

    def score(self) -> str:
        """The score against the present opponent, in words."""
        with self.opponent():
            return self.page.locator("#score").get_attribute("aria-label") or ""

    def stored(self) -> dict[str, Any]:
        """The game as this browser keeps it, once it does."""
        self.page.wait_for_function("localStorage.getItem('wye /wye/')")
        found: dict[str, Any] = json.loads(self.page.evaluate("localStorage.getItem('wye /wye/')"))
        return found

    def moves(self) -> list[str]:
        """The names of the moves played so far."""
        return [move["move"] for move in self.stored()["snapshot"]["steps"]]

    def free(self) -> str:
        """The first cell that may be played, in reading order."""
        label = self.page.locator("[role=gridcell].legal").first.get_attribute("aria-label") or ""
        return label.split(",")[0]

    def play_out(self, choose: Callable[[str], None]) -> None:
        """Play the first empty cells in reading order until somebody has won; `choose` plays the named one."""
        over = re.compile(r"\bwins?\b")
        for _ in range(200):
            expect(self.status).to_contain_text(re.compile(r"[Yy]our move|\bwins?\b"), timeout=START)
            if over.search(self.status.inner_text()):
                return
            name = self.free()
            choose(name)
            self.expect_cell(name, "(black|white)")
        raise AssertionError("The game does not end.")


def box(place: Locator) -> FloatRect:
    """Where an element is on the screen, once it rests there."""
    place.scroll_into_view_if_needed()  # which waits until the element moves no more
    found = place.bounding_box()
    assert found
    return found


def middle(place: Locator) -> tuple[float, float]:
    """The middle of an element on the screen."""
    found = box(place)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def until(page: Page, condition: str) -> None:
    """Wait for a condition that itself awaits something: `wait_for_function` takes any promise for true."""
    page.evaluate(
        f"""async (end) => {{
          while (!({condition})) {{
            if (performance.now() > end) throw new Error("It does not come true.");
            await new Promise(requestAnimationFrame);
          }}
        }}""",
        page.evaluate("performance.now()") + START,
    )


def findings(page: Page, axe: str, *rules: str) -> list[str]:
    """All that the accessibility checker finds, however small; only what breaks one of the rules if some are given.

    It looks into an open dialog alone: the page under it cannot be reached.
    """
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(axe)
    run = """rules => axe.run(
      document.querySelector("dialog[open]") ?? document,
      { resultTypes: ["violations"], selectors: false, ...(rules.length && { runOnly: rules }) },
    )"""
    found = page.evaluate(run, rules)["violations"]
    return [f"{rule['id']}: {rule['nodes'][0]['html']}" for rule in found]
