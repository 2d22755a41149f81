"""The network: the integers of its plain definition, for any board and batch, as the player to move sees it."""

from fractions import Fraction
from math import e, tanh

import numpy as np
import pytest
from numpy.typing import NDArray

from pyengine.games import new_game
from pyengine.search.network.evaluator import NEAR, WIDE, Evaluator, Look, Tables, softmax, tables
from pyengine.search.network.weights import BLOCKS, CHANNELS, MOST, POOLED, UNIT, Weights, layers_of, weights
from tests.engine.boards import rules
from tests.engine.search.network.test_weights import invented

BOARDS = [("y", 3), ("y", 6), ("y", 9), ("hex", 2), ("hex", 5), ("hex", 7), ("hex", 11), ("hex", 19)]
Integers = NDArray[np.int64]


def engine_weights(kind: str) -> Weights:
    found = weights(kind)
    assert found is not None
    return found


WILD = layers_of(invented(3, 4.0))
"""Weights so large that activations reach their limits."""
NETWORKS = {"the engine's": engine_weights("y"), "invented": layers_of(invented(1)), "wild": WILD}


def looks(game: str, size: int, count: int, seed: int = 1) -> Look:
    cells, dice = len(new_game(game, size).geometry.names), np.random.default_rng(seed)
    full = dice.random((count, cells)) < np.linspace(0, 0.9, count)[:, np.newaxis]
    found: Look = np.where(full, dice.integers(1, 3, (count, cells)), 0).astype(np.int8)
    return found


class Plain:
    """The definition, cell by cell, in integers of 64 bits."""

    def __init__(self, game: str, size: int, layers: Weights) -> None:
        self.layers, self.span, span = layers, size, range(size)
        if game == "hex":
            self.places = [(row, column) for row in span for column in span]
        else:
            self.places = [(row - column, column) for row in span for column in range(row + 1)]
        self.hex = game == "hex"

    def __call__(self, cells: Look) -> tuple[list[Fraction], float]:
        x = self.first(cells)
        for block in range(BLOCKS):
            h = limited(self.near(x, f"{block}a"))
            if block in POOLED:
                extra = np.rint(self.layer(f"g{block}", pooled(h)[np.newaxis])[0])
                h = np.clip(h + extra.astype(np.int64), -MOST, MOST)
            x = limited(self.near(h, f"{block}b") + x)
        policy = self.layers["policy"]
        sums = x @ policy.kernel[:, 0].astype(np.int64)
        u = limited(self.layer("v1", x))
        t = limited(self.layer("v2", pooled(u)[np.newaxis]))
        v = round(self.layer("v3", t)[0, 0] / UNIT * 256)
        value = float(f"{tanh(min(max(v, -2048), 2048) / 256):.6g}")
        return [Fraction(int(one), UNIT << int(policy.exponents[0])) for one in sums], value

    def layer(self, name: str, rows: Integers) -> NDArray[np.float64]:
        layer = self.layers[name]
        sums = rows @ layer.kernel.astype(np.int64) + layer.bias
        return sums / 2.0**layer.exponents

    def first(self, cells: Look) -> Integers:
        known = dict(zip(self.places, cells.tolist(), strict=True))
        rows = []
        for a, b in self.places:
            codes = [known[a + i, b + j] if (a + i, b + j) in known else self.beyond(a + i, b + j) for i, j in WIDE]
            rows.append([UNIT * (code >> bit & 1) for code in codes for bit in (0, 1)])
        return limited(self.layer("in", np.array(rows, np.int64)))

    def beyond(self, a: int, b: int) -> int:
        if not self.hex:
            return 3
        return (not 0 <= a < self.span) + 2 * (not 0 <= b < self.span)

    def near(self, x: Integers, name: str) -> NDArray[np.float64]:
        known, zeros = dict(zip(self.places, x, strict=True)), np.zeros(CHANNELS, np.int64)
        rows = [np.concatenate([known.get((a + i, b + j), zeros) for i, j in NEAR]) for a, b in self.places]
        return self.layer(name, np.array(rows))


def limited(sums: NDArray[np.float64]) -> Integers:
    return np.clip(np.rint(sums), 0, MOST).astype(np.int64)


def pooled(h: Integers) -> Integers:
    mean = np.rint(h.sum(axis=0).astype(np.float32) / np.float32(len(h))).astype(np.int64)
    return np.concatenate([mean, h.max(axis=0)])


@pytest.mark.parametrize("network", NETWORKS)
@pytest.mark.parametrize(("game", "size"), BOARDS)
def test_numbers_are_those_of_the_definition(game: str, size: int, network: str) -> None:
    layers, cells = NETWORKS[network], looks(game, size, 5)
    logits, values = Evaluator(rules(game, size), layers)(cells)
    assert logits.dtype == values.dtype == np.float32
    plain = Plain(game, size, layers)
    for position, found, value in zip(cells, logits, values, strict=True):
        expected, worth = plain(position)
        assert [Fraction(float(one)) for one in found] == expected
        assert value == np.float32(worth)


@pytest.mark.parametrize(("game", "size"), [("y", 5), ("hex", 6), ("hex", 25), ("y", 25)])
def test_positions_get_the_same_numbers_alone_and_together(game: str, size: int) -> None:
    evaluator, cells = Evaluator(rules(game, size)), looks(game, size, 35)
    logits, values = evaluator(cells)
    assert np.isfinite(logits).all()
    assert (abs(values) <= 1).all()
    for count in (1, 8, 3, 17):
        for first in range(0, 35, count):
            some = slice(first, first + count)
            again, worths = evaluator(cells[some])
            assert (again == logits[some]).all()
            assert (worths == values[some]).all()


def test_results_are_not_overwritten_by_the_next_ones() -> None:
    evaluator, cells = Evaluator(rules("hex", 5)), looks("hex", 5, 4)
    logits, values = evaluator(cells)
    kept = logits.copy(), values.copy()
    evaluator(cells[::-1].copy())
    assert (logits == kept[0]).all()
    assert (values == kept[1]).all()


def test_cells_may_have_any_numbers_and_the_board_any_tables() -> None:
    game, cells = rules("y", 5), looks("y", 5, 6)
    board = tables(game.start().field)
    dice = np.random.default_rng(1)
    old = dice.permutation(15)  # the old number of each cell
    new = np.append(np.argsort(old), [15, 16, 17])
    renumbered = Tables(new[board.near[old]], new[board.wide[old]], np.arange(15))
    logits, values = Evaluator(game, WILD)(cells)
    again, worths = Evaluator(game, WILD, renumbered)(cells[:, old])
    assert (again == logits[:, old]).all()
    assert (worths == values).all()
    # A point with five neighbours lacks one, and those around it do not see it there.
    near = board.near.copy()
    near[7, 0] = 15
    other, _ = Evaluator(game, WILD, board._replace(near=near))(cells)
    assert (other != logits).any()


def test_the_player_to_move_sees_own_stones_and_edges() -> None:
    """The second player of Hex sees the board transposed."""
    game = rules("hex", 3)
    evaluator = Evaluator(game)
    state = game.start().play(1).play(5)
    assert evaluator.look_of(state).tolist() == [0, 1, 0, 0, 0, 2, 0, 0, 0]
    assert evaluator.cells_of(state).tolist() == list(range(9))
    state = state.play(8)
    assert evaluator.look_of(state).tolist() == [0, 0, 0, 2, 0, 0, 0, 1, 2]
    assert evaluator.cells_of(state).tolist() == evaluator.turn.tolist() == [0, 3, 6, 1, 4, 7, 2, 5, 8]


def test_which_games_are_supported() -> None:
    assert Evaluator.supports(new_game("hex", 5).start())
    assert Evaluator.supports(new_game("y", 5).start())
    assert not Evaluator.supports(new_game("tictactoe", 3).start())


def test_shares_of_moves() -> None:
    logits = np.array([[0, 1, 5, -30], [2, 2, 2, 2]], np.float32)
    empty = np.array([[True, True, False, True], [True, False, True, True]])
    shares = softmax(logits, empty)
    assert shares.dtype == np.float32
    assert (shares[~empty] == 0).all()
    assert (shares[empty] > 0).all()
    assert shares[0] == pytest.approx([1 / (1 + e), e / (1 + e), 0, 0], abs=1e-5)
    assert shares[1] == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3])
