"""Python in the browser over several visits: handed over, put away as a snapshot, restored, and without network."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from web.build.paths import DIST
from web.build.server import Server

from .conftest import visitor
from .table import START, Table, until
from .test_engine import KERNELS

REPLACED = "was restarted. Your game goes on."
FINISHED = "The run is finished."
WORKERS = """
globalThis.started = [];
globalThis.Worker = class extends Worker {
  constructor(...options) {
    super(...options);
    started.push(this);
  }
};
"""
"""Has a page remember its workers."""
SEEN = """
addEventListener("DOMContentLoaded", () => {
  globalThis.seen = [];
  const note = () => {
    const text = document.querySelector("#effort")?.textContent;
    if (text && text !== seen.at(-1)) seen.push(text);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
});
globalThis.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
  .observe({ type: "layout-shift", buffered: true });
"""
"""Has a page remember what it tells of its work, and what has moved."""
KEPT = """await (async (name) => name && (await (await caches.open(name)).matchAll())[0])(
  (await caches.keys()).find((name) => name.startsWith("wye-snapshot-"))
)"""
"""The snapshot that is kept; undefined if there is none."""
SPARE = f"async () => void (await caches.open('spare')).put('/spare', {KEPT})"
"""Lays a copy of the snapshot aside."""

# Keeps a copy of the spare snapshot, with changed bytes, and with their true hash if that is wanted.
CHANGED = """async ([name, change, honest]) => {
  const spare = await (await caches.open("spare")).match("/spare");
  const headers = new Headers(spare.headers);
  const bytes = eval(change)(new Uint8Array(await spare.arrayBuffer()));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (honest) headers.set("X-SHA-256", [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  const cache = await caches.open(`wye-snapshot-${name} /wye/`);
  await cache.put("/snapshot", new Response(bytes, { headers }));
}"""
FLIPPED = "(bytes) => { bytes[bytes.length >> 1] ^= 1; return bytes; }"
NAMELESS = "(bytes) => { bytes.fill(32, 4, 100); return bytes; }"
WHOLE = "(bytes) => bytes"
LAB_KEPT = """await (async () => {
  const [, site] = /^const SITE = (.*);$/m.exec(await (await fetch("sw.js", { cache: "reload" })).text());
  return (await Promise.all(Object.keys(JSON.parse(site).lab).map((path) => caches.match(path)))).every(Boolean);
})()"""
"""Whether every file of the lab is kept."""
FULL = """() => {
  for (let size = 1 << 23; size >= 1; size >>= 1) {
    try {
      localStorage.filler = (localStorage.filler ?? "") + "x".repeat(size);
    } catch (error) {
      if (error.name !== "QuotaExceededError") throw error;
    }
  }
}"""
"""Leaves no room in local storage."""

FORBIDDEN = """
const forbidden = () => { throw new DOMException("It is forbidden.", "SecurityError"); };
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(window, name, { get: forbidden });
Object.defineProperty(ServiceWorkerContainer.prototype, "ready", { get: async () => forbidden() });
window.BroadcastChannel = function () { forbidden(); };
"""
"""Leaves a page without anything to store in, and without channels."""


@pytest.fixture(scope="module")
def table(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Table]:
    """A visitor whose browser keeps what the tests before have left there."""
    with visitor(request, browser, server.url) as table:
        table.page.add_init_script(WORKERS)
        yield table


def shortened(table: Table) -> bool:
    """Whether Python was started from a snapshot, and from nothing else."""
    loaded = table.page.workers[0].evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return any("?snapshot=" in name for name in loaded) and not any(name.endswith(".whl") for name in loaded)


def keep(table: Table, change: str, *, honest: bool = False) -> None:
    """Have a snapshot with changed bytes be kept, on a page without Python."""
    table.open("licenses/")
    start = re.search(r'id="start"[^>]*>(.*?)</script>', (DIST / "index.html").read_text("utf-8"))
    assert start
    table.page.evaluate(CHANGED, [json.loads(start[1])["version"], change, honest])


def test_a_first_visit_shows_the_board_at_once_keeps_a_click_and_counts_what_it_loads(table: Table) -> None:
    page = table.page
    page.add_init_script(SEEN)
    table.open()
    expect(page.get_by_role("gridcell")).to_have_count(66)
    table.cell("k11").click()
    table.expect_cell("k11", "empty, waiting|black")
    table.ready()
    table.expect_cell("k11", "black")
    seen: list[str] = page.evaluate("seen")
    measures = [re.fullmatch(r"Loading: ([\d.]+) of ([\d.]+) MB", text) for text in seen]
    done, totals = zip(*((float(found[1]), float(found[2])) for found in measures if found), strict=True)
    runtime = json.loads(page.locator("#start").text_content() or "")["runtime"]
    assert totals[-1] == pytest.approx(sum(file["bytes"] for file in runtime) / 1e6, abs=0.06)
    assert sorted(done) == list(done)
    # The page draws once a frame, and the last file may come in the frame in which Python starts.
    assert 0 < done[-1] <= totals[-1]
    assert seen.index("Starting the engine") > max(number for number, found in enumerate(measures) if found)
    assert page.evaluate("shifts.reduce((sum, value) => sum + value, 0)") < 0.05
    databases = page.evaluate("indexedDB.databases().then((all) => all.map(({ name }) => name))")
    assert all(name.startswith("wye-") for name in databases), "PyScript has opened one"
    assert not shortened(table)


def test_at_rest_it_makes_a_snapshot_from_which_the_next_visit_starts_without_network(table: Table) -> None:
    page = table.page
    until(page, KEPT)
    page.evaluate(SPARE)
    table.disconnect()
    table.open()
    table.ready()
    assert shortened(table)
    page.workers[0].evaluate(KERNELS)
    for opponent in ("Wye", "Net"):
        table.new_game(11, opponent, budget="1,000 playouts")
        table.play("f6")
        table.my_turn()
    assert page.workers[0].evaluate("kernels") == 1


def test_a_killed_worker_takes_its_snapshot_along_is_replaced_and_the_move_on_its_way_arrives(table: Table) -> None:
    page, before = table.page, table.moves()
    page.evaluate("started.forEach((worker) => worker.terminate())")
    name = table.free()
    table.cell(name).click()
    table.expect_cell(name, "empty, waiting")
    expect(table.alert).to_contain_text(REPLACED)
    until(page, f"!({KEPT})")
    table.expect_cell(name, "black")
    table.my_turn()
    assert table.moves()[: len(before) + 1] == [*before, name]
    assert not shortened(table)
    page.context.set_offline(False)


@pytest.mark.parametrize(("change", "honest"), [(FLIPPED, False), (NAMELESS, True)])
def test_a_damaged_snapshot_is_dropped_and_python_starts_from_files(table: Table, change: str, honest: bool) -> None:
    keep(table, change, honest=honest)
    table.open()
    table.ready()
    assert not shortened(table)
    until(table.page, f"!({KEPT})")
    table.untroubled()


def test_the_lab_starts_from_the_snapshot_and_once_opened_works_without_network(table: Table) -> None:
    page = table.page
    keep(table, WHOLE)
    table.open("lab.html#uct")
    expect(page.locator("#run")).to_be_enabled(timeout=START)
    until(page, LAB_KEPT)
    table.disconnect()
    page.goto(f"{table.url}lab.html#bandits")
    expect(page.locator("#replay")).to_be_visible()
    expect(page.locator("#run")).to_be_enabled(timeout=START)
    page.locator("#run").click()
    expect(page.locator("#told")).to_have_text(FINISHED, timeout=START)


def test_a_browser_without_storage_plays_on(request: pytest.FixtureRequest, browser: Browser, server: Server) -> None:
    with visitor(request, browser, server.url, service_workers="block") as table:
        table.page.add_init_script(FORBIDDEN)
        table.open()
        table.ready()
        table.new_game(4, "Random")
        table.play("a1")
        table.my_turn()


def test_a_browser_without_room_plays_on(request: pytest.FixtureRequest, browser: Browser, server: Server) -> None:
    with visitor(request, browser, server.url) as table:
        session = table.page.context.new_cdp_session(table.page)
        origin = table.url.removesuffix(Server.base)
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 100_000})
        table.open()
        table.ready()
        table.untroubled()
        table.page.evaluate(FULL)
        table.new_game(13, "Random")  # takes more room than the game that is stored
        table.play("a1")
        table.my_turn()
        expect(table.alert).to_contain_text("This browser keeps nothing for this page, or has no more room for it.")
        assert table.page.evaluate("navigator.serviceWorker.controller") is None
        assert table.page.evaluate("caches.match('index.html').then(Boolean)") is False
