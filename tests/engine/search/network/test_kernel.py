"""What the network's kernel is given, and what is made of its answers; tests/e2e/test_kernel.py runs it."""

import re
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from pyengine.search.network import kernel
from pyengine.search.network.evaluator import Evaluator, Look, Tables, tables
from pyengine.search.network.weights import BLOCKS, MOST, WIDE_TAPS
from tests.engine.boards import rules
from tests.engine.search.network.test_evaluator import engine_weights, looks

SOURCE = Path(kernel.__file__).with_suffix(".wat").read_text("utf-8")


class Fake:
    """A kernel that remembers what it was given, and answers by numbers that tell the positions apart."""

    def __init__(self) -> None:
        self.memories: list[bytes] = []
        self.counts: list[int] = []

    def load(self, memory: bytes) -> kernel.Judge:
        self.memories.append(memory)

        def judge(cells: NDArray[np.int8], out: NDArray[np.float32], count: int) -> None:
            self.counts.append(count)
            assert cells.dtype == np.int8
            assert cells.flags.c_contiguous
            assert (len(cells), out.shape) == (count, (count + cells.size,))
            assert out.dtype == np.float32
            out[:count] = cells.sum(axis=1) / 64
            out[count:] = cells.reshape(-1) + 0.5

        return judge


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Fake:
    found = Fake()
    monkeypatch.setattr(kernel, "load", found.load)
    return found


def test_its_source_has_the_same_limits() -> None:
    """Where the parts lie, the largest activation, and how many numbers lie between the parts that it works with."""
    places = {name: int(at, 16) for name, at in re.findall(r"\(global \$(\w+) .*i32\.const (0x[0-9a-f]+)\)", SOURCE)}
    assert [places[name] for name in ("near", "wide", "first", "pool", "layers", "x")] == [
        *(kernel.NEAR, kernel.WIDE, kernel.FIRST, kernel.POOL, kernel.LAYERS, kernel.END)
    ]
    row, most = kernel.ROW, kernel.LARGEST
    assert most * 7 * 4 <= places["wide"] - places["near"]
    assert most * WIDE_TAPS * 2 <= places["first"] - places["wide"]
    for one, next_one in (("x", "h"), ("h", "u"), ("u", "v"), ("v", "z")):
        assert (most + 2) * row <= places[next_one] - places[one]
    assert most + 4 <= places["boards"] - places["codes"]
    assert places["results"] - places["boards"] >= kernel.ROOM
    pages = re.search(r'\(memory \(export "memory"\) (\d+)\)', SOURCE)
    assert pages is not None
    assert int(pages[1]) * 2**16 - places["results"] >= 4 * (kernel.ROOM + kernel.ROOM + 1)
    assert {int(number) for number in re.findall(r"i16x8\.splat \(i32\.const (-?\d+)\)", SOURCE)} == {MOST, -MOST}
    assert f"(i32.const {BLOCKS})" in SOURCE


@pytest.mark.parametrize("count", [0, 1, 5, 16, 17, 40])
def test_the_kernel_is_asked_for_at_most_sixteen_positions(fake: Fake, count: int) -> None:
    evaluator, cells = Evaluator(rules("hex", 5)), looks("hex", 5, count)
    board = tables(rules("hex", 5).start().field)
    assert fake.memories == [kernel.memory_of(board.near, board.wide, engine_weights("hex"))]
    logits, values = evaluator(cells)
    assert fake.counts == [min(16, count - first) for first in range(0, count, 16)]
    assert (logits == cells + 0.5).all()
    assert values == pytest.approx(np.tanh(np.rint(cells.sum(axis=1) * 4) / 256), rel=1e-5)
    assert (logits.shape, values.shape) == (cells.shape, (count,))


def test_cells_may_lie_in_any_order_in_memory(fake: Fake) -> None:
    evaluator, cells = Evaluator(rules("hex", 5)), looks("hex", 5, 6)
    logits, _ = evaluator(np.asfortranarray(cells)[::-1])
    assert (logits == cells[::-1] + 0.5).all()
    assert fake.counts == [6]


def line(cells: int) -> Tables:
    near = np.full((cells, 7), cells)
    near[:, 3] = range(cells)
    return Tables(near, np.full((cells, WIDE_TAPS), cells), np.arange(cells))


@pytest.mark.parametrize(("cells", "counts"), [(384, [16, 4]), (385, [15, 5]), (640, [9, 9, 2]), (641, [])])
def test_large_boards_are_judged_by_fewer_or_by_numpy(fake: Fake, cells: int, counts: list[int]) -> None:
    evaluator = Evaluator(rules("y", 3), board=line(cells))
    looked: Look = np.zeros((20, cells), np.int8)
    logits, _ = evaluator(looked)
    assert fake.counts == counts
    assert len(fake.memories) == (cells <= 640)
    assert (logits == 0.5).all() == (cells <= 640)


def test_without_kernel_numpy_judges() -> None:
    assert kernel.load is None
    logits, values = Evaluator(rules("y", 4))(looks("y", 4, 3))
    assert len(np.unique(logits)) > 10
    assert (abs(values) <= 1).all()
