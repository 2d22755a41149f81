"""The judge shows the network what the player to move sees, and brings its answer back to the board."""

import numpy as np
import pytest
from numpy.typing import NDArray

from pyengine.core.dice import Dice
from pyengine.core.game import State, opponent
from pyengine.core.protocols import connection
from pyengine.games import new_game
from pyengine.search.connection.distance import mask_of
from pyengine.search.network.evaluator import Evaluator, softmax
from pyengine.search.network.judge import Judge
from pyengine.search.network.tree import Judgement
from tests.engine.boards import rules
from tests.engine.conformance import walk


def judged(judge: Judge, state: State, seed: int = 1) -> Judgement:
    player = state.to_move
    stones = mask_of(state.cells, player), mask_of(state.cells, opponent(player))
    return judge([stones], [player], Dice(seed))[0]


@pytest.mark.parametrize(("name", "size"), [("y", 5), ("hex", 5)])
def test_it_says_what_the_network_says_in_one_of_the_symmetric_views(name: str, size: int) -> None:
    game = rules(name, size)
    network, judge = Evaluator(game), Judge(game.start())
    for state in walk(game, Dice(4))[:-1]:
        said = judged(judge, state)
        expected = []
        for image in game.symmetries:
            turned = bytearray(len(state.cells))
            for cell, place in enumerate(image):
                turned[place] = state.cells[cell]
            place_of = np.array(image) if state.to_move == 1 else network.turn[np.array(image)]
            cells = np.zeros((1, len(turned)), np.int8)
            for cell, owner in enumerate(state.cells):
                cells[0, place_of[cell]] = 0 if not owner else 1 if owner == state.to_move else 2
            logits, values = network(cells)
            empty = np.frombuffer(state.cells, np.uint8)[np.newaxis] == 0
            expected.append((softmax(logits[:, place_of], empty)[0].tolist(), float(values[0])))
        assert (list(said.priors), said.value) in expected


def test_moves_come_by_descending_prior_and_only_empty_cells() -> None:
    for state in walk(new_game("hex", 4, {"pie": False}), Dice(2))[:-1]:
        said = judged(Judge(connection(state)), state)
        assert sorted(said.order) == list(state.legal())
        priors = [said.priors[move] for move in said.order]
        assert priors == sorted(priors, reverse=True)
        assert sum(round(one * 1e6) for one in priors) == pytest.approx(1e6, abs=10)


class Rows:
    """In place of the network: it likes the middle rows, of what is seen, and values the stones of the player."""

    def __init__(self, side: int) -> None:
        self.turn = np.arange(side**2).reshape(side, side).T.reshape(-1)
        self._logits = -np.abs(np.arange(side**2) // side - (side - 1) / 2)

    def __call__(self, cells: NDArray[np.int8]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        logits = np.repeat(self._logits[np.newaxis], len(cells), axis=0).astype(np.float32)
        return logits, ((cells == 1).sum(axis=1) / 100).astype(np.float32)


@pytest.mark.parametrize(
    ("sides", "player", "rows"), [(False, 1, True), (False, 2, False), (True, 1, False), (True, 2, True)]
)
def test_either_player_sees_the_own_edges_above_and_below(sides: bool, player: int, rows: bool) -> None:
    """`rows` tells whether the player connects top and bottom, after the sides were traded or not."""
    state = rules("hex", 5, {"sides": sides}).start().play(7)
    state = state.play(state.game.swap) if sides else state
    while state.to_move != player:
        state = state.play(0)
    judge = Judge(state)
    judge._network = Rows(5)  # type: ignore[assignment]  # noqa: SLF001 (what the network is shown)
    said = judged(judge, state)
    first = said.order[0]
    assert (first // 5 == 2) if rows else (first % 5 == 2)
    assert said.value == pytest.approx(state.cells.count(player) / 100)
