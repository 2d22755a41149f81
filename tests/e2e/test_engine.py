"""The engine in the browser is the engine of CPython: the same messages get the same answers."""

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from pyengine.page.service import Service
from tests.lab.test_laboratory import TRANSCRIPT as LAB
from tests.page.client import TRANSCRIPTS, about_known_games, run
from web.build.files import version
from web.build.paths import DIST
from web.build.server import Server

from .conftest import visitor
from .table import Table

START = """async (version) => {
  const folder = new URL(`../${version}/`, location.href);
  const { PyWorker } = await import(new URL("pyscript/core.js", folder));
  const config = { packages: ["wye-lab"], packages_cache: "passthrough", sync_main_only: true };
  window.bare = await PyWorker(new URL("lab/worker.py", folder).href, {
    version: new URL("interpreter.js", folder).href,
    async: true,
    config,
  });
  window.heard = [];
  window.bare.sync.progress = (text) => { window.heard.push(text); };
}"""


# Has a worker count how often it makes a kernel from now on.
KERNELS = """() => {
  globalThis.kernels = 0;
  WebAssembly.Instance = class extends WebAssembly.Instance {
    constructor(...given) {
      super(...given);
      globalThis.kernels += "judge" in this.exports;
    }
  };
}"""


@pytest.fixture(scope="module")
def bare(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Table]:
    """A page with nothing but a worker, which has the lab too, and to which a test speaks directly."""
    with visitor(request, browser, server.url) as table:
        table.open("licenses/")
        table.page.evaluate(START, version(DIST))
        table.page.workers[0].evaluate(KERNELS)
        yield table


def whole(answer: dict[str, Any], heard: list[str]) -> dict[str, Any]:
    """An answer with the parts that a slow machine told on the way."""
    told = [said["info"]["parts"] for said in map(json.loads, heard) if "parts" in said["info"]]
    if told:
        answer["result"]["parts"] = [*chain(*told), *answer["result"]["parts"]]
    return answer


def timeless(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer without its times."""
    (answer.get("result", {}).get("info") or {}).pop("elapsed", None)
    return answer


@pytest.mark.parametrize("path", [*TRANSCRIPTS, LAB], ids=lambda path: path.stem)
def test_the_transcripts_of_cpython_are_those_of_the_browser(bare: Table, path: Path) -> None:
    for line in path.read_text("utf-8").splitlines():
        said = json.loads(line)
        text = said["ask"] if isinstance(said["ask"], str) else json.dumps(said["ask"])
        answer = json.loads(bare.page.evaluate("(text) => window.bare.sync.call(text)", text))
        heard = bare.page.evaluate("window.heard.splice(0)")
        assert about_known_games(timeless(whole(answer, heard))) == timeless(said["answers"][-1])


@pytest.mark.parametrize("record", ["y11-pie:f6", "y6:", "hex11-pie:f6", "hex4:a1.b2"])
def test_net_finds_by_its_kernel_what_cpython_finds_by_numpy(bare: Table, record: str) -> None:
    think = {"op": "think", "bot": "net", "budget": {"playouts": 200}, "seed": 1, "study": True}
    text = json.dumps({"id": 1, "record": record, **think})
    expected = json.loads(run(Service(lambda _: None).call(text)))
    answer = json.loads(bare.page.evaluate("(text) => window.bare.sync.call(text)", text))
    bare.page.evaluate("window.heard.splice(0)")
    assert "result" in answer
    assert timeless(answer) == timeless(expected)
    assert bare.page.workers[0].evaluate("kernels") == 1
