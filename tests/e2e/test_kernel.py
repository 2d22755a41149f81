"""The network's kernel in WebAssembly, run by Node as the page runs it, says what numpy says."""

import json
import subprocess
from base64 import b64encode

import numpy as np
import pytest
from numpy.typing import NDArray

from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.search.network import kernel
from pyengine.search.network.evaluator import Evaluator
from tests.engine.search.network.test_evaluator import NETWORKS, looks
from web.build.node import tool
from web.build.paths import WORK
from web.build.scripts import esbuild
from web.build.wheels import ASSEMBLED

# Answers each line, the memories of two judges and what one of them is to judge, by the octets that it gives.
NODE = """
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const [code, kernel] = process.argv.slice(1);
const { loader } = await import(kernel);
const buffer = (data) => ({ getBuffer: () => ({ data, release() {} }) });
const load = loader(readFileSync(code)), judges = [];
for await (const line of createInterface({ input: process.stdin })) {
  const { memory, judge, cells, count, octets } = JSON.parse(line);
  if (memory) judges.push(load(buffer(Buffer.from(memory, "base64"))));
  const out = Buffer.alloc(octets ?? 0);
  if (cells) judges[judge](buffer(Buffer.from(cells, "base64")), buffer(out), count);
  console.log(JSON.stringify([...out]));
}
"""


class Node:
    """The kernel in a process of Node."""

    def __init__(self) -> None:
        assert ASSEMBLED.exists(), "the site is not built: run python build.py build"
        folder = WORK / "kernel"
        esbuild("Bundling the kernel's loader", {"kernel": "engine/kernel.ts"}, "--format=esm", f"--outdir={folder}")
        page = (folder / "kernel.js").as_uri()
        command = [tool("node"), "--input-type=module", "--eval", NODE, str(ASSEMBLED), page]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.judges = 0
        self.asked = 0

    def load(self, memory: bytes) -> kernel.Judge:
        number, self.judges = self.judges, self.judges + 1
        self.answer(memory=b64encode(memory).decode())

        def judge(cells: NDArray[np.int8], out: NDArray[np.float32], count: int) -> None:
            self.asked += count
            text = b64encode(cells.tobytes()).decode()
            found = self.answer(judge=number, cells=text, count=count, octets=out.nbytes)
            out[:] = np.frombuffer(bytes(found), "<f4")

        return judge

    def answer(self, **message: object) -> list[int]:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        print(json.dumps(message), file=process.stdin, flush=True)
        found: list[int] = json.loads(process.stdout.readline())
        return found


BOARDS = [("hex", 2), ("hex", 3), ("hex", 5), ("hex", 11), ("hex", 25), ("y", 3), ("y", 6), ("y", 11), ("y", 25)]


def test_it_says_what_numpy_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """On boards with an even and an odd number of cells, by judges that take turns."""
    cases = [
        (connection(new_game(game, size).start()).game, layers) for game, size in BOARDS for layers in NETWORKS.values()
    ]
    plain = [Evaluator(game, layers) for game, layers in cases]
    node = Node()
    with node.process:
        monkeypatch.setattr(kernel, "load", node.load)
        quick = [Evaluator(game, layers) for game, layers in cases]
        for count in (1, 6, 17):
            for (game, _), one, other in zip(cases, plain, quick, strict=True):
                cells = looks(game.name, game.size, count, count)
                for expected, found in zip(one(cells), other(cells), strict=True):
                    assert (expected == found).all()
        assert node.process.stdin is not None
        node.process.stdin.close()
    assert node.asked == (1 + 6 + 17) * len(cases)
