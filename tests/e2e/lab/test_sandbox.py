"""The reader's own bots in the sandbox that runs them: shut off from all else, timed, and the same as in CPython."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pyengine.bots.bot import Budget
from pyengine.bots.own import own_bot
from pyengine.bots.thinking import choose, conclude, with_memory
from pyengine.core.dice import Dice
from pyengine.records.record import read
from tests.e2e.conftest import visitor
from tests.e2e.table import START
from web.build.server import Server

from .test_own import BOT, FINE, HEAD, checked, fault, fresh, write

OUTSIDE = """fetch XMLHttpRequest WebSocket EventSource WebTransport BroadcastChannel importScripts Worker indexedDB
caches localStorage navigator postMessage open""".split()
"""Names by which a worker reaches the network, storage or the page."""
GLOBAL = """\
import gc
service = next(one for one in gc.get_objects() if type(one).__name__ == "Workshop")
function = service._send.constructor
if "Function" not in str(function): function = function.constructor
function"""
"""Python that makes functions of JavaScript, and so gets at whatever the global object still has."""


@pytest.fixture(scope="module")
def lab(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    with visitor(request, browser, server.url, service_workers="block") as table:
        table.open("lab.html#own")
        yield table.page


@pytest.fixture
def own(lab: Page) -> Page:
    """The bench with a new bot, the template."""
    return fresh(lab)


def test_a_bot_plays_on_the_board_as_it_plays_in_cpython(own: Page) -> None:
    write(own, BOT)
    own.locator("#own-opponent").select_option("uct")
    own.locator("#own-playouts").fill("100")
    own.locator("#own-play").click()
    expect(own.locator("#own-status")).to_contain_text("Won by", timeout=START)
    record, budget = read("y5:"), Budget(playouts=100)
    bot = with_memory(own_bot("my.py", BOT))
    while record.outcome is None:
        state, seed = record.state, record.state.ply
        mine = conclude(bot, state, budget, Dice(seed)) if state.to_move == 1 else choose("uct", state, budget, seed)
        record = record.play(mine.move)
    assert own.locator("#own-record").inner_text() == record.text()
    assert ("my_bot" in own.locator("#own-status").inner_text()) == (record.outcome.winner == 1)


def test_an_endless_loop_is_told_at_its_line_and_the_bench_goes_on(own: Page) -> None:
    told = fault(own, HEAD + "    print('before')\n    while True:\n        pass\n" + FINE)
    assert re.fullmatch(r"my_bot[-\d]*\.py, line 3: the time is over: expected an answer within 5 seconds\.", told)
    expect(own.locator("#own-lines .wrong")).to_have_text("3")
    expect(own.locator("#own-source")).to_have_attribute("aria-invalid", "true")
    expect(own.locator("#own-printed")).to_have_text("before\n")
    own.locator("#own-goto").click()
    assert own.evaluate("getSelection().toString()") == "    while True:"
    write(own, HEAD + FINE)
    expect(own.locator("#own-lines .wrong")).to_have_count(0)
    checked(own)


def test_a_bot_that_asks_at_the_keyboard_is_told(own: Page) -> None:
    for code in ("input()", "help()", "breakpoint()", "__import__('pdb').set_trace()", "sys.stdin.readline()"):
        assert re.search(r"line 3: a bot cannot ask: ", fault(own, f"import sys\n{HEAD}    {code}\n{FINE}"))


def test_calls_that_are_too_deep_are_told(own: Page) -> None:
    """Where they are too deep depends on the browser."""
    source = "def f(n):\n    return f(n + 1)\n" + HEAD + "    yield f(0), 1\n"
    assert "functions call each other too deeply" in fault(own, source)


@pytest.mark.parametrize(
    "source",
    [
        "import js\njs.fetch('secret')\n",
        "from js import localStorage\n",
        "import pyodide.http\n",
        "from pyodide.code import run_js\nrun_js('indexedDB.open(\"x\")')\n",
        "import pyodide_js\n",
        "from polyscript import xworker\n",
        "import sys\nsys.meta_path.pop(0)\nimport js\n",
        f"{GLOBAL}('return fetch(\"secret\")')()\n",
        f"{GLOBAL}('return indexedDB.open(\"x\")')()\n",
        "import socket\nsocket.create_connection(('127.0.0.1', 80), 1)\n",
        "import urllib.request\n",
    ],
)
def test_a_bot_reaches_neither_network_nor_storage_nor_the_page(own: Page, source: str) -> None:
    checked(own)
    asked: list[str] = []
    own.on("request", lambda request: asked.append(request.url))
    own.evaluate("document.addEventListener('securitypolicyviolation', (event) => console.error(event.blockedURI))")
    assert re.search(r"line \d: \w*(Error|Exception) ", fault(own, source + HEAD + FINE))
    assert asked == []


@pytest.mark.parametrize(("path", "how"), [("sw.js", "{}"), ("problems/problems.json", "{with: {type: 'json'}}")])
def test_a_bot_imports_nothing_of_the_site_since_it_has_no_origin(own: Page, path: str, how: str) -> None:
    """`import` is no name that could be removed."""
    checked(own)
    ends: list[str | None] = []
    own.on("requestfailed", lambda request: ends.append(request.failure))
    own.on("requestfinished", lambda request: ends.append(request.url))
    site = own.url.partition("lab.html")[0]
    wanted = f"import('{site}{path}', {how}).then(String, String).then((told) => {{ Math.told = told }})"
    write(own, f'{GLOBAL}("{wanted}")()\n' + HEAD + FINE)
    checked(own)
    write(own, f"{GLOBAL}\nprint(function('return Math.told')())\n" + HEAD + FINE)
    checked(own)
    expect(own.locator("#own-printed")).to_contain_text("TypeError: Failed to fetch dynamically imported module")
    assert set(ends) <= {"csp"}  # so that the server has seen none
    assert any(worker.url.startswith("blob:null/") for worker in own.workers)


def test_what_a_bot_sends_in_place_of_the_workshop_troubles_nobody(own: Page) -> None:
    sent = ["no json", "null", "7", '{"id": 1}', '{"id": 3, "info": 7}', ""]
    write(own, f"{GLOBAL}\nfor text in {sent}: service._send(text)\n" + HEAD + FINE)
    checked(own)


def test_nothing_that_leads_outside_is_left_in_the_worker(own: Page) -> None:
    left = f"[name for name in {OUTSIDE} if function(f'return typeof {{name}}')() != 'undefined']"
    write(own, f"{GLOBAL}\nprint('left:', {left})\nprint(function('return typeof Math')())\n" + HEAD + FINE)
    checked(own)
    expect(own.locator("#own-printed")).to_contain_text("object")
    assert set(own.locator("#own-printed").inner_text().splitlines()) == {"left: []", "object"}
