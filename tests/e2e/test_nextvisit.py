"""The snapshot of Python from which the next visit starts: made at rest, checked, and dropped when it fails."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from web.build.server import Server

from .conftest import Visit, visitor
from .table import Table, until
from .test_engine import KERNELS
from .test_faults import REMEMBER_WORKERS, REPLACED
from .test_lab import FINISHED

MADE = 180_000
"""Milliseconds in which a page that rests has made a snapshot, on a busy machine too."""

KEPT = "await caches.match(new URL('engine/snapshot', document.baseURI))"
"""The snapshot that is kept; undefined if there is none."""

SPARE = f"async () => void (await caches.open('spare')).put('spare', {KEPT})"
"""Lays a copy of the snapshot aside."""

# Keeps a copy of the spare snapshot, with changed bytes, and with their true hash if that is wanted.
CHANGED = """async ([change, honest]) => {
  const spare = await (await caches.open("spare")).match("spare");
  const headers = new Headers(spare.headers);
  const bytes = eval(change)(new Uint8Array(await spare.arrayBuffer()));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (honest) headers.set("X-SHA-256", [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  const name = `wye-snapshot-${JSON.parse(document.getElementById("start").textContent).build} /wye/`;
  const cache = await caches.open(name);
  await cache.put(new URL("engine/snapshot", document.baseURI), new Response(bytes, { headers }));
}"""

FLIPPED = "(bytes) => { bytes[bytes.length >> 1] ^= 1; return bytes; }"
CUT = "(bytes) => bytes.slice(0, 1_000_000)"
NAMELESS = "(bytes) => { bytes.fill(32, 4, 100); return bytes; }"
WHOLE = "(bytes) => bytes"


@pytest.fixture(scope="module")
def prepared(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Table]:
    """A page that has made a snapshot, a copy of which is laid aside."""
    with visitor(request, browser, server.url) as table:
        table.open()
        table.ready()
        assert not shortened(table)
        until(table.page, KEPT)
        table.page.evaluate(SPARE)
        yield table


def shortened(table: Table) -> bool:
    """Whether Python was started from a snapshot, and from nothing else."""
    loaded = table.page.workers[0].evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return any("?snapshot=" in name for name in loaded) and not any(name.endswith(".whl") for name in loaded)


def keep(table: Table, change: str, *, honest: bool = False) -> None:
    """Have a snapshot with changed bytes be kept, and leave the page, which would make another one."""
    table.page.evaluate(CHANGED, [change, honest])
    table.page.goto("about:blank")


def test_the_next_visit_starts_from_it_and_plays_without_network(prepared: Table) -> None:
    keep(prepared, WHOLE)
    prepared.page.context.set_offline(True)
    prepared.open()
    prepared.ready()
    assert shortened(prepared)
    prepared.page.workers[0].evaluate(KERNELS)
    for opponent in ("Wye", "Net"):
        prepared.new_game(11, opponent, budget="1,000 playouts")
        prepared.play("f6")
        prepared.my_turn()
    assert prepared.page.workers[0].evaluate("kernels") == 1
    prepared.page.context.set_offline(False)
    prepared.open("lab.html")
    expect(prepared.page.locator("#run")).to_be_enabled()
    prepared.page.locator("#run").click()
    expect(prepared.page.locator("#told")).to_have_text(FINISHED)


@pytest.mark.parametrize(("change", "honest"), [(FLIPPED, False), (CUT, True), (NAMELESS, True)])
def test_a_damaged_one_is_dropped_and_python_starts_from_its_files(prepared: Table, change: str, honest: bool) -> None:
    prepared.open()
    keep(prepared, change, honest=honest)
    prepared.open()
    prepared.ready()
    assert shortened(prepared) is False
    until(prepared.page, f"!({KEPT})")
    prepared.untroubled()


def test_a_worker_that_is_lost_takes_it_along(prepared: Table) -> None:
    prepared.open()
    keep(prepared, WHOLE)
    prepared.page.add_init_script(REMEMBER_WORKERS)
    prepared.page.clock.install()
    prepared.open()
    prepared.ready()
    prepared.page.evaluate("started.forEach((worker) => worker.terminate())")
    prepared.cell(prepared.free()).click()
    for milliseconds in (5_500, 5_500):
        prepared.page.clock.fast_forward(milliseconds)
    expect(prepared.alert).to_contain_text(REPLACED)
    assert prepared.page.evaluate(f"async () => {KEPT}") is None
    prepared.ready()
    assert not shortened(prepared)


def test_without_room_none_is_kept(visit: Visit) -> None:
    table = visit()
    table.open()
    table.ready()
    table.page.wait_for_function("navigator.serviceWorker.controller")
    session = table.page.context.new_cdp_session(table.page)
    origin = table.url.removesuffix(Server.base)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 100_000})
    with table.page.expect_console_message(lambda message: "Without a snapshot" in message.text, timeout=MADE):
        pass
    assert table.page.evaluate(f"async () => {KEPT}") is None
    table.untroubled()
