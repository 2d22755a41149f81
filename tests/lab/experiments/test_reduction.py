from __future__ import annotations

import numpy as np
import pytest

from pyengine.dice import Dice
from pyengine.lab.experiment import seed_of
from pyengine.lab.experiments.players import position_of
from pyengine.lab.experiments.reduction import ReductionExperiment, majority, placed, reduced
from pyengine.reduction import dealt, reduction_of


@pytest.mark.parametrize("position", ["y3", "y7:a1.b2", "hex2", "hex5:c3", "hex4:a1.b2.c3"])
def test_the_last_triangle_shows_the_winners(position: str) -> None:
    state = position_of(position)
    assert state.field is not None
    boards = dealt(state.cells, state.to_move, 64, Dice(seed_of(9, 0)))
    won = reduction_of(state.field).won(boards)
    triangles = list(reduced(placed(state.field, boards)))
    assert [len(triangle) for triangle in triangles] == list(range(state.field.side, 0, -1))
    assert triangles[-1] == [[won]]
    study = ReductionExperiment(position=position)
    winners = [row["winner"] for row in study.tables(study.events(9))["boards"].rows]
    assert winners == [1 if won >> board & 1 else 2 for board in range(64)]


def test_the_first_board_is_told_cell_by_cell() -> None:
    study = ReductionExperiment(position="y4:a1.b2", boards=3)
    for event in study.events(1):
        if event["is"] == "triangle":
            words = [[int(word, 16) for word in row] for row in event["words"]]
            assert event["first"] == [[1 if word % 2 else 2 for word in row] for row in words]
            assert all(word < 8 for row in words for word in row)


def test_the_majority_is_that_of_each_bit() -> None:
    a, b, c = (Dice(seed).words(1)[0] for seed in (1, 2, 3))
    bits = np.array([[int(word) >> bit & 1 for bit in range(64)] for word in (a, b, c)])
    assert majority(int(a), int(b), int(c)) == sum(1 << bit for bit in range(64) if bits[:, bit].sum() >= 2)
