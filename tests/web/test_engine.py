"""The engine in the browser is the engine of CPython: the same messages get the same answers."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from .table import Table

GOLDEN = Path(__file__).parents[1] / "golden/wire"

START = """async () => {
  const { PyWorker } = await import(new URL("pyscript/core.js", location.href));
  const version = new URL("pyodide/pyodide.mjs", location.href).href;
  const config = { packages: ["wye-lab"], packages_cache: "passthrough", sync_main_only: true };
  window.bare = await PyWorker("./lab/worker.py", { version, async: true, config });
  window.heard = [];
  window.bare.sync.progress = (text) => { window.heard.push(text); };
}"""


@pytest.fixture(scope="module")
def bare(shared: Table) -> Table:
    """A page with one more worker, which has the lab too, and to which a test speaks directly."""
    shared.page.evaluate(START)
    return shared


def whole(answer: dict[str, Any], heard: list[str]) -> dict[str, Any]:
    """An answer with the parts that a slow machine told on the way."""
    told = [said["info"]["parts"] for said in map(json.loads, heard) if "parts" in said["info"]]
    if told:
        answer["result"]["parts"] = [*chain(*told), *answer["result"]["parts"]]
    return answer


def timeless(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer without its times."""
    answer.get("result", {}).get("info", {}).pop("elapsed", None)
    return answer


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_the_transcripts_of_cpython_are_those_of_the_browser(bare: Table, path: Path) -> None:
    for line in path.read_text("utf-8").splitlines():
        said = json.loads(line)
        text = said["ask"] if isinstance(said["ask"], str) else json.dumps(said["ask"])
        answer = json.loads(bare.page.evaluate("(text) => window.bare.sync.call(text)", text))
        heard = bare.page.evaluate("window.heard.splice(0)")
        assert timeless(whole(answer, heard)) == timeless(said["answers"][-1])
